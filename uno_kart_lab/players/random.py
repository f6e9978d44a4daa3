"""The random player: anything it may do is as likely as anything else.

Each number it takes is drawn from the choices' stream (see `players.table`), in this order:

- asked for a decision with *n* legal actions: one of 0 … *n* − 1, which is the action's place among
  them, even if there is only one; then, if that is a play that leaves one card, one of 0 and 1:
  with 1 it says UNO;
- asked whether it says UNO late, or catches somebody: one of 0 and 1: with 1 it does;
- asked whether it jumps in: one of 0 and 1: with 1 it does, and then, if that leaves one card, one
  of 0 and 1: with 1 it says UNO.
"""

from __future__ import annotations

from collections.abc import Sequence

from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.rules.actions import Action, CatchUno, Play, SayUno
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.shuffle import below


def choose(view: Position, legal: Sequence[Action], choices: int) -> tuple[Action, int]:
    """Choose what the awaited seat does; see `players.table.Player`."""
    place, choices = below(len(legal), choices)
    return toss_for_uno(view, legal[place], choices)


def toss_for_uno(view: Position, action: Action, choices: int) -> tuple[Action, int]:
    """Say UNO with every other play that leaves one card, as a coin falls."""
    if not isinstance(action, Play) or len(view.hands[action.seat]) != 2:
        return action, choices
    says, choices = below(2, choices)
    return Play(action.seat, action.card, action.colour, say_uno=says == 1), choices


def speaks_up(_: Position, action: SayUno | CatchUno, choices: int) -> tuple[bool, int]:
    """Act in the UNO window, or let it be, as a coin falls; see `players.table.Player`."""
    del action
    does, choices = below(2, choices)
    return does == 1, choices


def jumps_in(view: Position, play: Play, choices: int) -> tuple[Action | None, int]:
    """Jump in, or wait for its turn, as a coin falls; see `players.table.Player`."""
    does, choices = below(2, choices)
    return toss_for_uno(view, play, choices) if does else (None, choices)


def why(_: Position, legal: Sequence[Action], action: Action) -> Motive:
    """Return why it does what it does; see `players.table.Player`."""
    del legal, action
    return Motive(MotiveKind.AT_RANDOM)
