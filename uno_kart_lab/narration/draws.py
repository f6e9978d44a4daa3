"""Drawing, keeping and passing, in words (TURN-1 … TURN-4, STOCK-1 … STOCK-3)."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from uno_kart_lab.i18n import Message, _, ngettext
from uno_kart_lab.narration.cards import card_names, is_hidden, known_card, new_card
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.events import (
    CardsDrawn,
    DiscardReshuffled,
    DrawDropped,
    DrawnCardKept,
    DrawnCardUnplayable,
    Passed,
)
from uno_kart_lab.rules.position import Reason
from uno_kart_lab.rules.rule_ids import RuleId

DrawEvent: TypeAlias = (
    CardsDrawn | DrawDropped | DiscardReshuffled | DrawnCardUnplayable | DrawnCardKept | Passed
)
"""The kinds of event told here."""

_WHY_DRAWN: Final[dict[RuleId, Message]] = {
    "TURN-3": _("The card before could not be played, so the drawing goes on."),
    "OPEN-4": _("The round opens with a Draw Two, which hits the player on the dealer's left."),
    "ACT-1": _("A Draw Two makes the next player draw two."),
    "ITEM-BANANA": _("The Banana Peel hits the player before the one who played the Item Box."),
    "ITEM-SHELL": _("The Green Shell makes the chosen player draw one."),
    "ITEM-LIGHTNING": _("The Lightning makes everyone draw one but the player of the Item Box."),
    "ITEM-BOBOMB": _("The Bob-omb hits the one who played the Item Box."),
    "WD4-1": _("A Wild Draw Four makes the next player draw four."),
    "CHAL-3": _("It was a bluff, so the one who played the Wild Draw Four draws four."),
    "CHAL-4": _("The challenge failed, so it is six cards in all, in place of four."),
    "STACK-3": _("Whoever accepts the draw takes all the cards that have come together."),
    "UNO-2": _("Being caught without saying UNO costs two cards."),
}
_LAST_DRAW_TWO: Final = _("Even as a last card, a Draw Two makes the next player draw two.")
_LAST_WILD_DRAW_FOUR: Final = _(
    "Even as a last card, a Wild Draw Four makes the next player draw four."
)
_OPENING_UNSTACKED: Final = _(
    "The round opens with a Draw Two, which hits the player on the dealer's left: nothing is"
    " stacked on it, since nobody played it."
)
_LAST_OF_STACK: Final = _(
    "Even as a last card, a draw card makes the next player draw all that has come together."
)
_BLUFF_IN_STACK: Final = _(
    "It was a bluff, so the one who played the Wild Draw Four draws all that has come together."
)
_NO_BLUFF_IN_STACK: Final = _(
    "The challenge failed, so it is all that has come together and two cards more."
)
_UNPLAYABLE: Final = (
    _("You can't play {card} you have just drawn, so your turn ends."),
    _("{player} can't play {card} just drawn, so the turn ends."),
)
_UNPLAYABLE_LAST: Final = (
    _("You can't play {card} you have just drawn and no card is left, so your turn ends."),
    _("{player} can't play {card} just drawn and no card is left, so the turn ends."),
)
_LAST_TO_ACT: Final = _(
    "The Banana Peel hits the last other player who took a turn, or else the player before."
)
_UNCHALLENGED: Final = _(
    "A Wild Draw Four makes the next player draw four, and here it can't be challenged."
)


def tell(voice: Voice, event: DrawEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case CardsDrawn():
            return _cards_drawn(voice, event)
        case DrawDropped():
            return _draw_dropped(voice, event)
        case DiscardReshuffled():
            return _discard_reshuffled(voice, event)
        case DrawnCardUnplayable():
            return _drawn_card_unplayable(voice, event)
        case DrawnCardKept():
            return _drawn_card_kept(voice, event)
        case Passed():
            return _passed(voice, event)
        case _:
            assert_never(event)


def _cards_drawn(voice: Voice, event: CardsDrawn) -> str:
    drawn = _drawn(voice, event)
    why = _why_drawn(voice, event.reason)
    return drawn if why is None else voice.then(drawn, voice.say(why))


def _drawn(voice: Voice, event: CardsDrawn) -> str:
    seat, cards = event.seat, event.cards
    if len(cards) == 1:
        card = new_card(voice, cards[0])
        return voice.of(seat, _("You draw {card}."), _("{player} draws {card}."), card=card)
    if is_hidden(cards[0]):
        return voice.say(
            ngettext("{player} draws {number} card.", "{player} draws {number} cards."),
            len(cards),
            player=voice.players[seat],
        )
    return voice.of(
        seat,
        ngettext("You draw {number} card: {cards}.", "You draw {number} cards: {cards}."),
        ngettext(
            "{player} draws {number} card: {cards}.", "{player} draws {number} cards: {cards}."
        ),
        len(cards),
        cards=card_names(voice, cards),
    )


def _why_drawn(voice: Voice, reason: Reason) -> Message | None:
    if "END-2" in reason.also and reason.rule == "ACT-1":
        return _LAST_DRAW_TWO
    if "END-2" in reason.also and reason.rule == "WD4-1":
        return _LAST_WILD_DRAW_FOUR
    if "STACK-6" in reason.also:
        return _OPENING_UNSTACKED
    if "END-2" in reason.also and reason.rule == "STACK-3":
        return _LAST_OF_STACK
    if reason.rule == "STACK-4":
        return _BLUFF_IN_STACK if "CHAL-3" in reason.also else _NO_BLUFF_IN_STACK
    if reason.rule == "WD4-1" and "wild_draw_four" in reason.options:
        return _UNCHALLENGED
    if reason.rule == "ITEM-BANANA" and voice.rules.banana_target == "last_to_act":
        return _LAST_TO_ACT
    return _WHY_DRAWN.get(reason.rule)


def _draw_dropped(voice: Voice, event: DrawDropped) -> str:
    return voice.of(
        event.seat,
        ngettext(
            "No card is left to draw, so you are spared {number} card.",
            "No card is left to draw, so you are spared {number} cards.",
        ),
        ngettext(
            "No card is left to draw, so {player} is spared {number} card.",
            "No card is left to draw, so {player} is spared {number} cards.",
        ),
        event.missing,
    )


def _discard_reshuffled(voice: Voice, _event: DiscardReshuffled) -> str:
    return voice.say(
        _(
            "The stock is empty and a card is needed, so all of the discard pile but its top card"
            " is shuffled into a new stock."
        )
    )


def _drawn_card_unplayable(voice: Voice, event: DrawnCardUnplayable) -> str:
    last = voice.rules.after_draw == "draw_until_playable"
    return voice.of(
        event.seat,
        *(_UNPLAYABLE_LAST if last else _UNPLAYABLE),
        card=known_card(voice, event.card),
    )


def _drawn_card_kept(voice: Voice, event: DrawnCardKept) -> str:
    return voice.of(
        event.seat,
        _("You keep the card you have just drawn, which ends your turn."),
        _("{player} keeps the card just drawn, which ends the turn."),
    )


def _passed(voice: Voice, event: Passed) -> str:
    return voice.of(
        event.seat,
        _("You pass, since there is no card to draw."),
        _("{player} passes, since there is no card to draw."),
    )
