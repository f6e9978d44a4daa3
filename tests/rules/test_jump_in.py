"""House rule: a card identical to the top card is played out of turn."""

from typing import Any

import pytest

from tests.rules.dsl import B, R, dealt, find, hand, kinds, only, play, put, refused, table
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseTarget,
    Draw,
    Pass,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import legal_actions, open_round, why_not
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    DecisionAsked,
    JumpedIn,
    RoundWon,
    TurnBegun,
    UnoSaid,
    UnoWindowClosed,
)
from uno_kart_lab.rules.options import OneRound
from uno_kart_lab.rules.position import (
    RIGHT,
    AwaitStack,
    AwaitSwap,
    AwaitTurn,
    GameOver,
    Position,
    Reason,
)
from uno_kart_lab.rules.refusals import Check, CheckKind


def at_table(*hands: str, **more: Any) -> Position:
    more = {"top": "R5", "stock": "G5 G6 G8 G9", "jump_in": True, **more}
    return table(*hands, **more)


def twins(**more: Any) -> Position:
    """Lay a table at which seat 0 is awaited, and seats 1 and 3 hold the top card's twin."""
    return at_table("R1 Y1", "R5 B1 B2", "G1 G2", "R5 Y2 Y3", **more)


@pytest.mark.rule("JUMP-1")
def test_every_seat_but_the_awaited_that_holds_the_twin_may_play_it() -> None:
    assert legal_actions(twins()) == (put(0, "R1"), Draw(0), put(1, "R5"), put(3, "R5"))


@pytest.mark.rule("JUMP-1")
def test_the_awaited_seat_plays_its_own_twin_as_ever() -> None:
    p = at_table("R5 Y1 Y2", "B1", "G1")
    assert legal_actions(p) == (put(0, "R5"), Draw(0))
    assert kinds(play(p, put(0, "R5"))) == ["CardPlayed", "TurnBegun"]


@pytest.mark.rule("JUMP-1")
def test_without_the_house_rule_nobody_plays_out_of_turn() -> None:
    p = twins(jump_in=False)
    assert legal_actions(p) == (put(0, "R1"), Draw(0))
    check = refused(p, put(1, "R5"))
    assert (check.kind, check.rule) == (CheckKind.SEAT_IS_ASKED, "TURN-1")


@pytest.mark.rule("JUMP-1", "JUMP-2")
def test_it_is_carried_out_as_if_on_its_turn_and_play_goes_on_from_there() -> None:
    step = play(twins(last_actor=2), put(1, "R5"))
    assert step.events == (
        JumpedIn(Reason("JUMP-1", options=("jump_in",), also=("JUMP-2", "JUMP-3")), 1, 0),
        CardPlayed(
            Reason("MATCH-1", also=("TURN-1",)),
            1,
            CARDS["R5"],
            onto=CARDS["R5"],
            colour=R,
            drawn=False,
            uno_due=False,
        ),
        TurnBegun(Reason("TURN-1", 2), 2, after=1),
    )
    jumped = step.positions()[0]
    assert (jumped.turn, jumped.awaiting, jumped.last_actor) == (1, AwaitTurn(1), 2)
    assert (step.after.turn, step.after.last_actor) == (2, 1)


@pytest.mark.rule("JUMP-2")
def test_the_seat_that_was_awaited_comes_again_when_play_gets_there() -> None:
    p = play(twins(), put(3, "R5")).after
    assert p.awaiting == AwaitTurn(0)
    p = play(twins(direction=RIGHT), put(1, "R5")).after
    assert p.awaiting == AwaitTurn(0)


@pytest.mark.rule("JUMP-2", "ACT-1", "ACT-2", "ACT-3")
@pytest.mark.parametrize(("card", "turn"), [("R+2", 3), ("RS", 3), ("RR", 0)])
def test_what_the_card_does_is_done_from_the_seat_that_jumped_in(card: str, turn: int) -> None:
    p = at_table("Y1 Y2", f"{card} B1 B2", "G1 G2", "G3 G4", top=card)
    assert play(p, put(1, card)).after.turn == turn


