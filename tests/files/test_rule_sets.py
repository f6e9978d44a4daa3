from dataclasses import asdict, replace
from typing import Any

import pytest

from tests.files.samples import refusal
from uno_kart_lab.files import read_rules, write_rules
from uno_kart_lab.files.rule_sets import option_in
from uno_kart_lab.rules.options import (
    PRESETS,
    QUICK,
    STANDARD,
    OneRound,
    PointsGame,
    RoundsGame,
    RuleSet,
)

WORDS = {
    "first_dealer": ["high_card", "chosen"],
    "opening_action": ["applies", "turn_another"],
    "opening_item_box_colour": ["dealer", "first_player"],
    "after_draw": ["may_play", "must_play", "draw_until_playable"],
    "two_player_reverse": ["skip", "no_effect"],
    "banana_target": ["previous_seat", "last_to_act"],
    "wild_draw_four": ["challengeable", "only_if_no_match"],
    "last_item_box": ["resolves", "ends_round"],
    "stacking": ["off", "same", "any"],
}
SWITCHES = ["item_box_counts_as_colour", "seven_zero", "jump_in"]


@pytest.mark.parametrize(("name", "rules"), PRESETS.items())
def test_a_preset_is_named_alone_or_as_preset(name: str, rules: RuleSet) -> None:
    assert read_rules(name) == rules
    assert read_rules({"preset": name}) == rules
    assert read_rules({"preset": name, "options": {}}) == rules


def test_the_preset_is_standard_unless_it_is_named() -> None:
    assert read_rules({}) == STANDARD
    assert read_rules({"options": {"after_draw": "must_play"}}).after_draw == "must_play"


@pytest.mark.parametrize(
    ("option", "word"), [(option, word) for option, words in WORDS.items() for word in words]
)
def test_every_value_of_every_option_is_read(option: str, word: str) -> None:
    rules = read_rules({"preset": "quick", "options": {option: word}})
    assert asdict(rules) == {**asdict(QUICK), option: word}


@pytest.mark.parametrize("option", WORDS)
@pytest.mark.parametrize("value", ["sometimes", "", True, 1, None, ["may_play"]])
def test_an_unknown_value_is_refused_with_the_allowed_ones(option: str, value: object) -> None:
    line = refusal({"options": {option: value}}, read_rules)
    assert line.startswith(f"rules.options.{option}: ")
    assert line.endswith("allowed: " + ", ".join(f'"{word}"' for word in WORDS[option]))


@pytest.mark.parametrize("option", SWITCHES)
@pytest.mark.parametrize("value", [True, False])
def test_what_is_so_or_not_is_a_boolean(option: str, value: bool) -> None:
    rules = read_rules({"options": {option: value}})
    assert getattr(rules, option) is value


@pytest.mark.parametrize("option", SWITCHES)
@pytest.mark.parametrize("value", ["true", 1, 0, None, "off"])
def test_nothing_else_is_a_boolean(option: str, value: object) -> None:
    line = refusal({"options": {option: value}}, read_rules)
    assert line.startswith(f"rules.options.{option}: ")
    assert line.endswith("allowed: true or false")


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(
    ("value", "end"),
    [
        ("one_round", OneRound()),
        ({"points": 1}, PointsGame(1)),
        ({"points": 1_000_000}, PointsGame(1_000_000)),
        ({"rounds": 1}, RoundsGame(1)),
        ({"rounds": 1_000}, RoundsGame(1_000)),
    ],
)
def test_a_game_ends_by_points_by_rounds_or_with_one_round(value: object, end: object) -> None:
    assert read_rules({"options": {"game_end": value}}).game_end == end


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ({"points": 0}, "game_end.points: 0"),
        ({"points": 1_000_001}, "game_end.points: 1000001"),
        ({"points": True}, "game_end.points: true"),
        ({"points": 500.0}, "game_end.points: 500.0"),
        ({"rounds": 0}, "game_end.rounds: 0"),
        ({"rounds": 1_001}, "game_end.rounds: 1001"),
        ({"turns": 3}, "game_end.turns: this key is unknown"),
        ({"points": 1, "rounds": 1}, "game_end: an object"),
        ({}, "game_end: an object"),
        ("two_rounds", 'game_end: "two_rounds"'),
        (500, "game_end: 500"),
        (None, "game_end: null"),
    ],
)
def test_no_other_end_of_a_game_is_read(value: object, place: str) -> None:
    line = refusal({"options": {"game_end": value}}, read_rules)
    assert line.startswith(f"rules.options.{place}")


@pytest.mark.parametrize("value", ["Standard", "", None, 1, [], b"quick"])
def test_an_unknown_preset_is_refused_with_those_there_are(value: object) -> None:
    line = refusal({"preset": value}, read_rules)
    assert line.startswith("rules.preset: ")
    assert line.endswith('; allowed: "standard", "quick"')
    line = refusal(value, read_rules)
    assert line.startswith("rules: ")
    assert line.endswith('; allowed: "standard", "quick"')


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    line = refusal({"options": {"no_mercy": True}}, read_rules)
    assert line.startswith("rules.options.no_mercy: this key is unknown; allowed: first_dealer, ")
    assert line.endswith(", jump_in")


def test_other_keys_and_kinds_are_refused() -> None:
    assert refusal({"presets": "quick"}, read_rules).startswith("rules.presets: ")
    assert refusal({"options": []}, read_rules).startswith("rules.options: a list of 0 is not")


@pytest.mark.parametrize(
    ("rules", "written"),
    [
        (STANDARD, "standard"),
        (QUICK, "quick"),
        (
            replace(STANDARD, after_draw="must_play", item_box_counts_as_colour=True),
            {
                "preset": "standard",
                "options": {"after_draw": "must_play", "item_box_counts_as_colour": True},
            },
        ),
        (
            replace(QUICK, game_end=PointsGame(200), item_box_counts_as_colour=False),
            {
                "preset": "quick",
                "options": {"item_box_counts_as_colour": False, "game_end": {"points": 200}},
            },
        ),
        (
            replace(STANDARD, game_end=RoundsGame(3)),
            {"preset": "standard", "options": {"game_end": {"rounds": 3}}},
        ),
        (
            replace(STANDARD, game_end=OneRound()),
            {"preset": "standard", "options": {"game_end": "one_round"}},
        ),
    ],
)
def test_a_rule_set_is_written_as_what_differs_from_the_closest_preset(
    rules: RuleSet, written: Any
) -> None:
    assert write_rules(rules) == written
    assert read_rules(written) == rules


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("after_draw=must_play", ("after_draw", "must_play")),
        (" seven_zero = true ", ("seven_zero", True)),
        ('game_end={"points": 200}', ("game_end", {"points": 200})),
        ("after_draw", ("after_draw", "")),
        (f"game_end={'[' * 5_000}", ("game_end", "[" * 5_000)),
    ],
)
def test_an_option_of_a_command_is_json_or_a_word(text: str, option: tuple[str, object]) -> None:
    assert option_in(text) == option
