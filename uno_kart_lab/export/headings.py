"""What every written transcript has beside its sentences: headings, and the rules it cites."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.i18n import Message, pgettext, say, translator
from uno_kart_lab.narration.rulebook import RuleText, rulebook

START: Final = pgettext("heading of a transcript: before the first action", "The start")
RULES: Final = pgettext("heading of a transcript: the rules that were cited", "The rules")
WHAT_HAPPENS: Final = pgettext("column of a transcript: the sentences", "What happens")
RULE: Final = pgettext("column of a transcript: the rule's id", "Rule")


def heading(explained: dict[str, Any], message: Message, **values: str) -> str:
    """Return a heading in the transcript's language."""
    return say(message, translator(explained["lang"]), **values)


def cited_rules(explained: dict[str, Any]) -> list[RuleText]:
    """Return the rules that the transcript's events cite, in the rulebook's order."""
    events = [event for step in explained["steps"] for event in step["events"]]
    cited = {rule for event in events for rule in (event["rule"], *event.get("also", ()))}
    return [text for rule, text in rulebook(explained["lang"]).items() if rule in cited]
