"""The end of a round and of a game (END, SCORE, GAME, STOCK-3)."""

from __future__ import annotations

from typing import assert_never

from uno_kart_lab.rules.events import GameEnded, PointsScored, RoundBlocked, RoundWon
from uno_kart_lab.rules.options import OneRound, PointsGame, RoundsGame
from uno_kart_lab.rules.position import Position, Reason
from uno_kart_lab.rules.resolution import Resolution


def win_round(p: Position, reason: Reason) -> Resolution:
    """End the round: the last card of the seat in turn has been carried out (END-1, SCORE-1)."""
    winner = p.turn
    p = yield RoundWon(reason, winner)
    points = sum(card.points for hand in p.hands for card in hand)
    scored = reason.then("SCORE-1", p.moment, also=("DECK-3",))
    p = yield PointsScored(scored, winner, p.hands, points)
    return (yield from _end_game(p, scored))


def block_round(p: Position) -> Resolution:
    """End a round in which nobody can draw and all have passed (STOCK-3)."""
    reason = Reason("STOCK-3", p.moment)
    p = yield RoundBlocked(reason)
    return (yield from _end_game(p, reason))


def _end_game(p: Position, reason: Reason) -> Resolution:
    """End the game if it is over after this round (GAME-1)."""
    winners = _game_winners(p)
    if winners is not None:
        ended = reason.then("GAME-1", p.moment, options=("game_end",))
        p = yield GameEnded(ended, winners)
    return p


def _game_winners(p: Position) -> tuple[int, ...] | None:
    """Return who has won the game, or None while it goes on."""
    match p.rules.game_end:
        case OneRound():
            return () if p.round_winner is None else (p.round_winner,)
        case PointsGame(points):
            return tuple(s for s, score in enumerate(p.scores) if score >= points) or None
        case RoundsGame(rounds):
            if p.round < rounds:
                return None
            return tuple(s for s, score in enumerate(p.scores) if score == max(p.scores))
        case _:
            assert_never(p.rules.game_end)
