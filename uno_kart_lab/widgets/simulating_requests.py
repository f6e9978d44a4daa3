"""What the page of the simulation lab asks for beside what a Lab's page does: untrusted as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from uno_kart_lab.files.at import At, Fields
from uno_kart_lab.files.rule_sets import rules_at
from uno_kart_lab.players.table import PLAYERS
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from uno_kart_lab.widgets.requests import seed_in_digits

Form: TypeAlias = Literal["csv", "parquet"]

MOST_GAMES: Final = 200_000
"""Of a run: its rows are kept, and several visitors share a machine's memory."""

MOST_RUNS: Final = 2
_FORMS: Final[dict[str, Form]] = {"csv": "csv", "parquet": "parquet"}


@dataclass(frozen=True, slots=True)
class Simulate:
    """Play so many games by each of one or two rule sets."""

    games: int
    seed: int
    players: tuple[str, ...]
    rules: tuple[RuleSet, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """Play no more games."""


@dataclass(frozen=True, slots=True)
class BarAt:
    """Which bar is meant: what there is to choose from is known once games have been played.

    Attributes
    ----------
    measure : At
        The id of a chart.
    bar : At
        The place of the bar in it.
    run : At
        By which rules.
    """

    measure: At
    bar: At
    run: At


@dataclass(frozen=True, slots=True)
class Behind:
    """Tell games behind a bar, from one of them on."""

    bar: BarAt
    first: int


@dataclass(frozen=True, slots=True)
class Story:
    """Lay a game on the table, at the place that the bar is about."""

    bar: BarAt
    game: At


@dataclass(frozen=True, slots=True)
class Save:
    """Write all games of a run as a file."""

    form: Form
    run: At


SimulationRequest: TypeAlias = Simulate | Stop | Behind | Story | Save


def _simulate(at: At) -> Simulate:
    given = at.fields("do", "games", "seed", "players", "rules")
    known = {name: name for name in PLAYERS}
    return Simulate(
        given["games"].integer(1, MOST_GAMES),
        seed_in_digits(given["seed"]),
        tuple(one.one_of(known) for one in given["players"].items(MIN_PLAYERS, MAX_PLAYERS)),
        tuple(map(rules_at, given["rules"].items(1, MOST_RUNS))),
    )


def _stop(at: At) -> Stop:
    at.fields("do")
    return Stop()


def _behind(at: At) -> Behind:
    given = at.fields("do", "measure", "bar", "run", "first")
    return Behind(_bar(given), given["first"].integer(0, MOST_GAMES))


def _story(at: At) -> Story:
    given = at.fields("do", "measure", "bar", "run", "game")
    return Story(_bar(given), given["game"])


def _bar(given: Fields) -> BarAt:
    return BarAt(given["measure"], given["bar"], given["run"])


def _save(at: At) -> Save:
    given = at.fields("do", "form", "run")
    return Save(given["form"].one_of(_FORMS), given["run"])


SIMULATION_REQUESTS: Final[dict[str, Callable[[At], SimulationRequest]]] = {
    "simulate": _simulate,
    "stop": _stop,
    "behind": _behind,
    "story": _story,
    "save": _save,
}
