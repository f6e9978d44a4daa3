"""What a reader sees of a position."""

import copy
import pickle

import pytest

from tests.rules.dsl import B, R, cards, hand, put, table
from uno_kart_lab.rules.actions import CatchUno, Draw, Pass
from uno_kart_lab.rules.engine import apply, legal_actions
from uno_kart_lab.rules.position import AwaitChallenge, AwaitDrawnCard, AwaitTurn
from uno_kart_lab.views import HIDDEN, TABLE, TEACHER, Reader, see_actions, see_position

POSITION = table("R5 WB", "B7 G1 G2", top="Y1 G7", stock="R1 R2", turn=0, generator=42)


def test_the_teacher_sees_all() -> None:
    assert see_position(POSITION, TEACHER) == POSITION


@pytest.mark.parametrize(
    ("reader", "hands"),
    [(0, ["R5 WB", "?? ?? ??"]), (1, ["?? ??", "G1 G2 B7"]), (TABLE, ["?? ??", "?? ?? ??"])],
)
def test_a_seat_sees_its_own_hand_and_of_others_how_many_cards(
    reader: Reader, hands: list[str]
) -> None:
    seen = see_position(POSITION, reader)
    assert [hand(seen, seat) for seat in (0, 1)] == hands


def test_the_stock_is_face_down_and_the_discard_pile_is_not() -> None:
    seen = see_position(POSITION, 0)
    assert seen.stock == (HIDDEN, HIDDEN)
    assert seen.discard == cards("Y1 G7")


def test_the_shuffle_generator_would_tell_cards_to_come() -> None:
    assert see_position(POSITION, 0).generator == 0


def test_whether_a_drawn_card_can_be_played_is_its_seat_s_to_know() -> None:
    drawn = apply(table("R5 B1", "B7", top="G7", stock="G1 R2"), Draw(0)).after
    assert see_position(drawn, 0).awaiting == AwaitDrawnCard(0, cards("G1")[0])
    assert see_position(drawn, 1).awaiting == AwaitTurn(0)
    assert see_position(drawn, TABLE).awaiting == AwaitTurn(0)


def test_legal_actions_are_told_to_the_seat_that_decides() -> None:
    drawn = apply(table("R5 B1", "B7", top="G7", stock="G1 R2"), Draw(0)).after
    legal = legal_actions(drawn)
    assert see_actions(legal, TEACHER) == see_actions(legal, 0) == (put(0, "G1"), Pass(0))
    assert see_actions(legal, 1) == see_actions(legal, TABLE) == ()


def test_in_the_uno_window_each_seat_sees_what_it_can_do_itself() -> None:
    forgot = apply(table("R5 B1", "R7", "B2", top="R1", stock="G1 R2"), put(0, "R5")).after
    seen = {seat: see_actions(legal_actions(forgot), seat) for seat in range(3)}
    assert [type(a).__name__ for a in seen[0]] == ["SayUno"]
    assert [type(a).__name__ for a in seen[1]] == ["Play", "Draw", "CatchUno"]
    assert [type(a).__name__ for a in seen[2]] == ["CatchUno"]


def test_a_jump_in_is_for_the_seat_to_see_that_holds_the_twin() -> None:
    p = table("R1 B1", "R5 B2", "R5 B3", top="R5", stock="G1", jump_in=True)
    legal = legal_actions(p)
    assert see_actions(legal, 1) == (put(1, "R5"),)
    assert see_actions(legal, 2) == (put(2, "R5"),)
    assert see_actions(legal, TABLE) == ()
    assert see_actions(legal, TEACHER) == (put(0, "R1"), Draw(0), put(1, "R5"), put(2, "R5"))


@pytest.mark.parametrize("reader", [0, 1, 2, TABLE])
def test_what_a_hand_held_before_a_catch_is_as_hidden_as_the_hand(reader: Reader) -> None:
    p = table("Y1 W+4", "B7", "G1", top="R1", stock="Y2 Y3 Y4", stacking="any")
    aimed = apply(p, put(0, "W+4", B)).after
    assert see_position(aimed, reader).awaiting == aimed.awaiting
    caught = apply(aimed, CatchUno(1, 0)).after
    assert see_position(caught, TEACHER).awaiting == caught.awaiting
    seen = see_position(caught, reader).awaiting
    assert seen == AwaitChallenge(1, R, stackable=True, held=HIDDEN)


def test_a_hidden_card_has_nothing_to_be_read_off() -> None:
    assert HIDDEN.code == "??"
    for name in ("colour", "face", "item", "points", "rank"):
        with pytest.raises(AttributeError):
            getattr(HIDDEN, name)


def test_a_hidden_card_is_the_same_after_copying() -> None:
    assert copy.deepcopy(HIDDEN) is HIDDEN
    assert pickle.loads(pickle.dumps(HIDDEN)) is HIDDEN
