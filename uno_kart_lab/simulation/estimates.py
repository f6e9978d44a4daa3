"""What many games say, and how sure it is: shares, means and rates with their 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from uno_kart_lab.odds import DEVIATIONS, interval


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean or a share, and the 95 % interval around it."""

    value: float
    low: float
    high: float

    def as_json(self) -> dict[str, float]:
        """Return it as JSON values."""
        return {"value": self.value, "low": self.low, "high": self.high}

    def holds(self, value: float) -> bool:
        """Tell whether a value lies in the interval."""
        return self.low <= value <= self.high


def share_of(many: int, of: int) -> Estimate:
    """Return what share `many` are of `of`, at least 1, with Wilson's interval.

    Unlike the normal approximation it never leaves 0 … 1, and says something of what was never
    seen.
    """
    return Estimate(many / of, *interval(many, of))


def mean_of_sums(total: float, squares: float, games: int) -> Estimate:
    """Return a mean with the interval of the normal approximation.

    Parameters
    ----------
    total, squares : float
        The sum of the values, and of their squares.
    games : int
        How many values there are.
    """
    mean = total / games
    variance = max(0.0, squares / games - mean**2)
    reach = DEVIATIONS * sqrt(variance / games)
    return Estimate(float(mean), float(mean - reach), float(mean + reach))


def mean_of(values: Any) -> Estimate:
    """Return the mean of an array with the interval of the normal approximation."""
    numbers = np.asarray(values, np.float64)
    return mean_of_sums(float(numbers.sum()), float((numbers**2).sum()), len(numbers))


def rate_of(parts: Any, wholes: Any) -> Estimate:
    """Return what share the sum of `parts` is of the sum of `wholes`, which is not 0.

    Both are arrays with a number for each game. The interval takes a game for one drawing, however
    many it counts: what happens twice in a game is no two independent facts.
    """
    of = float(np.sum(wholes))
    if np.sum(parts) in (0, of):
        # All alike: the drawings tell nothing of how they differ.
        return share_of(int(np.sum(np.asarray(parts) > 0)), int(np.sum(np.asarray(wholes) > 0)))
    rate = float(np.sum(parts)) / of
    reach = DEVIATIONS * sqrt(float(np.sum((parts - rate * wholes) ** 2))) / of
    return Estimate(rate, max(0.0, rate - reach), min(1.0, rate + reach))


def difference_of(one: Estimate, other: Estimate) -> Estimate:
    """Return by how much one share is larger than another, of other games (Newcombe's interval)."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, value - below, value + above)
