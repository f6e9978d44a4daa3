"""The worked examples in `cases`: a scenario each, and what the table looks like after it."""

import json
from pathlib import Path
from typing import Any

import pytest

import uno_kart_lab
from uno_kart_lab.files import InputError, Scenario, read_scenario, write_position
from uno_kart_lab.rules.engine import apply, open_round
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.refusals import IllegalAction

CASES = [
    pytest.param(case, id=case["id"], marks=pytest.mark.rule(*case["rules"]))
    for case in (
        json.loads(path.read_bytes()) for path in sorted(Path(__file__).parent.glob("cases/*.json"))
    )
]


def played(scenario: Scenario) -> Position:
    """The position after the opening, if there is one, and all actions."""
    position = scenario.position
    if not scenario.opened:
        position = open_round(position).after
    for action in scenario.actions:
        position = apply(position, action).after
    return position


@pytest.mark.parametrize("case", CASES)
def test_the_engine_plays_the_case_as_it_says(case: dict[str, Any]) -> None:
    expected = case["expect"]
    if expected.get("refused"):
        with pytest.raises((InputError, IllegalAction)):
            played(read_scenario(case["scenario"]))
    else:
        table = write_position(played(read_scenario(case["scenario"])))
        assert {key: table[key] for key in expected} == expected


@pytest.mark.parametrize("case", CASES)
def test_the_explained_case_ends_as_it_says(case: dict[str, Any]) -> None:
    expected = case["expect"]
    if expected.get("refused"):
        with pytest.raises(uno_kart_lab.InputError):
            uno_kart_lab.explain(case["scenario"])
    else:
        table = uno_kart_lab.explain(case["scenario"])["steps"][-1]["position"]
        assert {key: table[key] for key in expected} == expected
