"""Cards that change places, for a game that might have been, in words."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.arrangement import Arrangement, Hindrance
from uno_kart_lab.i18n import Message, _
from uno_kart_lab.narration.cards import is_hidden, known_card, new_card, subject_card
from uno_kart_lab.narration.voice import Voice


def arranged(voice: Voice, arrangement: Arrangement) -> str:
    """Return what is different, such as "What if Ana had a red 5 in place of the blue 2?"."""
    seat, card, wanted = arrangement.seat, arrangement.card, arrangement.wanted
    if seat is None or card is None:
        if is_hidden(wanted):
            return voice.say(_("What if the next card of the stock were another?"))
        message = _("What if the next card of the stock were {wanted}?")
        return voice.say(message, wanted=new_card(voice, wanted))
    if is_hidden(wanted):
        message = _("What if {player} had another card in place of one?")
        return voice.say(message, player=voice.players[seat])
    return voice.of(
        seat,
        _("What if you had {wanted} in place of {card}?"),
        _("What if {player} had {wanted} in place of {card}?"),
        wanted=new_card(voice, wanted),
        card=known_card(voice, card),
    )


def hindered(voice: Voice, arrangement: Arrangement, hindrance: Hindrance) -> str:
    """Return why cards can't change places."""
    facts = {"wanted": subject_card(voice, arrangement.wanted)}
    if arrangement.seat is not None and arrangement.card is not None:
        facts["player"] = voice.players[arrangement.seat]
        facts["card"] = known_card(voice, arrangement.card)
    return voice.say(_HINDRANCES[hindrance], **facts)


_HINDRANCES: Final[dict[Hindrance, Message]] = {
    Hindrance.ROUND_NOT_ON: _("Cards can be changed only while a round is being played."),
    Hindrance.STOCK_EMPTY: _("The stock is empty: there is no next card to change."),
    Hindrance.DRAWN_CARD: _(
        "{player} is deciding about the card just drawn. The hand can be changed before that card"
        " is drawn, or after the decision."
    ),
    Hindrance.JUDGED_HAND: _(
        "{player} was caught before the Wild Draw Four is answered, so it is settled which card is"
        " judged. The hand can be changed before the catch, or after the answer."
    ),
    Hindrance.CARD_NOT_IN_HAND: _("{player} does not have {card}."),
    Hindrance.SAME_CARD: _("{wanted} is the card that is there already."),
    Hindrance.NOT_OUT_OF_SIGHT: _(
        "{wanted} can't be put there: none is left in the stock or in a hand that can give it."
    ),
}
