"""The compiled players, where they are installed: loaded aside, once for all Labs of a kernel."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.position import Position

_MODULE: Final = "uno_kart_lab.simulation.rollouts"
_NEEDS: Final = "numba"


class PlayOut(Protocol):
    """Plays games on from a view, as `players.rollouts.play_out` does."""

    def __call__(
        self, view: Position, games: int, seed: int, first: Action | None = None, begin: int = 0
    ) -> tuple[int, ...]:
        """Return how many of them each seat wins, and last how many nobody does."""
        ...


class Compiled:
    """The compiled rollouts.

    Attributes
    ----------
    play_out : PlayOut or None
        None until they are there.
    """

    def __init__(self) -> None:
        self.play_out: PlayOut | None = None
        self._waiting: list[Callable[[], None]] | None = None
        self._absent = find_spec(_NEEDS) is None

    def load(self, then: Callable[[], None]) -> None:
        """Begin to load them, if they are installed, and call `then` when they are there.

        It takes a second, and far longer the first time after an installation, so it is done in
        a thread; `then` is called in the loop that is running now.
        """
        if self.play_out or self._absent:
            return
        loop = asyncio.get_running_loop()
        if self._waiting is None:
            self._waiting = []
            threading.Thread(target=self._load, args=(loop,), daemon=True).start()
        self._waiting.append(then)

    def _load(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            module: Any = import_module(_MODULE)
        except ImportError:
            self._absent = True
            return
        module.load()
        loop.call_soon_threadsafe(self._arrive, module.play_out)

    def _arrive(self, play_out: PlayOut) -> None:
        self.play_out = play_out
        waiting, self._waiting = self._waiting or [], None
        for then in waiting:
            then()


COMPILED: Final = Compiled()
