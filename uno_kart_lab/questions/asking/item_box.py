"""The Item Box: what it turns up, what its item does, and chains (ITEM)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, draw, item, of_player, players
from uno_kart_lab.questions.drafts import Draft, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, cards_there, on, others
from uno_kart_lab.rules.cards import Card, Face, Item
from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardsDrawn,
    CardTurnedUp,
    DecisionAsked,
    ItemActivated,
)
from uno_kart_lab.rules.position import AwaitColour, AwaitTarget, AwaitTurn
from uno_kart_lab.rules.rule_ids import RuleId


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask about what comes of an Item Box."""
    match scene.events[place]:
        # What becomes of a last box is a question of its own.
        case CardTurnedUp() as event if scene.table(place).hands[event.seat]:
            yield _box_opens(scene, place, event)
        case ActionIgnored() as event if event.reason.rule == "ITEM-2":
            yield _turned_up_action(scene, place, event)
            yield _why_no_action(place, event)
        case ItemActivated() as event:
            yield _which_item(scene, place, event)
            yield from _item_does(scene, place, event)
        case DecisionAsked() as event if isinstance(event.awaiting, AwaitColour):
            yield _who_chooses_colour(scene, place, event.awaiting.seat)
        case DecisionAsked() as event if isinstance(event.awaiting, AwaitTarget):
            # Between two there is no choice.
            if len(scene.table(place).players) > 2:
                yield _who_chooses_target(scene, place, event.awaiting.seat)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask whether the chain may go on in an extra turn."""
    p = scene.table(-1)
    if p.link and isinstance(p.awaiting, AwaitTurn) and scene.decides(p.awaiting.seat):
        wrong = (
            Wrong(Mistake.ONE_BOX_A_TURN, Answer(Claim.NO_ONE_BOX)),
            Wrong(Mistake.CHAIN_BEGINS_ANEW, Answer(Claim.YES_NEW_CHAIN)),
            Wrong(Mistake.WILD_AS_LAST_RESORT, Answer(Claim.NO_OTHERS_FIT)),
        )
        right = Answer(Claim.YES_NEXT_LINK)
        subject = Subject(seat=p.awaiting.seat)
        yield Draft(Kind.MAY_CHAIN, "ITEM-5", -1, -1, right, wrong, None, subject)


# --- The box and the card it turns up


def _box_opens(scene: Scene, place: int, event: CardTurnedUp) -> Draft:
    player = event.seat
    follower = on(scene.table(place), player, 1)
    wrong = (
        Wrong(Mistake.BOX_AS_PLAIN_WILD, of_player(Claim.CHOOSES_COLOUR, player)),
        Wrong(Mistake.BOX_CARD_TAKEN, of_player(Claim.TAKES_CARD, player)),
        Wrong(Mistake.BOX_HITS_NEXT, draw((follower,), 1)),
    )
    right = Answer(Claim.TOP_OF_STOCK)
    return Draft(Kind.BOX_OPENS, "ITEM-1", place - 1, place, right, wrong)


def _turned_up_action(scene: Scene, place: int, event: ActionIgnored) -> Draft:
    p = scene.table(place)
    wrong = (
        Wrong(Mistake.TURNED_UP_ACTS, _what_it_would_do(event.card, on(p, p.turn, 1))),
        Wrong(Mistake.TURNED_UP_ACTS_LATER, Answer(Claim.ACTS_LATER)),
        Wrong(Mistake.TURNED_UP_CHOICE, of_player(Claim.PLAYER_MAY_CHOOSE, p.turn)),
    )
    subject = Subject(card=event.card)
    right = Answer(Claim.ONLY_ITEM)
    return Draft(Kind.TURNED_UP_ACTION, "ITEM-2", place - 1, place, right, wrong, event, subject)


def _what_it_would_do(card: Card, follower: int) -> Answer:
    match card.face:
        case Face.SKIP:
            return of_player(Claim.SKIPS, follower)
        case Face.DRAW_TWO:
            return of_player(Claim.DRAWS_TWO_AND_LOSES, follower)
        case Face.WILD_DRAW_FOUR:
            return of_player(Claim.ANSWERS_FOUR, follower)
        case Face.REVERSE:
            return Answer(Claim.TURNS_ROUND)
        case _:
            return Answer(Claim.TURNS_UP_MORE)


def _why_no_action(place: int, event: ActionIgnored) -> Draft:
    wrong = (
        Wrong(Mistake.TURNED_UP_HAS_TO_MATCH, Answer(Claim.DOES_NOT_MATCH)),
        Wrong(Mistake.ONE_ACTION_ONLY, Answer(Claim.ONE_ACTION_A_TURN)),
        Wrong(Mistake.BOX_PROTECTS, Answer(Claim.NOBODY_AFTER_BOX)),
    )
    subject = Subject(card=event.card)
    right = Answer(Claim.NOT_FROM_HAND)
    return Draft(Kind.WHY_NO_ACTION, "ACT-4", place, place + 1, right, wrong, None, subject)


# --- The item


def _which_item(scene: Scene, place: int, event: ItemActivated) -> Draft:
    turned = place - 1
    if isinstance(scene.events[turned], ActionIgnored):
        turned -= 1
    discard = scene.table(turned).discard
    under = discard[-3:-2]
    wrong = (
        Wrong(Mistake.ITEM_OF_BOX, item(Item.BOBOMB)),
        *(Wrong(Mistake.ITEM_UNDER_BOX, item(card.item)) for card in under),
        *(Wrong(Mistake.ITEM_OF_ANOTHER_COLOUR, item(other)) for other in Item),
    )
    subject = Subject(card=event.card)
    return Draft(Kind.WHICH_ITEM, "DECK-2", turned, place, item(event.item), wrong, None, subject)


_Effect = tuple[Answer, tuple[Wrong, ...]]


def _item_does(scene: Scene, place: int, event: ItemActivated) -> Iterator[Draft]:
    p = scene.table(place)
    number, hit = _NEEDED[event.item]
    if number * (len(p.players) - 1 if hit else 1) > cards_there(p):
        return
    right, wrong = _EFFECTS[event.item](scene, place, event)
    over = event.last_card and event.item in (Item.MUSHROOM, Item.LIGHTNING)
    rule: RuleId = "END-3" if over else event.reason.rule
    subject = Subject(card=event.card, item=event.item)
    yield Draft(Kind.ITEM_DOES, rule, place - 1, place, right, wrong, event, subject)


_NEEDED: Final[dict[Item, tuple[int, bool]]] = {
    Item.MUSHROOM: (0, False),
    Item.BANANA: (2, False),
    Item.SHELL: (1, False),
    Item.LIGHTNING: (1, True),
    Item.BOBOMB: (2, False),
}
"""How many cards an item makes somebody draw, and whether it is everyone else."""


def _mushroom(scene: Scene, place: int, event: ItemActivated) -> _Effect:
    again = of_player(Claim.EXTRA_TURN, event.seat)
    follower = on(scene.table(place), event.seat, 1)
    over = of_player(Claim.NO_EXTRA_TURN, event.seat)
    wrong = (
        Wrong(Mistake.TURN_AFTER_LAST_CARD, again),
        Wrong(Mistake.MUSHROOM_HITS_NEXT, draw((follower,), 1)),
        Wrong(Mistake.MUSHROOM_TURNS_ROUND, Answer(Claim.TURNS_ROUND)),
    )
    return (over if event.last_card else again), wrong


def _banana(scene: Scene, place: int, event: ItemActivated) -> _Effect:
    p = scene.table(place)
    player = event.seat
    hit = next(e.seat for e in scene.events[place:] if isinstance(e, CardsDrawn))
    wrong: tuple[Wrong, ...] = (
        Wrong(Mistake.BANANA_HITS_NEXT, draw((on(p, player, 1),), 2)),
        Wrong(Mistake.BANANA_OF_ONE, draw((hit,), 1)),
        Wrong(Mistake.BANANA_HITS_ALL, draw(others(p, player), 2)),
        Wrong(Mistake.BANANA_HITS_ITS_PLAYER, draw((player,), 2)),
    )
    if len(p.players) > 2:
        # Between two there is nobody else to aim at.
        wrong = (Wrong(Mistake.BANANA_IS_AIMED, of_player(Claim.AIM, player, 2)), *wrong)
    return draw((hit,), 2), wrong


def _shell(scene: Scene, place: int, event: ItemActivated) -> _Effect:
    p = scene.table(place)
    player = event.seat
    wrong: tuple[Wrong, ...] = (
        Wrong(Mistake.SHELL_OF_TWO, of_player(Claim.AIM, player, 2)),
        Wrong(Mistake.SHELL_HITS_ITS_PLAYER, draw((player,), 1)),
    )
    if len(p.players) > 2:
        # Between two the other is hit in any case.
        next_alone = Wrong(Mistake.SHELL_HITS_NEXT, Answer(Claim.NEXT_DRAWS, number=1))
        all_others = Wrong(Mistake.SHELL_HITS_ALL, draw(others(p, player), 1))
        wrong = (next_alone, all_others, *wrong)
    return of_player(Claim.AIM, player, 1), wrong


def _lightning(scene: Scene, place: int, event: ItemActivated) -> _Effect:
    p = scene.table(place)
    player = event.seat
    once = draw(others(p, player), 1)
    again = of_player(Claim.DRAW_AND_EXTRA_TURN, player, 1)
    wrong = (
        Wrong(Mistake.TURN_AFTER_LAST_CARD, again),
        Wrong(Mistake.LIGHTNING_HITS_ALL, draw(tuple(range(len(p.players))), 1)),
        Wrong(Mistake.LIGHTNING_PASSES_ON, Answer(Claim.DRAW_AND_PASS_ON, number=1)),
        Wrong(Mistake.LIGHTNING_OF_TWO, of_player(Claim.DRAW_AND_EXTRA_TURN, player, 2)),
    )
    return (once if event.last_card else again), wrong


def _bobomb(scene: Scene, place: int, event: ItemActivated) -> _Effect:
    p = scene.table(place)
    player = event.seat
    wrong = (
        Wrong(Mistake.BOBOMB_COLOUR_STAYS, of_player(Claim.DRAW_NO_COLOUR, player, 2)),
        Wrong(Mistake.BOBOMB_HITS_NEXT, draw((on(p, player, 1),), 2)),
        Wrong(Mistake.BOBOMB_HITS_OTHERS, draw(others(p, player), 2)),
    )
    return of_player(Claim.DRAW_AND_COLOUR, player, 2), wrong


_EFFECTS: Final[dict[Item, Callable[[Scene, int, ItemActivated], _Effect]]] = {
    Item.MUSHROOM: _mushroom,
    Item.BANANA: _banana,
    Item.SHELL: _shell,
    Item.LIGHTNING: _lightning,
    Item.BOBOMB: _bobomb,
}


# --- Who has to choose


def _who_chooses_colour(scene: Scene, place: int, seat: int) -> Draft:
    p, event = scene.table(place), scene.events[place]
    wrong = (
        Wrong(Mistake.BOBOMB_COLOUR_STAYS, Answer(Claim.COLOUR_STAYS)),
        Wrong(Mistake.COLOUR_CHOSEN_BY_ANOTHER, players(on(p, seat, 1))),
        Wrong(Mistake.COLOUR_CHOSEN_BY_ANOTHER, players(on(p, seat, -1))),
    )
    return Draft(Kind.WHO_CHOOSES, "ITEM-BOBOMB", place - 1, place, players(seat), wrong, event)


def _who_chooses_target(scene: Scene, place: int, seat: int) -> Draft:
    p, event = scene.table(place), scene.events[place]
    wrong = (
        Wrong(Mistake.SHELL_HITS_NEXT, Answer(Claim.HITS_NEXT)),
        Wrong(Mistake.TARGET_CHOSEN_BY_ANOTHER, players(on(p, seat, 1))),
        Wrong(Mistake.TARGET_CHOSEN_BY_ANOTHER, players(on(p, seat, -1))),
    )
    subject = Subject(item=Item.SHELL)
    return Draft(
        Kind.WHO_CHOOSES, "ITEM-SHELL", place - 1, place, players(seat), wrong, event, subject
    )
