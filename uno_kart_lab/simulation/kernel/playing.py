"""The functions of the kernel that are called from Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from uno_kart_lab.rules.setup import HAND_SIZE
from uno_kart_lab.simulation.kernel.actions import apply
from uno_kart_lab.simulation.kernel.compiling import SOURCES, compiled, entry
from uno_kart_lab.simulation.kernel.generator import game_seed
from uno_kart_lab.simulation.kernel.setup import begin_game
from uno_kart_lab.simulation.kernel.strategies import decide
from uno_kart_lab.simulation.kernel.table import CAUSES, COUNTED, GAME_OVER, ROUND_OVER

_HALF: Final = np.uint64(1 << 63)

ROW: Final[Any] = np.dtype(
    [
        ("seed", np.int64),
        *((name, np.int16) for name in ("dealer", "first_seat", "winner")),
        ("over", np.bool_),
        *((name, np.int32) for name in COUNTED if name != "first_seat"),
        ("chains", np.int32),
        *((f"drawn_{cause}", np.int32) for cause in CAUSES),
    ]
)
"""What is told of a game; `winner` is −1 if there is none, and `over` tells whether it ended."""


@compiled
def _begin(t: Any, seed: Any, dealer: int) -> None:
    t.choices = np.uint64(seed) ^ _HALF
    begin_game(t, np.uint64(seed), dealer)


def _play_rounds(sources: int) -> Callable[..., int]:
    @entry
    def play_rounds(
        tables: Any, seed: int, first: int, dealer: int, limit: int, rows: Any, stop: Any
    ) -> int:
        """Play a round for each row, and return how many were played before `stop[0]` was set.

        Parameters
        ----------
        tables : array of TABLE
            One table, with the rules and the players; it is left as the last round leaves it.
        seed : int
            Of all the games.
        first : int
            The number of the first.
        dealer : int
            Who deals, if the cards don't decide.
        limit : int
            After how many actions a round is broken off.
        rows : array of ROW
            They are filled in.
        stop : array of uint8
        """
        t = tables[0]
        for place in range(len(rows)):
            if stop[0] or sources == 0:
                return place
            dealt = game_seed(seed, first + place)
            _begin(t, dealt, dealer)
            while t.awaiting < ROUND_OVER and t.actions < limit:
                apply(t, decide(t))
            _tell(t, dealt, rows[place])
        return len(rows)

    return play_rounds


@compiled
def _tell(t: Any, seed: Any, row: Any) -> None:
    row.seed = seed
    row.dealer = t.dealer
    row.first_seat = t.first_seat
    row.winner = t.round_winner
    row.over = t.awaiting >= ROUND_OVER
    row.actions = t.actions
    row.turns = t.turns
    row.points = t.points
    row.boxes = t.boxes
    row.longest_chain = t.longest_chain
    row.accepted = t.accepted
    row.challenges_won = t.challenges_won
    row.challenges_lost = t.challenges_lost
    row.reshuffles = t.reshuffles
    row.uno_forgotten = t.uno_forgotten
    row.uno_caught = t.uno_caught
    row.jump_ins = t.jump_ins
    row.chains = t.chain
    row.drawn_turn = t.drawn[0]
    row.drawn_draw_two = t.drawn[1]
    row.drawn_wild_draw_four = t.drawn[2]
    row.drawn_stack = t.drawn[3]
    row.drawn_challenge = t.drawn[4]
    row.drawn_banana = t.drawn[5]
    row.drawn_shell = t.drawn[6]
    row.drawn_lightning = t.drawn[7]
    row.drawn_bobomb = t.drawn[8]
    row.drawn_uno = t.drawn[9]


def _begin_game(sources: int) -> Callable[..., None]:
    @entry
    def begin(tables: Any, seed: int, dealer: int) -> None:
        """Deal and open the first round of a game, and begin its choices' stream."""
        if sources:
            _begin(tables[0], seed, dealer)

    return begin


def _count_dealt(sources: int) -> Callable[..., None]:
    @entry
    def count_dealt(tables: Any, seed: int, first: int, dealer: int, rank: int, dealt: Any) -> None:
        """Count how many of a card each seat is dealt, in `dealt` by game and seat.

        It is −1 for a hand that the opening card has changed.
        """
        t = tables[0]
        for place in range(len(dealt)):
            if sources == 0:
                return
            _begin(t, game_seed(seed, first + place), dealer)
            for seat in range(t.players):
                whole = t.held[seat] == HAND_SIZE
                dealt[place, seat] = t.copies[seat, rank] if whole else -1

    return count_dealt


def _play_on(sources: int) -> Callable[..., int]:
    @entry
    def play_on(tables: Any, log: Any, last: int) -> int:
        """Play on and write the actions' numbers into `log`; return how many there were.

        It ends when the log is full, or when what is awaited is `last` or later: `ROUND_OVER` for
        a round, `GAME_OVER` for a game.
        """
        done = 0
        t = tables[0]
        while sources and done < len(log) and t.awaiting < last:
            number = decide(t)
            apply(t, number)
            log[done] = number
            done += 1
        return done

    return play_on


play_rounds: Final = _play_rounds(SOURCES)
begin: Final = _begin_game(SOURCES)
play_on: Final = _play_on(SOURCES)
count_dealt: Final = _count_dealt(SOURCES)

__all__ = ["GAME_OVER", "ROUND_OVER", "ROW", "begin", "count_dealt", "play_on", "play_rounds"]
