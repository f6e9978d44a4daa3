"""A batch: some games of a plan, one after the other, compiled if the kernel knows the players."""

from __future__ import annotations

from typing import Any

import numpy as np

from uno_kart_lab.simulation.by_engine import tell_round
from uno_kart_lab.simulation.kernel.playing import ROW, play_rounds
from uno_kart_lab.simulation.plan import LIMIT, Plan
from uno_kart_lab.simulation.translating import new_table


def play_batch(plan: Plan, first: int, count: int, stop: Any = None) -> Any:
    """Play games number `first` … `first + count − 1` of a plan.

    Parameters
    ----------
    plan : Plan
    first, count : int
    stop : array of uint8, optional
        Once its element is not 0, no further game is begun.

    Returns
    -------
    array of ROW
        One row for each game that was played.
    """
    stop = np.zeros(1, np.uint8) if stop is None else stop
    rows = np.zeros(count, ROW)
    if plan.is_compiled:
        table = new_table(plan.rules, plan.players)
        return rows[: play_rounds(table, plan.seed, first, plan.dealer or 0, LIMIT, rows, stop)]
    for place in range(count):
        if stop[0]:
            return rows[:place]
        told = tell_round(plan, plan.seed_of(first + place))
        rows[place] = tuple(told[column] for column in ROW.names)
    return rows
