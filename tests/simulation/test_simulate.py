"""`simulate`: its table, its reproducibility, and how it is stopped and taken up again."""

import doctest
import json
import os
import subprocess
import sys
import threading
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from pandas.testing import assert_frame_equal

from uno_kart_lab.files import InputError
from uno_kart_lab.files.records import read_record
from uno_kart_lab.rules.engine import apply, start_game
from uno_kart_lab.rules.options import PRESETS
from uno_kart_lab.rules.position import GameOver, RoundOver
from uno_kart_lab.simulation import Cancelled, plan, record, runs, simulate
from uno_kart_lab.simulation.kernel.table import CAUSES

FAST = ("beginner", "simple", "simple")
COLUMNS = {"game", "winner", "turns", "points", "boxes", "longest_chain", "challenges_won"}
COLUMNS |= {"challenges_lost", "reshuffles", *(f"drawn_{cause}" for cause in CAUSES)}


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "_COMPILED_BATCH", 100)
    monkeypatch.setattr(plan, "_ENGINE_BATCH", 2)


def test_a_row_a_game_with_the_columns_that_are_promised() -> None:
    table = simulate(250, players=FAST)
    assert set(table.columns) >= COLUMNS
    assert table["game"].tolist() == list(range(250))
    assert set(table["winner"]) <= {-1, 0, 1, 2}
    assert table["over"].all()


def test_the_same_seed_plays_the_same_games_whatever_the_batches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = simulate(250, seed=3, players=FAST)
    monkeypatch.setattr(plan, "_COMPILED_BATCH", 7)
    assert_frame_equal(simulate(250, seed=3, players=FAST), table)
    assert_frame_equal(simulate(40, seed=3, players=FAST), table[:40])
    assert not simulate(250, seed=4, players=FAST)["seed"].equals(table["seed"])


