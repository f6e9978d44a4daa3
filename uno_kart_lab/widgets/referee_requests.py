"""What the referee's page asks for: untrusted, like everything that comes from a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from uno_kart_lab.files import Scenario
from uno_kart_lab.files.actions import action_at
from uno_kart_lab.files.at import At
from uno_kart_lab.files.readers import reader_at
from uno_kart_lab.files.rule_sets import rules_at
from uno_kart_lab.files.scenarios import read_scenario
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.views import Reader
from uno_kart_lab.widgets.building import Check, check_at
from uno_kart_lab.widgets.case_requests import Find, OpenCase, find_at, open_case_at
from uno_kart_lab.widgets.requests import A_FILE
from uno_kart_lab.widgets.speaking import Speak, speak_at

MAX_ACTIONS: Final = 12
MAX_OTHERS: Final = 6
"""What is judged at once, so that a ruling stays something to read, and to send."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Tell what comes of a scenario under its own rules, and under others.

    Attributes
    ----------
    scenario : Scenario
        With what was done.
    others : tuple of RuleSet
    reader : Reader
    """

    scenario: Scenario
    others: tuple[RuleSet, ...]
    reader: Reader


@dataclass(frozen=True, slots=True)
class Write:
    """Write a ruling as a file."""

    what: Judge


RefereeRequest: TypeAlias = Judge | Write | Check | Find | OpenCase | Speak


def judge_at(at: At) -> Judge:
    """Read a position, what was done in it, and the other rules to judge that by."""
    given = at.fields("do", "scenario", "actions", "others", "reader")
    text = given["scenario"]
    if not isinstance(text.value, str):
        raise text.refusal(A_FILE)
    position = read_scenario(text.value)
    seats = len(position.position.players)
    actions = [action_at(item, seats) for item in given["actions"].items(most=MAX_ACTIONS)]
    others = tuple(rules_at(item) for item in given["others"].items(most=MAX_OTHERS))
    scenario = replace(position, actions=tuple(actions))
    return Judge(scenario, others, reader_at(given["reader"], seats))


def _write(at: At) -> Write:
    return Write(judge_at(at))


REFEREE_REQUESTS: Final[dict[str, Callable[[At], RefereeRequest]]] = {
    "judge": judge_at,
    "write_ruling": _write,
    "check": check_at,
    "find": find_at,
    "open_case": open_case_at,
    "speak": speak_at,
}
