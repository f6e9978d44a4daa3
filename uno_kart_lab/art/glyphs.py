"""Digits and letters, drawn as lines.

They are paths and not text: a reader's fonts differ in width, weight and base line, and a card
that is saved as a picture or printed may meet none of them. A path is the same everywhere, can
be centred exactly, and keeps its weight in the small corner and in the middle of the card.

Each glyph is centred on its origin, 60 units high and about 40 wide, and takes the paint of the
place where it is laid.
"""

from typing import Final

from uno_kart_lab.art.drawing import Drawing, lines

_PATHS: Final = {
    "0": "M-14-10a14 14.5 0 0 1 28 0v20a14 14.5 0 0 1-28 0z",
    "1": "M-9-14L5-24.5V24.5",
    "2": "M-13.5-11.5a13.5 13 0 0 1 27-.5C13.5-2 4 5-14 24.5H14.5",
    "3": "M-13-24.5H12.5L-2-5.5H0a14.5 15 0 0 1 0 30C-6 24.5-11 22-14 17",
    "4": "M7 24.5V-24.5L-15.5 10.5H16",
    "5": "M12-24.5H-10.5L-12.5-3C-9-6-5-7-1-7a14.5 15.7 0 0 1 0 31.5C-7 24.5-11 22.5-14 18",
    "6": "M-14 10.5a14 14 0 1 0 28 0a14 14 0 1 0-28 0M8-24.5L-12 3",
    "7": "M-14-24.5H14L-4 24.5",
    "8": "M0-2.5a12 11 0 1 1 .1 0M0-2.5a14 13.5 0 1 1-.1 0",
    "9": "M14-10.5a14 14 0 1 0-28 0a14 14 0 1 0 28 0M-8 24.5L12-3",
    "R": "M-13 24.5V-24.5H0a13 14 0 0 1 0 28H-13M1 3.5L13.5 24.5",
    "Y": "M-15-24.5L0 1L15-24.5M0 1V24.5",
    "G": "M12.5-15A14.5 16 0 0 0-14.5-8V8a14.5 16.5 0 0 0 29 0V2.5H3",
    "B": "M-13-24.5V24.5H1a12.5 13 0 0 0 0-26H-13M-13-24.5H0a11.5 11.5 0 0 1 0 23",
    "W": "M-21-24.5L-11 24.5L0-12L11 24.5L21-24.5",
    "plus": "M-14 0H14M0-14V14",
    "query": "M-12.5-13A12.5 12.5 0 1 1 6-1.5C1 1.5 0 4 0 9M0 24.4V24.5",
}
_WEIGHT: Final = 11

GLYPHS: Final[dict[str, Drawing]] = {
    f"glyph-{name}": (lines(path, _WEIGHT),) for name, path in _PATHS.items()
}
