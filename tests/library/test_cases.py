"""The library as a whole: what there is, what it says, and that each case is as it says."""

from __future__ import annotations

import re

import pytest

from tests.library.played import CASES, game_of, refusal_of
from tests.narration.test_translation import assert_translated
from uno_kart_lab.files import Record, read_source
from uno_kart_lab.library import case, cases
from uno_kart_lab.library.catalogue import SCENARIOS
from uno_kart_lab.rules.rule_ids import RULE_IDS


def test_there_are_many_and_of_each_difficulty() -> None:
    assert len(CASES) >= 60
    assert {each.difficulty for each in CASES} == {1, 2, 3}


def test_no_two_have_one_name_or_show_the_same() -> None:
    for said in (
        [each.id for each in CASES],
        [each.title for each in CASES],
        [each.shows for each in CASES],
    ):
        assert len(set(said)) == len(CASES)


def test_each_scenario_lies_in_the_file_that_its_case_names() -> None:
    assert {path.name for path in SCENARIOS.iterdir()} == {f"{each.id}.json" for each in CASES}


def test_a_title_is_a_title_and_what_is_shown_is_told_in_sentences() -> None:
    for each in CASES:
        assert re.fullmatch(r"[A-Z].*[^.!]", each.title), each.id
        assert re.fullmatch(r"[A-Z0-9].*\.", each.shows), each.id


def test_the_rules_of_a_case_stand_in_the_rulebook_s_order() -> None:
    for each in CASES:
        assert each.rules, each.id
        assert list(each.rules) == [rule for rule in RULE_IDS if rule in each.rules]


def test_each_case_can_be_played_to_its_end() -> None:
    for each in CASES:
        game = game_of(each.id)
        assert game.node.depth == len(each.scenario["actions"]), each.id


def test_each_case_is_small_enough_for_a_class_to_see() -> None:
    for each in CASES:
        table = game_of(each.id).start.before
        assert len(table.players) <= 4, each.id
        assert max(len(hand) for hand in table.hands) <= 5, each.id


def test_what_is_tried_at_the_end_of_a_case_is_refused() -> None:
    tried = {each.id for each in CASES if each.refused}
    assert len(tried) > 10
    assert tried == {each.id for each in CASES if refusal_of(each)}


def test_a_scenario_bears_its_case_s_title_and_belongs_to_whoever_asked_for_it() -> None:
    skip = case("skip")
    skip.scenario["players"].clear()
    assert skip.scenario["title"] == skip.title
    assert skip.scenario["players"] == ["Ana", "Ben", "Chi", "Dov"]


def test_only_the_draw_for_the_deal_takes_a_record() -> None:
    records = {each.id for each in CASES if isinstance(read_source(each.scenario), Record)}
    assert records == {"high-card-deals", "tie-for-the-deal", "chosen-dealer"}


def test_a_case_is_found_by_its_id() -> None:
    assert case("skip") in CASES
    with pytest.raises(KeyError, match="no-such-case"):
        case("no-such-case")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'"):
        cases("tlh")


def test_nothing_said_of_a_case_goes_past_the_translators(pseudo: str) -> None:
    for each in cases(pseudo):
        assert_translated(each.title)
        assert_translated(each.shows)
    assert_translated(case("skip", pseudo).scenario["title"])
