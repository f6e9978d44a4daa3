"""What a page asks beside the steps, and what it is told."""

import pytest

from tests.widgets.page import Page
from tests.widgets.test_sources import PUZZLE
from uno_kart_lab import Lab


@pytest.fixture
def puzzle() -> Page:
    return Page(Lab(PUZZLE))


def test_one_goes_to_a_node_and_an_event(page: Page) -> None:
    page.say(do="go", to=7, event=3)
    assert (page.lab.state["node"], page.lab.state["event"]) == (7, 3)
    page.say(do="go", to=4)
    assert page.lab.state["event"] == len(page.lab.state["frames"]) - 1
    assert page.heard == []
    page.say(do="go", to=99)
    assert page.refusal["text"] == "to: 99 is not allowed; allowed: an integer from 0 to 10"


def test_a_what_if_is_another_line(puzzle: Page) -> None:
    puzzle.act(seat=0, do="draw")
    puzzle.say(do="go", to="first")
    puzzle.say(do="arrange", node=0, seat=None, **{"for": "G9"})
    state = puzzle.lab.state
    assert (state["node"], state["entry"]["parent"], state["event"]) == (2, 0, -1)
    assert state["entry"]["arrange"] == {"seat": None, "for": "G9"}
    assert state["entry"]["marks"] == ["arranged"]
    assert puzzle.heard == []
    puzzle.act(seat=0, do="draw")
    assert "G9" in puzzle.lab.state["frames"][0]["marks"]["cards"]


def test_a_hand_is_shown_as_it_is_after_a_what_if(puzzle: Page) -> None:
    puzzle.say(do="arrange", node=0, seat=0, card="R5", **{"for": "B1"})
    assert puzzle.lab.state["base"]["hand0"] == ["B1", "B5", "WB"]
    assert puzzle.lab.state["base"]["hand1"] == ["R5", "G3"]
    assert puzzle.lab.state["frames"] == []


def test_what_cannot_be_arranged_is_refused_in_words(puzzle: Page) -> None:
    before = puzzle.lab.state
    puzzle.say(do="arrange", node=0, seat=None, **{"for": "R1"})
    assert puzzle.refusal["text"].startswith("The red 1 can't be put there")
    assert puzzle.heard[-1]["of"] == "arrange"
    assert puzzle.lab.state is before


@pytest.mark.parametrize("reader", ["table", "0", "1"])
def test_what_ifs_are_for_the_teacher(puzzle: Page, reader: str) -> None:
    puzzle.say(do="read_as", reader=reader, event=-1)
    puzzle.say(do="arrange", node=0, seat=None, **{"for": "G9"})
    assert "for the teacher" in puzzle.refusal["text"]
    puzzle.say(do="arrangeable", node=0, seat=None)
    assert "for the teacher" in puzzle.refusal["text"]
    assert len(puzzle.lab.game.nodes) == 1


def test_a_what_if_is_worded_for_who_looks_and_kept_whoever_does(puzzle: Page) -> None:
    puzzle.say(do="arrange", node=0, seat=0, card="R5", **{"for": "B1"})
    puzzle.say(do="read_as", reader="2", event=-1)
    entry = puzzle.tree["nodes"][1]
    assert entry["text"] == "What if Ana had another card in place of one?"
    assert entry["arrange"] == {"seat": 0, "card": "R5", "for": "B1"}
    assert puzzle.lab.state["entry"] == {name: entry[name] for name in entry if name != "node"}


def test_a_second_click_on_a_what_if_of_a_step_that_is_gone_does_nothing(puzzle: Page) -> None:
    puzzle.act(seat=0, do="draw")
    puzzle.say(do="arrange", node=0, seat=None, **{"for": "G9"})
    assert (puzzle.lab.state["node"], len(puzzle.lab.game.nodes)) == (1, 2)


def test_the_page_is_told_what_can_be_wanted(puzzle: Page) -> None:
    puzzle.say(do="arrangeable", node=0, seat=0)
    assert puzzle.heard[-1] == {
        "arrangeable": {"seat": 0, "cards": ["Y2", "Y5", "Y8", "G1", "G3", "G9", "B1", "B4"]}
    }
    puzzle.say(do="arrangeable", node=0, seat=None)
    assert puzzle.heard[-1]["arrangeable"]["seat"] is None
    assert "Y2" not in puzzle.heard[-1]["arrangeable"]["cards"]
    puzzle.say(do="arrangeable", node=1, seat=None)
    assert puzzle.refusal["text"].startswith("node: 1 is not allowed")


def test_a_node_is_named_and_its_name_taken_away(puzzle: Page) -> None:
    puzzle.act(seat=0, do="draw")
    before = puzzle.lab.state
    puzzle.say(do="name", node=1, text="<b>drawn</b>")
    puzzle.say(do="name", node=0, text="begun")
    assert puzzle.heard[-1] == {"names": {"1": "<b>drawn</b>", "0": "begun"}}
    puzzle.say(do="name", node=1, text=" ")
    assert puzzle.heard[-1] == {"names": {"0": "begun"}}
    puzzle.say(do="name", node=2, text="x")
    assert puzzle.refusal["text"].startswith("node: 2 is not allowed")
    assert puzzle.lab.state is before


def test_two_nodes_are_compared(puzzle: Page) -> None:
    puzzle.act(seat=0, do="play", card="R5")
    puzzle.say(do="go", to="first")
    puzzle.act(seat=0, do="draw")
    before = puzzle.lab.state
    puzzle.say(do="compare", node=1, other=2)
    assert [line["node"] for line in puzzle.heard[-1]["comparison"]["lines"]] == [1, 2]
    assert puzzle.lab.state is before
    puzzle.say(do="compare", node=1, other=3)
    assert puzzle.refusal["text"].startswith("other: 3 is not allowed")