@pytest.mark.rule("JUMP-1")
@pytest.mark.parametrize("code", ["B5", "R6", "R1", "WB", "Y+2"])
def test_no_other_card_is_jumped_in_with(code: str) -> None:
    p = at_table("Y1", f"{code} R1 B1", "G1")
    assert legal_actions(p) == (Draw(0),)
    assert refused(p, put(1, code)) == Check(
        CheckKind.CARD_IS_TWIN, "JUMP-1", False, card=CARDS[code], onto=CARDS["R5"]
    )


@pytest.mark.rule("JUMP-1")
@pytest.mark.parametrize("code", ["WB", "W+4"])
def test_no_wild_is_jumped_in_with(code: str) -> None:
    p = at_table("R1 Y1", f"{code} B1 B2", "G1", top=f"R5 {code}", chosen_colour=R)
    assert legal_actions(p) == (put(0, "R1"), Draw(0))
    assert refused(p, put(1, code)).kind is CheckKind.CARD_IS_TWIN


@pytest.mark.rule("JUMP-1")
def test_the_checks_of_a_refused_jump_are_told_in_order() -> None:
    refusal = why_not(twins(), put(1, "R5", B))
    assert refusal is not None
    assert refusal.checks == (
        Check(CheckKind.TURN_IS_AWAITED, "JUMP-1", True, seat=0),
        Check(CheckKind.CARD_IN_HAND, "JUMP-1", True, card=CARDS["R5"]),
        Check(CheckKind.CARD_IS_TWIN, "JUMP-1", True, card=CARDS["R5"], onto=CARDS["R5"]),
        Check(CheckKind.COLOUR_NOT_CHOSEN, "WD4-1", False, card=CARDS["R5"]),
    )
    assert refused(twins(), put(2, "R5")) == Check(
        CheckKind.CARD_IN_HAND, "JUMP-1", False, card=CARDS["R5"]
    )


@pytest.mark.rule("JUMP-1")
@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_does_not_exist_does_not_jump_in(seat: int) -> None:
    assert refused(twins(), put(seat, "R5")) == Check(
        CheckKind.TURN_IS_AWAITED, "JUMP-1", False, seat=0
    )


@pytest.mark.rule("JUMP-1", "JUMP-3")
@pytest.mark.parametrize(
    ("hands", "stock", "actions"),
    [
        (("Y1 Y2", "R5 B1", "G1"), "R6 G5", [Draw(0)]),
        (("WB Y2", "W+4 B1", "G1"), "W+4 G5 G6", [put(0, "WB")]),
        (("WB Y2 Y3", "G5 B1", "G1"), "G5 G6", [put(0, "WB")]),
        (("W+4 Y2 Y3", "R5 B1", "G1"), "G5 G6", [put(0, "W+4", B)]),
        (("R7 Y2 Y3", "R7 B1", "G1"), "G5 G6", [put(0, "R7")]),
    ],
    ids=["drawn card", "colour", "target", "challenge", "swap"],
)
def test_not_while_anything_else_is_awaited(
    hands: tuple[str, ...], stock: str, actions: list[Action]
) -> None:
    p = play(at_table(*hands, stock=stock, seven_zero=True), *actions).after
    assert {action.seat for action in legal_actions(p)} == {p.awaiting.seat}
    for code in {card.code for card in p.hands[2]} | {p.top.code}:
        check = refused(p, put(2, code))
        assert (check.kind, check.rule) == (CheckKind.TURN_IS_AWAITED, "JUMP-1")


