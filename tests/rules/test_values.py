"""Values: what they are equal to, and how one is made of another."""

import copy
import pickle
from collections.abc import Callable

import pytest

from tests.rules.dsl import cards, play, put, table
from uno_kart_lab.rules.actions import Draw, Pass
from uno_kart_lab.rules.events import DrawnCardKept, TurnLost
from uno_kart_lab.rules.position import AwaitDrawnCard, AwaitTurn, Position, Reason
from uno_kart_lab.rules.values import changed, field_names

WHY = Reason("TURN-3", 7)
TABLE = table(
    "R5 WB",
    "B7",
    top="G7",
    stock="R+2 Y2",
    dealer=1,
    chosen_colour=None,
    scores=(20, 3),
    round=4,
    last_actor=1,
    generator=5,
    uno_due=True,
    uno_window=1,
    passes=1,
    chain=2,
    link=3,
    round_winner=0,
    game_winners=(0,),
    moment=9,
)


@pytest.mark.parametrize(
    ("one", "other"),
    [(TurnLost(WHY, 1), DrawnCardKept(WHY, 1)), (Draw(0), Pass(0)), (AwaitTurn(0), Draw(0))],
)
def test_values_of_two_kinds_are_never_equal(one: object, other: object) -> None:
    assert one != other
    assert len({one, other}) == 2


def test_values_of_one_kind_are_equal_if_their_fields_are() -> None:
    assert TurnLost(Reason("TURN-3", 7), 1) == TurnLost(WHY, 1)
    assert len({TurnLost(Reason("TURN-3", 7), 1), TurnLost(WHY, 1)}) == 1
    assert TurnLost(WHY, 1) != TurnLost(WHY, 2)


def test_a_value_changed_is_another_and_the_first_stays_as_it_was() -> None:
    assert changed(WHY, cause=8, also=("TURN-4",)) == Reason("TURN-3", 8, also=("TURN-4",))
    assert Reason("TURN-3", 7) == WHY


def test_a_value_has_no_other_fields() -> None:
    with pytest.raises(TypeError):
        changed(WHY, because="of that")


def test_the_fields_of_a_kind_and_of_one_of_it_are_named_in_their_order() -> None:
    assert field_names(AwaitDrawnCard) == ("seat", "card")
    assert field_names(AwaitDrawnCard(0, *cards("R5"))) == ("seat", "card")


@pytest.mark.parametrize("duplicate", [Position.copy, copy.copy, copy.deepcopy])
def test_a_position_is_copied_with_all_that_it_is(
    duplicate: Callable[[Position], Position],
) -> None:
    other = duplicate(TABLE)
    assert other is not TABLE
    assert other == TABLE
    assert pickle.loads(pickle.dumps(TABLE)) == TABLE


def test_no_step_shares_its_position_with_another() -> None:
    p = table("R5 R6", "B7 B8", top="R7", stock="R+2 Y2")
    one, other = play(p, put(0, "R5")), play(p, put(0, "R6"))
    assert one.before is other.before is p
    assert one.after is not other.after
    assert one.positions()[-1] == one.after
    assert p == table("R5 R6", "B7 B8", top="R7", stock="R+2 Y2")
