"""A turn: playing or drawing, the card just drawn, keeping it."""

from typing import Any

import pytest

from tests.rules.dsl import (
    R,
    Y,
    cards,
    codes,
    find,
    hand,
    kinds,
    only,
    play,
    put,
    refused,
    table,
)
from uno_kart_lab.rules.actions import ChooseTarget, Draw, Pass, Play
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.engine import legal_actions, why_not
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    DecisionAsked,
    DiscardReshuffled,
    DrawnCardKept,
    DrawnCardUnplayable,
    TurnBegun,
)
from uno_kart_lab.rules.position import RIGHT, AwaitDrawnCard, AwaitTurn, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind

AFTER_DRAW = ("after_draw",)


@pytest.mark.rule("TURN-1")
def test_a_card_that_matches_is_played_and_play_passes_on() -> None:
    p = table("R5 B1 B2", "Y1", "G1", top="R9", stock="Y2")
    step = play(p, put(0, "R5"))
    assert step.events == (
        CardPlayed(
            Reason("MATCH-1", also=("TURN-1",)),
            0,
            CARDS["R5"],
            onto=CARDS["R9"],
            colour=R,
            drawn=False,
            uno_due=False,
        ),
        TurnBegun(Reason("TURN-1", 1), 1, after=0),
    )
    assert step.action == put(0, "R5")
    assert (hand(step, 0), codes(step.after.discard)) == ("B1 B2", "R9 R5")
    assert step.after.awaiting == AwaitTurn(1)


@pytest.mark.rule("TURN-1")
def test_only_one_copy_of_the_card_leaves_the_hand() -> None:
    step = play(table("R5 R5 B1", "Y1", top="R9", stock="Y2"), put(0, "R5"))
    assert hand(step, 0) == "R5 B1"


@pytest.mark.rule("TURN-1")
def test_play_goes_round_in_the_direction() -> None:
    hands = ["R5 B1 B2", "R1 Y1 Y2", "R2 G1 G2"]
    left = play(table(*hands, top="R9", stock="Y2", turn=2), put(2, "R2")).after
    right = play(table(*hands, top="R9", stock="Y2", direction=RIGHT), put(0, "R5")).after
    assert (left.turn, right.turn) == (0, 2)


@pytest.mark.rule("TURN-1")
def test_what_can_be_done_on_a_turn_comes_in_the_order_of_the_hand() -> None:
    p = table("R1 R5 R5 Y5 G1 W+4 WB", "Y1", top="R9", stock="Y2")
    assert legal_actions(p) == (
        put(0, "R1"),
        put(0, "R5"),
        *(put(0, "W+4", colour) for colour in Colour),
        put(0, "WB"),
        Draw(0),
    )


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
def test_only_the_seat_whose_turn_it_is_acts(seat: int) -> None:
    p = table("R5 B1", "R1 Y1", "R2 G1", top="R9", stock="Y2")
    for action in (put(seat, "R5"), Draw(seat), Pass(seat)):
        check = refused(p, action)
        assert (check.kind, check.rule, check.seat) == (CheckKind.SEAT_IS_ASKED, "TURN-1", 0)


@pytest.mark.rule("TURN-1")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    p = table("R5 B1", "R1 Y1", top="R9", stock="Y2")
    assert refused(p, put(0, "R1")) == Check(
        CheckKind.CARD_IN_HAND, "TURN-1", False, card=CARDS["R1"]
    )


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("code", ["R5", "WB"])
def test_a_colour_goes_with_a_wild_draw_four_only(code: str) -> None:
    p = table("R5 WB B1", "R1 Y1", top="R9", stock="Y2")
    assert refused(p, put(0, code, Y)) == Check(
        CheckKind.COLOUR_NOT_CHOSEN, "WD4-1", False, card=CARDS[code]
    )


