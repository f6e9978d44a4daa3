"""Draw Two, Reverse and Skip played from a hand."""

from typing import Any

import pytest

from tests.rules.dsl import B, cards, codes, hand, only, play, put, sizes, table
from uno_kart_lab.rules.actions import Draw
from uno_kart_lab.rules.cards import CARDS, Item
from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    DirectionChanged,
    ItemActivated,
    TurnBegun,
    TurnLost,
)
from uno_kart_lab.rules.item_box import ITEM_RULES
from uno_kart_lab.rules.position import LEFT, RIGHT, AwaitTurn, Position, Reason
from uno_kart_lab.rules.values import changed

REVERSE_OPTION = ("two_player_reverse",)


def three(first: str, **more: Any) -> Position:
    return table(first, "Y1 Y2", "G1 G2", top="R9", stock="Y8 G8 B8 Y7 G7 B7", **more)


@pytest.mark.rule("ACT-1")
def test_a_draw_two_costs_the_next_seat_two_cards_and_its_turn() -> None:
    step = play(three("R+2 B1 B2"), put(0, "R+2"))
    why = Reason("ACT-1", 1)
    assert step.events[1:] == (
        CardsDrawn(why, 1, cards("Y8 G8")),
        TurnLost(why, 1),
        TurnBegun(Reason("TURN-1", 3), 2, after=0),
    )
    assert sizes(step) == [2, 4, 2]
    assert step.after.awaiting == AwaitTurn(2)


@pytest.mark.rule("ACT-1")
def test_a_draw_two_goes_the_way_of_play() -> None:
    step = play(three("R+2 B1 B2", direction=RIGHT), put(0, "R+2"))
    assert sizes(step) == [2, 2, 4]
    assert step.after.turn == 1


@pytest.mark.rule("ACT-1")
def test_a_draw_two_is_not_passed_on() -> None:
    p = table("R+2 B1 B2", "G+2 Y1", "G1 G2", top="R9", stock="Y8 G8 B8")
    assert play(p, put(0, "R+2")).after.turn == 2


@pytest.mark.rule("ACT-1", "ACT-3")
@pytest.mark.parametrize("code", ["R+2", "RS"])
def test_with_two_players_the_same_player_goes_again(code: str) -> None:
    p = table(f"{code} B1 B2", "Y1 Y2", top="R9", stock="Y8 G8 B8")
    after = play(p, put(0, code)).after
    assert after.awaiting == AwaitTurn(0)
    assert after.last_actor is None


@pytest.mark.rule("ACT-3")
def test_a_skip_costs_the_next_seat_its_turn() -> None:
    step = play(three("RS B1 B2"), put(0, "RS"))
    assert step.events[1:] == (
        TurnLost(Reason("ACT-3", 1), 1),
        TurnBegun(Reason("TURN-1", 2), 2, after=0),
    )
    assert sizes(step) == [2, 2, 2]


@pytest.mark.rule("ACT-3")
def test_a_skip_goes_the_way_of_play() -> None:
    p = three("RS B1 B2", direction=RIGHT)
    step = play(p, put(0, "RS"))
    assert only(step, TurnLost) == TurnLost(Reason("ACT-3", 1), 2)
    assert step.after.turn == 1


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize(("before", "after", "turn"), [(LEFT, RIGHT, 2), (RIGHT, LEFT, 1)])
def test_a_reverse_turns_the_direction(before: int, after: int, turn: int) -> None:
    step = play(three("RR B1 B2", direction=before), put(0, "RR"))
    assert step.events[1:] == (
        DirectionChanged(Reason("ACT-2", 1), after),
        TurnBegun(Reason("TURN-1", 2), turn, after=0),
    )
    assert step.after.direction == after


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize("option", ["skip", "no_effect"])
def test_with_more_than_two_players_the_option_does_not_matter(option: str) -> None:
    step = play(three("RR B1 B2", two_player_reverse=option), put(0, "RR"))
    assert step.events == play(three("RR B1 B2"), put(0, "RR")).events


@pytest.mark.rule("ACT-2")
def test_with_two_players_a_reverse_gives_the_same_player_another_turn() -> None:
    p = table("RR B1 B2", "Y1 Y2", top="R9", stock="Y8", last_actor=1)
    step = play(p, put(0, "RR"))
    assert step.events[1:] == (
        DirectionChanged(Reason("ACT-2", 1), RIGHT),
        TurnLost(Reason("ACT-2", 2, options=REVERSE_OPTION), 1),
        TurnBegun(Reason("TURN-1", 3), 0, after=0),
    )
    assert (step.after.turn, step.after.direction, step.after.last_actor) == (0, RIGHT, 1)


@pytest.mark.rule("ACT-2")
def test_with_two_players_a_reverse_may_have_no_effect_but_on_the_direction() -> None:
    p = table("RR B1 B2", "Y1 Y2", top="R9", stock="Y8", two_player_reverse="no_effect")
    step = play(p, put(0, "RR"))
    assert step.events[1:] == (
        DirectionChanged(Reason("ACT-2", 1), RIGHT),
        TurnBegun(Reason("ACT-2", 2, options=REVERSE_OPTION), 1, after=0),
    )
    assert step.after.direction == RIGHT


@pytest.mark.rule("ACT-4")
@pytest.mark.parametrize(
    ("code", "item"),
    [("R+2", Item.MUSHROOM), ("RR", Item.MUSHROOM), ("YS", Item.BANANA), ("B+2", Item.LIGHTNING)],
)
def test_an_action_card_that_is_turned_up_is_not_carried_out(code: str, item: Item) -> None:
    p = table("WB B1 B2", "Y1 Y2", "G1 G2", top="R9", stock=f"{code} Y8 G8 B8")
    step = play(p, put(0, "WB"))
    box = Reason("ITEM-1", 1, chain=1, link=1)
    rule = ITEM_RULES[item]
    assert step.events[1:4] == (
        CardTurnedUp(changed(box, also=("ITEM-3",)), 0, CARDS[code]),
        ActionIgnored(changed(box, rule="ITEM-2", cause=2, also=("ACT-4",)), CARDS[code]),
        ItemActivated(changed(box, rule=rule, cause=2), 0, CARDS[code], item, False),
    )
    assert step.after.direction == LEFT
    assert not any(isinstance(event, TurnLost) for event in step.events)


@pytest.mark.rule("ACT-4")
def test_a_drawn_action_card_is_carried_out_when_it_is_played() -> None:
    p = table("B1 B2", "Y1 Y2", "G1 G2", top="R9", stock="RS Y8")
    step = play(p, Draw(0), put(0, "RS"))
    played = step.events[0]
    assert isinstance(played, CardPlayed)
    assert played.drawn
    assert step.after.turn == 2


@pytest.mark.rule("ACT-2", "MATCH-2")
def test_an_action_card_goes_on_its_like_of_another_colour() -> None:
    step = play(table("BR Y1 Y2", "Y1 Y2", "G1", top="GR", stock="Y8"), put(0, "BR"))
    assert (codes(step.after.discard), step.after.colour) == ("GR BR", B)
    assert hand(step, 0) == "Y1 Y2"
