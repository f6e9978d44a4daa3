"""A Lab that is played from a cell."""

from typing import Any

import pytest

from tests.widgets.page import Page
from tests.widgets.test_sources import PUZZLE
from uno_kart_lab import InputError, Lab


def scene(**changes: Any) -> Lab:
    return Lab({**PUZZLE, **changes})


def test_a_play_of_a_cell_shows_on_the_page() -> None:
    lab = Lab()
    lab.play("wb")
    assert lab.state["entry"]["text"] == "Ana plays an Item Box."
    assert lab.state["event"] == 0


def test_what_the_page_does_is_there_for_the_next_cell(page: Page) -> None:
    page.act(seat=0, do="draw")
    assert page.lab.game.node.step.action is not None
    assert len(page.lab.position.hands[0]) == len(page.lab.game.node.step.before.hands[0]) + 1


def test_what_cannot_be_done_is_told_with_its_reason() -> None:
    lab = Lab()
    before = lab.state
    with pytest.raises(InputError, match="does not match"):
        lab.play("Y8")
    with pytest.raises(InputError, match="colour"):
        lab.play("W+4", colour="pink")
    with pytest.raises(InputError, match="say_uno"):
        lab.play("WB", say_uno="no")
    with pytest.raises(InputError, match="Something else is asked"):
        lab.target(1)
    assert lab.state is before


def test_a_reader_is_told_no_more_of_a_refusal_than_it_may_know() -> None:
    lab = scene()
    lab._showing.reader = 1
    with pytest.raises(InputError) as refused:
        lab.play("B5")
    assert "blue" not in str(refused.value)


@pytest.mark.rule("TURN-1", "TURN-3")
def test_a_cell_draws_and_keeps() -> None:
    lab = scene(stock=["R2", "B4"])
    lab.draw()
    assert lab.state["asks"]["text"].startswith("Ana has just drawn")
    lab.pass_()
    assert lab.state["asks"]["seat"] == 1


@pytest.mark.rule("WD4-1", "CHAL-1")
@pytest.mark.parametrize(("answer", "drawn"), [("accept", 4), ("challenge", 6)])
def test_a_cell_answers_a_wild_draw_four(answer: str, drawn: int) -> None:
    lab = scene(
        hands=[["W+4", "B5"], ["B1", "G3"], ["G1"]],
        stock=["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7"],
    )
    lab.play("W+4", colour="green", say_uno=True)
    getattr(lab, answer)()
    assert len(lab.position.hands[1]) == 2 + drawn


@pytest.mark.rule("ITEM-BOBOMB", "ITEM-SHELL")
def test_a_cell_chooses_a_colour_and_a_target() -> None:
    lab = scene(stock=["WB", "Y1", "Y2", "B4"])
    lab.play("WB")
    lab.choose("green")
    assert lab.state["base"]["colour"] is None
    assert lab.position.colour is not None
    assert lab.position.colour.value == "green"
    lab = scene(stock=["G7", "Y1"])
    lab.play("WB")
    lab.target(2)
    assert len(lab.position.hands[2]) == 3


@pytest.mark.rule("UNO-2")
def test_a_cell_says_uno_late_and_catches() -> None:
    hands = [["R5", "B5"], ["B1", "G3"], ["G1", "Y8"]]
    lab = scene(hands=hands)
    lab.play("R5")
    lab.say_uno()
    assert lab.position.uno_window is None
    lab = scene(hands=hands)
    lab.play("R5")
    lab.catch(2)
    assert lab.state["frames"][0]["kind"] == "uno_caught"
    assert lab.state["entry"]["text"] == "Chi catches Ana for not saying UNO."
    with pytest.raises(InputError):
        lab.catch(1)
    with pytest.raises(InputError):
        lab.say_uno()


@pytest.mark.rule("SETUP-4")
def test_a_cell_deals_the_next_round() -> None:
    lab = scene(hands=[["R5"], ["B1"], ["G1"]], dealer=1)
    with pytest.raises(InputError):
        lab.next_round()
    lab.play("R5")
    lab.next_round()
    assert (lab.position.round, lab.position.dealer) == (2, 2)


def test_a_cell_does_an_action_as_files_write_it() -> None:
    lab = scene()
    lab.act({"seat": 0, "do": "play", "card": "r5"})
    assert lab.state["entry"]["text"] == "Ana plays a red 5."
    with pytest.raises(InputError, match=r"^action\.do: "):
        lab.act({"seat": 0, "do": "win"})


def test_a_cell_goes_through_the_game() -> None:
    lab = Lab()
    steps = []
    for go in (lab.next, lab.back, lab.back, lab.forward):
        go()
        steps.append(lab.state["step"])
    assert steps == [7, 6, 5, 6]
    lab.go("last")
    assert lab.state["step"] == 10
    lab.go(7, event=2)
    assert (lab.state["node"], lab.state["event"]) == (7, 2)
    for nowhere in (11, -1, "up", True):
        with pytest.raises(InputError, match=r"^to: "):
            lab.go(nowhere)
    with pytest.raises(InputError, match=r"^event: "):
        lab.go(7, event=-2)


def test_a_cell_asks_what_would_be_if_a_card_lay_elsewhere() -> None:
    lab = scene()
    lab.arrange("g9")
    assert lab.state["entry"]["text"] == "What if the next card of the stock were a green 9?"
    lab.arrange("B1", seat=0, card="R5")
    assert lab.state["base"]["hand0"] == ["B1", "B5", "WB"]
    assert lab.state["entry"]["marks"] == ["arranged"]
    with pytest.raises(InputError, match="none is left"):
        lab.arrange("R9")
    with pytest.raises(InputError, match="card"):
        lab.arrange("G9", seat=0)


def test_a_cell_names_a_node() -> None:
    page = Page(scene())
    page.lab.draw()
    page.lab.name("drawn")
    page.lab.name("  begun  ", node=0)
    assert page.heard[-1] == {"names": {"1": "drawn", "0": "begun"}}
    page.lab.name("")
    assert page.heard[-1] == {"names": {"0": "begun"}}
    with pytest.raises(InputError, match=r"^node: "):
        page.lab.name("x", node=2)
    with pytest.raises(InputError, match=r"^text: "):
        page.lab.name("x" * 101)
