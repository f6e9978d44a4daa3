"""Dealing, and the opening card."""

from __future__ import annotations

from tests.narration.golden.told import ANA, BEN, CHI, Told, by
from tests.rules.dsl import cards
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.events import (
    ActionIgnored,
    DealerCardsDrawn,
    DealerNamed,
    DirectionChanged,
    HandsDealt,
    OpeningCardReturned,
    OpeningCardTurned,
    RoundBegun,
    StockShuffled,
)
from uno_kart_lab.rules.position import RIGHT

SETTING_UP = [
    Told(
        RoundBegun(by("SETUP-4"), 2),
        "Round 2 begins: all the cards come back into the deck.",
        "Round 2 begins: all the cards come back into the deck.",
    ),
    Told(
        StockShuffled(by("SETUP-1"), cards("R1"), 0),
        "The deck is shuffled, so that luck decides who deals first.",
        "The deck is shuffled, so that luck decides who deals first.",
    ),
    Told(
        StockShuffled(by("SETUP-2"), cards("R1"), 0),
        "The dealer shuffles the whole deck before dealing.",
        "The dealer shuffles the whole deck before dealing.",
    ),
    Told(
        DealerCardsDrawn(by("SETUP-1", cause=None), (ANA, BEN, CHI), cards("R5 GS B5"), (5, 0, 5)),
        "The highest number deals first, so each player draws a card: "
        "Ana (red 5), Ben (green Skip, counts 0) and Chi (blue 5).",
        "The highest number deals first, so each player draws a card: "
        "Ana (red 5), Ben (green Skip, counts 0) and Chi (blue 5).",
    ),
    Told(
        DealerCardsDrawn(by("SETUP-1", cause=2), (ANA, CHI), cards("W+4 B1"), (0, 1)),
        "The highest cards were equal, so those players draw again: "
        "Ana (Wild Draw Four, counts 0) and Chi (blue 1).",
        "The highest cards were equal, so those players draw again: "
        "Ana (Wild Draw Four, counts 0) and Chi (blue 1).",
    ),
    Told(
        DealerNamed(by("SETUP-1"), BEN),
        "Ben drew the highest number and deals first.",
        "You drew the highest number, so you deal first.",
    ),
    Told(
        DealerNamed(by("SETUP-1", cause=None), BEN),
        "Ben was chosen to deal first.",
        "You were chosen to deal first.",
    ),
    Told(
        DealerNamed(by("SETUP-4"), BEN),
        "The deal passes to the left, so Ben deals this round.",
        "The deal passes to the left, so you deal this round.",
    ),
    Told(
        HandsDealt(by("SETUP-2"), BEN, (cards("R1 R2"), cards("B1 WB"), cards("Y1 Y2")), ()),
        "Ben deals 2 cards to each player, one at a time, beginning on the left.",
        "You deal 2 cards to each player, one at a time, beginning on your left. "
        "Your hand: blue 1 and Item Box.",
        ana="Ben deals 2 cards to each player, one at a time, beginning on the left. "
        "Your hand: red 1 and red 2.",
    ),
    Told(
        OpeningCardTurned(by("SETUP-3"), BEN, CARDS["R5"]),
        "Ben turns up a red 5 to start the discard pile.",
        "You turn up a red 5 to start the discard pile.",
    ),
    Told(
        OpeningCardReturned(by("OPEN-6"), CARDS["W+4"], cards("R1"), 0),
        "A Wild Draw Four can't start a round, so it is shuffled back into the stock.",
        "A Wild Draw Four can't start a round, so it is shuffled back into the stock.",
    ),
    Told(
        ActionIgnored(by("OPEN-2"), CARDS["GS"]),
        "The green Skip does nothing when it opens the round, "
        "so another card is turned up on top of it.",
        "The green Skip does nothing when it opens the round, "
        "so another card is turned up on top of it.",
    ),
    Told(
        ActionIgnored(by("OPEN-7"), CARDS["WB"]),
        "The Item Box brings no item when it opens the round: only a colour is chosen.",
        "The Item Box brings no item when it opens the round: only a colour is chosen.",
    ),
    Told(
        DirectionChanged(by("OPEN-3"), RIGHT),
        "The round opens with a Reverse, so play goes to the right.",
        "The round opens with a Reverse, so play goes to the right.",
    ),
]
