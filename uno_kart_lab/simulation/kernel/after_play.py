"""What follows a card that has been carried out: the next turn, or the end (END, SCORE, GAME)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.simulation.kernel.cards import NO_CARDS, ONE, POINTS
from uno_kart_lab.simulation.kernel.compiling import compiled, lowest
from uno_kart_lab.simulation.kernel.options import POINTS_END, ROUNDS_END
from uno_kart_lab.simulation.kernel.table import GAME_OVER, NOBODY, ROUND_OVER, TURN


@compiled
def next_seat(t: Any, seat: int) -> int:
    """Return the seat one step on from `seat` in the direction of play."""
    return _seat_at(t, seat + t.direction)


@compiled
def previous_seat(t: Any, seat: int) -> int:
    """Return the seat one step back from `seat` against the direction of play."""
    return _seat_at(t, seat - t.direction)


@compiled
def _seat_at(t: Any, place: int) -> int:
    seats: int = t.players
    if place < 0:
        return place + seats
    return place - seats if place >= seats else place


@compiled
def begin_turn(t: Any, seat: int, after: int) -> None:
    """It is `seat`'s turn, after that of another seat or, as a round begins, of `NOBODY`."""
    t.turn = seat
    t.awaiting = TURN
    t.awaited_seat = seat
    t.uno_due = 0
    if after != NOBODY and after != seat:
        t.last_actor = after
    t.link = 0
    t.turns += 1


@compiled
def finish_play(t: Any, seat: int) -> None:
    """End the round if the hand is empty (END-1); else open the UNO window if due, and go on."""
    if not _ended(t):
        begin_turn(t, seat, t.turn)


@compiled
def take_extra_turn(t: Any) -> None:
    """Let the same player go again in the same chain, unless the round is over (ITEM-5, END-3)."""
    if not _ended(t):
        link = t.link
        begin_turn(t, t.turn, t.turn)
        t.link = link


@compiled
def _ended(t: Any) -> bool:
    if t.held[t.turn] == 0:
        win_round(t)
        return True
    open_window_if_due(t)
    return False


@compiled
def open_window_if_due(t: Any) -> None:
    """Have the player in turn be caught, if it holds one card and UNO was not said (UNO-3)."""
    if t.uno_due and t.held[t.turn] == 1:
        t.uno_window = t.turn
        t.uno_due = 0
        t.uno_forgotten += 1


@compiled
def lose_turn(t: Any, loser: int) -> None:
    """`loser` loses its turn, and the seat after it is next."""
    finish_play(t, next_seat(t, loser))


@compiled
def win_round(t: Any) -> None:
    """End the round: the last card of the seat in turn has been carried out (END-1, SCORE-1)."""
    t.round_winner = t.turn
    points = 0
    for seat in range(t.players):
        left = t.have[seat]
        while left != NO_CARDS:
            card = lowest(left)
            points += POINTS[card] * t.copies[seat, card]
            left &= left - ONE
    t.points = points
    t.scores[t.turn] += points
    end_round(t)


@compiled
def end_round(t: Any) -> None:
    """End the round, and the game if it is over after this round (STOCK-3, GAME-1)."""
    t.awaiting = ROUND_OVER
    t.awaited_seat = NOBODY
    if t.game_end == POINTS_END:
        _name_winners(t, t.game_end_at)
        if t.game_winners:
            t.awaiting = GAME_OVER
    elif t.game_end == ROUNDS_END:
        if t.round >= t.game_end_at:
            best = 0
            for seat in range(t.players):
                best = max(best, t.scores[seat])
            _name_winners(t, best)
            t.awaiting = GAME_OVER
    else:
        if t.round_winner != NOBODY:
            t.game_winners = 1 << t.round_winner
        t.awaiting = GAME_OVER


@compiled
def _name_winners(t: Any, least: int) -> None:
    for seat in range(t.players):
        if t.scores[seat] >= least:
            t.game_winners |= 1 << seat
