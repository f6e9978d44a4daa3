"""Files played as far as they go, and games kept in files."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import hand
from tests.strategies import choose, rule_sets, seeds
from uno_kart_lab.arrangement import Arrangement, arrangeable
from uno_kart_lab.files import (
    InputError,
    Record,
    read_record,
    read_scenario,
    read_session,
    write_session,
)
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import languages
from uno_kart_lab.loading import begin, load, session_of
from uno_kart_lab.rules.engine import legal_actions

PUZZLE: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "title": "Two ways on",
    "players": ["Ana", "Ben", "Chi"],
    "turn": 0,
    "hands": [["R5", "B5", "WB"], ["B1", "G3"], ["G1", "Y8"]],
    "discard": ["R1"],
    "stock": ["Y2", "B4", "G9", "Y5"],
}
DRAW = {"seat": 0, "do": "draw"}
PLAY = {"seat": 0, "do": "play", "card": "R5"}
NEXT_IS_G9 = {"seat": None, "for": "G9"}


def session(**changes: Any) -> dict[str, Any]:
    return {
        "format": "uno-kart-session/1",
        "start": PUZZLE,
        "nodes": [
            {"parent": None, "action": DRAW},
            {"parent": None, "arrange": NEXT_IS_G9},
            {"parent": 1, "action": DRAW},
            {"parent": 1, "action": PLAY},
        ],
        **changes,
    }


def refusal(source: object, **asked: Any) -> str:
    with pytest.raises(InputError) as refused:
        load(source, **asked)
    line = str(refused.value)
    assert line.splitlines() == [line]
    return line


def test_a_file_with_actions_is_played_to_its_end() -> None:
    loaded = load({**PUZZLE, "actions": [PLAY, {"seat": 1, "do": "draw"}]})
    assert loaded.game.path(loaded.game.at) == [0, 1, 2]
    assert loaded.start.actions == ()
    assert (loaded.event, loaded.reader, loaded.lang) == (None, "teacher", "en")


def test_a_record_is_dealt() -> None:
    record = {"format": "uno-kart-record/1", "players": ["Ana", "Ben"], "seed": 3}
    loaded = load(record)
    assert loaded.game.nodes[0].step == begin(read_record(record))
    assert [len(held) for held in loaded.game.position.hands] == [7, 7]


def test_a_session_brings_every_line_back_and_stands_where_it_stood() -> None:
    names = {"2": "The other way"}
    loaded = load(session(names=names, at={"node": 2, "event": 1}, reader="0"))
    assert [node.parent for node in loaded.game.nodes] == [None, 0, 0, 2, 2]
    assert loaded.game.at == 3
    assert loaded.game.names == {2: "The other way"}
    assert (loaded.event, loaded.reader, loaded.start) == (1, 0, read_scenario(PUZZLE))
    assert hand(loaded.game.position, 0) == "R5 G9 B5 WB"
    assert hand(loaded.game.nodes[1].step, 0) == "R5 Y2 B5 WB"


def test_without_a_place_a_session_stands_at_the_start() -> None:
    assert load(session()).game.at == 0


def test_who_asks_goes_before_what_the_session_says() -> None:
    assert load(session(reader="table"), reader=1).reader == 1
    assert load(session(lang="de")).lang == "en"


def test_a_language_or_a_reader_that_is_not_there_is_refused() -> None:
    known = ", ".join(languages())
    assert refusal(session(), lang="xx") == f'lang: "xx" is not there; allowed: {known}'
    assert refusal(session(), reader=3).startswith("reader: 3 is not allowed")


def test_an_illegal_action_is_told_with_its_place() -> None:
    assert refusal({**PUZZLE, "actions": [PLAY, PLAY]}) == (
        "actions[1]: seat 0: Play the red 5 - Another player has to act now. It is Ben's turn:"
        " play a card that matches, or draw. (TURN-1); legal: seat 1: Draw a card"
    )
    nodes = [*session()["nodes"], {"parent": 3, "action": PLAY}]
    assert refusal(session(nodes=nodes)).startswith(
        "nodes[4].action: seat 0: Play the red 5 - Another player has to act now."
    )


def test_cards_that_cannot_change_places_are_told_with_their_place() -> None:
    nodes = [{"parent": None, "arrange": {"seat": None, "for": "R1"}}]
    assert refusal(session(nodes=nodes)) == (
        "nodes[0].arrange: The red 1 can't be put there: none is left in the stock or in a hand"
        " that can give it."
    )


def test_an_illegal_line_is_refused_even_where_one_does_not_stand() -> None:
    nodes = [
        {"parent": None, "action": DRAW},
        {"parent": None, "action": {"seat": 1, "do": "draw"}},
    ]
    assert refusal(session(nodes=nodes)).startswith("nodes[1].action: ")


def test_the_event_is_one_of_the_node() -> None:
    assert refusal(session(at={"node": 0, "event": 9})).startswith(
        "at.event: 9 is not allowed; allowed: null or an integer from 0 to "
    )
    assert refusal(session(at={"node": 1, "event": 0})) == (
        "at.event: 0 is not allowed; allowed: null: there is none"
    )


def test_a_long_line_is_brought_back_step_by_step() -> None:
    record = Record(("Ana", "Ben"), read_record(RECORD).rules, 7, None, ())
    game = Game(begin(record))
    random = Random(0)
    for _ in range(3000):
        game.act(choose(game.position, legal_actions(game.position), random))
    kept = session_of(game, record, None, "teacher", "en")
    assert load(write_session(kept)).game == game


RECORD = {
    "format": "uno-kart-record/1",
    "players": ["Ana", "Ben"],
    "seed": 7,
    "rules": {"options": {"game_end": {"rounds": 1000}}},
}


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, Record]:
    """Play a few lines of a game, with cards that change places here and there."""
    rules = draw(rule_sets)
    dealer = 0 if rules.first_dealer == "chosen" else None
    start = Record(("Ana", "Ben", "Chi"), rules, draw(seeds), dealer, ())
    game = Game(begin(start))
    random = Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 40))):
        if random.random() < 0.2:
            game.go(random.randrange(len(game.nodes)))
        if random.random() < 0.1:
            game.names[game.at] = random.choice(["a", "b \N{PARTY POPPER}", "<i>"])
        wanted = arrangeable(game.position, None)
        actions = legal_actions(game.position)
        if wanted and random.random() < 0.2:
            game.arrange(Arrangement(None, None, random.choice(wanted)))
        elif actions:
            game.act(choose(game.position, actions, random))
    return game, start


@given(games())
def test_what_is_kept_comes_back_the_same(played: tuple[Game, Record]) -> None:
    game, start = played
    kept = session_of(game, start, None, "teacher", "en")
    text = json.dumps(write_session(kept))
    assert read_session(text) == kept
    loaded = load(text)
    assert loaded.game.nodes == game.nodes
    assert (loaded.game.at, loaded.game.names) == (game.at, game.names)
    assert session_of(loaded.game, loaded.start, None, "teacher", "en") == kept


@given(games(), st.data())
def test_a_damaged_session_is_loaded_or_refused(
    played: tuple[Game, Record], data: st.DataObject
) -> None:
    kept = write_session(session_of(*played, None, "teacher", "en"))
    for _ in range(data.draw(st.integers(1, 3))):
        if not kept["nodes"]:
            return
        node = data.draw(st.sampled_from(kept["nodes"]))
        match data.draw(st.sampled_from(["parent", "action", "arrange", "drop", "at"])):
            case "parent":
                node["parent"] = data.draw(st.none() | st.integers(0, len(kept["nodes"])))
            case "action":
                seat, do = data.draw(st.integers(0, 3)), data.draw(st.sampled_from(DOES))
                node["action"] = {"seat": seat, "do": do}
            case "arrange":
                node.pop("action", None)
                seat = data.draw(st.none() | st.integers(0, 2))
                card = {} if seat is None else {"card": data.draw(codes)}
                node["arrange"] = {"seat": seat, **card, "for": data.draw(codes)}
            case "drop":
                kept["nodes"].remove(node)
            case "at":
                kept["at"] = {"node": data.draw(st.integers(0, 40)), "event": 0}
    try:
        loaded = load(json.dumps(kept))
    except InputError:
        return
    again = session_of(loaded.game, loaded.start, loaded.event, loaded.reader, loaded.lang)
    assert write_session(again) == kept


DOES = ["draw", "pass", "accept", "challenge", "say_uno", "next_round"]
codes = st.sampled_from(["R5", "G7", "WB", "W+4", "Y0", "BR"])
