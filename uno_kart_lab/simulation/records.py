"""One game of a simulation as a record, to be watched action by action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from uno_kart_lab.files.at import At
from uno_kart_lab.files.records import Record, write_record
from uno_kart_lab.players.table import PLAYERS, choices_of, next_action
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.engine import apply, start_game
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import GameOver, RoundOver
from uno_kart_lab.simulation.kernel.playing import ROUND_OVER, begin, play_on
from uno_kart_lab.simulation.plan import LIMIT, MAX_GAMES, Plan, read_plan
from uno_kart_lab.simulation.translating import new_table, read_action


def record(
    game: int,
    seed: int = 0,
    players: Sequence[str] = ("random",) * 4,
    rules: str | dict[str, Any] | RuleSet = "standard",
    *,
    dealer: int | None = None,
) -> dict[str, Any]:
    """Return one of the games that `simulate` plays with these arguments, as a record.

    Parameters
    ----------
    game : int
        The game's number, as the table has it.
    seed, players, rules, dealer
        See `simulate`.

    Returns
    -------
    dict
        A record (docs/formats.md), which the engine replays card for card.

    Examples
    --------
    >>> from uno_kart_lab.simulation import record
    >>> record(5, seed=7, players=("simple",) * 3)["players"]
    ['Simple 1', 'Simple 2', 'Simple 3']
    """
    plan = read_plan(players, rules, seed, dealer)
    dealt = plan.seed_of(At("game", game).integer(0, MAX_GAMES))
    actions = _compiled_actions(plan, dealt) if plan.is_compiled else _engine_actions(plan, dealt)
    names = tuple(f"{name.capitalize()} {seat + 1}" for seat, name in enumerate(plan.players))
    return write_record(Record(names, plan.rules, dealt, plan.dealer, actions))


def load(plan: Plan) -> None:
    """Compile what `record` needs for a plan, or find it compiled."""
    if plan.is_compiled:
        _compiled_actions(plan, 0)


def _compiled_actions(plan: Plan, seed: int) -> tuple[Action, ...]:
    table = new_table(plan.rules, plan.players)
    log = np.zeros(LIMIT, np.int64)
    begin(table, seed, plan.dealer or 0)
    done = play_on(table, log, ROUND_OVER)
    return tuple(read_action(number) for number in log[:done].tolist())


def _engine_actions(plan: Plan, seed: int) -> tuple[Action, ...]:
    players = [PLAYERS[name] for name in plan.players]
    choices = choices_of(seed)
    position = start_game(plan.players, plan.rules, seed, plan.dealer).after
    actions: list[Action] = []
    while not isinstance(position.awaiting, RoundOver | GameOver) and len(actions) < LIMIT:
        action, choices = next_action(position, players, choices)
        position = apply(position, action).after
        actions.append(action)
    return tuple(actions)
