"""The replay file: what is in it, and what is not."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.playing import play_on
from uno_kart_lab import explain
from uno_kart_lab.export.replay import replay_of, write_replay
from uno_kart_lab.files import InputError, Record
from uno_kart_lab.game import Game
from uno_kart_lab.page.book import book_in
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import start_game
from uno_kart_lab.views import TEACHER, Reader

MEBIBYTE = 2**20
HOSTILE = "</script><script>document.title='hit'</script><!--<script>&amp;\U0001f0cf"
SCENARIO: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "title": "A box turns up a Draw Two",
    "players": ["Ana", "Ben", "Chi"],
    "turn": 1,
    "hands": [["R5", "B+2"], ["WB", "R1", "Y3"], ["B7"]],
    "discard": ["G7"],
    "stock": ["R+2", "Y2", "B4"],
    "actions": [
        {"seat": 1, "do": "play", "card": "WB"},
        {"seat": 1, "do": "play", "card": "R1", "say_uno": True},
    ],
}


class Page(HTMLParser):
    """A replay file, taken apart as a browser does."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open = False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.texts.append("")
        self.open = True

    def handle_endtag(self, _: str) -> None:
        self.open = False

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts[-1] += data

    def text(self, tag: str, **attributes: str) -> str:
        (text,) = (
            text
            for (name, has), text in zip(self.tags, self.texts, strict=True)
            if name == tag and attributes.items() <= has.items()
        )
        return text

    @property
    def replay(self) -> dict[str, Any]:
        replay: dict[str, Any] = json.loads(self.text("script", id="replay"))
        return replay


def played(players: int, actions: int, names: str = "{}") -> Game:
    """Play a game, round after round."""
    game = Game(start_game([names.format(seat) for seat in range(players)], seed=5))
    play_on(game, actions)
    return game


def replayed(game: Game, reader: Reader = TEACHER) -> str:
    start = Record(game.position.players, game.position.rules, 5, None, ())
    return replay_of(game, start, "en", reader)


def sentences(steps: list[dict[str, Any]], events: str) -> list[str]:
    return [event["text"] for step in steps for event in step[events]]


@pytest.mark.parametrize("reader", ["teacher", "table", "0", "1"])
def test_a_replay_tells_what_explain_tells(reader: str) -> None:
    replay = Page(write_replay(SCENARIO, reader=reader)).replay
    explained = explain(SCENARIO, reader=reader)["steps"]
    assert sentences(replay["states"], "frames") == sentences(explained, "events")
    assert [state["entry"]["text"] for state in replay["states"]] == [s["text"] for s in explained]


def test_of_a_session_it_is_the_line_that_leads_to_where_it_stands() -> None:
    session = {
        "format": "uno-kart-session/1",
        "start": {key: SCENARIO[key] for key in SCENARIO if key != "actions"},
        "nodes": [
            {"parent": None, "action": {"seat": 1, "do": "draw"}},
            {"parent": None, "action": SCENARIO["actions"][0]},
            {"parent": 1, "action": SCENARIO["actions"][1]},
        ],
        "names": {},
        "at": {"node": 1, "event": None},
        "reader": "teacher",
        "lang": "en",
    }
    replay = Page(write_replay(session)).replay
    assert [state["node"] for state in replay["states"]] == [0, 2]
    assert [state["entry"]["parent"] for state in replay["states"]] == [None, 0]
    assert sentences(replay["states"], "frames") == sentences(explain(session)["steps"], "events")


def test_nothing_can_be_done_and_the_last_step_is_the_end() -> None:
    states = Page(write_replay(SCENARIO)).replay["states"]
    assert [state["legal"] for state in states] == [[], [], []]
    assert [state["forward"] for state in states] == [True, True, False]
    assert [state["over"] for state in states] == [False, False, True]
    assert [state["back"] for state in states] == [False, True, True]


def test_the_game_that_is_written_stays_where_it_was() -> None:
    game = played(3, 20)
    game.go(7)
    before, onward = game.at, game.line()
    assert len(Page(replayed(game)).replay["states"]) == 8
    assert (game.at, game.line()) == (before, onward)


@pytest.mark.parametrize("names", ["Player {}", "{} " + "\U0001f0cf" * 198])
def test_a_hundred_actions_of_ten_players_are_less_than_a_mebibyte(names: str) -> None:
    size = len(replayed(played(10, 100, names)).encode())
    assert size <= MEBIBYTE


def test_a_seats_file_holds_no_card_that_the_seat_does_not_know() -> None:
    hands = [["R5", "B2"], ["Y3", "Y4"], ["W+4", "GS"]]
    secret = {"hands": hands, "discard": ["R7"], "stock": ["G1", "G2", "BR"], "turn": 0}
    start = {"format": "uno-kart-scenario/1", "players": ["Ana", "Ben", "Chi"], **secret}
    actions = [{"seat": 0, "do": "play", "card": "R5"}, {"seat": 1, "do": "draw"}]
    page = write_replay({**start, "actions": actions}, reader=0)
    assert {code for code in CARDS if f'"{code}"' in page} == {"R5", "B2", "R7"}
    assert "uk-card-Y3" not in page


