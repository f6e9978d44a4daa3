"""The stock: reshuffling, draws that find nothing, a blocked round."""

from typing import Any

import pytest

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
from uno_kart_lab.rules.actions import CatchUno, Draw, NextRound, Pass
from uno_kart_lab.rules.engine import legal_actions, why_not
from uno_kart_lab.rules.events import (
    CardsDrawn,
    DiscardReshuffled,
    DrawDropped,
    GameEnded,
    Passed,
    RoundBlocked,
    TurnBegun,
)
from uno_kart_lab.rules.options import OneRound, PointsGame, RoundsGame
from uno_kart_lab.rules.position import AwaitTurn, GameOver, Position, Reason, RoundOver
from uno_kart_lab.rules.refusals import Check, CheckKind
from uno_kart_lab.rules.shuffle import shuffled


def dry(*hands: str, **more: Any) -> Position:
    """Lay a table at which no card can be drawn."""
    return table(*hands, top="R9", stock="", **more)


@pytest.mark.rule("STOCK-1")
def test_all_of_the_discard_pile_but_its_top_card_is_shuffled_into_a_new_stock() -> None:
    p = table("B1", "Y1", top="G1 G2 G3 R9", stock="", generator=6)
    step = play(p, Draw(0))
    stock, generator = shuffled(cards("G1 G2 G3"), 6)
    assert step.events[:2] == (
        DiscardReshuffled(Reason("STOCK-1"), stock, generator),
        CardsDrawn(Reason("TURN-1", also=("TURN-2",)), 0, stock[:1]),
    )
    between = step.positions()[0]
    assert (codes(between.discard), between.stock, between.generator) == ("R9", stock, generator)


@pytest.mark.rule("STOCK-1")
def test_not_before_a_card_is_needed() -> None:
    step = play(table("B1", "Y1", top="G1 G2 R9", stock="Y8"), Draw(0))
    assert not find(step, DiscardReshuffled)
    assert (codes(step.after.stock), codes(step.after.discard)) == ("", "G1 G2 R9")


@pytest.mark.rule("STOCK-1")
def test_a_draw_of_several_takes_what_is_there_reshuffles_and_goes_on() -> None:
    p = table("R+2 B1 B2", "Y1", "G1", top="G7 G8 R9", stock="Y8", generator=6)
    step = play(p, put(0, "R+2"))
    stock, generator = shuffled(cards("G7 G8 R9"), 6)
    why = Reason("ACT-1", 1)
    assert step.events[1:4] == (
        CardsDrawn(why, 1, cards("Y8")),
        DiscardReshuffled(Reason("STOCK-1", 1), stock, generator),
        CardsDrawn(why, 1, stock[:1]),
    )
    assert sizes(step) == [2, 3, 1]


@pytest.mark.rule("STOCK-1")
def test_a_draw_that_finds_all_in_the_stock_reshuffles_nothing() -> None:
    p = table("R+2 B1 B2", "Y1", "G1", top="G7 G8 R9", stock="Y8 Y9")
    step = play(p, put(0, "R+2"))
    assert only(step, CardsDrawn).cards == cards("Y8 Y9")
    assert step.after.stock == ()


@pytest.mark.rule("STOCK-1")
def test_the_option_that_decided_a_draw_does_not_decide_the_reshuffle() -> None:
    p = table("B1", "Y1", top="G1 G2 G3 R9", stock="Y8", after_draw="draw_until_playable")
    assert only(play(p, Draw(0)), DiscardReshuffled).reason == Reason("STOCK-1", 1)


@pytest.mark.rule("STOCK-1")
def test_a_wild_top_card_keeps_its_colour_and_a_wild_in_the_new_stock_forgets_it() -> None:
    p = table("B1 Y5", "Y1", top="WB W+4", stock="", chosen_colour=B)
    after = play(p, Draw(0)).after
    assert (codes(after.discard), after.colour, hand(after, 0)) == ("W+4", B, "Y5 B1 WB")


@pytest.mark.rule("STOCK-2")
def test_if_nothing_is_left_the_rest_of_the_draw_is_dropped() -> None:
    p = table("R+2 B1 B2", "Y1", "G1", top="R9", stock="")
    step = play(p, put(0, "R+2"))
    assert step.events[1:] == (
        DiscardReshuffled(Reason("STOCK-1", 1), cards("R9"), step.after.generator),
        CardsDrawn(Reason("ACT-1", 1), 1, cards("R9")),
        DrawDropped(Reason("STOCK-2", 1), 1, 1),
        *step.events[4:],
    )
    assert kinds(step)[4:] == ["TurnLost", "TurnBegun"]
    assert hand(step, 1) == "R9 Y1"


@pytest.mark.rule("STOCK-2")
def test_all_of_a_draw_may_be_dropped() -> None:
    p = dry("R1 R2", "Y1", uno_window=1)
    assert kinds(play(p, CatchUno(0, 1))) == ["UnoCaught", "DrawDropped"]
    assert only(play(p, CatchUno(0, 1)), DrawDropped).missing == 2


@pytest.mark.rule("STOCK-2")
def test_the_options_of_a_draw_are_not_cited_where_it_is_dropped() -> None:
    p = table("WB R1 R2", "Y1", top="Y9", stock="")
    step = play(p, put(0, "WB"))
    assert only(step, DrawDropped).reason == Reason("STOCK-2", 4, chain=1, link=1)


