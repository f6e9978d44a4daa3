"""The beginner: it does the first thing it may do, and thinks of UNO every other time.

It plays the first card of its hand that fits and draws only when none does; it plays a card it has
just drawn; it stacks the first draw card that it may, else it accepts the draw; it takes the first
colour and the first seat. From the choices' stream (see `players.table`) it draws one of 0 and 1
for a play that leaves one card: with 1 it says UNO. It notices no missing UNO, own or another's,
and no chance to jump in.
"""

from __future__ import annotations

from collections.abc import Sequence

from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.players.random import toss_for_uno
from uno_kart_lab.rules.actions import Action, CatchUno, Play, SayUno
from uno_kart_lab.rules.position import Position


def choose(view: Position, legal: Sequence[Action], choices: int) -> tuple[Action, int]:
    """Choose what the awaited seat does; see `players.table.Player`."""
    return toss_for_uno(view, legal[0], choices)


def speaks_up(_: Position, action: SayUno | CatchUno, choices: int) -> tuple[bool, int]:
    """Let every UNO window be; see `players.table.Player`."""
    del action
    return False, choices


def jumps_in(_: Position, play: Play, choices: int) -> tuple[Action | None, int]:
    """Wait for its turn; see `players.table.Player`."""
    del play
    return None, choices


def why(_: Position, legal: Sequence[Action], action: Action) -> Motive:
    """Return why it does what it does; see `players.table.Player`."""
    del legal, action
    return Motive(MotiveKind.FIRST)
