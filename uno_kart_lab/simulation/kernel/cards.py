"""The deck as numbers: a card is its rank (DECK-1 … DECK-3).

A hand is a set of ranks, one bit each, beside how many it holds of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import numpy as np

from uno_kart_lab.rules import turns
from uno_kart_lab.rules.cards import CARDS, DECK, DRAWS, NUMBERS, Card, Colour, Face, Item
from uno_kart_lab.rules.setup import HAND_SIZE, MAX_PLAYERS
from uno_kart_lab.simulation.kernel.compiling import plain

RANKS: Final = len(CARDS)
DECK_SIZE: Final = len(DECK)
COLOURS: Final = len(Colour)
NO_COLOUR: Final = plain(COLOURS)
"""The colour of a wild, and the active colour while none has been chosen."""

RED: Final = plain(0)

_colours: Final = tuple(Colour)
_faces: Final = tuple(Face)
_items: Final = tuple(Item)


def _by_rank(what: Callable[[Card], int]) -> Any:
    return np.array([what(card) for card in CARDS.values()], np.int64)


def _bits(cards: Iterable[Card]) -> Any:
    return np.uint64(sum(1 << card.rank for card in cards))


def _matching(onto: Card, colour: Colour) -> Any:
    return _bits(card for card in CARDS.values() if turns.match_rule(card, onto, colour))


BIT: Final[Any] = np.array([1 << rank for rank in range(RANKS)], np.uint64)
COLOUR: Final = _by_rank(lambda card: _colours.index(card.colour) if card.colour else NO_COLOUR)
FACE: Final = _by_rank(lambda card: _faces.index(card.face))
ITEM: Final = _by_rank(lambda card: _items.index(card.item))
POINTS: Final = _by_rank(lambda card: card.points)
DEALER_VALUE: Final = _by_rank(lambda card: card.points if card.face in NUMBERS else 0)
SORTED_DECK: Final = np.array([card.rank for card in DECK], np.uint8)

ZERO: Final = _faces.index(Face.ZERO)
SEVEN: Final = _faces.index(Face.SEVEN)
DRAW_TWO: Final = _faces.index(Face.DRAW_TWO)
REVERSE: Final = _faces.index(Face.REVERSE)
SKIP: Final = _faces.index(Face.SKIP)
WILD_DRAW_FOUR: Final = _faces.index(Face.WILD_DRAW_FOUR)
ITEM_BOX: Final = _faces.index(Face.ITEM_BOX)

FOR_DRAW_TWO: Final = DRAWS[Face.DRAW_TWO]
FOR_WILD_DRAW_FOUR: Final = DRAWS[Face.WILD_DRAW_FOUR]
"""How many cards a draw card makes the next player draw."""

MUSHROOM, BANANA, SHELL, LIGHTNING, BOBOMB = range(len(_items))

WILD_DRAW_FOUR_RANK: Final = plain(CARDS["W+4"].rank)
ITEM_BOX_RANK: Final = plain(CARDS["WB"].rank)
WILD_DRAW_FOUR_BIT: Final[Any] = np.uint64(1 << CARDS["W+4"].rank)
ITEM_BOX_BIT: Final[Any] = np.uint64(1 << CARDS["WB"].rank)
DRAW_TWO_BITS: Final[Any] = _bits(c for c in CARDS.values() if c.face is Face.DRAW_TWO)
NO_CARDS: Final[Any] = np.uint64(0)
ONE: Final[Any] = np.uint64(1)

OF_COLOUR: Final[Any] = np.array(
    [*(_bits(c for c in CARDS.values() if c.colour is colour) for colour in Colour), 0], np.uint64
)
"""By colour the cards of it; none of no colour."""

COLOURED: Final[Any] = _bits(c for c in CARDS.values() if c.colour)

MATCHING: Final[Any] = np.array(
    [[_matching(onto, colour) for colour in _colours] for onto in CARDS.values()], np.uint64
)
"""By top card and active colour the cards that match (MATCH-1 … MATCH-4)."""

__all__ = ["HAND_SIZE", "MAX_PLAYERS"]
