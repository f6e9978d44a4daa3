"""Actions as labels to choose by, and as what somebody does."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.rules.dsl import NAMES, R, put
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitDrawnCard,
    Awaiting,
    AwaitStack,
    AwaitSwap,
    AwaitTurn,
)
from uno_kart_lab.views import TABLE, TEACHER, Reader

ANA, BEN, CHI = 0, 1, 2
ACTIONS: list[tuple[Action, str, str, str]] = [
    (put(BEN, "R5"), "Play the red 5", "Ben plays a red 5.", "You play a red 5."),
    (
        put(BEN, "R5", uno=True),
        "Play the red 5 and say UNO",
        "Ben plays a red 5 and says UNO.",
        "You play a red 5 and say UNO.",
    ),
    (
        put(BEN, "W+4", R),
        "Play the Wild Draw Four and choose red",
        "Ben plays a Wild Draw Four and chooses red.",
        "You play a Wild Draw Four and choose red.",
    ),
    (
        put(BEN, "W+4", R, uno=True),
        "Play the Wild Draw Four, choose red and say UNO",
        "Ben plays a Wild Draw Four, chooses red and says UNO.",
        "You play a Wild Draw Four, choose red and say UNO.",
    ),
    (Draw(BEN), "Draw a card", "Ben draws a card.", "You draw a card."),
    (Pass(BEN), "Pass", "Ben passes.", "You pass."),
    (ChooseColour(BEN, R), "Choose red", "Ben chooses red.", "You choose red."),
    (
        ChooseTarget(BEN, ANA),
        "Ana draws (Green Shell)",
        "Ben aims the Green Shell at Ana.",
        "You aim the Green Shell at Ana.",
    ),
    (
        Accept(BEN),
        "Accept: draw four",
        "Ben accepts the Wild Draw Four.",
        "You accept the Wild Draw Four.",
    ),
    (Challenge(BEN), "Challenge", "Ben challenges.", "You challenge."),
    (SayUno(BEN), "Say UNO", "Ben says UNO.", "You say UNO."),
    (
        CatchUno(BEN, ANA),
        "Catch Ana: no UNO said",
        "Ben catches Ana for not saying UNO.",
        "You catch Ana for not saying UNO.",
    ),
    (
        NextRound(BEN),
        "Deal the next round",
        "Ben deals the next round.",
        "You deal the next round.",
    ),
]


def narrator(reader: Reader) -> Narrator:
    return Narrator("en", NAMES[:3], reader)


def test_every_action_stands_here() -> None:
    assert {type(action) for action, *_ in ACTIONS} == set(get_args(Action))


@pytest.mark.parametrize(("action", "label", "ben", "you"), ACTIONS)
def test_an_action_has_a_label_and_is_told_of_who_does_it(
    action: Action, label: str, ben: str, you: str
) -> None:
    assert narrator(BEN).action(action) == label
    assert narrator(TEACHER).did(action) == ben
    assert narrator(TABLE).did(action) == ben
    assert narrator(BEN).did(action) == you


def test_passing_with_a_card_just_drawn_is_called_keeping_it() -> None:
    drawn = AwaitDrawnCard(BEN, CARDS["R5"])
    assert narrator(BEN).action(Pass(BEN), drawn) == "Keep the drawn card"
    assert narrator(BEN).action(Pass(BEN), AwaitTurn(BEN)) == "Pass"


def test_whom_an_action_is_done_to_is_addressed_as_you() -> None:
    assert narrator(ANA).did(ChooseTarget(BEN, ANA)) == "Ben aims the Green Shell at you."
    assert narrator(ANA).did(CatchUno(BEN, ANA)) == "Ben catches you for not saying UNO."


IN_A_HOUSE_RULE: list[tuple[Action, Awaiting, str, str, str]] = [
    (
        put(BEN, "R5"),
        AwaitTurn(ANA),
        "Jump in with the red 5",
        "Ben jumps in with a red 5.",
        "You jump in with a red 5.",
    ),
    (
        put(BEN, "R5", uno=True),
        AwaitTurn(ANA),
        "Jump in with the red 5 and say UNO",
        "Ben jumps in with a red 5 and says UNO.",
        "You jump in with a red 5 and say UNO.",
    ),
    (
        Accept(BEN),
        AwaitStack(BEN, 6),
        "Accept: draw 6 cards",
        "Ben accepts the draw.",
        "You accept the draw.",
    ),
    (
        Accept(BEN),
        AwaitChallenge(BEN, R, 6),
        "Accept: draw 6 cards",
        "Ben accepts the Wild Draw Four.",
        "You accept the Wild Draw Four.",
    ),
    (
        ChooseTarget(BEN, ANA),
        AwaitSwap(BEN),
        "Swap hands with Ana",
        "Ben swaps hands with Ana.",
        "You swap hands with Ana.",
    ),
]


@pytest.mark.parametrize(("action", "awaiting", "label", "ben", "you"), IN_A_HOUSE_RULE)
def test_what_is_awaited_tells_what_an_action_is_by_a_house_rule(
    action: Action, awaiting: Awaiting, label: str, ben: str, you: str
) -> None:
    teacher, to_ben = (
        Narrator("en", NAMES[:3], reader, RuleSet(jump_in=True)) for reader in (TEACHER, BEN)
    )
    assert to_ben.action(action, awaiting) == label
    assert teacher.did(action, awaiting) == ben
    assert to_ben.did(action, awaiting) == you


def test_where_nobody_jumps_in_a_play_out_of_turn_is_a_play() -> None:
    assert narrator(BEN).action(put(BEN, "R5"), AwaitTurn(ANA)) == "Play the red 5"


def test_who_hands_are_swapped_with_is_addressed_as_you() -> None:
    told = narrator(ANA).did(ChooseTarget(BEN, ANA), AwaitSwap(BEN))
    assert told == "Ben swaps hands with you."


def test_what_comes_of_each_answer_to_a_stack_is_told_with_its_sum() -> None:
    assert narrator(BEN).answers(BEN, ANA, 6) == {
        "WD4-1": "You draw 6 cards and lose your turn.",
        "CHAL-4": "You draw 8 cards, two more than were aimed at you, and lose your turn.",
        "CHAL-3": "Ana draws all the cards. You draw none and take your turn.",
    }
    assert narrator(ANA).answers(BEN, ANA, 6) == {
        "WD4-1": "Ben draws 6 cards and loses the turn.",
        "CHAL-4": "Ben draws 8 cards, two more than were aimed there, and loses the turn.",
        "CHAL-3": "You draw all the cards. Ben draws none and takes a turn.",
    }
