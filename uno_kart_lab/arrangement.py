"""What if a card lay elsewhere: two cards that nobody has laid open change places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from uno_kart_lab.rules.cards import CARDS, Card, sorted_hand
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitDrawnCard,
    GameOver,
    Position,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.rules.values import changed

_STOCK: Final = None
"""Stands among seats for the stock."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The card that is wanted at a place, and what leaves it.

    Attributes
    ----------
    seat : int or None
        Whose hand; None for the top of the stock, the card that is drawn next.
    card : Card or None
        Which card of the hand goes; None for the stock, where it is the top one.
    wanted : Card
    """

    seat: int | None
    card: Card | None
    wanted: Card

    def __post_init__(self) -> None:
        if (self.seat is None) is not (self.card is None):
            raise ValueError("a card of a hand is named, the next card of the stock is not")


class Hindrance(Enum):
    """Why cards can't change places; the closed set of reasons."""

    ROUND_NOT_ON = "round_not_on"
    STOCK_EMPTY = "stock_empty"
    DRAWN_CARD = "drawn_card"
    JUDGED_HAND = "judged_hand"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    SAME_CARD = "same_card"
    NOT_OUT_OF_SIGHT = "not_out_of_sight"


class IllegalArrangement(ValueError):
    """Cards were asked to change places that can't; `hindrance` says why."""

    def __init__(self, arrangement: Arrangement, hindrance: Hindrance) -> None:
        super().__init__(f"{arrangement}: {hindrance.value}")
        self.arrangement = arrangement
        self.hindrance = hindrance


def arrange(position: Position, arrangement: Arrangement) -> Position:
    """Return the position with the two cards in each other's place.

    The wanted card comes out of the stock, the copy nearest the bottom; if none lies there, out of
    the first hand that has it, clockwise from the one that gets it, or from the one whose turn it
    is.

    Raises
    ------
    IllegalArrangement
        If they can't change places, as `why_not_arranged` tells.
    """
    hindrance = why_not_arranged(position, arrangement)
    if hindrance is not None:
        raise IllegalArrangement(arrangement, hindrance)
    piles: dict[int | None, list[Card]] = {_STOCK: [*position.stock]}
    piles |= {at: [*hand] for at, hand in enumerate(position.hands)}
    seat, card = arrangement.seat, arrangement.card
    place = 0 if card is None else piles[seat].index(card)
    giver, found = next(_found(position, seat, arrangement.wanted))
    piles[seat][place], piles[giver][found] = piles[giver][found], piles[seat][place]
    return changed(
        position,
        stock=tuple(piles.pop(_STOCK)),
        hands=tuple(sorted_hand(tuple(hand)) for hand in piles.values()),
    )


def why_not_arranged(position: Position, arrangement: Arrangement) -> Hindrance | None:
    """Tell why the two cards can't change places; None if they can."""
    seat, card = arrangement.seat, arrangement.card
    hindrance = _fixed(position, seat)
    if hindrance is not None:
        return hindrance
    if seat is not None and card not in position.hands[seat]:
        return Hindrance.CARD_NOT_IN_HAND
    if arrangement.wanted is (position.stock[0] if card is None else card):
        return Hindrance.SAME_CARD
    if next(_found(position, seat, arrangement.wanted), None) is None:
        return Hindrance.NOT_OUT_OF_SIGHT
    return None


def arrangeable(position: Position, seat: int | None) -> tuple[Card, ...]:
    """Return the cards that can be wanted in a hand (or as the next of the stock), sorted."""
    if _fixed(position, seat):
        return ()
    top = position.stock[0] if seat is _STOCK else None
    return tuple(
        card
        for card in CARDS.values()
        if card is not top and next(_found(position, seat, card), None)
    )


def _fixed(position: Position, seat: int | None) -> Hindrance | None:
    """Tell why nothing at all can be changed in a hand (or on top of the stock).

    While a seat decides about the card it has drawn, its hand stays: whether the card can be
    played may depend on the rest (WD4-2), and has been told. So does the hand of a player who was
    caught while a Wild Draw Four is to be answered: one card of it is judged, the others are not.
    """
    if isinstance(position.awaiting, RoundOver | GameOver | SettingUp):
        return Hindrance.ROUND_NOT_ON
    if seat is _STOCK:
        return None if position.stock else Hindrance.STOCK_EMPTY
    if isinstance(position.awaiting, AwaitDrawnCard) and position.awaiting.seat == seat:
        return Hindrance.DRAWN_CARD
    judged = isinstance(position.awaiting, AwaitChallenge) and position.awaiting.held is not None
    return Hindrance.JUDGED_HAND if judged and seat == position.turn else None


def _found(position: Position, seat: int | None, wanted: Card) -> Iterator[tuple[int | None, int]]:
    """Find a card for a place: the pile and the index in it, the first to be taken first."""
    stock, count = position.stock, len(position.hands)
    yield from ((_STOCK, i) for i in reversed(range(len(stock))) if stock[i] is wanted)
    first = position.turn if seat is None else seat + 1
    for giver in (other % count for other in range(first, first + count)):
        if giver != seat and wanted in position.hands[giver] and not _fixed(position, giver):
            yield giver, position.hands[giver].index(wanted)
