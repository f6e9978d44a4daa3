"""The explained transcript as a page to print: one file, with nothing from elsewhere in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

from uno_kart_lab.art import symbol_sheet
from uno_kart_lab.export.fonts import FONTS
from uno_kart_lab.export.headings import (
    RULE,
    RULES,
    START,
    WHAT_HAPPENS,
    cited_rules,
    heading,
)
from uno_kart_lab.export.markup import Markup, codes_drawn
from uno_kart_lab.i18n import _, pgettext
from uno_kart_lab.narration.rulebook import RuleText
from uno_kart_lab.page.words import WORDS

_PAGE: Final = Template(files(__package__).joinpath("transcript.html").read_text("utf-8"))

_EXPLAINED: Final = _("A game of UNO Mario Kart, explained")
_END: Final = pgettext("heading of a transcript: after the last action", "The table at the end")
_TOLD_TO: Final = _("Told to: {reader}")
_SOURCE: Final = _("Source: {source}")


def write_html(explained: dict[str, Any]) -> str:
    """Return what `explain` returned as a page to print.

    It has the table at the start and at the end with its cards, the events of each action with
    their rules, and the rules that were cited. Titles and names come out as text, never as markup.

    Examples
    --------
    >>> from uno_kart_lab import explain
    >>> from uno_kart_lab.library import case
    >>> "<title>A Banana Peel</title>" in write_html(explain(case("banana-peel").scenario))
    True
    """
    page = _Page(explained)
    steps = explained["steps"]
    return _PAGE.substitute(
        fonts=FONTS,
        lang=escape(explained["lang"]),
        title=page.text(explained["title"]) or page.said(_EXPLAINED),
        told_to=page.text(heading(explained, _TOLD_TO, reader=page.reader())),
        sheet=symbol_sheet(codes_drawn([steps[0]["position"], steps[-1]["position"]])),
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
        self._markup = Markup(explained["lang"], self._players)
        self.text, self.said = self._markup.text, self._markup.said

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
        table = [] if number else [self._markup.table(step["position"])]
        return _section(title, [*(self._events(events) if events else []), asks, *table])

    def end(self) -> str:
        return _section(
            self.said(_END), [self._markup.table(self._explained["steps"][-1]["position"])]
        )

    def rule(self, rule: RuleText) -> str:
        source = heading(self._explained, _SOURCE, source=rule.source)
        return (
            f'<div id="{escape(rule.id)}"><dt>{escape(rule.title)} <small>{escape(rule.id)}</small>'
            f"</dt><dd>{escape(rule.text)}<br><small>{escape(source)}</small></dd></div>"
        )

    def _events(self, rows: Sequence[str]) -> list[str]:
        names = f"<tr><th>{self.said(WHAT_HAPPENS)}</th><th>{self.said(RULE)}</th></tr>"
        return ["<table>", f"<thead>{names}</thead>", "<tbody>", *rows, "</tbody>", "</table>"]


def _section(title: str, content: Iterable[str]) -> str:
    return "\n".join(["<section>", f"<h2>{title}</h2>", *content, "</section>"])


def _rules_of(event: dict[str, Any]) -> str:
    rules = map(escape, (event["rule"], *event.get("also", ())))
    return ", ".join(f'<a href="#{rule}">{rule}</a>' for rule in rules)
