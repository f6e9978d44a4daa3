"""The engine: random play beside RLCard's, its slowest decisions, and whether they get slower."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from random import Random
from statistics import median
from typing import Final, TypeVar

from numpy.random import RandomState
from rlcard.games.uno import Game as RLCardGame

from trials.benchmarks.report import AtLeast, AtMost, Row
from trials.benchmarks.statistic import alternately, p95, processor_time
from uno_kart_lab.game import Game
from uno_kart_lab.rules.actions import Action, NextRound, Play
from uno_kart_lab.rules.engine import apply, legal_actions, start_game
from uno_kart_lab.rules.options import STANDARD, PointsGame, RuleSet

T = TypeVar("T")
Choice = Callable[[Sequence[T]], T]

PLAYERS: Final = ("Ana", "Ben", "Chi", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
ENDLESS: Final = RuleSet(game_end=PointsGame(1_000_000))

SLICE: Final = 250
"""Decisions between one look at the clock and the next: a few milliseconds."""


def speed() -> list[Row]:
    """Compare decisions a second of random play, at 4 players, with RLCard's UNO at its 2."""
    ours, theirs = _random_play(PLAYERS[:4]), rlcard_play()
    for play in (ours, theirs):
        take(play, 2_000)
    our_times, their_times = alternately(
        400,
        lambda: processor_time(partial(take, ours, SLICE)),
        lambda: processor_time(partial(take, theirs, SLICE)),
    )
    ratio = median(their / our for our, their in zip(our_times, their_times, strict=True))
    information = (
        f"{SLICE / median(our_times):,.0f} decisions/s, RLCard {SLICE / median(their_times):,.0f}"
    )
    return [Row("engine ÷ RLCard", ratio, AtLeast(aim=1, fault=0.4), information)]


def decision() -> list[Row]:
    """Look at the slow decisions at the largest table."""
    play = _random_play(PLAYERS)
    take(play, 2_000)
    times = [processor_time(partial(take, play, 1)) * 1e3 for _ in range(20_000)]
    information = f"median {median(times):.3f} ms, slowest {max(times):.1f} ms"
    return [Row("decision at 10 players, p95", p95(times), AtMost(1), information, unit=" ms")]


def growth() -> list[Row]:
    """Compare a decision late in a game with an early one, with the tree of the game around it.

    Both are the 10th to 30th decision of a round, so that the hands are of a size; the early ones
    in a game's first round, the late ones in the first that begins after 2,000 decisions.
    """
    early: list[float] = []
    late: list[float] = []
    choose = Random(0).choice
    for seed in range(60):
        game = Game(start_game(PLAYERS, ENDLESS, seed))
        early += _times_in_round(game, choose)
        _play_on(game, choose, until=2_000)
        late += _times_in_round(game, choose)
    ratio = median(late) / median(early)
    information = f"{median(late) * 1e6:.1f} µs, early {median(early) * 1e6:.1f} µs"
    return [Row("decision 2,000 ÷ decision 20", ratio, AtMost(1.2), information)]


def _random_play(players: Sequence[str]) -> Iterator[None]:
    choose = Random(0).choice
    for seed in count():
        position = start_game(players, STANDARD, seed).after
        while legal := legal_actions(position):
            position = apply(position, choose(legal)).after
            yield


def rlcard_play() -> Iterator[None]:
    """Play RLCard's raw UNO game at random, a decision at a time."""
    choose = Random(0).choice
    game = RLCardGame()
    game.np_random = RandomState(0)
    while True:
        game.init_game()
        while not game.is_over():
            game.step(choose(game.get_legal_actions()))
            yield


def take(play: Iterator[None], decisions: int) -> None:
    """Have so many decisions made."""
    deque(islice(play, decisions), maxlen=0)


def _times_in_round(game: Game, choose: Choice[Action]) -> list[float]:
    """Return the seconds that each decision takes, from a round's 10th to its 30th."""
    for _ in range(10):
        _decide(game, choose)
    return [processor_time(partial(_decide, game, choose)) for _ in range(20)]


def _play_on(game: Game, choose: Choice[Action], until: int) -> None:
    """Play to the first deal after `until` decisions.

    Every other time a card is played if one fits, or rounds would last as long as the game is to.
    Not always: players who never just draw can go on playing the same two cards for ever.
    """
    coin = Random(0).choice
    while True:
        legal = legal_actions(game.position)
        plays = [action for action in legal if isinstance(action, Play)]
        game.act(choose(coin((plays, legal)) or legal))
        if game.node.depth > until and isinstance(game.node.step.action, NextRound):
            return


def _decide(game: Game, choose: Choice[Action]) -> None:
    game.act(choose(legal_actions(game.position)))
