"""What answering a Wild Draw Four brings, and how likely a bluff is, in words (WD4, CHAL)."""

from __future__ import annotations

from functools import reduce
from typing import Final, NamedTuple

from uno_kart_lab.i18n import Message, _, ngettext
from uno_kart_lab.narration.cards import colour_name
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.cards import DRAWS, Colour, Face
from uno_kart_lab.rules.wild_draw_four import IN_VAIN
from uno_kart_lab.views import Reader

ALONE: Final = DRAWS[Face.WILD_DRAW_FOUR]
"""How many cards are drawn for a Wild Draw Four that is not stacked on another card."""

_ACCEPTED: Final = (
    _("You draw four cards and lose your turn."),
    _("{player} draws four cards and loses the turn."),
)
_NO_BLUFF: Final = (
    _("You draw six cards in place of four, and lose your turn."),
    _("{player} draws six cards in place of four, and loses the turn."),
)
_SUM_ACCEPTED: Final = (
    ngettext(
        "You draw {number} card and lose your turn.",
        "You draw {number} cards and lose your turn.",
    ),
    ngettext(
        "{player} draws {number} card and loses the turn.",
        "{player} draws {number} cards and loses the turn.",
    ),
)
_NO_BLUFF_IN_STACK: Final = (
    ngettext(
        "You draw {number} card, two more than were aimed at you, and lose your turn.",
        "You draw {number} cards, two more than were aimed at you, and lose your turn.",
    ),
    ngettext(
        "{player} draws {number} card, two more than were aimed there, and loses the turn.",
        "{player} draws {number} cards, two more than were aimed there, and loses the turn.",
    ),
)
_STACKED: Final = (
    _(
        "You play a draw card on it. All the cards to draw pass on to the next player, and nobody"
        " is challenged."
    ),
    _(
        "{player} plays a draw card on it. All the cards to draw pass on to the next player, and"
        " nobody is challenged."
    ),
)
_WHOSE: Final = (
    _("Chance of a bluff, by what you can see"),
    _("Chance of a bluff, by what {player} can see"),
)
_WHOSE_TABLE: Final = _("Chance of a bluff, by what all can see")
_UNSEEN: Final = (
    ngettext("You can't see {number} card.", "You can't see {number} cards."),
    ngettext("{player} can't see {number} card.", "{player} can't see {number} cards."),
)
_UNSEEN_BY_TABLE: Final = ngettext(
    "{number} card is not open to all.", "{number} cards are not open to all."
)
_OF_COLOUR: Final = ngettext(
    "{number} of these is {colour}.",
    "{number} of these are {colour}.",
)
_OF_COLOUR_OR_BOX: Final = ngettext(
    "{number} of these is {colour} or an Item Box, which counts as every colour here.",
    "{number} of these are {colour} or Item Boxes, which count as every colour here.",
)
_HELD: Final = ngettext(
    "{player} holds {number} of the unseen cards.", "{player} holds {number} of the unseen cards."
)
_EXACTLY: Final = _(
    "The chance is exact if each unseen card is as likely to be in that hand as any other."
)
_LAST_CARD: Final = _(
    "{player} has no card left beside it that could make it a bluff: it was the last card."
)


class Count(NamedTuple):
    """What the chance of a bluff is counted from.

    Attributes
    ----------
    unseen : int
        How many cards are not seen.
    matching : int
        How many of them would make it a bluff.
    held : int
        How many of them the player of the Wild Draw Four holds.
    """

    unseen: int
    matching: int
    held: int


def accepted(voice: Voice, challenger: int, count: int) -> str:
    """Return what happens if the Wild Draw Four is accepted (WD4-1, STACK-3)."""
    if count > ALONE:
        return voice.of(challenger, *_SUM_ACCEPTED, count)
    return voice.of(challenger, *_ACCEPTED)


def no_bluff(voice: Voice, challenger: int, count: int) -> str:
    """Return what happens if it is challenged and was no bluff (CHAL-4, STACK-4)."""
    if count > ALONE:
        return voice.of(challenger, *_NO_BLUFF_IN_STACK, count + IN_VAIN)
    return voice.of(challenger, *_NO_BLUFF)


def bluff(voice: Voice, challenger: int, player: int, count: int) -> str:
    """Return what happens if it is challenged and was a bluff (CHAL-3, STACK-4)."""
    if count > ALONE:
        return voice.between(
            challenger,
            player,
            _("{other} draws all the cards. You draw none and take your turn."),
            _("You draw all the cards. {player} draws none and takes a turn."),
            _("{other} draws all the cards. {player} draws none and takes a turn."),
        )
    return voice.between(
        challenger,
        player,
        _("{other} draws the four cards. You draw none and take your turn."),
        _("You draw the four cards. {player} draws none and takes a turn."),
        _("{other} draws the four cards. {player} draws none and takes a turn."),
    )


def stacked(voice: Voice, challenger: int) -> str:
    """Return what happens if a card is stacked on it (STACK-3, STACK-4)."""
    return voice.of(challenger, *_STACKED)


def whose_chance(voice: Voice, knower: Reader) -> str:
    """Return by whose knowledge the chance of a bluff is counted."""
    return voice.of(knower, *_WHOSE) if isinstance(knower, int) else voice.say(_WHOSE_TABLE)


def how_counted(voice: Voice, knower: Reader, player: int, colour: Colour, count: Count) -> str:
    """Return how the chance of a bluff is counted, and what is assumed (WD4-3)."""
    name = voice.players[player]
    if not count.held:
        return voice.say(_LAST_CARD, player=name)
    sentences = (
        _unseen(voice, knower, count.unseen),
        voice.say(_matching(voice), count.matching, colour=colour_name(voice, colour)),
        voice.say(_HELD, count.held, player=name),
        voice.say(_EXACTLY),
    )
    return reduce(voice.then, sentences)


def _unseen(voice: Voice, knower: Reader, cards: int) -> str:
    if isinstance(knower, int):
        return voice.of(knower, *_UNSEEN, cards)
    return voice.say(_UNSEEN_BY_TABLE, cards)


def _matching(voice: Voice) -> Message:
    return _OF_COLOUR_OR_BOX if voice.rules.item_box_counts_as_colour else _OF_COLOUR
