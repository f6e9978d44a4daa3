"""An expert computer player: tries out what it may do, in games that might be this one.

It does not know how the cards lie, so it lets them lie in many ways that agree with what its seat
sees, and plays each round to its end after each thing that it may do (determinised Monte Carlo).
What wins too few of these games is dropped, and the rest is tried out in more of them (successive
halving). It does as `simple` would unless something else wins clearly more. It says UNO, catches
whoever did not, and jumps in whenever it can. It draws no numbers from the choices' stream: the
games that it tries out depend on nothing but what it sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from uno_kart_lab.players import simple
from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.players.rollouts import play_out
from uno_kart_lab.rules.actions import Action, CatchUno, SayUno
from uno_kart_lab.rules.position import Position

GAMES: Final = 320
"""That are tried out for a decision, about."""

CLEARLY: Final = 1.0
"""By so many standard errors of a share of games something has to win more than the usual."""


class Tried(NamedTuple):
    """What was tried out, in how many games, and how many of them its player won."""

    action: Action
    games: int
    won: int


def choose(view: Position, legal: Sequence[Action], choices: int) -> tuple[Action, int]:
    """Choose what the awaited seat does; see `players.table.Player`."""
    return (legal[0] if len(legal) == 1 else _best(view, tuple(legal)).action), choices


def speaks_up(_: Position, action: SayUno | CatchUno, choices: int) -> tuple[bool, int]:
    """Say UNO late, and catch whoever did not say it; see `players.table.Player`."""
    del action
    return True, choices


jumps_in = simple.jumps_in


def why(view: Position, legal: Sequence[Action], action: Action) -> Motive:
    """Return why it does what it does; see `players.table.Player`."""
    del action
    best = _best(view, tuple(legal))
    return Motive(MotiveKind.TRIED_OUT, number=best.won, games=best.games)


# Whoever asks for the reason asks for the action just before.
@lru_cache(maxsize=1)
def _best(view: Position, legal: tuple[Action, ...]) -> Tried:
    """Return what wins most of the games, or the usual if that is not clearly outdone."""
    seat = legal[0].seat
    usual = simple.simple_action(view, legal)
    said = [simple.saying_uno(view, action) for action in legal]
    left = [Tried(action, 0, 0) for action in sorted(said, key=lambda one: one != usual)]
    rounds = (len(left) - 1).bit_length()
    while len(left) > 1:
        games = max(1, GAMES // (rounds * len(left)))
        left = [_tried_more(view, seat, one, games) for one in left]
        left.sort(key=lambda one: _worth(one, usual), reverse=True)
        del left[(len(left) + 1) // 2 :]
    return left[0]


def _worth(tried: Tried, usual: Action) -> float:
    margin = CLEARLY * sqrt(1 / 4 / tried.games) if tried.action == usual else 0
    return tried.won / tried.games + margin


def _tried_more(view: Position, seat: int, tried: Tried, games: int) -> Tried:
    """Try it out in more games: the same ones for each action, so that they can be compared."""
    won = play_out(view, games, view.moment, tried.action, tried.games)[seat]
    return Tried(tried.action, tried.games + games, tried.won + won)
