"""The end of a round: a last card is carried out before the points are counted."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import (
    B,
    G,
    R,
    cards,
    codes,
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
    NextRound,
    Pass,
)
from uno_kart_lab.rules.cards import CARDS, Card
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    ChallengeJudged,
    DrawDropped,
    GameEnded,
    PointsScored,
    RoundWon,
    TurnBegun,
    TurnLost,
    UnoWindowOpened,
)
from uno_kart_lab.rules.options import OneRound
from uno_kart_lab.rules.position import AwaitColour, AwaitTurn, Position, Reason, RoundOver
from uno_kart_lab.rules.refusals import Check, CheckKind
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.values import changed


def last(card: str, *, stock: str = "R8 G8 B8 Y8 G7 B7 Y7", **more: Any) -> Position:
    """Lay a table of three at which seat 0 holds its last card."""
    return table(card, "Y1 Y2", "B1 B8", **({"top": "R4", "stock": stock} | more))


def box(rule: RuleId, cause: int, **more: Any) -> Reason:
    return changed(Reason(rule, cause, chain=1, link=1), **more)


@pytest.mark.rule("END-1", "SCORE-1")
def test_a_round_ends_with_the_last_card() -> None:
    step = play(last("R1"), put(0, "R1"))
    p = step.before
    assert step.events[1:] == (
        RoundWon(Reason("END-1", 1), 0),
        PointsScored(Reason("SCORE-1", 2, also=("DECK-3",)), 0, ((), *p.hands[1:]), points=12),
    )
    after = step.after
    assert (after.round_winner, after.awaiting, after.turn) == (0, RoundOver(), 0)
    assert after.scores == (12, 0, 0)
    assert after.game_winners == ()


@pytest.mark.rule("END-1")
def test_no_uno_is_due_with_a_last_card() -> None:
    step = play(last("R1"), put(0, "R1"))
    played = step.events[0]
    assert isinstance(played, CardPlayed)
    assert not played.uno_due
    assert not find(step, UnoWindowOpened)


@pytest.mark.rule("END-1")
def test_when_a_round_is_over_only_the_next_is_dealt() -> None:
    p = play(last("R1"), put(0, "R1")).after
    assert legal_actions(p) == (NextRound(0),)
    over = Check(CheckKind.ROUND_IS_ON, "END-1", False)
    actions: list[Action] = [
        put(1, "Y1"),
        Draw(1),
        Pass(1),
        Accept(1),
        Challenge(1),
        ChooseColour(0, R),
        ChooseTarget(0, 1),
    ]
    assert [refused(p, action) for action in actions] == [over] * len(actions)
    assert refused(p, CatchUno(1, 0)).kind is CheckKind.WINDOW_IS_OPEN


@pytest.mark.rule("END-1")
def test_a_card_drawn_by_another_does_not_save_the_round() -> None:
    p = table("R1", "Y1", top="R4", stock="Y8 Y9", turn=1)
    after = play(p, Draw(1), put(0, "R1")).after
    assert after.round_winner == 0
    assert after.scores == (9, 0)


@pytest.mark.rule("END-1", "ACT-2", "ACT-3")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("code", ["RS", "RR"])
def test_a_last_skip_or_reverse_ends_the_round_though_the_player_would_go_again(
    code: str, players: int
) -> None:
    p = table(*[code, "Y1 Y2", "B1 B8"][:players], top="R4", stock="Y8")
    after = play(p, put(0, code)).after
    assert (after.round_winner, after.awaiting) == (0, RoundOver())


@pytest.mark.rule("END-2")
def test_a_last_draw_two_is_drawn_before_the_points_are_counted() -> None:
    step = play(last("R+2", stock="R9 G0 B1"), put(0, "R+2"))
    why = Reason("ACT-1", 1, also=("END-2",))
    assert step.events[1:] == (
        CardsDrawn(why, 1, cards("R9 G0")),
        TurnLost(why, 1),
        RoundWon(Reason("END-1", 3), 0),
        PointsScored(
            Reason("SCORE-1", 4, also=("DECK-3",)),
            0,
            ((), cards("R9 Y1 Y2 G0"), cards("B1 B8")),
            21,
        ),
    )


@pytest.mark.rule("END-2")
def test_end_2_is_cited_for_a_last_card_only() -> None:
    step = play(table("R+2 B1 B2", "Y1", top="R4", stock="R9 G0"), put(0, "R+2"))
    assert only(step, CardsDrawn).reason.also == ()


@pytest.mark.rule("END-2", "STOCK-2")
def test_what_a_last_draw_two_cannot_draw_is_dropped() -> None:
    p = table("R+2", "Y1", top="R4", stock="")
    step = play(p, put(0, "R+2"))
    assert [codes(event.cards) for event in find(step, CardsDrawn)] == ["R4"]
    assert only(step, DrawDropped).missing == 1
    assert step.after.scores == (5, 0)


@pytest.mark.rule("END-2")
def test_a_last_wild_draw_four_that_is_accepted_costs_four() -> None:
    p = play(last("W+4"), put(0, "W+4", B)).after
    assert p.awaiting.seat == 1
    step = play(p, Accept(1))
    why = Reason("WD4-1", 4, also=("END-2",))
    assert step.events[1:3] == (CardsDrawn(why, 1, cards("R8 G8 B8 Y8")), TurnLost(why, 1))
    assert only(step, RoundWon) == RoundWon(Reason("END-1", 6), 0)
    assert step.after.scores == (12 + 4 * 8, 0, 0)


@pytest.mark.rule("END-2", "CHAL-4")
@pytest.mark.parametrize("counts", [False, True])
def test_a_challenge_of_a_last_wild_draw_four_always_fails(counts: bool) -> None:
    p = play(last("W+4", item_box_counts_as_colour=counts), put(0, "W+4", B)).after
    step = play(p, Challenge(1))
    assert not only(step, ChallengeJudged).bluff
    drawn = only(step, CardsDrawn)
    assert (drawn.seat, len(drawn.cards)) == (1, 6)
    assert drawn.reason == Reason("CHAL-4", 6, also=("END-2",))
    assert step.after.round_winner == 0


@pytest.mark.rule("END-2", "WD4-2")
def test_a_last_wild_draw_four_costs_four_at_once_under_only_if_no_match() -> None:
    p = last("W+4", wild_draw_four="only_if_no_match")
    step = play(p, put(0, "W+4", B))
    why = Reason("WD4-1", 1, options=("wild_draw_four",), also=("WD4-2", "END-2"))
    assert only(step, CardsDrawn) == CardsDrawn(why, 1, cards("R8 G8 B8 Y8"))
    assert step.after.round_winner == 0


@pytest.mark.rule("END-3")
def test_a_last_box_turns_a_card_up_and_its_item_acts_before_the_round_ends() -> None:
    step = play(last("WB", stock="Y5 G8 B7"), put(0, "WB"))
    assert step.events[3:] == (
        CardsDrawn(box("ITEM-BANANA", 3, options=("banana_target",)), 2, cards("G8 B7")),
        RoundWon(box("END-1", 4, options=("last_item_box",), also=("END-3",)), 0),
        PointsScored(
            box("SCORE-1", 5, also=("DECK-3",)),
            0,
            ((), cards("Y1 Y2"), cards("G8 B1 B7 B8")),
            27,
        ),
    )


@pytest.mark.rule("END-3", "ITEM-MUSHROOM")
def test_after_a_last_box_with_a_mushroom_no_extra_turn_is_taken() -> None:
    step = play(last("WB", stock="R5 G8 B8"), put(0, "WB"))
    assert kinds(step) == [
        "CardPlayed",
        "CardTurnedUp",
        "ItemActivated",
        "RoundWon",
        "PointsScored",
    ]
    assert only(step, RoundWon) == RoundWon(
        box("END-1", 3, options=("last_item_box",), also=("END-3",)), 0
    )
    assert not find(step, TurnBegun)


@pytest.mark.rule("END-3", "ITEM-LIGHTNING")
def test_after_a_last_box_with_lightning_the_cards_drawn_are_counted() -> None:
    step = play(last("WB", stock="B5 G8 R7"), put(0, "WB"))
    assert step.after.scores == (12 + 8 + 7, 0, 0)
    assert (step.after.round_winner, sizes(step)) == (0, [0, 3, 3])
    assert only(step, RoundWon).reason == box(
        "END-1", 5, options=("last_item_box",), also=("END-3",)
    )


@pytest.mark.rule("END-3", "ITEM-SHELL")
def test_after_a_last_box_with_a_green_shell_somebody_is_still_hit() -> None:
    p = play(last("WB", stock="G5 G8 R7"), put(0, "WB")).after
    assert p.round_winner is None
    step = play(p, ChooseTarget(0, 2))
    assert kinds(step) == ["TargetChosen", "CardsDrawn", "RoundWon", "PointsScored"]
    assert step.after.scores == (12 + 8, 0, 0)


@pytest.mark.rule("END-3", "ITEM-BOBOMB")
def test_a_bobomb_puts_cards_back_and_the_round_goes_on_with_no_uno_due() -> None:
    p = play(last("WB", stock="WB G8 R7"), put(0, "WB")).after
    assert isinstance(p.awaiting, AwaitColour)
    step = play(p, ChooseColour(0, G))
    assert kinds(step) == ["ColourChosen", "TurnBegun"]
    assert (step.after.awaiting, step.after.round_winner) == (AwaitTurn(1), None)
    assert hand(step, 0) == "R7 G8"


@pytest.mark.rule("END-3", "ITEM-BOBOMB", "STOCK-2")
def test_not_even_if_a_bobomb_finds_a_single_card() -> None:
    p = table("WB", "Y1 Y2", top="W+4", stock="", chosen_colour=B)
    p = play(p, put(0, "WB")).after
    assert hand(p, 0) == "WB", "all that lay under the card turned up"
    step = play(p, ChooseColour(0, G))
    assert (step.after.uno_window, step.after.round_winner) == (None, None)


@pytest.mark.rule("END-3")
@given(st.sampled_from(list(CARDS.values())))
def test_a_last_box_turns_nothing_up_under_ends_round(card: Card) -> None:
    p = last("WB", stock=f"{card} G8 R7", last_item_box="ends_round")
    step = play(p, put(0, "WB"))
    assert not find(step, CardTurnedUp)
    assert step.events[1:] == (
        RoundWon(box("END-1", 1, options=("last_item_box",), also=("END-3",)), 0),
        PointsScored(box("SCORE-1", 2, also=("DECK-3",)), 0, step.after.hands, 12),
    )
    assert codes(step.after.stock) == f"{card} G8 R7"


@pytest.mark.rule("END-3")
def test_any_other_box_is_turned_up_under_ends_round() -> None:
    p = last("WB R1", stock="R5 G8 R7", last_item_box="ends_round")
    assert only(play(p, put(0, "WB")), CardTurnedUp).card is CARDS["R5"]


@pytest.mark.rule("END-3", "ITEM-5")
def test_the_end_of_a_round_and_a_game_by_a_box_is_of_its_chain() -> None:
    p = last("WB WB", stock="R5 R6 R7")
    p = changed(p, rules=replace(p.rules, game_end=OneRound()))
    step = play(p, put(0, "WB", uno=True), put(0, "WB"))
    assert {(e.reason.chain, e.reason.link) for e in step.events} == {(1, 2)}
    ended = only(step, GameEnded)
    assert ended == GameEnded(Reason("GAME-1", 10, chain=1, link=2, options=("game_end",)), (0,))


@pytest.mark.rule("END-1", "ITEM-5")
def test_another_last_card_in_an_extra_turn_is_not_of_the_chain() -> None:
    step = play(last("WB R1", stock="R5 R6 R7"), put(0, "WB", uno=True), put(0, "R1"))
    assert {(e.reason.chain, e.reason.link) for e in step.events} == {(None, None)}
    assert step.after.round_winner == 0
