"""The odds in the Lab: what they cost a step, and how soon they are there."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser

from trials.benchmarks.browser import Button, browser, leave, press, visit
from trials.benchmarks.page import NEXT
from trials.benchmarks.report import AtMost, Row
from trials.benchmarks.served import Served, the_lab
from trials.benchmarks.statistic import alternately, p95
from uno_kart_lab.players import rollouts as by_engine
from uno_kart_lab.rules.engine import start_game
from uno_kart_lab.views import see_position

GAMES: Final = 2_000
SUMMARY: Final = ".uk-odds > summary"
READY: Final = '.uk-odds-body[aria-busy="false"]'


def step() -> list[Row]:
    """Compare a step of the Lab with the odds open with one where they are closed."""
    with browser() as chromium, the_lab() as lab:
        closed, opened = alternately(
            5,
            partial(_times_of_steps, chromium, lab, NEXT, is_open=False),
            partial(_times_of_steps, chromium, lab, NEXT, is_open=True),
        )
    medians = f"medians {median(map(median, opened)):.1f}, {median(map(median, closed)):.1f}"
    slower, plain = median(map(p95, opened)), median(map(p95, closed))
    return [
        Row(
            "step with the odds open − closed, p95",
            slower - plain,
            AtMost(16),
            f"{slower:.1f} − {plain:.1f} ms; {medians}",
            unit=" ms",
        )
    ]


def rollouts() -> list[Row]:
    """Time the games that the odds of a fresh deal are counted from."""
    if find_spec("numba") is None:
        return []
    from uno_kart_lab.simulation import rollouts as compiled

    compiled.load()
    view = see_position(start_game(("A", "B", "C", "D"), seed=1).after, 0)
    times = []
    for _ in range(9):
        begun = perf_counter()
        compiled.play_out(view, GAMES, 1)
        times.append(1e3 * (perf_counter() - begun))
    begun = perf_counter()
    by_engine.play_out(view, GAMES // 10, 1)
    engine = 1e4 * (perf_counter() - begun)
    information = f"by the engine {engine:.0f} ms"
    return [Row(f"{GAMES:,} rollouts", median(times), AtMost(100), information, unit=" ms")]


def _times_of_steps(
    chromium: Browser, served: Served, button: Button, *, is_open: bool
) -> list[float]:
    """Return the milliseconds that each of 60 steps of a new visitor takes."""
    served.settle()
    page, _ = visit(chromium, served.page, until=button.button)
    if is_open:
        page.locator(SUMMARY).click()
        page.locator(READY).wait_for(state="attached")
        page.evaluate("scrollTo(0, 0)")
    served.settle()
    times = press(page, button, 60)
    leave(page)
    return times
