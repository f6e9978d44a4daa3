"""Drawing, keeping and passing."""

from __future__ import annotations

from tests.narration.golden.told import BEN, Told, by
from tests.rules.dsl import cards
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.events import (
    CardsDrawn,
    DecisionAsked,
    DiscardReshuffled,
    DrawDropped,
    DrawnCardKept,
    DrawnCardUnplayable,
    Passed,
)
from uno_kart_lab.rules.position import AwaitDrawnCard

DRAWING = [
    Told(
        CardsDrawn(by("TURN-1", "TURN-2", cause=None), BEN, cards("R5")),
        "Ben draws a red 5.",
        "You draw a red 5.",
        ana="Ben draws a card.",
        table="Ben draws a card.",
    ),
    *(
        Told(
            CardsDrawn(reason, BEN, cards("G5 WB B7")),
            f"Ben draws 3 cards: green 5, Item Box and blue 7. {why}",
            f"You draw 3 cards: green 5, Item Box and blue 7. {why}",
            ana=f"Ben draws 3 cards. {why}",
            table=f"Ben draws 3 cards. {why}",
        )
        for reason, why in [
            (by("TURN-3"), "The card before could not be played, so the drawing goes on."),
            (
                by("OPEN-4"),
                "The round opens with a Draw Two, which hits the player on the dealer's left.",
            ),
            (by("ACT-1"), "A Draw Two makes the next player draw two."),
            (
                by("ACT-1", "END-2"),
                "Even as a last card, a Draw Two makes the next player draw two.",
            ),
            (
                by("ITEM-BANANA", options="banana_target"),
                "The Banana Peel hits the player before the one who played the Item Box.",
            ),
            (by("ITEM-SHELL"), "The Green Shell makes the chosen player draw one."),
            (
                by("ITEM-LIGHTNING"),
                "The Lightning makes everyone draw one but the player of the Item Box.",
            ),
            (by("ITEM-BOBOMB"), "The Bob-omb hits the one who played the Item Box."),
            (by("WD4-1"), "A Wild Draw Four makes the next player draw four."),
            (
                by("WD4-1", "END-2"),
                "Even as a last card, a Wild Draw Four makes the next player draw four.",
            ),
            (
                by("WD4-1", "WD4-2", options="wild_draw_four"),
                "A Wild Draw Four makes the next player draw four, "
                "and here it can't be challenged.",
            ),
            (by("CHAL-3"), "It was a bluff, so the one who played the Wild Draw Four draws four."),
            (by("CHAL-4"), "The challenge failed, so it is six cards in all, in place of four."),
            (by("UNO-2"), "Being caught without saying UNO costs two cards."),
        ]
    ),
    Told(
        DrawDropped(by("STOCK-2"), BEN, 1),
        "No card is left to draw, so Ben is spared 1 card.",
        "No card is left to draw, so you are spared 1 card.",
    ),
    Told(
        DrawDropped(by("STOCK-2"), BEN, 2),
        "No card is left to draw, so Ben is spared 2 cards.",
        "No card is left to draw, so you are spared 2 cards.",
    ),
    Told(
        DiscardReshuffled(by("STOCK-1"), cards("R1 R2"), 0),
        "The stock is empty and a card is needed, so all of the discard pile but its top card is "
        "shuffled into a new stock.",
        "The stock is empty and a card is needed, so all of the discard pile but its top card is "
        "shuffled into a new stock.",
    ),
    Told(
        DecisionAsked(by("TURN-3"), AwaitDrawnCard(BEN, CARDS["R5"])),
        "Ben has just drawn a card that can be played: red 5.",
        "You have just drawn a card that can be played: red 5.",
        ana="Ben looks at the card just drawn, and the turn goes on.",
        table="Ben looks at the card just drawn, and the turn goes on.",
    ),
    Told(
        DrawnCardUnplayable(by("TURN-4"), BEN, CARDS["R5"]),
        "Ben can't play the red 5 just drawn, so the turn ends.",
        "You can't play the red 5 you have just drawn, so your turn ends.",
        ana="Ben can't play the card just drawn, so the turn ends.",
        table="Ben can't play the card just drawn, so the turn ends.",
    ),
    Told(
        DrawnCardKept(by("TURN-3"), BEN),
        "Ben keeps the card just drawn, which ends the turn.",
        "You keep the card you have just drawn, which ends your turn.",
    ),
    Told(
        Passed(by("STOCK-3"), BEN),
        "Ben passes, since there is no card to draw.",
        "You pass, since there is no card to draw.",
    ),
]
