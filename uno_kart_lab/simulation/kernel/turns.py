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
    ITEM_BOX,
    MATCHING,
    NO_CARDS,
    REVERSE,
    SKIP,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOUR_BIT,
)
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.item_box import count_link, open_box
from uno_kart_lab.simulation.kernel.options import (
    DRAW_UNTIL_PLAYABLE,
    NO_EFFECT,
    ONLY_IF_NO_MATCH,
)
from uno_kart_lab.simulation.kernel.stock import can_draw, draw, draw_one, is_empty, lay, renew, top
from uno_kart_lab.simulation.kernel.stock import take as take_card
from uno_kart_lab.simulation.kernel.table import (
    BY_DRAW_TWO,
    BY_TURN,
    DRAWN_CARD,
    TURN,
)
from uno_kart_lab.simulation.kernel.wild_draw_four import aim, is_bluff


@compiled
def playable(t: Any, seat: int, cards: Any) -> Any:
    """Return those of `cards`, held by `seat`, that it may play now (MATCH, WD4-2)."""
    fitting = cards & MATCHING[top(t), t.colour]
    if (
        t.wild_draw_four == ONLY_IF_NO_MATCH
        and (fitting & WILD_DRAW_FOUR_BIT) != NO_CARDS
        and is_bluff(t, seat, t.colour)
    ):
        fitting ^= WILD_DRAW_FOUR_BIT
    return fitting


@compiled
def play(t: Any, card: int, colour: int, say_uno: int) -> None:
    """Lay a card and carry it out (TURN-1, UNO-1, ACT-1 … ACT-4)."""
    seat = t.turn
    before = t.colour
    t.uno_due = 1 if t.held[seat] == 2 and say_uno == 0 else 0
    take_card(t, seat, card)
    lay(t, card)
    t.passes = 0
    face = FACE[card]
    if face < DRAW_TWO:
        finish_play(t, next_seat(t, seat))
    elif face == ITEM_BOX:
        count_link(t)
        open_box(t)
    elif face == WILD_DRAW_FOUR:
        aim(t, colour, before)
    elif face == SKIP:
        lose_turn(t, next_seat(t, seat))
    elif face == REVERSE:
        _reverse(t)
    else:
        victim = next_seat(t, seat)
        draw(t, victim, 2, BY_DRAW_TWO)
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
