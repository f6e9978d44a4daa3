"""The referee, heard and asked as by its page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uno_kart_lab import InputError, Referee
from uno_kart_lab.files import read_rules, read_scenario, write_action
from uno_kart_lab.library import case, cases
from uno_kart_lab.loading import load
from uno_kart_lab.page.bundle import STATIC
from uno_kart_lab.rules.options import QUICK, STANDARD
from uno_kart_lab.widgets.referee_requests import MAX_ACTIONS

LARGEST = 16 * 1024
PUZZLE = {
    "format": "uno-kart-scenario/1",
    "players": ["Ana", "Ben"],
    "turn": 0,
    "hands": [["R3", "W+4", "G9"], ["Y2", "G1"]],
    "discard": ["R8"],
    "stock": ["R6", "B1", "R5", "G8", "B2", "B3", "B4"],
}


class Page:
    """A referee's page that is heard and never seen."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.heard: list[Any] = []
        referee.send = lambda message, *_: self.heard.append(message)

    def say(self, **content: Any) -> Any:
        self.referee._handle_custom_msg(content, [])
        return self.heard[-1]

    def judge(self, *actions: dict[str, Any], **changes: Any) -> Any:
        asked = {
            "scenario": json.dumps(PUZZLE),
            "actions": list(actions),
            "others": ["quick"],
            "reader": "teacher",
        }
        return self.say(do="judge", **asked | changes)


@pytest.fixture
def page() -> Page:
    return Page(Referee())


@pytest.mark.rule("WD4-3")
def test_it_opens_on_a_dispute_that_both_rule_books_settle_differently(page: Page) -> None:
    table = page.referee.table
    assert table["draft"]["title"] == case("held-box-is-no-colour").title
    assert len(table["actions"]) == 2
    assert [(one["rules"], one["on"]) for one in page.referee.others] == [
        ("standard", True),
        ("quick", True),
    ]
    assert page.referee.ruling.groups() == [[0, 1], [2]]


def test_what_it_opens_on_is_judged_when_its_page_asks(page: Page) -> None:
    draft = {k: v for k, v in page.referee.table["draft"].items() if k not in ("reader", "then")}
    checked = page.say(do="check", draft=draft)["checked"]
    assert checked["error"] is None
    told = page.judge(*page.referee.table["actions"], scenario=checked["scenario"])["ruling"]
    assert told["groups"][1]["parting"]["options"][0]["rule"] == "WD4-3"
    assert len(json.dumps(page.heard).encode()) < LARGEST


def test_a_draft_that_cannot_be_played_is_answered_with_what_is_in_the_way(page: Page) -> None:
    draft = {k: v for k, v in page.referee.table["draft"].items() if k not in ("reader", "then")}
    checked = page.say(do="check", draft=draft | {"hands": [[], ["R1"], ["R2"]]})["checked"]
    assert checked["error"]["place"].startswith("hands[0]")
    assert checked["scenario"] is None


@pytest.mark.rule("WD4-1")
def test_what_can_be_done_next_is_offered_and_can_be_done(page: Page) -> None:
    done: list[dict[str, Any]] = []
    for _ in range(3):
        told = page.judge(*done)["ruling"]
        choice = {key: value for key, value in told["next"][0].items() if key != "text"}
        done.append(choice)
    told = page.judge(*done)["ruling"]
    assert len(told["done"]) == 3
    assert told["groups"][0]["refusal"] is None


@pytest.mark.rule("MATCH-1")
def test_a_claim_that_is_not_allowed_is_answered_with_the_refusal(page: Page) -> None:
    told = page.judge({"seat": 0, "do": "play", "card": "G9"})["ruling"]
    assert told["groups"][0]["refusal"]["checks"][-1]["rule"] == "MATCH-1"
    assert told["next"] == []


def test_the_page_offers_no_more_actions_than_are_judged() -> None:
    source = (STATIC / "referee_done.js").read_text("utf-8")
    assert f"const MOST_ACTIONS = {MAX_ACTIONS};" in source


def test_a_seat_is_told_what_it_may_know(page: Page) -> None:
    told = page.judge({"seat": 0, "do": "draw"}, reader="1")["ruling"]
    assert "red 6" not in json.dumps(told)
    assert "red 6" in json.dumps(page.judge({"seat": 0, "do": "draw"}))


def test_cells_see_what_the_page_judged(page: Page) -> None:
    page.judge({"seat": 0, "do": "draw"})
    assert [course.rules for course in page.referee.ruling.courses] == [STANDARD, QUICK]
    assert page.referee.ruling.done == ("Ana draws a card.",)


