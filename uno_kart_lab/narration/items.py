"""The Item Box, in words (ITEM, OPEN-2, OPEN-7)."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from uno_kart_lab.i18n import Message, _
from uno_kart_lab.narration.cards import new_card, subject_card
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.cards import Face, Item
from uno_kart_lab.rules.events import ActionIgnored, CardTurnedUp, ItemActivated, TargetChosen

ItemEvent: TypeAlias = CardTurnedUp | ActionIgnored | ItemActivated | TargetChosen
"""The kinds of event told here."""

_IGNORED: Final[dict[Face, Message]] = {
    Face.DRAW_TWO: _(
        "{card} makes nobody draw: an Item Box turned it up, so only its item counts."
    ),
    Face.REVERSE: _(
        "{card} does not turn the direction: an Item Box turned it up, so only its item counts."
    ),
    Face.SKIP: _("{card} skips nobody: an Item Box turned it up, so only its item counts."),
    Face.WILD_DRAW_FOUR: _(
        "{card} makes nobody draw four and can't be challenged: an Item Box turned it up, so only"
        " its item counts."
    ),
    Face.ITEM_BOX: _(
        "{card} turns up no further card: another Item Box turned it up, so only its item counts."
    ),
}
_ACTS: Final[dict[Item, tuple[Message, Message]]] = {
    Item.MUSHROOM: (
        _("{card} shows a Mushroom: you take another turn."),
        _("{card} shows a Mushroom: {player} takes another turn."),
    ),
    Item.BANANA: (
        _("{card} shows a Banana Peel: the player before you draws two."),
        _("{card} shows a Banana Peel: the player before {player} draws two."),
    ),
    Item.SHELL: (
        _("{card} shows a Green Shell: you choose who draws one."),
        _("{card} shows a Green Shell: {player} chooses who draws one."),
    ),
    Item.LIGHTNING: (
        _("{card} shows Lightning: everyone else draws one, then you take another turn."),
        _("{card} shows Lightning: everyone else draws one, then {player} takes another turn."),
    ),
    Item.BOBOMB: (
        _("{card} shows a Bob-omb: you draw two, then you choose the colour."),
        _("{card} shows a Bob-omb: {player} draws two, then chooses the colour."),
    ),
}


_ACTS_AFTER_LAST_CARD: Final[dict[Item, tuple[Message, Message]]] = {
    Item.MUSHROOM: (
        _("{card} shows a Mushroom, but you have no card left for another turn."),
        _("{card} shows a Mushroom, but {player} has no card left for another turn."),
    ),
    Item.LIGHTNING: (
        _("{card} shows Lightning: everyone else draws one. You have no card left for a turn."),
        _("{card} shows Lightning: everyone else draws one. {player} has no card left for a turn."),
    ),
}
_BANANA_LAST_TO_ACT: Final = (
    _("{card} shows a Banana Peel: whoever took the last turn before you draws two."),
    _("{card} shows a Banana Peel: whoever took the last turn before {player} draws two."),
)


def tell(voice: Voice, event: ItemEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case CardTurnedUp():
            return _card_turned_up(voice, event)
        case ActionIgnored():
            return _action_ignored(voice, event)
        case ItemActivated():
            return _item_activated(voice, event)
        case TargetChosen():
            return _target_chosen(voice, event)
        case _:
            assert_never(event)


def _card_turned_up(voice: Voice, event: CardTurnedUp) -> str:
    turned = voice.of(
        event.seat,
        _("Your Item Box turns up {card}."),
        _("{player}'s Item Box turns up {card}."),
        card=new_card(voice, event.card),
    )
    if event.card.is_wild:
        return voice.then(
            turned, voice.say(_("The next card has to match the colour chosen for it."))
        )
    return voice.then(turned, voice.say(_("The next card has to match it.")))


def _action_ignored(voice: Voice, event: ActionIgnored) -> str:
    card = subject_card(voice, event.card)
    match event.reason.rule:
        case "OPEN-2":
            message = _(
                "{card} does nothing when it opens the round, so another card is turned up on top"
                " of it."
            )
        case "OPEN-7":
            message = _("{card} brings no item when it opens the round: only a colour is chosen.")
        case _:
            message = _IGNORED[event.card.face]
    return voice.say(message, card=card)


def _item_activated(voice: Voice, event: ItemActivated) -> str:
    return voice.of(event.seat, *_what_acts(voice, event), card=subject_card(voice, event.card))


def _what_acts(voice: Voice, event: ItemActivated) -> tuple[Message, Message]:
    if event.last_card and event.item in _ACTS_AFTER_LAST_CARD:
        return _ACTS_AFTER_LAST_CARD[event.item]
    if event.item is Item.BANANA and voice.rules.banana_target == "last_to_act":
        return _BANANA_LAST_TO_ACT
    return _ACTS[event.item]


def _target_chosen(voice: Voice, event: TargetChosen) -> str:
    return voice.between(
        event.seat,
        event.target,
        _("You aim the Green Shell at {other}, who has to draw one."),
        _("{player} aims the Green Shell at you, so you have to draw one."),
        _("{player} aims the Green Shell at {other}, who has to draw one."),
    )
