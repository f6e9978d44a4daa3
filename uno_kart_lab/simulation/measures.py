"""What of many games is charted: for each measure its bars, and the games behind a bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from uno_kart_lab.simulation.estimates import Estimate, mean_of, share_of
from uno_kart_lab.simulation.kernel.table import CAUSES, NOBODY

Kind: TypeAlias = Literal["share", "mean"]

MOST_BARS: Final = 12
"""Of a histogram: what is read at a glance, and fits on a phone."""

_WIDTHS: Final = (1, 2, 5)
_NEARLY_ALL: Final = 0.99
"""Of the games: those beyond are in the last bar, however far they reach."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: the games whose value in a column lies between two bounds.

    Attributes
    ----------
    column : str
        Of the rows.
    low : int
    high : int or None
        The greatest value that belongs to it; None if there is none.
    """

    column: str
    low: int
    high: int | None

    def behind(self, rows: Any) -> Any:
        """Return the numbers of the games behind the bar, in their order."""
        values = rows[self.column]
        above = values >= self.low
        return np.flatnonzero(above if self.high is None else above & (values <= self.high))


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is charted.

    Attributes
    ----------
    id : str
    kind : {"share", "mean"}
        What a bar is as long as: the share of the games that are behind it, or the mean of its
        column.
    bars : callable
        Returns the bars for the rows of some runs, which share them, and a number of seats.
    """

    id: str
    kind: Kind
    bars: Callable[[Sequence[Any], int], tuple[Bar, ...]]

    def estimate(self, bar: Bar, rows: Any) -> Estimate:
        """Return how long a bar is for a run, with its interval."""
        if self.kind == "share":
            return share_of(len(bar.behind(rows)), len(rows))
        return mean_of(rows[bar.column])

    def games(self, bar: Bar, rows: Any) -> Any:
        """Return the numbers of the games behind a bar; of a mean, where it was most first."""
        behind = bar.behind(rows)
        if self.kind == "share":
            return behind
        return behind[np.argsort(-rows[bar.column][behind].astype(np.int64), kind="stable")]


def _winners(runs: Sequence[Any], seats: int) -> tuple[Bar, ...]:
    blocked = any((rows["winner"] == NOBODY).any() for rows in runs)
    return tuple(Bar("winner", seat, seat) for seat in (*range(seats), *[NOBODY] * blocked))


def _drawn(runs: Sequence[Any], _: int) -> tuple[Bar, ...]:
    """Return a bar for each cause; stacks are a house rule, and told of where there are any."""
    columns = [f"drawn_{cause}" for cause in CAUSES]
    if not any(rows["drawn_stack"].any() for rows in runs):
        columns.remove("drawn_stack")
    return tuple(Bar(column, 1, None) for column in columns)


def _means(name: str, columns: Sequence[str]) -> Measure:
    """Return a measure with a bar for the mean of each column."""
    return Measure(name, "mean", lambda *_: tuple(Bar(column, 1, None) for column in columns))


def _histogram(column: str) -> Measure:
    return Measure(column, "share", lambda runs, _: binned(column, [rows[column] for rows in runs]))


def binned(column: str, values: Sequence[Any]) -> tuple[Bar, ...]:
    """Return at most `MOST_BARS` bars of one width that hold all values of some runs.

    The width is 1, 2 or 5 times a power of ten; the last bar is open if values lie beyond.
    """
    least = int(min(each.min() for each in values))
    common = int(max(np.quantile(each, _NEARLY_ALL, method="higher") for each in values))
    most = int(max(each.max() for each in values))
    width = _width(least, common)
    first = least // width * width
    lows = range(first, common + 1, width)
    closed = tuple(Bar(column, low, low + width - 1) for low in lows)
    last = closed[-1]
    if last.high is not None and most <= last.high:
        return closed
    if len(closed) < MOST_BARS:
        return (*closed, Bar(column, last.low + width, None))
    return (*closed[:-1], Bar(column, last.low, None))


def _width(least: int, most: int) -> int:
    power = 1
    while True:
        for width in (step * power for step in _WIDTHS):
            if most // width - least // width < MOST_BARS:
                return width
        power *= 10


MEASURES: Final[dict[str, Measure]] = {
    measure.id: measure
    for measure in (
        Measure("winner", "share", _winners),
        _histogram("turns"),
        _histogram("points"),
        _histogram("boxes"),
        _histogram("longest_chain"),
        Measure("drawn", "mean", _drawn),
        _means("wild_draw_four", ["accepted", "challenges_won", "challenges_lost"]),
        _histogram("reshuffles"),
        _means("uno", ["uno_forgotten", "uno_caught"]),
    )
}
"""By id, in the order in which they are shown."""
