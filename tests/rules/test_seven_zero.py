"""House rule: a 7 swaps two hands, a 0 passes all hands on."""

from typing import Any

import pytest

from tests.rules.dsl import B, R, cards, dealt, hand, kinds, only, play, put, refused, table
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    SayUno,
)
from uno_kart_lab.rules.engine import legal_actions, open_round
from uno_kart_lab.rules.events import (
    DecisionAsked,
    HandsPassedOn,
    HandsSwapped,
    RoundWon,
    TurnBegun,
)
from uno_kart_lab.rules.position import LEFT, RIGHT, AwaitSwap, AwaitTurn, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind
from uno_kart_lab.rules.rule_ids import RuleId


def at_table(*hands: str, **more: Any) -> Position:
    more = {"top": "R9", "stock": "G5 G6 G8", "seven_zero": True, **more}
    return table(*hands, **more)


def seven(**more: Any) -> Position:
    return at_table("R7 Y1 Y2 Y3", "B1 B2", "G1 G2 G3", **more)


@pytest.mark.rule("SEVEN-1")
def test_who_plays_a_seven_is_asked_whom_to_swap_with() -> None:
    step = play(seven(), put(0, "R7"))
    assert kinds(step) == ["CardPlayed", "DecisionAsked"]
    assert step.events[-1] == DecisionAsked(
        Reason("SEVEN-1", 1, options=("seven_zero",)), AwaitSwap(0)
    )
    assert step.after.turn == 0
    assert legal_actions(step.after) == (ChooseTarget(0, 1), ChooseTarget(0, 2))


@pytest.mark.rule("SEVEN-1")
def test_the_two_swap_their_whole_hands() -> None:
    step = play(seven(), put(0, "R7"), ChooseTarget(0, 2))
    hands = (cards("G1 G2 G3"), cards("B1 B2"), cards("Y1 Y2 Y3"))
    assert step.events == (
        HandsSwapped(Reason("SEVEN-1"), 0, 2, hands),
        TurnBegun(Reason("TURN-1", 3), 1, after=0),
    )
    assert step.after.hands == hands
    assert (step.after.awaiting, step.after.last_actor) == (AwaitTurn(1), 0)


@pytest.mark.rule("SEVEN-1", "SEVEN-2")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_without_the_house_rule_a_number_moves_no_hand(card: str) -> None:
    p = at_table(f"{card} Y1 Y2 Y3", "B1 B2", "G1", seven_zero=False)
    assert kinds(play(p, put(0, card))) == ["CardPlayed", "TurnBegun"]


@pytest.mark.rule("SEVEN-1", "SEVEN-2")
def test_other_numbers_move_no_hand() -> None:
    assert kinds(play(at_table("R6 Y1 Y2", "B1 B2"), put(0, "R6"))) == ["CardPlayed", "TurnBegun"]


@pytest.mark.rule("SEVEN-1")
@pytest.mark.parametrize("target", [-1, 0, 3])
def test_it_has_to_be_an_opponent(target: int) -> None:
    p = play(seven(), put(0, "R7")).after
    assert refused(p, ChooseTarget(0, target)) == Check(
        CheckKind.TARGET_IS_OPPONENT, "SEVEN-1", False, seat=0
    )


@pytest.mark.rule("SEVEN-1")
@pytest.mark.parametrize("jump_in", [False, True])
@pytest.mark.parametrize(
    ("action", "kind", "rule"),
    [
        (ChooseTarget(1, 0), CheckKind.SEAT_IS_ASKED, "SEVEN-1"),
        (Draw(0), CheckKind.DECISION_IS_ASKED, "TURN-1"),
        (Pass(0), CheckKind.DECISION_IS_ASKED, "TURN-1"),
        (put(0, "Y1"), CheckKind.DECISION_IS_ASKED, "TURN-1"),
        (Accept(0), CheckKind.DECISION_IS_ASKED, "CHAL-1"),
        (Challenge(0), CheckKind.DECISION_IS_ASKED, "CHAL-1"),
        (ChooseColour(0, R), CheckKind.DECISION_IS_ASKED, "ITEM-BOBOMB"),
        (SayUno(0), CheckKind.WINDOW_IS_OPEN, "UNO-3"),
        (CatchUno(1, 0), CheckKind.WINDOW_IS_OPEN, "UNO-3"),
        (NextRound(0), CheckKind.ROUND_IS_OVER, "SETUP-4"),
    ],
)
def test_nothing_else_is_done_before_the_swap(
    action: Action, kind: CheckKind, rule: RuleId, jump_in: bool
) -> None:
    check = refused(play(seven(jump_in=jump_in), put(0, "R7")).after, action)
    assert (check.kind, check.rule) == (kind, rule)


@pytest.mark.rule("SEVEN-1", "ITEM-SHELL")
def test_nobody_is_chosen_while_no_seven_asks_for_it() -> None:
    check = refused(seven(), ChooseTarget(0, 1))
    assert (check.kind, check.rule) == (CheckKind.DECISION_IS_ASKED, "ITEM-SHELL")


@pytest.mark.rule("SEVEN-1", "TURN-3")
def test_a_seven_just_drawn_swaps_hands_too() -> None:
    p = at_table("Y1 Y2", "B1", "G1", stock="R7 G5")
    p = play(p, Draw(0), put(0, "R7")).after
    assert p.awaiting == AwaitSwap(0)
    assert hand(play(p, ChooseTarget(0, 1)), 1) == "Y1 Y2"