@pytest.mark.rule("JUMP-1", "STACK-2")
def test_not_while_a_stack_is_awaited() -> None:
    p = at_table("R+2 Y2 Y3", "B1", "R+2 G1", top="R5", stacking="any")
    p = play(p, put(0, "R+2")).after
    assert p.awaiting == AwaitStack(1, 2)
    assert legal_actions(p) == (Accept(1),)
    p = play(p, Accept(1)).after
    assert legal_actions(p) == (put(2, "R+2"), Draw(2)), "its own turn"


@pytest.mark.rule("JUMP-1", "END-1")
def test_not_when_the_round_is_over() -> None:
    p = play(at_table("R5", "R5 B1", "G1"), put(0, "R5")).after
    assert refused(p, put(1, "R5")).kind is CheckKind.ROUND_IS_ON
    p = play(at_table("R5", "R5 B1", "G1", game_end=OneRound()), put(0, "R5")).after
    assert p.awaiting == GameOver()
    assert legal_actions(p) == ()


@pytest.mark.rule("JUMP-1", "OPEN-1")
def test_the_opening_card_and_a_card_turned_up_have_twins_too() -> None:
    p = open_round(dealt("Y1", "B1", "R5 G1", stock="R5 G6", jump_in=True)).after
    assert legal_actions(p) == (Draw(1), put(2, "R5"))
    p = at_table("WB Y1 Y2", "R4 B1", "G1", stock="R4 G6 G7")
    p = play(p, put(0, "WB")).after
    assert legal_actions(p) == (Draw(0), put(1, "R4"))


@pytest.mark.rule("JUMP-3")
def test_the_awaited_players_own_action_ends_the_chance() -> None:
    p = play(twins(), put(0, "R1")).after
    check = refused(p, put(3, "R5"))
    assert (check.kind, check.onto) == (CheckKind.CARD_IS_TWIN, CARDS["R1"])


@pytest.mark.rule("JUMP-3", "TURN-4")
def test_a_turn_that_ends_without_a_play_leaves_the_chance_to_the_others() -> None:
    """The turn of the next seat is awaited, and nothing has been done in it."""
    p = play(twins(stock="G6 G5"), Draw(0)).after
    assert p.awaiting == AwaitTurn(1)
    assert put(3, "R5") in legal_actions(p)


@pytest.mark.rule("JUMP-3", "UNO-3")
def test_a_jump_closes_the_uno_window() -> None:
    p = at_table("R5 Y1", "B1 B2", "R5 G1 G2")
    p = play(p, put(0, "R5")).after
    assert legal_actions(p) == (Draw(1), put(2, "R5"), SayUno(0), CatchUno(1, 0), CatchUno(2, 0))
    step = play(p, put(2, "R5"))
    assert step.events[0] == UnoWindowClosed(Reason("UNO-3", also=("UNO-2",)), 0)
    assert kinds(step)[1:] == ["JumpedIn", "CardPlayed", "TurnBegun"]
    assert step.after.uno_window is None


@pytest.mark.rule("JUMP-3", "UNO-1", "UNO-3", "UNO-4")
def test_uno_is_said_with_a_jump_as_with_any_play() -> None:
    p = at_table("Y1 Y2", "R5 B1", "R5 G1 G2")
    loud = play(p, put(1, "R5", uno=True))
    assert only(loud, UnoSaid).seat == 1
    assert loud.after.uno_window is None
    assert play(p, put(1, "R5")).after.uno_window == 1
    assert refused(p, put(2, "R5", uno=True)).kind is CheckKind.ONE_CARD_LEFT


@pytest.mark.rule("JUMP-3", "ITEM-5")
def test_a_chain_in_progress_ends() -> None:
    p = at_table("WB WB Y1 Y2", "R4 B1 WB", "WB G2", stock="R4 B6 G7 G8 G9")
    p = play(p, put(0, "WB")).after
    assert (p.chain, p.link) == (1, 1)
    step = play(p, put(1, "R4"))
    assert step.positions()[0].link == 0
    p = step.after
    assert (p.chain, p.link, p.turn) == (1, 0, 2)
    assert (play(p, put(2, "WB")).after.chain) == 2


