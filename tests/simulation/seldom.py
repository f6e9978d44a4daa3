"""Games on the brink of what hardly ever happens by chance."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple, get_args

from tests.rules.dsl import Y, put, table
from tests.simulation.lockstep import Deal, Turn, turns_from, turns_of
from uno_kart_lab.rules.engine import apply
from uno_kart_lab.rules.options import STANDARD, AfterDraw, OneRound, PointsGame, RoundsGame
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.shuffle import MASK, next_word
from uno_kart_lab.simulation.kernel.strategies import STRATEGIES

TURNS = 12


class Brink(NamedTuple):
    """A position, who plays on from there, and the seed of what they choose."""

    position: Position
    players: list[str]
    seed: int = 1


def brinks() -> Iterator[Brink]:
    """Yield positions where a game or a hand is about to end, or UNO was forgotten in a stack."""
    for position in (*_just_enough_points(), *_last_card_drawn(), *_blocked(), _last_wild()):
        yield from (Brink(position, [player] * 2) for player in STRATEGIES)
    for seed in range(4):
        yield Brink(_forgot(), ["beginner", "random", "simple"], seed)
        yield Brink(_twin_of_own(), ["random"] * 2, seed)


def _just_enough_points() -> Iterator[Position]:
    for points in (8, 9, 10):
        yield _between_two("R5", game_end=PointsGame(points))


def _last_card_drawn() -> Iterator[Position]:
    for after_draw in get_args(AfterDraw):
        yield _between_two("B5", after_draw=after_draw)


def _blocked() -> Iterator[Position]:
    """Yield positions where nobody can play or draw."""
    for game_end in (OneRound(), RoundsGame(1), RoundsGame(2), PointsGame(1)):
        yield table("B5", "G9", top="R7", game_end=game_end)


def _last_wild() -> Position:
    """Lay a Wild Draw Four as the last card, on which a draw card in the next hand can't go."""
    start = table("W+4", "R+2 R5", top="R7", stock="Y1 Y2 Y3 Y4 Y5 Y6 Y7", stacking="any")
    return apply(start, put(0, "W+4", Y)).after


def _twin_of_own() -> Position:
    """Lay a table where the seat that is awaited is the one that holds the top card's twin."""
    return table("R7 B1 B2", "G9 G8", top="R7", stock="Y1 Y2 Y3 Y4", jump_in=True)


def _between_two(hand: str, **options: Any) -> Position:
    return table(hand, "G9", top="R7", stock="Y1", **options)


def _forgot() -> Position:
    """Lay a Wild Draw Four, no bluff, whose player forgot UNO and draws what would make it one."""
    hands = ("W+4 G1", "B1 B2", "Y1 Y2")
    start = table(*hands, top="R1", stock="R2 R3 R4 R5 R6 R7 R8 R9", stacking="same")
    return apply(start, put(0, "W+4", Y)).after


def seldom_deals() -> Iterator[Deal]:
    """Yield games whose first number is only just fair, or unfair and thrown away (`below`).

    It is one of 0 … 111: 2³² is 32 more than a multiple of 112.
    """
    for scaled in (16, 32):
        upper = scaled // 16 * pow(112 // 16, -1, 2**28) % 2**28
        seeds = (_seed_of_word(upper << 32 | lower) for lower in range(100))
        yield Deal(STANDARD, list(STRATEGIES), next(one for one in seeds if one < 2**63), None)


def _seed_of_word(word: int) -> int:
    """Return the state from which the generator gives a word: `shuffle.next_word` backwards."""
    word = _shifted_back(word, 31) * pow(0x94D049BB133111EB, -1, 2**64) & MASK
    word = _shifted_back(word, 27) * pow(0xBF58476D1CE4E5B9, -1, 2**64) & MASK
    return _shifted_back(word, 30) - next_word(0)[1] & MASK


def _shifted_back(word: int, bits: int) -> int:
    return word ^ word >> bits ^ word >> 2 * bits


def turns_of_seldom() -> Iterator[Turn]:
    """Play all of them in lockstep, until what is seldom has happened."""
    for brink in brinks():
        yield from islice(turns_from(*brink), TURNS)
    for deal in seldom_deals():
        yield from islice(turns_of(deal), TURNS)
