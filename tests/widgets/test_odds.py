"""The odds as the page hears of them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.widgets.page import Page
from uno_kart_lab import Lab
from uno_kart_lab.page.odds import odds_of
from uno_kart_lab.players.worlds import world_of
from uno_kart_lab.views import see_position
from uno_kart_lab.widgets import compiled
from uno_kart_lab.widgets import odds as odds_widget

InALoop = Callable[[Callable[[], Coroutine[Any, Any, None]]], None]


@pytest.fixture(autouse=True)
def engine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled.COMPILED, "_absent", True)
    monkeypatch.setattr(compiled.COMPILED, "play_out", None)
    # A browser's tests leave a loop running.
    monkeypatch.setattr(odds_widget, "_running_loop", lambda: None)


@pytest.fixture
def in_a_loop(monkeypatch: pytest.MonkeyPatch) -> InALoop:
    """Give a way to run something as in a kernel, where there is a loop."""
    monkeypatch.setattr(odds_widget, "_running_loop", asyncio.get_running_loop)

    def run(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
        with ThreadPoolExecutor() as thread:
            thread.submit(lambda: asyncio.run(play())).result()

    return run


def lab(reader: str | int = "teacher") -> Lab:
    return Lab(players=3, seed=11, reader=reader)


def odds(page: Page) -> list[dict[str, Any]]:
    return [message["odds"] for message in page.heard if "odds" in message]


def asked(one: Lab) -> list[dict[str, Any]]:
    page = Page(one)
    page.say(do="odds", node=one.state["node"])
    return odds(page)


def test_what_is_exact_comes_first_then_the_games_then_each_action() -> None:
    told = asked(lab())
    assert told[0]["items"]
    assert (told[0]["games"], told[0]["actions"]) == (0, [])
    games = [one["games"] for one in told]
    assert games == sorted(games)
    assert games[-1] == told[-1]["of"] == 200
    assert [one["done"] for one in told] == [False] * (len(told) - 1) + [True]
    assert {one["games"] for one in told[-1]["actions"]} == {60}


def test_somebody_wins_each_game_or_nobody_does() -> None:
    last = asked(lab())[-1]
    assert sum(one["share"] for one in last["wins"]) + last["nobody"] == pytest.approx(1, abs=0.001)
    assert all(one["low"] <= one["share"] <= one["high"] for one in last["wins"])


def test_the_teacher_is_told_what_the_seat_that_decides_can_work_out() -> None:
    seat = lab().position.awaiting.seat
    assert asked(lab()) == asked(lab(seat))
    assert asked(lab())[0]["knower"] == str(seat)


def test_they_do_not_depend_on_what_a_seat_does_not_see() -> None:
    position = lab().position
    another = world_of(see_position(position, 0), 1, 0)
    assert another.hands != position.hands
    assert odds_of(another, 0) == odds_of(position, 0)


def test_a_seat_that_is_not_asked_has_no_actions_and_the_table_has_none() -> None:
    other = (lab().position.turn + 1) % 3
    for reader in (other, "table"):
        last = asked(lab(reader))[-1]
        assert (last["knower"], last["actions"], last["done"]) == (str(reader), [], True)


def test_they_are_short_and_plain_json() -> None:
    assert all(len(json.dumps(one)) < 16 * 1024 for one in asked(lab()))


def test_a_step_that_is_not_shown_is_not_worked_out() -> None:
    page = Page(lab())
    page.say(do="odds", node=99)
    assert page.heard == []


def test_a_round_that_is_over_has_no_odds() -> None:
    one = lab()
    while one.position.round_winner is None:
        one.next()
    [told] = asked(one)
    assert (told["on"], told["done"], told["items"]) == (False, True, None)


def test_they_come_after_the_answer_and_a_step_ends_what_was_begun(in_a_loop: InALoop) -> None:
    page = Page(lab())

    async def play() -> None:
        page.say(do="odds", node=page.lab.state["node"])
        assert odds(page) == []
        await until(lambda: odds(page) != [])
        page.next()
        heard = len(odds(page))
        await asyncio.sleep(0.02)
        assert len(odds(page)) == heard
        page.say(do="odds", node=page.lab.state["node"])
        await until(lambda: odds(page)[-1]["done"])
        assert odds(page)[-1]["node"] == page.lab.state["node"]
        assert {one["node"] for one in odds(page)[heard:]} == {page.lab.state["node"]}

    in_a_loop(play)


def test_once_the_compiled_players_have_come_they_play_more_games(
    monkeypatch: pytest.MonkeyPatch, in_a_loop: InALoop
) -> None:
    fresh = compiled.Compiled()
    monkeypatch.setattr(fresh, "_absent", False)
    monkeypatch.setattr(compiled, "_MODULE", "tests.widgets.quick_rollouts")
    monkeypatch.setattr("uno_kart_lab.widgets.odds.COMPILED", fresh)
    page = Page(lab())

    async def play() -> None:
        page.say(do="odds", node=page.lab.state["node"])
        await until(lambda: bool(odds(page)) and odds(page)[-1]["done"])
        await until(lambda: odds(page)[-1]["compiled"] and odds(page)[-1]["done"])

    in_a_loop(play)
    assert odds(page)[-1]["games"] == odds(page)[-1]["of"] == 2_000


def test_a_lab_that_is_not_asked_imports_nothing_for_it() -> None:
    program = (
        "import sys; from uno_kart_lab import Lab; lab = Lab(); lab.next(); "
        "print(sorted({'numpy', 'numba', 'pandas', 'uno_kart_lab.widgets.odds',"
        " 'uno_kart_lab.page.odds', 'uno_kart_lab.widgets.compiled'} & set(sys.modules)))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"


async def until(is_so: Any) -> None:
    while not is_so():
        await asyncio.sleep(0.005)
