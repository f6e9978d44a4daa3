"""Refusals of every kind, and what is said of them."""

from __future__ import annotations

from typing import NamedTuple

from tests.rules.dsl import B, G, R, cards, put
from uno_kart_lab.rules.actions import (
    Action,
    CatchUno,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitDrawnCard,
    Awaiting,
    AwaitStack,
    AwaitSwap,
    AwaitTarget,
    AwaitTurn,
    GameOver,
    Reason,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.rules.refusals import Check, CheckKind, Refusal

ANA, BEN = 0, 1


class Refused(NamedTuple):
    """A refusal, and what is said of it; to Ben as to the teacher, unless given."""

    refusal: Refusal
    sentence: str
    ben: str = ""


class Passed(NamedTuple):
    """A check that is passed, and what is said of it; to Ben as to the teacher, unless given."""

    check: Check
    sentence: str
    ben: str = ""


def no(action: Action, awaiting: Awaiting, check: Check) -> Refusal:
    return Refusal(action, awaiting, (check,))


TURN = AwaitTurn(BEN)
PLAY = put(BEN, "G5")

REFUSED = [
    Refused(
        no(PLAY, RoundOver(), Check(CheckKind.ROUND_IS_ON, "END-1", False)),
        "The round is over: the next one has to be dealt first.",
    ),
    Refused(
        no(PLAY, GameOver(), Check(CheckKind.ROUND_IS_ON, "END-1", False)),
        "The game is over: nothing more can be done in it.",
    ),
    Refused(
        no(PLAY, SettingUp(), Check(CheckKind.ROUND_IS_ON, "END-1", False)),
        "The round is still being set up.",
    ),
    Refused(
        no(
            Draw(BEN),
            AwaitTarget(BEN, Reason("ITEM-SHELL")),
            Check(CheckKind.DECISION_IS_ASKED, "TURN-1", False),
        ),
        "Something else is asked for now. "
        "Ben chooses who draws a card, because of the Green Shell.",
        ben="Something else is asked for now. "
        "You choose who draws a card, because of the Green Shell.",
    ),
    Refused(
        no(
            ChooseColour(BEN, R),
            TURN,
            Check(CheckKind.DECISION_IS_ASKED, "ITEM-BOBOMB", False),
        ),
        "Something else is asked for now. It is Ben's turn: play a card that matches, or draw.",
        ben="Something else is asked for now. It is your turn: play a card that matches, or draw.",
    ),
    Refused(
        no(
            Draw(BEN),
            AwaitDrawnCard(BEN, CARDS["B7"]),
            Check(CheckKind.DECISION_IS_ASKED, "TURN-3", False),
        ),
        "Something else is asked for now. Ben has just drawn a card that can be played: blue 7.",
        ben="Something else is asked for now. "
        "You have just drawn a card that can be played: blue 7.",
    ),
    Refused(
        no(PLAY, AwaitTurn(ANA), Check(CheckKind.SEAT_IS_ASKED, "TURN-1", False, seat=ANA)),
        "Another player has to act now. It is Ana's turn: play a card that matches, or draw.",
        ben="Another player has to act now. It is Ana's turn.",
    ),
    Refused(
        no(PLAY, TURN, Check(CheckKind.CARD_IN_HAND, "TURN-1", False, card=CARDS["G5"])),
        "The green 5 can't be played, because it is not in the hand.",
    ),
    Refused(
        no(
            PLAY,
            AwaitDrawnCard(BEN, CARDS["B7"]),
            Check(CheckKind.DRAWN_CARD_ONLY, "TURN-3", False, card=CARDS["G5"], onto=CARDS["B7"]),
        ),
        "The green 5 can't be played now. After drawing, only the card just drawn can be: blue 7.",
    ),
    *(
        Refused(
            no(
                PLAY,
                TURN,
                Check(
                    CheckKind.CARD_MATCHES,
                    "MATCH-1",
                    False,
                    card=CARDS["G5"],
                    onto=CARDS[onto],
                    colour=R,
                ),
            ),
            sentence,
        )
        for onto, sentence in {
            "R7": "The green 5 does not match: "
            "the colour is red and the top card shows the number 7.",
            "R+2": "The green 5 does not match: "
            "the colour is red and the top card shows a Draw Two.",
            "RR": "The green 5 does not match: the colour is red and the top card shows a Reverse.",
            "RS": "The green 5 does not match: the colour is red and the top card shows a Skip.",
            "W+4": "The green 5 does not match: "
            "the colour chosen is red, and a wild card has nothing else to match.",
            "WB": "The green 5 does not match: "
            "the colour chosen is red, and a wild card has nothing else to match.",
        }.items()
    ),
    Refused(
        no(
            put(BEN, "W+4", R),
            TURN,
            Check(CheckKind.NO_CARD_OF_COLOUR, "WD4-2", False, colour=B, cards=cards("B1 BS WB")),
        ),
        "In this game a Wild Draw Four can't be played while the hand holds a card that counts as "
        "the colour to match, blue: blue 1, blue Skip and Item Box.",
    ),
    Refused(
        no(
            put(BEN, "W+4"),
            TURN,
            Check(CheckKind.COLOUR_CHOSEN, "WD4-1", False, card=CARDS["W+4"]),
        ),
        "A Wild Draw Four is played together with the colour you choose.",
    ),
    Refused(
        no(
            put(BEN, "G5", R),
            TURN,
            Check(CheckKind.COLOUR_NOT_CHOSEN, "WD4-1", False, card=CARDS["G5"]),
        ),
        "No colour is chosen with this card: only a Wild Draw Four is played with one.",
    ),
    Refused(
        no(
            put(BEN, "G5", uno=True),
            TURN,
            Check(CheckKind.ONE_CARD_LEFT, "UNO-4", False, seat=BEN, left=3),
        ),
        "UNO is said with a play that leaves exactly one card, but this one leaves 3 cards.",
    ),
    Refused(
        no(Draw(BEN), TURN, Check(CheckKind.CARDS_TO_DRAW, "STOCK-3", False)),
        "There is no card to draw, so a player who does not play has to pass.",
    ),
    Refused(
        no(Pass(BEN), TURN, Check(CheckKind.NO_CARDS_TO_DRAW, "STOCK-3", False)),
        "There are cards to draw, so a player who does not play has to draw one first.",
    ),
    Refused(
        no(
            Pass(BEN),
            AwaitDrawnCard(BEN, CARDS["B7"]),
            Check(CheckKind.DRAWN_CARD_MAY_BE_KEPT, "TURN-3", False, card=CARDS["B7"]),
        ),
        "In this game a drawn card that can be played has to be played.",
    ),
    Refused(
        no(
            ChooseTarget(BEN, BEN),
            AwaitTarget(BEN, Reason("ITEM-SHELL")),
            Check(CheckKind.TARGET_IS_OPPONENT, "ITEM-SHELL", False, seat=BEN),
        ),
        "The Green Shell has to be aimed at another player.",
    ),
    Refused(
        no(
            ChooseTarget(BEN, BEN),
            AwaitSwap(BEN),
            Check(CheckKind.TARGET_IS_OPPONENT, "SEVEN-1", False, seat=BEN),
        ),
        "Hands have to be swapped with another player.",
    ),
    Refused(
        no(
            put(BEN, "R+2"),
            AwaitChallenge(BEN, R, 6),
            Check(CheckKind.NOT_A_LAST_CARD, "STACK-5", False),
        ),
        "Nothing is stacked on a last card: the round is won, and nobody takes a turn after it.",
    ),
    Refused(
        no(
            PLAY,
            AwaitStack(BEN, 2),
            Check(CheckKind.CARD_STACKS, "STACK-1", False, card=CARDS["G5"], onto=CARDS["R+2"]),
        ),
        "The green 5 can't be stacked here: only a Draw Two or a Wild Draw Four can.",
    ),
    Refused(
        no(
            PLAY,
            AwaitTarget(ANA, Reason("ITEM-SHELL")),
            Check(CheckKind.TURN_IS_AWAITED, "JUMP-1", False, seat=ANA),
        ),
        "Another player jumps in only while somebody's turn has begun and nothing has been done"
        " in it. Ana chooses who draws a card, because of the Green Shell.",
    ),
    Refused(
        no(
            PLAY,
            AwaitTurn(ANA),
            Check(CheckKind.CARD_IS_TWIN, "JUMP-1", False, card=CARDS["G5"], onto=CARDS["R5"]),
        ),
        "The green 5 can't be played out of turn. "
        "To jump in, a card has to have both the colour and the number or symbol of the top card:"
        " red 5.",
    ),
    Refused(
        no(CatchUno(BEN, ANA), TURN, Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", False)),
        "Nobody can be caught now: that is done only once a play has been carried out that leaves "
        "one card with UNO unsaid, and before the first action of the next turn.",
    ),
    Refused(
        no(SayUno(ANA), TURN, Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", False)),
        "It is no time to say UNO: it is said with a play that leaves one card or, if forgotten, "
        "once that play has been carried out and before the first action of the next turn.",
    ),
    Refused(
        no(SayUno(ANA), TURN, Check(CheckKind.SEAT_FORGOT_UNO, "UNO-2", False, seat=BEN)),
        "Only Ben can say UNO late, having forgotten it.",
        ben="Only you can say UNO late, having forgotten it.",
    ),
    Refused(
        no(CatchUno(2, ANA), TURN, Check(CheckKind.TARGET_FORGOT_UNO, "UNO-2", False, seat=BEN)),
        "Only Ben can be caught, having forgotten to say UNO.",
        ben="Only you can be caught, having forgotten to say UNO.",
    ),
    Refused(
        no(CatchUno(BEN, BEN), TURN, Check(CheckKind.SEAT_IS_ANOTHER, "UNO-2", False, seat=BEN)),
        "Nobody can catch themselves: it has to be another player.",
    ),
    Refused(
        no(NextRound(BEN), TURN, Check(CheckKind.ROUND_IS_OVER, "SETUP-4", False)),
        "The next round is dealt when this one is over.",
    ),
    Refused(
        no(NextRound(BEN), GameOver(), Check(CheckKind.ROUND_IS_OVER, "SETUP-4", False)),
        "The game is over, so no further round is dealt.",
    ),
    Refused(
        no(NextRound(BEN), SettingUp(), Check(CheckKind.ROUND_IS_OVER, "SETUP-4", False)),
        "The round is still being set up.",
    ),
    Refused(
        no(
            NextRound(ANA),
            RoundOver(),
            Check(CheckKind.SEAT_DEALS_NEXT, "SETUP-4", False, seat=BEN),
        ),
        "The deal passes to the left, so Ben deals the next round.",
        ben="The deal passes to the left, so you deal the next round.",
    ),
]

PASSED = [
    Passed(
        Check(CheckKind.SEAT_IS_ASKED, "TURN-1", True, seat=BEN),
        "It is Ben's decision.",
        ben="It is your decision.",
    ),
    Passed(
        Check(CheckKind.CARD_IN_HAND, "TURN-1", True, card=CARDS["G5"]),
        "The green 5 is in the hand.",
    ),
    Passed(
        Check(CheckKind.DRAWN_CARD_ONLY, "TURN-3", True, card=CARDS["G5"], onto=CARDS["G5"]),
        "The green 5 is what was just drawn.",
    ),
    Passed(
        Check(
            CheckKind.CARD_MATCHES, "MATCH-1", True, card=CARDS["G5"], onto=CARDS["G7"], colour=G
        ),
        "The green 5 matches: its colour is green, as it has to be.",
    ),
    Passed(
        Check(
            CheckKind.CARD_MATCHES, "MATCH-2", True, card=CARDS["G5"], onto=CARDS["R5"], colour=R
        ),
        "The green 5 matches: the top card shows the same number or symbol.",
    ),
    Passed(
        Check(
            CheckKind.CARD_MATCHES, "MATCH-3", True, card=CARDS["WB"], onto=CARDS["R5"], colour=R
        ),
        "The Item Box goes on any card.",
    ),
    Passed(
        Check(
            CheckKind.CARD_MATCHES, "MATCH-4", True, card=CARDS["W+4"], onto=CARDS["R5"], colour=R
        ),
        "The Wild Draw Four goes on any card.",
    ),
    Passed(
        Check(CheckKind.NOT_A_LAST_CARD, "STACK-5", True),
        "It is no last card, so a card may be stacked on it.",
    ),
    Passed(
        Check(CheckKind.CARD_STACKS, "STACK-1", True, card=CARDS["G+2"], onto=CARDS["R+2"]),
        "The green Draw Two can be stacked here.",
    ),
    Passed(
        Check(CheckKind.TURN_IS_AWAITED, "JUMP-1", True, seat=ANA),
        "It is Ana's turn, and others may jump in.",
    ),
    Passed(
        Check(CheckKind.CARD_IS_TWIN, "JUMP-1", True, card=CARDS["G5"], onto=CARDS["G5"]),
        "The green 5 is just like the top card.",
    ),
    Passed(
        Check(CheckKind.NO_CARD_OF_COLOUR, "WD4-2", True, colour=B),
        "The colour is blue, and the hand holds no card of it.",
    ),
    Passed(
        Check(CheckKind.COLOUR_CHOSEN, "WD4-1", True, card=CARDS["W+4"]),
        "A colour is chosen with the Wild Draw Four.",
    ),
    Passed(
        Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", True),
        "Somebody has one card and did not say UNO.",
    ),
    Passed(
        Check(CheckKind.TARGET_FORGOT_UNO, "UNO-2", True, seat=BEN),
        "It is Ben who did not say UNO.",
        ben="It is you who did not say UNO.",
    ),
    Passed(Check(CheckKind.ROUND_IS_OVER, "SETUP-4", True), "The round is over."),
]