@pytest.mark.rule("JUMP-1", "END-1")
def test_a_round_is_won_by_a_jump() -> None:
    step = play(at_table("Y1 Y2", "B1 B2", "R5"), put(2, "R5"))
    assert only(step, RoundWon).seat == 2


@pytest.mark.rule("JUMP-1", "JUMP-3", "UNO-3")
def test_who_can_be_caught_may_go_out_by_a_jump() -> None:
    p = play(at_table("R5 R5", "B1 B2", "G1 G2"), put(0, "R5")).after
    assert p.uno_window == 0
    step = play(p, put(0, "R5"))
    assert kinds(step)[:4] == ["UnoWindowClosed", "JumpedIn", "CardPlayed", "RoundWon"]


@pytest.mark.rule("JUMP-1")
def test_who_laid_the_top_card_may_jump_in_on_it() -> None:
    p = play(at_table("R5 R5 Y1", "B1 B2", "G1 G2"), put(0, "R5")).after
    assert (p.turn, p.last_actor) == (1, 0)
    step = play(p, put(0, "R5", uno=True))
    assert step.positions()[0].last_actor is None
    assert (step.after.turn, step.after.last_actor) == (1, 0)


@pytest.mark.rule("JUMP-2", "ITEM-BANANA")
def test_after_a_jump_the_last_to_act_is_who_jumped_in() -> None:
    p = at_table(
        "Y1 Y2", "G1 G2", "R5 B1 B2", "WB G3", banana_target="last_to_act", stock="Y9 Y8 Y7"
    )
    step = play(p, put(2, "R5"), put(3, "WB"))
    assert only(step, CardsDrawn).seat == 2


@pytest.mark.rule("JUMP-2", "ACT-2")
@pytest.mark.parametrize(("effect", "turn"), [("skip", 1), ("no_effect", 0)])
def test_with_two_players_a_reverse_is_jumped_in_with(effect: str, turn: int) -> None:
    p = at_table("Y1 Y2", "RR B1 B2", top="RR", two_player_reverse=effect)
    step = play(p, put(1, "RR"))
    assert step.after.turn == turn


@pytest.mark.rule("JUMP-1", "STOCK-3")
def test_a_jump_ends_a_row_of_passes() -> None:
    p = at_table("Y1", "B1", "R5 G1", stock="", top="R5")
    p = play(p, Pass(0)).after
    assert (p.passes, legal_actions(p)) == (1, (Pass(1), put(2, "R5")))
    p = play(p, put(2, "R5", uno=True)).after
    assert (p.passes, p.turn) == (0, 0)


@pytest.mark.rule("JUMP-1", "SEVEN-1", "STACK-2")
def test_a_card_jumped_in_with_does_what_the_other_house_rules_say() -> None:
    p = at_table("Y1 Y2", "R7 B1", "R+2 G1 G2", top="R7", seven_zero=True, stacking="any")
    p = play(p, put(1, "R7", uno=True)).after
    assert p.awaiting == AwaitSwap(1)
    p = play(p, ChooseTarget(1, 0)).after
    assert (hand(p, 0), hand(p, 1), p.turn) == ("B1", "Y1 Y2", 2)
    p = at_table("Y1 Y2", "R+2 B1 B3", "R+2 G1 G2", top="R+2", stacking="any")
    step = play(p, put(1, "R+2"))
    assert only(step, DecisionAsked).awaiting == AwaitStack(2, 2), "a new sum"
    assert not find(step, CardsDrawn)


@pytest.mark.rule("JUMP-1")
def test_nothing_but_a_play_is_done_out_of_turn() -> None:
    for action in (Draw(1), Pass(1)):
        assert refused(twins(), action).kind is CheckKind.SEAT_IS_ASKED
    assert refused(twins(), Challenge(1)).kind is CheckKind.DECISION_IS_ASKED
