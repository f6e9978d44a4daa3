"""The cards: how many there are, their items, their points, and that each is one object."""

import copy
import pickle
from collections import Counter
from importlib.util import find_spec, module_from_spec
from types import ModuleType

import pytest

from tests.rules.dsl import cards, codes
from uno_kart_lab.rules.cards import CARDS, COPIES, DECK, Card, Face, sorted_hand


def made_anew() -> ModuleType:
    """Make the deck once more: the one that is imported was made before any test ran."""
    spec = find_spec("uno_kart_lab.rules.cards")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.rule("DECK-1")
def test_the_deck_has_112_cards() -> None:
    deck = made_anew().DECK
    assert len(deck) == 112
    assert codes(deck) == codes(DECK)
    assert Counter(DECK) == COPIES


@pytest.mark.rule("DECK-1")
@pytest.mark.parametrize(
    ("letter", "colour"), [("R", "red"), ("Y", "yellow"), ("G", "green"), ("B", "blue")]
)
def test_a_colour_has_25_cards(letter: str, colour: str) -> None:
    faces = [*"0", *"123456789" * 2, *["+2", "R", "S"] * 2]
    deck = made_anew().DECK
    of_colour = [card.code for card in deck if card.colour and card.colour.value == colour]
    assert sorted(of_colour) == sorted(letter + face for face in faces)


@pytest.mark.rule("DECK-1")
def test_there_are_four_wild_draw_fours_eight_item_boxes_and_no_plain_wild() -> None:
    wilds = Counter(card.code for card in made_anew().DECK if card.is_wild)
    assert wilds == {"W+4": 4, "WB": 8}


@pytest.mark.rule("DECK-1")
def test_eight_of_each_action_is_the_total_over_the_colours() -> None:
    of_face = Counter(card.face for card in DECK)
    assert [of_face[face] for face in (Face.DRAW_TWO, Face.REVERSE, Face.SKIP)] == [8, 8, 8]


@pytest.mark.rule("DECK-1")
def test_a_code_tells_colour_and_face() -> None:
    for code, card in made_anew().CARDS.items():
        assert card.code == repr(card) == code
        assert code == (card.colour.value[0].upper() if card.colour else "W") + card.face.value
        assert card.is_wild is (card.colour is None)


@pytest.mark.rule("DECK-2")
@pytest.mark.parametrize(
    ("codes", "item"),
    [
        ("R0 R9 R+2 RR RS", "mushroom"),
        ("Y0 Y9 Y+2 YR YS", "banana"),
        ("G0 G9 G+2 GR GS", "shell"),
        ("B0 B9 B+2 BR BS", "lightning"),
        ("W+4 WB", "bobomb"),
    ],
)
def test_a_cards_item_goes_with_its_colour(codes: str, item: str) -> None:
    deck = made_anew().CARDS
    assert {deck[code].item.value for code in codes.split()} == {item}


@pytest.mark.rule("DECK-3")
@pytest.mark.parametrize(
    ("codes", "points"),
    [
        *((f"R{n} B{n}", n) for n in range(10)),
        ("R+2 YR GS", 20),
        ("W+4 WB", 50),
    ],
)
def test_a_card_is_worth_its_points(codes: str, points: int) -> None:
    deck = made_anew().CARDS
    assert {deck[code].points for code in codes.split()} == {points}


@pytest.mark.rule("DECK-1")
def test_a_hand_is_sorted_by_colour_and_then_by_face() -> None:
    mixed = cards("WB B0 W+4 G3 RS RR R+2 R9 R0 Y1 R9")
    assert codes(sorted_hand(mixed)) == "R0 R9 R9 R+2 RR RS Y1 G3 B0 W+4 WB"


@pytest.mark.rule("DECK-1")
def test_the_54_different_cards_stand_in_the_order_of_a_hand() -> None:
    anew = made_anew().CARDS
    assert [card.rank for card in anew.values()] == list(range(54))
    assert list(anew) == list(CARDS)
    assert codes(sorted_hand(DECK)) == codes(DECK)


@pytest.mark.rule("DECK-1")
@pytest.mark.parametrize("card", CARDS.values(), ids=repr)
def test_a_copied_or_pickled_card_is_the_same_object(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


@pytest.mark.rule("DECK-1")
def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError, match=r"^a card does not change$"):
        CARDS["R5"].points = 6
