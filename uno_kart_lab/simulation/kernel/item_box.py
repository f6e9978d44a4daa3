"""The Item Box, the item that it turns up, and chains (ITEM-1 … ITEM-7)."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.rules.cards import Item
from uno_kart_lab.rules.item_box import DRAWN
from uno_kart_lab.simulation.kernel.after_play import (
    finish_play,
    next_seat,
    previous_seat,
    take_extra_turn,
    win_round,
)
from uno_kart_lab.simulation.kernel.cards import BANANA, ITEM, LIGHTNING, MUSHROOM, SHELL
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.options import ENDS_ROUND, LAST_TO_ACT
from uno_kart_lab.simulation.kernel.stock import draw, is_empty, lay, renew, turn_up
from uno_kart_lab.simulation.kernel.table import (
    BY_BANANA,
    BY_BOBOMB,
    BY_LIGHTNING,
    BY_SHELL,
    COLOUR_AWAITED,
    NOBODY,
    TARGET,
)

_FOR_BANANA: Final = DRAWN[Item.BANANA]
_FOR_SHELL: Final = DRAWN[Item.SHELL]
_FOR_LIGHTNING: Final = DRAWN[Item.LIGHTNING]
_FOR_BOBOMB: Final = DRAWN[Item.BOBOMB]


@compiled
def count_link(t: Any) -> None:
    """A box is played: it begins a chain or goes on with one (ITEM-5)."""
    if t.link == 0:
        t.chain += 1
    t.link += 1
    t.boxes += 1
    t.longest_chain = max(t.longest_chain, t.link)


@compiled
def open_box(t: Any) -> None:
    """Turn up the stock's top card; only its item acts (ITEM-1, ITEM-2, ITEM-3, ITEM-6)."""
    if t.held[t.turn] == 0 and t.last_item_box == ENDS_ROUND:
        win_round(t)
        return
    if is_empty(t):
        renew(t)
    card = turn_up(t)
    lay(t, card)
    item = ITEM[card]
    if item == MUSHROOM:
        take_extra_turn(t)
    elif item == BANANA:
        _banana(t)
    elif item == SHELL:
        t.awaiting = TARGET
        t.awaited_seat = t.turn
    elif item == LIGHTNING:
        _lightning(t)
    else:
        draw(t, t.turn, _FOR_BOBOMB, BY_BOBOMB)
        t.awaiting = COLOUR_AWAITED
        t.awaited_seat = t.turn


@compiled
def _banana(t: Any) -> None:
    """The player before draws two (ITEM-BANANA)."""
    target = previous_seat(t, t.turn)
    if t.banana_target == LAST_TO_ACT and t.last_actor != NOBODY:
        target = t.last_actor
    draw(t, target, _FOR_BANANA, BY_BANANA)
    pass_on(t)


@compiled
def _lightning(t: Any) -> None:
    """All others draw one, in order of play; the player takes another turn (ITEM-LIGHTNING)."""
    seat = next_seat(t, t.turn)
    while seat != t.turn:
        draw(t, seat, _FOR_LIGHTNING, BY_LIGHTNING)
        seat = next_seat(t, seat)
    take_extra_turn(t)


@compiled
def choose_target(t: Any, target: int) -> None:
    """The chosen opponent draws one (ITEM-SHELL)."""
    draw(t, target, _FOR_SHELL, BY_SHELL)
    pass_on(t)


@compiled
def choose_colour(t: Any, colour: int) -> None:
    """The colour chosen after a Bob-omb (ITEM-BOBOMB)."""
    t.colour = colour
    pass_on(t)


@compiled
def pass_on(t: Any) -> None:
    """Play passes to the next seat; nobody loses a turn by an item (ITEM-4)."""
    finish_play(t, next_seat(t, t.turn))
