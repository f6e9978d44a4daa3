"""The small values of a file: card codes, colours, directions, seeds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import _
from uno_kart_lab.rules.cards import CARDS, Card, Colour
from uno_kart_lab.rules.position import LEFT, RIGHT
from uno_kart_lab.rules.setup import MAX_SEED

_A_CODE: Final = _("a card code such as R5, G+2, BR, YS, W+4 or WB")
_COLOURS: Final = {colour.value: colour for colour in Colour}
_DIRECTIONS: Final = {"left": LEFT, "right": RIGHT}
_DIRECTION_WORDS: Final = {direction: word for word, direction in _DIRECTIONS.items()}


def card_at(at: At) -> Card:
    """Read a card code, in upper or lower case."""
    # Beyond ASCII, upper case makes an S of a long s and two of a sharp s.
    if type(at.value) is str and at.value.isascii():
        card = CARDS.get(at.value.upper())
        if card is not None:
            return card
    raise at.refusal(_A_CODE)


def write_card(card: Card) -> str:
    """Return a card's code; for a card that the reader may not know, ``"??"``."""
    return card.code


def write_cards(cards: Iterable[Card]) -> list[str]:
    """Return the codes of cards, in their order."""
    return [write_card(card) for card in cards]


def colour_at(at: At) -> Colour:
    """Read a colour's word."""
    return at.one_of(_COLOURS)


def write_colour(colour: Colour) -> str:
    """Return a colour's word."""
    return colour.value


def direction_at(at: At) -> int:
    """Read ``"left"`` or ``"right"``."""
    return at.one_of(_DIRECTIONS)


def write_direction(direction: int) -> str:
    """Return ``"left"`` or ``"right"``."""
    return _DIRECTION_WORDS[direction]


def seed_at(at: At) -> int:
    """Read a seed of the shuffle generator, 0 … 2⁶³ − 1."""
    return at.integer(0, MAX_SEED)
