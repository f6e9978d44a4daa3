"""Setting up a round, in words (SETUP-1 … SETUP-4, OPEN-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from uno_kart_lab.i18n import _, ngettext, pgettext
from uno_kart_lab.narration.cards import card_name, card_names, new_card
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.cards import NUMBERS
from uno_kart_lab.rules.events import (
    DealerCardsDrawn,
    DealerNamed,
    HandsDealt,
    OpeningCardReturned,
    OpeningCardTurned,
    RoundBegun,
    StockShuffled,
)

SetupEvent: TypeAlias = (
    RoundBegun
    | StockShuffled
    | DealerCardsDrawn
    | DealerNamed
    | HandsDealt
    | OpeningCardTurned
    | OpeningCardReturned
)
"""The kinds of event told here."""


def tell(voice: Voice, event: SetupEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case RoundBegun():
            return _round_begun(voice, event)
        case StockShuffled():
            return _stock_shuffled(voice, event)
        case DealerCardsDrawn():
            return _dealer_cards_drawn(voice, event)
        case DealerNamed():
            return _dealer_named(voice, event)
        case HandsDealt():
            return _hands_dealt(voice, event)
        case OpeningCardTurned():
            return _opening_card_turned(voice, event)
        case OpeningCardReturned():
            return _opening_card_returned(voice, event)
        case _:
            assert_never(event)


def _round_begun(voice: Voice, event: RoundBegun) -> str:
    return voice.say(
        _("Round {number} begins: all the cards come back into the deck."), event.round
    )


def _stock_shuffled(voice: Voice, event: StockShuffled) -> str:
    if event.reason.rule == "SETUP-1":
        return voice.say(_("The deck is shuffled, so that luck decides who deals first."))
    return voice.say(_("The dealer shuffles the whole deck before dealing."))


def _dealer_cards_drawn(voice: Voice, event: DealerCardsDrawn) -> str:
    drawn = voice.listed(list(_drawn_for_dealer(voice, event)))
    if event.reason.cause is None:
        return voice.say(
            _("The highest number deals first, so each player draws a card: {drawn}."), drawn=drawn
        )
    return voice.say(
        _("The highest cards were equal, so those players draw again: {drawn}."), drawn=drawn
    )


def _drawn_for_dealer(voice: Voice, event: DealerCardsDrawn) -> Iterator[str]:
    number = pgettext("who has drawn which card to find the dealer", "{player} ({card})")
    symbol = pgettext("who has drawn which card to find the dealer", "{player} ({card}, counts 0)")
    for seat, card in zip(event.seats, event.cards, strict=True):
        entry = number if card.face in NUMBERS else symbol
        yield voice.say(entry, player=voice.players[seat], card=card_name(voice, card))


def _dealer_named(voice: Voice, event: DealerNamed) -> str:
    if event.reason.rule == "SETUP-4":
        return voice.of(
            event.seat,
            _("The deal passes to the left, so you deal this round."),
            _("The deal passes to the left, so {player} deals this round."),
        )
    if event.reason.cause is None:
        return voice.of(
            event.seat,
            _("You were chosen to deal first."),
            _("{player} was chosen to deal first."),
        )
    return voice.of(
        event.seat,
        _("You drew the highest number, so you deal first."),
        _("{player} drew the highest number and deals first."),
    )


def _hands_dealt(voice: Voice, event: HandsDealt) -> str:
    dealt = voice.of(
        event.dealer,
        ngettext(
            "You deal {number} card to each player, beginning on your left.",
            "You deal {number} cards to each player, one at a time, beginning on your left.",
        ),
        ngettext(
            "{player} deals {number} card to each player, beginning on the left.",
            "{player} deals {number} cards to each player, one at a time, beginning on the left.",
        ),
        len(event.hands[0]),
    )
    if not isinstance(voice.reader, int):
        return dealt
    own = card_names(voice, event.hands[voice.reader])
    return voice.then(dealt, voice.say(_("Your hand: {cards}."), cards=own))


def _opening_card_turned(voice: Voice, event: OpeningCardTurned) -> str:
    return voice.of(
        event.dealer,
        _("You turn up {card} to start the discard pile."),
        _("{player} turns up {card} to start the discard pile."),
        card=new_card(voice, event.card),
    )


def _opening_card_returned(voice: Voice, _event: OpeningCardReturned) -> str:
    return voice.say(
        _("A Wild Draw Four can't start a round, so it is shuffled back into the stock.")
    )
