"""The shuffle: a small generator of our own, so that one seed deals the same everywhere.

The generator is SplitMix64 (Guy L. Steele Jr., Doug Lea, Christine H. Flood: *Fast Splittable
Pseudorandom Number Generators*, OOPSLA 2014; constants as in Sebastiano Vigna's public-domain
``splitmix64.c``). Its whole state is one 64-bit integer, which is part of a position. Python's
`random` would do neither: its shuffle has changed between versions, and its state is 2.5 kB.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = 2**64 - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def next_word(state: int) -> tuple[int, int]:
    """Advance the generator.

    Parameters
    ----------
    state : int
        0 … 2⁶⁴ − 1; a seed is a state.

    Returns
    -------
    word, state : int
        64 random bits, and the state to go on with.
    """
    state = (state + _GAMMA) & MASK
    word = state
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31), state


def below(bound: int, state: int) -> tuple[int, int]:
    """Draw a whole number from 0 … bound − 1, each equally likely.

    The upper 32 bits are scaled to the bound (Daniel Lemire: *Fast Random Integer Generation in
    an Interval*, 2019); the few words that would favour some numbers are thrown away.

    Parameters
    ----------
    bound : int
        1 … 2³² − 1.
    state : int
        The generator's state.

    Returns
    -------
    number, state : int
    """
    unfair = 2**32 % bound
    while True:
        word, state = next_word(state)
        scaled = (word >> 32) * bound
        if scaled & 0xFFFFFFFF >= unfair:
            return scaled >> 32, state


def shuffled(items: Sequence[T], state: int) -> tuple[tuple[T, ...], int]:
    """Shuffle by Fisher and Yates, from the last place down.

    Returns
    -------
    items : tuple
        The same items in a new order; every order is equally likely but for the generator's limits.
    state : int
        The state to go on with.
    """
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other, state = below(last + 1, state)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile), state
