"""What the house rules bring, in words (STACK, SEVEN, JUMP)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from uno_kart_lab.i18n import _, ngettext
from uno_kart_lab.narration.cards import card_names
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.events import (
    HandsPassedOn,
    HandsSwapped,
    JumpedIn,
    StackAccepted,
    StackGrew,
)
from uno_kart_lab.rules.position import RIGHT

HouseRuleEvent: TypeAlias = StackGrew | StackAccepted | HandsSwapped | HandsPassedOn | JumpedIn
"""The kinds of event told here."""


def tell(voice: Voice, event: HouseRuleEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case StackGrew():
            return _stack_grew(voice, event)
        case StackAccepted():
            return _stack_accepted(voice, event)
        case HandsSwapped():
            return _hands_swapped(voice, event)
        case HandsPassedOn():
            return _hands_passed_on(voice, event)
        case JumpedIn():
            return _jumped_in(voice, event)
        case _:
            assert_never(event)


def _stack_grew(voice: Voice, event: StackGrew) -> str:
    return voice.of(
        event.seat,
        ngettext(
            "The draw cards add up: {number} card is aimed at you now.",
            "The draw cards add up: {number} cards are aimed at you now.",
        ),
        ngettext(
            "The draw cards add up: {number} card is aimed at {player} now.",
            "The draw cards add up: {number} cards are aimed at {player} now.",
        ),
        event.count,
    )


def _stack_accepted(voice: Voice, event: StackAccepted) -> str:
    return voice.of(
        event.seat,
        ngettext(
            "You stack nothing, so you have to draw {number} card.",
            "You stack nothing, so you have to draw {number} cards.",
        ),
        ngettext(
            "{player} stacks nothing, so {player} has to draw {number} card.",
            "{player} stacks nothing, so {player} has to draw {number} cards.",
        ),
        event.count,
    )


def _hands_swapped(voice: Voice, event: HandsSwapped) -> str:
    told = voice.between(
        event.seat,
        event.target,
        _("You swap hands with {other}, because of the 7."),
        _("{player} swaps hands with you, because of the 7."),
        _("{player} and {other} swap hands, because of the 7."),
    )
    if voice.reader in (event.seat, event.target):
        return voice.then(told, _hand_now(voice, event))
    return told


def _hands_passed_on(voice: Voice, event: HandsPassedOn) -> str:
    told = voice.say(
        _("Because of the 0 everyone passes the whole hand on to the right.")
        if event.direction == RIGHT
        else _("Because of the 0 everyone passes the whole hand on to the left.")
    )
    return voice.then(told, _hand_now(voice, event)) if isinstance(voice.reader, int) else told


def _hand_now(voice: Voice, event: HandsSwapped | HandsPassedOn) -> str:
    assert isinstance(voice.reader, int), "only a seat has a hand"
    cards = card_names(voice, event.hands[voice.reader])
    return voice.say(_("Your hand is now: {cards}."), cards=cards)


def _jumped_in(voice: Voice, event: JumpedIn) -> str:
    return voice.between(
        event.seat,
        event.awaited,
        _("You jump in before {other} does anything: your card is just like the top card."),
        _("{player} jumps in before you do anything, with a card just like the top card."),
        _("{player} jumps in before {other} does anything, with a card just like the top card."),
    )
