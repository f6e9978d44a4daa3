"""Sentences that differ by what is played by."""

import pytest

from tests.rules.dsl import CARDS, NAMES, cards
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.cards import Item
from uno_kart_lab.rules.events import CardsDrawn, DrawnCardUnplayable, Event, ItemActivated
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import Reason
from uno_kart_lab.views import TEACHER

BANANA = ItemActivated(Reason("ITEM-BANANA"), 1, CARDS["Y8"], Item.BANANA, False)
PEEL = CardsDrawn(Reason("ITEM-BANANA"), 0, cards("B5 B6"))
UNPLAYABLE = DrawnCardUnplayable(Reason("TURN-4"), 1, CARDS["B9"])


@pytest.mark.parametrize(
    ("rules", "event", "sentence"),
    [
        (
            RuleSet(banana_target="last_to_act"),
            BANANA,
            "The yellow 8 shows a Banana Peel: whoever took the last turn before Ben draws two.",
        ),
        (
            RuleSet(banana_target="last_to_act"),
            PEEL,
            "Ana draws 2 cards: blue 5 and blue 6. The Banana Peel hits the last other player who "
            "took a turn, or else the player before.",
        ),
        (
            RuleSet(after_draw="draw_until_playable"),
            UNPLAYABLE,
            "Ben can't play the blue 9 just drawn and no card is left, so the turn ends.",
        ),
    ],
)
def test_an_option_s_own_words(rules: RuleSet, event: Event, sentence: str) -> None:
    assert Narrator("en", NAMES[:3], TEACHER, rules).event(event) == sentence


@pytest.mark.parametrize(
    ("code", "item", "sentence"),
    [
        (
            "R7",
            Item.MUSHROOM,
            "The red 7 shows a Mushroom, but Ben has no card left for another turn.",
        ),
        (
            "B9",
            Item.LIGHTNING,
            "The blue 9 shows Lightning: everyone else draws one. Ben has no card left for a turn.",
        ),
        ("Y8", Item.BANANA, "The yellow 8 shows a Banana Peel: the player before Ben draws two."),
    ],
)
def test_after_a_last_card_no_turn_is_promised(code: str, item: Item, sentence: str) -> None:
    event = ItemActivated(Reason("ITEM-1"), 1, CARDS[code], item, True)
    assert Narrator("en", NAMES[:3], TEACHER).event(event) == sentence
