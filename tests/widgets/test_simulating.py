"""The simulation lab, heard and asked as by its page."""

from __future__ import annotations

import asyncio
import base64
import io
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pandas as pd
import pytest

from tests.widgets.page import Page
from uno_kart_lab import InputError, SimulationLab
from uno_kart_lab.loading import load
from uno_kart_lab.rules.events import CardPlayed
from uno_kart_lab.simulation import plan, simulate
from uno_kart_lab.widgets import simulating_runs

SIMPLE = ["simple"] * 4
DRAW_ON = {"preset": "standard", "options": {"after_draw": "draw_until_playable"}}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    # A browser's tests leave a loop running.
    monkeypatch.setattr(simulating_runs, "_running_loop", lambda: None)


@pytest.fixture
def page() -> Page:
    return Page(SimulationLab())


def played(page: Page, games: int = 400, rules: tuple[Any, ...] = ("standard",)) -> dict[str, Any]:
    page.say(do="simulate", games=games, seed="7", players=SIMPLE, rules=list(rules))
    run: dict[str, Any] = page.lab.run
    return run


def chart(run: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (each for each in run["charts"] if each["id"] == name)
    return found


def place_of(run: dict[str, Any], name: str, label: str) -> int:
    return [bar["label"] for bar in chart(run, name)["bars"]].index(label)


def at(measure: str, bar: int, run: int = 0) -> dict[str, Any]:
    return {"measure": measure, "bar": bar, "run": run}


def test_it_opens_on_a_form_and_has_played_nothing(page: Page) -> None:
    assert page.lab.run == {"state": "none"}
    bench = page.lab.bench
    assert (bench["players"], bench["games"], bench["seed"]) == (SIMPLE, 10_000, "7")
    assert bench["rules"] == {"preset": "standard", "options": {}}
    assert bench["able"]


def test_a_cell_says_what_the_form_begins_with() -> None:
    bench = SimulationLab(["random", "careful"], DRAW_ON, games=50, seed=9).bench
    assert (bench["players"], bench["games"], bench["seed"]) == (["random", "careful"], 50, "9")
    assert bench["rules"] == DRAW_ON


@pytest.mark.parametrize(
    "arguments",
    [
        {"players": ["random"]},
        {"players": ["nobody", "random"]},
        {"games": 0},
        {"games": 200_001},
        {"seed": -1},
        {"rules": "loud"},
    ],
    ids=str,
)
def test_what_it_cannot_begin_with_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        SimulationLab(**arguments)


def test_the_charts_are_those_of_the_games_that_were_asked_for(page: Page) -> None:
    run = played(page)
    table = simulate(400, 7, SIMPLE)
    assert (run["state"], run["done"], run["games"]) == ("done", 400, 400)
    assert run["rules"] == ["Standard rules (Gamerules.com)"]
    winners = chart(run, "winner")["bars"]
    assert [bar["label"] for bar in winners] == ["Simple 1", "Simple 2", "Simple 3", "Simple 4"]
    for seat, bar in enumerate(winners):
        (share,) = bar["runs"]
        assert share["value"] == (table["winner"] == seat).mean()
        assert share["low"] < share["value"] < share["high"]
    (drawn,) = chart(run, "drawn")["bars"][4]["runs"]
    assert drawn["value"] == pytest.approx(table["drawn_banana"].mean())


def test_with_an_option_changed_both_are_told_side_by_side(page: Page) -> None:
    run = played(page, rules=("standard", DRAW_ON))
    assert (run["done"], run["games"]) == (800, 800)
    assert run["rules"][1].endswith("After drawing a card: draw on until one fits")
    for each in run["charts"]:
        assert all(len(bar["runs"]) == 2 for bar in each["bars"])
    first, second = chart(run, "drawn")["bars"][0]["runs"]
    assert second["value"] > first["value"]


def test_behind_a_bar_are_its_games_some_at_a_time(page: Page) -> None:
    run = played(page)
    bar = place_of(run, "winner", "Simple 2")
    won = simulate(400, 7, SIMPLE).query("winner == 1")["game"].tolist()
    page.say(do="behind", first=0, **at("winner", bar))
    behind = page.heard[-1]["behind"]
    assert behind["counted"] == f"{len(won)} games"
    assert [one["game"] for one in behind["games"]] == won[:8]
    assert behind["games"][0]["text"].startswith(f"Game {won[0]}: won by Simple 2, ")
    page.say(do="behind", first=behind["next"], **at("winner", bar))
    assert [one["game"] for one in page.heard[-1]["behind"]["games"]] == won[8:16]
    page.say(do="behind", first=len(won) - 2, **at("winner", bar))
    assert page.heard[-1]["behind"]["next"] == 0


def test_a_story_is_the_game_of_the_table_at_the_step_that_the_bar_is_about(page: Page) -> None:
    run = played(page)
    bar = place_of(run, "longest_chain", "2")
    page.say(do="behind", first=0, **at("longest_chain", bar))
    game = page.heard[-1]["behind"]["games"][0]["game"]
    page.say(do="story", game=game, **at("longest_chain", bar))
    story = page.heard[-1]["story"]
    assert (story["game"], story["why"]) == (game, "Here the longest chain begins: 2 Item Boxes.")
    lab = page.lab
    frame = lab.state["frames"][lab.state["event"]]
    assert (frame["kind"], frame["link"]) == ("card_played", 1)
    assert isinstance(lab.game.node.step.events[lab.state["event"]], CardPlayed)
    assert lab.setup["players"] == ["Simple 1", "Simple 2", "Simple 3", "Simple 4"]
    row = simulate(400, 7, SIMPLE).loc[game]
    final = load(story["record"]).game.position
    assert lab.setup["seed"] == str(row["seed"])
    assert (final.round_winner, final.chain) == (row["winner"], row["chains"])
    assert len(lab.game.nodes) - 1 == row["actions"]


def test_a_story_of_the_changed_rules_is_played_by_them(page: Page) -> None:
    played(page, rules=("standard", DRAW_ON))
    page.say(do="story", game=3, **at("turns", 0, run=1))
    assert page.lab.position.rules.after_draw == "draw_until_playable"


def test_who_played_a_story_plays_on_where_one_leaves_it(page: Page) -> None:
    page.say(do="simulate", games=20, seed="7", players=["careful", "random"], rules=["standard"])
    page.say(do="story", game=3, **at("turns", 0))
    assert page.lab.setup["players"] == ["Careful 1", "Random 2"]
    page.say(do="computers")
    assert page.heard[-1]["computers"] == ["careful", "random"]


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ({"do": "simulate"}, "games"),
        ({"do": "stop", "now": True}, "now"),
        ({"do": "behind", "first": 0, **at("nothing", 0)}, "measure"),
        ({"do": "behind", "first": 0, **at("winner", 4)}, "bar: 4"),
        ({"do": "behind", "first": -1, **at("winner", 0)}, "first: -1"),
        ({"do": "behind", "first": 0, **at("winner", 0, run=1)}, "run: 1"),
        ({"do": "story", "game": 400, **at("winner", 0)}, "game: 400"),
        ({"do": "story", "game": "0", **at("winner", 0)}, "game"),
        ({"do": "save", "form": "xls", "run": 0}, "form"),
        ({"do": "save", "form": "csv", "run": True}, "run: true"),
    ],
    ids=str,
)
def test_what_there_is_not_is_refused(page: Page, asked: dict[str, Any], line: str) -> None:
    played(page)
    page.say(**asked)
    assert page.refusal["text"].startswith(line)
    assert page.heard[-1]["of"] == asked["do"]


