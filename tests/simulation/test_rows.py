"""What the kernel counts is what the events tell."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.simulation.lockstep import GAME_ENDS, SEATS
from tests.strategies import any_rules
from uno_kart_lab.simulation.batches import play_batch
from uno_kart_lab.simulation.by_engine import tell_round
from uno_kart_lab.simulation.kernel.playing import ROW
from uno_kart_lab.simulation.kernel.strategies import STRATEGIES
from uno_kart_lab.simulation.plan import Plan

GAMES = 15


@pytest.mark.parametrize("house_rules", [{}, {"stacking": "any", "jump_in": True}], ids=bool)
@pytest.mark.parametrize("seats", SEATS)
def test_a_row_is_what_the_events_of_its_game_come_to(
    seats: int, house_rules: dict[str, Any]
) -> None:
    random = Random(seats)
    players = tuple(random.choice(STRATEGIES[1:]) for _ in range(seats - 1))
    rules = replace(any_rules(random, GAME_ENDS), **house_rules)
    plan = Plan(("random", *players), rules, 7, None if rules.first_dealer == "high_card" else 0)
    rows = play_batch(plan, 0, GAMES)
    for game, row in enumerate(rows.tolist()):
        told = tell_round(plan, plan.seed_of(game))
        assert dict(zip(ROW.names, row, strict=True)) == told
    assert rows["jump_ins"].any() or not rules.jump_in
    assert rows["drawn_stack"].any() or rules.stacking == "off"
