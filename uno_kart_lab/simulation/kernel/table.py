"""A table of the kernel: one record with a position, the players, and what is counted."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from uno_kart_lab.simulation.kernel.cards import DECK_SIZE, MAX_PLAYERS, RANKS
from uno_kart_lab.simulation.kernel.compiling import plain
from uno_kart_lab.simulation.kernel.options import OPTIONS

NOBODY: Final = -1
"""No seat, where a position says None."""

NO_CARD: Final = -1
"""No card, where a position says None."""

(
    SETTING_UP,
    TURN,
    DRAWN_CARD,
    OPENING_COLOUR,
    COLOUR_AWAITED,
    TARGET,
    CHALLENGE,
    STACK,
    SWAP,
    ROUND_OVER,
    GAME_OVER,
) = range(11)
"""What is awaited; a round is being played while it is below `ROUND_OVER`."""

CAUSES: Final = (
    "turn",
    "draw_two",
    "wild_draw_four",
    "stack",
    "challenge",
    "banana",
    "shell",
    "lightning",
    "bobomb",
    "uno",
)
"""What cards are drawn for."""

(
    BY_TURN,
    BY_DRAW_TWO,
    BY_WILD_DRAW_FOUR,
    BY_STACK,
    BY_CHALLENGE,
    BY_BANANA,
    BY_SHELL,
    BY_LIGHTNING,
    BY_BOBOMB,
    BY_UNO,
) = map(plain, range(len(CAUSES)))

_POSITION: Final = (
    "players",
    "dealer",
    "turn",
    "direction",
    "colour",
    "round",
    "last_actor",
    "awaiting",
    "awaited_seat",
    "awaited_card",
    "awaited_colour",
    "awaited_count",
    "awaited_held",
    "uno_due",
    "uno_window",
    "passes",
    "chain",
    "link",
    "round_winner",
    "game_winners",
    "discards",
    "stock_top",
    "stock_end",
)
COUNTED: Final = (
    "first_seat",
    "actions",
    "turns",
    "points",
    "boxes",
    "longest_chain",
    "accepted",
    "challenges_won",
    "challenges_lost",
    "reshuffles",
    "uno_forgotten",
    "uno_caught",
    "jump_ins",
)
"""What is counted from the start of a round, beside the cards drawn by cause."""

NUMBERS: Final = (*OPTIONS, *_POSITION, *COUNTED)
"""The fields that are one number, in their order."""

TABLE: Final[Any] = np.dtype(
    [
        *((name, np.int64) for name in NUMBERS),
        ("generator", np.uint64),
        ("choices", np.uint64),
        ("have", np.uint64, MAX_PLAYERS),
        ("held", np.int64, MAX_PLAYERS),
        ("scores", np.int64, MAX_PLAYERS),
        ("strategies", np.int64, MAX_PLAYERS),
        ("drawn", np.int64, len(CAUSES)),
        ("copies", np.uint8, (MAX_PLAYERS, RANKS)),
        ("discard", np.uint8, DECK_SIZE),
        ("stock", np.uint8, DECK_SIZE),
    ],
    align=True,
)
"""A table.

What a position has too is called as it is there; a seat that is None there is `NOBODY`, and a flag
is 0 or 1. Beside that: `have` is by seat the set of the cards in its hand, `copies` how many it
holds of each, `held` how many cards in all. The discard pile is the first `discards` cards of
`discard`, the stock those of `stock` from `stock_top` to before `stock_end`. `game_winners` is a
set of seats.
"""
