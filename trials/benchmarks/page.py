"""The page: its steps, how soon it is there, and the memory that it takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser

from trials.benchmarks.browser import Button, browser, leave, press, visit
from trials.benchmarks.notebooks import COUNTER, ONE_BUTTON, lab_at_action, write_notebook
from trials.benchmarks.report import AtMost, Row
from trials.benchmarks.served import Served, as_the_lab, stock_voila, the_lab
from trials.benchmarks.statistic import alternately, p95
from uno_kart_lab.notebook_files import FIRST_NOTEBOOK, notebook_folder

# The next event of an action is the page's own affair; the next action is the kernel's.
NEXT: Final = Button(
    ".uk-next",
    answer=".uk-story",
    attribute="data-shown",
    between=".uk-go-actionForward",
)
COUNT: Final = Button(".counter", answer=".counter")
LESSON: Final = Button(".uk-course a", answer=".uk-course")
PLAIN: Final = Button(".jupyter-button", answer=".jupyter-button")

MIB: Final = 2**20


def step() -> list[Row]:
    """Compare a step of the Lab with a counter's, served in the same way and by Voilà as it is."""
    with ExitStack() as stack:
        folder = stack.enter_context(_notebook(COUNTER))
        chromium = stack.enter_context(browser())
        lab = stack.enter_context(the_lab())
        counter = stack.enter_context(as_the_lab(folder))
        stock = stack.enter_context(stock_voila(folder))
        rounds = alternately(
            5,
            partial(_times_of_steps, chromium, lab, NEXT),
            partial(_times_of_steps, chromium, counter, COUNT),
            partial(_times_of_steps, chromium, stock, COUNT),
        )
    lab_p95, counter_p95, stock_p95 = (median(map(p95, one)) for one in rounds)
    lab_median, counter_median, stock_median = (median(map(median, one)) for one in rounds)
    return [
        Row(
            "step of the Lab − of a counter, p95",
            lab_p95 - counter_p95,
            AtMost(16),
            f"{lab_p95:.1f} − {counter_p95:.1f} ms; medians {lab_median:.1f}, {counter_median:.1f}",
            unit=" ms",
        ),
        Row(
            "step of the Lab ÷ of a counter under stock Voilà, p95",
            lab_p95 / stock_p95,
            AtMost(1),
            f"{lab_p95:.1f}, {stock_p95:.1f} ms; medians {lab_median:.1f}, {stock_median:.1f}",
        ),
    ]


def crowd() -> list[Row]:
    """Compare a step at the largest table, early and late in a game, with a counter's."""
    places = (10, 500)
    with ExitStack() as stack:
        chromium = stack.enter_context(browser())
        counted = stack.enter_context(_notebook(COUNTER))
        counter = stack.enter_context(as_the_lab(counted))
        labs = [
            stack.enter_context(as_the_lab(stack.enter_context(_notebook(lab_at_action(place)))))
            for place in places
        ]
        counts, *steps = alternately(
            5,
            partial(_times_of_steps, chromium, counter, COUNT),
            *(partial(_times_of_steps, chromium, lab, NEXT) for lab in labs),
        )
    plain = median(map(p95, counts))
    return [
        Row(
            f"step of 10 players at action {place} − of a counter, p95",
            median(map(p95, times)) - plain,
            AtMost(16),
            f"{median(map(p95, times)):.1f} − {plain:.1f} ms",
            unit=" ms",
        )
        for place, times in zip(places, steps, strict=True)
    ]


def ready() -> list[Row]:
    """Compare the time until the Lab is there with that of a page with one button."""
    with ExitStack() as stack:
        folder = stack.enter_context(_notebook(ONE_BUTTON))
        chromium = stack.enter_context(browser())
        lab = stack.enter_context(the_lab())
        button = stack.enter_context(as_the_lab(folder))
        lab_times, button_times = alternately(
            7,
            partial(_time_until_ready, chromium, lab, NEXT),
            partial(_time_until_ready, chromium, button, PLAIN),
        )
    ratio = median(mine / plain for mine, plain in zip(lab_times, button_times, strict=True))
    information = f"{median(lab_times):.2f} s, one button {median(button_times):.2f} s"
    return [Row("page ready ÷ one button's", ratio, AtMost(1.3), information)]


def memory() -> list[Row]:
    """Compare the memory of a visitor's kernel with that for a page with one button."""
    with ExitStack() as stack:
        chromium = stack.enter_context(browser())
        # Each alone in its folder, so that its kernel is the one that there is.
        first, lab, button = (
            stack.enter_context(as_the_lab(stack.enter_context(folder)))
            for folder in (
                _copy_of(FIRST_NOTEBOOK),
                _copy_of("play.ipynb"),
                _notebook(ONE_BUTTON),
            )
        )
        firsts, labs, buttons = alternately(
            3,
            partial(_memory, chromium, first, LESSON, 0),
            partial(_memory, chromium, lab, NEXT, 20),
            partial(_memory, chromium, button, PLAIN, 0),
        )
    fresh, stepped = (median(values) for values in zip(*labs, strict=True))
    welcome, plain = (median(before for before, _ in values) for values in (firsts, buttons))
    of_the_lab = [
        Row(
            f"kernel's memory{when} ÷ one button's",
            mine / plain,
            AtMost(1.25),
            f"{mine / MIB:.1f} MiB, one button {plain / MIB:.1f} MiB",
        )
        for when, mine in (("", fresh), (" after 20 steps", stepped))
    ]
    # It has a game of its own, the course, and questions.
    of_the_first_page = Row(
        "kernel's memory for the first page − one button's",
        (welcome - plain) / MIB,
        AtMost(10),
        f"{welcome / MIB:.1f} − {plain / MIB:.1f} MiB",
        unit=" MiB",
    )
    return [*of_the_lab, of_the_first_page]


@contextmanager
def _copy_of(notebook: str) -> Iterator[Path]:
    """Give a folder with one of the Lab's notebooks, as the one that is opened first there."""
    with TemporaryDirectory() as place:
        (Path(place) / FIRST_NOTEBOOK).write_bytes((notebook_folder() / notebook).read_bytes())
        yield Path(place)


@contextmanager
def _notebook(source: str) -> Iterator[Path]:
    """Give a folder with one notebook of one cell."""
    with TemporaryDirectory() as place:
        folder = Path(place) / "notebooks"
        write_notebook(folder, source)
        yield folder


def _times_of_steps(chromium: Browser, served: Served, button: Button) -> list[float]:
    """Return the milliseconds that each of 60 steps of a new visitor takes."""
    served.settle()
    page, _ = visit(chromium, served.page, until=button.button)
    served.settle()
    # Nobody presses before having looked, and then nobody waits for what was put off.
    page.wait_for_timeout(2_000)
    times = press(page, button, 60)
    leave(page)
    return times


def _time_until_ready(chromium: Browser, served: Served, button: Button) -> float:
    served.settle()
    page, seconds = visit(chromium, served.page, until=button.button)
    leave(page)
    return seconds


def _memory(chromium: Browser, served: Served, button: Button, steps: int) -> tuple[int, int]:
    """Return the bytes of a visitor's kernel when the page is there, and after some steps."""
    served.settle()
    kernel = served.kernels()[0]
    page, _ = visit(chromium, served.page, until=button.button)
    served.settle()
    fresh = kernel.memory_full_info().pss
    press(page, button, steps)
    served.settle()
    stepped = kernel.memory_full_info().pss
    leave(page)
    return fresh, stepped
