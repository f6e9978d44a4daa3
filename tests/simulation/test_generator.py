"""The kernel's generator is the engine's, where games hardly ever come to as well."""

import numpy as np
import pytest

from uno_kart_lab.players.table import game_seed
from uno_kart_lab.rules import shuffle as engine
from uno_kart_lab.simulation.kernel import generator as kernel

STATES = [
    0,
    1,
    2**63,
    2**64 - 1,
    *(engine.next_word(number)[1] * 7 & engine.MASK for number in range(50)),
]


def test_words_are_the_same() -> None:
    for state in STATES:
        assert int(kernel.next_word(np.uint64(state))) == engine.next_word(state)[0]


@pytest.mark.parametrize("bound", [1, 2, 3, 112, 2**31 - 1, 2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_numbers_are_the_same_where_many_words_are_thrown_away(bound: int) -> None:
    for state in STATES:
        number, after = kernel.below(bound, np.uint64(state))
        assert (int(number), int(after)) == engine.below(bound, state)


def test_games_are_dealt_from_the_same_seeds() -> None:
    for seed in (0, 1, 2**63 - 1):
        for game in (0, 1, 99_999, 10**9):
            assert int(kernel.game_seed(seed, game)) == game_seed(seed, game)