@pytest.mark.rule("TURN-1")
def test_a_turn_is_not_passed_while_a_card_can_be_drawn() -> None:
    p = table("R5 B1", "R1 Y1", top="R9", stock="Y2")
    assert refused(p, Pass(0)) == Check(CheckKind.NO_CARDS_TO_DRAW, "STOCK-3", False)


@pytest.mark.rule("TURN-2")
def test_one_may_draw_with_a_playable_card_in_hand() -> None:
    p = table("R5 B1", "R1 Y1", top="R9", stock="Y2")
    assert {put(0, "R5"), Draw(0)} <= set(legal_actions(p))
    drawn = only(play(p, Draw(0)), CardsDrawn)
    assert drawn == CardsDrawn(Reason("TURN-1", also=("TURN-2",)), 0, cards("Y2"))


@pytest.mark.rule("TURN-3")
def test_a_drawn_card_that_fits_may_be_played_at_once() -> None:
    p = table("R5 B1", "Y1", "G1", top="R9", stock="R7 Y2")
    drawn = play(p, Draw(0))
    assert drawn.events[1:] == (
        DecisionAsked(Reason("TURN-3", 1, options=AFTER_DRAW), AwaitDrawnCard(0, CARDS["R7"])),
    )
    assert hand(drawn, 0) == "R5 R7 B1"
    assert legal_actions(drawn.after) == (put(0, "R7"), Pass(0))
    step = play(drawn.after, put(0, "R7"))
    assert only(step, CardPlayed) == CardPlayed(
        Reason("MATCH-1", also=("TURN-1", "TURN-3")),
        0,
        CARDS["R7"],
        onto=CARDS["R9"],
        colour=R,
        drawn=True,
        uno_due=False,
    )
    assert step.after.turn == 1


@pytest.mark.rule("TURN-3")
def test_after_a_draw_no_other_card_may_be_played() -> None:
    p = play(table("R5 B1", "Y1", top="R9", stock="R7 Y2"), Draw(0)).after
    assert refused(p, put(0, "R5")) == Check(
        CheckKind.DRAWN_CARD_ONLY, "TURN-3", False, card=CARDS["R5"], onto=CARDS["R7"]
    )
    check = refused(p, put(0, "B1"))
    assert check.kind is CheckKind.DRAWN_CARD_ONLY, "though it would not match either"


@pytest.mark.rule("TURN-3")
def test_after_a_draw_a_copy_of_the_drawn_card_is_as_good_as_it() -> None:
    p = play(table("R5 B1", "Y1", top="R9", stock="R5 Y2"), Draw(0)).after
    assert hand(play(p, put(0, "R5")), 0) == "R5 B1"


@pytest.mark.rule("TURN-3", "TURN-4")
def test_keeping_the_drawn_card_ends_the_turn() -> None:
    p = play(table("R5 B1", "Y1", "G1", top="R9", stock="R7 Y2"), Draw(0)).after
    step = play(p, Pass(0))
    assert step.events == (
        DrawnCardKept(Reason("TURN-3", options=AFTER_DRAW), 0),
        TurnBegun(Reason("TURN-4", 3), 1, after=0),
    )
    assert hand(step, 0) == "R5 R7 B1"


@pytest.mark.rule("TURN-3")
def test_one_draws_once_a_turn() -> None:
    p = play(table("R5 B1", "Y1", top="R9", stock="R7 Y2"), Draw(0)).after
    check = refused(p, Draw(0))
    assert (check.kind, check.rule) == (CheckKind.DECISION_IS_ASKED, "TURN-3")


@pytest.mark.rule("TURN-4")
def test_a_drawn_card_that_does_not_fit_ends_the_turn_by_itself() -> None:
    p = table("R5 B1", "Y1", "G1", top="R9", stock="Y7 R2")
    step = play(p, Draw(0))
    assert step.events[1:] == (
        DrawnCardUnplayable(Reason("TURN-4", 1), 0, CARDS["Y7"]),
        TurnBegun(Reason("TURN-4", 2), 1, after=0),
    )
    assert (step.after.turn, codes(step.after.stock)) == (1, "R2")