def test_players_that_the_kernel_does_not_know_are_played_by_the_engine_to_the_same_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plan, "STRATEGIES", ("random",))
    table = simulate(5, players=FAST, rules="quick")
    monkeypatch.undo()
    assert_frame_equal(table, simulate(5, players=FAST, rules="quick"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"games": 0}, "games: 0 is not allowed"),
        ({"games": 1.0}, "games: 1.0 is not allowed"),
        ({"seed": -1}, "seed: -1 is not allowed"),
        ({"seed": 2**63}, "seed: "),
        ({"players": ["random"]}, "players"),
        ({"players": ["random"] * 11}, "players"),
        ({"players": ["random", "nobody"]}, r'players\[1\]: "nobody" is not allowed'),
        ({"rules": "loud"}, 'rules: "loud" is not allowed'),
        ({"rules": {"options": {"after_draw": 1}}}, "rules.options.after_draw: 1"),
        ({"dealer": 0}, "dealer: 0 is not allowed"),
        ({"dealer": 4, "rules": "quick"}, "dealer: 4 is not allowed"),
    ],
    ids=str,
)
def test_an_argument_outside_its_bounds_is_named(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        simulate(**{"games": 1, **arguments})


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("by", ["kernel", "engine"])
def test_the_record_of_a_game_replays_to_the_row_of_its_table(
    rules: str, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if by == "engine":
        monkeypatch.setattr(plan, "STRATEGIES", ())
    players = ("random", "beginner", "careful")
    row = simulate(4, seed=9, players=players, rules=rules).loc[3]
    game = read_record(json.dumps(record(3, 9, players, rules)))
    position = start_game(game.players, game.rules, game.seed, game.dealer).after
    for action in game.actions:
        assert not isinstance(position.awaiting, RoundOver | GameOver)
        position = apply(position, action).after
    assert isinstance(position.awaiting, RoundOver | GameOver)
    assert (position.round_winner, len(game.actions)) == (row["winner"], row["actions"])
    assert position.chain == row["chains"]
    assert max(position.scores) == row["points"]


def test_progress_is_told_after_each_batch() -> None:
    told: list[tuple[int, int]] = []
    simulate(250, players=FAST, progress=lambda done, games: told.append((done, games)))
    assert told == [(100, 250), (200, 250), (250, 250)]


def test_a_simulation_that_is_cancelled_says_so_and_has_the_games_that_were_finished() -> None:
    cancel = threading.Event()
    told: list[int] = []

    def stop(done: int, _: int) -> None:
        told.append(done)
        if done >= 300:
            cancel.set()

    with pytest.raises(Cancelled) as stopped:
        simulate(1_000_000_000 // 1_000, players=FAST, progress=stop, cancel=cancel)
    assert len(stopped.value.table) == told[-1] == 300
    assert_frame_equal(stopped.value.table, simulate(300, players=FAST))


def test_a_batch_that_is_being_played_is_stopped_before_its_next_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plan, "_COMPILED_BATCH", 100_000_000)
    cancel = threading.Event()
    threading.Timer(0.3, cancel.set).start()
    with pytest.raises(Cancelled) as stopped:
        simulate(100_000_000, players=FAST, cancel=cancel)
    assert len(stopped.value.table) == 0
    for thread in threading.enumerate():
        if "ThreadPool" in thread.name:
            thread.join(timeout=30)
            assert not thread.is_alive()


def test_memory_is_bounded_by_the_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    taken = 0
    play_batch = runs.play_batch

    def watched(one: Any, first: int, count: int, stop: Any = None) -> Any:
        asked.append(first)
        assert len(asked) - taken <= 2 * (os.cpu_count() or 1) + 2
        return play_batch(one, first, count, stop)

    monkeypatch.setattr(runs, "play_batch", watched)
    for _ in runs.play_games(plan.read_plan(FAST, "standard", 0, None), 5_000):
        taken += 1
    assert taken == len(asked) == 50


class TestKeptRun:
    def test_what_is_finished_is_not_played_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        cancel = threading.Event()
        with pytest.raises(Cancelled):
            simulate(
                1_000, players=FAST, run=tmp_path, progress=lambda *_: cancel.set(), cancel=cancel
            )
        played: list[int] = []
        play_batch = runs.play_batch

        def watched(one: Any, first: int, count: int, stop: Any = None) -> Any:
            played.append(first)
            return play_batch(one, first, count, stop)

        monkeypatch.setattr(runs, "play_batch", watched)
        table = simulate(1_000, players=FAST, run=tmp_path)
        assert sorted(played) == list(range(100, 1_000, 100))
        assert_frame_equal(table, simulate(1_000, players=FAST))
        played.clear()
        assert_frame_equal(simulate(950, players=FAST, run=tmp_path), table[:950])
        assert played == []

    def test_a_batch_that_is_broken_is_played_again(self, tmp_path: Path) -> None:
        table = simulate(300, players=FAST, run=tmp_path)
        first, second, third = sorted(tmp_path.glob("*.npy"))
        first.write_bytes(b"")
        second.write_bytes(third.read_bytes())
        third.write_bytes(third.read_bytes()[:-9])
        assert_frame_equal(simulate(300, players=FAST, run=tmp_path), table)

    def test_another_run_is_not_mixed_in(self, tmp_path: Path) -> None:
        simulate(100, players=FAST, run=tmp_path)
        with pytest.raises(InputError, match="the same seed, players, rules"):
            simulate(100, seed=1, players=FAST, run=tmp_path)

    def test_a_folder_with_something_else_is_left_alone(self, tmp_path: Path) -> None:
        (tmp_path / "mine.txt").touch()
        with pytest.raises(InputError, match="an empty folder"):
            simulate(100, players=FAST, run=tmp_path)
        assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_compiled_code_is_found_by_the_next_process() -> None:
    simulate(1, players=FAST)
    code = """
from uno_kart_lab.simulation import simulate
from uno_kart_lab.simulation.kernel.playing import play_rounds
simulate(1)
print(len(play_rounds.stats.cache_hits), len(play_rounds.stats.cache_misses))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert said.stdout.split() == ["1", "0"]


def test_nothing_else_of_the_package_imports_what_the_extra_brings() -> None:
    code = """
import sys
import uno_kart_lab
from uno_kart_lab import Desk, Lab, Referee, SimulationLab, explain
from uno_kart_lab.simulation import experiments
import uno_kart_lab.cli
SimulationLab()
experiments.introduction()
print(sorted({"numpy", "numba", "pandas", "pyarrow", "distributed", "tqdm"} & sys.modules.keys()))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert said.stdout == "[]\n"


def test_games_are_dealt_from_seeds_of_their_own() -> None:
    seeds = sorted(simulate(2_000, players=FAST)["seed"])
    assert all(one < other for one, other in pairwise(seeds))
    assert isinstance(simulate(1), pd.DataFrame)


@pytest.mark.parametrize("module", ["games", "records"])
def test_the_examples_come_to_what_they_say(module: str) -> None:
    assert doctest.testmod(import_module(f"uno_kart_lab.simulation.{module}")).failed == 0
