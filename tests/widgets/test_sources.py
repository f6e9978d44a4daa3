"""What a Lab shows when it is made, and what is kept of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.test_loading import PUZZLE as TWO_WAYS
from tests.widgets.page import Page
from uno_kart_lab import InputError, Lab, explain
from uno_kart_lab.files import read_session
from uno_kart_lab.rules.options import QUICK

RECORD = {
    "format": "uno-kart-record/1",
    "players": ["Ana", "Ben"],
    "rules": "quick",
    "seed": 2025,
    "dealer": 1,
    "actions": [{"seat": 0, "do": "draw"}],
}
PUZZLE = {**TWO_WAYS, "title": "<b>Two</b> ways on"}
SESSION = {
    "format": "uno-kart-session/1",
    "start": PUZZLE,
    "nodes": [
        {"parent": None, "action": {"seat": 0, "do": "draw"}},
        {"parent": None, "arrange": {"seat": None, "for": "G9"}},
        {"parent": 1, "action": {"seat": 0, "do": "draw"}},
    ],
    "names": {"3": "A green 9"},
    "at": {"node": 2, "event": 0},
    "reader": 0,
}


def test_a_record_is_shown_from_its_start() -> None:
    lab = Lab(RECORD)
    assert (lab.state["step"], lab.state["forward"]) == (0, True)
    assert lab.position.rules == QUICK
    assert lab.setup["seed"] == "2025"
    assert "actions" not in json.loads(lab.setup["start"])


def test_a_scenario_is_shown_with_its_title() -> None:
    lab = Lab(PUZZLE)
    assert lab.setup["title"] == "<b>Two</b> ways on"
    assert lab.setup["seed"] is None
    assert lab.state["event"] == -1
    assert lab.position.hands[1][0].code == "G3"


def test_a_session_is_shown_where_it_stood() -> None:
    page = Page(Lab(SESSION))
    state = page.lab.state
    assert (state["node"], state["event"], state["reader"]) == (3, 0, "0")
    assert state["frames"][0]["text"].startswith("You draw a green 9")
    page.say(do="hello")
    assert page.tree["names"] == {"3": "A green 9"}
    assert page.tree["end"] == 3


def test_who_looks_can_be_another_than_the_session_says() -> None:
    assert Lab(SESSION, reader="teacher").state["reader"] == "teacher"


@pytest.mark.parametrize("reader", ["table", 1, "1"])
def test_a_lab_opens_for_any_reader(reader: str | int) -> None:
    lab = Lab(PUZZLE, reader=reader)
    assert lab.state["reader"] == str(reader)
    assert lab.state["base"]["hand0"] == ["??", "??", "??"]


def test_a_file_can_be_text_bytes_or_a_path(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(PUZZLE), "utf-8")
    for source in (json.dumps(PUZZLE), json.dumps(PUZZLE).encode(), path):
        assert Lab(source).position == Lab(PUZZLE).position


def test_a_file_that_is_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_bytes(b" " * (2**20 + 1))
    with pytest.raises(InputError, match="too long"):
        Lab(path)


def test_what_is_kept_of_a_lab_opens_as_the_same_lab() -> None:
    lab = Lab(SESSION)
    lab.back()
    lab.play("R5")
    lab.name("A red 5")
    kept = lab.session
    again = Lab(json.dumps(kept))
    assert again.session == kept
    assert again.state == lab.state
    assert [step["action"] for step in explain(kept)["steps"]][1:] == [
        None,
        {"seat": 0, "do": "play", "card": "R5"},
    ]


def test_a_session_says_which_event_is_shown_if_there_is_one() -> None:
    lab = Lab(PUZZLE)
    assert read_session(lab.session).event is None
    lab.draw()
    assert read_session(lab.session).event == 0
    lab.go("last", event=1)
    assert read_session(lab.session).event == 1


def test_a_lab_takes_players_a_seed_and_rules() -> None:
    lab = Lab(players=["Zoe", "Yan", "Xi"], seed=12, rules="quick", dealer=2)
    assert lab.position.players == ("Zoe", "Yan", "Xi")
    assert lab.position.rules == QUICK
    assert lab.position.dealer == 2
    assert lab.setup["seed"] == "12"
    assert Lab(players=10).state["base"].keys() >= {"hand9"}
    assert len(Lab(seed=12).position.players) == 4


@pytest.mark.parametrize(
    "arguments",
    [
        {"players": 1},
        {"players": 11},
        {"players": True},
        {"players": ["Ana", "Ana"]},
        {"players": 2, "seed": -1},
        {"players": 2, "rules": "house"},
        {"players": 2, "rules": {"options": {"after_draw": "never"}}},
        {"players": 2, "dealer": 0},
        {"players": 2, "rules": "quick", "dealer": 2},
        {"reader": "nobody"},
        {"reader": 4},
        {"show": ["table", "everything"]},
        {"show": []},
        {"key": ""},
        {"source": "{}"},
        {"source": 4},
        {"source": {**RECORD, "actions": [{"seat": 1, "do": "draw"}]}},
        {"source": PUZZLE, "seed": 3},
        {"source": PUZZLE, "players": 3},
        {"source": PUZZLE, "reader": 3},
    ],
    ids=str,
)
def test_what_a_lab_cannot_be_made_with_is_refused_with_a_line(arguments: dict[str, Any]) -> None:
    with pytest.raises(InputError) as refused:
        Lab(**arguments)
    assert str(refused.value).splitlines() == [str(refused.value)]


def test_the_parts_that_are_shown_come_in_their_order() -> None:
    assert Lab(show=["story", "table", "story"]).setup["show"] == ["table", "story"]
    assert Lab().setup["show"] == ["bar", "table", "story", "choices", "timeline", "odds"]


def test_labs_are_told_apart_by_their_keys() -> None:
    first, second = Lab(), Lab()
    number = int(first.setup["key"].removeprefix("lab-"))
    assert second.setup["key"] == f"lab-{number + 1}"
    assert Lab(key="chain").setup["key"] == "chain"


def test_a_session_of_the_page_replaces_the_game(page: Page) -> None:
    number = page.lab.setup["number"]
    page.say(do="open", text=json.dumps(SESSION))
    assert page.refused == []
    assert page.lab.setup["title"] == "<b>Two</b> ways on"
    assert page.lab.setup["number"] == number + 1
    assert (page.lab.state["node"], page.lab.state["event"]) == (3, 0)
    assert page.lab.state["reader"] == "0"
    assert page.tree["names"] == {"3": "A green 9"}


def test_a_record_of_the_page_is_shown_to_who_looks(page: Page) -> None:
    page.say(do="read_as", reader="table", event=0)
    page.say(do="open", text=json.dumps(RECORD))
    assert (page.lab.state["reader"], page.lab.state["step"]) == ("table", 0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "input: it is empty"),
        ("{", "line 1, column 2"),
        ("[]", "input: a list of 0"),
        ("\ud800", "byte 0"),
        (" " * (2**20 + 1), "input: it is too long"),
        (json.dumps(SESSION | {"at": {"node": 3}}), "at.node: 3 is not allowed"),
        (json.dumps(SESSION | {"nodes": [{"parent": None, "action": {}}]}), "nodes[0].action.do"),
        (json.dumps(PUZZLE | {"actions": [{"seat": 2, "do": "draw"}]}), "actions[0]: seat 2"),
    ],
    ids=lambda text: text[:20],
)
def test_what_cannot_be_opened_is_refused_and_the_game_stays(
    page: Page, text: str, line: str
) -> None:
    before = page.lab.state, page.lab.setup, page.lab.game
    page.say(do="open", text=text)
    assert page.refusal["text"].startswith(line)
    assert page.heard[-1]["of"] == "open"
    assert (page.lab.state, page.lab.setup, page.lab.game) == before
