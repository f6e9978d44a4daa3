"""House rule: a card identical to the top card is played out of turn (JUMP-1 … JUMP-3)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.simulation.kernel.cards import BIT, COLOURED
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.stock import top
from uno_kart_lab.simulation.kernel.table import NOBODY


@compiled
def twin(t: Any) -> Any:
    """Return the card that can be jumped in with, as a set; none while a wild is up (JUMP-1)."""
    return BIT[top(t)] & COLOURED


@compiled
def jump_in(t: Any, seat: int) -> None:
    """From here play goes on; who was awaited has lost nothing but its chance (JUMP-2, JUMP-3)."""
    t.turn = seat
    if t.last_actor == seat:
        t.last_actor = NOBODY
    t.link = 0
    t.jump_ins += 1
