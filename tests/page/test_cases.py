"""The library as the page is told it."""

import json

from uno_kart_lab.library import cases
from uno_kart_lab.page.cases import cases_message


def ids(*asked: object) -> list[str]:
    return [case["id"] for case in cases_message(*asked, "en")["cases"]]  # type: ignore[arg-type]


def test_who_asks_for_nothing_is_told_every_case() -> None:
    assert ids("", None, None) == [case.id for case in cases()]


def test_a_case_is_told_with_all_that_is_said_of_it() -> None:
    (told,) = cases_message("skips nobody", None, None, "en")["cases"]
    (case,) = [one for one in cases() if one.id == "skip-turned-up"]
    assert told == {
        "id": case.id,
        "title": case.title,
        "shows": case.shows,
        "rules": list(case.rules),
        "difficulty": case.difficulty,
    }
    assert json.loads(json.dumps(told)) == told


def test_words_rule_and_difficulty_all_have_to_hold() -> None:
    assert ids("two", "ACT-2", 2) == ["reverse-of-two"]
    assert ids("two", "ACT-2", 1) == []
