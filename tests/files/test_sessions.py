from typing import Any

import pytest

from tests.files.samples import as_bytes, record, refusal, scenario, session, without
from uno_kart_lab.arrangement import Arrangement
from uno_kart_lab.files import (
    Session,
    SessionNode,
    read_record,
    read_scenario,
    read_session,
    write_session,
)
from uno_kart_lab.rules.actions import Draw, Pass, Play
from uno_kart_lab.rules.cards import CARDS

DRAW = {"parent": None, "action": {"seat": 0, "do": "draw"}}
WHOLE = session(
    nodes=[
        DRAW,
        {"parent": 0, "action": {"seat": 0, "do": "pass"}},
        {"parent": None, "arrange": {"seat": 1, "card": "R5", "for": "G7"}},
        {"parent": 2, "arrange": {"seat": None, "for": "WB"}},
        {"parent": 2, "action": {"seat": 0, "do": "play", "card": "wb"}},
    ],
    names={"0": "The deal", "5": "<b>A box</b> \N{PARTY POPPER}"},
    at={"node": 4, "event": 3},
    reader=2,
    lang="de",
)


def nodes(*given: dict[str, Any]) -> dict[str, Any]:
    return session(nodes=list(given))


def action(node: dict[str, Any]) -> dict[str, Any]:
    return {"parent": None, "action": node}


def arranged(node: dict[str, Any]) -> dict[str, Any]:
    return {"parent": None, "arrange": node}


def said(source: object) -> str:
    return refusal(source, read_session)


def test_a_whole_session_is_read() -> None:
    expected = Session(
        start=read_record(record()),
        nodes=(
            SessionNode(None, Draw(0)),
            SessionNode(0, Pass(0)),
            SessionNode(None, Arrangement(1, CARDS["R5"], CARDS["G7"])),
            SessionNode(2, Arrangement(None, None, CARDS["WB"])),
            SessionNode(2, Play(0, CARDS["WB"])),
        ),
        names={0: "The deal", 5: "<b>A box</b> \N{PARTY POPPER}"},
        node=4,
        event=3,
        reader=2,
        lang="de",
    )
    assert read_session(WHOLE) == expected
    assert read_session(as_bytes(WHOLE)) == expected


def test_a_start_is_enough() -> None:
    start = read_record(record())
    assert read_session(session()) == Session(start, (), {}, None, None, "teacher", "en")
    assert read_session(session(at={})) == read_session(session())


def test_a_session_can_begin_with_a_scenario() -> None:
    begun = session(start=scenario(title="A puzzle", actions=[]))
    assert read_session(begun).start == read_scenario(scenario(title="A puzzle"))
    assert said({**begun, "reader": 2}).startswith("reader: 2 is not allowed")


def test_a_session_is_written_as_it_was_read() -> None:
    assert read_session(write_session(read_session(WHOLE))) == read_session(WHOLE)
    written = write_session(read_session(WHOLE))
    assert {**written, "start": WHOLE["start"]} == {
        **WHOLE,
        "nodes": [*WHOLE["nodes"][:-1], written["nodes"][-1]],
    }
    assert written["nodes"][-1]["action"]["card"] == "WB"
    assert "actions" not in written["start"]


@pytest.mark.parametrize("key", ["format", "start"])
def test_what_a_session_needs_is_named(key: str) -> None:
    assert said(without(session(), key)).startswith(f"{key}: this key is missing")


