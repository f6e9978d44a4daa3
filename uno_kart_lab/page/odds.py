"""The odds of a position as the page is told them, for what one reader can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from uno_kart_lab.narration import Narrator
from uno_kart_lab.odds import bluff_chance, interval, item_odds
from uno_kart_lab.players.simple import saying_uno
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.position import AwaitChallenge, GameOver, Position, RoundOver
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_actions, see_position


@dataclass
class Tally:
    """How often each seat has won, and last nobody, in the games that were tried out."""

    won: list[int]
    games: int = 0

    def add(self, won: Sequence[int]) -> None:
        """Count some more games."""
        self.won = [one + more for one, more in zip(self.won, won, strict=True)]
        self.games += sum(won)

    def share(self, seat: int) -> dict[str, Any]:
        """Return in what share of the games a seat wins, and between which bounds its chance is."""
        low, high = interval(self.won[seat], self.games)
        share = self.won[seat] / self.games
        return {"share": _rounded(share), "low": _rounded(low), "high": _rounded(high)}


@dataclass
class PositionOdds:
    """What is worked out of a position, as far as it has come.

    Attributes
    ----------
    view : Position
        What whoever reckons sees of it.
    knower : Reader
        Who reckons: a seat, or the table.
    actions : tuple of Action
        What that seat can do now.
    chances : Tally
        Of games that go on from here.
    values : list of Tally
        For each of the actions, of games that go on with it.
    """

    view: Position
    knower: Reader
    actions: tuple[Action, ...]
    chances: Tally = field(init=False)
    values: list[Tally] = field(init=False)

    def __post_init__(self) -> None:
        nobody_yet = [0] * (len(self.view.hands) + 1)
        self.chances = Tally(nobody_yet)
        self.values = [Tally(nobody_yet) for _ in self.actions]

    @property
    def is_on(self) -> bool:
        """Whether the round can still be won."""
        return not isinstance(self.view.awaiting, RoundOver | GameOver)


def odds_of(position: Position, reader: Reader) -> PositionOdds:
    """Return the odds of a position, of which nothing has been tried out yet.

    The teacher, who sees all cards, is told what the seat that is to decide can work out.
    """
    knower: Reader = reader
    if reader == TEACHER:
        asked = position.awaiting.seat
        knower = position.turn if asked is None else asked
    view = see_position(position, knower)
    own = () if knower == TABLE else see_actions(legal_actions(position), knower)
    return PositionOdds(view, knower, tuple(saying_uno(view, action) for action in own))


def odds_message(
    odds: PositionOdds, node: int, narrator: Narrator, of: int, *, compiled: bool, done: bool
) -> dict[str, Any]:
    """Return the odds of a node, as far as they have been worked out.

    Parameters
    ----------
    odds : PositionOdds
    node : int
    narrator : Narrator
    of : int
        How many games it is going to be.
    compiled : bool
        Whether the compiled players play them.
    done : bool
        Whether nothing more will come.
    """
    chances, seats = odds.chances, range(len(odds.view.hands))
    values = zip(odds.actions, odds.values, strict=True)
    return {
        "odds": {
            "node": node,
            "knower": str(odds.knower),
            "on": odds.is_on,
            "items": _items(odds.view) if odds.is_on else None,
            "bluff": _bluff(odds),
            "wins": [chances.share(seat) for seat in seats] if chances.games else [],
            "nobody": _rounded(chances.won[-1] / chances.games) if chances.games else 0,
            "games": chances.games,
            "of": of,
            "actions": [
                {
                    "text": narrator.action(action, odds.view.awaiting),
                    "games": tally.games,
                    **tally.share(action.seat),
                }
                for action, tally in values
                if tally.games
            ],
            "compiled": compiled,
            "done": done,
        }
    }


def _items(view: Position) -> list[dict[str, Any]] | None:
    shares = item_odds(view)
    if shares is None:
        return None
    return [{"item": item.value, "share": _rounded(share)} for item, share in shares.items()]


def _bluff(odds: PositionOdds) -> float | None:
    """Return how likely the Wild Draw Four is a bluff, for whoever can't see whether it is one."""
    awaiting = odds.view.awaiting
    if not isinstance(awaiting, AwaitChallenge) or odds.knower == odds.view.turn:
        return None
    return _rounded(bluff_chance(odds.view, odds.view.turn, awaiting.colour))


def _rounded(chance: Fraction | float) -> float:
    return round(float(chance), 4)
