"""Games at random, which come to every corner of the rules sooner or later."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from tests.rules.dsl import NAMES, dealt, table
from uno_kart_lab.rules.actions import Action, Draw, Pass, Play
from uno_kart_lab.rules.engine import apply, legal_actions, open_round, start_game
from uno_kart_lab.rules.options import QUICK, STANDARD, RoundsGame, RuleSet
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step

HOUSE = RuleSet(
    after_draw="draw_until_playable",
    two_player_reverse="no_effect",
    banana_target="last_to_act",
    wild_draw_four="only_if_no_match",
    last_item_box="ends_round",
    game_end=RoundsGame(2),
)
MOVING = RuleSet(stacking="any", seven_zero=True, jump_in=True)
RULE_SETS = [STANDARD, QUICK, HOUSE, replace(STANDARD, after_draw="must_play")]


def random_games(games: int = 28, most_steps: int = 150) -> list[Step]:
    """Return the steps of games of 2 to 5 players under every rule set, with what is rare."""
    chance = random.Random(20)
    steps = []
    for seed in range(games):
        start = start_game(NAMES[: 2 + seed % 4], RULE_SETS[seed % len(RULE_SETS)], seed=seed)
        steps += [start, *_played(start.after, most_steps, chance)]
    for seed in range(4):
        start = start_game(NAMES[: 2 + seed], MOVING, seed=seed)
        steps += [start, *_played(start.after, most_steps, chance)]
    for opening in ("W+4 R5 G1", "WB R5 G1"):
        start = open_round(dealt("R1", "B1", stock=opening))
        steps += [start, *_played(start.after, most_steps, chance)]
    for rare in (
        table("R+2 B+2 Y+2", "B1 B2", top="R5"),
        table("B1 B2", "G1 G3", top="R5"),
        table("B1 B2", "G1 G3", top="R5", stock="R1 R2 R3 R4", after_draw="must_play"),
        table("W+4 R1", "B1 B2", top="G5", stock="R2", wild_draw_four="only_if_no_match"),
        table("W+4", "R+2 B1 B2", top="G5", stock="R2 R3 R4 R6 R7 R8", stacking="any"),
    ):
        steps += [Step(None, rare, (), rare), *_played(rare, most_steps, chance)]
    return steps


def _played(position: Position, most_steps: int, chance: random.Random) -> Iterator[Step]:
    for _ in range(most_steps):
        actions = legal_actions(position)
        if not actions:
            return
        step = apply(position, _chosen(position, actions, chance))
        position = step.after
        yield step


def _chosen(position: Position, actions: tuple[Action, ...], chance: random.Random) -> Action:
    # Drawing or passing every other time would make rounds that never end.
    plays = [action for action in actions if not isinstance(action, Draw | Pass)]
    action = chance.choice(plays if plays and chance.random() < 0.8 else actions)
    leaves_one = isinstance(action, Play) and len(position.hands[action.seat]) == 2
    if isinstance(action, Play) and leaves_one and chance.random() < 0.5:
        return replace(action, say_uno=True)
    return action
