"""What a position waits for, in words."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.rules.dsl import NAMES, R
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitColour,
    AwaitDrawnCard,
    Awaiting,
    AwaitOpeningColour,
    AwaitStack,
    AwaitSwap,
    AwaitTarget,
    AwaitTurn,
    GameOver,
    Reason,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.views import TABLE, TEACHER

BEN = 1
AWAITED: list[tuple[Awaiting, str, str]] = [
    (
        AwaitTurn(BEN),
        "It is Ben's turn.",
        "It is your turn: play a card that matches, or draw.",
    ),
    (
        AwaitDrawnCard(BEN, CARDS["R5"]),
        "Ben has just drawn a card that can be played: red 5.",
        "You have just drawn a card that can be played: red 5.",
    ),
    (
        AwaitOpeningColour(BEN),
        "Ben chooses the first colour, because an Item Box opens the round.",
        "You choose the first colour, because an Item Box opens the round.",
    ),
    (
        AwaitColour(BEN, Reason("ITEM-BOBOMB")),
        "Ben chooses the next colour, because of the Bob-omb.",
        "You choose the next colour, because of the Bob-omb.",
    ),
    (
        AwaitTarget(BEN, Reason("ITEM-SHELL")),
        "Ben chooses who draws a card, because of the Green Shell.",
        "You choose who draws a card, because of the Green Shell.",
    ),
    (
        AwaitChallenge(BEN, R),
        "Ben accepts the Wild Draw Four, played when the colour was red, "
        "or challenges it as a bluff.",
        "You accept the Wild Draw Four, played when the colour was red, "
        "or challenge it as a bluff.",
    ),
    (
        AwaitStack(BEN, 4),
        "Ben has to draw 4 cards, or to stack a card that passes them on.",
        "You have to draw 4 cards, or to stack a card that passes them on.",
    ),
    (
        AwaitSwap(BEN),
        "Ben chooses with whom to swap hands, because of the 7.",
        "You choose with whom you swap hands, because of the 7.",
    ),
    (
        RoundOver(),
        "The round is over, and the next one can be dealt.",
        "The round is over, and the next one can be dealt.",
    ),
    (GameOver(), "The game is over.", "The game is over."),
    (SettingUp(), "The round is being set up.", "The round is being set up."),
]


def test_every_decision_stands_here() -> None:
    assert {type(awaiting) for awaiting, *_ in AWAITED} == set(get_args(Awaiting))


@pytest.mark.parametrize(("awaiting", "ben", "you"), AWAITED)
def test_one_is_told_who_has_to_decide_what(awaiting: Awaiting, ben: str, you: str) -> None:
    assert Narrator("en", NAMES[:3], TABLE).awaiting(awaiting) == ben
    assert Narrator("en", NAMES[:3], BEN).awaiting(awaiting) == you


def test_the_teacher_hears_what_a_turn_is_about() -> None:
    said = Narrator("en", NAMES[:3], TEACHER).awaiting(AwaitTurn(BEN))
    assert said == "It is Ben's turn: play a card that matches, or draw."
