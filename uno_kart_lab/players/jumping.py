"""Who can jump in, in the order in which the players are asked (JUMP-1)."""

from __future__ import annotations

from collections.abc import Sequence

from uno_kart_lab.rules.actions import Action, Play
from uno_kart_lab.rules.position import Position


def jump_ins(position: Position, legal: Sequence[Action]) -> list[Play]:
    """Return the plays out of turn among `legal`, in order of play from the awaited seat."""
    asked = position.awaiting.seat
    plays = [action for action in legal if isinstance(action, Play) and action.seat != asked]
    direction, seats = position.direction, len(position.hands)
    return sorted(plays, key=lambda play: direction * (play.seat - position.turn) % seats)
