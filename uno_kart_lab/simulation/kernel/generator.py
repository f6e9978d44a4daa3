"""The engine's generator and shuffle (`uno_kart_lab.rules.shuffle`), word for word."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from uno_kart_lab.simulation.kernel.compiling import compiled

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_1, _27, _30, _31, _32 = (np.uint64(number) for number in (1, 27, 30, 31, 32))
_LOWER: Final = np.uint64(0xFFFFFFFF)
_WORDS: Final = np.uint64(2**32)


@compiled
def word_of(state: Any) -> Any:
    """Return the word that belongs to a state, which the generator has advanced to."""
    word = (state ^ (state >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


@compiled
def next_word(state: Any) -> Any:
    """Return the first word that the generator gives from `state`."""
    return word_of(state + GAMMA)


@compiled
def game_seed(seed: Any, game: int) -> Any:
    """Return the seed of one game of many, as `players.table.game_seed` does."""
    return next_word(np.uint64(seed) + np.uint64(game) * GAMMA) >> _1


@compiled
def below(bound: Any, state: Any) -> tuple[Any, Any]:
    """Draw a whole number from 0 … bound − 1, and return it with the state to go on with."""
    many = np.uint64(bound)
    while True:
        state += GAMMA
        scaled = (word_of(state) >> _32) * many
        left = scaled & _LOWER
        # What is unfair is less than the bound: the division is seldom needed.
        if left >= many or left >= _WORDS % many:
            return np.int64(scaled >> _32), state


@compiled
def shuffle(pile: Any, start: int, end: int, state: Any) -> Any:
    """Shuffle the cards at `start` … `end` − 1, and return the state to go on with."""
    for last in range(end - start - 1, 0, -1):
        other, state = below(last + 1, state)
        kept = pile[start + last]
        pile[start + last] = pile[start + other]
        pile[start + other] = kept
    return state
