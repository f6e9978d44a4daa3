"""Why an action can't be done, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from uno_kart_lab.i18n import Message, _, ngettext
from uno_kart_lab.narration.cards import card_name, card_names, colour_name, subject_card
from uno_kart_lab.narration.decisions import awaited
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.actions import SayUno
from uno_kart_lab.rules.cards import NUMBERS, Face
from uno_kart_lab.rules.position import Awaiting, GameOver, SettingUp
from uno_kart_lab.rules.refusals import Check, CheckKind, Refusal
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.shown import shown


class ExplainedCheck(NamedTuple):
    """One question about an action, answered in a sentence."""

    passed: bool
    rule: RuleId
    sentence: str


@dataclass(frozen=True, slots=True)
class ExplainedRefusal:
    """Why an action can't be done.

    Attributes
    ----------
    sentence : str
        What stands against it, and what would be needed.
    rule : RuleId
    checks : tuple of ExplainedCheck
        Everything that was asked, in order: all passed but the last.
    """

    sentence: str
    rule: RuleId
    checks: tuple[ExplainedCheck, ...]

    def _repr_html_(self) -> str:
        return shown(self, "refusal_html")

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text(shown(self, "refusal_text"))


def explain(voice: Voice, refusal: Refusal) -> ExplainedRefusal:
    """Word every check of a refusal."""
    checks = tuple(
        ExplainedCheck(check.passed, check.rule, _answer(voice, check, refusal))
        for check in refusal.checks
    )
    failed = checks[-1]
    return ExplainedRefusal(failed.sentence, failed.rule, checks)


def _answer(voice: Voice, check: Check, refusal: Refusal) -> str:
    if check.passed:
        return _say(voice, check, _passed(voice, check))
    refused = _say(voice, check, _failed(voice, check, refusal))
    if check.kind in _TOLD_WITH_WHAT_IS_AWAITED:
        return voice.then(refused, awaited(voice, refusal.awaiting))
    return refused


def _passed(voice: Voice, check: Check) -> Message:
    if check.kind is CheckKind.CARD_MATCHES:
        return _MATCHES[check.rule]
    if check.kind in _PASSED_OF_READER and check.seat == voice.reader:
        return _PASSED_OF_READER[check.kind]
    return _PASSED[check.kind]


def _failed(voice: Voice, check: Check, refusal: Refusal) -> Message:
    awaiting = refusal.awaiting
    if check.kind is CheckKind.CARD_MATCHES:
        return _mismatch(check)
    if isinstance(awaiting, GameOver | SettingUp) and check.kind in _WHEN:
        return _WHEN[check.kind][type(awaiting)]
    if check.kind is CheckKind.WINDOW_IS_OPEN and isinstance(refusal.action, SayUno):
        return _NO_TIME_FOR_UNO
    if check.kind is CheckKind.CARD_STACKS and voice.rules.stacking == "same":
        return _STACKS_ON_ITS_KIND
    if check.kind is CheckKind.TARGET_IS_OPPONENT and check.rule == "SEVEN-1":
        return _SWAPPED_WITH_ANOTHER
    if check.kind in _FAILED_OF_READER and check.seat == voice.reader:
        return _FAILED_OF_READER[check.kind]
    return _FAILED[check.kind]


def _mismatch(check: Check) -> Message:
    assert check.onto is not None, "what does not match lies on something"
    if check.onto.face in NUMBERS:
        return _(
            "{card} does not match: the colour is {colour} and the top card shows the number"
            " {number}."
        )
    return _MISMATCHED_SYMBOL[check.onto.face]


def _say(voice: Voice, check: Check, message: Message) -> str:
    """Say a message with all that the check compared; each message takes what it needs."""
    facts = {}
    if check.seat is not None:
        facts["player"] = voice.players[check.seat]
    if check.card is not None:
        facts["card"] = subject_card(voice, check.card)
    if check.onto is not None:
        facts["onto"] = card_name(voice, check.onto)
    if check.colour is not None:
        facts["colour"] = colour_name(voice, check.colour)
    if check.cards:
        facts["cards"] = card_names(voice, check.cards)
    return voice.say(message, _number(check), **facts)


def _number(check: Check) -> int | None:
    if check.onto is not None and check.onto.face in NUMBERS:
        return int(check.onto.face.value)
    return check.left


_MATCHES: Final[dict[RuleId, Message]] = {
    "MATCH-1": _("{card} matches: its colour is {colour}, as it has to be."),
    "MATCH-2": _("{card} matches: the top card shows the same number or symbol."),
    "MATCH-3": _("{card} goes on any card."),
    "MATCH-4": _("{card} goes on any card."),
}
_A_WILD: Final = _(
    "{card} does not match: the colour chosen is {colour}, and a wild card has nothing else to"
    " match."
)
_MISMATCHED_SYMBOL: Final = {
    Face.DRAW_TWO: _(
        "{card} does not match: the colour is {colour} and the top card shows a Draw Two."
    ),
    Face.REVERSE: _(
        "{card} does not match: the colour is {colour} and the top card shows a Reverse."
    ),
    Face.SKIP: _("{card} does not match: the colour is {colour} and the top card shows a Skip."),
    Face.WILD_DRAW_FOUR: _A_WILD,
    Face.ITEM_BOX: _A_WILD,
}
_NO_TIME_FOR_UNO: Final = _(
    "It is no time to say UNO: it is said with a play that leaves one card or, if forgotten, once"
    " that play has been carried out and before the first action of the next turn."
)
_STACKS_ON_ITS_KIND: Final = _(
    "{card} can't be stacked here: in this game a Draw Two goes on a Draw Two, and a Wild Draw Four"
    " on a Wild Draw Four."
)
_SWAPPED_WITH_ANOTHER: Final = _("Hands have to be swapped with another player.")
_TOLD_WITH_WHAT_IS_AWAITED: Final = (
    CheckKind.DECISION_IS_ASKED,
    CheckKind.SEAT_IS_ASKED,
    CheckKind.TURN_IS_AWAITED,
)
# Only what another check can follow: a check that comes last is told when it fails.
_PASSED: Final = {
    CheckKind.SEAT_IS_ASKED: _("It is {player}'s decision."),
    CheckKind.CARD_IN_HAND: _("{card} is in the hand."),
    CheckKind.DRAWN_CARD_ONLY: _("{card} is what was just drawn."),
    CheckKind.NOT_A_LAST_CARD: _("It is no last card, so a card may be stacked on it."),
    CheckKind.CARD_STACKS: _("{card} can be stacked here."),
    CheckKind.TURN_IS_AWAITED: _("It is {player}'s turn, and others may jump in."),
    CheckKind.CARD_IS_TWIN: _("{card} is just like the top card."),
    CheckKind.NO_CARD_OF_COLOUR: _("The colour is {colour}, and the hand holds no card of it."),
    CheckKind.COLOUR_CHOSEN: _("A colour is chosen with the Wild Draw Four."),
    CheckKind.WINDOW_IS_OPEN: _("Somebody has one card and did not say UNO."),
    CheckKind.TARGET_FORGOT_UNO: _("It is {player} who did not say UNO."),
    CheckKind.ROUND_IS_OVER: _("The round is over."),
}
_PASSED_OF_READER: Final = {
    CheckKind.SEAT_IS_ASKED: _("It is your decision."),
    CheckKind.TARGET_FORGOT_UNO: _("It is you who did not say UNO."),
}
_FAILED: Final = {
    CheckKind.ROUND_IS_ON: _("The round is over: the next one has to be dealt first."),
    CheckKind.DECISION_IS_ASKED: _("Something else is asked for now."),
    CheckKind.SEAT_IS_ASKED: _("Another player has to act now."),
    CheckKind.CARD_IN_HAND: _("{card} can't be played, because it is not in the hand."),
    CheckKind.DRAWN_CARD_ONLY: _(
        "{card} can't be played now. After drawing, only the card just drawn can be: {onto}."
    ),
    CheckKind.NOT_A_LAST_CARD: _(
        "Nothing is stacked on a last card: the round is won, and nobody takes a turn after it."
    ),
    CheckKind.CARD_STACKS: _(
        "{card} can't be stacked here: only a Draw Two or a Wild Draw Four can."
    ),
    CheckKind.TURN_IS_AWAITED: _(
        "Another player jumps in only while somebody's turn has begun and nothing has been done"
        " in it."
    ),
    CheckKind.CARD_IS_TWIN: _(
        "{card} can't be played out of turn. To jump in, a card has to have both the colour and the"
        " number or symbol of the top card: {onto}."
    ),
    CheckKind.NO_CARD_OF_COLOUR: _(
        "In this game a Wild Draw Four can't be played while the hand holds a card that counts as"
        " the colour to match, {colour}: {cards}."
    ),
    CheckKind.COLOUR_CHOSEN: _("A Wild Draw Four is played together with the colour you choose."),
    CheckKind.COLOUR_NOT_CHOSEN: _(
        "No colour is chosen with this card: only a Wild Draw Four is played with one."
    ),
    CheckKind.ONE_CARD_LEFT: ngettext(
        "UNO is said with a play that leaves exactly one card, but this one leaves {number} card.",
        "UNO is said with a play that leaves exactly one card, but this one leaves {number} cards.",
    ),
    CheckKind.CARDS_TO_DRAW: _(
        "There is no card to draw, so a player who does not play has to pass."
    ),
    CheckKind.NO_CARDS_TO_DRAW: _(
        "There are cards to draw, so a player who does not play has to draw one first."
    ),
    CheckKind.DRAWN_CARD_MAY_BE_KEPT: _(
        "In this game a drawn card that can be played has to be played."
    ),
    CheckKind.TARGET_IS_OPPONENT: _("The Green Shell has to be aimed at another player."),
    CheckKind.WINDOW_IS_OPEN: _(
        "Nobody can be caught now: that is done only once a play has been carried out that leaves"
        " one card with UNO unsaid, and before the first action of the next turn."
    ),
    CheckKind.SEAT_FORGOT_UNO: _("Only {player} can say UNO late, having forgotten it."),
    CheckKind.TARGET_FORGOT_UNO: _("Only {player} can be caught, having forgotten to say UNO."),
    CheckKind.SEAT_IS_ANOTHER: _("Nobody can catch themselves: it has to be another player."),
    CheckKind.ROUND_IS_OVER: _("The next round is dealt when this one is over."),
    CheckKind.SEAT_DEALS_NEXT: _("The deal passes to the left, so {player} deals the next round."),
}
_FAILED_OF_READER: Final = {
    CheckKind.SEAT_FORGOT_UNO: _("Only you can say UNO late, having forgotten it."),
    CheckKind.TARGET_FORGOT_UNO: _("Only you can be caught, having forgotten to say UNO."),
    CheckKind.SEAT_DEALS_NEXT: _("The deal passes to the left, so you deal the next round."),
}
_WHEN: Final[dict[CheckKind, dict[type[Awaiting], Message]]] = {
    CheckKind.ROUND_IS_ON: {
        GameOver: _("The game is over: nothing more can be done in it."),
        SettingUp: _("The round is still being set up."),
    },
    CheckKind.ROUND_IS_OVER: {
        GameOver: _("The game is over, so no further round is dealt."),
        SettingUp: _("The round is still being set up."),
    },
}
