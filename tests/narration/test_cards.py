"""What cards, colours and items are called."""

from __future__ import annotations

import pytest

from tests.rules.dsl import NAMES, cards
from uno_kart_lab.narration import Narrator
from uno_kart_lab.narration.cards import card_names, known_card, new_card, subject_card
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.cards import CARDS, Card, Colour, Item
from uno_kart_lab.views import HIDDEN, TABLE

NARRATOR = Narrator("en", NAMES[:2], TABLE)
VOICE = Voice("en", NAMES[:2], TABLE)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("R5", "red 5"),
        ("Y0", "yellow 0"),
        ("G+2", "green Draw Two"),
        ("BR", "blue Reverse"),
        ("YS", "yellow Skip"),
        ("W+4", "Wild Draw Four"),
        ("WB", "Item Box"),
    ],
)
def test_a_card_has_a_name(code: str, name: str) -> None:
    assert NARRATOR.card(CARDS[code]) == name


def test_no_two_cards_have_the_same_name() -> None:
    assert len({NARRATOR.card(card) for card in CARDS.values()}) == len(CARDS)


@pytest.mark.parametrize(
    ("card", "new", "known", "subject"),
    [
        (CARDS["R5"], "a red 5", "the red 5", "The red 5"),
        (CARDS["WB"], "an Item Box", "the Item Box", "The Item Box"),
        (HIDDEN, "a card", "the card", "The card"),
    ],
)
def test_a_card_is_named_by_its_role_in_the_sentence(
    card: Card, new: str, known: str, subject: str
) -> None:
    assert new_card(VOICE, card) == new
    assert known_card(VOICE, card) == known
    assert subject_card(VOICE, card) == subject


@pytest.mark.parametrize(
    ("codes", "listed"),
    [
        ("R5", "red 5"),
        ("R5 WB", "red 5 and Item Box"),
        ("R5 WB B7", "red 5, Item Box and blue 7"),
        ("R5 WB B7 B7", "red 5, Item Box, blue 7 and blue 7"),
    ],
)
def test_several_cards_are_listed_with_an_and(codes: str, listed: str) -> None:
    assert card_names(VOICE, cards(codes)) == listed


def test_colours_and_items_have_names() -> None:
    assert [NARRATOR.colour(colour) for colour in Colour] == ["red", "yellow", "green", "blue"]
    assert [NARRATOR.item(item) for item in Item] == [
        "Mushroom",
        "Banana Peel",
        "Green Shell",
        "Lightning",
        "Bob-omb",
    ]
