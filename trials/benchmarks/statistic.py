"""Figures out of many measurements on a machine that is not quiet."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import TypeVar

T = TypeVar("T")


def alternately(rounds: int, *measurements: Callable[[], T]) -> list[list[T]]:
    """Make measurements in turn, A B A B …, so that a slow moment meets them all alike.

    Returns
    -------
    list of list
        For each of `measurements`, what it gave in every round.
    """
    made = [[measure() for measure in measurements] for _ in range(rounds)]
    return [list(one) for one in zip(*made, strict=True)]


def processor_time(work: Callable[[], object]) -> float:
    """Return the seconds that this process computes for `work`, whoever else the machine serves."""
    begin = time.process_time_ns()
    work()
    return (time.process_time_ns() - begin) / 1e9


def p95(values: Sequence[float]) -> float:
    """Return what 95 of 100 values do not exceed."""
    return quantiles(values, n=20, method="inclusive")[-1]
