"""A ruling as the page is told it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from uno_kart_lab.files import read_rules, write_action
from uno_kart_lab.library import case, cases
from uno_kart_lab.page.rules_in_words import option_in_words, rules_in_words
from uno_kart_lab.page.rulings import ruling_message
from uno_kart_lab.rules.options import (
    QUICK,
    STANDARD,
    OneRound,
    OptionName,
    PointsGame,
    RoundsGame,
    RuleSet,
)
from uno_kart_lab.rulings import compare_rulings

SCENARIOS = [each for each in cases() if "hands" in each.scenario]
LARGEST = 16 * 1024


def told(case_id: str, *rule_sets: RuleSet) -> dict[str, Any]:
    return ruling_message(compare_rulings(case(case_id).scenario, rule_sets))


def texts(steps: list[dict[str, Any]]) -> list[str]:
    return [event["text"] for step in steps for event in step["events"]]


@pytest.mark.rule("WD4-3")
def test_what_is_the_same_is_told_once_and_what_is_not_side_by_side() -> None:
    message = told("held-box-is-no-colour", STANDARD, QUICK)
    assert [step["text"] for step in message["shared"]] == ["", *message["done"]]
    assert texts(message["shared"])[-1].startswith("Ana shows the hand to Ben")
    one, other = message["groups"]
    assert texts(one["steps"])[0].startswith("It was no bluff.")
    assert texts(other["steps"])[0].startswith("It was a bluff.")
    for group in (one, other):
        assert group["steps"][0]["text"] == ""
        assert group["parting"]["kind"] == "event"
    assert one["parting"]["options"] == [
        {"text": "An Item Box in the hand counts as the colour: no", "rule": "WD4-3"}
    ]
    assert other["parting"]["options"][0]["text"].endswith(": yes")


def test_rule_sets_that_lead_to_the_same_are_one_group() -> None:
    message = told("skip", STANDARD, QUICK)
    (group,) = message["groups"]
    assert group["rules"] == [0, 1]
    assert group["steps"] == []
    assert group["parting"] is None
    assert message["rules"] == ["Standard rules (Gamerules.com)", "Quick rules (Geeky Hobbies)"]
    assert [read_rules(rules) for rules in message["settings"]] == [STANDARD, QUICK]


@pytest.mark.parametrize("each", SCENARIOS, ids=lambda each: each.id)
def test_shared_and_own_steps_together_are_each_course(each: Any) -> None:
    file = each.scenario
    tried = [write_action(each.refused)] if each.refused else []
    file["actions"] = [*file["actions"], *tried]
    rule_sets = [read_rules(file["rules"]), STANDARD, QUICK]
    ruling = compare_rulings(file, rule_sets)
    message = ruling_message(ruling)
    assert len(json.dumps(message).encode()) < LARGEST
    for group in message["groups"]:
        course = ruling.courses[group["rules"][0]]
        sentences = [frame.sentence for step in course.steps for frame in step.frames]
        assert len(texts(message["shared"]) + texts(group["steps"])) == len(sentences)
        assert texts(group["steps"]) == sentences[len(texts(message["shared"])) :]
        done = [s["text"] for s in (*message["shared"], *group["steps"]) if s["text"]]
        refused = [group["refused"]] if group["refusal"] else []
        assert [*done, *refused] == message["done"][: len(done) + len(refused)]
    assert bool(message["next"]) == (
        ruling.courses[0].refusal is None and bool(ruling.courses[0].choices)
    )


@pytest.mark.rule("WD4-2")
def test_a_refusal_is_told_with_its_checks_and_nothing_is_offered_after_it() -> None:
    each = case("bluff-not-allowed")
    assert each.refused is not None
    file = each.scenario | {"actions": [write_action(each.refused)]}
    message = ruling_message(compare_rulings(file, [read_rules(file["rules"]), STANDARD]))
    refused, allowed = message["groups"]
    assert refused["refused"] == message["done"][0]
    assert refused["refusal"]["checks"][-1]["rule"] == "WD4-2"
    assert refused["refusal"]["text"] == refused["refusal"]["checks"][-1]["sentence"]
    assert refused["steps"] == []
    assert allowed["refusal"] is None
    assert allowed["steps"][0]["text"] == message["done"][0]
    assert message["next"] == []


@pytest.mark.rule("TURN-3")
def test_what_can_be_done_in_the_end_is_told_where_it_differs() -> None:
    must = replace(STANDARD, after_draw="must_play")
    file = case("drawn-card-kept").scenario
    file["actions"] = file["actions"][:1]
    keeping, playing = ruling_message(compare_rulings(file, [STANDARD, must]))["groups"]
    assert "Keep the drawn card" in keeping["choices"]
    assert "Keep the drawn card" not in playing["choices"]
    assert playing["choices"]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (STANDARD, "Standard rules (Gamerules.com)"),
        (QUICK, "Quick rules (Geeky Hobbies)"),
        (
            replace(STANDARD, after_draw="must_play", item_box_counts_as_colour=True),
            "Standard rules (Gamerules.com) · After drawing a card: it has to be played if it fits"
            " · An Item Box in the hand counts as the colour: yes",
        ),
    ],
)
def test_a_rule_set_is_said_by_its_preset_and_what_differs(rules: RuleSet, said: str) -> None:
    assert rules_in_words(rules, "en") == said


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(
    ("end", "said"),
    [
        (PointsGame(200), "The game ends: when a player has so many points: 200"),
        (RoundsGame(3), "The game ends: after so many rounds: 3"),
        (OneRound(), "The game ends: after one round"),
    ],
)
def test_an_option_with_a_number_is_said_with_it(end: Any, said: str) -> None:
    assert option_in_words("game_end", replace(STANDARD, game_end=end), "en") == said


@pytest.mark.rule("STACK-1", "SEVEN-1", "SEVEN-2", "JUMP-1")
@pytest.mark.parametrize(
    ("case_id", "option"),
    [
        ("stack-of-draw-twos", "stacking"),
        ("seven-swaps-hands", "seven_zero"),
        ("zero-passes-hands-on", "seven_zero"),
        ("jump-in", "jump_in"),
    ],
)
def test_at_home_we_play_a_house_rule(case_id: str, option: OptionName) -> None:
    """The same game by the standard rules parts where the house rule has a say."""
    file = case(case_id).scenario
    own, without = ruling_message(compare_rulings(file, [read_rules(file["rules"]), STANDARD]))[
        "groups"
    ]
    assert texts(own["steps"]) != texts(without["steps"])
    (decides,) = without["parting"]["options"]
    assert decides["text"] == option_in_words(option, STANDARD, "en")


@pytest.mark.rule("JUMP-1")
def test_who_jumps_in_is_said_by_name_where_it_can_be_done_next() -> None:
    file = case("jump-in").scenario
    file["actions"] = file["actions"][:1]
    next_ = ruling_message(compare_rulings(file, [read_rules(file["rules"])]))["next"]
    (jump,) = [each for each in next_ if "jumps in" in each["text"]]
    name = file["players"][jump["seat"]]
    assert jump["text"].startswith(f"{name} jumps in with the ")