@pytest.mark.rule("TURN-4")
def test_play_passes_on_in_the_direction() -> None:
    p = table("R5 B1", "Y1", "G1", top="R9", stock="Y7 R2", direction=RIGHT)
    assert play(p, Draw(0)).after.turn == 2


@pytest.mark.rule("TURN-4")
def test_whoever_only_drew_is_the_last_to_have_acted() -> None:
    p = table("R5 B1", "Y1", "G1", top="R9", stock="Y7 R2")
    assert play(p, Draw(0)).after.last_actor == 0


@pytest.mark.rule("TURN-3")
def test_a_playable_drawn_card_has_to_be_played_under_must_play() -> None:
    p = table("R5 B1", "Y1", "G1", top="R9", stock="R7 Y2", after_draw="must_play")
    drawn = play(p, Draw(0)).after
    assert legal_actions(drawn) == (put(0, "R7"),)
    assert refused(drawn, Pass(0)) == Check(
        CheckKind.DRAWN_CARD_MAY_BE_KEPT, "TURN-3", False, card=CARDS["R7"]
    )


@pytest.mark.rule("TURN-3", "TURN-2")
def test_under_must_play_one_may_still_draw_with_a_playable_card_in_hand() -> None:
    p = table("R5 B1", "Y1", "G1", top="R9", stock="Y7 Y2", after_draw="must_play")
    step = play(p, Draw(0))
    assert kinds(step) == ["CardsDrawn", "DrawnCardUnplayable", "TurnBegun"]


@pytest.mark.rule("TURN-3", "WD4-2")
def test_under_must_play_a_drawn_wild_draw_four_is_played_bluff_or_not() -> None:
    p = table("R5 B1", "Y1", "G1", top="R9", stock="W+4 Y2", after_draw="must_play")
    drawn = play(p, Draw(0)).after
    assert legal_actions(drawn) == tuple(put(0, "W+4", colour) for colour in Colour)


@pytest.mark.rule("TURN-3", "WD4-2")
def test_under_must_play_a_drawn_wild_draw_four_that_is_banned_is_not_played() -> None:
    options: dict[str, Any] = {"after_draw": "must_play", "wild_draw_four": "only_if_no_match"}
    p = table("R5 B1", "Y1", "G1", top="R9", stock="W+4 Y2", **options)
    step = play(p, Draw(0))
    assert only(step, DrawnCardUnplayable).card is CARDS["W+4"]
    assert step.after.turn == 1


@pytest.mark.rule("TURN-3", "WD4-2")
def test_under_must_play_a_drawn_wild_draw_four_that_is_no_bluff_is_played() -> None:
    options: dict[str, Any] = {"after_draw": "must_play", "wild_draw_four": "only_if_no_match"}
    p = table("Y5 B1", "Y1", "G1", top="R9", stock="W+4 Y2", **options)
    drawn = play(p, Draw(0)).after
    assert set(legal_actions(drawn)) == {put(0, "W+4", colour) for colour in Colour}


@pytest.mark.rule("TURN-3")
def test_under_draw_until_playable_one_goes_on_drawing() -> None:
    p = table("B1 B2", "Y1", top="R9", stock="Y7 G2 R3 R4", after_draw="draw_until_playable")
    step = play(p, Draw(0))
    assert step.events == (
        CardsDrawn(Reason("TURN-1", also=("TURN-2",)), 0, cards("Y7")),
        CardsDrawn(Reason("TURN-3", 1, options=AFTER_DRAW), 0, cards("G2")),
        CardsDrawn(Reason("TURN-3", 2, options=AFTER_DRAW), 0, cards("R3")),
        DecisionAsked(Reason("TURN-3", 3, options=AFTER_DRAW), AwaitDrawnCard(0, CARDS["R3"])),
    )
    assert hand(step, 0) == "R3 Y7 G2 B1 B2"
    assert legal_actions(step.after) == (put(0, "R3"), Pass(0))
    assert play(step.after, Pass(0)).after.turn == 1


