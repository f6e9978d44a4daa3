"""Many games, played in a thread: meanwhile the kernel is free for the page, and for "stop"."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

from uno_kart_lab.widgets.simulating_requests import Simulate

if TYPE_CHECKING:
    from uno_kart_lab.page.simulated import Simulated

T = TypeVar("T")

_NEEDS: Final = ("numba", "numpy", "pandas")
"""What the extra brings, and a run can't do without."""


@dataclass(frozen=True, slots=True)
class Progress:
    """So many games are done, by all rules together; 0 while the players are got ready."""

    done: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """No further game is played.

    Attributes
    ----------
    simulated : Simulated or None
        None if not even the first games were done.
    done : int
    stopped : bool
        Before the last game.
    """

    simulated: Simulated | None
    done: int
    stopped: bool


@dataclass(frozen=True, slots=True)
class Failed:
    """The games could not be played."""

    why: str


Told = Progress | Outcome | Failed


def can_simulate() -> bool:
    """Tell whether what simulations need is installed."""
    return all(find_spec(name) for name in _NEEDS)


class Runs:
    """Plays what is asked for, and nothing else any more."""

    def __init__(self) -> None:
        self._stop = Event()
        self._newest: Callable[[], object] | None = None

    def begin(self, asked: Simulate, tell: Callable[[Told], None]) -> None:
        """Play games, and tell in the loop that is running now how far they are."""
        self.stop()
        stop = self._stop = Event()
        loop = _running_loop()
        if loop is None:
            # Nobody is kept waiting.
            for told in _played(asked, stop):
                tell(told)
            return
        arguments = (asked, stop, loop, tell)
        Thread(target=self._play, args=arguments, daemon=True).start()

    def stop(self) -> None:
        """Play no further game."""
        self._stop.set()

    def aside(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Do what may take long in a thread, and what follows from it in the loop."""
        loop = _running_loop()
        if loop is None:
            then(work())
            return
        self._newest = work

        def take_in(made: T) -> None:
            if self._newest is work:
                then(made)

        Thread(target=lambda: loop.call_soon_threadsafe(take_in, work()), daemon=True).start()

    def _play(
        self,
        asked: Simulate,
        stop: Event,
        loop: asyncio.AbstractEventLoop,
        tell: Callable[[Told], None],
    ) -> None:
        def pass_on(told: Told) -> None:
            # What is played now may be something else.
            if self._stop is stop:
                tell(told)

        for told in _played(asked, stop):
            loop.call_soon_threadsafe(pass_on, told)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _played(asked: Simulate, stop: Event) -> Iterator[Told]:
    """Play the games by one rule set after the other, and tell how far they are."""
    yield Progress(0)
    try:
        yield from _played_by_each(asked, stop)
    except Exception as error:
        # Nobody else would hear of it: this may be a thread of its own.
        yield Failed(f"{type(error).__name__}: {error}")


def _played_by_each(asked: Simulate, stop: Event) -> Iterator[Told]:
    # Here, as it takes a second, and far longer the first time after an installation.
    import numpy as np

    from uno_kart_lab.page.simulated import Simulated
    from uno_kart_lab.simulation.plan import read_plan
    from uno_kart_lab.simulation.records import load
    from uno_kart_lab.simulation.runs import Cancelled, play_games

    plans, rows, done = [], [], 0
    try:
        for rules in asked.rules:
            plan = read_plan(asked.players, rules, asked.seed, None)
            load(plan)
            batches: list[Any] = []
            try:
                for batch in play_games(plan, asked.games, cancel=stop):
                    batches.append(batch)
                    done += len(batch)
                    yield Progress(done)
            finally:
                if batches:
                    plans.append(plan)
                    rows.append(np.concatenate(batches))
    except Cancelled:
        pass
    simulated = Simulated(plans, rows) if plans else None
    yield Outcome(simulated, done, done < asked.games * len(asked.rules))
