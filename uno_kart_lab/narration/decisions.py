"""What a position waits for, in words."""

from __future__ import annotations

from typing import Final, assert_never

from uno_kart_lab.i18n import _, ngettext
from uno_kart_lab.narration.bluffs import ALONE
from uno_kart_lab.narration.cards import card_name, colour_name
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.events import DecisionAsked
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
    RoundOver,
    SettingUp,
)
from uno_kart_lab.views import TEACHER

_TURN: Final = (
    _("It is your turn: play a card that matches, or draw."),
    _("It is {player}'s turn: play a card that matches, or draw."),
)
# The turn may have got as far as a drawn card, and whether it fits is its player's to know.
_TURN_OF_ANOTHER: Final = _("It is {player}'s turn.")
_DRAWN_CARD: Final = (
    _("You have just drawn a card that can be played: {card}."),
    _("{player} has just drawn a card that can be played: {card}."),
)
_OPENING_COLOUR: Final = (
    _("You choose the first colour, because an Item Box opens the round."),
    _("{player} chooses the first colour, because an Item Box opens the round."),
)
_COLOUR: Final = (
    _("You choose the next colour, because of the Bob-omb."),
    _("{player} chooses the next colour, because of the Bob-omb."),
)
_TARGET: Final = (
    _("You choose who draws a card, because of the Green Shell."),
    _("{player} chooses who draws a card, because of the Green Shell."),
)
_CHALLENGE: Final = (
    _(
        "You accept the Wild Draw Four, played when the colour was {colour}, or challenge it as a"
        " bluff."
    ),
    _(
        "{player} accepts the Wild Draw Four, played when the colour was {colour}, or challenges it"
        " as a bluff."
    ),
)
_CHALLENGE_OF_SUM: Final = (
    ngettext(
        "You accept the Wild Draw Four, played when the colour was {colour}, and draw {number}"
        " card, or challenge it as a bluff.",
        "You accept the Wild Draw Four, played when the colour was {colour}, and draw {number}"
        " cards, or challenge it as a bluff.",
    ),
    ngettext(
        "{player} accepts the Wild Draw Four, played when the colour was {colour}, and draws"
        " {number} card, or challenges it as a bluff.",
        "{player} accepts the Wild Draw Four, played when the colour was {colour}, and draws"
        " {number} cards, or challenges it as a bluff.",
    ),
)
_CHALLENGE_OR_STACK: Final = (
    ngettext(
        "You accept the Wild Draw Four, played when the colour was {colour}, and draw {number}"
        " card, challenge it as a bluff, or stack a card on it.",
        "You accept the Wild Draw Four, played when the colour was {colour}, and draw {number}"
        " cards, challenge it as a bluff, or stack a card on it.",
    ),
    ngettext(
        "{player} accepts the Wild Draw Four, played when the colour was {colour}, and draws"
        " {number} card, challenges it as a bluff, or stacks a card on it.",
        "{player} accepts the Wild Draw Four, played when the colour was {colour}, and draws"
        " {number} cards, challenges it as a bluff, or stacks a card on it.",
    ),
)
_STACK: Final = (
    ngettext(
        "You have to draw {number} card, or to stack a card that passes it on.",
        "You have to draw {number} cards, or to stack a card that passes them on.",
    ),
    ngettext(
        "{player} has to draw {number} card, or to stack a card that passes it on.",
        "{player} has to draw {number} cards, or to stack a card that passes them on.",
    ),
)
_SWAP: Final = (
    _("You choose with whom you swap hands, because of the 7."),
    _("{player} chooses with whom to swap hands, because of the 7."),
)


def decision_asked(voice: Voice, event: DecisionAsked) -> str:
    """Say who has to decide what."""
    if isinstance(event.awaiting, AwaitTurn):
        # What becomes of a drawn card is not for this reader to know: a turn goes on, that is all.
        return voice.say(
            _("{player} looks at the card just drawn, and the turn goes on."),
            player=voice.players[event.awaiting.seat],
        )
    return awaited(voice, event.awaiting)


def awaited(voice: Voice, awaiting: Awaiting) -> str:
    """Say whose decision is awaited, and what it is about."""
    match awaiting:
        case AwaitTurn(seat):
            if voice.reader in (TEACHER, seat):
                return voice.of(seat, *_TURN)
            return voice.say(_TURN_OF_ANOTHER, player=voice.players[seat])
        case AwaitDrawnCard(seat, card):
            return voice.of(seat, *_DRAWN_CARD, card=card_name(voice, card))
        case AwaitOpeningColour(seat):
            return voice.of(seat, *_OPENING_COLOUR)
        case AwaitColour(seat):
            return voice.of(seat, *_COLOUR)
        case AwaitTarget(seat):
            return voice.of(seat, *_TARGET)
        case AwaitChallenge() | AwaitStack():
            return _draw_answered(voice, awaiting)
        case AwaitSwap(seat):
            return voice.of(seat, *_SWAP)
        case RoundOver():
            return voice.say(_("The round is over, and the next one can be dealt."))
        case GameOver():
            return voice.say(_("The game is over."))
        case SettingUp():
            return voice.say(_("The round is being set up."))
        case _:
            assert_never(awaiting)


def _draw_answered(voice: Voice, awaiting: AwaitChallenge | AwaitStack) -> str:
    seat, count = awaiting.seat, awaiting.count
    if isinstance(awaiting, AwaitStack):
        return voice.of(seat, *_STACK, count)
    colour = colour_name(voice, awaiting.colour)
    if awaiting.stackable:
        return voice.of(seat, *_CHALLENGE_OR_STACK, count, colour=colour)
    if count > ALONE:
        return voice.of(seat, *_CHALLENGE_OF_SUM, count, colour=colour)
    return voice.of(seat, *_CHALLENGE, colour=colour)
