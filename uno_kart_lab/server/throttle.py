"""How fast a visitor may ask."""

from __future__ import annotations

import time
from collections.abc import Callable


class Throttle:
    """Makes whoever asks too much wait: not refused, so that nothing of a game is lost.

    Parameters
    ----------
    rate : float
        How much may be asked in a second, in the long run.
    burst : float
        How much may be asked at once, after a pause.
    clock
        Gives the seconds.
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._ahead = burst / rate
        self._clock = clock
        self._paid_until = clock()

    def wait(self, amount: float) -> float:
        """Take note that `amount` is asked; return the seconds until it may be given."""
        now = self._clock()
        self._paid_until = max(self._paid_until, now) + amount / self._rate
        return max(0.0, self._paid_until - now - self._ahead)
