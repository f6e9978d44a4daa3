"""The step of a game that a bar is about."""

from collections.abc import Sequence
from functools import cache

import pytest

from uno_kart_lab.loading import load
from uno_kart_lab.rules.events import CardsDrawn, ChallengeJudged, DiscardReshuffled
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.simulation import record
from uno_kart_lab.simulation.batches import play_batch
from uno_kart_lab.simulation.plan import read_plan
from uno_kart_lab.simulation.stories import deciding_place

PLAYERS = ("random", "careful", "simple")
ROWS = play_batch(read_plan(PLAYERS, "standard", 3, None), 0, 200)


@cache
def steps_of(game: int) -> tuple[Step, ...]:
    nodes = load(record(game, 3, PLAYERS)).game.nodes
    return tuple(node.step for node in nodes)


def with_some(column: str, least: int = 1) -> tuple[Step, ...]:
    """A game that counts something."""
    return steps_of(int((ROWS[column] >= least).argmax()))


def fewest(step: Step, seat: int) -> bool:
    held = [len(hand) for hand in step.after.hands]
    return held.count(min(held)) == 1 and held.index(min(held)) == seat


@pytest.mark.parametrize("column", ["winner", "turns", "points"])
@pytest.mark.parametrize("game", range(5))
def test_who_won_is_told_from_where_the_winner_leads_for_good(game: int, column: str) -> None:
    steps = steps_of(game)
    winner = steps[-1].after.round_winner
    assert winner == ROWS["winner"][game]
    place = deciding_place(steps, column)
    assert place.why == "lead"
    assert all(fewest(step, winner) for step in steps[place.step :])
    assert place.step == 1 or not fewest(steps[place.step - 1], winner)


def test_a_chain_is_told_from_its_first_box() -> None:
    steps = with_some("longest_chain", 2)
    for column in ("longest_chain", "boxes"):
        place = deciding_place(steps, column)
        event = steps[place.step].events[place.event]
        assert (place.why, place.number, event.reason.link) == ("chain", 2, 1)
        assert event.card.code == "WB"


@pytest.mark.parametrize("column", ["challenges_won", "challenges_lost"])
def test_a_challenge_is_told_from_its_verdict(column: str) -> None:
    steps = with_some(column)
    place = deciding_place(steps, column)
    event = steps[place.step].events[place.event]
    assert isinstance(event, ChallengeJudged)
    assert event.bluff is (column == "challenges_won")
    assert place.why == "first"


def test_cards_drawn_are_told_from_where_most_are_drawn_for_that() -> None:
    steps = with_some("drawn_banana")
    place = deciding_place(steps, "drawn_banana")
    event = steps[place.step].events[place.event]
    assert isinstance(event, CardsDrawn)
    assert (event.reason.rule, place.why, place.number) == ("ITEM-BANANA", "most", len(event.cards))


def test_of_draws_of_several_sizes_the_largest_is_told() -> None:
    both = (ROWS["challenges_won"] > 0) & (ROWS["challenges_lost"] > 0)
    places = [
        deciding_place(steps_of(int(game)), "drawn_challenge") for game in both.nonzero()[0][:12]
    ]
    # A challenge that finds no bluff costs six, and one that does the other player four.
    assert {place.number for place in places} == {6}


def test_a_new_stock_is_told_from_where_it_is_made() -> None:
    steps = with_some("reshuffles")
    place = deciding_place(steps, "reshuffles")
    assert isinstance(steps[place.step].events[place.event], DiscardReshuffled)


def test_what_did_not_happen_is_told_from_where_the_lead_is_taken() -> None:
    steps: Sequence[Step] = steps_of(int((ROWS["reshuffles"] == 0).argmax()))
    assert deciding_place(steps, "reshuffles") == deciding_place(steps, "winner")


def test_where_nobody_won_the_last_step_is_told() -> None:
    steps = steps_of(0)[:10]
    place = deciding_place(steps, "winner")
    assert (place.step, place.why) == (9, "end")
