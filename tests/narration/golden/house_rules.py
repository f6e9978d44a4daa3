"""Stacking, seven-zero and jumping in."""

from __future__ import annotations

from tests.narration.golden.told import ANA, BEN, CHI, Told, by, played
from tests.rules.dsl import R, cards
from uno_kart_lab.rules.events import (
    CardsDrawn,
    DecisionAsked,
    HandsPassedOn,
    HandsSwapped,
    JumpedIn,
    RoundWon,
    StackAccepted,
    StackGrew,
    TurnBegun,
    TurnLost,
    UnoWindowClosed,
    UnoWindowOpened,
)
from uno_kart_lab.rules.position import LEFT, RIGHT, AwaitChallenge, AwaitStack, AwaitSwap

HANDS = (cards("R5"), cards("G1 G2"), cards("B7"))

HOUSE_RULES = [
    Told(
        DecisionAsked(by("STACK-2"), AwaitStack(BEN, 2)),
        "Ben has to draw 2 cards, or to stack a card that passes them on.",
        "You have to draw 2 cards, or to stack a card that passes them on.",
    ),
    Told(
        DecisionAsked(by("CHAL-1"), AwaitChallenge(BEN, R, 6, stackable=True)),
        "Ben accepts the Wild Draw Four, played when the colour was red, and draws 6 cards, "
        "challenges it as a bluff, or stacks a card on it.",
        "You accept the Wild Draw Four, played when the colour was red, and draw 6 cards, "
        "challenge it as a bluff, or stack a card on it.",
    ),
    Told(
        DecisionAsked(by("CHAL-1"), AwaitChallenge(BEN, R, 6)),
        "Ben accepts the Wild Draw Four, played when the colour was red, and draws 6 cards, "
        "or challenges it as a bluff.",
        "You accept the Wild Draw Four, played when the colour was red, and draw 6 cards, "
        "or challenge it as a bluff.",
    ),
    Told(
        TurnBegun(by("STACK-3", cause=None), BEN, after=ANA),
        "It is Ben's turn. Whoever stacks a card takes a turn by it.",
        "It is your turn. Whoever stacks a card takes a turn by it.",
    ),
    Told(
        played("Y+2", "R+2", "STACK-1", R),
        "Ben plays a yellow Draw Two. It is stacked on the card under it, whatever its colour is.",
        "You play a yellow Draw Two. It is stacked on the card under it, whatever its colour is.",
    ),
    Told(
        StackGrew(by("STACK-3"), BEN, 4),
        "The draw cards add up: 4 cards are aimed at Ben now.",
        "The draw cards add up: 4 cards are aimed at you now.",
    ),
    Told(
        StackAccepted(by("STACK-2"), BEN, ANA, 4),
        "Ben stacks nothing, so Ben has to draw 4 cards.",
        "You stack nothing, so you have to draw 4 cards.",
    ),
    Told(
        CardsDrawn(by("STACK-3", "ACT-1"), BEN, cards("R1 R2")),
        "Ben draws 2 cards: red 1 and red 2. "
        "Whoever accepts the draw takes all the cards that have come together.",
        "You draw 2 cards: red 1 and red 2. "
        "Whoever accepts the draw takes all the cards that have come together.",
        ana="Ben draws 2 cards. "
        "Whoever accepts the draw takes all the cards that have come together.",
        table="Ben draws 2 cards. "
        "Whoever accepts the draw takes all the cards that have come together.",
    ),
    Told(
        CardsDrawn(by("STACK-3", "END-2", "STACK-5"), BEN, cards("R1")),
        "Ben draws a red 1. "
        "Even as a last card, a draw card makes the next player draw all that has come together.",
        "You draw a red 1. "
        "Even as a last card, a draw card makes the next player draw all that has come together.",
        ana="Ben draws a card. "
        "Even as a last card, a draw card makes the next player draw all that has come together.",
        table="Ben draws a card. "
        "Even as a last card, a draw card makes the next player draw all that has come together.",
    ),
    Told(
        CardsDrawn(by("STACK-4", "CHAL-3"), BEN, cards("R1")),
        "Ben draws a red 1. "
        "It was a bluff, so the one who played the Wild Draw Four draws all that has come "
        "together.",
        "You draw a red 1. "
        "It was a bluff, so the one who played the Wild Draw Four draws all that has come "
        "together.",
        ana="Ben draws a card. "
        "It was a bluff, so the one who played the Wild Draw Four draws all that has come "
        "together.",
        table="Ben draws a card. "
        "It was a bluff, so the one who played the Wild Draw Four draws all that has come "
        "together.",
    ),
    Told(
        CardsDrawn(by("STACK-4", "CHAL-4"), BEN, cards("R1")),
        "Ben draws a red 1. "
        "The challenge failed, so it is all that has come together and two cards more.",
        "You draw a red 1. "
        "The challenge failed, so it is all that has come together and two cards more.",
        ana="Ben draws a card. "
        "The challenge failed, so it is all that has come together and two cards more.",
        table="Ben draws a card. "
        "The challenge failed, so it is all that has come together and two cards more.",
    ),
    Told(
        CardsDrawn(by("OPEN-4", "STACK-6"), BEN, cards("R1")),
        "Ben draws a red 1. The round opens with a Draw Two, which hits the player on the dealer's "
        "left: nothing is stacked on it, since nobody played it.",
        "You draw a red 1. The round opens with a Draw Two, which hits the player on the dealer's "
        "left: nothing is stacked on it, since nobody played it.",
        ana="Ben draws a card. The round opens with a Draw Two, which hits the player on the "
        "dealer's left: nothing is stacked on it, since nobody played it.",
        table="Ben draws a card. The round opens with a Draw Two, which hits the player on the "
        "dealer's left: nothing is stacked on it, since nobody played it.",
    ),
    Told(
        TurnLost(by("STACK-3"), BEN),
        "Ben loses a turn. Drawing the cards of a draw card costs the turn, too.",
        "You lose your turn. Drawing the cards of a draw card costs the turn, too.",
    ),
    Told(
        TurnLost(by("STACK-4", "CHAL-4"), BEN),
        "Ben loses a turn. A challenge that fails costs the turn, too.",
        "You lose your turn. A challenge that fails costs the turn, too.",
    ),
    Told(
        TurnBegun(by("STACK-4", "CHAL-3"), BEN, after=ANA),
        "It is Ben's turn. The challenge was right, so it costs the challenger no turn.",
        "It is your turn. The challenge was right, so it costs the challenger no turn.",
    ),
    Told(
        UnoWindowOpened(by("UNO-3", "UNO-1", "STACK-2"), BEN),
        "Ben has one card and did not say UNO: until the draw card is answered, anyone can catch "
        "Ben.",
        "You have one card and did not say UNO: until the draw card is answered you can be caught, "
        "unless you say it first.",
    ),
    Told(
        UnoWindowClosed(by("UNO-3", "UNO-2", "STACK-2", cause=None), BEN),
        "Nobody caught Ben for not saying UNO, and now it is too late: the draw card is answered.",
        "Nobody caught you for not saying UNO, and now it is too late: the draw card is answered.",
    ),
    Told(
        DecisionAsked(by("SEVEN-1"), AwaitSwap(BEN)),
        "Ben chooses with whom to swap hands, because of the 7.",
        "You choose with whom you swap hands, because of the 7.",
    ),
    Told(
        HandsSwapped(by("SEVEN-1"), BEN, ANA, HANDS),
        "Ben and Ana swap hands, because of the 7.",
        "You swap hands with Ana, because of the 7. Your hand is now: green 1 and green 2.",
        ana="Ben swaps hands with you, because of the 7. Your hand is now: red 5.",
    ),
    Told(
        HandsSwapped(by("SEVEN-1"), CHI, BEN, HANDS),
        "Chi and Ben swap hands, because of the 7.",
        "Chi swaps hands with you, because of the 7. Your hand is now: green 1 and green 2.",
    ),
    Told(
        HandsPassedOn(by("SEVEN-2"), BEN, LEFT, HANDS),
        "Because of the 0 everyone passes the whole hand on to the left.",
        "Because of the 0 everyone passes the whole hand on to the left. "
        "Your hand is now: green 1 and green 2.",
        ana="Because of the 0 everyone passes the whole hand on to the left. "
        "Your hand is now: red 5.",
    ),
    Told(
        HandsPassedOn(by("SEVEN-2"), BEN, RIGHT, HANDS),
        "Because of the 0 everyone passes the whole hand on to the right.",
        "Because of the 0 everyone passes the whole hand on to the right. "
        "Your hand is now: green 1 and green 2.",
        ana="Because of the 0 everyone passes the whole hand on to the right. "
        "Your hand is now: red 5.",
    ),
    Told(
        RoundWon(by("END-1", "SEVEN-3"), BEN),
        "Ben has played the last card and wins the round, so no hand moves.",
        "You have played your last card and win the round, so no hand moves.",
    ),
    Told(
        JumpedIn(by("JUMP-1"), BEN, ANA),
        "Ben jumps in before Ana does anything, with a card just like the top card.",
        "You jump in before Ana does anything: your card is just like the top card.",
        ana="Ben jumps in before you do anything, with a card just like the top card.",
    ),
]
