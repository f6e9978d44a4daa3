"""Playing, and whose turn it is."""

from __future__ import annotations

from tests.narration.golden.told import ANA, BEN, Told, by, played
from tests.rules.dsl import G, R
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.events import (
    CardPlayed,
    ColourChosen,
    DirectionChanged,
    TurnBegun,
    TurnLost,
)
from uno_kart_lab.rules.position import LEFT, RIGHT
from uno_kart_lab.rules.rule_ids import RuleId

LOST: dict[RuleId, str] = {
    "ACT-1": "A Draw Two costs the next player the turn, too.",
    "ACT-2": "With only two players a Reverse works like a Skip.",
    "ACT-3": "A Skip passes over the next player.",
    "WD4-1": "A Wild Draw Four costs the next player the turn, too.",
    "CHAL-4": "A challenge that fails costs the turn, too.",
    "OPEN-4": "The Draw Two that opens the round costs the turn, too.",
    "OPEN-5": "The Skip that opens the round passes over the player on the dealer's left.",
}

OPENED: dict[RuleId, str] = {
    "OPEN-1": "The player on the dealer's left plays first.",
    "OPEN-3": "After an opening Reverse the dealer plays first.",
    "OPEN-4": "The player on the dealer's left has lost the turn to the opening Draw Two.",
    "OPEN-5": "The player on the dealer's left has lost the turn to the opening Skip.",
    "OPEN-7": "The colour is chosen, and the player on the dealer's left plays first.",
}

BEGUN: dict[RuleId, str] = {
    "ACT-2": "In this game a Reverse between two players passes over nobody.",
    "CHAL-3": "The challenge was right, so it costs the challenger no turn.",
    "ITEM-4": "The item is done, and it costs nobody a turn.",
}

EXTRA: dict[RuleId, str] = {
    "ITEM-MUSHROOM": "The Mushroom gives an extra turn.",
    "ITEM-LIGHTNING": "The Lightning gives an extra turn.",
}
PLAYING = [
    Told(
        played("R5", "R7", "MATCH-1", R),
        "Ben plays a red 5. It has the same colour as the card under it.",
        "You play a red 5. It has the same colour as the card under it.",
    ),
    Told(
        played("R5", "WB", "MATCH-1", R),
        "Ben plays a red 5. It has the colour that was chosen for the card under it.",
        "You play a red 5. It has the colour that was chosen for the card under it.",
    ),
    Told(
        played("R5", "G5", "MATCH-2", G),
        "Ben plays a red 5. It has the same number as the card under it.",
        "You play a red 5. It has the same number as the card under it.",
    ),
    Told(
        played("R+2", "G+2", "MATCH-2", G),
        "Ben plays a red Draw Two. It has the same symbol as the card under it.",
        "You play a red Draw Two. It has the same symbol as the card under it.",
    ),
    Told(
        played("WB", "G5", "MATCH-3", G, link=1),
        "Ben plays an Item Box. It goes on any card.",
        "You play an Item Box. It goes on any card.",
    ),
    Told(
        played("WB", "G5", "MATCH-3", G, link=3),
        "Ben plays an Item Box. It goes on any card, and the chain is now 3 boxes long.",
        "You play an Item Box. It goes on any card, and the chain is now 3 boxes long.",
    ),
    Told(
        played("W+4", "G5", "MATCH-4", G),
        "Ben plays a Wild Draw Four. It goes on any card.",
        "You play a Wild Draw Four. It goes on any card.",
    ),
    Told(
        CardPlayed(
            by("MATCH-1", "TURN-3"), BEN, CARDS["B3"], CARDS["BS"], Colour.BLUE, True, False
        ),
        "Ben plays the blue 3 just drawn. It has the same colour as the card under it.",
        "You play the blue 3 you have just drawn. It has the same colour as the card under it.",
    ),
    Told(
        ColourChosen(by("WD4-1"), BEN, Colour.YELLOW),
        "Ben chooses yellow as the colour to match.",
        "You choose yellow as the colour to match.",
    ),
    Told(
        DirectionChanged(by("ACT-2"), RIGHT),
        "The Reverse turns the direction: play now goes to the right.",
        "The Reverse turns the direction: play now goes to the right.",
    ),
    Told(
        DirectionChanged(by("ACT-2"), LEFT),
        "The Reverse turns the direction: play now goes to the left.",
        "The Reverse turns the direction: play now goes to the left.",
    ),
    *(
        Told(
            TurnLost(by(rule), BEN),
            f"Ben loses a turn. {why}",
            f"You lose your turn. {why}",
        )
        for rule, why in LOST.items()
    ),
    *(
        Told(TurnBegun(by(rule), BEN, None), f"Ben begins. {why}", f"You begin. {why}")
        for rule, why in OPENED.items()
    ),
    Told(
        TurnBegun(by("OPEN-5", "OPEN-8"), BEN, None),
        "Ben begins. There are only two players and the other lost the turn, so the dealer begins.",
        "You begin. There are only two players and the other lost the turn, so the dealer begins.",
    ),
    Told(
        TurnBegun(by("OPEN-3", "OPEN-8"), BEN, after=None),
        "Ben begins. After an opening Reverse the dealer plays first.",
        "You begin. After an opening Reverse the dealer plays first.",
    ),
    Told(
        TurnBegun(by("TURN-1"), BEN, after=ANA),
        "Ben is next, so it is Ben's turn.",
        "You are next, so it is your turn.",
    ),
    Told(
        TurnBegun(by("TURN-4"), BEN, after=ANA),
        "Ana played no card, so it is Ben's turn.",
        "Ana played no card, so it is your turn.",
        ana="You played no card, so it is Ben's turn.",
    ),
    Told(
        TurnBegun(by("TURN-1"), BEN, after=BEN),
        "It is Ben's turn again. There are only two players, and the other lost the turn.",
        "It is your turn again. There are only two players, and the other lost the turn.",
    ),
    *(
        Told(
            TurnBegun(by(rule), BEN, after=ANA),
            f"It is Ben's turn. {why}",
            f"It is your turn. {why}",
        )
        for rule, why in BEGUN.items()
    ),
    *(
        Told(
            TurnBegun(by(rule, "ITEM-5"), BEN, after=BEN, extra=True),
            f"It is Ben's turn again. {why}",
            f"It is your turn again. {why}",
        )
        for rule, why in EXTRA.items()
    ),
]
