"""What is charted: the bars hold every game once, and what is behind a bar is what it shows."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uno_kart_lab.simulation.batches import play_batch
from uno_kart_lab.simulation.measures import MEASURES, MOST_BARS, binned
from uno_kart_lab.simulation.plan import read_plan

PLAYERS = ("random", "careful", "beginner")
SHARES = [name for name, measure in MEASURES.items() if measure.kind == "share"]
MEANS = [name for name, measure in MEASURES.items() if measure.kind == "mean"]


def rows(**options: object) -> Any:
    return play_batch(read_plan(PLAYERS, {"options": options}, 5, None), 0, 400)


@pytest.fixture(scope="module")
def runs() -> list[Any]:
    return [rows(), rows(after_draw="draw_until_playable", stacking="any")]


@pytest.mark.parametrize("name", SHARES)
def test_every_game_is_behind_one_bar(name: str, runs: list[Any]) -> None:
    measure = MEASURES[name]
    bars = measure.bars(runs, len(PLAYERS))
    for games in runs:
        behind = np.concatenate([measure.games(bar, games) for bar in bars])
        assert sorted(behind.tolist()) == list(range(len(games)))
        assert sum(measure.estimate(bar, games).value for bar in bars) == pytest.approx(1)


@pytest.mark.parametrize("name", MEANS)
def test_behind_a_mean_are_the_games_that_count_something_the_most_first(
    name: str, runs: list[Any]
) -> None:
    measure = MEASURES[name]
    for bar in measure.bars(runs, len(PLAYERS)):
        counted = runs[0][bar.column]
        behind = counted[measure.games(bar, runs[0])].tolist()
        assert behind == sorted(filter(None, counted.tolist()), reverse=True)
        assert measure.estimate(bar, runs[0]).value == pytest.approx(counted.mean())


def test_what_cards_are_drawn_for_adds_up_to_all_that_are_drawn(runs: list[Any]) -> None:
    bars = MEASURES["drawn"].bars(runs, len(PLAYERS))
    assert len(bars) == 10
    assert {bar.column for bar in bars} == {
        name for name in runs[0].dtype.names if name.startswith("drawn_")
    }


def test_stacks_have_a_bar_only_where_cards_are_drawn_for_them(runs: list[Any]) -> None:
    without, both = (MEASURES["drawn"].bars(some, len(PLAYERS)) for some in (runs[:1], runs))
    assert {bar.column for bar in both} - {bar.column for bar in without} == {"drawn_stack"}


def test_who_wins_has_a_bar_for_each_seat_and_for_nobody_only_if_that_happened() -> None:
    games = rows()
    assert [bar.low for bar in MEASURES["winner"].bars([games], 3)] == [0, 1, 2]
    games["winner"][7] = -1
    *_, nobody = MEASURES["winner"].bars([games], 3)
    assert nobody.behind(games).tolist() == [7]


@given(st.lists(st.lists(st.integers(0, 40_000), min_size=1), min_size=1, max_size=2))
def test_bins_are_few_and_alike_and_leave_nothing_out(values: list[list[int]]) -> None:
    bars = binned("turns", [np.array(each) for each in values])
    assert 1 <= len(bars) <= MOST_BARS
    lows = np.array([bar.low for bar in bars])
    assert lows[0] <= min(map(min, values))
    assert len(set(np.diff(lows).tolist())) <= 1
    for bar, following in pairwise(bars):
        assert bar.high == following.low - 1
    assert bars[-1].high is None or bars[-1].high >= max(map(max, values))


def test_a_few_large_values_do_not_make_all_bars_wide() -> None:
    bars = binned("boxes", [np.array([1, 2, 3] * 400 + [900])])
    assert [(bar.low, bar.high) for bar in bars] == [(1, 1), (2, 2), (3, 3), (4, None)]
