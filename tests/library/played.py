"""The cases, played, and what the events of each cite."""

from __future__ import annotations

from functools import cache

from uno_kart_lab.game import Game
from uno_kart_lab.library import Case, case, cases
from uno_kart_lab.loading import load
from uno_kart_lab.rules.engine import why_not
from uno_kart_lab.rules.events import Event
from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.rules.rule_ids import RuleId

CASES = cases()


@cache
def game_of(case_id: str) -> Game:
    return load(case(case_id).scenario).game


def events_of(case_id: str) -> list[Event]:
    return [event for node in game_of(case_id).nodes for event in node.step.events]


def refusal_of(each: Case) -> Refusal | None:
    """Why what is tried at the end is refused; None if nothing is tried."""
    return why_not(game_of(each.id).position, each.refused) if each.refused else None


def cited_by(each: Case) -> set[RuleId]:
    """The rules that the case's events cite, and the one by which what is tried is refused."""
    reasons = [event.reason for event in events_of(each.id)]
    cited = {rule for reason in reasons for rule in (reason.rule, *reason.also)}
    refusal = refusal_of(each)
    return cited | ({refusal.failed.rule} if refusal else set())
