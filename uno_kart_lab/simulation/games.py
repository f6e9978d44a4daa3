"""`simulate`: many games as a table."""

from __future__ import annotations

import os
from collections.abc import Sequence
from threading import Event
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.simulation.kernel.playing import ROW
from uno_kart_lab.simulation.plan import read_games, read_plan
from uno_kart_lab.simulation.runs import Cancelled, Progress, play_games

if TYPE_CHECKING:
    from distributed import Client


def simulate(
    games: int,
    seed: int = 0,
    players: Sequence[str] = ("random",) * 4,
    rules: str | dict[str, Any] | RuleSet = "standard",
    *,
    dealer: int | None = None,
    client: Client | None = None,
    run: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    cancel: Event | None = None,
) -> pd.DataFrame:
    """Play rounds and return a table, one row a game.

    Parameters
    ----------
    games : int
    seed : int
        Of all the games; the same seed gives the same games.
    players : sequence of str
        By seat: names of `players.table.PLAYERS`. With an ``"expert"`` among them the engine
        plays; otherwise the games are played compiled, some hundred times as fast.
    rules : str, dict or RuleSet
        A preset's name, or an object as in files.
    dealer : int, optional
        Who deals under ``first_dealer: chosen``; seat 0 if it is not given.
    client : distributed.Client, optional
        A Dask cluster that plays; this machine's cores if it is not given.
    run : path, optional
        A folder in which finished batches are kept. Asked for again, only the rest is played.
    progress : callable, optional
        Called after each batch with how many games are done, and of how many.
    cancel : threading.Event, optional
        Set by another thread, it stops the games.

    Returns
    -------
    DataFrame
        Its columns stand in docs/formats.md.

    Raises
    ------
    InputError
        For an argument outside its bounds.
    Cancelled
        If `cancel` was set; its `table` has the games that were finished.

    Examples
    --------
    >>> from uno_kart_lab.simulation import simulate
    >>> table = simulate(100, seed=7, players=("simple",) * 3)
    >>> len(table), bool(table["over"].all())
    (100, True)
    >>> simulate(100, seed=7, players=("simple",) * 3).equals(table)
    True
    """
    plan = read_plan(players, rules, seed, dealer)
    rows = np.empty(read_games(games), ROW)
    done = 0
    played = play_games(plan, games, client=client, run=run, progress=progress, cancel=cancel)
    try:
        for batch in played:
            rows[done : done + len(batch)] = batch
            done += len(batch)
    except Cancelled as cancelled:
        raise Cancelled(as_table(rows[:done])) from cancelled
    return as_table(rows)


def as_table(rows: Any, first: int = 0) -> pd.DataFrame:
    """Return rows of the kernel as a table, the number of the game before them."""
    games = np.arange(first, first + len(rows))
    return pd.DataFrame({"game": games, **{name: rows[name].copy() for name in ROW.names}})
