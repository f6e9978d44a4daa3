"""What one reader sees of a step: all that questions for this reader are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.events import Event
from uno_kart_lab.rules.position import AwaitDrawnCard, Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.shuffle import MASK, next_word, shuffled
from uno_kart_lab.views import HIDDEN, TEACHER, Reader, see_event, see_position

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Scene:
    """A step, or a position alone, as one reader sees it.

    Attributes
    ----------
    reader : Reader
    events : tuple of Event
        None for a position alone.
    tables : tuple of Position
        Before the first event, and after each.
    seed : int
        Decides what is picked where it makes no difference.
    action : Action or None
    acted : bool
        Of a position alone: whether the seat that is awaited has drawn in its turn. All see that,
        though what is asked of it then is for that seat to know.
    """

    reader: Reader
    events: tuple[Event, ...]
    tables: tuple[Position, ...]
    seed: int
    action: Action | None = None
    acted: bool = False

    def table(self, asked: int) -> Position:
        """Return the table after an event; -1 for before the first."""
        return self.tables[asked + 1]

    def decides(self, seat: int | None) -> bool:
        """Tell whether the reader knows what is asked of a seat: others only see its turn go on."""
        return self.reader in (TEACHER, seat)

    def pick(self, items: Sequence[_T], *about: int) -> _T:
        """Return one of the items, which one depends on the seed and on what it is about."""
        word = _word(self.seed, self.table(-1).moment, *about)
        return items[word % len(items)]


def scene_of_step(step: Step, reader: Reader, seed: int) -> Scene:
    """Return what `reader` sees of a step."""
    return Scene(
        reader,
        tuple(see_event(event, reader) for event in step.events),
        tuple(see_position(p, reader) for p in (step.before, *step.positions())),
        seed,
        step.action,
    )


def scene_of_position(position: Position, reader: Reader, seed: int) -> Scene:
    """Return what `reader` sees of a position."""
    acted = isinstance(position.awaiting, AwaitDrawnCard)
    return Scene(reader, (), (see_position(position, reader),), seed, acted=acted)


def known_hand(position: Position, seat: int) -> tuple[Card, ...] | None:
    """Return a hand if it can be seen; None if not, or if it is empty."""
    hand = position.hands[seat]
    return None if not hand or HIDDEN in hand else hand


def others(position: Position, seat: int) -> tuple[int, ...]:
    """Return every seat but one."""
    return tuple(other for other in range(len(position.hands)) if other != seat)


def on(position: Position, seat: int, seats: int) -> int:
    """Return the seat so many on from `seat` in the direction of play; fewer than 0 goes back."""
    return (seat + seats * position.direction) % len(position.hands)


def cards_there(p: Position) -> int:
    """Return how many cards can be drawn, reshuffling included (STOCK-1)."""
    return len(p.stock) + max(0, len(p.discard) - 1)


def mixed(items: Sequence[_T], *numbers: int) -> tuple[_T, ...]:
    """Return the items in an order that depends on these numbers alone."""
    return shuffled(items, _word(*numbers))[0]


def _word(*numbers: int) -> int:
    word = 0
    for number in numbers:
        word, _ = next_word((word ^ number) & MASK)
    return word
