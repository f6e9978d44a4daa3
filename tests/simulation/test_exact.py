"""Statistics of many deals beside what can be worked out exactly."""

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from uno_kart_lab.rules.cards import CARDS, COPIES, DECK, Face, Item
from uno_kart_lab.rules.options import QUICK, STANDARD, RuleSet
from uno_kart_lab.rules.setup import can_open
from uno_kart_lab.simulation.kernel.playing import begin
from uno_kart_lab.simulation.plan import read_plan
from uno_kart_lab.simulation.translating import new_table

DEALS = 20_000
BY_RANK = tuple(CARDS.values())


def assert_share(many: int, chance: float) -> None:
    """Five standard deviations: by chance that would be passed once in two million times."""
    assert abs(many / DEALS - chance) < 5 * sqrt(chance * (1 - chance) / DEALS)


def deals(rules: RuleSet) -> list[Any]:
    plan = read_plan(["random"] * 4, rules, 1, None)
    table = new_table(rules, plan.players)
    dealt = []
    for game in range(DEALS):
        begin(table, plan.seed_of(game), 0)
        dealt.append(table[0].copy())
    return dealt


@pytest.fixture(scope="module")
def quick() -> list[Any]:
    return deals(QUICK)


def test_an_opening_card_is_an_item_box_as_often_as_of_the_cards_that_can_open() -> None:
    for rules in (STANDARD, QUICK):
        opening = [card for card in DECK if can_open(card, rules)]
        boxes = sum(card.face is Face.ITEM_BOX for card in opening)
        turned = [BY_RANK[t["discard"][t["discards"] - 1]] for t in deals(rules)]
        assert_share(sum(card.face is Face.ITEM_BOX for card in turned), boxes / len(opening))


def test_every_card_is_as_often_the_next_of_the_stock_as_it_is_in_the_deck(
    quick: list[Any],
) -> None:
    tops = Counter(BY_RANK[t["stock"][t["stock_top"]]] for t in quick if t["discards"] == 1)
    openers = sum(can_open(card, QUICK) for card in DECK)
    assert_share(sum(tops.values()), openers / len(DECK))
    for card, copies in COPIES.items():
        # Of the cards beside the one that opened, which is one of those that can.
        left = copies - (copies / openers if can_open(card, QUICK) else 0)
        assert abs(tops[card] / sum(tops.values()) - left / (len(DECK) - 1)) < 0.006


@pytest.mark.parametrize("item", Item)
def test_each_item_is_dealt_as_often_as_it_is_in_the_deck(item: Item, quick: list[Any]) -> None:
    copies = sum(card.item is item for card in DECK)
    held = np.sum([t["copies"][0] for t in quick], axis=0)
    of_item = sum(int(held[card.rank]) for card in BY_RANK if card.item is item)
    assert abs(of_item / (7 * DEALS) - copies / len(DECK)) < 0.006


def test_a_deal_is_the_whole_deck(quick: list[Any]) -> None:
    for t in quick[:200]:
        ranks = [*t["discard"][: t["discards"]], *t["stock"][t["stock_top"] : t["stock_end"]]]
        counts = Counter(BY_RANK[rank] for rank in ranks)
        for card in BY_RANK:
            counts[card] += int(t["copies"][:, card.rank].sum())
        assert counts == COPIES
