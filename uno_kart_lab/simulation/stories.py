"""From a bar to its story: the step of a game that a bar is about, and that is looked at first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeJudged,
    DiscardReshuffled,
    Event,
    UnoCaught,
    UnoWindowOpened,
    WildDrawFourAccepted,
)
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.simulation.by_engine import CAUSES

Why: TypeAlias = Literal["lead", "end", "chain", "first", "most"]

_FIRST: Final[dict[str, Callable[[Event], bool]]] = {
    "accepted": lambda event: isinstance(event, WildDrawFourAccepted),
    "challenges_won": lambda event: isinstance(event, ChallengeJudged) and event.bluff,
    "challenges_lost": lambda event: isinstance(event, ChallengeJudged) and not event.bluff,
    "reshuffles": lambda event: isinstance(event, DiscardReshuffled),
    "uno_forgotten": lambda event: isinstance(event, UnoWindowOpened),
    "uno_caught": lambda event: isinstance(event, UnoCaught),
}
"""What is looked for, by the column that counts it."""

_CHAINS: Final = ("boxes", "longest_chain")
_DRAWN: Final = "drawn_"


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a game.

    Attributes
    ----------
    step : int
        The number of the step; 0 is the deal.
    event : int
        The place of the event in it.
    why : str
        ``"lead"``: from here on the winner always holds the fewest cards. ``"end"``: nobody won,
        and this is the last step. ``"chain"``: the longest chain begins. ``"first"``: what is
        counted happens for the first time. ``"most"``: it draws more cards than at any other time.
    number : int
        How many boxes the chain has, how many cards are drawn; otherwise 0.
    """

    step: int
    event: int
    why: Why
    number: int = 0


def deciding_place(steps: Sequence[Step], column: str) -> Place:
    """Return where a round is looked at first by whoever asks about a column of its row.

    Where the column has counted nothing, as for who won, this is where the lead was taken for
    good.

    Parameters
    ----------
    steps : sequence of Step
        The round from the deal to its end.
    column : str
        Of `kernel.playing.ROW`.
    """
    if column in _CHAINS:
        found = _longest_chain(steps)
    elif column in _FIRST:
        found = _first(steps, _FIRST[column])
    elif column.startswith(_DRAWN):
        found = _most_drawn(steps, column.removeprefix(_DRAWN))
    else:
        found = None
    return found or _lead(steps)


def _lead(steps: Sequence[Step]) -> Place:
    winner = steps[-1].after.round_winner
    if winner is None:
        return Place(len(steps) - 1, 0, "end")
    taken = len(steps) - 1
    while taken > 1 and _leads(steps[taken - 1], winner):
        taken -= 1
    return Place(taken, 0, "lead")


def _leads(step: Step, seat: int) -> bool:
    held = [len(hand) for hand in step.after.hands]
    return all(held[seat] < many for other, many in enumerate(held) if other != seat)


def _events(steps: Sequence[Step]) -> Iterator[tuple[int, int, Event]]:
    for number, step in enumerate(steps):
        for place, event in enumerate(step.events):
            yield number, place, event


def _longest_chain(steps: Sequence[Step]) -> Place | None:
    begun: dict[int, tuple[int, int]] = {}
    longest: dict[int, int] = {}
    for number, place, event in _events(steps):
        chain, link = event.reason.chain, event.reason.link
        if isinstance(event, CardPlayed) and chain is not None and link is not None:
            begun.setdefault(chain, (number, place))
            longest[chain] = link
    if not longest:
        return None
    chain = max(longest, key=lambda one: longest[one])
    return Place(*begun[chain], "chain", longest[chain])


def _first(steps: Sequence[Step], is_it: Callable[[Event], bool]) -> Place | None:
    found = ((number, place) for number, place, event in _events(steps) if is_it(event))
    return next((Place(number, place, "first") for number, place in found), None)


def _most_drawn(steps: Sequence[Step], cause: str) -> Place | None:
    draws = [
        Place(number, place, "most", len(event.cards))
        for number, place, event in _events(steps)
        if isinstance(event, CardsDrawn) and CAUSES[event.reason.rule] == cause
    ]
    return max(draws, key=lambda draw: draw.number, default=None)
