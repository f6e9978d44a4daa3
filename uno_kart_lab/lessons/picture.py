"""The cards that a lesson is about, as one still picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from uno_kart_lab.art import card_svg
from uno_kart_lab.export.fonts import FONTS
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.views import TABLE

_CARD_WIDTH: Final = 72
_SHEET: Final = (
    "display: flex; flex-wrap: wrap; gap: 12px 6px; width: fit-content; max-width: 100%;"
    " box-sizing: border-box; margin: 0; padding: 14px 8px; border-radius: 10px;"
    " background: #e9f3ef; color: #111; text-align: center;"
    f" font: 13px/1.4 {FONTS}"
)
_CELL: Final = "width: 106px"


class CardsPicture:
    """Cards side by side, each with its name and its item below; in as many rows as it takes.

    It brings its own light ground, so it can be read on a light page and on a dark one.

    Parameters
    ----------
    codes : sequence of str
    title : str
        What the picture is called.
    lang : str
        Of the words.
    """

    def __init__(self, codes: Sequence[str], title: str, lang: str) -> None:
        self._codes = codes
        self._title = title
        self._narrator = Narrator(lang, (), TABLE)

    def _repr_html_(self) -> str:
        cards = "".join(map(self._card, self._codes))
        name = escape(self._title)
        return f'<div role="group" aria-label="{name}" style="{_SHEET}">{cards}</div>'

    def __repr__(self) -> str:
        return f"{self._title}: {', '.join(self._codes)}"

    def _card(self, code: str) -> str:
        card = CARDS[code]
        name, item = self._narrator.card(card), self._narrator.item(card.item)
        # Its name stands below it.
        picture = card_svg(code, width=_CARD_WIDTH)
        return f'<div style="{_CELL}">{picture}<br><b>{escape(name)}</b><br>{escape(item)}</div>'
