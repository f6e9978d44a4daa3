"""The rulebook leads from every rule to its lesson, a case, its code and its tests."""

from __future__ import annotations

import pytest

from docs import rule_places
from docs.rule_places import Place
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId

EACH = pytest.mark.parametrize("rule", RULE_IDS)


def stands(place: Place) -> bool:
    """Whether what has the name begins in this line of the file."""
    line = (
        (rule_places.ROOT / place.path)
        .read_text("utf-8")
        .splitlines()[place.line - 1]
        .split("(")[0]
    )
    return line.strip(" :") in (f"def {place.name}", f"class {place.name}")


@EACH
def test_a_rule_is_computed_where_a_docstring_names_it(rule: RuleId) -> None:
    assert rule_places.sources_of(rule)
    assert all(map(stands, rule_places.sources_of(rule)))


@EACH
def test_a_rule_leads_to_its_tests(rule: RuleId) -> None:
    assert rule_places.tests_of(rule)
    assert all(map(stands, rule_places.tests_of(rule)))


@EACH
def test_a_rule_leads_to_its_lesson_and_to_a_case_that_shows_it(rule: RuleId) -> None:
    assert rule in rule_places.lesson_of(rule).rules
    assert rule in rule_places.case_of(rule).rules


def test_rules_can_be_named_from_one_to_another() -> None:
    assert rule_places.rules_named("(OPEN-1, OPEN-3 … OPEN-5)") == {
        "OPEN-1",
        "OPEN-3",
        "OPEN-4",
        "OPEN-5",
    }
