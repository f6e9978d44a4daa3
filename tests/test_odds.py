from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from tests.rules.dsl import B, G, R, Y, cards, table
from uno_kart_lab.odds import bluff_chance, interval, item_odds, unseen
from uno_kart_lab.rules.cards import CARDS, DECK, Card, Colour, Face, Item
from uno_kart_lab.rules.options import QUICK, STANDARD, RuleSet
from uno_kart_lab.rules.position import AwaitChallenge, Position
from uno_kart_lab.views import HIDDEN, TABLE, TEACHER, Reader, see_position

STOCK = "R1 R2 Y1 Y2 G1 G2 B1 B2"


def without(codes: str) -> tuple[Card, ...]:
    """Give the deck but for these cards, to lie in the discard pile where all can see them."""
    rest = list(DECK)
    for card in cards(codes):
        rest.remove(card)
    rest.remove(CARDS["W+4"])
    return (*rest, CARDS["W+4"])


def challenged(hand: str, stock: str, rules: RuleSet = STANDARD, own: str = "Y9 Y9") -> Position:
    """Lay a table where Ben, asked about Ana's Wild Draw Four, sees all but `hand` and `stock`."""
    return table(
        hand,
        own,
        stock=stock,
        rules=rules,
        discard=without(f"{hand} {stock} {own}"),
        awaiting=AwaitChallenge(1, R),
    )


def by_trying_all(pool: tuple[Card, ...], held: int, colour: Colour, boxes: bool) -> Fraction:
    """Lay each hand there can be, and count those with a card that counts as the colour."""
    hands = list(combinations(pool, held))
    bluffs = [
        hand
        for hand in hands
        if any(card.colour is colour or (boxes and card.face is Face.ITEM_BOX) for card in hand)
    ]
    return Fraction(len(bluffs), len(hands))


def test_what_is_unseen_is_the_deck_but_for_the_own_hand_and_the_discard_pile() -> None:
    view = see_position(challenged("R5 G5", STOCK), 1)
    assert sorted(card.code for card in unseen(view)) == sorted([*STOCK.split(), "R5", "G5"])


def test_cards_out_of_play_are_unseen_too() -> None:
    view = see_position(table("R5 G5", "Y9", top="B1 W+4", stock="G1"), 1)
    assert len(unseen(view)) == 112 - 3


def test_nothing_is_unseen_when_all_is_open_and_in_play() -> None:
    assert unseen(challenged("R5 G5", STOCK)) == ()


@pytest.mark.rule("WD4-2")
def test_one_card_of_ten_in_one_place_of_two_by_hand() -> None:
    # Unseen: one red, nine others. Of the 45 pairs 9 have the red one.
    view = see_position(challenged("G5 G6", "R1 Y1 Y2 G1 G2 B1 B2 B3"), 1)
    assert bluff_chance(view, 0, R) == Fraction(1, 5)


@pytest.mark.rule("WD4-2")
def test_the_hand_is_the_one_of_who_played_it_when_the_turn_has_gone_on() -> None:
    view = replace(see_position(challenged("G5 G6", "R1 Y1 Y2 G1 G2 B1 B2 B3"), 1), turn=1)
    assert bluff_chance(view, 0, R) == Fraction(1, 5)


@pytest.mark.rule("WD4-3")
def test_the_chance_does_not_depend_on_what_the_hand_holds() -> None:
    guilty = see_position(challenged("R1 G6", "G5 Y1 Y2 G1 G2 B1 B2 B3"), 1)
    assert bluff_chance(guilty, 0, R) == Fraction(1, 5)


@pytest.mark.rule("WD4-3")
def test_item_boxes_count_where_the_rules_say_so() -> None:
    hand, stock = "G5 G6", "R1 WB WB W+4 G2 B1 B2 B3"
    standard = see_position(challenged(hand, stock), 1)
    rules = replace(STANDARD, item_box_counts_as_colour=True)
    quick = see_position(challenged(hand, stock, rules), 1)
    assert bluff_chance(standard, 0, R) == Fraction(1, 5)
    # Of the 45 pairs, 21 have neither the red card nor a box.
    assert bluff_chance(quick, 0, R) == Fraction(24, 45)


@pytest.mark.rule("WD4-2", "STACK-4")
def test_of_a_player_that_was_caught_only_the_card_held_before_is_judged() -> None:
    # Of the ten unseen cards one is red, and the card held before may be any of them.
    caught = replace(
        challenged("G5 G6 G7", "R1 Y1 Y2 G1 G2 B1 B2"),
        awaiting=AwaitChallenge(1, R, stackable=True, held=CARDS["G5"]),
    )
    assert bluff_chance(see_position(caught, 1), 0, R) == Fraction(1, 10)
    assert bluff_chance(caught, 0, R) == 0


@pytest.mark.rule("END-2")
def test_a_last_card_is_never_a_bluff() -> None:
    view = see_position(table("", "Y9", top="R5 W+4", stock="R1 R2"), 1)
    assert bluff_chance(view, 0, R) == 0


def test_it_is_certain_where_every_unseen_card_would_do_or_none() -> None:
    assert bluff_chance(see_position(challenged("R1 R2", "R3 R4"), 1), 0, R) == 1
    assert bluff_chance(see_position(challenged("G1 R2", "R3 R4"), 1), 0, R) == 1
    assert bluff_chance(see_position(challenged("R1 R2", "R3 R4"), 1), 0, B) == 0


