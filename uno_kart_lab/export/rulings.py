"""A ruling as Markdown, to be kept or handed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from uno_kart_lab.export.headings import RULES
from uno_kart_lab.export.markdown import plain
from uno_kart_lab.i18n import Message, _, say, translator
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.page.referee_words import REFEREE_WORDS
from uno_kart_lab.page.rulings import ruling_message
from uno_kart_lab.rulings import Ruling

_FILE: Final = "uno-kart-ruling.md"
_TITLE: Final = _("A ruling")
_SOURCE: Final = _("Source: {source}")


def write_ruling(ruling: Ruling) -> dict[str, str]:
    """Return a ruling as a file: its name, its type and its text."""
    return {"name": _FILE, "type": "text/markdown", "text": ruling_markdown(ruling)}


def ruling_markdown(ruling: Ruling) -> str:
    """Return a ruling as Markdown: what was done, what comes of it, and the rules with sources.

    Titles and names come out as they are written, never as markup.
    """
    return "\n".join(_Written(ruling).lines())


class _Written:
    """A ruling being written down."""

    def __init__(self, ruling: Ruling) -> None:
        self._ruling = ruling
        self._told = ruling_message(ruling)
        self._translations = translator(ruling.lang)

    def lines(self) -> Iterator[str]:
        yield from (f"# {plain(self._ruling.title or self._said(_TITLE))}", "")
        yield from (f"{n}. {plain(text)}" for n, text in enumerate(self._told["done"], 1))
        if self._told["done"]:
            yield ""
        groups = self._told["groups"]
        alone = len(groups) == 1
        yield from (f"## {self._page('ref_ruling' if alone else 'ref_shared')}", "")
        if alone:
            yield from (f"*{plain(self._named(groups[0]))}*", "")
        yield from self._steps(self._told["shared"])
        for group in groups:
            if not alone:
                yield from (f"## {plain(self._named(group))}", "")
            yield from self._group(group)
        yield from self._rules()

    def _named(self, group: dict[str, Any]) -> str:
        """Return the rule sets of a group; the first is the table's own."""
        names = [self._told["rules"][at] for at in group["rules"]]
        if group["rules"][0] == 0:
            names[0] = self._page("ref_table_with", rules=names[0])
        return "; ".join(names)

    def _group(self, group: dict[str, Any]) -> Iterator[str]:
        if group["parting"]:
            head = self._page(f"ref_part_{group['parting']['kind']}")
            options = "; ".join(
                f"{plain(option['text'])} ({option['rule']})"
                for option in group["parting"]["options"]
            )
            yield from (f"**{plain(head)}.** {options}", "")
        if group["impossible"]:
            why = self._page("ref_impossible", why=group["impossible"])
            yield from (plain(why), "")
        yield from self._steps(group["steps"])
        if group["refusal"]:
            tried = self._page("ref_refused", action=group["refused"])
            yield from (f"**{plain(tried)}**", "")
            yield from (
                f"- {'✓' if check['passed'] else '✗'} {plain(check['sentence'])} ({check['rule']})"
                for check in group["refusal"]["checks"]
            )
            yield ""
        elif group["asks"]:
            yield from (f"*{plain(self._page('ref_then', asks=group['asks']))}*", "")
        if group["choices"]:
            yield from (plain(self._page("ref_choices")), "")
            yield from (f"- {plain(choice)}" for choice in group["choices"])
            yield ""

    def _steps(self, steps: list[dict[str, Any]]) -> Iterator[str]:
        for step in steps:
            if step["text"]:
                yield from (f"**{plain(step['text'])}**", "")
            if step["events"]:
                yield from (f"- {plain(e['text'])} ({e['rule']})" for e in step["events"])
                yield ""

    def _rules(self) -> Iterator[str]:
        """Write each rule that had a say, with its source and its note."""
        yield from (f"## {self._said(RULES)}", "")
        cited = _cited(self._told)
        for rule, text in rulebook(self._ruling.lang).items():
            if rule not in cited:
                continue
            source = self._said(_SOURCE, source=text.source)
            note = f" {text.note}" if text.note else ""
            yield f"- **{rule} {plain(text.title)}**: {plain(f'{text.text} {source}.{note}')}"

    def _page(self, word: str, **values: str) -> str:
        return self._said(REFEREE_WORDS[word], **values)

    def _said(self, message: Message, **values: str) -> str:
        return say(message, self._translations, **values)


def _cited(told: dict[str, Any]) -> set[str]:
    """Return every rule that an event, a check or a deciding option names."""
    groups = told["groups"]
    steps = [*told["shared"], *(step for group in groups for step in group["steps"])]
    events = [event for step in steps for event in step["events"]]
    checks = [check for group in groups if group["refusal"] for check in group["refusal"]["checks"]]
    options = [o for group in groups if group["parting"] for o in group["parting"]["options"]]
    also = {rule for event in events for rule in event["also"]}
    return also | {one["rule"] for one in (*events, *checks, *options)}
