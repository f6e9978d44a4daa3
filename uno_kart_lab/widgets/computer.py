"""What is done when the computer is asked to go on, by whoever plays for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from uno_kart_lab.files import Record, Scenario
from uno_kart_lab.files.at import At
from uno_kart_lab.players.motive import Motive
from uno_kart_lab.players.table import PLAYERS, choices_of, motive, next_action
from uno_kart_lab.players.worlds import stream
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.position import GameOver, Position

USUAL: Final = "simple"
"""Who plays for a seat that nobody was chosen for."""


class Computer:
    """The computer players of a table, a name of `players.table.PLAYERS` by seat.

    What they do where the game stands does not depend on how it came to stand there, so that
    whoever goes back and on again sees the same.
    """

    def __init__(self, names: Sequence[str], seed: int) -> None:
        self.names = tuple(names)
        self._players = [PLAYERS[name] for name in names]
        self._seed = seed

    def action(self, position: Position) -> Action | None:
        """Return what is done next; None when the game is over."""
        if isinstance(position.awaiting, GameOver):
            return None
        choices = stream(choices_of(self._seed), position.moment)
        return next_action(position, self._players, choices)[0]

    def motive(self, position: Position, action: Action) -> Motive:
        """Return why they do what `action` has just said that they do."""
        return motive(position, self._players, action)


def usual_computer(seats: int) -> Computer:
    """Return the players that sit at a table where nobody was chosen."""
    return Computer([USUAL] * seats, 0)


def seed_of(start: Scenario | Record) -> int:
    """Return what a game is shuffled by; 0 where its stock is listed."""
    return (start.seed if isinstance(start, Record) else start.shuffled_by) or 0


def names_at(at: At, seats: int) -> tuple[str, ...]:
    """Read which computer player plays for each seat."""
    known = {name: name for name in PLAYERS}
    return tuple(item.one_of(known) for item in at.items(seats, seats))
