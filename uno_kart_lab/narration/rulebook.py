"""The rulebook: what each rule says, and where it comes from."""

from __future__ import annotations

from collections import ChainMap
from dataclasses import dataclass
from typing import Any, Final

from uno_kart_lab.i18n import Message, translate, translator
from uno_kart_lab.narration.chapters import (
    endings,
    house_rules,
    item_box,
    setting_up,
    turns,
    wild_draw_four,
)
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId
from uno_kart_lab.rules.shown import shown

_ENTRIES: Final = ChainMap(
    setting_up.RULES,
    turns.RULES,
    item_box.RULES,
    wild_draw_four.RULES,
    endings.RULES,
    house_rules.RULES,
)


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule as a learner reads it.

    Attributes
    ----------
    id : RuleId
    title : str
    text : str
        The rule in a few plain sentences.
    source : str
        Where it comes from: Gamerules.com, Geeky Hobbies, both, or a ruling of our own.
    note : str
        Which part comes from where, the reason for a ruling, the option with its values; may be
        empty.
    """

    id: RuleId
    title: str
    text: str
    source: str
    note: str

    def _repr_html_(self) -> str:
        return shown(self, "rule_html")

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text(shown(self, "rule_text"))


def rulebook(lang: str) -> dict[RuleId, RuleText]:
    """Return every rule in a language, in the rulebook's order.

    Raises
    ------
    ValueError
        For an unknown language.

    Examples
    --------
    >>> rulebook("en")["ITEM-6"].title, rulebook("nl")["ITEM-6"].title
    ('There is always a card', 'Er is altijd een kaart')
    """
    translations = translator(lang)

    def said(message: Message) -> str:
        return translate(message, translations)

    return {
        rule: RuleText(
            rule,
            said(entry.title),
            said(entry.text),
            said(entry.source),
            said(entry.note) if entry.note else "",
        )
        for rule in RULE_IDS
        for entry in (_ENTRIES[rule],)
    }
