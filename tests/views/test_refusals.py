"""What a reader is told of a refusal."""

import pytest

from tests.rules.dsl import put, table
from uno_kart_lab.rules.actions import Draw, Play
from uno_kart_lab.rules.engine import apply, why_not
from uno_kart_lab.rules.position import AwaitDrawnCard, AwaitTurn
from uno_kart_lab.rules.refusals import CheckKind, Refusal
from uno_kart_lab.rules.values import changed
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_refusal

DRAWN = apply(table("R5 B1", "B7 G2", top="G7", stock="G1 R2"), Draw(0)).after


def refusal(action: Play) -> Refusal:
    refused = why_not(DRAWN, action)
    assert refused is not None
    return refused


def test_the_teacher_is_told_all() -> None:
    told = refusal(put(1, "B7"))
    assert see_refusal(told, TEACHER) == told
    assert isinstance(told.awaiting, AwaitDrawnCard)


@pytest.mark.parametrize("reader", [1, TABLE])
def test_another_seat_s_drawn_card_is_not_told(reader: Reader) -> None:
    assert see_refusal(refusal(put(1, "B7")), reader).awaiting == AwaitTurn(0)


def test_the_seat_that_drew_is_told_its_card() -> None:
    told = see_refusal(refusal(put(0, "R5")), 0)
    assert [check.kind for check in told.checks][-1] is CheckKind.DRAWN_CARD_ONLY
    assert told.awaiting == AwaitDrawnCard(0, put(0, "G1").card)


def test_of_another_seat_s_action_only_that_it_is_refused() -> None:
    told = see_refusal(refusal(put(0, "R5")), 1)
    assert told.checks == (changed(refusal(put(0, "R5")).checks[0], passed=False),)
