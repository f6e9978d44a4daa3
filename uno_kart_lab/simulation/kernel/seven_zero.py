"""House rule: a 7 swaps two hands, a 0 passes all hands on (SEVEN-1 … SEVEN-4)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.simulation.kernel.after_play import finish_play, next_seat, previous_seat
from uno_kart_lab.simulation.kernel.cards import RANKS, SEVEN, ZERO
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.table import SWAP


@compiled
def moves_hands(t: Any, face: int) -> bool:
    """Tell whether a card that was just played does, and not as the last one (SEVEN-3)."""
    return bool(t.seven_zero and face in (ZERO, SEVEN) and t.held[t.turn])


@compiled
def move_hands(t: Any, face: int) -> None:
    """Pass all hands on for a 0 (SEVEN-2), or ask with whom to swap for a 7 (SEVEN-1)."""
    if face == ZERO:
        _pass_on(t)
        finish_play(t, next_seat(t, t.turn))
    else:
        t.awaiting = SWAP
        t.awaited_seat = t.turn


@compiled
def swap(t: Any, target: int) -> None:
    """The two swap their whole hands, and play goes on (SEVEN-1)."""
    _swap(t, t.turn, target)
    finish_play(t, next_seat(t, t.turn))


@compiled
def _pass_on(t: Any) -> None:
    """Every hand goes to the next seat: each in turn swaps with the seat before (SEVEN-2)."""
    seat = t.turn
    before = previous_seat(t, seat)
    while before != t.turn:
        _swap(t, seat, before)
        seat = before
        before = previous_seat(t, seat)


@compiled
def _swap(t: Any, one: int, other: int) -> None:
    t.have[one], t.have[other] = t.have[other], t.have[one]
    t.held[one], t.held[other] = t.held[other], t.held[one]
    for card in range(RANKS):
        kept = t.copies[one, card]
        t.copies[one, card] = t.copies[other, card]
        t.copies[other, card] = kept
