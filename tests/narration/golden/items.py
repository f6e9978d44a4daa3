"""The Item Box."""

from __future__ import annotations

from tests.narration.golden.told import ANA, BEN, Told, by
from uno_kart_lab.rules.cards import CARDS, Item
from uno_kart_lab.rules.events import ActionIgnored, CardTurnedUp, ItemActivated, TargetChosen
from uno_kart_lab.rules.rule_ids import RuleId

ACTS: list[tuple[RuleId, str, Item, str, str]] = [
    (
        "ITEM-MUSHROOM",
        "R5",
        Item.MUSHROOM,
        "The red 5 shows a Mushroom: Ben takes another turn.",
        "The red 5 shows a Mushroom: you take another turn.",
    ),
    (
        "ITEM-BANANA",
        "Y+2",
        Item.BANANA,
        "The yellow Draw Two shows a Banana Peel: the player before Ben draws two.",
        "The yellow Draw Two shows a Banana Peel: the player before you draws two.",
    ),
    (
        "ITEM-SHELL",
        "G0",
        Item.SHELL,
        "The green 0 shows a Green Shell: Ben chooses who draws one.",
        "The green 0 shows a Green Shell: you choose who draws one.",
    ),
    (
        "ITEM-LIGHTNING",
        "B9",
        Item.LIGHTNING,
        "The blue 9 shows Lightning: everyone else draws one, then Ben takes another turn.",
        "The blue 9 shows Lightning: everyone else draws one, then you take another turn.",
    ),
    (
        "ITEM-BOBOMB",
        "WB",
        Item.BOBOMB,
        "The Item Box shows a Bob-omb: Ben draws two, then chooses the colour.",
        "The Item Box shows a Bob-omb: you draw two, then you choose the colour.",
    ),
]
ITEMS = [
    Told(
        CardTurnedUp(by("ITEM-1", "ITEM-3"), BEN, CARDS["B4"]),
        "Ben's Item Box turns up a blue 4. The next card has to match it.",
        "Your Item Box turns up a blue 4. The next card has to match it.",
    ),
    Told(
        CardTurnedUp(by("ITEM-1", "ITEM-3"), BEN, CARDS["WB"]),
        "Ben's Item Box turns up an Item Box. The next card has to match the colour chosen for it.",
        "Your Item Box turns up an Item Box. The next card has to match the colour chosen for it.",
    ),
    *(
        Told(ActionIgnored(by("ITEM-2", "ACT-4"), CARDS[card]), sentence, sentence)
        for card, sentence in {
            "R+2": "The red Draw Two makes nobody draw: "
            "an Item Box turned it up, so only its item counts.",
            "YR": "The yellow Reverse does not turn the direction: "
            "an Item Box turned it up, so only its item counts.",
            "GS": "The green Skip skips nobody: an Item Box turned it up, so only its item counts.",
            "W+4": "The Wild Draw Four makes nobody draw four and can't be challenged: "
            "an Item Box turned it up, so only its item counts.",
            "WB": "The Item Box turns up no further card: "
            "another Item Box turned it up, so only its item counts.",
        }.items()
    ),
    *(
        Told(ItemActivated(by(rule), BEN, CARDS[card], item, False), ben, you)
        for rule, card, item, ben, you in ACTS
    ),
    Told(
        TargetChosen(by("ITEM-SHELL"), BEN, ANA),
        "Ben aims the Green Shell at Ana, who has to draw one.",
        "You aim the Green Shell at Ana, who has to draw one.",
        ana="Ben aims the Green Shell at you, so you have to draw one.",
    ),
]
