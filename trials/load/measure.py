"""Visitors come, play for a while, and go: a few, then many, and the many again."""

from __future__ import annotations

import asyncio
import itertools
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Final

import psutil

from trials.app import MIB, App, running_app
from trials.report import Row, at_most
from trials.visitor import Turned, Visitor

_BETWEEN_ACTIONS: Final = 3.0  # seconds
_COME_WITHIN: Final = 4
"""How many open the page at once: they come in at the door, and not all in one moment."""

_AGAIN_WITHIN: Final = 60  # seconds until all is as it was before they came
_ALL_WITHIN: Final = 10.0  # minutes
_SLOWEST: Final = 150.0  # milliseconds
_MOST_MEMORY: Final = 50.0  # MiB
_TIMES_SLOWER: Final = 3.0
_LEFT_BEHIND: Final = 32.0  # MiB
"""By which the app's memory may differ from what it was before: 200 visitors leave the interpreter
with blocks of memory that are no longer full, each held by the little that is still in it."""

_MORE_EACH_ROUND: Final = 2.0  # MiB
"""By which a crowd may leave more behind than the one before it: what is held is used again."""

_FAILURES: Final = (Turned, OSError, TimeoutError, AssertionError, LookupError, ValueError)
"""What a visitor meets with where there is no answer, or one that its page would not know."""

_GONE: Final = 204
_FEWEST: Final = 2
"""How many there have to be for something to be said of them together."""

_QUIET: Final = 0.1
"""Seconds of a processor, in one second, that the processes take when they have nothing to do."""


@dataclass(slots=True)
class Round:
    """What visitors of one round met with."""

    opened: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    memory_of_one: float = 0.0
    back_after: float = 0.0
    left_behind: float = 0.0

    @property
    def p95(self) -> float:
        """The milliseconds within which 95 of 100 actions were answered."""
        if len(self.answered) < _FEWEST:
            return math.inf
        return quantiles(self.answered, n=20, method="inclusive")[-1] * 1e3


@dataclass(frozen=True, slots=True)
class _Level:
    """What the app had when nobody had come yet."""

    kernels: int
    memory: int

    def is_again(self, app: App) -> bool:
        return len(app.kernels()) == self.kernels and self.left_behind(app) < _LEFT_BEHIND

    def left_behind(self, app: App) -> float:
        """Return the MiB by which the server takes more now."""
        return (_server_memory(app) - self.memory) / MIB


async def measured(few: int, many: int, rounds: int, seconds: int) -> list[Row]:
    """Run an app, have visitors come and go, and return what is to be told of it."""
    begin = time.monotonic()
    with running_app("--max-visitors", str(many + few)) as app:
        await _settled(app)
        level = _Level(len(app.kernels()), _server_memory(app))
        some = await _round(app, few, seconds, level)
        crowds = [await _round(app, many, seconds, level) for _ in range(rounds)]
    minutes = (time.monotonic() - begin) / 60
    return [
        *_rows_of_few(few, some),
        *_rows_of_many(many, some, crowds),
        at_most("All that, with the server's start", minutes, _ALL_WITHIN, " min"),
    ]


def _rows_of_few(few: int, some: Round) -> list[Row]:
    return [at_most(f"{few} visitors: an action is answered, p95", some.p95, _SLOWEST, " ms")]


def _rows_of_many(many: int, some: Round, crowds: Sequence[Round]) -> list[Row]:
    errors = [error for crowd in crowds for error in crowd.errors]
    for error, group in itertools.groupby(sorted(errors)):
        print(f"{len(list(group))} × {error}", file=sys.stderr)
    slowest = max(crowd.p95 for crowd in crowds)
    at = f"{many} visitors"
    opened = median(seconds for crowd in crowds for seconds in crowd.opened)
    return [
        at_most(f"{at}: an action is answered, p95 of the slowest round", slowest, _SLOWEST, " ms"),
        at_most(f"{at}: that, beside fewer", slowest / some.p95, _TIMES_SLOWER, " times"),
        at_most(f"{at}: errors", len(errors), 0, ""),
        at_most(f"{at}: memory of one", max(c.memory_of_one for c in crowds), _MOST_MEMORY, " MiB"),
        at_most(
            f"{at}: all is as before after", max(c.back_after for c in crowds), _AGAIN_WITHIN, " s"
        ),
        at_most(f"{at}: memory left behind", crowds[-1].left_behind, _LEFT_BEHIND, " MiB"),
        *_growth(at, [crowd.left_behind for crowd in crowds]),
        Row(
            f"{at}, all at the door at once: the page is there, median", f"{opened:.3g} s", "", True
        ),
    ]


