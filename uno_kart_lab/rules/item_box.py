"""The Item Box: the card it turns up, that card's item, and chains (ITEM-1 … ITEM-7)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.rules import scoring
from uno_kart_lab.rules.actions import ChooseColour, ChooseTarget
from uno_kart_lab.rules.after_play import finish_play, take_extra_turn, unstacked_rules
from uno_kart_lab.rules.cards import NUMBERS, Item
from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardTurnedUp,
    ColourChosen,
    DecisionAsked,
    ItemActivated,
    TargetChosen,
)
from uno_kart_lab.rules.position import (
    AwaitColour,
    AwaitOpeningColour,
    AwaitTarget,
    Position,
    Reason,
)
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks, asked_check
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.stock import draw, renewed

ITEM_RULES: Final[dict[Item, RuleId]] = {
    Item.MUSHROOM: "ITEM-MUSHROOM",
    Item.BANANA: "ITEM-BANANA",
    Item.SHELL: "ITEM-SHELL",
    Item.LIGHTNING: "ITEM-LIGHTNING",
    Item.BOBOMB: "ITEM-BOBOMB",
}
DRAWN: Final = {Item.BANANA: 2, Item.SHELL: 1, Item.LIGHTNING: 1, Item.BOBOMB: 2}
"""How many cards an item makes those draw that it hits; a Mushroom hits nobody."""

_LAST_BOX: Final = Reason("END-1", options=("last_item_box",), also=("END-3",))


def next_link(p: Position) -> tuple[int, int]:
    """Return the chain's and the link's number of a box played now (ITEM-5)."""
    return (p.chain, p.link + 1) if p.link else (p.chain + 1, 1)


def open_box(p: Position, played: int) -> Resolution:
    """Turn up the stock's top card; only its item acts (ITEM-1, ITEM-2, ITEM-3, ITEM-6)."""
    box = Reason("ITEM-1", played, p.chain, p.link)
    if not p.hands[p.turn] and p.rules.last_item_box == "ends_round":
        ending = box.then(_LAST_BOX.rule, played, _LAST_BOX.options, _LAST_BOX.also)
        return (yield from scoring.win_round(p, ending))
    # ITEM-6: there is a card, since the card the box was played on can be reshuffled.
    if not p.stock:
        p = yield renewed(p, box, also=("ITEM-6",))
    card = p.stock[0]
    p = yield CardTurnedUp(box.then("ITEM-1", played, also=("ITEM-3",)), p.turn, card)
    turned_up = p.moment
    if card.face not in NUMBERS:
        also: tuple[RuleId, ...] = ("ACT-4", *unstacked_rules(p, card))
        p = yield ActionIgnored(box.then("ITEM-2", turned_up, also=also), card)
    rule = ITEM_RULES[card.item]
    p = yield ItemActivated(box.then(rule, turned_up), p.turn, card, card.item, not p.hands[p.turn])
    return (yield from _ITEMS[card.item](p, box.then(rule, p.moment)))


def _mushroom(p: Position, reason: Reason) -> Resolution:
    """The player takes another turn (ITEM-MUSHROOM)."""
    again = reason.then(reason.rule, reason.cause, also=("ITEM-5",))
    return (yield from take_extra_turn(p, again, _LAST_BOX))


def _banana(p: Position, reason: Reason) -> Resolution:
    """The player before draws two (ITEM-BANANA)."""
    target = p.previous_seat(p.turn)
    if p.rules.banana_target == "last_to_act" and p.last_actor is not None:
        target = p.last_actor
    drawn = reason.then("ITEM-BANANA", reason.cause, options=("banana_target",))
    p = yield from draw(p, target, DRAWN[Item.BANANA], drawn)
    return (yield from _pass_on(p, reason))


def _shell(p: Position, reason: Reason) -> Resolution:
    """The player chooses who draws one (ITEM-SHELL)."""
    return (yield DecisionAsked(reason, AwaitTarget(p.turn, reason)))


def _lightning(p: Position, reason: Reason) -> Resolution:
    """All others draw one, in order of play; the player takes another turn (ITEM-LIGHTNING).

    It is one card, not two: no item makes everyone draw two (ITEM-7).
    """
    seat = p.next_seat(p.turn)
    while seat != p.turn:
        p = yield from draw(p, seat, DRAWN[Item.LIGHTNING], reason)
        seat = p.next_seat(seat)
    again = reason.then(reason.rule, reason.cause, also=("ITEM-5",))
    return (yield from take_extra_turn(p, again, _LAST_BOX))


def _bobomb(p: Position, reason: Reason) -> Resolution:
    """The player draws two, then chooses the colour (ITEM-BOBOMB)."""
    p = yield from draw(p, p.turn, DRAWN[Item.BOBOMB], reason)
    return (yield DecisionAsked(reason, AwaitColour(p.turn, reason)))


_ITEMS: Final = {
    Item.MUSHROOM: _mushroom,
    Item.BANANA: _banana,
    Item.SHELL: _shell,
    Item.LIGHTNING: _lightning,
    Item.BOBOMB: _bobomb,
}


def target_checks(p: Position, action: ChooseTarget) -> Checks:
    """Check that a Green Shell's target is asked for, and is an opponent (ITEM-SHELL)."""
    yield asked_check(p, action.seat, AwaitTarget, "ITEM-SHELL")
    opponent = action.target in p.opponents(action.seat)
    yield Check(CheckKind.TARGET_IS_OPPONENT, "ITEM-SHELL", opponent, seat=action.seat)


def choose_target(p: Position, action: ChooseTarget, reason: Reason) -> Resolution:
    """The chosen opponent draws one (ITEM-SHELL)."""
    p = yield TargetChosen(reason, action.seat, action.target)
    drawn = reason.then("ITEM-SHELL", p.moment)
    p = yield from draw(p, action.target, DRAWN[Item.SHELL], drawn)
    return (yield from _pass_on(p, reason))


def colour_checks(p: Position, action: ChooseColour) -> Checks:
    """Check that a colour is asked for: after a Bob-omb (ITEM-BOBOMB), or to open (OPEN-7)."""
    opening = isinstance(p.awaiting, AwaitOpeningColour)
    rule: RuleId = "OPEN-7" if opening else "ITEM-BOBOMB"
    yield asked_check(p, action.seat, (AwaitColour, AwaitOpeningColour), rule)


def choose_colour(p: Position, action: ChooseColour, reason: Reason) -> Resolution:
    """The colour chosen after a Bob-omb (ITEM-BOBOMB)."""
    p = yield ColourChosen(reason, action.seat, action.colour)
    return (yield from _pass_on(p, reason))


def _pass_on(p: Position, reason: Reason) -> Resolution:
    """Play passes to the next seat; nobody loses a turn by an item (ITEM-4)."""
    onward = reason.then("ITEM-4", p.moment)
    return (yield from finish_play(p, p.next_seat(p.turn), onward, _LAST_BOX))
