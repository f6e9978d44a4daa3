"""Compiled rollouts come to the same as the engine's."""

from random import Random

import pytest

from tests.rules.dsl import Y, play, put, table
from tests.strategies import NAMES
from uno_kart_lab.players import rollouts as engine
from uno_kart_lab.players.table import PLAYERS, choices_of, next_action
from uno_kart_lab.rules.actions import CatchUno, Challenge
from uno_kart_lab.rules.engine import apply, legal_actions, start_game
from uno_kart_lab.rules.options import QUICK, STANDARD, RuleSet
from uno_kart_lab.rules.position import Position, RoundOver
from uno_kart_lab.simulation import rollouts
from uno_kart_lab.views import see_position

RULES = [STANDARD, QUICK, RuleSet(stacking="any", seven_zero=True, jump_in=True)]


def moments(random: Random) -> list[Position]:
    """Return a position of each kind, window open or not, that a random game comes to."""
    seats = random.randint(2, 6)
    position = start_game(NAMES[:seats], random.choice(RULES), random.getrandbits(32))
    found: dict[tuple[type, bool], Position] = {}
    here, choices = position.after, choices_of(random.getrandbits(32))
    for _ in range(400):
        if not legal_actions(here) or isinstance(here.awaiting, RoundOver):
            break
        found.setdefault((type(here.awaiting), here.uno_window is not None), here)
        action, choices = next_action(here, [PLAYERS["random"]] * seats, choices)
        here = apply(here, action).after
    return list(found.values())


@pytest.mark.parametrize("seed", range(8))
def test_from_any_moment_the_same_seats_win(seed: int) -> None:
    random = Random(seed)
    for position in moments(random):
        action = random.choice([None, *legal_actions(position)])
        seat = random.randrange(len(position.hands)) if action is None else action.seat
        view = see_position(position, seat)
        asked = (view, 10, random.getrandbits(63), action, random.randrange(1_000))
        assert rollouts.play_out(*asked) == engine.play_out(*asked)


def test_of_who_was_caught_before_a_challenge_the_same_card_is_judged() -> None:
    start = table("W+4 G1", "B1 B2", "Y1 Y2", top="R1", stock="R2 R3 R4 R5 R6", stacking="same")
    caught = play(start, put(0, "W+4", Y), CatchUno(2, 0)).after
    view = see_position(caught, 1)
    for seed in range(20):
        asked = (view, 10, seed, Challenge(1), 0)
        assert rollouts.play_out(*asked) == engine.play_out(*asked)


def test_games_of_two_calls_can_be_put_together() -> None:
    rollouts.load()
    view = see_position(start_game(NAMES[:3], STANDARD, 1).after, 2)
    whole = rollouts.play_out(view, 500, 8)
    parts = [rollouts.play_out(view, 250, 8, None, begin) for begin in (0, 250)]
    assert whole == tuple(map(sum, zip(*parts, strict=True)))
    assert sum(whole) == 500
