"""The Wild Draw Four and its challenge (WD4-1 … WD4-4, CHAL-1 … CHAL-5)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.simulation.kernel.after_play import finish_play, lose_turn, next_seat
from uno_kart_lab.simulation.kernel.cards import ITEM_BOX_BIT, NO_CARDS, OF_COLOUR
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.options import CHALLENGEABLE
from uno_kart_lab.simulation.kernel.stock import draw
from uno_kart_lab.simulation.kernel.table import BY_CHALLENGE, BY_WILD_DRAW_FOUR, CHALLENGE


@compiled
def is_bluff(t: Any, seat: int, colour: int) -> bool:
    """Tell whether a Wild Draw Four played from this hand is a bluff (WD4-3)."""
    against = OF_COLOUR[colour]
    if t.item_box_counts_as_colour:
        against |= ITEM_BOX_BIT
    return bool((t.have[seat] & against) != NO_CARDS)


@compiled
def aim(t: Any, colour: int, before: int) -> None:
    """The player chooses the colour; the next seat draws four, or may challenge (WD4-1, WD4-2)."""
    t.colour = colour
    target = next_seat(t, t.turn)
    if t.wild_draw_four == CHALLENGEABLE:
        t.awaiting = CHALLENGE
        t.awaited_seat = target
        t.awaited_colour = before
    else:
        draw(t, target, 4, BY_WILD_DRAW_FOUR)
        lose_turn(t, target)


@compiled
def accept(t: Any, seat: int) -> None:
    """The next seat draws four and loses its turn (WD4-1, CHAL-1)."""
    t.accepted += 1
    draw(t, seat, 4, BY_WILD_DRAW_FOUR)
    lose_turn(t, seat)


@compiled
def challenge(t: Any, challenger: int) -> None:
    """The hand is judged by the colour active before (CHAL-2 … CHAL-5)."""
    if is_bluff(t, t.turn, t.awaited_colour):
        t.challenges_won += 1
        draw(t, t.turn, 4, BY_CHALLENGE)
        finish_play(t, challenger)
    else:
        t.challenges_lost += 1
        draw(t, challenger, 6, BY_CHALLENGE)
        lose_turn(t, challenger)