@pytest.mark.parametrize(
    ("start", "line"),
    [
        (
            record(actions=[{"seat": 0, "do": "draw"}]),
            "start.actions: a list of 1 is not allowed; "
            "allowed: no actions: what is done stands in nodes",
        ),
        (
            record(seed=-1),
            "start.seed: -1 is not allowed; allowed: an integer from 0 to 9223372036854775807",
        ),
        (
            {"format": "uno-kart-session/1"},
            'start.format: "uno-kart-session/1" is not allowed; '
            'allowed: "uno-kart-scenario/1", "uno-kart-record/1"',
        ),
        ([], "start: a list of 0 is not allowed; allowed: an object with keys such as format"),
    ],
)
def test_it_begins_as_a_scenario_or_a_record_does_and_has_done_nothing(
    start: object, line: str
) -> None:
    assert said(session(start=start)) == line


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (
            nodes({**DRAW, "parent": 0}),
            "nodes[0].parent: 0 is not allowed; allowed: null: there is no other node",
        ),
        (
            nodes(DRAW, {**DRAW, "parent": 1}),
            "nodes[1].parent: 1 is not allowed; allowed: null or an integer from 0 to 0",
        ),
        (
            nodes(DRAW, {**DRAW, "parent": -1}),
            "nodes[1].parent: -1 is not allowed; allowed: null or an integer from 0 to 0",
        ),
        (
            nodes({"action": DRAW["action"]}),
            "nodes[0].parent: this key is missing; allowed: null: there is no other node",
        ),
        (
            nodes({"parent": None}),
            "nodes[0].action: this key is missing; allowed: an object with keys such as do",
        ),
        (
            nodes({**DRAW, "arrange": {"seat": None, "for": "WB"}}),
            "nodes[0]: there are both; allowed: one of action and arrange",
        ),
        (
            nodes({**DRAW, "name": "x"}),
            "nodes[0].name: this key is unknown; allowed: parent, action, arrange",
        ),
        (
            nodes(DRAW, DRAW),
            "nodes[1]: nodes[0] is the same; allowed: what is not there yet",
        ),
        (
            nodes(action({"seat": 3, "do": "draw"})),
            "nodes[0].action.seat: 3 is not allowed; allowed: an integer from 0 to 2",
        ),
        (
            nodes(arranged({"seat": 3, "card": "R5", "for": "G7"})),
            "nodes[0].arrange.seat: 3 is not allowed; allowed: null or an integer from 0 to 2",
        ),
        (
            nodes(arranged({"card": "R5", "for": "G7"})),
            "nodes[0].arrange.seat: this key is missing; allowed: null or an integer from 0 to 2",
        ),
        (
            nodes(arranged({"seat": None, "card": "R5", "for": "G7"})),
            "nodes[0].arrange.card: this is the stock's next; "
            "allowed: no such key where seat is null",
        ),
        (
            nodes(arranged({"seat": 1, "for": "G7"})),
            "nodes[0].arrange.card: this key is missing; "
            "allowed: a card code such as R5, G+2, BR, YS, W+4 or WB",
        ),
        (
            nodes(arranged({"seat": None, "for": "??"})),
            'nodes[0].arrange.for: "??" is not allowed; '
            "allowed: a card code such as R5, G+2, BR, YS, W+4 or WB",
        ),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "",
)
def test_a_node_is_refused_at_its_place(source: dict[str, Any], line: str) -> None:
    assert said(source) == line


@pytest.mark.parametrize("number", ["2", "-1", "01", "1.0", " 1", "", "x", "\u0661", "9" * 30])
def test_a_name_is_given_to_a_node_that_is_there(number: str) -> None:
    line = said({**nodes(DRAW), "names": {number: "here"}})
    assert line.startswith("names")
    assert line.endswith(": there is no such node; allowed: the numbers of nodes, 0 to 1")


@pytest.mark.parametrize("name", ["", "x" * 101, "a\nb", 1, None])
def test_a_name_is_a_short_text(name: object) -> None:
    assert said(session(names={"0": name})).startswith("names.0: ")


def test_names_are_an_object() -> None:
    assert said(session(names=[])).startswith("names: ")


@pytest.mark.parametrize(
    ("stands", "line"),
    [
        ({"node": 1}, "at.node: 1 is not allowed; allowed: null or an integer from 0 to 0"),
        ({"node": "0"}, 'at.node: "0" is not allowed; allowed: null or an integer from 0 to 0'),
        ({"event": -1}, "at.event: -1 is not allowed; allowed: null or an integer from 0 to 9"),
        ({"step": 1}, "at.step: this key is unknown; allowed: node, event"),
        (None, "at: null is not allowed; allowed: an object with keys such as node, event"),
    ],
)
def test_one_stands_on_a_node_that_is_there(stands: object, line: str) -> None:
    assert said({**nodes(DRAW), "at": stands}).startswith(line)


def test_where_there_is_no_node_one_stands_at_the_start() -> None:
    assert said(session(at={"node": 0})).startswith("at.node: 0 is not allowed; allowed: null")
    assert read_session(session(at={"node": None, "event": 3})).event == 3


@pytest.mark.parametrize("reader", ["teacher", "table", 0, 2])
def test_a_reader_is_one_of_three_kinds(reader: str | int) -> None:
    assert read_session(session(reader=reader)).reader == reader


def test_a_seat_may_be_given_in_digits() -> None:
    assert read_session(session(reader="2")).reader == 2


@pytest.mark.parametrize("reader", [3, -1, True, "3", "01", "", "Teacher", None, [], 0.0])
def test_nobody_else_reads(reader: object) -> None:
    line = said(session(reader=reader))
    assert line.startswith("reader: ")
    assert line.endswith("allowed: teacher, table or a seat from 0 to 2")


@pytest.mark.parametrize("lang", ["en", "DE", "fil", "xx", "pt-BR", "zh-Hant-TW"])
def test_a_language_is_a_tag(lang: str) -> None:
    assert read_session(session(lang=lang)).lang == lang


@pytest.mark.parametrize("lang", ["", "e", "en_GB", "en-", "../x", "e\u0301n", "x" * 36, None, 1])
def test_what_is_no_tag_is_refused(lang: object) -> None:
    assert said(session(lang=lang)).startswith("lang: ")


def test_more_nodes_than_any_file_holds_are_refused() -> None:
    assert said(session(nodes=[DRAW] * 50_001)).startswith("nodes: a list of 50001 is not allowed")
