"""Cards that go from place to place, and the stock (STOCK-1, STOCK-2)."""

from __future__ import annotations

from typing import Any

import numpy as np

from uno_kart_lab.simulation.kernel.cards import BIT, COLOUR
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.generator import shuffle


@compiled
def give(t: Any, seat: int, card: int) -> None:
    """Put a card into a hand."""
    t.copies[seat, card] += np.uint8(1)
    t.have[seat] |= BIT[card]
    t.held[seat] += 1


@compiled
def take(t: Any, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    left = t.copies[seat, card] - np.uint8(1)
    t.copies[seat, card] = left
    if left == 0:
        t.have[seat] ^= BIT[card]
    t.held[seat] -= 1


@compiled
def lay(t: Any, card: int) -> None:
    """Put a card on the discard pile: its colour is active, and none of a wild's."""
    t.discard[t.discards] = card
    t.discards += 1
    t.colour = COLOUR[card]


@compiled
def top(t: Any) -> int:
    """Return the top card of the discard pile."""
    return int(t.discard[t.discards - 1])


@compiled
def turn_up(t: Any) -> int:
    """Take the top card off the stock, which is not empty."""
    card = int(t.stock[t.stock_top])
    t.stock_top += 1
    return card


@compiled
def is_empty(t: Any) -> bool:
    """Tell whether no card is left in the stock."""
    return bool(t.stock_top == t.stock_end)


@compiled
def can_draw(t: Any) -> bool:
    """Tell whether at least one card can be drawn, if need be after a reshuffle (STOCK-1)."""
    return bool(t.stock_top < t.stock_end or t.discards > 1)


@compiled
def draw(t: Any, seat: int, count: int, cause: int) -> None:
    """Let `seat` draw `count` cards, or what there is (STOCK-1, STOCK-2)."""
    for _ in range(count):
        if not can_draw(t):
            return
        if is_empty(t):
            renew(t)
        draw_one(t, seat, cause)


@compiled
def draw_one(t: Any, seat: int, cause: int) -> int:
    """Let `seat` draw the top card of the stock, which is not empty."""
    card = turn_up(t)
    give(t, seat, card)
    t.passes = 0
    t.drawn[cause] += 1
    return card


@compiled
def renew(t: Any) -> None:
    """Reshuffle the discard pile but its top card (STOCK-1)."""
    count = t.discards - 1
    for place in range(count):
        t.stock[place] = t.discard[place]
    t.discard[0] = t.discard[count]
    t.discards = 1
    t.stock_top = 0
    t.stock_end = count
    t.generator = shuffle(t.stock, 0, count, t.generator)
    t.reshuffles += 1
