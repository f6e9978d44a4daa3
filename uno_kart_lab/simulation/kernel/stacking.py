"""House rule: a draw card is answered with another, and what they draw adds up (STACK)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.simulation.kernel.after_play import lose_turn, next_seat, open_window_if_due
from uno_kart_lab.simulation.kernel.cards import (
    DRAW_TWO,
    DRAW_TWO_BITS,
    FACE,
    FOR_DRAW_TWO,
    FOR_WILD_DRAW_FOUR,
    WILD_DRAW_FOUR_BIT,
)
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.options import ANY_STACKS, CHALLENGEABLE, NO_STACKING
from uno_kart_lab.simulation.kernel.stock import draw, top
from uno_kart_lab.simulation.kernel.table import BY_STACK, STACK
from uno_kart_lab.simulation.kernel.wild_draw_four import allowed, await_challenge


@compiled
def goes_on(t: Any) -> bool:
    """Tell whether the card just played can be stacked on: a last card can't (STACK-5)."""
    return bool(t.stacking != NO_STACKING and t.held[t.turn])


@compiled
def stackable(t: Any, seat: int) -> Any:
    """Return the cards that a seat can stack on the top card (STACK-1, WD4-2)."""
    stacks = DRAW_TWO_BITS if FACE[top(t)] == DRAW_TWO else WILD_DRAW_FOUR_BIT
    if t.stacking == ANY_STACKS:
        stacks = DRAW_TWO_BITS | WILD_DRAW_FOUR_BIT
    return allowed(t, seat, t.have[seat] & stacks)


@compiled
def aim_draw_two(t: Any, due: int) -> None:
    """The next seat is asked, with `due` cards of those before to be drawn, too (STACK-2)."""
    open_window_if_due(t)
    _await_stack(t, due + FOR_DRAW_TWO)


@compiled
def aim_wild_draw_four(t: Any, colour: int, before: int, due: int) -> None:
    """The player chooses the colour; the next seat is asked, and may challenge (STACK-4, WD4-2)."""
    t.colour = colour
    open_window_if_due(t)
    if t.wild_draw_four == CHALLENGEABLE:
        await_challenge(t, before, due)
    else:
        _await_stack(t, due + FOR_WILD_DRAW_FOUR)


@compiled
def _await_stack(t: Any, count: int) -> None:
    t.awaiting = STACK
    t.awaited_seat = next_seat(t, t.turn)
    t.awaited_count = count


@compiled
def accept_stack(t: Any, seat: int) -> None:
    """Draw all that has come together, and lose the turn (STACK-3)."""
    draw(t, seat, t.awaited_count, BY_STACK)
    lose_turn(t, seat)
