"""What ``uno-kart-lab simulate`` does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from tqdm import tqdm

from uno_kart_lab.files.rule_sets import option_in
from uno_kart_lab.simulation.plan import Plan, read_games, read_plan
from uno_kart_lab.simulation.runs import play_games
from uno_kart_lab.simulation.summary import Summary
from uno_kart_lab.simulation.writing import Writer, open_writer


@dataclass(frozen=True, slots=True)
class Asked:
    """The arguments of the command, as they were given."""

    games: int
    seed: int
    players: str
    rules: str
    options: Sequence[str]
    dealer: int | None
    out: str | None
    run: str | None


def simulated(asked: Asked) -> Summary:
    """Play the games, write the table if a file was named, and return what they come to.

    Raises
    ------
    InputError
        For an argument outside its bounds.
    OSError
        If the file or the folder can't be written.
    """
    rules = {"preset": asked.rules, "options": dict(map(option_in, asked.options))}
    plan = read_plan(asked.players.split(","), rules, asked.seed, asked.dealer)
    games = read_games(asked.games)
    if asked.out is None:
        return _played(plan, games, asked.run, None)
    with closing(open_writer(asked.out)) as writer:
        return _played(plan, games, asked.run, writer)


def _played(plan: Plan, games: int, run: str | None, writer: Writer | None) -> Summary:
    summary = Summary(plan)
    with tqdm(total=games, unit=" games", disable=not sys.stderr.isatty()) as bar:
        for rows in play_games(plan, games, run=run, progress=_onto(bar)):
            summary.add(rows)
            if writer is not None:
                writer.add(rows)
    return summary


def _onto(bar: Any) -> Callable[[int, int], object]:
    return lambda done, _: bar.update(done - bar.n)
