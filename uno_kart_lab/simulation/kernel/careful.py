"""What is the careful player's own: `uno_kart_lab.players.careful`, choice for choice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import numpy as np

from uno_kart_lab.players.careful import FEW, MOST_RECKONED, pays_from
from uno_kart_lab.rules.cards import CARDS, COPIES, Face
from uno_kart_lab.simulation.kernel.after_play import next_seat
from uno_kart_lab.simulation.kernel.cards import (
    BIT,
    COLOUR,
    COLOURED,
    DECK_SIZE,
    FOR_DRAW_TWO,
    FOR_WILD_DRAW_FOUR,
    ITEM_BOX_BIT,
    NO_CARDS,
    OF_COLOUR,
    ONE,
    POINTS,
    WILD_DRAW_FOUR_BIT,
)
from uno_kart_lab.simulation.kernel.compiling import compiled, lowest
from uno_kart_lab.simulation.kernel.hands import held
from uno_kart_lab.simulation.kernel.table import NO_CARD
from uno_kart_lab.simulation.kernel.wild_draw_four import is_bluff


def _bits(*faces: Face) -> Any:
    return np.uint64(sum(1 << card.rank for card in CARDS.values() if card.face in faces))


_HINDERING: Final[Any] = _bits(Face.DRAW_TWO, Face.SKIP)
_REVERSES: Final[Any] = _bits(Face.REVERSE)
_COPIES: Final[Any] = np.array([COPIES[card] for card in CARDS.values()], np.int64)


_PAYS: Final = [
    pays_from(count) for count in range(FOR_WILD_DRAW_FOUR, MOST_RECKONED + 1, FOR_DRAW_TWO)
]
"""By how many pairs of cards are drawn beyond four: it is less, the more they are."""


def _fewest_that_pay(unseen: int, harmless: int) -> list[int]:
    """Return how many cards a hand has to have for a bluff to be likelier than each of `_PAYS`.

    It is a bluff if not all its cards are harmless: see `odds.bluff_chance`.
    """
    fewest = [unseen + 1] * len(_PAYS)
    place = len(_PAYS) - 1
    harmless_hands = hands = 1
    for cards in range(unseen + 1):
        while place >= 0 and _is_likelier(_PAYS[place], harmless_hands, hands):
            fewest[place] = cards
            place -= 1
        harmless_hands = harmless_hands * (harmless - cards) // (cards + 1)
        hands = hands * (unseen - cards) // (cards + 1)
    return fewest


def _is_likelier(pays: Fraction, harmless_hands: int, hands: int) -> bool:
    return harmless_hands * pays.denominator < (pays.denominator - pays.numerator) * hands


_FEWEST_THAT_PAY: Final[Any] = np.array(
    [
        [_fewest_that_pay(unseen, min(harmless, unseen)) for harmless in range(DECK_SIZE + 1)]
        for unseen in range(DECK_SIZE + 1)
    ],
    np.int8,
)


@compiled
def careful_card(t: Any, seat: int, cards: Any) -> int:
    """Return which of the cards that fit is played; −1 if it is as `simple` plays."""
    candidates = _hindering(t, seat, cards)
    if candidates == NO_CARDS:
        candidates = cards & COLOURED
    if candidates == NO_CARDS:
        return -1
    coloured = candidates & COLOURED
    return lowest(candidates) if coloured == NO_CARDS else _liked_most(t, seat, coloured)


@compiled
def _hindering(t: Any, seat: int, cards: Any) -> Any:
    """Return the cards that cost the next seat its turn, where that one is about to win."""
    if t.held[next_seat(t, seat)] > FEW:
        return NO_CARDS
    hindering = cards & _HINDERING
    if t.players > 2:
        hindering |= cards & _REVERSES
    if not is_bluff(t, t.have[seat], t.colour):
        hindering |= cards & WILD_DRAW_FOUR_BIT
    return hindering


@compiled
def _liked_most(t: Any, seat: int, cards: Any) -> int:
    """Return the card of the colour held most, then of most points, the first of equal ones."""
    best = lowest(cards)
    most = -1
    while cards != NO_CARDS:
        card = lowest(cards)
        # No card has a hundred points.
        liking = 100 * held(t, seat, COLOUR[card]) + POINTS[card]
        if liking > most:
            most = liking
            best = card
        cards &= cards - ONE
    return best


@compiled
def challenge_pays(t: Any, seat: int) -> bool:
    """Tell whether a bluff is likely enough, by what `seat` sees."""
    against = OF_COLOUR[t.awaited_colour]
    if t.item_box_counts_as_colour:
        against |= ITEM_BOX_BIT
    unseen = DECK_SIZE - t.held[seat] - t.discards
    harmless = unseen - _unseen_among(t, seat, against)
    judged = t.held[t.turn] if t.awaited_held == NO_CARD else 1
    more = (min(t.awaited_count, MOST_RECKONED) - FOR_WILD_DRAW_FOUR) // FOR_DRAW_TWO
    return bool(judged >= _FEWEST_THAT_PAY[unseen, harmless, more])


@compiled
def _unseen_among(t: Any, seat: int, cards: Any) -> int:
    """Return how many copies of these cards are neither in the hand nor on the discard pile."""
    unseen = 0
    left = cards
    while left != NO_CARDS:
        card = lowest(left)
        unseen += _COPIES[card] - t.copies[seat, card]
        left &= left - ONE
    for place in range(t.discards):
        if (BIT[t.discard[place]] & cards) != NO_CARDS:
            unseen -= 1
    return unseen
