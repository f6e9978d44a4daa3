"""What the page says of the library of cases."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, pgettext

LIBRARY_WORDS: Final[dict[str, Message]] = {
    "cases": pgettext("opens the library of prepared cases", "Cases"),
    "cases_title": _("Prepared cases"),
    "cases_words": _("Look for"),
    "cases_rule": _("A rule"),
    "cases_any_rule": pgettext("whichever rule a case shows", "any rule"),
    "cases_rule_called": _("{rule} {title}"),
    "cases_difficulty": pgettext("how difficult a case is", "Difficulty"),
    "cases_any_difficulty": pgettext("however difficult a case is", "any"),
    "cases_difficulty_1": _("one thing happens"),
    "cases_difficulty_2": _("several things happen"),
    "cases_difficulty_3": _("tables argue about it"),
    "cases_found": _("Cases found: {count}"),
    "cases_none": _("No case has all of that. Try fewer words."),
    "case_outcome": _("How it turns out"),
    "case_outcome_of": _("How it turns out: {title}"),
}
