"""What a position waits for, in words."""

from __future__ import annotations

from typing import Final, assert_never

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.cards import card_name, colour_name
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.events import DecisionAsked
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitColour,
    AwaitDrawnCard,
    Awaiting,
    AwaitOpeningColour,
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
        case AwaitChallenge(seat, colour):
            return voice.of(seat, *_CHALLENGE, colour=colour_name(voice, colour))
        case RoundOver():
            return voice.say(_("The round is over, and the next one can be dealt."))
        case GameOver():
            return voice.say(_("The game is over."))
        case SettingUp():
            return voice.say(_("The round is being set up."))
        case _:
            assert_never(awaiting)
