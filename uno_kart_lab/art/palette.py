"""The colours of the drawings, and how far apart they are.

The four card colours are dark (or, yellow, light) enough for their ink to read on them (WCAG AA,
4.5 : 1). That leaves red and green too little room to be told apart by everyone, which is why
no picture relies on colour alone.
"""

from typing import Final

PAPER: Final = "#fdfaf3"
NIGHT: Final = "#262a38"
OUTLINE: Final = "#10121a"
WHITE: Final = "#ffffff"


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours as WCAG 2 defines it.

    Parameters
    ----------
    one, other : str
        Colours written ``#rrggbb``.

    Returns
    -------
    float
        From 1 (equal) to 21 (black on white); the order does not matter.
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
