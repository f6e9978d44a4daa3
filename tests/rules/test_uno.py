"""Saying UNO, forgetting it, being caught."""

from typing import Any

import pytest

from tests.rules.dsl import (
    B,
    cards,
    find,
    hand,
    kinds,
    only,
    play,
    put,
    refused,
    sizes,
    table,
)
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    Pass,
    SayUno,
)
from uno_kart_lab.rules.cards import Colour
from uno_kart_lab.rules.engine import legal_actions, why_not
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    DrawDropped,
    TurnBegun,
    UnoCaught,
    UnoSaid,
    UnoWindowClosed,
    UnoWindowOpened,
)
from uno_kart_lab.rules.position import AwaitTurn, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind
from uno_kart_lab.rules.values import changed

STOCK = "Y8 Y3 B2 B3 B4 B5 B6 B7"


def two_left(first: str = "R1 G2", **more: Any) -> Position:
    return table(first, "Y1 Y2", "B1 B8", **({"top": "R4", "stock": STOCK} | more))


def forgotten(first: str = "R1 G2", **more: Any) -> Position:
    """Seat 0 has one card left and did not say UNO; seat 1 is to play."""
    return play(two_left(first, **more), put(0, first.split()[0])).after


@pytest.mark.rule("UNO-1")
def test_uno_is_said_as_the_card_is_played() -> None:
    step = play(two_left(), put(0, "R1", uno=True))
    played, said, begun = step.events
    assert kinds(step) == ["CardPlayed", "UnoSaid", "TurnBegun"]
    assert isinstance(played, CardPlayed)
    assert not played.uno_due
    assert said == UnoSaid(Reason("UNO-1", 1), 0, late=False)
    assert begun == TurnBegun(Reason("TURN-1", 1), 1, after=0)
    assert step.after.uno_window is None
    assert not step.after.uno_due


@pytest.mark.rule("UNO-1", "UNO-3")
def test_if_it_is_not_said_the_window_opens() -> None:
    step = play(two_left(), put(0, "R1"))
    played, opened, begun = step.events
    assert kinds(step) == ["CardPlayed", "UnoWindowOpened", "TurnBegun"]
    assert isinstance(played, CardPlayed)
    assert played.uno_due
    assert opened == UnoWindowOpened(Reason("UNO-3", 1, also=("UNO-1",)), 0)
    assert begun == TurnBegun(Reason("TURN-1", 1), 1, after=0)
    assert step.after.uno_window == 0
    assert step.after.awaiting == AwaitTurn(1), "the next player is already awaited"
    assert not step.after.uno_due


@pytest.mark.rule("UNO-1")
@pytest.mark.parametrize("first", ["R1 G2 G3", "R1 G2 G3 G4"])
def test_uno_is_not_due_with_more_cards_left(first: str) -> None:
    assert forgotten(first).uno_window is None


@pytest.mark.rule("UNO-2")
def test_the_window_holds_the_awaited_players_actions_and_then_its_own() -> None:
    p = forgotten()
    assert legal_actions(p) == (
        put(1, "Y1"),
        Draw(1),
        SayUno(0),
        CatchUno(1, 0),
        CatchUno(2, 0),
    )


@pytest.mark.rule("UNO-2")
def test_a_window_of_another_seat_offers_that_seat() -> None:
    p = table("Y1 Y2", "R1 G2", "B1", top="R4", stock=STOCK, turn=1)
    p = play(p, put(1, "R1")).after
    assert legal_actions(p)[-3:] == (SayUno(1), CatchUno(0, 1), CatchUno(2, 1))


@pytest.mark.rule("UNO-2")
@pytest.mark.parametrize("by", [1, 2])
def test_any_other_player_catches_and_the_player_caught_draws_two(by: int) -> None:
    step = play(forgotten(), CatchUno(by, 0))
    assert step.events == (
        UnoCaught(Reason("UNO-2"), 0, by),
        CardsDrawn(Reason("UNO-2", 4), 0, cards("Y8 Y3")),
    )
    assert hand(step, 0) == "Y3 Y8 G2"
    assert (step.after.uno_window, step.after.awaiting) == (None, AwaitTurn(1))


@pytest.mark.rule("UNO-2")
def test_the_player_may_still_say_uno_first_and_is_safe() -> None:
    step = play(forgotten(), SayUno(0))
    assert step.events == (UnoSaid(Reason("UNO-2"), 0, late=True),)
    assert (step.after.uno_window, step.after.awaiting) == (None, AwaitTurn(1))
    assert hand(step, 0) == "G2"
    assert refused(step.after, CatchUno(1, 0)) == Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", False)


