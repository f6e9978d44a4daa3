"""The engine and the kernel in lockstep: the same games, and the same table after every action.

``python -m tests.simulation.lockstep GAMES`` plays that many, over all options and numbers of
players, on all cores.
"""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

import numpy as np

from tests.simulation.scenes import SEED, opened_anew
from tests.simulation.told import as_told, table_as_told
from tests.strategies import NAMES, any_rules, small_table
from uno_kart_lab.players.table import PLAYERS, choices_of, game_seed, next_action
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.engine import apply, legal_actions, start_game
from uno_kart_lab.rules.options import OneRound, PointsGame, RoundsGame, RuleSet
from uno_kart_lab.rules.position import GameOver, Position
from uno_kart_lab.simulation.kernel.generator import game_seed as kernel_game_seed
from uno_kart_lab.simulation.kernel.playing import GAME_OVER, begin, play_on
from uno_kart_lab.simulation.kernel.strategies import STRATEGIES
from uno_kart_lab.simulation.translating import new_table, read_action, show_view

MOST_ACTIONS = 150
GAME_ENDS = (OneRound(), PointsGame(1), PointsGame(150), RoundsGame(1), RoundsGame(2))
SEATS = range(2, 11)


class Parted(AssertionError):
    """The engine and the kernel are not at one."""


class Turn(NamedTuple):
    """What is done at a position, by whom, and what the choices' stream was before."""

    before: Position
    players: list[str]
    choices: int
    action: Action


class Deal(NamedTuple):
    """A game that is to be dealt; `dealer` is None if the cards decide."""

    rules: RuleSet
    players: list[str]
    seed: int
    dealer: int | None


def turns_in_lockstep(game: int, seats: int | None = None) -> Iterator[Turn]:
    """Play a game in both, and yield what is done in it once both have come to the same of it.

    Every eighth begins at a small table, where stocks run out and rounds are blocked.
    """
    random = Random(game)
    deal = any_deal(random, game, seats)
    if begins_small(game):
        small = small_table(random, deal.rules, len(deal.players))
        yield from turns_from(small, deal.players, deal.seed)
    else:
        yield from turns_of(deal)


def begins_small(game: int) -> bool:
    return game % 8 == 0


def any_deal(random: Random, game: int, seats: int | None) -> Deal:
    rules = any_rules(random, GAME_ENDS)
    players = [random.choice(STRATEGIES) for _ in range(seats or random.choice(SEATS))]
    seed = game_seed(SEED, game)
    if seed != kernel_game_seed(np.uint64(SEED), game):
        raise Parted(f"another seed for game {game}: {seed}")
    dealer = None if rules.first_dealer == "high_card" else random.randrange(len(players))
    return Deal(rules, players, seed, dealer)


def turns_of(deal: Deal) -> Iterator[Turn]:
    """Deal a game in both and play it; see `turns_in_lockstep`."""
    rules, players, seed, dealer = deal
    table = new_table(rules, players)
    start = start_game(NAMES[: len(players)], rules, seed, dealer)
    begin(table, seed, dealer or 0)
    if opened_anew(start).after != start.after:
        raise Parted(f"once dealt, another opening: {start.events}")
    yield from _turns(start.after, players, table, choices_of(seed))


def turns_from(position: Position, players: list[str], seed: int) -> Iterator[Turn]:
    """Play on from a position in both; see `turns_in_lockstep`."""
    table = new_table(position.rules, players)
    show_view(position, table)
    table["choices"] = choices_of(seed)
    yield from _turns(position, players, table, choices_of(seed))


def _turns(position: Position, players: list[str], table: Any, choices: int) -> Iterator[Turn]:
    at_the_table = [PLAYERS[name] for name in players]
    log = np.zeros(1, np.int64)
    _compare(position, table, choices, None)
    for _ in range(MOST_ACTIONS):
        if not play_on(table, log, GAME_OVER):
            if not isinstance(position.awaiting, GameOver) or legal_actions(position):
                raise Parted(f"for the kernel the game is over: {position.awaiting}")
            return
        before, stream = position, choices
        action, choices = next_action(position, at_the_table, choices)
        done = read_action(int(log[0]))
        if done != action:
            raise Parted(f"{action}, the kernel: {done}; {position.awaiting}")
        position = apply(position, action).after
        _compare(position, table, choices, action)
        yield Turn(before, players, stream, action)


def _compare(position: Position, table: Any, choices: int, action: Action | None) -> None:
    engine, kernel = as_told(position), table_as_told(table)
    engine["choices"], kernel["choices"] = choices, int(table["choices"][0])
    if engine != kernel:
        parted = {key: (engine[key], kernel[key]) for key in engine if engine[key] != kernel[key]}
        raise Parted(f"after {action} under {position.rules}: {parted}")


def play_all(games: range, seats: int | None = None) -> int:
    """Play games in lockstep, and return how many actions they took together."""
    return sum(1 for game in games for _ in turns_in_lockstep(game, seats))


def main(games: int) -> int:
    parts = [range(part, games, 200) for part in range(200)]
    actions = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for part, done in enumerate(pool.map(play_all, parts), 1):
            actions += done
            print(f"\r{part / 2:.0f} %, {actions:,} actions", end="", file=sys.stderr, flush=True)
    print(f"\n{games:,} games, {actions:,} actions: the engine and the kernel are at one")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
