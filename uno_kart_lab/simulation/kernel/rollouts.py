"""Rounds played to their end from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from uno_kart_lab.simulation.kernel.actions import apply
from uno_kart_lab.simulation.kernel.compiling import SOURCES, compiled, entry
from uno_kart_lab.simulation.kernel.generator import below, next_word, shuffle
from uno_kart_lab.simulation.kernel.stock import give
from uno_kart_lab.simulation.kernel.strategies import decide
from uno_kart_lab.simulation.kernel.table import CHALLENGE, NOBODY, ROUND_OVER

HIDDEN: Final = 255
"""In the stock of a table that shows a view: a card that is not known."""


def _play_out(sources: int) -> Callable[..., None]:
    @entry
    def play_out(
        tables: Any,
        unseen: Any,
        seed: Any,
        begin: int,
        games: int,
        first: int,
        limit: int,
        won: Any,
    ) -> None:
        """Play games on from a view, and count in `won` who wins; its last is for nobody.

        Parameters
        ----------
        tables : array of TABLE
            The first shows the view: `held` is how many cards a hand has, of which those that are
            known are in `have` and `copies`; the second is used to play on.
        unseen : array of uint8
            The cards that the view does not show, two times over: the second time to be shuffled.
        seed : uint64
        begin, games : int
            The number of the first game, and how many there are.
        first : int
            An action that is done before anything else, or −1.
        limit : int
            After how many actions a round is nobody's.
        won : array of int64
        """
        t = tables[1]
        for number in range(begin, begin + games):
            if sources == 0:
                return
            tables[1] = tables[0]
            _fill(t, unseen, next_word(next_word(seed) ^ np.uint64(number)))
            if first >= 0:
                apply(t, first)
            t.actions = 0
            while t.awaiting < ROUND_OVER and t.actions < limit:
                apply(t, decide(t))
            if t.awaiting < ROUND_OVER or t.round_winner == NOBODY:
                won[len(won) - 1] += 1
            else:
                won[t.round_winner] += 1

    return play_out


@compiled
def _fill(t: Any, unseen: Any, state: Any) -> None:
    """Deal the unseen cards to the places where one is hidden, as `players.worlds` does."""
    many = len(unseen) // 2
    for place in range(many):
        unseen[many + place] = unseen[place]
    t.generator = shuffle(unseen, many, 2 * many, state)
    at = many
    for seat in range(t.players):
        hidden = t.held[seat]
        for card in range(t.copies.shape[1]):
            hidden -= t.copies[seat, card]
        t.held[seat] -= hidden
        for _ in range(hidden):
            give(t, seat, int(unseen[at]))
            at += 1
    for place in range(t.stock_top, t.stock_end):
        if t.stock[place] == HIDDEN:
            t.stock[place] = unseen[at]
            at += 1
    if t.awaiting == CHALLENGE and t.awaited_held == HIDDEN:
        _fill_judged_card(t)


@compiled
def _fill_judged_card(t: Any) -> None:
    """Choose which card its player held before it was caught, as `players.worlds` does."""
    place, t.generator = below(t.held[t.turn], t.generator)
    card = -1
    while place >= 0:
        card += 1
        place -= t.copies[t.turn, card]
    t.awaited_held = card


play_out: Final = _play_out(SOURCES)