@pytest.mark.parametrize("do", ["behind", "story", "save"])
def test_before_any_game_there_is_nothing_to_tell(page: Page, do: str) -> None:
    more: dict[str, Any] = {
        "behind": {"first": 0, **at("winner", 0)},
        "story": {"game": 0, **at("winner", 0)},
        "save": {"form": "csv", "run": 0},
    }[do]
    page.say(do=do, **more)
    assert page.refusal["text"] == "no games have been played yet"


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_all_games_are_saved(page: Page, form: str) -> None:
    played(page)
    page.say(do="save", form=form, run=0)
    saved = page.heard[-1]["saved"]
    assert saved["name"] == f"uno-kart-games.{form}"
    content = io.BytesIO(base64.b64decode(saved["base64"]))
    table = pd.read_csv(content) if form == "csv" else pd.read_parquet(content)
    pd.testing.assert_frame_equal(table, simulate(400, 7, SIMPLE), check_dtype=form == "parquet")


def test_the_page_hears_the_charts_in_another_language(page: Page) -> None:
    before = played(page)
    page.say(do="speak", lang="nl")
    assert page.lab.run["charts"] is not before["charts"]
    assert page.lab.book["lang"] == "nl"
    page.say(do="speak", lang="en")
    assert page.lab.run == before


