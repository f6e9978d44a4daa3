"""Pictures for a page: each by itself, or all of them as symbols to refer to."""

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from uno_kart_lab.art.cards import BACK, PICTURES, PIECES
from uno_kart_lab.art.drawing import Drawing, Put, by_reference, in_full, piece_id
from uno_kart_lab.art.suits import SUITS
from uno_kart_lab.rules.cards import Colour, Item

_CARD_BOX: Final = "0 0 100 150"
_SMALL_BOX: Final = "-18 -18 36 36"

_ITEM_PICTURES: Final[dict[str, Drawing]] = {
    item.value: (Put(f"item-{item.value}"),) for item in Item
}
_COLOUR_PICTURES: Final[dict[str, Drawing]] = {
    colour.value: (Put(f"badge-{SUITS[colour].letter}"),) for colour in Colour
}
_NO_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def card_svg(code: str, *, label: str = "", width: float | None = None) -> str:
    """Draw a card as an SVG element that stands alone.

    Parameters
    ----------
    code : str
        A card code in upper case, for example ``"R5"``, ``"G+2"``, ``"WB"``, or ``"??"`` for a
        card's back.
    label : str
        What a screen reader says and a tooltip shows, as plain text. Without it the picture is
        decoration, hidden from screen readers.
    width : float, optional
        In pixels; the height is 1.5 times that. Without it the picture fills its container.

    Returns
    -------
    str
        ``<svg …>…</svg>``, with no ids, so that any number can stand in one page.

    Raises
    ------
    ValueError
        If there is no such card.
    """
    return _standalone(_find(PICTURES, code, "card"), _CARD_BOX, label, width, 1.5)


def item_svg(item: str, *, label: str = "", width: float | None = None) -> str:
    """Draw an item as an SVG element that stands alone, on no ground of its own.

    Parameters
    ----------
    item : {"mushroom", "banana", "shell", "lightning", "bobomb"}
        Which item (DECK-2).
    label, width
        As for :func:`card_svg`; the picture is square.

    Raises
    ------
    ValueError
        If there is no such item.
    """
    return _standalone(_find(_ITEM_PICTURES, item, "item"), _SMALL_BOX, label, width, 1)


def colour_svg(colour: str, *, label: str = "", width: float | None = None) -> str:
    """Draw a colour's badge, its letter in its shape, as on the rail of a card.

    Parameters
    ----------
    colour : {"red", "yellow", "green", "blue"}
        Which colour.
    label, width
        As for :func:`card_svg`; the picture is square.

    Raises
    ------
    ValueError
        If there is no such colour.
    """
    return _standalone(_find(_COLOUR_PICTURES, colour, "colour"), _SMALL_BOX, label, width, 1)


def symbol_id(code: str) -> str:
    """Return the id of a card in the symbol sheet: ``"R+2"`` is ``"uk-card-RD2"``.

    An item's is ``uk-item-`` and its name, a colour's badge ``uk-colour-`` and the colour.

    Raises
    ------
    ValueError
        If there is no such card.
    """
    _find(PICTURES, code, "card")
    if code == BACK:
        return "uk-card-back"
    return "uk-card-" + code.replace("W+4", "W4").replace("+2", "D2")


def symbol_sheet(codes: Iterable[str] = PICTURES) -> str:
    """Draw cards, and every item and colour badge, as symbols, in one hidden SVG element.

    Put it into a page once; ``<svg><use href="#uk-card-R5"/></svg>`` then draws a card, which
    fills the element around it. The pieces that cards share are in the sheet once.

    Parameters
    ----------
    codes : iterable of str
        Of the cards that the page shows; every one, and the back, if it is not given.

    Raises
    ------
    ValueError
        If there is no such card.
    """
    parts = "".join(
        f'<g id="{piece_id(name)}">{by_reference(drawing)}</g>' for name, drawing in PIECES.items()
    )
    cards = "".join(_symbol(symbol_id(code), _CARD_BOX, PICTURES[code]) for code in codes)
    items = "".join(
        _symbol(f"uk-item-{item}", _SMALL_BOX, drawing) for item, drawing in _ITEM_PICTURES.items()
    )
    colours = "".join(
        _symbol(f"uk-colour-{colour}", _SMALL_BOX, drawing)
        for colour, drawing in _COLOUR_PICTURES.items()
    )
    # No style hides it: a page that is careful about what it runs forbids styles of elements.
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>{parts}</defs>{cards}{items}{colours}</svg>"
    )


def _symbol(symbol: str, box: str, drawing: Drawing) -> str:
    return f'<symbol id="{symbol}" viewBox="{box}">{by_reference(drawing)}</symbol>'


def _standalone(
    drawing: Drawing, box: str, label: str, width: float | None, proportion: float
) -> str:
    size = "" if width is None else f' width="{width:g}" height="{width * proportion:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{size} {_said(label)}'
        f"{in_full(drawing, PIECES)}</svg>"
    )


def _said(label: str) -> str:
    """Close the opening tag with what assistive technology is to say of the picture."""
    if not label:
        return 'aria-hidden="true">'
    text = escape(_NO_XML.sub("\ufffd", label))
    return f'role="img"><title>{text}</title>'


def _find(pictures: Mapping[str, Drawing], name: str, kind: str) -> Drawing:
    if name not in pictures:
        raise ValueError(f"no {kind} {name!r}; there are {', '.join(pictures)}")
    return pictures[name]