@pytest.mark.rule("UNO-2", "UNO-3")
def test_who_was_caught_is_not_caught_again_and_says_nothing_any_more() -> None:
    caught = play(forgotten(), CatchUno(1, 0)).after
    assert refused(caught, CatchUno(2, 0)).kind is CheckKind.WINDOW_IS_OPEN
    assert refused(caught, SayUno(0)) == Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", False)


@pytest.mark.rule("UNO-2")
@pytest.mark.parametrize("by", [-1, 0, 3])
def test_nobody_but_another_player_catches(by: int) -> None:
    assert refused(forgotten(), CatchUno(by, 0)) == Check(
        CheckKind.SEAT_IS_ANOTHER, "UNO-2", False, seat=0
    )


@pytest.mark.rule("UNO-2")
@pytest.mark.parametrize("target", [-1, 1, 2, 3])
def test_only_who_forgot_is_caught(target: int) -> None:
    assert refused(forgotten(), CatchUno(2, target)) == Check(
        CheckKind.TARGET_FORGOT_UNO, "UNO-2", False, seat=0
    )


@pytest.mark.rule("UNO-2")
@pytest.mark.parametrize("seat", [-1, 1, 3])
def test_only_who_forgot_says_uno_late(seat: int) -> None:
    assert refused(forgotten(), SayUno(seat)) == Check(
        CheckKind.SEAT_FORGOT_UNO, "UNO-2", False, seat=0
    )


@pytest.mark.rule("UNO-3")
def test_the_window_closes_with_the_first_action_of_the_next_turn() -> None:
    step = play(forgotten(), Draw(1))
    assert only(step, UnoWindowClosed) == UnoWindowClosed(Reason("UNO-3", also=("UNO-2",)), 0)
    assert step.after.uno_window is None
    assert refused(step.after, CatchUno(2, 0)).kind is CheckKind.WINDOW_IS_OPEN


@pytest.mark.rule("UNO-3")
def test_playing_a_card_closes_it_too_and_may_open_another() -> None:
    p = table("R1 G2", "R7 Y2", "B1", top="R4", stock=STOCK)
    step = play(p, put(0, "R1"), put(1, "R7"))
    assert kinds(step) == ["UnoWindowClosed", "CardPlayed", "UnoWindowOpened", "TurnBegun"]
    assert step.after.uno_window == 1


@pytest.mark.rule("UNO-3", "STOCK-3")
def test_passing_with_nothing_to_draw_closes_it() -> None:
    p = changed(forgotten(top="R4", stock=""), discard=cards("R1"))
    assert kinds(play(p, Pass(1)))[:2] == ["UnoWindowClosed", "Passed"]


@pytest.mark.rule("UNO-3")
def test_a_catch_or_a_late_uno_does_not_close_what_it_ends() -> None:
    for action in (CatchUno(1, 0), SayUno(0)):
        assert not find(play(forgotten(), action), UnoWindowClosed)


@pytest.mark.rule("UNO-3")
@pytest.mark.parametrize("code", ["RS", "RR", "R+2"])
def test_the_first_action_of_ones_own_next_turn_closes_it(code: str) -> None:
    p = table(f"{code} G2", "Y1 Y2", top="R4", stock=STOCK)
    p = play(p, put(0, code)).after
    assert (p.uno_window, p.turn) == (0, 0)
    assert legal_actions(p)[-2:] == (SayUno(0), CatchUno(1, 0))
    assert kinds(play(p, Draw(0)))[0] == "UnoWindowClosed"


@pytest.mark.rule("UNO-3", "ITEM-MUSHROOM")
def test_the_first_action_of_ones_own_extra_turn_closes_it() -> None:
    p = two_left("WB G2", stock="R7 Y3 Y8 B2")
    p = play(p, put(0, "WB")).after
    assert (p.uno_window, p.turn) == (0, 0)
    assert play(p, CatchUno(2, 0)).after.turn == 0
    assert kinds(play(p, Draw(0)))[0] == "UnoWindowClosed"


@pytest.mark.rule("UNO-3")
def test_the_window_opens_when_the_item_has_been_resolved() -> None:
    p = play(two_left("WB G2", stock="G7 Y3 Y8"), put(0, "WB")).after
    assert p.uno_window is None
    assert refused(p, CatchUno(1, 0)).kind is CheckKind.WINDOW_IS_OPEN
    step = play(p, ChooseTarget(0, 1))
    assert kinds(step) == ["TargetChosen", "CardsDrawn", "UnoWindowOpened", "TurnBegun"]
    assert step.after.uno_window == 0