def test_who_sees_the_hand_knows() -> None:
    position = challenged("R1 G1", STOCK)
    assert bluff_chance(position, 0, R) == 1
    assert bluff_chance(see_position(position, 0), 0, Y) == 0


@pytest.mark.rule("WD4-3")
@pytest.mark.parametrize("colour", [R, Y, G, B])
@pytest.mark.parametrize("rules", [STANDARD, QUICK], ids=["standard", "quick"])
@pytest.mark.parametrize("hand", ["R5", "Y5 G5", "R5 Y5 WB", "R5 R6 G5 G6 W+4"])
def test_it_is_the_share_of_all_hands_there_can_be(
    hand: str, rules: RuleSet, colour: Colour
) -> None:
    view = see_position(challenged(hand, f"{STOCK} WB W+4", rules), 1)
    boxes = rules.item_box_counts_as_colour
    chance = by_trying_all(unseen(view), len(hand.split()), colour, boxes)
    assert bluff_chance(view, 0, colour) == chance


@pytest.mark.parametrize("reader", [1, TABLE])
@pytest.mark.parametrize("hand", ["R1 R2", "R1 R2 G3 B4 Y5 WB"])
def test_a_sample_of_shuffled_decks_agrees(reader: Reader, hand: str) -> None:
    view = see_position(table(hand, "R7 R8 G7", "B1", top="R4 Y4 W+4", stock="G1"), reader)
    shown = Counter(
        card for pile in (*view.hands, view.discard) for card in pile if card is not HIDDEN
    )
    rest = list((Counter(DECK) - shown).elements())
    random = Random(4)
    tries = 20_000
    bluffs = sum(
        any(card.colour is R for card in random.sample(rest, len(hand.split())))
        for _ in range(tries)
    )
    # Four standard deviations of a sample are less than this.
    assert bluffs / tries == pytest.approx(float(bluff_chance(view, 0, R)), abs=0.0142)


def by_turning_up_each(pool: tuple[Card, ...]) -> dict[Item, Fraction]:
    items = Counter(card.item for card in pool)
    return {item: Fraction(items[item], len(pool)) for item in Item}


@pytest.mark.rule("DECK-2")
def test_whoever_holds_a_box_may_turn_up_any_card_that_is_not_seen() -> None:
    view = see_position(table("WB R1", "Y1 Y2", top="G1", stock="B1 B2 B3"), 0)
    assert item_odds(view) == by_turning_up_each(unseen(view))
    # Seen are a red card, a green one and the box: of each colour there are 25, and 12 wilds.
    assert item_odds(view) == {
        Item.MUSHROOM: Fraction(24, 109),
        Item.BANANA: Fraction(25, 109),
        Item.SHELL: Fraction(24, 109),
        Item.LIGHTNING: Fraction(25, 109),
        Item.BOBOMB: Fraction(11, 109),
    }


@pytest.mark.rule("ITEM-1")
def test_a_box_that_somebody_else_plays_is_not_the_card_that_it_turns_up() -> None:
    position = table("R1", "WB Y2", stock="R2 G2", discard=without("R1 WB Y2 R2 G2"))
    # Ana does not see WB Y2 R2 G2. Ben plays the box: one of the other three is turned up.
    third = Fraction(1, 3)
    assert item_odds(see_position(position, 0)) == {
        Item.MUSHROOM: third,
        Item.BANANA: third,
        Item.SHELL: third,
        Item.LIGHTNING: 0,
        Item.BOBOMB: 0,
    }


@pytest.mark.rule("ITEM-1")
def test_the_chances_of_the_items_agree_with_all_ways_in_which_the_cards_can_lie() -> None:
    # Ben holds two of these, and the stock's top is one of the others.
    pool = cards("WB WB Y1 G1 R1 R2")
    turned: Counter[Item] = Counter()
    for order in permutations(range(6), 3):
        box, beside, top = (pool[place] for place in order)
        if box is CARDS["WB"] and beside is not None:
            turned[top.item] += 1
    position = table("B1", "WB Y1", stock="WB G1 R1 R2", discard=without("B1 WB WB Y1 G1 R1 R2"))
    chances = item_odds(see_position(position, 0))
    assert chances == {item: Fraction(turned[item], turned.total()) for item in Item}


@pytest.mark.rule("ITEM-6")
def test_with_the_stock_empty_the_discard_pile_is_turned_up() -> None:
    view = see_position(table("WB R1", "Y1 Y2", top="R5 R6 G1 W+4"), 0)
    assert item_odds(view) == by_turning_up_each(cards("R5 R6 G1 W+4"))


def test_whoever_sees_the_next_card_knows_the_item() -> None:
    view = see_position(table("WB R1", "Y1 Y2", top="G1", stock="B1 R1"), TEACHER)
    assert item_odds(view) == {item: int(item is Item.LIGHTNING) for item in Item}


def test_where_nobody_can_hold_a_box_there_are_no_items() -> None:
    boxes = "WB " * 8
    view = see_position(table("R1", "Y1 Y2", top=f"{boxes}G1", stock="B1 R1"), 0)
    assert item_odds(view) is None
    assert item_odds(see_position(table("R1", "WB", top="G1", stock="B1"), TEACHER)) is not None
    assert item_odds(see_position(table("R1", "Y1", top="G1", stock="WB"), TEACHER)) is None


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    # From the table of Newcombe (1998), method 3.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilsons(count: int, games: int, low: float, high: float) -> None:
    assert interval(count, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))
