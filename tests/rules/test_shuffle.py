"""The generator and the shuffle: one seed deals the same cards everywhere."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uno_kart_lab.rules.shuffle import below, next_word, shuffled

# Reference output of Sebastiano Vigna's splitmix64.c for the seed 1234567.
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]

pytestmark = pytest.mark.rule("SETUP-2", "STOCK-1")


def test_the_generator_is_splitmix64() -> None:
    state, words = 1234567, []
    for _ in REFERENCE:
        word, state = next_word(state)
        words.append(word)
    assert words == REFERENCE


def test_the_state_goes_on_by_the_golden_gamma_and_stays_within_64_bits() -> None:
    assert next_word(0) == (0xE220A8397B1DCDAF, 0x9E3779B97F4A7C15)
    assert next_word(2**64 - 1)[1] == 0x9E3779B97F4A7C14


@given(st.integers(1, 2**32 - 1), st.integers(0, 2**64 - 1))
def test_a_number_lies_below_its_bound(bound: int, state: int) -> None:
    number, after = below(bound, state)
    assert 0 <= number < bound
    assert 0 <= after < 2**64


def test_a_number_is_the_upper_half_of_a_word_scaled_to_the_bound() -> None:
    word, state = next_word(7)
    assert below(1000, 7) == ((word >> 32) * 1000 >> 32, state)


def test_a_word_just_unfair_is_thrown_away_for_the_next() -> None:
    # Scaled to this bound the first word of seed 18 leaves 2³² mod bound − 1, one too few.
    bound = 2337110735
    (first, state), unfair = next_word(18), 2**32 % bound
    assert (first >> 32) * bound % 2**32 == unfair - 1
    second, state = next_word(state)
    assert (second >> 32) * bound % 2**32 >= unfair
    assert below(bound, 18) == ((second >> 32) * bound >> 32, state)


def test_a_word_just_fair_is_kept() -> None:
    # No word is unfair to a power of two, not even one that leaves nothing.
    bound = 2**31
    word, state = next_word(18)
    assert (word >> 32) * bound % 2**32 == 0
    assert below(bound, 18) == ((word >> 32) * bound >> 32, state)


@given(st.lists(st.integers()), st.integers(0, 2**64 - 1))
def test_a_shuffle_keeps_the_items(items: list[int], state: int) -> None:
    pile, _ = shuffled(items, state)
    assert Counter(pile) == Counter(items)


def test_a_shuffle_leaves_what_it_is_given() -> None:
    items = list(range(20))
    assert shuffled(items, 1)[0] != tuple(items)
    assert items == list(range(20))


@pytest.mark.parametrize("items", ["", "a"])
def test_nothing_is_drawn_to_shuffle_less_than_two(items: str) -> None:
    assert shuffled(items, 5) == (tuple(items), 5)


def test_every_order_comes_up_about_as_often() -> None:
    state, seen = 0, Counter[tuple[str, ...]]()
    for _ in range(6000):
        pile, state = shuffled("abc", state)
        seen[pile] += 1
    assert set(seen) == set(permutations("abc"))
    assert all(900 < times < 1100 for times in seen.values())


def test_a_shuffle_goes_down_from_the_last_place() -> None:
    state, pile = 99, list("abcdef")
    for last in (5, 4, 3, 2, 1):
        other, state = below(last + 1, state)
        pile[last], pile[other] = pile[other], pile[last]
    assert shuffled("abcdef", 99) == (tuple(pile), state)


def test_a_shuffle_is_the_same_on_every_machine() -> None:
    assert shuffled(range(10), 2026)[0] == (1, 0, 6, 7, 3, 9, 2, 5, 4, 8)
