"""Each rule, and each way to play it, is shown by a case that really comes to it."""

from __future__ import annotations

from collections import Counter
from typing import get_args, get_type_hints

import pytest

from tests.library.played import CASES, cited_by, events_of, game_of
from uno_kart_lab.library import Case
from uno_kart_lab.rules.cards import DECK, Colour, Item
from uno_kart_lab.rules.events import CardsDrawn, ItemActivated, UnoSaid, UnoWindowOpened
from uno_kart_lab.rules.options import GameEnd, RuleSet
from uno_kart_lab.rules.position import AwaitTurn
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId

UNCITED: dict[tuple[str, RuleId], str] = {
    ("last-item-box", "DECK-1"): "how many cards there are happens at no moment",
    ("all-five-items", "DECK-2"): "which item is whose happens at no moment; the items do",
    ("no-item-makes-all-draw-two", "ITEM-7"): "what no item does never happens",
    ("uno-and-the-bob-omb", "UNO-4"): "it is cited only where UNO is said by mistake",
    ("uno-anew", "UNO-4"): "it is cited only where UNO is said by mistake",
    ("last-box-bob-omb", "END-3"): "it is cited only where the round ends",
}
"""The rules that a case shows without citing them, and why; each is looked at below."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_rules_of_a_case_are_cited_in_it(case: Case) -> None:
    uncited = set(case.rules) - cited_by(case)
    assert uncited == {rule for named, rule in UNCITED if named == case.id}


def test_every_rule_is_shown() -> None:
    assert {rule for case in CASES for rule in case.rules} == set(RULE_IDS)


def test_every_option_is_played_in_every_way() -> None:
    """A way counts where an event says that the option was looked up.

    A house rule that is off is as if nobody had thought of it: no event says so.
    """
    played = {
        (name, way_of(game.position.rules, name))
        for game in map(game_of, (case.id for case in CASES))
        for node in game.nodes
        for event in node.step.events
        for name in event.reason.options
    }
    hints = get_type_hints(RuleSet)
    unsaid = {("stacking", "off"), ("seven_zero", False), ("jump_in", False)}
    assert played == {(name, way) for name, hint in hints.items() for way in ways(hint)} - unsaid


def way_of(rules: RuleSet, name: str) -> object:
    """A value of an option; of how a game ends, only the kind."""
    value = getattr(rules, name)
    return type(value) if isinstance(value, GameEnd) else value


def ways(hint: object) -> tuple[object, ...]:
    return (False, True) if hint is bool else get_args(hint)


def test_the_whole_deck_is_there() -> None:
    table = game_of("last-item-box").start.before
    cards = [*table.discard, *table.stock, *(card for hand in table.hands for card in hand)]
    assert Counter(cards) == Counter(DECK)


def test_each_colour_brings_its_item() -> None:
    brought = {
        event.card.colour: event.item
        for event in events_of("all-five-items")
        if isinstance(event, ItemActivated)
    }
    assert brought == {
        Colour.RED: Item.MUSHROOM,
        Colour.YELLOW: Item.BANANA,
        Colour.GREEN: Item.SHELL,
        Colour.BLUE: Item.LIGHTNING,
        None: Item.BOBOMB,
    }


def test_lightning_makes_each_of_the_others_draw_one() -> None:
    drawn = [e for e in events_of("no-item-makes-all-draw-two") if isinstance(e, CardsDrawn)]
    assert [(event.seat, len(event.cards)) for event in drawn] == [(1, 1), (2, 1), (3, 1)]


def test_uno_is_right_as_the_box_leaves_the_hand_though_cards_come_of_it() -> None:
    assert any(isinstance(event, UnoSaid) for event in events_of("uno-and-the-bob-omb"))
    assert len(game_of("uno-and-the-bob-omb").position.hands[0]) == 3


def test_uno_that_was_said_once_is_due_again() -> None:
    seats = [e.seat for e in events_of("uno-anew") if isinstance(e, UnoSaid | UnoWindowOpened)]
    assert seats == [0, 0]


def test_a_last_box_with_a_bob_omb_ends_nothing_and_no_uno_was_due() -> None:
    position = game_of("last-box-bob-omb").position
    assert position.awaiting == AwaitTurn(1)
    assert len(position.hands[0]) == 2
    assert not any(isinstance(e, UnoWindowOpened) for e in events_of("last-box-bob-omb"))
