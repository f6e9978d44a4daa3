"""The Wild Draw Four and its challenge."""

from __future__ import annotations

from tests.narration.golden.told import ANA, BEN, Told, by
from tests.rules.dsl import R, cards
from uno_kart_lab.rules.events import (
    ChallengeJudged,
    DecisionAsked,
    HandShown,
    WildDrawFourAccepted,
    WildDrawFourChallenged,
)
from uno_kart_lab.rules.position import AwaitChallenge

CHALLENGING = [
    Told(
        DecisionAsked(by("CHAL-1"), AwaitChallenge(BEN, R)),
        "Ben accepts the Wild Draw Four, played when the colour was red, "
        "or challenges it as a bluff.",
        "You accept the Wild Draw Four, played when the colour was red, "
        "or challenge it as a bluff.",
    ),
    Told(
        WildDrawFourAccepted(by("CHAL-1"), BEN, ANA),
        "Ben accepts Ana's Wild Draw Four and draws four.",
        "You accept Ana's Wild Draw Four, so you draw four.",
        ana="Ben accepts your Wild Draw Four and draws four.",
    ),
    Told(
        WildDrawFourChallenged(by("CHAL-1"), BEN, ANA),
        "Ben challenges Ana's Wild Draw Four and says it was a bluff.",
        "You challenge Ana's Wild Draw Four: you say it was a bluff.",
        ana="Ben challenges your Wild Draw Four and says it was a bluff.",
    ),
    Told(
        HandShown(by("CHAL-2"), BEN, ANA, cards("R5 WB")),
        "Ben shows the hand to Ana, and to nobody else: red 5 and Item Box.",
        "You show your hand to Ana, and to nobody else: red 5 and Item Box.",
        ana="Ben shows the hand to you, and to nobody else: red 5 and Item Box.",
        table="Ben shows the hand to Ana, and to nobody else.",
    ),
    Told(
        HandShown(by("CHAL-2"), BEN, ANA, ()),
        "Ben has no card left to show to Ana.",
        "You have no card left to show to Ana.",
        ana="Ben has no card left to show to you.",
    ),
    Told(
        ChallengeJudged(by("WD4-3", "CHAL-5"), BEN, ANA, R, True, cards("R5")),
        "It was a bluff. The colour before was red, and Ben held a card of that colour: red 5.",
        "It was a bluff. The colour before was red, and you held a card of that colour: red 5.",
        table="It was a bluff. "
        "The colour before was red, and Ben held a card that counts as that colour.",
    ),
    Told(
        ChallengeJudged(by("WD4-3", "CHAL-5"), BEN, ANA, R, True, cards("R5 RS")),
        "It was a bluff. "
        "The colour before was red, and Ben held cards of that colour: red 5 and red Skip.",
        "It was a bluff. "
        "The colour before was red, and you held cards of that colour: red 5 and red Skip.",
        table="It was a bluff. "
        "The colour before was red, and Ben held a card that counts as that colour.",
    ),
    Told(
        ChallengeJudged(by("WD4-3", "CHAL-5"), BEN, ANA, R, True, cards("WB")),
        "It was a bluff. The colour before was red, in this game an Item Box counts as every "
        "colour, and Ben held this card: Item Box.",
        "It was a bluff. The colour before was red, in this game an Item Box counts as every "
        "colour, and you held this card: Item Box.",
        table="It was a bluff. "
        "The colour before was red, and Ben held a card that counts as that colour.",
    ),
    Told(
        ChallengeJudged(by("WD4-3", "CHAL-5"), BEN, ANA, R, False, ()),
        "It was no bluff. The colour before was red, and Ben held no card of that colour.",
        "It was no bluff. The colour before was red, and you held no card of that colour.",
    ),
]
