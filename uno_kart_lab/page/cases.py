"""The library of cases as the page lists it."""

from __future__ import annotations

from functools import cache
from typing import Any

from uno_kart_lab.library import Case, Difficulty, cases, find
from uno_kart_lab.rules.rule_ids import RuleId


def cases_message(
    words: str, rule: RuleId | None, difficulty: Difficulty | None, lang: str
) -> dict[str, Any]:
    """Return the cases that have all that is asked for, as JSON values; see `library.find`.

    Raises
    ------
    ValueError
        For an unknown language.
    """
    written = _written(lang)
    found = find(words, () if rule is None else (rule,), difficulty, lang)
    return {"cases": [written[case.id] for case in found]}


@cache
def _written(lang: str) -> dict[str, dict[str, Any]]:
    return {case.id: _write(case) for case in cases(lang)}


def _write(case: Case) -> dict[str, Any]:
    return {
        "id": case.id,
        "title": case.title,
        "shows": case.shows,
        "rules": list(case.rules),
        "difficulty": case.difficulty,
    }
