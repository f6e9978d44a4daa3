"""Batches spread over the machine's cores, or a cluster's, and put together in their order.

A game depends on the plan and its number alone, so it does not matter who plays it, or when.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any, Final, Protocol

import numpy as np

from uno_kart_lab.simulation.batches import play_batch
from uno_kart_lab.simulation.kept import KeptRun
from uno_kart_lab.simulation.plan import Plan

Progress = Callable[[int, int], object]
"""Told after each batch how many games are done, and of how many."""

_LOOK: Final = 0.2
"""Seconds from one look at whether to go on to the next."""


class Cancelled(Exception):
    """A simulation was stopped before its end.

    Attributes
    ----------
    table : DataFrame or None
        The games that were finished, from the first on, without a gap.
    """

    def __init__(self, table: Any = None) -> None:
        super().__init__("the simulation was cancelled")
        self.table = table


class Pending(Protocol):
    """A batch that is being played."""

    def result(self, timeout: float | None = None) -> Any:
        """Return its rows; `TimeoutError` if they are not there in time."""
        ...


class Workers(Protocol):
    """Who plays batches."""

    ahead: int
    """How many batches are worth being asked for before the first is there."""

    def play(self, first: int, count: int) -> Pending:
        """Have a batch played."""
        ...

    def close(self) -> None:
        """Drop what is not done."""
        ...


class Cores:
    """The cores of this machine: a thread each, as the kernel needs no lock of Python's."""

    def __init__(self, plan: Plan) -> None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        threads = (cores or 1) if plan.is_compiled else 1
        self.ahead = 2 * threads
        self._plan = plan
        self._stop = np.zeros(1, np.uint8)
        self._pool = ThreadPoolExecutor(threads)

    def play(self, first: int, count: int) -> Future[Any]:
        return self._pool.submit(play_batch, self._plan, first, count, self._stop)

    def close(self) -> None:
        self._stop[0] = 1
        # The games that are being played, or compiled, are not waited for.
        self._pool.shutdown(wait=False, cancel_futures=True)


class Cluster:
    """The workers of a Dask cluster; what a lost one was playing is played by another."""

    def __init__(self, plan: Plan, client: Any) -> None:
        play_batch(plan, 0, 0)  # Workers on this machine find it compiled.
        self.ahead = 2 * max(2, sum(client.nthreads().values()))
        self._plan = plan
        self._client = client
        self._asked: deque[Any] = deque(maxlen=self.ahead + 1)

    def play(self, first: int, count: int) -> Pending:
        future = self._client.submit(play_batch, self._plan, first, count, pure=False)
        self._asked.append(future)
        return Afar(future)

    def close(self) -> None:
        self._client.cancel(list(self._asked))


class Afar:
    """A batch that a cluster plays.

    Its future is not asked for its result within a time: when the time is over just as the result
    is there, that ends in an error of its own.
    """

    def __init__(self, future: Any) -> None:
        self._future = future
        self._is_done = Event()
        future.add_done_callback(lambda _: self._is_done.set())

    def result(self, timeout: float | None = None) -> Any:
        if not self._is_done.wait(timeout):
            raise TimeoutError
        return self._future.result()


class Done:
    """A batch that was played before."""

    def __init__(self, rows: Any) -> None:
        self._rows = rows

    def result(self, timeout: float | None = None) -> Any:
        del timeout
        return self._rows


def play_games(
    plan: Plan,
    games: int,
    *,
    client: Any = None,
    run: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    cancel: Event | None = None,
) -> Iterator[Any]:
    """Yield the rows of the games of a plan, batch by batch in their order.

    Parameters
    ----------
    plan : Plan
    games : int
    client : distributed.Client, optional
        Whose workers play; this machine's cores if it is not given.
    run : path, optional
        A folder where finished batches are kept, and found again.
    progress : callable, optional
    cancel : threading.Event, optional
        Set, it stops the games.

    Raises
    ------
    Cancelled
        If `cancel` was set before the last game was played.
    InputError
        If the folder keeps another run.
    """
    kept = None if run is None else KeptRun.open(Path(run), plan)
    workers: Workers = Cores(plan) if client is None else Cluster(plan, client)
    try:
        done = 0
        for first, pending in _asked_ahead(plan, games, workers, kept):
            rows = _waited_for(pending, cancel)
            if kept is not None and not isinstance(pending, Done):
                kept.write(first, rows)
            done += len(rows)
            if progress is not None:
                progress(done, games)
            yield rows
    finally:
        workers.close()


def _asked_ahead(
    plan: Plan, games: int, workers: Workers, kept: KeptRun | None
) -> Iterator[tuple[int, Pending]]:
    """Yield the batches in their order, and have some played that will be wanted next."""
    asked: deque[tuple[int, Pending]] = deque()
    for first in range(0, games, plan.batch):
        count = min(plan.batch, games - first)
        rows = None if kept is None else kept.read(first, count)
        asked.append((first, workers.play(first, count) if rows is None else Done(rows)))
        if len(asked) > workers.ahead:
            yield asked.popleft()
    yield from asked


def _waited_for(pending: Pending, cancel: Event | None) -> Any:
    while True:
        if cancel is not None and cancel.is_set():
            raise Cancelled
        try:
            return pending.result(_LOOK)
        except TimeoutError:
            continue
