"""The explained transcript as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from uno_kart_lab.export.headings import (
    RULE,
    RULES,
    START,
    WHAT_HAPPENS,
    cited_rules,
    heading,
)

_SPECIAL: Final = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|~&:@$=])")


def write_markdown(explained: dict[str, Any]) -> str:
    """Return what `explain` returned as Markdown: a table of events for each action.

    Titles and names come out as they are written, never as markup.

    Examples
    --------
    >>> from uno_kart_lab import explain
    >>> from uno_kart_lab.library import case
    >>> write_markdown(explain(case("banana-peel").scenario)).splitlines()[0]
    '# A Banana Peel'
    """
    return "\n".join(_lines(explained))


def _lines(explained: dict[str, Any]) -> Iterator[str]:
    if explained["title"]:
        yield from (f"# {plain(explained['title'])}", "")
    head = (f"| {heading(explained, WHAT_HAPPENS)} | {heading(explained, RULE)} |", "| --- | --- |")
    for number, step in enumerate(explained["steps"]):
        title = f"{number}. {plain(step['text'])}" if number else heading(explained, START)
        yield from (f"## {title}", "")
        if step["events"]:
            yield from head
            yield from (f"| {plain(e['text'])} | {e['rule']} |" for e in step["events"])
            yield ""
        yield from (f"*{plain(step['asks'])}*", "")
    yield from (f"## {heading(explained, RULES)}", "")
    for rule in cited_rules(explained):
        yield f"- **{rule.id} {rule.title}** ({rule.source}): {rule.text}"


def plain(text: str) -> str:
    """Escape what Markdown, or the HTML in it, would take for markup."""
    return _SPECIAL.sub(r"\\\1", text)
