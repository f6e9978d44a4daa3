"""Worlds: positions that can't be told apart from the one that a view shows."""

from __future__ import annotations

from uno_kart_lab.odds import unseen
from uno_kart_lab.rules.cards import Card, sorted_hand
from uno_kart_lab.rules.position import AwaitChallenge, Position
from uno_kart_lab.rules.shuffle import MASK, below, next_word, shuffled
from uno_kart_lab.rules.values import changed
from uno_kart_lab.views import HIDDEN


def world_of(view: Position, seed: int, number: int) -> Position:
    """Return one of the positions that look like this, each equally likely.

    The cards that the view does not show are dealt to the places where it hides one: first to the
    hands by seat, then to the stock from the top. Some are left over where cards are out of play.

    Parameters
    ----------
    view : Position
        As `views.see_position` gives it.
    seed : int
    number : int
        Which of the worlds of this seed.
    """
    pool, state = shuffled(unseen(view), stream(seed, number))
    cards = iter(pool)

    def filled(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(next(cards) if card is HIDDEN else card for card in pile)

    hands = tuple(sorted_hand(filled(hand)) if HIDDEN in hand else hand for hand in view.hands)
    world = changed(view, hands=hands, stock=filled(view.stock), generator=state)
    return _with_judged_card(world) if _hides_judged_card(view) else world


def _hides_judged_card(view: Position) -> bool:
    return isinstance(view.awaiting, AwaitChallenge) and view.awaiting.held is HIDDEN


def _with_judged_card(world: Position) -> Position:
    """Choose which card its player held before it was caught: any one is equally likely (WD4-2)."""
    hand = world.hands[world.turn]
    place, state = below(len(hand), world.generator)
    return changed(world, awaiting=changed(world.awaiting, held=hand[place]), generator=state)


def stream(seed: int, number: int) -> int:
    """Return the state of a generator of its own, for a seed and a number from 0."""
    return next_word(next_word(seed)[0] ^ (number & MASK))[0]