def _growth(at: str, left: Sequence[float]) -> list[Row]:
    """Return what each round left beyond the one before, where there was more than one."""
    if len(left) < _FEWEST:
        return []
    more = (left[-1] - left[0]) / (len(left) - 1)
    return [at_most(f"{at}: that, more with each round", more, _MORE_EACH_ROUND, " MiB")]


async def _round(app: App, count: int, seconds: int, level: _Level) -> Round:
    """Have visitors come, play and go, and wait until all is as before anybody came.

    They play when all are there, and go all at once; the time until all is as before begins then.
    """
    told = Round()
    visitors = [_Playing(Visitor(app.url), told, number / count) for number in range(count)]
    before, door = app.memory(), asyncio.Semaphore(_COME_WITHIN)
    await asyncio.gather(*(each.come(door) for each in visitors))
    playing = asyncio.gather(*(each.play(seconds) for each in visitors))
    await asyncio.sleep(seconds / 2)
    told.memory_of_one = (await asyncio.to_thread(app.memory) - before) / count / MIB
    await playing
    end = time.monotonic()
    await asyncio.gather(*(each.go() for each in visitors))
    await _wait_until(lambda: level.is_again(app), end + _AGAIN_WITHIN)
    told.back_after = time.monotonic() - end
    told.left_behind = level.left_behind(app)
    print(_line(count, told), file=sys.stderr, flush=True)
    return told


def _line(count: int, told: Round) -> str:
    return (
        f"{count} visitors: p95 {told.p95:.0f} ms of {len(told.answered)} actions,"
        f" {len(told.errors)} errors, {told.memory_of_one:.1f} MiB each, all in after"
        f" {max(told.opened, default=math.inf):.1f} s, as before after {told.back_after:.0f} s,"
        f" {told.left_behind:+.1f} MiB"
    )


@dataclass(frozen=True, slots=True)
class _Playing:
    visitor: Visitor
    told: Round
    phase: float

    async def come(self, door: asyncio.Semaphore) -> None:
        """Open the page, and stay at its first game."""
        begin = time.monotonic()
        try:
            async with door:
                await self.visitor.visit()
        except _FAILURES as error:
            self.told.errors.append(f"to open: {error!r}")
        else:
            self.told.opened.append(time.monotonic() - begin)

    async def play(self, seconds: int) -> None:
        """Act now and then, if the page is there."""
        await asyncio.sleep(self.phase * _BETWEEN_ACTIONS)
        end = time.monotonic() + seconds
        try:
            while self.visitor.state and time.monotonic() < end:
                self.told.answered.append(await self.visitor.act())
                await asyncio.sleep(_BETWEEN_ACTIONS)
        except _FAILURES as error:
            self.told.errors.append(f"to play: {error!r}")

    async def go(self) -> None:
        """Say goodbye, if there was a page."""
        try:
            if self.visitor.kernel and (status := await self.visitor.leave()) != _GONE:
                self.told.errors.append(f"to leave: {status}")
        except _FAILURES as error:
            self.told.errors.append(f"to leave: {error!r}")


async def _wait_until(is_so: Callable[[], bool], end: float) -> None:
    """Wait until something is so, or a little longer than until a moment."""
    while not is_so() and time.monotonic() <= end:
        await asyncio.sleep(1)


async def _settled(app: App) -> None:
    """Wait until nothing is started any more."""
    busy = 1.0
    while busy > _QUIET:
        before = _computed(app)
        await asyncio.sleep(1)
        busy = _computed(app) - before


def _computed(app: App) -> float:
    """Return the seconds that the processes have computed."""
    total = 0.0
    for process in (psutil.Process(app.process.pid), *app.kernels()):
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def _server_memory(app: App) -> int:
    return int(psutil.Process(app.process.pid).memory_full_info().uss)
