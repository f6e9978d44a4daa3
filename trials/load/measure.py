"""Visitors come, play for a while, and go: a few, then many, and the many again."""

from __future__ import annotations

import asyncio
import itertools
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
_SLOWEST: Final = 150.0  # milliseconds
_MOST_MEMORY: Final = 50.0  # MiB
_TIMES_SLOWER: Final = 3.0
_LEFT_BEHIND: Final = 16.0  # MiB
"""By which the app's memory may differ from what it was before: none of it grows with visitors."""

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
        return quantiles(self.answered, n=20, method="inclusive")[-1] * 1e3


async def measured(few: int, many: int, rounds: int, seconds: int) -> list[Row]:
    """Run an app, have visitors come and go, and return what is to be told of it."""
    with running_app("--max-visitors", str(many + few)) as app:
        await _settled(app)
        # What is loaded once, and kept, is not left behind by whoever comes first.
        await _round(app, few, seconds=6)
        level = _server_memory(app)
        some = await _round(app, few, seconds, level)
        crowds = [await _round(app, many, seconds, level) for _ in range(rounds)]
    return [*_rows_of_few(few, some), *_rows_of_many(many, some, crowds)]


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
        Row(
            f"{at}, all at the door at once: the page is there, median", f"{opened:.3g} s", "", True
        ),
    ]


async def _round(app: App, count: int, seconds: int, level: float | None = None) -> Round:
    """Have visitors come, play and go, and wait until all is as before they came.

    Parameters
    ----------
    app : App
    count : int
    seconds : int
    level : float, optional
        The bytes that the server is to take again then; those that it takes now if not given.
    """
    told, kernels = Round(), len(app.kernels())
    level = _server_memory(app) if level is None else level
    await _play_together(app, count, seconds, told)
    told.back_after = await _seconds_until(
        lambda: len(app.kernels()) == kernels and _server_memory(app) < level + _LEFT_BEHIND * MIB
    )
    told.left_behind = (_server_memory(app) - level) / MIB
    print(_line(count, told), file=sys.stderr, flush=True)
    return told


async def _play_together(app: App, count: int, seconds: int, told: Round) -> None:
    """Have visitors play at the same time, and see meanwhile what they take."""
    before = app.memory()
    door, all_in = asyncio.Semaphore(_COME_WITHIN), asyncio.Barrier(count + 1)
    visitors = [_Playing(Visitor(app.url), told, number / count) for number in range(count)]
    playing = [asyncio.create_task(each.come_and_go(door, all_in, seconds)) for each in visitors]
    await all_in.wait()
    await asyncio.sleep(seconds / 2)
    taken = await asyncio.to_thread(app.memory)
    told.memory_of_one = (taken - before) / count / MIB
    await asyncio.gather(*playing)


def _line(count: int, told: Round) -> str:
    return (
        f"{count} visitors: p95 {told.p95:.0f} ms, median {median(told.answered) * 1e3:.0f} ms,"
        f" {len(told.answered)} actions, {len(told.errors)} errors,"
        f" {told.memory_of_one:.1f} MiB each, opened in {median(told.opened):.1f} s"
        f" (slowest {max(told.opened):.1f} s), as before after {told.back_after:.0f} s,"
        f" {told.left_behind:+.1f} MiB"
    )


@dataclass(slots=True)
class _Playing:
    visitor: Visitor
    told: Round
    phase: float

    async def come_and_go(
        self, door: asyncio.Semaphore, all_in: asyncio.Barrier, seconds: int
    ) -> None:
        """Open the page, act now and then once all are in, and say goodbye."""
        try:
            begin = time.monotonic()
            async with door:
                await self.visitor.visit()
            self.told.opened.append(time.monotonic() - begin)
        except (Turned, OSError, TimeoutError) as error:
            self.told.errors.append(f"to open: {error!r}")
        await all_in.wait()
        try:
            await self._play(seconds)
            status = await self.visitor.leave()
            if status != 204:
                self.told.errors.append(f"to leave: {status}")
        except (OSError, TimeoutError, AssertionError) as error:
            self.told.errors.append(f"to play: {error!r}")

    async def _play(self, seconds: int) -> None:
        await asyncio.sleep(self.phase * _BETWEEN_ACTIONS)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.told.answered.append(await self.visitor.act())
            await asyncio.sleep(_BETWEEN_ACTIONS)


async def _seconds_until(is_so: Callable[[], bool]) -> float:
    """Return the seconds until something is so, or a little more than there is patience for."""
    begin = time.monotonic()
    while (waited := time.monotonic() - begin) <= _AGAIN_WITHIN and not is_so():
        await asyncio.sleep(1)
    return waited


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
