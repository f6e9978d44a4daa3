"""What cards, colours and items are called.

A card has one message for each colour and kind in each role it plays in a sentence: other
languages inflect the noun and its colour by gender and case, and attach particles to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from uno_kart_lab.i18n import Message, pgettext
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.cards import NUMBERS, Card, Colour, Face, Item
from uno_kart_lab.views import HIDDEN


class _Roles(NamedTuple):
    """A card's name in each role.

    Attributes
    ----------
    name
        By itself, in a list or after a colon: "red 5".
    new
        What somebody plays, draws or turns up: "Ben draws *a red 5*".
    known
        The same, of a card that one knows of: "Play *the red 5*".
    subject
        What begins a sentence and does something: "*The red 5* shows a Mushroom".
    """

    name: Message
    new: Message
    known: Message
    subject: Message


_NUMBER: Final = {
    Colour.RED: _Roles(
        pgettext("card: its name", "red {number}"),
        pgettext("card: what someone plays, draws or turns up", "a red {number}"),
        pgettext("card: what someone plays, known before", "the red {number}"),
        pgettext("card: begins a sentence as its subject", "The red {number}"),
    ),
    Colour.YELLOW: _Roles(
        pgettext("card: its name", "yellow {number}"),
        pgettext("card: what someone plays, draws or turns up", "a yellow {number}"),
        pgettext("card: what someone plays, known before", "the yellow {number}"),
        pgettext("card: begins a sentence as its subject", "The yellow {number}"),
    ),
    Colour.GREEN: _Roles(
        pgettext("card: its name", "green {number}"),
        pgettext("card: what someone plays, draws or turns up", "a green {number}"),
        pgettext("card: what someone plays, known before", "the green {number}"),
        pgettext("card: begins a sentence as its subject", "The green {number}"),
    ),
    Colour.BLUE: _Roles(
        pgettext("card: its name", "blue {number}"),
        pgettext("card: what someone plays, draws or turns up", "a blue {number}"),
        pgettext("card: what someone plays, known before", "the blue {number}"),
        pgettext("card: begins a sentence as its subject", "The blue {number}"),
    ),
}
_COLOURED: Final = {
    (Colour.RED, Face.DRAW_TWO): _Roles(
        pgettext("card: its name", "red Draw Two"),
        pgettext("card: what someone plays, draws or turns up", "a red Draw Two"),
        pgettext("card: what someone plays, known before", "the red Draw Two"),
        pgettext("card: begins a sentence as its subject", "The red Draw Two"),
    ),
    (Colour.RED, Face.REVERSE): _Roles(
        pgettext("card: its name", "red Reverse"),
        pgettext("card: what someone plays, draws or turns up", "a red Reverse"),
        pgettext("card: what someone plays, known before", "the red Reverse"),
        pgettext("card: begins a sentence as its subject", "The red Reverse"),
    ),
    (Colour.RED, Face.SKIP): _Roles(
        pgettext("card: its name", "red Skip"),
        pgettext("card: what someone plays, draws or turns up", "a red Skip"),
        pgettext("card: what someone plays, known before", "the red Skip"),
        pgettext("card: begins a sentence as its subject", "The red Skip"),
    ),
    (Colour.YELLOW, Face.DRAW_TWO): _Roles(
        pgettext("card: its name", "yellow Draw Two"),
        pgettext("card: what someone plays, draws or turns up", "a yellow Draw Two"),
        pgettext("card: what someone plays, known before", "the yellow Draw Two"),
        pgettext("card: begins a sentence as its subject", "The yellow Draw Two"),
    ),
    (Colour.YELLOW, Face.REVERSE): _Roles(
        pgettext("card: its name", "yellow Reverse"),
        pgettext("card: what someone plays, draws or turns up", "a yellow Reverse"),
        pgettext("card: what someone plays, known before", "the yellow Reverse"),
        pgettext("card: begins a sentence as its subject", "The yellow Reverse"),
    ),
    (Colour.YELLOW, Face.SKIP): _Roles(
        pgettext("card: its name", "yellow Skip"),
        pgettext("card: what someone plays, draws or turns up", "a yellow Skip"),
        pgettext("card: what someone plays, known before", "the yellow Skip"),
        pgettext("card: begins a sentence as its subject", "The yellow Skip"),
    ),
    (Colour.GREEN, Face.DRAW_TWO): _Roles(
        pgettext("card: its name", "green Draw Two"),
        pgettext("card: what someone plays, draws or turns up", "a green Draw Two"),
        pgettext("card: what someone plays, known before", "the green Draw Two"),
        pgettext("card: begins a sentence as its subject", "The green Draw Two"),
    ),
    (Colour.GREEN, Face.REVERSE): _Roles(
        pgettext("card: its name", "green Reverse"),
        pgettext("card: what someone plays, draws or turns up", "a green Reverse"),
        pgettext("card: what someone plays, known before", "the green Reverse"),
        pgettext("card: begins a sentence as its subject", "The green Reverse"),
    ),
    (Colour.GREEN, Face.SKIP): _Roles(
        pgettext("card: its name", "green Skip"),
        pgettext("card: what someone plays, draws or turns up", "a green Skip"),
        pgettext("card: what someone plays, known before", "the green Skip"),
        pgettext("card: begins a sentence as its subject", "The green Skip"),
    ),
    (Colour.BLUE, Face.DRAW_TWO): _Roles(
        pgettext("card: its name", "blue Draw Two"),
        pgettext("card: what someone plays, draws or turns up", "a blue Draw Two"),
        pgettext("card: what someone plays, known before", "the blue Draw Two"),
        pgettext("card: begins a sentence as its subject", "The blue Draw Two"),
    ),
    (Colour.BLUE, Face.REVERSE): _Roles(
        pgettext("card: its name", "blue Reverse"),
        pgettext("card: what someone plays, draws or turns up", "a blue Reverse"),
        pgettext("card: what someone plays, known before", "the blue Reverse"),
        pgettext("card: begins a sentence as its subject", "The blue Reverse"),
    ),
    (Colour.BLUE, Face.SKIP): _Roles(
        pgettext("card: its name", "blue Skip"),
        pgettext("card: what someone plays, draws or turns up", "a blue Skip"),
        pgettext("card: what someone plays, known before", "the blue Skip"),
        pgettext("card: begins a sentence as its subject", "The blue Skip"),
    ),
}
_WILD: Final = {
    Face.WILD_DRAW_FOUR: _Roles(
        pgettext("card: its name", "Wild Draw Four"),
        pgettext("card: what someone plays, draws or turns up", "a Wild Draw Four"),
        pgettext("card: what someone plays, known before", "the Wild Draw Four"),
        pgettext("card: begins a sentence as its subject", "The Wild Draw Four"),
    ),
    Face.ITEM_BOX: _Roles(
        pgettext("card: its name", "Item Box"),
        pgettext("card: what someone plays, draws or turns up", "an Item Box"),
        pgettext("card: what someone plays, known before", "the Item Box"),
        pgettext("card: begins a sentence as its subject", "The Item Box"),
    ),
}
_HIDDEN: Final = _Roles(
    pgettext("card: its name, not known to the reader", "hidden card"),
    pgettext("card: what someone draws, not known to the reader", "a card"),
    pgettext("card: what someone plays, not known to the reader", "the card"),
    pgettext("card: begins a sentence, not known to the reader", "The card"),
)

_COLOUR_NAME: Final = {
    Colour.RED: pgettext("the colour is …", "red"),
    Colour.YELLOW: pgettext("the colour is …", "yellow"),
    Colour.GREEN: pgettext("the colour is …", "green"),
    Colour.BLUE: pgettext("the colour is …", "blue"),
}
_COLOUR_CHOSEN: Final = {
    Colour.RED: pgettext("someone chooses the colour …", "red"),
    Colour.YELLOW: pgettext("someone chooses the colour …", "yellow"),
    Colour.GREEN: pgettext("someone chooses the colour …", "green"),
    Colour.BLUE: pgettext("someone chooses the colour …", "blue"),
}
_ITEM: Final = {
    Item.MUSHROOM: pgettext("item: its name", "Mushroom"),
    Item.BANANA: pgettext("item: its name", "Banana Peel"),
    Item.SHELL: pgettext("item: its name", "Green Shell"),
    Item.LIGHTNING: pgettext("item: its name", "Lightning"),
    Item.BOBOMB: pgettext("item: its name", "Bob-omb"),
}


def card_name(voice: Voice, card: Card) -> str:
    """Return "red 5"."""
    return _say(voice, card, _roles(card).name)


def new_card(voice: Voice, card: Card) -> str:
    """Return "a red 5", as what somebody plays, draws or turns up."""
    return _say(voice, card, _roles(card).new)


def known_card(voice: Voice, card: Card) -> str:
    """Return "the red 5", as what somebody plays."""
    return _say(voice, card, _roles(card).known)


def subject_card(voice: Voice, card: Card) -> str:
    """Return "The red 5", which begins a sentence."""
    return _say(voice, card, _roles(card).subject)


def card_names(voice: Voice, cards: Sequence[Card]) -> str:
    """Return "red 5, green Skip and Item Box"; at least one card is needed."""
    return voice.listed([card_name(voice, card) for card in cards])


def colour_name(voice: Voice, colour: Colour) -> str:
    """Return "red", as what the colour is."""
    return voice.say(_COLOUR_NAME[colour])


def chosen_colour(voice: Voice, colour: Colour) -> str:
    """Return "red", as what somebody chooses."""
    return voice.say(_COLOUR_CHOSEN[colour])


def item_name(voice: Voice, item: Item) -> str:
    """Return "Mushroom"."""
    return voice.say(_ITEM[item])


def is_hidden(card: Card) -> bool:
    """Tell whether the reader may not know the card."""
    return card is HIDDEN


def _say(voice: Voice, card: Card, role: Message) -> str:
    shows_number = not is_hidden(card) and card.face in NUMBERS
    return voice.say(role, int(card.face.value) if shows_number else None)


def _roles(card: Card) -> _Roles:
    if is_hidden(card):
        return _HIDDEN
    if card.colour is None:
        return _WILD[card.face]
    if card.face in NUMBERS:
        return _NUMBER[card.colour]
    return _COLOURED[card.colour, card.face]
