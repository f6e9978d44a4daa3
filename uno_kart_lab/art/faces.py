"""What a card does, as pictures: the mark in its corner and the scene in its middle.

Both are centred on their origin and take the ink of their card where they bring no paint of
their own. A mark is 60 units high, a scene at most 56 wide, so that it keeps off the rail.
"""

from typing import Final

from uno_kart_lab.art.drawing import Drawing, Put, lines
from uno_kart_lab.art.palette import NIGHT, OUTLINE, PAPER, WHITE
from uno_kart_lab.art.suits import SUITS
from uno_kart_lab.rules.cards import Colour


def _plus(number: str) -> Drawing:
    return (Put("glyph-plus", -21, 2), Put(f"glyph-{number}", 19))


# Upside down a 6 is a 9: the line says which way is up.
UNDERLINE: Final = lines("M-12 39H12", 8)

MARKS: Final[dict[str, Drawing]] = {
    **{f"mark-{digit}": (Put(f"glyph-{digit}"),) for digit in "01234578"},
    **{f"mark-{digit}": (Put(f"glyph-{digit}"), UNDERLINE) for digit in "69"},
    "mark-draw2": _plus("2"),
    "mark-draw4": _plus("4"),
    "mark-reverse": (lines("M-25-13H23M10-27L24-13L10 1M25 13H-23M-10-1L-24 13L-10 27", 9),),
    "mark-skip": (lines("M0-25a25 25 0 1 1-.1 0M-17 17L17-17", 10),),
    "mark-box": (Put("glyph-query"),),
}

# The lower card is only the part of it that shows, a gap away from the upper one.
_TWO_CARDS: Final = (
    '<g stroke="none"><rect x="-25" y="-35" width="31" height="42" rx="5"/>'
    '<path d="M-6-40v-3a5 5 0 0 1 5-5h21a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5h-9v-29a5 5 0 0 0-5-5z"/>'
    "</g>"
)

_RED, _YELLOW, _GREEN, _BLUE = (SUITS[colour].field for colour in Colour)

_FOUR_CARDS: Final = "".join(
    f'<rect x="{-26.5 + 9.5 * place:g}" y="{-49 + 6.5 * place:g}" width="24.5" height="35" rx="4"'
    f' fill="{fill}" stroke="{WHITE}" stroke-width="2.5"/>'
    for place, fill in enumerate((_RED, _YELLOW, _GREEN, _BLUE))
)

_PARCEL: Final = (
    f'<g stroke="{OUTLINE}" stroke-width="2.5" stroke-linejoin="round">'
    f'<path d="M-22-8h44v40a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4z" fill="{PAPER}"/>'
    f'<path d="M0-22h-23a3 3 0 0 0-3 3v13h26z" fill="{_RED}"/>'
    f'<path d="M0-22h23a3 3 0 0 1 3 3v13h-26z" fill="{_BLUE}"/>'
    f'<path d="M0-22C-24-20-22-42-10-38Q-2-35 0-22z" fill="{_YELLOW}"/>'
    f'<path d="M0-22C24-20 22-42 10-38Q2-35 0-22z" fill="{_GREEN}"/></g>'
)

SCENES: Final[dict[str, Drawing]] = {
    **{f"scene-{digit}": (Put(f"mark-{digit}", scale=1.36),) for digit in "01234578"},
    **{f"scene-{digit}": (Put(f"mark-{digit}", 0, -5, 1.3),) for digit in "69"},
    "scene-draw2": (_TWO_CARDS, Put("mark-draw2", 0, 36, 0.68)),
    "scene-reverse": (lines("M-22-18H20M7-33L22-18L7-3M22 18H-20M-7 3L-22 18L-7 33", 10),),
    "scene-skip": (Put("mark-skip", scale=0.9),),
    "scene-draw4": (_FOUR_CARDS, Put("mark-draw4", 0, 36, 0.68)),
    "scene-box": (_PARCEL, Put("glyph-query", 0, 15, 0.58, NIGHT)),
}