@pytest.mark.rule("UNO-3")
def test_no_window_opens_if_a_bobomb_has_given_the_player_cards() -> None:
    p = play(two_left("WB G2", stock="WB Y3 Y8"), put(0, "WB")).after
    assert p.uno_due
    step = play(p, ChooseColour(0, B))
    assert (step.after.uno_window, step.after.uno_due) == (None, False)
    assert hand(step, 0) == "Y3 Y8 G2"


@pytest.mark.rule("UNO-3")
@pytest.mark.parametrize("answer", [Accept(1), Challenge(1)])
def test_the_window_opens_when_the_draw_or_the_challenge_has_been_resolved(
    answer: Action,
) -> None:
    p = play(two_left("W+4 G2"), put(0, "W+4", B)).after
    assert p.uno_window is None
    step = play(p, answer)
    assert kinds(step)[-3:] == ["TurnLost", "UnoWindowOpened", "TurnBegun"]
    assert step.after.uno_window == 0


@pytest.mark.rule("UNO-3")
def test_no_window_opens_if_a_bluff_has_cost_the_player_cards() -> None:
    step = play(two_left("W+4 R2"), put(0, "W+4", B), Challenge(1))
    assert not find(step, UnoWindowOpened)
    assert sizes(step)[0] == 5


@pytest.mark.rule("UNO-3", "STOCK-2")
def test_a_window_opens_after_a_bluff_if_no_card_was_left_to_draw() -> None:
    p = table("W+4 R2", "Y1 Y2", "B1", top="R4", stock="")
    p = changed(play(p, put(0, "W+4", B)).after, discard=cards("W+4"))
    step = play(p, Challenge(1))
    assert kinds(step)[-3:] == ["DrawDropped", "UnoWindowOpened", "TurnBegun"]


@pytest.mark.rule("UNO-3", "STOCK-2")
def test_a_catch_closes_the_window_even_if_no_card_is_left_to_draw() -> None:
    p = changed(forgotten(stock=""), discard=cards("R1"))
    step = play(p, CatchUno(1, 0))
    assert only(step, DrawDropped) == DrawDropped(Reason("STOCK-2", 4), 0, 2)
    assert step.after.uno_window is None
    assert hand(step, 0) == "G2"


@pytest.mark.rule("UNO-4")
def test_a_player_brought_back_above_one_says_uno_anew() -> None:
    p = table("R1 G2", "WB Y1 Y2", "B1 B8", top="R4", stock="G5 G3 Y8 B2")
    p = play(p, put(0, "R1", uno=True), put(1, "WB"), ChooseTarget(1, 0), Draw(2)).after
    assert (hand(p, 0), p.turn) == ("G2 G3", 0)
    assert play(p, put(0, "G2")).after.uno_window == 0
    assert play(p, put(0, "G2", uno=True)).after.uno_window is None


@pytest.mark.rule("UNO-4")
@pytest.mark.parametrize(("first", "left"), [("R1", 0), ("R1 G2 G3", 2), ("R1 G2 G3 G4", 3)])
def test_saying_uno_with_any_other_number_of_cards_left_is_refused(first: str, left: int) -> None:
    p = two_left(first)
    assert refused(p, put(0, "R1", uno=True)) == Check(
        CheckKind.ONE_CARD_LEFT, "UNO-4", False, seat=0, left=left
    )
    assert why_not(p, put(0, "R1")) is None


@pytest.mark.rule("UNO-4")
def test_the_cards_are_counted_as_the_card_leaves_the_hand() -> None:
    p = two_left("WB G2", stock="WB Y3 Y8")
    step = play(p, put(0, "WB", uno=True))
    assert kinds(step)[:2] == ["CardPlayed", "UnoSaid"]
    assert sizes(step)[0] == 3


@pytest.mark.rule("UNO-1")
@pytest.mark.parametrize("colour", Colour)
def test_uno_is_said_with_a_wild_draw_four_too(colour: Colour) -> None:
    step = play(two_left("W+4 G2"), put(0, "W+4", colour, uno=True))
    assert kinds(step) == ["CardPlayed", "UnoSaid", "ColourChosen", "DecisionAsked"]
    after = play(step.after, Accept(1)).after
    assert after.uno_window is None
