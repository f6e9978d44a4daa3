"""The Wild Draw Four and its challenge, in words (WD4, CHAL)."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from uno_kart_lab.i18n import _, ngettext
from uno_kart_lab.narration.cards import card_names, colour_name, is_hidden
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.cards import Face
from uno_kart_lab.rules.events import (
    ChallengeJudged,
    HandShown,
    WildDrawFourAccepted,
    WildDrawFourChallenged,
)

ChallengeEvent: TypeAlias = (
    WildDrawFourAccepted | WildDrawFourChallenged | HandShown | ChallengeJudged
)
"""The kinds of event told here."""

_HELD_COLOUR: Final = (
    ngettext(
        "It was a bluff. The colour before was {colour}, and you held a card of that colour:"
        " {cards}.",
        "It was a bluff. The colour before was {colour}, and you held cards of that colour:"
        " {cards}.",
    ),
    ngettext(
        "It was a bluff. The colour before was {colour}, and {player} held a card of that colour:"
        " {cards}.",
        "It was a bluff. The colour before was {colour}, and {player} held cards of that colour:"
        " {cards}.",
    ),
)
_HELD_BOX: Final = (
    ngettext(
        "It was a bluff. The colour before was {colour}, in this game an Item Box counts as every"
        " colour, and you held this card: {cards}.",
        "It was a bluff. The colour before was {colour}, in this game an Item Box counts as every"
        " colour, and you held these cards: {cards}.",
    ),
    ngettext(
        "It was a bluff. The colour before was {colour}, in this game an Item Box counts as every"
        " colour, and {player} held this card: {cards}.",
        "It was a bluff. The colour before was {colour}, in this game an Item Box counts as every"
        " colour, and {player} held these cards: {cards}.",
    ),
)


def tell(voice: Voice, event: ChallengeEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case WildDrawFourAccepted():
            return _accepted(voice, event)
        case WildDrawFourChallenged():
            return _challenged(voice, event)
        case HandShown():
            return _hand_shown(voice, event)
        case ChallengeJudged():
            return _judged(voice, event)
        case _:
            assert_never(event)


def _accepted(voice: Voice, event: WildDrawFourAccepted) -> str:
    if voice.rules.stacking != "off":
        # How many are drawn is told as they are: they may have been stacked.
        return voice.between(
            event.seat,
            event.player,
            _("You accept {other}'s Wild Draw Four, so you draw."),
            _("{player} accepts your Wild Draw Four and draws."),
            _("{player} accepts {other}'s Wild Draw Four and draws."),
        )
    return voice.between(
        event.seat,
        event.player,
        _("You accept {other}'s Wild Draw Four, so you draw four."),
        _("{player} accepts your Wild Draw Four and draws four."),
        _("{player} accepts {other}'s Wild Draw Four and draws four."),
    )


def _challenged(voice: Voice, event: WildDrawFourChallenged) -> str:
    return voice.between(
        event.seat,
        event.player,
        _("You challenge {other}'s Wild Draw Four: you say it was a bluff."),
        _("{player} challenges your Wild Draw Four and says it was a bluff."),
        _("{player} challenges {other}'s Wild Draw Four and says it was a bluff."),
    )


def _hand_shown(voice: Voice, event: HandShown) -> str:
    if not event.hand:
        return _no_hand_shown(voice, event)
    if is_hidden(event.hand[0]):
        return voice.say(
            _("{player} shows the hand to {other}, and to nobody else."),
            player=voice.players[event.seat],
            other=voice.players[event.to],
        )
    return voice.between(
        event.seat,
        event.to,
        _("You show your hand to {other}, and to nobody else: {cards}."),
        _("{player} shows the hand to you, and to nobody else: {cards}."),
        _("{player} shows the hand to {other}, and to nobody else: {cards}."),
        cards=card_names(voice, event.hand),
    )


def _no_hand_shown(voice: Voice, event: HandShown) -> str:
    return voice.between(
        event.seat,
        event.to,
        _("You have no card left to show to {other}."),
        _("{player} has no card left to show to you."),
        _("{player} has no card left to show to {other}."),
    )


def _judged(voice: Voice, event: ChallengeJudged) -> str:
    colour = colour_name(voice, event.colour)
    if event.bluff:
        return _bluff(voice, event, colour)
    return voice.of(
        event.seat,
        _("It was no bluff. The colour before was {colour}, and you held no card of that colour."),
        _(
            "It was no bluff. The colour before was {colour}, and {player} held no card of that"
            " colour."
        ),
        colour=colour,
    )


def _bluff(voice: Voice, event: ChallengeJudged, colour: str) -> str:
    matching = event.matching
    if not matching:
        return voice.say(
            _(
                "It was a bluff. The colour before was {colour}, and {player} held a card that"
                " counts as that colour."
            ),
            colour=colour,
            player=voice.players[event.seat],
        )
    cards = card_names(voice, matching)
    if any(card.face is Face.ITEM_BOX for card in matching):
        return voice.of(event.seat, *_HELD_BOX, len(matching), colour=colour, cards=cards)
    return voice.of(event.seat, *_HELD_COLOUR, len(matching), colour=colour, cards=cards)