def test_a_ruling_is_written_as_a_file(page: Page) -> None:
    file = page.say(
        do="write_ruling", scenario=json.dumps(PUZZLE), actions=[], others=[], reader="teacher"
    )["file"]
    assert file["name"].endswith(".md")
    assert file["text"].startswith("# ")


@pytest.mark.parametrize("each", cases(), ids=lambda each: each.id)
def test_a_case_brings_its_position_and_what_is_done_or_tried_in_it(page: Page, each: Any) -> None:
    answer = page.say(do="open_case", id=each.id)
    if "refusal" in answer:
        # A game that is dealt, and stops for a choice before anybody's turn.
        assert "hands" not in each.scenario
        return
    tried = [write_action(each.refused)] if each.refused else []
    assert answer["table"]["actions"] == [*each.scenario["actions"], *tried]
    draft = {k: v for k, v in answer["table"]["draft"].items() if k not in ("reader", "then")}
    checked = page.say(do="check", draft=draft)["checked"]
    assert checked["error"] is None
    position = read_scenario(checked["scenario"]).position
    assert position == load(each.scenario).game.start.before or "hands" not in each.scenario
    told = page.judge(
        *answer["table"]["actions"], scenario=checked["scenario"], others=["standard", "quick"]
    )
    assert (told["ruling"]["groups"][0]["refusal"] is not None) == (each.refused is not None)


def test_cases_are_found(page: Page) -> None:
    found = page.say(do="find", words="skips nobody", rule=None, difficulty=None)
    assert [one["id"] for one in found["cases"]] == ["skip-turned-up"]


def test_a_cell_gives_its_own_dispute_and_rules() -> None:
    house = {"preset": "standard", "options": {"after_draw": "must_play"}}
    file = PUZZLE | {"actions": [{"seat": 0, "do": "draw"}]}
    referee = Referee(file, others=[house])
    assert [one["on"] for one in referee.others] == [True, False, False]
    assert referee.ruling.courses[1].rules == read_rules(house)
    assert referee.ruling.parting is not None


@pytest.mark.parametrize(
    ("source", "others"),
    [
        ({"format": "uno-kart-record/1"}, ["quick"]),
        ("[", ["quick"]),
        (PUZZLE, ["slow"]),
        (PUZZLE, ["quick"] * 4),
    ],
)
def test_a_cell_that_gives_what_can_t_be_is_refused(source: Any, others: Any) -> None:
    with pytest.raises(InputError):
        Referee(source, others=others)


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"scenario": 7}, "scenario"),
        ({"scenario": "{}"}, "format"),
        ({"actions": [{"seat": 2, "do": "draw"}]}, r"actions\[0\].seat"),
        ({"actions": [{"seat": 0, "do": "draw"}] * 13}, "actions"),
        ({"others": ["quick"] * 7}, "others"),
        ({"others": [{"options": {"x": 1}}]}, r"others\[0\].options.x"),
        ({"reader": "2"}, "reader"),
        ({"more": 1}, "more"),
    ],
    ids=str,
)
def test_what_no_page_asks_is_refused_at_its_place(
    page: Page, changes: dict[str, Any], place: str
) -> None:
    before = page.referee.ruling
    answer = page.judge(**changes)
    assert answer["of"] == "judge"
    assert re.match(rf"{place}: ", answer["refusal"]["text"])
    assert page.referee.ruling == before


values = st.sampled_from(
    [None, "", "quick", "teacher", 0, 1, True, 1.5, [], {}, [{}], ["quick"], json.dumps(PUZZLE)]
)
requests = st.one_of(
    st.fixed_dictionaries(
        {"do": st.sampled_from(["judge", "write_ruling"])},
        optional={
            "scenario": values | st.just(json.dumps(PUZZLE)),
            "actions": values
            | st.lists(
                st.fixed_dictionaries(
                    {"seat": st.integers(-1, 2), "do": st.sampled_from(["draw", "pass", "x"])}
                ),
                max_size=3,
            ),
            "others": values,
            "reader": values,
        },
    ),
    st.fixed_dictionaries({"do": st.just("check")}, optional={"draft": values}),
    st.fixed_dictionaries({"do": st.just("open_case")}, optional={"id": values | st.text()}),
    st.fixed_dictionaries({"do": st.just("find")}, optional={"words": values, "rule": values}),
    st.dictionaries(st.text(max_size=4) | st.just("do"), values, max_size=3),
    values,
)


@given(requests)
def test_whatever_a_page_says_has_one_answer(content: Any) -> None:
    page = Page(REFEREE)
    page.referee._handle_custom_msg(content, [])
    assert len(page.heard) == 1
    assert page.heard[0].keys() & {"ruling", "file", "checked", "cases", "table", "refusal"}
    json.dumps(page.heard)


REFEREE = Referee()
