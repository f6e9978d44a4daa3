"""Playing, and whose turn it is, in words (TURN, MATCH, ACT, OPEN)."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from uno_kart_lab.i18n import Message, _, ngettext
from uno_kart_lab.narration.actions import plays
from uno_kart_lab.narration.cards import chosen_colour, known_card
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.cards import NUMBERS
from uno_kart_lab.rules.events import (
    CardPlayed,
    ColourChosen,
    DirectionChanged,
    TurnBegun,
    TurnLost,
)
from uno_kart_lab.rules.position import RIGHT
from uno_kart_lab.rules.rule_ids import RuleId

TurnEvent: TypeAlias = CardPlayed | ColourChosen | DirectionChanged | TurnLost | TurnBegun
"""The kinds of event told here."""

_WHY_LOST: Final[dict[RuleId, Message]] = {
    "ACT-1": _("A Draw Two costs the next player the turn, too."),
    "ACT-2": _("With only two players a Reverse works like a Skip."),
    "ACT-3": _("A Skip passes over the next player."),
    "WD4-1": _("A Wild Draw Four costs the next player the turn, too."),
    "CHAL-4": _("A challenge that fails costs the turn, too."),
    "STACK-3": _("Drawing the cards of a draw card costs the turn, too."),
    "STACK-4": _("A challenge that fails costs the turn, too."),
    "OPEN-4": _("The Draw Two that opens the round costs the turn, too."),
    "OPEN-5": _("The Skip that opens the round passes over the player on the dealer's left."),
}
_WHY_BEGUN: Final[dict[RuleId, Message]] = {
    "OPEN-1": _("The player on the dealer's left plays first."),
    "OPEN-3": _("After an opening Reverse the dealer plays first."),
    "OPEN-4": _("The player on the dealer's left has lost the turn to the opening Draw Two."),
    "OPEN-5": _("The player on the dealer's left has lost the turn to the opening Skip."),
    "OPEN-7": _("The colour is chosen, and the player on the dealer's left plays first."),
    "ACT-2": _("In this game a Reverse between two players passes over nobody."),
    "CHAL-3": _("The challenge was right, so it costs the challenger no turn."),
    "STACK-3": _("Whoever stacks a card takes a turn by it."),
    "STACK-4": _("The challenge was right, so it costs the challenger no turn."),
    "ITEM-4": _("The item is done, and it costs nobody a turn."),
    "ITEM-MUSHROOM": _("The Mushroom gives an extra turn."),
    "ITEM-LIGHTNING": _("The Lightning gives an extra turn."),
}
_DEALER_BEGINS: Final = _(
    "There are only two players and the other lost the turn, so the dealer begins."
)
_OTHER_LOST_TURN: Final = _("There are only two players, and the other lost the turn.")


def tell(voice: Voice, event: TurnEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case CardPlayed():
            return _card_played(voice, event)
        case ColourChosen():
            return _colour_chosen(voice, event)
        case DirectionChanged():
            return _direction_changed(voice, event)
        case TurnLost():
            return _turn_lost(voice, event)
        case TurnBegun():
            return _turn_begun(voice, event)
        case _:
            assert_never(event)


def _card_played(voice: Voice, event: CardPlayed) -> str:
    return voice.then(_played(voice, event), _why_matching(voice, event))


def _played(voice: Voice, event: CardPlayed) -> str:
    if not event.drawn:
        return plays(voice, event.seat, event.card)
    return voice.of(
        event.seat,
        _("You play {card} you have just drawn."),
        _("{player} plays {card} just drawn."),
        card=known_card(voice, event.card),
    )


def _why_matching(voice: Voice, event: CardPlayed) -> str:
    match event.reason.rule:
        case "MATCH-1" if event.onto.is_wild:
            return voice.say(_("It has the colour that was chosen for the card under it."))
        case "MATCH-1":
            return voice.say(_("It has the same colour as the card under it."))
        case "MATCH-2" if event.card.face in NUMBERS:
            return voice.say(_("It has the same number as the card under it."))
        case "MATCH-2":
            return voice.say(_("It has the same symbol as the card under it."))
        case "STACK-1":
            return voice.say(_("It is stacked on the card under it, whatever its colour is."))
        case "MATCH-4":
            return voice.say(_("It goes on any card."))
        case _:
            return _why_box(voice, event.reason.link or 1)


def _why_box(voice: Voice, link: int) -> str:
    if link == 1:
        return voice.say(_("It goes on any card."))
    return voice.say(
        ngettext(
            "It goes on any card, and the chain is now {number} box long.",
            "It goes on any card, and the chain is now {number} boxes long.",
        ),
        link,
    )


def _colour_chosen(voice: Voice, event: ColourChosen) -> str:
    return voice.of(
        event.seat,
        _("You choose {colour} as the colour to match."),
        _("{player} chooses {colour} as the colour to match."),
        colour=chosen_colour(voice, event.colour),
    )


def _direction_changed(voice: Voice, event: DirectionChanged) -> str:
    if event.reason.rule == "OPEN-3":
        return voice.say(_("The round opens with a Reverse, so play goes to the right."))
    if event.direction == RIGHT:
        return voice.say(_("The Reverse turns the direction: play now goes to the right."))
    return voice.say(_("The Reverse turns the direction: play now goes to the left."))


def _turn_lost(voice: Voice, event: TurnLost) -> str:
    lost = voice.of(event.seat, _("You lose your turn."), _("{player} loses a turn."))
    return voice.then(lost, voice.say(_WHY_LOST[event.reason.rule]))


def _turn_begun(voice: Voice, event: TurnBegun) -> str:
    if event.after is None or event.after == event.seat:
        return voice.then(_begins(voice, event), voice.say(_why_begun(event)))
    match event.reason.rule:
        case "TURN-1":
            return voice.of(
                event.seat,
                _("You are next, so it is your turn."),
                _("{player} is next, so it is {player}'s turn."),
            )
        case "TURN-4":
            return voice.between(
                event.seat,
                event.after,
                _("{other} played no card, so it is your turn."),
                _("You played no card, so it is {player}'s turn."),
                _("{other} played no card, so it is {player}'s turn."),
            )
        case _:
            turn = voice.of(event.seat, _("It is your turn."), _("It is {player}'s turn."))
            return voice.then(turn, voice.say(_why_begun(event)))


def _begins(voice: Voice, event: TurnBegun) -> str:
    if event.after is None:
        return voice.of(event.seat, _("You begin."), _("{player} begins."))
    return voice.of(event.seat, _("It is your turn again."), _("It is {player}'s turn again."))


def _why_begun(event: TurnBegun) -> Message:
    if "OPEN-8" in event.reason.also and event.reason.rule != "OPEN-3":
        return _DEALER_BEGINS
    if event.after == event.seat and not event.extra:
        return _OTHER_LOST_TURN
    return _WHY_BEGUN[event.reason.rule]
