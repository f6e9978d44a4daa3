"""Intervals, beside values that are known."""

import numpy as np
import pytest

from uno_kart_lab.simulation.estimates import (
    Estimate,
    difference_of,
    mean_of,
    rate_of,
    share_of,
)


def parts(estimate: Estimate) -> tuple[float, float, float]:
    return (estimate.value, estimate.low, estimate.high)


@pytest.mark.parametrize(
    ("many", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_a_share_has_wilson_s_interval_as_newcombe_s_table_has_it(
    many: int, of: int, low: float, high: float
) -> None:
    assert parts(share_of(many, of)) == pytest.approx((many / of, low, high), abs=5e-5)


def test_a_difference_of_shares_has_newcombe_s_interval() -> None:
    difference = difference_of(share_of(56, 70), share_of(48, 80))
    assert parts(difference) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    mean = mean_of(np.array([1, 2, 3, 6]))
    assert parts(mean) == pytest.approx(
        (3, 3 - 1.959964 * 3.5**0.5 / 2, 3 + 1.959964 * 3.5**0.5 / 2)
    )
    assert mean.holds(2)
    assert not mean.holds(5)


def test_what_happens_together_in_a_game_makes_a_rate_less_sure_than_that_many_games() -> None:
    found = np.array([0, 4] * 500)
    rate = rate_of(found, np.full(1_000, 4))
    alone = share_of(int(found.sum()), 4_000)
    assert rate.value == alone.value == 0.5
    assert rate.high - rate.low == pytest.approx(2 * (alone.high - alone.low), rel=1e-3)


def test_a_rate_of_what_was_never_seen_is_not_taken_for_certain() -> None:
    rate = rate_of(np.zeros(300), np.array([0, 1, 2] * 100))
    assert parts(rate) == parts(share_of(0, 200))
    assert rate.high > 0
