from typing import Any

import pytest

from tests.files.samples import refusal
from uno_kart_lab.files import write_action
from uno_kart_lab.files.actions import MAX_ACTIONS, action_at, actions_at
from uno_kart_lab.files.at import At
from uno_kart_lab.files.strict_json import MAX_BYTES
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
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS, Colour

SEATS = 3

ACTIONS: list[tuple[dict[str, Any], Action]] = [
    ({"seat": 0, "do": "play", "card": "R5"}, Play(0, CARDS["R5"])),
    ({"seat": 1, "do": "play", "card": "WB", "say_uno": True}, Play(1, CARDS["WB"], None, True)),
    (
        {"seat": 2, "do": "play", "card": "W+4", "colour": "blue"},
        Play(2, CARDS["W+4"], Colour.BLUE),
    ),
    ({"seat": 0, "do": "draw"}, Draw(0)),
    ({"seat": 0, "do": "pass"}, Pass(0)),
    ({"seat": 0, "do": "choose_colour", "colour": "green"}, ChooseColour(0, Colour.GREEN)),
    ({"seat": 1, "do": "choose_target", "target": 0}, ChooseTarget(1, 0)),
    ({"seat": 1, "do": "accept"}, Accept(1)),
    ({"seat": 1, "do": "challenge"}, Challenge(1)),
    ({"seat": 2, "do": "say_uno"}, SayUno(2)),
    ({"seat": 2, "do": "catch_uno", "target": 0}, CatchUno(2, 0)),
    ({"seat": 0, "do": "next_round"}, NextRound(0)),
]


def read(value: object) -> Action:
    return action_at(At("here", value), SEATS)


@pytest.mark.parametrize(("written", "action"), ACTIONS)
def test_every_action_is_read_and_written(written: dict[str, Any], action: Action) -> None:
    assert read(written) == action
    assert write_action(action) == written


def test_say_uno_is_false_unless_it_is_given() -> None:
    assert read({"seat": 0, "do": "play", "card": "r5", "say_uno": False}) == Play(0, CARDS["R5"])


@pytest.mark.parametrize("written", [written for written, _ in ACTIONS])
def test_every_key_that_is_not_optional_has_to_be_there(
    written: dict[str, Any],
) -> None:
    for key in set(written) - {"say_uno"}:
        line = refusal({k: v for k, v in written.items() if k != key}, read)
        assert line.startswith(f"here.{key}: this key is missing; allowed: ")


@pytest.mark.parametrize("written", [written for written, _ in ACTIONS])
def test_a_key_that_does_not_belong_to_the_action_is_refused(
    written: dict[str, Any],
) -> None:
    others = {"card": "R5", "target": 1, "say_uno": True, "note": "", "Seat": 0}
    for key in set(others) - set(written):
        if not (written["do"] == "play" and key == "say_uno"):
            line = refusal({**written, key: others[key]}, read)
            assert line.startswith(f"here.{key}: this key is unknown; allowed: do, seat")


@pytest.mark.parametrize("seat", [-1, SEATS, True, "0", None, 0.0])
def test_a_seat_has_to_exist(seat: object) -> None:
    line = refusal({"seat": seat, "do": "draw"}, read)
    assert line.startswith("here.seat: ")
    assert line.endswith("allowed: an integer from 0 to 2")
    line = refusal({"seat": 0, "do": "catch_uno", "target": seat}, read)
    assert line.startswith("here.target: ")


@pytest.mark.parametrize("do", ["Play", "say uno", "", None, 1, ["draw"]])
def test_what_is_done_is_one_of_a_list(do: object) -> None:
    line = refusal({"seat": 0, "do": do}, read)
    assert line.startswith("here.do: ")
    assert '"play", "draw", "pass"' in line


def test_a_card_has_to_be_known() -> None:
    line = refusal({"seat": 0, "do": "play", "card": "R55"}, read)
    assert line.startswith('here.card: "R55" is not allowed')


@pytest.mark.rule("WD4-1")
@pytest.mark.parametrize("card", ["R5", "WB", "b+2"])
def test_no_other_play_than_a_wild_draw_four_chooses_a_colour(card: str) -> None:
    line = refusal({"seat": 0, "do": "play", "card": card, "colour": "red"}, read)
    assert line == "here.colour: this play chooses no colour; allowed: a colour with W+4 alone"


@pytest.mark.parametrize("colour", ["RED", "R", None, "wild", 0])
def test_a_colour_has_to_be_one(colour: object) -> None:
    for action in (
        {"seat": 0, "do": "choose_colour", "colour": colour},
        {"seat": 0, "do": "play", "card": "W+4", "colour": colour},
    ):
        assert refusal(action, read).startswith("here.colour: ")


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_saying_uno_is_a_boolean(value: object) -> None:
    line = refusal({"seat": 0, "do": "play", "card": "R5", "say_uno": value}, read)
    assert line.startswith("here.say_uno: ")


@pytest.mark.parametrize("value", [[], "draw", None, 0])
def test_an_action_is_an_object(value: object) -> None:
    assert "allowed: an object" in refusal(value, read)


def test_actions_stand_at_their_places() -> None:
    draw = {"seat": 0, "do": "draw"}
    assert actions_at(At("actions", [draw, draw]), SEATS) == (Draw(0), Draw(0))
    line = refusal([draw, {}], lambda value: actions_at(At("actions", value), SEATS))
    assert line.startswith("actions[1].do: this key is missing")


def test_actions_that_are_alike_are_read_once() -> None:
    first, other, again = actions_at(
        At("actions", [{"seat": seat, "do": "draw"} for seat in (0, 1, 0)]), SEATS
    )
    assert first is again
    assert first != other


@pytest.mark.parametrize("seat", [True, 1.0])
def test_what_equals_a_seat_is_none_even_after_it(seat: object) -> None:
    actions = [{"seat": 1, "do": "draw"}, {"seat": seat, "do": "draw"}]
    line = refusal(actions, lambda value: actions_at(At("actions", value), SEATS))
    assert line.startswith("actions[1].seat: ")


def test_an_action_nested_deeper_than_python_goes_is_refused() -> None:
    deep: list[object] = []
    for _ in range(10_000):
        deep = [deep]
    line = refusal([deep], lambda value: actions_at(At("actions", value), SEATS))
    assert line.startswith("actions[0]")


def test_a_number_longer_than_python_writes_is_refused() -> None:
    long = {"seat": 10**5000, "do": "draw"}
    line = refusal([long], lambda value: actions_at(At("actions", value), SEATS))
    assert line.startswith("actions[0].seat: an integer of more than 20 digits is not allowed")


def test_there_can_be_no_more_actions_than_any_file_holds() -> None:
    assert len('{"seat":0,"do":"pass"},') * MAX_ACTIONS > MAX_BYTES
    many = [{"seat": 0, "do": "pass"}] * MAX_ACTIONS
    assert len(actions_at(At("actions", many), SEATS)) == MAX_ACTIONS
    line = refusal([*many, many[0]], lambda value: actions_at(At("actions", value), SEATS))
    assert line == "actions: a list of 50001 is not allowed; allowed: a list of 0 to 50000"
