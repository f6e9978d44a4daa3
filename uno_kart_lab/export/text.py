"""The explained transcript as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from uno_kart_lab.export.headings import RULES, START, cited_rules, heading
from uno_kart_lab.rules.rule_ids import RULE_IDS

_RULE_WIDTH: Final = max(map(len, RULE_IDS))


def write_text(explained: dict[str, Any]) -> str:
    """Return what `explain` returned as text: a line an event, its rule in front.

    The rules cited follow at the end, with their titles and sources.

    Examples
    --------
    >>> from uno_kart_lab import explain
    >>> from uno_kart_lab.library import case
    >>> print(write_text(explain(case("banana-peel").scenario)))
    A Banana Peel
    <BLANKLINE>
    The start
                        It is Ana's turn: play a card that matches, or draw.
    ...
    """
    return "\n".join(_lines(explained))


def _lines(explained: dict[str, Any]) -> Iterator[str]:
    if explained["title"]:
        yield explained["title"]
        yield ""
    for number, step in enumerate(explained["steps"]):
        yield f"{number}. {step['text']}" if number else heading(explained, START)
        for event in step["events"]:
            yield f"    {event['rule']:{_RULE_WIDTH}}  {event['text']}"
        yield f"    {'':{_RULE_WIDTH}}  {step['asks']}"
        yield ""
    yield heading(explained, RULES)
    for rule in cited_rules(explained):
        yield f"    {rule.id:{_RULE_WIDTH}}  {rule.title} ({rule.source})"
        yield f"    {'':{_RULE_WIDTH}}  {rule.text}"
