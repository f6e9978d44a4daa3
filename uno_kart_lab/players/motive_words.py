"""Why a computer player did something, in words."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, ngettext
from uno_kart_lab.narration.cards import colour_name, known_card
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.players.motive import Motive, MotiveKind

_WORDS: Final[dict[MotiveKind, tuple[Message, Message]]] = {
    MotiveKind.AT_RANDOM: (
        _("You choose at random."),
        _("{player} chooses at random."),
    ),
    MotiveKind.FIRST: (
        _("You do the first thing that you may do."),
        _("{player} does the first thing that is allowed."),
    ),
    MotiveKind.ONLY_ONE: (
        _("You can do nothing else."),
        _("{player} can do nothing else."),
    ),
    MotiveKind.ROUND_OVER: (
        _("The round is over, and you deal the next one."),
        _("The round is over, and {player} deals the next one."),
    ),
    MotiveKind.NOT_SAID: (
        _("You noticed that {opponent} did not say UNO."),
        _("{player} noticed that {opponent} did not say UNO."),
    ),
    MotiveKind.SAFE_IF_FIRST: (
        _("You are safe if you say UNO before anybody catches you."),
        _("{player} is safe by saying UNO before anybody makes the catch."),
    ),
    MotiveKind.NOTHING_FITS: (
        _("You hold no card that fits."),
        _("{player} holds no card that fits."),
    ),
    MotiveKind.DRAWN_FITS: (
        _("The card that you have just drawn fits."),
        _("The card that {player} has just drawn fits."),
    ),
    MotiveKind.DEAREST: (
        _("Of the cards that fit, you get rid of one that counts most points."),
        _("Of the cards that fit, {player} gets rid of one that counts most points."),
    ),
    MotiveKind.KEEPS_WILD: (
        _("You keep {card} for later, because a coloured card fits."),
        _("{player} keeps {card} for later, because a coloured card fits."),
    ),
    MotiveKind.ONLY_WILDS: (
        _("You play a wild card because no coloured one fits."),
        _("{player} plays a wild card because no coloured one fits."),
    ),
    MotiveKind.JUMPS_IN: (
        _("You hold the very card that lies on top, and do not wait for your turn."),
        _("{player} holds the very card that lies on top, and does not wait for a turn."),
    ),
    MotiveKind.NEVER_CHALLENGES: (
        _("You never challenge."),
        _("{player} never challenges."),
    ),
    MotiveKind.BLUFF_LIKELY: (
        _("For you the chance of a bluff is {number} %. It pays to challenge from {least} %."),
        _("For {player} the chance of a bluff is {number} %. It pays to challenge from {least} %."),
    ),
    MotiveKind.BLUFF_UNLIKELY: (
        _("For you the chance of a bluff is only {number} %. It pays to challenge from {least} %."),
        _(
            "For {player} the chance of a bluff is only {number} %. It pays to challenge from"
            " {least} %."
        ),
    ),
    MotiveKind.TRIED_OUT: (
        _(
            "You tried out {games} games that go on so, and won {number}. Nothing else did clearly"
            " better."
        ),
        _(
            "{player} tried out {games} games that go on so, and won {number}. Nothing else did"
            " clearly better."
        ),
    ),
}

_FEWEST: Final = ngettext(
    "Nobody else holds fewer cards than {opponent}: {number} card.",
    "Nobody else holds fewer cards than {opponent}: {number} cards.",
)
_COUNTED: Final[dict[MotiveKind, tuple[Message, Message]]] = {
    MotiveKind.HOLDS_MOST: (
        ngettext(
            "You hold {number} card of this colour: {colour}. You hold no more of any other.",
            "You hold {number} cards of this colour: {colour}. You hold no more of any other.",
        ),
        ngettext(
            "{player} holds {number} card of this colour: {colour}. Of the others there are no"
            " more in the hand.",
            "{player} holds {number} cards of this colour: {colour}. Of the others there are no"
            " more in the hand.",
        ),
    ),
    MotiveKind.GOES_ON_WITH: (
        ngettext(
            "You hold {number} more card of the colour that this leaves: {colour}.",
            "You hold {number} more cards of the colour that this leaves: {colour}.",
        ),
        ngettext(
            "{player} holds {number} more card of the colour that this leaves: {colour}.",
            "{player} holds {number} more cards of the colour that this leaves: {colour}.",
        ),
    ),
    MotiveKind.FEWEST_CARDS: (_FEWEST, _FEWEST),
    MotiveKind.STACKS: (
        ngettext(
            "You draw nothing if you stack a card; you would have to draw {number} card.",
            "You draw nothing if you stack a card; you would have to draw {number} cards.",
        ),
        ngettext(
            "{player} draws nothing by stacking a card; {number} card would have to be drawn.",
            "{player} draws nothing by stacking a card; {number} cards would have to be drawn.",
        ),
    ),
    MotiveKind.HINDERS_NEXT: (
        ngettext(
            "{opponent} is next and holds only {number} card, so you stand in the way.",
            "{opponent} is next and holds only {number} cards, so you stand in the way.",
        ),
        ngettext(
            "{opponent} is next and holds only {number} card, so {player} stands in the way.",
            "{opponent} is next and holds only {number} cards, so {player} stands in the way.",
        ),
    ),
}


def motive_in_words(voice: Voice, seat: int, motive: Motive) -> str:
    """Return why the computer player of a seat did something.

    It tells what only that seat knows: whether the voice's reader may hear it is not looked at.
    """
    facts = {}
    if motive.least is not None:
        facts["least"] = str(motive.least)
    if motive.card is not None:
        facts["card"] = known_card(voice, motive.card)
    if motive.colour is not None:
        facts["colour"] = colour_name(voice, motive.colour)
    if motive.seat is not None:
        facts["opponent"] = voice.players[motive.seat]
    if motive.games is not None:
        facts["games"] = str(motive.games)
    you, other = _COUNTED.get(motive.kind) or _WORDS[motive.kind]
    return voice.of(seat, you, other, motive.number, **facts)
