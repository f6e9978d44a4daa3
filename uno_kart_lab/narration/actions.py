"""Actions in words: as a label to choose by, and as what somebody does."""

from __future__ import annotations

from typing import assert_never

from uno_kart_lab.i18n import _, ngettext
from uno_kart_lab.narration.bluffs import ALONE
from uno_kart_lab.narration.cards import chosen_colour, known_card, new_card
from uno_kart_lab.narration.voice import Voice
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
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitDrawnCard,
    Awaiting,
    AwaitStack,
    AwaitSwap,
    AwaitTurn,
)


def label(voice: Voice, action: Action, awaiting: Awaiting | None) -> str:
    """Return a short label, such as "Play the red 5"."""
    match action:
        case Play():
            return _play_label(voice, action, awaiting)
        case Draw():
            return voice.say(_("Draw a card"))
        case Pass():
            keeps = isinstance(awaiting, AwaitDrawnCard)
            return voice.say(_("Keep the drawn card") if keeps else _("Pass"))
        case ChooseColour(_seat, colour):
            return voice.say(_("Choose {colour}"), colour=chosen_colour(voice, colour))
        case ChooseTarget(_seat, target):
            swaps = isinstance(awaiting, AwaitSwap)
            message = _("Swap hands with {player}") if swaps else _("{player} draws (Green Shell)")
            return voice.say(message, player=voice.players[target])
        case Accept():
            return _accept_label(voice, awaiting)
        case Challenge():
            return voice.say(_("Challenge"))
        case SayUno():
            return voice.say(_("Say UNO"))
        case CatchUno(_seat, target):
            return voice.say(_("Catch {player}: no UNO said"), player=voice.players[target])
        case NextRound():
            return voice.say(_("Deal the next round"))
        case _:
            assert_never(action)


def _accept_label(voice: Voice, awaiting: Awaiting | None) -> str:
    if isinstance(awaiting, AwaitStack | AwaitChallenge) and awaiting.count != ALONE:
        message = ngettext("Accept: draw {number} card", "Accept: draw {number} cards")
        return voice.say(message, awaiting.count)
    return voice.say(_("Accept: draw four"))


def _play_label(voice: Voice, action: Play, awaiting: Awaiting | None) -> str:
    card = known_card(voice, action.card)
    if _jumps_in(voice, action, awaiting):
        return _jump_in_label(voice, action, card)
    if action.colour is None:
        message = _("Play {card} and say UNO") if action.say_uno else _("Play {card}")
        return voice.say(message, card=card)
    message = (
        _("Play {card}, choose {colour} and say UNO")
        if action.say_uno
        else _("Play {card} and choose {colour}")
    )
    return voice.say(message, card=card, colour=chosen_colour(voice, action.colour))


def _jump_in_label(voice: Voice, action: Play, card: str) -> str:
    """Whoever does not look from that seat has to be told whose chance it is."""
    if voice.reader == action.seat:
        message = (
            _("Jump in with {card} and say UNO") if action.say_uno else _("Jump in with {card}")
        )
        return voice.say(message, card=card)
    message = (
        _("{player} jumps in with {card} and says UNO")
        if action.say_uno
        else _("{player} jumps in with {card}")
    )
    return voice.say(message, player=voice.players[action.seat], card=card)


def _jumps_in(voice: Voice, action: Play, awaiting: Awaiting | None) -> bool:
    out_of_turn = isinstance(awaiting, AwaitTurn) and awaiting.seat != action.seat
    return voice.rules.jump_in and out_of_turn


def did(voice: Voice, action: Action, awaiting: Awaiting | None) -> str:
    """Return who does what, such as "Ana plays a red 5."."""
    seat = action.seat
    match action:
        case Play():
            return _did_play(voice, action, awaiting)
        case Draw():
            return voice.of(seat, _("You draw a card."), _("{player} draws a card."))
        case Pass():
            return voice.of(seat, _("You pass."), _("{player} passes."))
        case ChooseColour():
            return voice.of(
                seat,
                _("You choose {colour}."),
                _("{player} chooses {colour}."),
                colour=chosen_colour(voice, action.colour),
            )
        case ChooseTarget():
            swaps = isinstance(awaiting, AwaitSwap)
            return (_did_swap if swaps else _did_aim)(voice, action)
        case Accept():
            return _did_accept(voice, seat, awaiting)
        case Challenge():
            return voice.of(seat, _("You challenge."), _("{player} challenges."))
        case SayUno():
            return voice.of(seat, _("You say UNO."), _("{player} says UNO."))
        case CatchUno():
            return _did_catch(voice, action)
        case NextRound():
            return voice.of(
                seat, _("You deal the next round."), _("{player} deals the next round.")
            )
        case _:
            assert_never(action)


def _did_accept(voice: Voice, seat: int, awaiting: Awaiting | None) -> str:
    if isinstance(awaiting, AwaitStack):
        return voice.of(seat, _("You accept the draw."), _("{player} accepts the draw."))
    return voice.of(
        seat, _("You accept the Wild Draw Four."), _("{player} accepts the Wild Draw Four.")
    )


def _did_play(voice: Voice, action: Play, awaiting: Awaiting | None) -> str:
    seat, card = action.seat, action.card
    if _jumps_in(voice, action, awaiting):
        return _did_jump_in(voice, action)
    if action.colour is None:
        return (
            _plays_and_says_uno(voice, seat, card) if action.say_uno else plays(voice, seat, card)
        )
    you, other = (
        (
            _("You play {card}, choose {colour} and say UNO."),
            _("{player} plays {card}, chooses {colour} and says UNO."),
        )
        if action.say_uno
        else (
            _("You play {card} and choose {colour}."),
            _("{player} plays {card} and chooses {colour}."),
        )
    )
    colour = chosen_colour(voice, action.colour)
    return voice.of(seat, you, other, card=new_card(voice, card), colour=colour)


def _did_jump_in(voice: Voice, action: Play) -> str:
    you, other = (
        (
            _("You jump in with {card} and say UNO."),
            _("{player} jumps in with {card} and says UNO."),
        )
        if action.say_uno
        else (_("You jump in with {card}."), _("{player} jumps in with {card}."))
    )
    return voice.of(action.seat, you, other, card=new_card(voice, action.card))


def plays(voice: Voice, seat: int, card: Card) -> str:
    """Return "Ana plays a red 5."."""
    return voice.of(
        seat,
        _("You play {card}."),
        _("{player} plays {card}."),
        card=new_card(voice, card),
    )


def _plays_and_says_uno(voice: Voice, seat: int, card: Card) -> str:
    return voice.of(
        seat,
        _("You play {card} and say UNO."),
        _("{player} plays {card} and says UNO."),
        card=new_card(voice, card),
    )


def _did_aim(voice: Voice, action: ChooseTarget) -> str:
    return voice.between(
        action.seat,
        action.target,
        _("You aim the Green Shell at {other}."),
        _("{player} aims the Green Shell at you."),
        _("{player} aims the Green Shell at {other}."),
    )


def _did_swap(voice: Voice, action: ChooseTarget) -> str:
    return voice.between(
        action.seat,
        action.target,
        _("You swap hands with {other}."),
        _("{player} swaps hands with you."),
        _("{player} swaps hands with {other}."),
    )


def _did_catch(voice: Voice, action: CatchUno) -> str:
    return voice.between(
        action.seat,
        action.target,
        _("You catch {other} for not saying UNO."),
        _("{player} catches you for not saying UNO."),
        _("{player} catches {other} for not saying UNO."),
    )
