"""The kernel: random play beside RLCard's and OpenSpiel's; simulations: tables, growth, cancel."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median
from typing import Any, Final

import pyspiel

from trials.benchmarks.engine import rlcard_play, take
from trials.benchmarks.report import AtLeast, AtMost, Row
from trials.benchmarks.statistic import alternately, processor_time
from uno_kart_lab.rules.options import STANDARD
from uno_kart_lab.simulation import Cancelled, simulate
from uno_kart_lab.simulation.batches import play_batch
from uno_kart_lab.simulation.plan import Plan

ROUNDS: Final = 40
DECISIONS: Final = 2_000
GAMES: Final = 100_000

RANDOM: Final = Plan(("random",) * 4, STANDARD, 0, None)
BEGINNERS: Final = Plan(("beginner",) * 4, STANDARD, 0, None)


def speed() -> list[Row]:
    """Compare turns a second, one core and 4 players, with the decisions a second of others."""
    rlcard, openspiel = rlcard_play(), _openspiel_play()
    for warm_up in (partial(take, rlcard, DECISIONS), partial(take, openspiel, DECISIONS)):
        warm_up()
    play_batch(RANDOM, 0, 1)
    ours, rlcards, openspiels = alternately(
        ROUNDS,
        _kernel_rate,
        partial(_rate, rlcard),
        partial(_rate, openspiel),
    )
    return [
        _beside("RLCard", ours, rlcards, AtLeast(aim=100, fault=100)),
        _beside("OpenSpiel", ours, openspiels, AtLeast(aim=30, fault=30)),
    ]


def _beside(name: str, ours: list[float], theirs: list[float], bound: AtLeast) -> Row:
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    information = (
        f"{median(ours) / 1e6:.1f} million turns/s, {name} {median(theirs):,.0f} decisions/s"
    )
    return Row(f"kernel ÷ {name}", ratio, bound, information)


def _kernel_rate() -> float:
    """Return turns a second; each round of the measurement plays the same games."""
    rows: list[Any] = []
    seconds = processor_time(lambda: rows.append(play_batch(RANDOM, 0, 100)))
    return float(rows[0]["turns"].sum() / seconds)


def _rate(play: Iterator[None]) -> float:
    return DECISIONS / processor_time(partial(take, play, DECISIONS))


def _openspiel_play() -> Iterator[None]:
    """Play at random; what chance does between two decisions takes time, and is none."""
    choose = Random(0).choice
    game = pyspiel.load_game("crazy_eights(players=4)")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            is_decision = not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
            if is_decision:
                yield


def table() -> list[Row]:
    """Compare a table of many games with the bare kernel, and many games with a tenth of them."""
    play_batch(BEGINNERS, 0, 1)
    bare, tables, tenths = alternately(
        5,
        lambda: processor_time(partial(play_batch, BEGINNERS, 0, GAMES)),
        lambda: processor_time(partial(simulate, GAMES, players=BEGINNERS.players)),
        lambda: processor_time(partial(simulate, GAMES // 10, players=BEGINNERS.players)),
    )
    whole, tenth = median(tables), median(tenths)
    return [
        Row(
            f"table of {GAMES:,} games ÷ bare kernel",
            median(one / other for one, other in zip(tables, bare, strict=True)),
            AtMost(3),
            f"{whole:.2f} s, bare {median(bare):.2f} s",
        ),
        Row(
            "10 times the games ÷ 10 times the time",
            whole / (10 * tenth),
            AtMost(1.1),
            f"{whole:.2f} s, {tenth:.3f} s",
        ),
    ]


def cancel() -> list[Row]:
    """See how long a simulation goes on after it was cancelled."""
    seconds = [_until_stopped() for _ in range(5)]
    return [Row("cancelled until stopped", max(seconds), AtMost(1), "the slowest of 5", unit=" s")]


def _until_stopped() -> float:
    asked = threading.Event()
    since: list[float] = []

    def ask() -> None:
        since.append(time.perf_counter())
        asked.set()

    threading.Timer(0.5, ask).start()
    try:
        simulate(10_000_000, cancel=asked)
    except Cancelled:
        return time.perf_counter() - since[0]
    raise AssertionError("it was not cancelled")
