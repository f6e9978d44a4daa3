"""The four colours and the wilds: paint, letter and shape of each."""

from dataclasses import dataclass
from typing import Final

from uno_kart_lab.art.drawing import Drawing, Put
from uno_kart_lab.art.palette import NIGHT, WHITE
from uno_kart_lab.rules.cards import Colour


@dataclass(frozen=True, slots=True)
class Suit:
    """What all cards of one colour share.

    ``ink`` reads on ``field``, the card's ground, and on ``emblem``, the big shape on it.
    """

    letter: str
    field: str
    emblem: str
    edge: str
    ink: str


SUITS: Final = {
    Colour.RED: Suit("R", "#cf2436", "#ab1728", "#7d0d1b", WHITE),
    Colour.YELLOW: Suit("Y", "#ffc72e", "#ffe08a", "#a87500", "#2b2000"),
    Colour.GREEN: Suit("G", "#0c7f4c", "#06683c", "#044526", WHITE),
    Colour.BLUE: Suit("B", "#1f5fcb", "#184fae", "#0c2f73", WHITE),
    None: Suit("W", NIGHT, "#3a4156", "#6b7390", WHITE),
}

# 32 units across, centred on the origin.
_BADGES: Final = {
    "R": "M0-15.5L15.5 0L0 15.5L-15.5 0z",
    "Y": "M-15.5-12H15.5L0 15z",
    "G": "M0-14a14 14 0 1 1-.1 0z",
    "B": "M-13-13h26v26h-26z",
    "W": "M-8-14H8L16 0L8 14H-8L-16 0z",
}
# The same shapes stretched over the field of a card, so that they show around any face.
_EMBLEMS: Final = {
    "R": "M0-64L26 0L0 64L-26 0z",
    "Y": "M-26-61H26L0 64z",
    "G": "M-26-38a26 26 0 0 1 52 0v76a26 26 0 0 1-52 0z",
    "B": "M-26-64h52v128h-52z",
    "W": "M-13-64H13L26-32V32L13 64H-13L-26 32V-32z",
}


def _rounded(outline: str) -> Drawing:
    return (f'<path d="{outline}" stroke-width="4" stroke-linejoin="round"/>',)


def _badge(suit: Suit) -> Drawing:
    # A triangle on its tip is widest above its middle, and so is a Y.
    height = -2 if suit.letter == "Y" else 0
    return (
        Put(f"shape-{suit.letter}", paint=suit.field),
        Put(f"glyph-{suit.letter}", 0, height, 0.32, suit.ink),
    )


SHAPES: Final[dict[str, Drawing]] = {
    **{f"shape-{letter}": _rounded(outline) for letter, outline in _BADGES.items()},
    **{f"emblem-{letter}": _rounded(outline) for letter, outline in _EMBLEMS.items()},
    **{f"badge-{suit.letter}": _badge(suit) for suit in SUITS.values()},
}
