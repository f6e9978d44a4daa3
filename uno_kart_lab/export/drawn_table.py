"""A position as one still picture: the piles, and every hand."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from uno_kart_lab.art import card_svg, colour_svg
from uno_kart_lab.export.fonts import FONTS
from uno_kart_lab.i18n import fill
from uno_kart_lab.narration import Narrator
from uno_kart_lab.page.book import book_in
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.position import LEFT, Position
from uno_kart_lab.views import HIDDEN, TEACHER

# All in units of the picture.
_WIDTH: Final = 800
_CARD: Final = 36
_ROW: Final = 64
_HEAD: Final = 40
_MARGIN: Final = 12
_LEFT: Final = 200
_STOCK: Final = _LEFT + 150
_APART: Final = _CARD + 2
_GAP: Final = 8

_DISCARD_SHOWN: Final = 3


class TablePicture:
    """Draws a position as the teacher sees it, with no script and nothing from elsewhere.

    It brings its own white ground, so it can be read on a light page and on a dark one.

    Parameters
    ----------
    position : Position
    lang : str
        Of the words.
    title : str, optional
        What is said above it; if not given, whose decision is awaited.
    """

    def __init__(self, position: Position, lang: str, title: str | None = None) -> None:
        self._position = position
        self._title = title
        self._narrator = Narrator(lang, position.players, TEACHER, position.rules)
        book = book_in(lang)
        self._words: dict[str, str] = book["words"]
        self._counts: list[str] = book["counts"]

    def svg(self) -> str:
        """Return the picture, with its words as title and description."""
        rows = [self._piles(), *map(self._seat, range(len(self._position.players)))]
        height = _HEAD + _ROW * len(rows)
        title, *description = self.in_words()
        body = "".join(
            f'<g transform="translate(0 {_HEAD + _ROW * place})">{row}</g>'
            for place, row in enumerate(rows)
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
            f' width="{_WIDTH}" height="{height}" font-family="{FONTS}" role="img">'
            f"<title>{escape(title)}</title><desc>{escape(' '.join(description))}</desc>"
            f'<rect width="{_WIDTH}" height="{height}" rx="8" fill="#fff"/>'
            f"{_text(_MARGIN, 27, title, 16, _WIDTH - _MARGIN)}{body}</svg>"
        )

    def in_words(self) -> list[str]:
        """Return the title, then what lies on the table, a sentence each."""
        position, words = self._position, self._words
        top = (
            fill(words["top_card_is"], card=self._narrator.card(position.top))
            if position.discard
            else words["no_card_is_up"]
        )
        return [
            self._narrator.awaiting(position.awaiting) if self._title is None else self._title,
            top,
            fill(words["colour_is"], colour=self._colour()),
            fill(words["direction_is"], direction=self._direction()),
            fill(words["stock_is"], cards=self._counts[len(position.stock)]),
            *(f"{name}: {self._hand(seat)}" for seat, name in enumerate(position.players)),
        ]

    def _colour(self) -> str:
        colour = self._position.colour
        return self._narrator.colour(colour) if colour else self._words["no_colour"]

    def _direction(self) -> str:
        way = "left" if self._position.direction == LEFT else "right"
        return self._words[f"direction_{way}"]

    def _hand(self, seat: int) -> str:
        return " ".join(card.code for card in self._position.hands[seat]) or self._counts[0]

    def _piles(self) -> str:
        position, words = self._position, self._words
        badge = colour_svg(position.colour.value, width=22) if position.colour else ""
        stock = f"{words['stock']} {len(position.stock)}"
        return (
            f'<g transform="translate({_MARGIN} 4)">{badge}</g>'
            f"{_text(_MARGIN + 30 if badge else _MARGIN, 21, self._colour(), 15)}"
            f"{_text(_MARGIN, 45, self._direction(), 13)}"
            f"{self._cards(position.discard[-_DISCARD_SHOWN:], _LEFT)}"
            f"{self._cards((HIDDEN,) if position.stock else (), _STOCK)}"
            f"{_text(_STOCK + _CARD + 12, 34, stock, 13, _WIDTH)}"
        )

    def _seat(self, seat: int) -> str:
        position = self._position
        said = [self._counts[len(position.hands[seat])], *self._tags(seat)]
        if score := position.scores[seat]:
            said.insert(1, fill(self._words["points"], score=score))
        weight = "bold" if position.awaiting.seat == seat else "normal"
        return (
            f"{_text(_MARGIN, 24, position.players[seat], 15, weight=weight)}"
            f"{_text(_MARGIN, 44, ', '.join(said), 13)}{self._cards(position.hands[seat], _LEFT)}"
        )

    def _tags(self, seat: int) -> list[str]:
        position = self._position
        tags = {
            "tag_won": seat in (position.round_winner, *position.game_winners),
            "tag_turn": position.turn == seat,
            "tag_uno": position.uno_window == seat,
            "tag_dealer": position.dealer == seat,
        }
        return [self._words[tag] for tag, there in tags.items() if there]

    def _cards(self, cards: Sequence[Card], x: float) -> str:
        """Lay cards from left to right, closer together if there are many."""
        room = _WIDTH - _MARGIN - x - _CARD
        step = min(_APART, room / max(1, len(cards) - 1))
        return "".join(
            f'<g transform="translate({x + step * place:g} 4)">'
            f"{card_svg(card.code, label=self._narrator.card(card), width=_CARD)}</g>"
            for place, card in enumerate(cards)
        )


def _text(
    x: float, y: float, text: str, size: int, right: float = _LEFT, weight: str = "normal"
) -> str:
    """Write a line that ends at `right` at the latest; what is too long is cut off there.

    By an SVG of its own: nothing else clips without an id, which would have to be the only one of
    its name in a page.
    """
    return (
        f'<svg x="{x:g}" y="{y - size:g}" width="{right - x - _GAP:g}" height="{size * 1.5:g}">'
        f'<text y="{size}" font-size="{size}" font-weight="{weight}" fill="#111">'
        f"{escape(text)}</text></svg>"
    )
