"""The page on the formats lists what there is, and its examples are what it says they are."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

import uno_kart_lab
from tests.files.samples import refusal, scenario
from tests.files.test_actions import ACTIONS
from tests.files.test_rule_sets import WORDS
from tests.files.test_scenarios import FULL
from tests.files.test_sessions import WHOLE
from uno_kart_lab.files import (
    read_rules,
    read_scenario,
    read_source,
    write_action,
    write_position,
    write_rules,
)
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.events import Event
from uno_kart_lab.rules.options import RuleSet

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]

KINDS = {
    re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(): [
        name for name in kind.__match_args__ if name not in ("reason", "generator")
    ]
    for kind in get_args(Event)
}


def section(heading: str) -> str:
    """What stands under a heading, up to the next."""
    return re.split(r"^#+ ", PAGE.split(f"# {heading}\n")[1], flags=re.MULTILINE)[0]


def rows(heading: str) -> dict[str, list[str]]:
    """The tables under a heading: the names in a row's first cell, and those in its others."""
    found = {}
    for line in section(heading).splitlines():
        if line.startswith("| `"):
            first, *others = line.strip("|").split(" | ")
            for name in re.findall(r"`([^`]+)`", first):
                found[name] = re.findall(r"`([^`]+)`", others[0])
    return found


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["format"])
def test_its_examples_can_be_explained(example: dict[str, Any]) -> None:
    explained = uno_kart_lab.explain(example)
    done = [step["action"] or step["arrange"] for step in explained["steps"][1:]]
    if "actions" in example:
        assert done == [write_action(action) for action in read_source(example).actions]
    else:
        assert done == [example["nodes"][1]["arrange"], example["nodes"][2]["action"]]


def test_it_shows_an_error_as_it_is() -> None:
    line = refusal(scenario(hands=[["R5"], ["R5", "G1", "R5"]]))
    assert f"```\n{line}\n```" in section("What is refused")


def test_it_lists_the_keys_of_a_scenario() -> None:
    assert set(rows("Scenario")) == set(FULL)


def test_it_lists_the_keys_of_a_session() -> None:
    assert set(rows("Session")) == set(WHOLE)


def test_it_lists_the_options_and_their_values() -> None:
    listed = rows("Rules")
    assert list(listed) == [field.name for field in fields(RuleSet)]
    for name, values in listed.items():
        for value in values:
            written = json.loads(value.replace("N", "3"))
            rules = read_rules({"options": {name: written}})
            assert read_rules(write_rules(rules)) == rules
    assert {name: [json.loads(value) for value in listed[name]] for name in WORDS} == WORDS


def test_it_lists_the_actions_and_their_keys() -> None:
    listed = rows("Actions")
    assert set(listed) == {written["do"] for written, _ in ACTIONS}
    for written, _ in ACTIONS:
        assert set(written) - {"seat", "do"} <= {*listed[written["do"]], "say_uno"}


def test_it_lists_the_kinds_of_events_and_their_facts() -> None:
    listed = {name: facts for name, facts in rows("Events").items() if name in KINDS}
    assert listed == KINDS


def test_it_names_every_key_of_a_position() -> None:
    text = section("Position")
    for key in write_position(read_scenario(FULL).position):
        assert f"`{key}`" in text


def test_it_names_every_action_and_wild_card() -> None:
    text = section("Codes")
    for code in CARDS:
        assert f"`{code}`" in text or code[1].isdigit()
