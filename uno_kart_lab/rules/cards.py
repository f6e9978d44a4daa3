"""The deck: colours, faces, items and points (DECK-1 … DECK-3)."""

from __future__ import annotations

from enum import Enum
from operator import attrgetter
from typing import Final

from uno_kart_lab.rules.shown import shown


class Colour(Enum):
    """A card's colour. A wild has none; the active colour is one of these."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"

    # An enum hashes its member's name each time; its members are single objects.
    __hash__ = object.__hash__


class Face(Enum):
    """What a card shows beside its colour: the rulebook's *number or symbol*.

    The value is the face's part of a card code.
    """

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    DRAW_TWO = "+2"
    REVERSE = "R"
    SKIP = "S"
    WILD_DRAW_FOUR = "+4"
    ITEM_BOX = "B"

    __hash__ = object.__hash__


class Item(Enum):
    """The small picture in a card's corner; it acts only when an Item Box turns the card up."""

    MUSHROOM = "mushroom"
    BANANA = "banana"
    SHELL = "shell"
    LIGHTNING = "lightning"
    BOBOMB = "bobomb"

    __hash__ = object.__hash__


NUMBERS: Final = tuple(Face)[:10]
ACTIONS: Final = (Face.DRAW_TWO, Face.REVERSE, Face.SKIP)
WILDS: Final = (Face.WILD_DRAW_FOUR, Face.ITEM_BOX)
DRAWS: Final = {Face.DRAW_TWO: 2, Face.WILD_DRAW_FOUR: 4}
"""How many cards a draw card makes the next player draw (ACT-1, WD4-1)."""

_ITEMS: Final = {
    Colour.RED: Item.MUSHROOM,
    Colour.YELLOW: Item.BANANA,
    Colour.GREEN: Item.SHELL,
    Colour.BLUE: Item.LIGHTNING,
    None: Item.BOBOMB,
}
_WILD_LETTER: Final = "W"


class Card:
    """One of the 54 different cards.

    There is exactly one object for each, found in `CARDS` by its code: cards with one code are
    interchangeable, so they are compared by identity, which is what makes a hand cheap to search.

    Attributes
    ----------
    colour : Colour or None
        None for a wild.
    face : Face
        The number or symbol.
    code : str
        As in files, for example ``"R5"``, ``"G+2"``, ``"WB"``.
    item : Item
        DECK-2.
    points : int
        DECK-3.
    rank : int
        Place in a sorted hand, 0 … 53: by colour, wilds last, then by face.
    """

    __slots__ = ("code", "colour", "face", "item", "points", "rank")

    colour: Colour | None
    face: Face
    code: str
    item: Item
    points: int
    rank: int

    def __init__(self, colour: Colour | None, face: Face, rank: int) -> None:
        put = object.__setattr__
        put(self, "colour", colour)
        put(self, "face", face)
        put(self, "code", (colour.name[0] if colour else _WILD_LETTER) + face.value)
        put(self, "item", _ITEMS[colour])
        put(self, "points", _points(face))
        put(self, "rank", rank)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card does not change")

    def __repr__(self) -> str:
        return self.code

    def _repr_svg_(self) -> str:
        return shown(self, "card_svg")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copies and pickles have to come back as the one object that cards are compared by.
        return _card_of_code, (self.code,)

    @property
    def is_wild(self) -> bool:
        """Whether the card has no colour of its own."""
        return self.colour is None


def _points(face: Face) -> int:
    """DECK-3: face value; Draw Two, Reverse and Skip 20; both wilds 50."""
    if face in WILDS:
        return 50
    return 20 if face in ACTIONS else int(face.value)


def _card_of_code(code: str) -> Card:
    return CARDS[code]


def _all_cards() -> list[Card]:
    coloured = [(colour, face) for colour in Colour for face in (*NUMBERS, *ACTIONS)]
    wild = [(None, face) for face in WILDS]
    return [Card(colour, face, rank) for rank, (colour, face) in enumerate([*coloured, *wild])]


def _copies(card: Card) -> int:
    """DECK-1: how often a card is in the deck."""
    match card.face:
        case Face.ZERO:
            return 1
        case Face.WILD_DRAW_FOUR:
            return 4
        case Face.ITEM_BOX:
            return 8
        case _:
            return 2


CARDS: Final[dict[str, Card]] = {card.code: card for card in _all_cards()}
"""Every different card by its code, in the order of a sorted hand."""

COPIES: Final[dict[Card, int]] = {card: _copies(card) for card in CARDS.values()}
"""How many of each card the deck holds (DECK-1)."""

DECK: Final[tuple[Card, ...]] = tuple(card for card, n in COPIES.items() for _ in range(n))
"""The 112 cards in the order of a sorted hand: what is shuffled at the start of a round."""


def sorted_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards as a hand holds them: by colour, then by face."""
    return tuple(sorted(cards, key=attrgetter("rank")))
