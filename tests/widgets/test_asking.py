"""Predict, then reveal: what a Lab asks, turned on and off, whatever game it shows."""

import json
from typing import Any

import pytest

from tests.widgets.page import Page
from tests.widgets.test_sources import PUZZLE
from uno_kart_lab import Lab
from uno_kart_lab.files import InputError

CHAIN = ["who_draws ITEM-LIGHTNING"]


def asked(page: Page) -> list[tuple[str, int]] | None:
    questions = page.lab.state.get("questions")
    return None if questions is None else [(one["id"], one["asked"]) for one in questions]


def test_nothing_is_asked_if_a_cell_does_not_say_so(page: Page) -> None:
    assert asked(page) is None
    page.next()
    assert asked(page) is None


def test_what_a_cell_names_is_asked_at_each_step() -> None:
    page = Page(Lab(ask=CHAIN))
    assert asked(page) == []
    page.next()
    assert asked(page) == [("who_draws ITEM-LIGHTNING", 2)]
    page.next()
    assert asked(page) == []


def test_a_page_turns_it_on_and_off_and_a_cells_choice_stays() -> None:
    page = Page(Lab(ask=CHAIN))
    page.next()
    page.say(do="ask", on=False)
    assert asked(page) is None
    page.say(do="ask", on=True)
    assert asked(page) == [("who_draws ITEM-LIGHTNING", 2)]
    assert page.heard == []


def test_turned_on_by_a_page_anything_is_asked(page: Page) -> None:
    page.say(do="ask", on=True)
    page.next()
    assert len(asked(page) or []) > 2


def test_another_game_is_asked_about_as_well(page: Page) -> None:
    page.say(do="ask", on=True)
    page.say(do="new", players=["Ana", "Ben"], rules="standard", seed="5")
    assert asked(page)


def test_another_reader_is_asked_what_that_reader_sees() -> None:
    page = Page(Lab(ask=["may_play MATCH-1"]))
    assert asked(page)
    page.say(do="read_as", reader="table", event=0)
    assert asked(page) == []


@pytest.mark.parametrize("content", [{}, {"on": 1}, {"on": None}, {"on": True, "event": 1}])
def test_a_request_that_is_none_is_refused(page: Page, content: dict[str, Any]) -> None:
    page.say(do="ask", **content)
    assert page.refusal["text"]
    assert page.heard[-1]["of"] == "ask"
    assert asked(page) is None


def test_a_scene_of_a_lesson_stays_it_until_another_game_is_shown() -> None:
    scene = {"lesson": "item-boxes", "scene": 2}
    page = Page(Lab(PUZZLE, lesson=scene))
    assert page.lab.setup["lesson"] == scene
    page.act(seat=0, do="draw")
    # The same game comes back from where the browser kept it.
    page.say(do="open", text=json.dumps(page.lab.session))
    assert page.lab.setup["number"] == 2
    assert page.lab.setup["lesson"] == scene
    page.say(do="new", players=["Ana", "Ben"], rules="standard", seed="5")
    assert page.lab.setup["lesson"] is None


def test_a_lab_is_no_lesson_if_not_said_so(page: Page) -> None:
    assert page.lab.setup["lesson"] is None


@pytest.mark.parametrize(
    "arguments", [{"ask": ["TRUCK-1"]}, {"ask": "MATCH-1"}, {"lesson": {"lesson": "x"}}]
)
def test_what_a_cell_says_is_read_strictly(arguments: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        Lab(**arguments)