@pytest.mark.rule("TURN-3", "STOCK-1")
def test_under_draw_until_playable_the_discard_pile_is_drawn_from_too() -> None:
    p = table("B1", "Y1", top="G1 R3 R9", stock="Y7", after_draw="draw_until_playable")
    step = play(p, Draw(0))
    reshuffled = only(step, DiscardReshuffled)
    assert reshuffled.reason == Reason("STOCK-1", 1)
    assert set(reshuffled.stock) == set(cards("G1 R3"))
    assert CARDS["R3"] in find(step, CardsDrawn)[-1].cards


@pytest.mark.rule("TURN-3", "STOCK-2")
def test_under_draw_until_playable_the_turn_ends_when_the_cards_run_out() -> None:
    p = table("B1", "Y1", top="R9", stock="Y7 G2", after_draw="draw_until_playable")
    step = play(p, Draw(0))
    assert step.events[2:] == (
        DrawnCardUnplayable(Reason("TURN-4", 2), 0, CARDS["G2"]),
        TurnBegun(Reason("TURN-4", 3), 1, after=0),
    )
    assert hand(step, 0) == "Y7 G2 B1"


@pytest.mark.rule("TURN-3")
def test_under_draw_until_playable_the_last_card_of_all_may_be_the_one_that_fits() -> None:
    p = table("B1", "Y1", top="R9", stock="Y7 R2", after_draw="draw_until_playable")
    assert play(p, Draw(0)).after.awaiting == AwaitDrawnCard(0, CARDS["R2"])


@pytest.mark.rule("TURN-3", "WD4-2")
def test_under_draw_until_playable_a_banned_wild_draw_four_does_not_stop_the_drawing() -> None:
    options: dict[str, Any] = {
        "after_draw": "draw_until_playable",
        "wild_draw_four": "only_if_no_match",
    }
    p = table("R1", "Y1", top="R9", stock="W+4 Y7 WB R2", **options)
    step = play(p, Draw(0))
    assert [codes(event.cards) for event in find(step, CardsDrawn)] == ["W+4", "Y7", "WB"]


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize("after_draw", ["may_play", "must_play"])
def test_only_one_card_is_drawn_otherwise(after_draw: str) -> None:
    p = table("B1", "Y1", top="R9", stock="Y7 G2 R2", after_draw=after_draw)
    assert codes(play(p, Draw(0)).after.stock) == "G2 R2"


@pytest.mark.rule("TURN-3")
def test_a_drawn_card_is_not_the_other_players_to_play_or_keep() -> None:
    p = play(table("R5 B1", "R7", top="R9", stock="R7 Y2"), Draw(0)).after
    assert refused(p, put(1, "R7")).kind is CheckKind.SEAT_IS_ASKED
    assert refused(p, Pass(1)).kind is CheckKind.SEAT_IS_ASKED


@pytest.mark.rule("TURN-1")
def test_a_turn_is_neither_drawn_nor_played_nor_passed_while_something_else_is_asked() -> None:
    p = play(table("WB B1 B2", "Y1", "G2", top="R9", stock="G3 Y2"), put(0, "WB")).after
    for action in (put(0, "B1"), Draw(0), Pass(0)):
        check = refused(p, action)
        assert (check.kind, check.rule) == (CheckKind.DECISION_IS_ASKED, "TURN-1")
    assert why_not(p, ChooseTarget(0, 1)) is None


@pytest.mark.rule("TURN-3", "UNO-1")
def test_uno_may_be_said_with_the_drawn_card() -> None:
    p = play(table("B1", "Y1", "G1", top="R9", stock="R7 Y2"), Draw(0)).after
    assert isinstance(legal_actions(p)[0], Play)
    assert why_not(p, put(0, "R7", uno=True)) is None