@pytest.mark.rule("SEVEN-2")
@pytest.mark.parametrize(
    ("direction", "after"),
    [(LEFT, ("G1 G2", "Y1 Y2", "B1 B2")), (RIGHT, ("B1 B2", "G1 G2", "Y1 Y2"))],
)
def test_a_zero_passes_all_hands_on_in_the_direction_of_play(
    direction: int, after: tuple[str, ...]
) -> None:
    step = play(at_table("R0 Y1 Y2", "B1 B2", "G1 G2", direction=direction), put(0, "R0"))
    hands = tuple(map(cards, after))
    onward = direction % 3
    assert step.events[1:] == (
        HandsPassedOn(Reason("SEVEN-2", 1, options=("seven_zero",)), 0, direction, hands),
        TurnBegun(Reason("TURN-1", 2), onward, after=0),
    )
    assert step.after.hands == hands


@pytest.mark.rule("SEVEN-1", "SEVEN-2")
def test_with_two_players_a_zero_and_a_seven_do_the_same() -> None:
    passed = play(at_table("R0 Y1 Y2", "B1 B2"), put(0, "R0"))
    swapped = play(at_table("R7 Y1 Y2", "B1 B2"), put(0, "R7"), ChooseTarget(0, 1))
    assert passed.after.hands == swapped.after.hands == (cards("B1 B2"), cards("Y1 Y2"))
    assert passed.after.turn == swapped.after.turn == 1


@pytest.mark.rule("SEVEN-3", "END-1")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_as_a_last_card_it_moves_no_hand(card: str) -> None:
    step = play(at_table(card, "B1", "G1 G2"), put(0, card))
    won = only(step, RoundWon)
    assert won.reason == Reason("END-1", 1, options=("seven_zero",), also=("SEVEN-3",))
    assert (won.seat, hand(step, 0), hand(step, 1)) == (0, "", "B1")


@pytest.mark.rule("SEVEN-3", "ITEM-2")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_turned_up_by_a_box_it_moves_no_hand(card: str) -> None:
    step = play(at_table("WB Y1 Y2", "B1", "G1", stock=f"{card} G5"), put(0, "WB"))
    assert step.after.awaiting == AwaitTurn(0)
    assert (hand(step, 0), hand(step, 1)) == ("Y1 Y2", "B1")


@pytest.mark.rule("SEVEN-3", "OPEN-1")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_as_the_opening_card_it_moves_no_hand(card: str) -> None:
    step = open_round(dealt("Y1", "B1", "G1", stock=f"{card} G5", seven_zero=True))
    assert kinds(step) == ["OpeningCardTurned", "TurnBegun"]


@pytest.mark.rule("SEVEN-4", "UNO-3")
def test_who_gets_a_hand_of_one_card_owes_no_uno_for_it() -> None:
    p = at_table("R7 Y1 Y2", "B1", "G1 G2")
    step = play(p, put(0, "R7"), ChooseTarget(0, 1))
    assert only(step, HandsSwapped).reason.also == ("SEVEN-4",)
    assert step.after.uno_window is None
    step = play(at_table("R7 Y1", "B1 B2", "G1 G2"), put(0, "R7"), ChooseTarget(0, 1))
    assert only(step, HandsSwapped).reason.also == ("SEVEN-4",)
    assert step.after.uno_window is None
    p = at_table("R0 Y1 Y2", "B1 B2", "G1")
    step = play(p, put(0, "R0"))
    assert only(step, HandsPassedOn).reason.also == ("SEVEN-4",)
    assert step.after.uno_window is None


@pytest.mark.rule("SEVEN-4", "UNO-1", "UNO-3")
@pytest.mark.parametrize(
    ("target", "window"), [(1, 0), (2, None)], ids=["for one card again", "for more"]
)
def test_uno_is_due_by_the_cards_left_and_caught_by_those_held(
    target: int, window: int | None
) -> None:
    p = at_table("R7 Y1", "B1", "G1 G2")
    assert play(p, put(0, "R7"), ChooseTarget(0, target)).after.uno_window == window
    loud = play(p, put(0, "R7", uno=True), ChooseTarget(0, target))
    assert loud.after.uno_window is None


@pytest.mark.rule("SEVEN-4", "UNO-4")
def test_uno_is_not_said_for_the_card_that_a_swap_will_bring() -> None:
    check = refused(at_table("R7 Y1 Y2", "B1", "G1"), put(0, "R7", uno=True))
    assert (check.kind, check.left) == (CheckKind.ONE_CARD_LEFT, 2)


@pytest.mark.rule("SEVEN-1", "WD4-2", "UNO-3")
def test_the_next_turn_is_played_with_the_new_hand_and_closes_the_window() -> None:
    p = at_table("R7 Y1", "B7", "R1 G2")
    p = play(p, put(0, "R7"), ChooseTarget(0, 1)).after
    assert (hand(p, 0), hand(p, 1), p.uno_window) == ("B7", "Y1", 0)
    after = play(p, Draw(1)).after
    assert (after.uno_window, after.turn) == (None, 2)
    assert B not in {card.colour for card in after.hands[1]}
