"""The 54 card faces and the back, composed of suits, marks, scenes and items.

A card is 100 by 150 units. A pale rail down its left side carries, from the top, what the card
does, its colour as a letter in a shape, and its item: fanned, every card still shows all three.
"""

from typing import Final

from uno_kart_lab.art.drawing import Drawing, Pieces, Put
from uno_kart_lab.art.faces import MARKS, SCENES
from uno_kart_lab.art.glyphs import GLYPHS
from uno_kart_lab.art.items import ITEMS
from uno_kart_lab.art.palette import NIGHT, PAPER
from uno_kart_lab.art.suits import SHAPES, SUITS, Suit
from uno_kart_lab.rules.cards import CARDS, Card, Colour, Face

BACK: Final = "??"

_RAIL_MIDDLE: Final = 18.5
_FIELD_MIDDLE: Final = 66.5
_RAIL: Final = f'<path d="M12 2H35V148H12A10 10 0 0 1 2 138V12A10 10 0 0 1 12 2z" fill="{PAPER}"/>'

_FACE_NAMES: Final = {
    Face.DRAW_TWO: "draw2",
    Face.REVERSE: "reverse",
    Face.SKIP: "skip",
    Face.WILD_DRAW_FOUR: "draw4",
    Face.ITEM_BOX: "box",
}
_WIDE_MARKS: Final = (Face.DRAW_TWO, Face.WILD_DRAW_FOUR)


def _ground(suit: Suit) -> str:
    return (
        f'<rect x="1" y="1" width="98" height="148" rx="11" fill="{suit.field}"'
        f' stroke="{suit.edge}" stroke-width="2"/>'
    )


def _body(suit: Suit) -> Drawing:
    return (
        _ground(suit),
        Put(f"emblem-{suit.letter}", _FIELD_MIDDLE, 75, 1, suit.emblem),
        _RAIL,
        Put(f"badge-{suit.letter}", _RAIL_MIDDLE, 61, 0.86),
    )


def _front(card: Card) -> Drawing:
    suit = SUITS[card.colour]
    face = _FACE_NAMES.get(card.face, card.face.value)
    mark_scale = 0.36 if card.face in _WIDE_MARKS else 0.46
    return (
        Put(f"body-{suit.letter}"),
        Put(f"mark-{face}", _RAIL_MIDDLE, 23, mark_scale, NIGHT),
        Put(f"item-{card.item.value}", _RAIL_MIDDLE, 127, 0.9),
        Put(f"scene-{face}", _FIELD_MIDDLE, 75, 1, suit.ink),
    )


def _back() -> Drawing:
    chequers = "".join(
        f"M{x} {y}h8v8h-8z" for y, left in ((14, 2), (22, 10)) for x in range(left, 98, 16)
    )
    band = f'<path d="{chequers}" fill="{PAPER}"/>'
    places = ((50, 50), (75, 76), (50, 100), (25, 75))
    return (
        _ground(SUITS[None]),
        band,
        f'<g transform="translate(0 106)">{band}</g>',
        *(
            Put(f"shape-{suit.letter}", x, y, 0.95, suit.field)
            for suit, (x, y) in zip((SUITS[colour] for colour in Colour), places, strict=True)
        ),
    )


PICTURES: Final[dict[str, Drawing]] = {
    **{code: _front(card) for code, card in CARDS.items()},
    BACK: _back(),
}
"""The drawing of every card by its code, and of the back by ``"??"``."""

PIECES: Final[Pieces] = {
    **GLYPHS,
    **SHAPES,
    **ITEMS,
    **MARKS,
    **SCENES,
    **{f"body-{suit.letter}": _body(suit) for suit in SUITS.values()},
}
"""Everything that a picture may lay, by name."""
