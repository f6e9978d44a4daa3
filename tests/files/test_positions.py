from typing import Any

import pytest

from tests.files.samples import scenario
from uno_kart_lab.files import read_scenario, write_awaiting, write_position
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    Play,
)
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.engine import apply, open_round
from uno_kart_lab.rules.position import GameOver, Position, SettingUp
from uno_kart_lab.views import see_position


def position(*actions: Action, **changes: Any) -> Position:
    """The position of a scenario, opened if it has to be, after some actions."""
    read = read_scenario(scenario(**changes))
    p = read.position if read.opened else open_round(read.position).after
    for action in actions:
        p = apply(p, action).after
    return p


def written(*actions: Action, **changes: Any) -> dict[str, Any]:
    return write_position(position(*actions, **changes))


def test_the_whole_table_is_written() -> None:
    assert written(stock=["Y2", "R9"], scores=[5, 6], round=2, last_actor=0) == {
        "players": ["Ana", "Ben"],
        "dealer": 0,
        "turn": 1,
        "direction": "left",
        "hands": [["R5", "B+2"], ["WB"]],
        "discard": ["G7"],
        "colour": "green",
        "stock": ["Y2", "R9"],
        "scores": [5, 6],
        "round": 2,
        "last_actor": 0,
        "awaiting": {"seat": 1, "for": "turn"},
        "uno_window": None,
        "round_winner": None,
        "game_winners": [],
    }


@pytest.mark.rule("TURN-3")
def test_a_drawn_card_is_awaited() -> None:
    p = position(Draw(1), stock=["G1", "R9"])
    assert write_position(p)["awaiting"] == {"seat": 1, "for": "drawn_card"}
    for_another = write_position(see_position(p, 0))
    assert for_another["awaiting"] == {"seat": 1, "for": "turn"}


@pytest.mark.rule("CHAL-1")
def test_while_a_challenge_is_awaited_it_is_the_turn_of_who_played_the_card() -> None:
    play = Play(1, CARDS["W+4"], Colour.RED)
    hands = [["R5", "B+2"], ["W+4", "R1", "R2"]]
    table = written(play, hands=hands)
    assert table["turn"] == 1
    assert table["colour"] == "red"
    assert table["awaiting"] == {"seat": 0, "for": "challenge"}
    assert written(play, Accept(0), hands=hands)["turn"] == 1
    assert written(play, Challenge(0), hands=hands)["awaiting"] == {"seat": 1, "for": "turn"}


@pytest.mark.rule("STACK-2")
def test_while_a_stack_is_awaited_it_is_the_turn_of_who_played_the_card() -> None:
    hands = [["R5", "B+2"], ["G+2", "R1", "R2"]]
    rules = {"options": {"stacking": "same"}}
    play = Play(1, CARDS["G+2"])
    table = written(play, hands=hands, rules=rules)
    assert (table["turn"], table["colour"]) == (1, "green")
    assert table["awaiting"] == {"seat": 0, "for": "stack"}
    assert written(play, Accept(0), hands=hands, rules=rules)["turn"] == 1


@pytest.mark.rule("SEVEN-1")
def test_a_swap_is_awaited_of_who_played_the_seven() -> None:
    hands = [["R5"], ["G7", "R1", "R2"]]
    rules = {"options": {"seven_zero": True}}
    table = written(Play(1, CARDS["G7"]), hands=hands, rules=rules)
    assert (table["turn"], table["awaiting"]) == (1, {"seat": 1, "for": "swap"})
    table = written(Play(1, CARDS["G7"]), ChooseTarget(1, 0), hands=hands, rules=rules)
    assert table["hands"] == [["R1", "R2"], ["R5"]]


@pytest.mark.rule("ITEM-BOBOMB")
def test_while_a_colour_is_awaited_there_is_none() -> None:
    hands = [["R5"], ["WB", "R1", "R2"]]
    table = written(Play(1, CARDS["WB"]), hands=hands, stock=["W+4", "R3", "R4"])
    assert (table["turn"], table["colour"]) == (1, None)
    assert table["awaiting"] == {"seat": 1, "for": "colour"}
    chosen = ChooseColour(1, Colour.BLUE)
    table = written(Play(1, CARDS["WB"]), chosen, hands=hands, stock=["W+4", "R3", "R4"])
    assert (table["turn"], table["colour"], table["last_actor"]) == (0, "blue", 1)


@pytest.mark.rule("ITEM-SHELL")
def test_a_target_is_awaited_of_who_played_the_box() -> None:
    hands = [["R5"], ["WB", "R1", "R2"]]
    stock = ["G3", "R3"]
    table = written(Play(1, CARDS["WB"]), hands=hands, stock=stock)
    assert (table["turn"], table["colour"]) == (1, "green")
    assert table["awaiting"] == {"seat": 1, "for": "target"}
    table = written(Play(1, CARDS["WB"]), ChooseTarget(1, 0), hands=hands, stock=stock)
    assert table["hands"][0] == ["R3", "R5"]


@pytest.mark.rule("OPEN-7")
def test_while_an_opening_colour_is_awaited_it_is_the_turn_of_the_dealers_left() -> None:
    table = written(discard=[], stock=["WB", "R1"])
    assert (table["turn"], table["colour"], table["discard"]) == (1, None, ["WB"])
    assert table["awaiting"] == {"seat": 0, "for": "colour"}


@pytest.mark.rule("UNO-3")
def test_an_open_window_names_the_seat_that_can_be_caught() -> None:
    table = written(Play(1, CARDS["G1"]), hands=[["R5"], ["G1", "G2"]], stock=["R1"])
    assert table["uno_window"] == 1
    assert table["awaiting"] == {"seat": 0, "for": "turn"}


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(
    ("rules", "asked", "winners"), [("standard", "round_over", []), ("quick", "game_over", [1])]
)
def test_when_a_round_is_over_nobody_is_awaited(rules: str, asked: str, winners: list[int]) -> None:
    table = written(Play(1, CARDS["G1"]), rules=rules, hands=[["R5"], ["G1"]])
    assert table["awaiting"] == {"seat": None, "for": asked}
    assert (table["turn"], table["round_winner"]) == (1, 1)
    assert table["game_winners"] == winners
    assert table["scores"] == [0, 5]


def test_a_card_that_the_reader_may_not_know_is_written_as_such() -> None:
    table = write_position(see_position(position(stock=["Y2", "R9"]), 1))
    assert table["hands"] == [["??", "??"], ["WB"]]
    assert table["stock"] == ["??", "??"]
    assert table["discard"] == ["G7"]


def test_nobody_is_awaited_while_a_round_is_set_up() -> None:
    assert write_awaiting(SettingUp()) == {"seat": None, "for": "setting_up"}
    assert write_awaiting(GameOver()) == {"seat": None, "for": "game_over"}
