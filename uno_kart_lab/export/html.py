"""The explained transcript as a page to print: one file, with nothing from elsewhere in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

from uno_kart_lab.art import symbol_id, symbol_sheet
from uno_kart_lab.export.headings import (
    RULE,
    RULES,
    START,
    WHAT_HAPPENS,
    cited_rules,
    heading,
)
from uno_kart_lab.i18n import Message, _, pgettext
from uno_kart_lab.narration import Narrator
from uno_kart_lab.narration.rulebook import RuleText
from uno_kart_lab.page.words import WORDS
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.views import HIDDEN, TABLE

_PAGE: Final = Template(files(__package__).joinpath("transcript.html").read_text("utf-8"))

_EXPLAINED: Final = _("A game of UNO Mario Kart, explained")
_END: Final = pgettext("heading of a transcript: after the last action", "The table at the end")
_TOLD_TO: Final = _("Told to: {reader}")
_SOURCE: Final = _("Source: {source}")

_DISCARD_SHOWN: Final = 3
_SIGNS: Final = ("RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI")
_NOT_LEFT_TO_RIGHT: Final = ("R", "AL", "AN", *_SIGNS)


def write_html(explained: dict[str, Any]) -> str:
    """Return what `explain` returned as a page to print.

    It has the table at the start and at the end with its cards, the events of each action with
    their rules, and the rules that were cited. Titles and names come out as text, never as markup.
    """
    page = _Page(explained)
    steps = explained["steps"]
    return _PAGE.substitute(
        lang=escape(explained["lang"]),
        title=page.text(explained["title"]) or page.said(_EXPLAINED),
        told_to=page.text(heading(explained, _TOLD_TO).format(reader=page.reader())),
        sheet=symbol_sheet(_codes_drawn(steps)),
        steps="\n".join(page.step(number, step) for number, step in enumerate(steps)),
        end=page.end() if len(steps) > 1 else "",
        rules_title=page.said(RULES),
        rules="\n".join(page.rule(rule) for rule in cited_rules(explained)),
    )


class _Page:
    """The parts of a page, each as markup."""

    def __init__(self, explained: dict[str, Any]) -> None:
        self._explained = explained
        self._players: list[str] = explained["steps"][0]["position"]["players"]
        self._narrator = Narrator(explained["lang"], (), TABLE)
        self._other_ways = _any_of([name for name in self._players if _runs_other_way(name)])

    def text(self, text: str) -> str:
        """Return text as text; a name that runs from right to left turns only itself round."""
        if self._other_ways:
            text = self._other_ways.sub(lambda name: _isolated(name[0]), text)
        return escape(text)

    def said(self, message: Message) -> str:
        return escape(heading(self._explained, message))

    def reader(self) -> str:
        reader = self._explained["reader"]
        if isinstance(reader, int):
            return self._players[reader]
        return heading(self._explained, WORDS[f"reader_{reader}"])

    def step(self, number: int, step: dict[str, Any]) -> str:
        title = f"{number}. {self.text(step['text'])}" if number else self.said(START)
        events = [
            f"<tr><td>{self.text(event['text'])}</td><td>{_rules_of(event)}</td></tr>"
            for event in step["events"]
        ]
        asks = f"<p>{self.text(step['asks'])}</p>"
        table = [] if number else [self._table(step["position"])]
        return _section(title, [*(self._events(events) if events else []), asks, *table])

    def end(self) -> str:
        return _section(self.said(_END), [self._table(self._explained["steps"][-1]["position"])])

    def rule(self, rule: RuleText) -> str:
        source = heading(self._explained, _SOURCE).format(source=rule.source)
        return (
            f'<div id="{escape(rule.id)}"><dt>{escape(rule.title)} <small>{escape(rule.id)}</small>'
            f"</dt><dd>{escape(rule.text)}<br><small>{escape(source)}</small></dd></div>"
        )

    def _events(self, rows: Sequence[str]) -> list[str]:
        names = f"<tr><th>{self.said(WHAT_HAPPENS)}</th><th>{self.said(RULE)}</th></tr>"
        return ["<table>", f"<thead>{names}</thead>", "<tbody>", *rows, "</tbody>", "</table>"]

    def _table(self, position: dict[str, Any]) -> str:
        """Draw what lies on the table, as far as the reader sees it."""
        rows = [
            _row(self.text(name), self._cards(hand))
            for name, hand in zip(self._players, position["hands"], strict=True)
        ]
        discard = position["discard"]
        colour = position["colour"]
        named = self.said(WORDS["no_colour"])
        if colour:
            named = escape(self._narrator.colour(Colour(colour)))
        top = f"{self._cards(discard[-_DISCARD_SHOWN:])}<small>{named}</small>"
        stock = f"{self._cards([HIDDEN.code])}<small>{len(position['stock'])}</small>"
        rows += [
            _row(self.said(WORDS["discard_pile"]), top),
            _row(self.said(WORDS["stock"]), stock),
        ]
        return "\n".join(["<figure>", *rows, "</figure>"])

    def _cards(self, codes: Iterable[str]) -> str:
        return "".join(
            f'<svg role="img" aria-label="{escape(self._card(code))}">'
            f'<use href="#{symbol_id(code)}"/></svg>'
            for code in codes
        )

    def _card(self, code: str) -> str:
        return self._narrator.card(CARDS.get(code, HIDDEN))


def _codes_drawn(steps: Sequence[dict[str, Any]]) -> list[str]:
    """Return which cards the page shows: those of the tables at its start and end, and a back."""
    drawn = {HIDDEN.code}
    for position in (steps[0]["position"], steps[-1]["position"]):
        for pile in (*position["hands"], position["discard"][-_DISCARD_SHOWN:]):
            drawn.update(pile)
    return sorted(drawn)


def _section(title: str, content: Iterable[str]) -> str:
    return "\n".join(["<section>", f"<h2>{title}</h2>", *content, "</section>"])


def _row(name: str, content: str) -> str:
    return f"<div><b>{name}</b><span>{content}</span></div>"


def _rules_of(event: dict[str, Any]) -> str:
    rules = map(escape, (event["rule"], *event.get("also", ())))
    return ", ".join(f'<a href="#{rule}">{rule}</a>' for rule in rules)


def _runs_other_way(name: str) -> bool:
    return any(unicodedata.bidirectional(letter) in _NOT_LEFT_TO_RIGHT for letter in name)


def _any_of(names: Sequence[str]) -> re.Pattern[str] | None:
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first))) if names else None


def _isolated(name: str) -> str:
    letters = "".join(letter for letter in name if unicodedata.bidirectional(letter) not in _SIGNS)
    return f"\u2068{letters}\u2069"
