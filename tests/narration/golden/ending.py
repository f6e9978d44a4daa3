"""UNO, and the end of a round and of the game."""

from __future__ import annotations

from tests.narration.golden.told import ANA, BEN, CHI, Told, by
from tests.rules.dsl import cards
from uno_kart_lab.rules.events import (
    GameEnded,
    PointsScored,
    RoundBlocked,
    RoundWon,
    UnoCaught,
    UnoSaid,
    UnoWindowClosed,
    UnoWindowOpened,
)

UNO = [
    Told(
        UnoSaid(by("UNO-1"), BEN, late=False),
        "Ben says UNO, because this play leaves one card.",
        "You say UNO, because this play leaves you one card.",
    ),
    Told(
        UnoSaid(by("UNO-2"), BEN, late=True),
        "Ben says UNO before being caught, and is safe.",
        "You say UNO before anyone has caught you, so you are safe.",
    ),
    Told(
        UnoWindowOpened(by("UNO-3", "UNO-1"), BEN),
        "Ben has one card and did not say UNO: until the next turn is played, anyone can catch "
        "Ben.",
        "You have one card and did not say UNO: until the next turn is played you can be caught, "
        "unless you say it first.",
    ),
    Told(
        UnoWindowClosed(by("UNO-3"), BEN),
        "Nobody caught Ben for not saying UNO, and now it is too late: the next turn is played.",
        "Nobody caught you for not saying UNO, and now it is too late: the next turn is played.",
    ),
    Told(
        UnoCaught(by("UNO-2"), ANA, by=BEN),
        "Ben catches Ana, who has one card and did not say UNO.",
        "You catch Ana, who has one card and did not say UNO.",
        ana="Ben catches you: you have one card and did not say UNO.",
    ),
]

ENDING = [
    Told(
        RoundWon(by("END-1"), BEN),
        "Ben has played the last card and wins the round.",
        "You have played your last card and win the round.",
    ),
    Told(
        RoundWon(by("END-1", "END-3"), BEN),
        "Ben's last card was an Item Box and the hand is empty: Ben wins the round at once, "
        "with no extra turn.",
        "Your last card was an Item Box and your hand is empty: you win the round at once, "
        "with no extra turn.",
    ),
    Told(
        RoundBlocked(by("STOCK-3")),
        "Nobody can draw and everyone has passed in turn, so the round ends without a winner.",
        "Nobody can draw and everyone has passed in turn, so the round ends without a winner.",
    ),
    Told(
        PointsScored(by("SCORE-1"), BEN, (cards("R1"), (), cards("WB")), 51),
        "Ben scores 51 points for the cards left in the other hands.",
        "You score 51 points for the cards left in the other hands.",
    ),
    Told(
        PointsScored(by("SCORE-1"), BEN, (cards("R1"), (), cards("B0")), 1),
        "Ben scores 1 point for the cards left in the other hands.",
        "You score 1 point for the cards left in the other hands.",
    ),
    Told(
        GameEnded(by("GAME-1"), (BEN,)),
        "The game is over: Ben has won it.",
        "The game is over: you have won it.",
    ),
    Told(
        GameEnded(by("GAME-1"), (BEN, CHI)),
        "The game is over, with equal points: Ben and Chi share the win.",
        "The game is over, with equal points: you share the win with Chi.",
    ),
    Told(
        GameEnded(by("GAME-1"), ()),
        "The game is over, and nobody has won it.",
        "The game is over, and nobody has won it.",
    ),
]
