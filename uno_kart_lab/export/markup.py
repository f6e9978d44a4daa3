"""What pages to print are made of: text that stays text, and the table with its cards drawn."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Any, Final

from uno_kart_lab.art import symbol_id
from uno_kart_lab.i18n import Message, translate, translator
from uno_kart_lab.narration import Narrator
from uno_kart_lab.page.words import WORDS
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.views import HIDDEN, TABLE

_DISCARD_SHOWN: Final = 3
_SIGNS: Final = ("RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI")
_NOT_LEFT_TO_RIGHT: Final = ("R", "AL", "AN", *_SIGNS)


class Markup:
    """Text and tables as markup.

    Parameters
    ----------
    lang : str
    players : sequence of str
        Who is spoken of: a name that runs from right to left turns only itself round.
    """

    def __init__(self, lang: str, players: Sequence[str]) -> None:
        self._players = players
        self._translations = translator(lang)
        self._narrator = Narrator(lang, (), TABLE)
        self._other_ways = _any_of([name for name in players if _runs_other_way(name)])

    def text(self, text: str) -> str:
        """Return text as text."""
        if self._other_ways:
            text = self._other_ways.sub(lambda name: _isolated(name[0]), text)
        return escape(text)

    def said(self, message: Message) -> str:
        """Return a message of ours in the page's language."""
        return escape(translate(message, self._translations))

    def table(
        self,
        position: dict[str, Any],
        *more: tuple[str, str],
        tags: Mapping[int, str] = MappingProxyType({}),
    ) -> str:
        """Draw what lies on the table, as far as the reader sees it.

        Parameters
        ----------
        position : dict
            As `explain` returns it.
        *more : tuple of str
            Rows below it: a name and what stands there, both as markup.
        tags : mapping of int to str
            Markup that goes with the name of a seat.
        """
        hands = zip(self._players, position["hands"], strict=True)
        rows = [
            (self.text(name) + tags.get(seat, ""), self._cards(hand))
            for seat, (name, hand) in enumerate(hands)
        ]
        colour = position["colour"]
        named = self.said(WORDS["no_colour"])
        if colour:
            named = escape(self._narrator.colour(Colour(colour)))
        top = f"{self._cards(position['discard'][-_DISCARD_SHOWN:])}<small>{named}</small>"
        stock = f"{self._cards([HIDDEN.code])}<small>{len(position['stock'])}</small>"
        rows += [
            (self.said(WORDS["discard_pile"]), top),
            (self.said(WORDS["stock"]), stock),
            *more,
        ]
        drawn = (f"<div><b>{name}</b><span>{content}</span></div>" for name, content in rows)
        return "\n".join(["<figure>", *drawn, "</figure>"])

    def _cards(self, codes: Iterable[str]) -> str:
        return "".join(
            f'<svg role="img" aria-label="{escape(self._card(code))}">'
            f'<use href="#{symbol_id(code)}"/></svg>'
            for code in codes
        )

    def _card(self, code: str) -> str:
        return self._narrator.card(CARDS.get(code, HIDDEN))


def codes_drawn(positions: Iterable[dict[str, Any]]) -> list[str]:
    """Return which cards the tables of these positions show, and a back."""
    drawn = {HIDDEN.code}
    for position in positions:
        for pile in (*position["hands"], position["discard"][-_DISCARD_SHOWN:]):
            drawn.update(pile)
    return sorted(drawn)


def _runs_other_way(name: str) -> bool:
    return any(unicodedata.bidirectional(letter) in _NOT_LEFT_TO_RIGHT for letter in name)


def _any_of(names: Sequence[str]) -> re.Pattern[str] | None:
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first))) if names else None


def _isolated(name: str) -> str:
    letters = "".join(letter for letter in name if unicodedata.bidirectional(letter) not in _SIGNS)
    return f"\u2068{letters}\u2069"
