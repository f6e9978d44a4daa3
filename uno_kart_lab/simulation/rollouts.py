"""Rollouts, compiled: the same as `players.rollouts`, some thousand times as fast."""

from __future__ import annotations

import numpy as np

from uno_kart_lab.odds import unseen
from uno_kart_lab.players.rollouts import MOST_ACTIONS
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.options import STANDARD
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.shuffle import MASK
from uno_kart_lab.simulation.kernel import rollouts
from uno_kart_lab.simulation.translating import new_table, number_of, show_view


def play_out(
    view: Position, games: int, seed: int, first: Action | None = None, begin: int = 0
) -> tuple[int, ...]:
    """Count who wins the round in games that go on from a view; see `players.rollouts.play_out`."""
    seats = len(view.hands)
    tables = np.concatenate([new_table(view.rules, ("simple",) * seats)] * 2)
    show_view(view, tables)
    cards = np.array([card.rank for card in unseen(view)] * 2, np.uint8)
    won = np.zeros(seats + 1, np.int64)
    action = -1 if first is None else number_of(first)
    most = MOST_ACTIONS - 1
    rollouts.play_out(tables, cards, np.uint64(seed & MASK), begin, games, action, most, won)
    return tuple(won.tolist())


def load() -> None:
    """Compile what `play_out` needs, or find it compiled; it is to be called before the first."""
    tables = np.concatenate([new_table(STANDARD, ("simple",) * 2)] * 2)
    cards = np.zeros(0, np.uint8)
    won = np.zeros(3, np.int64)
    rollouts.play_out(tables, cards, np.uint64(0), 0, 0, -1, 1, won)
