"""The rule set: its options, their values and the two presets."""

from dataclasses import FrozenInstanceError, asdict, fields
from typing import get_args, get_type_hints

import pytest

from uno_kart_lab.rules import options
from uno_kart_lab.rules.options import (
    PRESETS,
    QUICK,
    STANDARD,
    OneRound,
    OptionName,
    PointsGame,
    RoundsGame,
    RuleSet,
)

# The table at the end of the rulebook: values, standard (A), quick (B).
AT_A_GLANCE = {
    "first_dealer": (["high_card", "chosen"], "high_card", "chosen"),
    "opening_action": (["applies", "turn_another"], "applies", "turn_another"),
    "opening_item_box_colour": (["dealer", "first_player"], "dealer", "first_player"),
    "after_draw": (["may_play", "must_play", "draw_until_playable"], "may_play", "may_play"),
    "two_player_reverse": (["skip", "no_effect"], "skip", "skip"),
    "banana_target": (["previous_seat", "last_to_act"], "previous_seat", "previous_seat"),
    "wild_draw_four": (["challengeable", "only_if_no_match"], "challengeable", "challengeable"),
    "item_box_counts_as_colour": ([False, True], False, True),
    "last_item_box": (["resolves", "ends_round"], "resolves", "resolves"),
    "game_end": ([PointsGame, RoundsGame, OneRound], PointsGame(500), OneRound()),
    "stacking": (["off", "same", "any"], "off", "off"),
    "seven_zero": ([False, True], False, False),
    "jump_in": ([False, True], False, False),
}
RULES_OF_OPTIONS = (
    "SETUP-1",
    "OPEN-2",
    "OPEN-7",
    "TURN-3",
    "ACT-2",
    "ITEM-BANANA",
    "WD4-2",
    "WD4-3",
    "END-3",
    "GAME-1",
    "STACK-1",
    "SEVEN-1",
    "JUMP-1",
)
pytestmark = pytest.mark.rule(*RULES_OF_OPTIONS)


def test_the_options_are_those_of_the_rulebook() -> None:
    assert [field.name for field in fields(RuleSet)] == list(AT_A_GLANCE)
    assert list(get_args(OptionName)) == list(AT_A_GLANCE)


@pytest.mark.parametrize("name", AT_A_GLANCE)
def test_a_preset_has_the_value_of_its_source(name: str) -> None:
    _, standard, quick = AT_A_GLANCE[name]
    assert getattr(STANDARD, name) == standard
    assert getattr(QUICK, name) == quick


@pytest.mark.parametrize("name", AT_A_GLANCE)
def test_an_option_has_the_values_of_the_rulebook(name: str) -> None:
    values, *_ = AT_A_GLANCE[name]
    hint = get_type_hints(RuleSet, vars(options))[name]
    assert ([False, True] if hint is bool else list(get_args(hint))) == values


def test_the_presets_are_known_by_their_names_and_standard_is_the_default() -> None:
    assert PRESETS == {"standard": STANDARD, "quick": QUICK}
    assert RuleSet() == STANDARD


def test_a_rule_set_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        STANDARD.after_draw = "must_play"  # type: ignore[misc]
    assert asdict(STANDARD)["game_end"] == {"points": 500}