@pytest.mark.rule("STOCK-3")
def test_while_nothing_can_be_drawn_who_does_not_play_passes() -> None:
    p = dry("R1 B1", "Y1", "G1")
    assert legal_actions(p) == (put(0, "R1"), Pass(0))
    assert refused(p, Draw(0)) == Check(CheckKind.CARDS_TO_DRAW, "STOCK-3", False)
    step = play(p, Pass(0))
    assert step.events == (
        Passed(Reason("STOCK-3"), 0),
        TurnBegun(Reason("TURN-4", 1), 1, after=0),
    )
    assert step.after.last_actor == 0


@pytest.mark.rule("STOCK-3")
def test_one_card_under_the_top_card_can_be_drawn() -> None:
    p = table("R1 B1", "Y1", top="G1 R9", stock="")
    assert legal_actions(p)[-1] == Draw(0)
    assert hand(play(p, Draw(0)), 0) == "R1 G1 B1"


@pytest.mark.rule("STOCK-3")
def test_when_every_player_in_turn_has_passed_the_round_is_blocked() -> None:
    p = dry("R1 B1", "Y1", "G1", scores=(3, 2, 1))
    p = play(p, Pass(0), Pass(1)).after
    assert p.awaiting == AwaitTurn(2)
    step = play(p, Pass(2))
    assert step.events == (
        Passed(Reason("STOCK-3"), 2),
        RoundBlocked(Reason("STOCK-3", 5)),
    )
    after = step.after
    assert (after.awaiting, after.round_winner, after.scores) == (RoundOver(), None, (3, 2, 1))
    assert after.turn == 2
    assert legal_actions(after) == (NextRound(0),)


@pytest.mark.rule("STOCK-3")
def test_with_two_players_two_passes_block_the_round() -> None:
    p = dry("B1", "Y1")
    assert play(p, Pass(0)).after.passes == 1
    assert play(p, Pass(0), Pass(1)).after.awaiting == RoundOver()


@pytest.mark.rule("STOCK-3")
def test_a_card_played_begins_the_count_anew() -> None:
    p = table("B1", "R1 R2 R3", "G1", top="R9", stock="", turn=2)
    p = play(p, Pass(2), Pass(0), put(1, "R1")).after
    assert p.passes == 0
    assert legal_actions(p)[-1] == Draw(2), "what lies under the card played can be drawn"


@pytest.mark.rule("STOCK-3")
def test_a_card_drawn_begins_the_count_anew() -> None:
    p = table("B1", "R1", "G1", top="Y8 R9", stock="", passes=2)
    after = play(p, Draw(0)).after
    assert after.passes == 0
    after = play(after, Pass(1), Pass(2)).after
    assert after.awaiting == AwaitTurn(0)
    assert play(after, Pass(0)).after.awaiting == RoundOver()


@pytest.mark.rule("STOCK-3", "TURN-3")
@pytest.mark.parametrize("after_draw", ["may_play", "must_play", "draw_until_playable"])
def test_even_with_a_playable_card_one_may_pass(after_draw: str) -> None:
    p = dry("R1 R2 WB", "Y1", after_draw=after_draw)
    assert why_not(p, Pass(0)) is None


@pytest.mark.rule("STOCK-3", "UNO-2")
def test_a_catch_that_finds_no_card_does_not_begin_the_count_anew() -> None:
    p = dry("B1", "Y1", "G1", uno_window=2)
    p = play(p, CatchUno(1, 2), Pass(0), Pass(1), Pass(2)).after
    assert p.awaiting == RoundOver()


@pytest.mark.rule("STOCK-3", "GAME-1")
def test_under_one_round_a_blocked_round_ends_the_game_with_no_winner() -> None:
    p = dry("B1", "Y1", game_end=OneRound(), scores=(0, 0))
    step = play(p, Pass(0), Pass(1))
    assert only(step, GameEnded) == GameEnded(Reason("GAME-1", 4, options=("game_end",)), ())
    assert (step.after.awaiting, step.after.game_winners) == (GameOver(), ())


@pytest.mark.rule("STOCK-3", "GAME-1")
def test_under_points_a_blocked_round_ends_nothing() -> None:
    p = dry("B1", "Y1", game_end=PointsGame(10), scores=(9, 9))
    assert play(p, Pass(0), Pass(1)).after.awaiting == RoundOver()


@pytest.mark.rule("STOCK-3", "GAME-1")
@pytest.mark.parametrize(
    ("number", "scores", "winners"),
    [(1, (5, 7), None), (2, (5, 7), (1,)), (2, (7, 7), (0, 1)), (2, (0, 0), (0, 1))],
)
def test_a_blocked_round_counts_as_one_of_the_rounds(
    number: int, scores: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    p = dry("B1", "Y1", game_end=RoundsGame(2), scores=scores, round=number)
    step = play(p, Pass(0), Pass(1))
    if winners is None:
        assert step.after.awaiting == RoundOver()
    else:
        assert only(step, GameEnded).winners == winners


@pytest.mark.rule("STOCK-3")
def test_a_blocked_round_is_followed_by_another_with_a_fresh_count() -> None:
    p = play(dry("B1", "Y1"), Pass(0), Pass(1)).after
    step = play(p, NextRound(0))
    assert (step.after.passes, step.after.round) == (0, 2)


@pytest.mark.rule("STOCK-1")
@pytest.mark.parametrize("colour", [R, G])
def test_a_colour_chosen_lives_only_as_long_as_its_card_is_on_top(colour: Any) -> None:
    p = table("R1 G1 B1", "Y1", top="W+4", stock="Y8", chosen_colour=colour)
    after = play(p, put(0, f"{colour.name[0]}1")).after
    assert after.chosen_colour is None
    assert after.colour is colour