def test_the_page_hears_in_another_language_why_a_story_begins_where_it_does(page: Page) -> None:
    played(page)
    page.say(do="story", game=3, **at("winner", 0))
    page.say(do="speak", lang="nl")
    page.say(do="speak", lang="en")
    told = [message["why"] for message in page.heard if "why" in message]
    assert len(told) == 2
    assert told[1].startswith("Here the lead changes for the last time")


def test_what_goes_wrong_in_the_games_is_told(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> Iterator[Any]:
        raise MemoryError("no room")

    monkeypatch.setattr("uno_kart_lab.simulation.runs.play_games", broken)
    assert played(page) == {"state": "failed", "why": "MemoryError: no room"}


def test_where_the_extra_is_not_installed_the_form_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating_runs, "_NEEDS", ("there_is_no_such_module",))
    assert SimulationLab().bench["able"] is False


class TestInALoop:
    """As in a kernel, where the games are played in a thread."""

    @pytest.fixture
    def runs(self, page: Page, monkeypatch: pytest.MonkeyPatch) -> Any:
        monkeypatch.setattr(simulating_runs, "_running_loop", asyncio.get_running_loop)
        states: list[dict[str, Any]] = []
        page.lab.observe(lambda change: states.append(change["new"]), "run")

        async def until(state: str) -> None:
            while page.lab.run["state"] != state:
                await asyncio.sleep(0.01)

        def run(play: Any) -> list[dict[str, Any]]:
            async def all_of_it() -> None:
                await asyncio.wait_for(play(until), 120)

            with ThreadPoolExecutor() as thread:
                thread.submit(lambda: asyncio.run(all_of_it())).result()
            return states

        return run

    def test_progress_is_told_and_then_what_came_of_it(
        self, page: Page, runs: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(plan, "_COMPILED_BATCH", 100)

        async def play(until: Any) -> None:
            page.say(do="simulate", games=300, seed="7", players=SIMPLE, rules=["standard"])
            await until("done")

        states = runs(play)
        assert [state["done"] for state in states] == [0, 100, 200, 300, 300]
        assert [state["state"] for state in states] == ["playing"] * 4 + ["done"]

    def test_stopped_it_has_the_games_that_were_done(
        self, page: Page, runs: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(plan, "_COMPILED_BATCH", 100)

        async def play(until: Any) -> None:
            page.lab.observe(
                lambda change: change["new"].get("done", 0) >= 300 and page.say(do="stop"), "run"
            )
            page.say(do="simulate", games=200_000, seed="7", players=SIMPLE, rules=["standard"])
            await until("stopped")

        last = runs(play)[-1]
        assert 300 <= last["done"] < 200_000
        assert chart(last, "winner")["bars"][0]["label"] == "Simple 1"

    def test_other_games_take_the_place_of_those_that_are_being_played(
        self, page: Page, runs: Any
    ) -> None:
        async def play(until: Any) -> None:
            page.say(do="simulate", games=200_000, seed="7", players=SIMPLE, rules=["standard"])
            page.say(do="simulate", games=20, seed="8", players=SIMPLE, rules=["standard"])
            await until("done")
            await asyncio.sleep(0.5)

        last = runs(play)[-1]
        assert (last["state"], last["games"]) == ("done", 20)

    def test_of_two_stories_the_last_is_shown(self, page: Page, runs: Any) -> None:
        async def play(until: Any) -> None:
            page.say(do="simulate", games=20, seed="7", players=SIMPLE, rules=["standard"])
            await until("done")
            for game in (1, 2):
                page.say(do="story", game=game, **at("turns", 0))
            told = Event()
            while not told.is_set():
                await asyncio.sleep(0.01)
                if any("story" in one for one in page.heard):
                    told.set()
            await asyncio.sleep(0.3)

        runs(play)
        assert [one["story"]["game"] for one in page.heard if "story" in one] == [2]


def test_what_the_page_is_told_is_json(page: Page) -> None:
    json.dumps([played(page), page.lab.bench], allow_nan=False)
