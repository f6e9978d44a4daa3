"""Rollouts: rounds played to their end from what one seat sees, by the engine."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.players import simple
from uno_kart_lab.players.jumping import jump_ins
from uno_kart_lab.players.worlds import world_of
from uno_kart_lab.rules.actions import Action, CatchUno
from uno_kart_lab.rules.engine import apply, legal_actions
from uno_kart_lab.rules.position import GameOver, Position, RoundOver

MOST_ACTIONS: Final = 2_000
"""In a round: one that takes more is nobody's."""


def play_out(
    view: Position, games: int, seed: int, first: Action | None = None, begin: int = 0
) -> tuple[int, ...]:
    """Count who wins the round in games that go on from a view.

    In each game the cards that the view hides lie anew, all ways equally likely; then everybody
    plays on as `players.simple` does.

    Parameters
    ----------
    view : Position
        As `views.see_position` gives it, in a round that is on.
    games : int
    seed : int
        The same seed gives the same games.
    first : Action, optional
        What the viewer's seat does first, in each game.
    begin : int
        The number of the first game: those of two calls can be put together.

    Returns
    -------
    tuple of int
        How many each seat wins, and last how many nobody does.
    """
    won = [0] * (len(view.hands) + 1)
    for number in range(begin, begin + games):
        winner = _winner(world_of(view, seed, number), first)
        won[-1 if winner is None else winner] += 1
    return tuple(won)


def _winner(world: Position, first: Action | None) -> int | None:
    """Return who wins the round; None if it is blocked, or does not come to an end."""
    position = world if first is None else apply(world, first).after
    for _ in range(MOST_ACTIONS):
        if isinstance(position.awaiting, RoundOver | GameOver):
            return position.round_winner
        position = apply(position, _simple_action(position)).after
    return None


def _simple_action(position: Position) -> Action:
    """Return what is done next: no view is made, since `simple` looks at no more than its seat."""
    legal = legal_actions(position)
    caught = next((action for action in legal if isinstance(action, CatchUno)), None)
    if caught is not None:
        return caught
    jumps = jump_ins(position, legal)
    return simple.saying_uno(position, jumps[0]) if jumps else simple.simple_action(position, legal)
