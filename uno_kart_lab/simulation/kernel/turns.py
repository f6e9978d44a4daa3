"""A turn: what fits, playing, drawing, keeping (TURN, MATCH, ACT, STOCK-3)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.simulation.kernel.after_play import (
    begin_turn,
    end_round,
    finish_play,
    lose_turn,
    next_seat,
)
from uno_kart_lab.simulation.kernel.cards import (
    BIT,
    DRAW_TWO,
    FACE,
    FOR_DRAW_TWO,
    ITEM_BOX,
    MATCHING,
    NO_CARDS,
    REVERSE,
    SKIP,
    WILD_DRAW_FOUR,
)
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.item_box import count_link, open_box
from uno_kart_lab.simulation.kernel.jump_in import jump_in
from uno_kart_lab.simulation.kernel.options import DRAW_UNTIL_PLAYABLE, NO_EFFECT
from uno_kart_lab.simulation.kernel.seven_zero import move_hands, moves_hands
from uno_kart_lab.simulation.kernel.stacking import aim_draw_two, aim_wild_draw_four, goes_on
from uno_kart_lab.simulation.kernel.stock import can_draw, draw, draw_one, is_empty, lay, renew, top
from uno_kart_lab.simulation.kernel.stock import take as take_card
from uno_kart_lab.simulation.kernel.table import (
    BY_DRAW_TWO,
    BY_STACK,
    BY_TURN,
    DRAWN_CARD,
    TURN,
)
from uno_kart_lab.simulation.kernel.wild_draw_four import aim, allowed


@compiled
def playable(t: Any, seat: int, cards: Any) -> Any:
    """Return those of `cards`, held by `seat`, that it may play now (MATCH, WD4-2)."""
    return allowed(t, seat, cards & MATCHING[top(t), t.colour])


@compiled
def play(t: Any, seat: int, card: int, colour: int, say_uno: int) -> None:
    """Lay a card and carry it out (TURN-1, UNO-1, ACT-1 … ACT-4)."""
    due = 0 if seat == t.turn else _take_turn(t, seat)
    before = t.colour
    t.uno_due = 1 if t.held[seat] == 2 and say_uno == 0 else 0
    take_card(t, seat, card)
    lay(t, card)
    t.passes = 0
    face = FACE[card]
    if face < DRAW_TWO:
        if moves_hands(t, face):
            move_hands(t, face)
        else:
            finish_play(t, next_seat(t, seat))
    elif face == ITEM_BOX:
        count_link(t)
        open_box(t)
    elif face == WILD_DRAW_FOUR:
        if goes_on(t):
            aim_wild_draw_four(t, colour, before, due)
        else:
            aim(t, colour, before, due)
    elif face == SKIP:
        lose_turn(t, next_seat(t, seat))
    elif face == REVERSE:
        _reverse(t)
    elif goes_on(t):
        aim_draw_two(t, due)
    else:
        _draw_two(t, due)


@compiled
def _take_turn(t: Any, seat: int) -> int:
    """Begin a turn with a card that is stacked (STACK-3), or jumped in with (JUMP-2).

    What is returned is how many cards the stack has come to.
    """
    if t.awaiting == TURN:
        jump_in(t, seat)
        return 0
    due: int = t.awaited_count
    begin_turn(t, seat, t.turn)
    return due


@compiled
def _draw_two(t: Any, due: int) -> None:
    """The next seat draws two, beside what is due of a stack, and loses its turn (ACT-1)."""
    victim = next_seat(t, t.turn)
    draw(t, victim, due + FOR_DRAW_TWO, BY_STACK if due else BY_DRAW_TWO)
    lose_turn(t, victim)


@compiled
def _reverse(t: Any) -> None:
    """The direction changes; with two players the other may lose its turn by it (ACT-2)."""
    t.direction = -t.direction
    onward = next_seat(t, t.turn)
    if t.players > 2 or t.two_player_reverse == NO_EFFECT:
        finish_play(t, onward)
    else:
        lose_turn(t, onward)


@compiled
def take_draw(t: Any) -> None:
    """Draw one card, or until one fits; it may be played at once (TURN-1, TURN-3, TURN-4)."""
    seat = t.turn
    while True:
        if is_empty(t):
            renew(t)
        card = draw_one(t, seat, BY_TURN)
        if playable(t, seat, BIT[card]) != NO_CARDS:
            t.awaiting = DRAWN_CARD
            t.awaited_card = card
            return
        if t.after_draw != DRAW_UNTIL_PLAYABLE or not can_draw(t):
            break
    _end_without_play(t)


@compiled
def pass_turn(t: Any) -> None:
    """Keep the card just drawn (TURN-3); or pass, and when all have, the round is blocked."""
    if t.awaiting == TURN:
        t.passes += 1
        if t.passes == t.players:
            end_round(t)
            return
    _end_without_play(t)


@compiled
def _end_without_play(t: Any) -> None:
    """Play passes to the next seat (TURN-4)."""
    begin_turn(t, next_seat(t, t.turn), t.turn)