DRAWS: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "players": ["Ana", "Ben", "Chi"],
    "turn": 0,
    "discard": ["R7"],
    "actions": [{"seat": 0, "do": "draw"}, {"seat": 1, "do": "draw"}],
}
BLUFF = DRAWS | {
    "actions": [
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "play", "card": "W+4", "colour": "blue"},
        {"seat": 1, "do": "challenge"},
    ],
}


@pytest.mark.parametrize(
    ("game", "reader", "one", "other"),
    [
        (
            DRAWS,
            0,
            {"hands": [["B5"], ["Y3", "Y4"], ["W+4"]], "stock": ["G1", "B2", "BR"], "seed": 1},
            {"hands": [["B5"], ["G2", "W+4"], ["Y4"]], "stock": ["G1", "Y8", "Y9"], "seed": 2},
        ),
        (
            BLUFF,
            2,
            {
                "hands": [["WB", "W+4", "R5", "Y3"], ["G1", "G2"], ["B7", "B8"]],
                "stock": ["R1", "Y2", "B4", "B5", "B6", "Y4"],
            },
            {
                "hands": [["WB", "W+4", "R9", "G3"], ["Y7", "Y8"], ["B7", "B8"]],
                "stock": ["R1", "G5", "G6", "G7", "G8", "G9"],
            },
        ),
    ],
    ids=["draws", "a bluff"],
)
def test_a_file_does_not_depend_on_what_its_reader_cannot_know(
    game: dict[str, Any], reader: int, one: dict[str, Any], other: dict[str, Any]
) -> None:
    """Two games that look the same from a seat are the same file."""
    assert write_replay(game | one, reader=reader) == write_replay(game | other, reader=reader)
    assert write_replay(game | one) != write_replay(game | other)


def test_an_arrangement_of_hidden_cards_is_hidden() -> None:
    def session(wanted: str) -> dict[str, Any]:
        return {
            "format": "uno-kart-session/1",
            "start": {key: SCENARIO[key] for key in SCENARIO if key != "actions"},
            "nodes": [{"parent": None, "arrange": {"seat": 2, "card": "B7", "for": wanted}}],
            "names": {},
            "at": {"node": 0, "event": None},
            "reader": "teacher",
            "lang": "en",
        }

    assert write_replay(session("Y2"), reader=1) == write_replay(session("B4"), reader=1)


def test_only_the_teachers_file_tells_the_seed() -> None:
    record = {"format": "uno-kart-record/1", "players": ["Ana", "Ben"], "seed": 81, "actions": []}
    setups = {r: Page(write_replay(record, reader=r)).replay["setup"] for r in ("teacher", "0")}
    assert {reader: setup["seed"] for reader, setup in setups.items()} == {
        "teacher": "81",
        "0": None,
    }
    assert {json.dumps(setup["start"]) for setup in setups.values()} == {"{}"}


def test_a_title_and_names_stay_text() -> None:
    hostile = SCENARIO | {"title": HOSTILE, "players": [HOSTILE, f"<b>{HOSTILE}", "Chi"]}
    tame, page = Page(write_replay(SCENARIO)), Page(write_replay(hostile))
    assert page.tags == [
        (tag, has | {"content": policy_of(page)} if "http-equiv" in has else has)
        for tag, has in tame.tags
    ]
    assert page.text("title") == HOSTILE
    assert page.replay["setup"]["players"] == hostile["players"]
    assert page.replay["setup"]["title"] == HOSTILE


def policy_of(page: Page) -> str:
    (policy,) = (has["content"] for tag, has in page.tags if "http-equiv" in has)
    assert policy is not None
    return policy


def test_nothing_is_loaded_or_run_but_what_is_in_the_file() -> None:
    page = Page(write_replay(SCENARIO))
    rules = dict(rule.split(" ", 1) for rule in policy_of(page).split("; "))
    script, style = page.text("script", type="module"), page.text("style")
    assert rules == {
        "default-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "img-src": "data: blob:",
        "script-src": f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'",
        "style-src": f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'",
    }
    assert not any({"src", "href"} & has.keys() for _, has in page.tags)
    assert not re.search(r"^(?:import|export)\b|\bimport\(|localStorage", script, re.MULTILINE)


def test_the_page_says_its_language_and_what_it_needs() -> None:
    page = Page(write_replay(SCENARIO))
    assert ("html", {"lang": "en"}) in page.tags
    assert "JavaScript" in page.text("noscript")


def test_the_book_holds_what_is_told_of() -> None:
    replay = Page(write_replay(SCENARIO)).replay
    told = {r for s in replay["states"] for f in s["frames"] for r in (f["rule"], *f["also"])}
    whole = book_in("en")
    assert told <= set(replay["book"]["rules"]) < set(whole["rules"])
    assert {"WB", "R1", "??"} <= set(replay["book"]["cards"]) < set(whole["cards"])
    assert replay["book"]["names"] == []


def test_a_language_or_reader_that_is_not_there_is_refused() -> None:
    with pytest.raises(InputError, match="lang"):
        write_replay(SCENARIO, lang="xx")
    with pytest.raises(InputError, match="reader"):
        write_replay(SCENARIO, reader=3)
