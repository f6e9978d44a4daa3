"""Why something can't be done, in words."""

from __future__ import annotations

import pytest

from tests.narration.refused import BEN, PASSED, REFUSED, TURN, Passed, Refused
from tests.rules.dsl import NAMES, R, put, table
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.actions import Draw
from uno_kart_lab.rules.engine import apply, why_not
from uno_kart_lab.rules.refusals import CheckKind, Refusal
from uno_kart_lab.views import TEACHER, Reader


def narrator(reader: Reader = TEACHER) -> Narrator:
    return Narrator("en", NAMES[:3], reader)


def test_every_kind_of_check_stands_here_as_the_one_that_fails() -> None:
    assert {refused.refusal.failed.kind for refused in REFUSED} == set(CheckKind)


@pytest.mark.parametrize("refused", REFUSED, ids=lambda r: r.refusal.failed.kind.value)
def test_a_refusal_says_what_stands_against_it(refused: Refused) -> None:
    explained = narrator().refusal(refused.refusal)
    assert explained.sentence == refused.sentence
    assert explained.rule == refused.refusal.failed.rule
    assert narrator(BEN).refusal(refused.refusal).sentence == (refused.ben or refused.sentence)


@pytest.mark.parametrize("passed", PASSED, ids=lambda p: p.check.kind.value)
def test_a_check_that_is_passed_says_what_it_found(passed: Passed) -> None:
    refusal = Refusal(Draw(BEN), TURN, (passed.check, REFUSED[0].refusal.failed))
    assert narrator().refusal(refusal).checks[0] == (True, passed.check.rule, passed.sentence)
    to_ben = narrator(BEN).refusal(refusal).checks[0].sentence
    assert to_ben == (passed.ben or passed.sentence)


def test_a_refusal_tells_all_that_was_checked_in_order() -> None:
    p = table("R1 B2", "G5 Y3", "B7", top="R7", turn=1)
    refusal = why_not(p, put(1, "G5"))
    assert refusal is not None
    explained = narrator(BEN).refusal(refusal)
    assert explained.checks == (
        (True, "TURN-1", "It is your decision."),
        (True, "TURN-1", "The green 5 is in the hand."),
        (
            False,
            "MATCH-1",
            "The green 5 does not match: the colour is red and the top card shows the number 7.",
        ),
    )
    assert explained.sentence == explained.checks[-1].sentence


def test_where_only_its_kind_is_stacked_on_a_card_that_is_said() -> None:
    p = table("R+2 B2 B3", "W+4 Y3", "B7", top="R7", stacking="same")
    aimed = apply(p, put(0, "R+2")).after
    refusal = why_not(aimed, put(1, "W+4", R))
    assert refusal is not None
    said = Narrator("en", NAMES[:3], BEN, p.rules).refusal(refusal)
    assert (said.rule, said.sentence) == (
        "STACK-1",
        "The Wild Draw Four can't be stacked here: in this game a Draw Two goes on a Draw Two, and"
        " a Wild Draw Four on a Wild Draw Four.",
    )
