"""`uno_kart_lab.explain`, and what the command `explain` prints."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import uno_kart_lab
from uno_kart_lab import InputError, explain
from uno_kart_lab.export import write_markdown, write_text
from uno_kart_lab.i18n import languages

BOX = {
    "format": "uno-kart-scenario/1",
    "title": "A box turns up a Draw Two",
    "players": ["Ana", "Ben", "Chi"],
    "hands": [["WB", "R3", "Y1"], ["B1", "B2"], ["G1", "G2"]],
    "turn": 0,
    "discard": ["B9"],
    "stock": ["r+2", "Y5", "Y6"],
    "actions": [{"seat": 0, "do": "play", "card": "wb"}, {"seat": 0, "do": "draw"}],
}
RECORD = {
    "format": "uno-kart-record/1",
    "rules": {"preset": "quick", "options": {"game_end": {"rounds": 3}}},
    "players": ["Ana", "Ben"],
    "seed": 5,
    "dealer": 1,
    "actions": [],
}


def test_the_first_step_is_the_position_before_any_action() -> None:
    first = explain(BOX)["steps"][0]
    assert (first["action"], first["events"]) == (None, [])
    assert first["position"]["hands"][0] == ["R3", "Y1", "WB"]


def test_one_step_follows_for_each_action_with_codes_in_upper_case() -> None:
    steps = explain(BOX)["steps"]
    assert [step["action"] for step in steps[1:]] == [
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "draw"},
    ]
    assert steps[1]["position"]["discard"] == ["B9", "WB", "R+2"]


def test_each_event_has_its_kind_rule_and_sentence() -> None:
    events = explain(BOX)["steps"][1]["events"]
    assert [event["rule"] for event in events] == [
        "MATCH-3",
        "ITEM-1",
        "ITEM-2",
        "ITEM-MUSHROOM",
        "ITEM-MUSHROOM",
    ]
    assert all(event["kind"] and event["text"] for event in events)


def test_a_record_begins_with_its_deal() -> None:
    first = explain(RECORD)["steps"][0]
    assert [event["kind"] for event in first["events"]][:4] == [
        "dealer_named",
        "stock_shuffled",
        "hands_dealt",
        "opening_card_turned",
    ]
    assert first["position"]["dealer"] == 1


def test_a_scenario_with_no_discard_is_opened_first() -> None:
    opened = {**BOX, "discard": [], "stock": ["YR", "R3"], "actions": []}
    del opened["turn"]
    first = explain(opened)["steps"][0]
    assert first["position"]["direction"] == "right"
    assert first["events"][0]["rule"] == "SETUP-3"


SESSION = {
    "format": "uno-kart-session/1",
    "start": {key: value for key, value in BOX.items() if key != "actions"},
    "nodes": [
        {"parent": None, "action": {"seat": 0, "do": "draw"}},
        {"parent": None, "arrange": {"seat": 0, "card": "R3", "for": "B1"}},
        {"parent": 1, "action": {"seat": 0, "do": "play", "card": "WB"}},
        {"parent": 2, "action": {"seat": 0, "do": "draw"}},
    ],
    "at": {"node": 2, "event": 1},
    "reader": "table",
    "lang": "de",
}


def test_of_a_session_the_line_to_where_it_stands_is_explained() -> None:
    explained = explain(SESSION)
    first, changed, last = explained["steps"]
    assert (first["action"], changed["action"]) == (None, None)
    assert last["action"] == {"seat": 0, "do": "play", "card": "WB"}
    assert "arrange" not in first
    assert changed["arrange"] == {"seat": 0, "card": "R3", "for": "B1"}
    assert changed["text"] == "What if Ana had a blue 1 in place of the red 3?"
    assert changed["events"] == []
    assert changed["position"]["hands"][:2] == [["Y1", "B1", "WB"], ["R3", "B2"]]
    assert (explained["lang"], explained["reader"]) == ("en", "teacher")
    assert explained["title"] == BOX["title"]


def test_what_was_arranged_is_told_to_who_may_know_it() -> None:
    changed = explain(SESSION, reader=1)["steps"][1]
    assert changed["arrange"] == {"seat": 0, "card": "??", "for": "??"}
    assert changed["text"] == "What if Ana had another card in place of one?"
    assert explain(SESSION, reader=0)["steps"][1]["text"].startswith("What if you had a blue 1")


def test_the_legal_actions_are_listed_in_order() -> None:
    assert explain(BOX)["steps"][0]["legal"] == [
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "draw"},
    ]


@pytest.mark.parametrize("reader", ["table", 1, "1"])
def test_a_reader_is_told_what_it_may_know(reader: str | int) -> None:
    explained = explain(BOX, reader=reader)
    last = explained["steps"][-1]
    assert last["position"]["hands"][0] == ["??", "??", "??"]
    assert last["position"]["stock"] == ["??"]
    assert explained["steps"][0]["legal"] == []
    assert "yellow 5" not in json.dumps(explained)


def test_a_seat_is_spoken_to() -> None:
    assert explain(BOX, reader=0)["steps"][2]["events"][0]["text"].startswith("You draw a yellow 5")


def test_the_same_as_json_text() -> None:
    assert explain(json.dumps(BOX)) == explain(json.dumps(BOX).encode()) == explain(BOX)


def test_what_is_explained_can_be_written_as_json() -> None:
    assert json.loads(json.dumps(explain(RECORD))) == explain(RECORD)


@pytest.mark.parametrize(
    ("reader", "lang", "line"),
    [
        (
            "nobody",
            "en",
            'reader: "nobody" is not allowed; allowed: teacher, table or a seat from 0 to 2',
        ),
        (3, "en", "reader: 3 is not allowed; allowed: teacher, table or a seat from 0 to 2"),
        (True, "en", "reader: true is not allowed; allowed: teacher, table or a seat from 0 to 2"),
        ("teacher", "xx", f'lang: "xx" is not there; allowed: {", ".join(languages())}'),
    ],
)
def test_an_unknown_reader_or_language_is_refused(reader: str, lang: str, line: str) -> None:
    with pytest.raises(InputError) as refused:
        explain(BOX, lang=lang, reader=reader)
    assert str(refused.value) == line


def test_an_illegal_action_is_refused_with_its_index_its_reason_and_what_is_legal() -> None:
    with pytest.raises(InputError) as refused:
        explain({**BOX, "actions": [*BOX["actions"], {"seat": 1, "do": "play", "card": "B1"}]})
    line = str(refused.value)
    assert line.startswith("actions[2]: seat 1: Play the blue 1 - ")
    assert "(MATCH-1); legal: seat 1: Draw a card" in line


def test_a_refusal_tells_a_reader_no_more_than_it_may_know() -> None:
    drawn = {**BOX, "hands": [["R3"], ["B1"], ["G1"]], "stock": ["B2", "Y6"]}
    action = {"seat": 1, "do": "play", "card": "B1"}
    source = {**drawn, "actions": [{"seat": 0, "do": "draw"}, action]}
    with pytest.raises(InputError, match="blue 2"):
        explain(source)
    with pytest.raises(InputError) as refused:
        explain(source, reader="table")
    assert "blue 2" not in str(refused.value)
    assert str(refused.value).endswith("legal: nothing that reader table may know")


def test_with_nothing_legal_left_the_refusal_says_so() -> None:
    over = {
        **BOX,
        "rules": "quick",
        "hands": [["B1"], ["B2"], ["G1"]],
        "actions": [{"seat": 0, "do": "play", "card": "B1"}, {"seat": 1, "do": "draw"}],
    }
    with pytest.raises(InputError, match="legal: nothing"):
        explain(over)


def test_text_has_a_line_for_each_event_and_the_rules_at_the_end() -> None:
    lines = write_text(explain(BOX)).splitlines()
    assert lines[:4] == [
        "A box turns up a Draw Two",
        "",
        "The start",
        "                    It is Ana's turn: play a card that matches, or draw.",
    ]
    assert "1. Ana plays an Item Box." in lines
    assert any(line.startswith("    ITEM-2          ") for line in lines)
    assert any("ITEM-MUSHROOM   Mushroom (Gamerules.com" in line for line in lines)


def test_text_without_a_title_begins_with_the_start() -> None:
    assert write_text(explain(RECORD)).startswith("The start\n")


def test_markdown_has_a_table_for_each_action() -> None:
    page = write_markdown(explain(BOX))
    assert page.startswith("# A box turns up a Draw Two\n\n## The start\n")
    assert "## 1. Ana plays an Item Box\\.\n\n| What happens | Rule |\n| --- | --- |\n" in page
    assert "| ITEM-MUSHROOM |" in page


@pytest.mark.parametrize("write", [write_text, write_markdown])
def test_a_name_is_data(write: Callable[[dict[str, Any]], str]) -> None:
    hostile = "<img src=x onerror=alert(1)>|{0}%s**[a](b)$x$"
    page = write(explain({**BOX, "players": [hostile, "Ben", "Chi"]}))
    written = hostile if write is write_text else re.sub(r"([^\w\s/%])", r"\\\1", hostile)
    assert written in page


def test_the_package_offers_what_it_lists_and_nothing_else() -> None:
    assert {"explain", "InputError", "Lab"} <= set(dir(uno_kart_lab))
    with pytest.raises(AttributeError, match="nothing_like_it"):
        uno_kart_lab.nothing_like_it  # noqa: B018
