"""Everything said goes through gettext, and Babel finds it.

The pseudo-language puts full-width letters for all others, so that any plain letter in what it
says has gone past the translators.
"""

from __future__ import annotations

import re

import pytest
from babel.messages.catalog import Catalog

from tests.narration.golden import BEN, GOLDEN
from tests.narration.refused import REFUSED
from tests.narration.test_actions import ACTIONS
from tests.narration.test_arrangements import HINDERED
from tests.narration.test_awaiting import AWAITED
from uno_kart_lab.narration import Narrator, rulebook
from uno_kart_lab.rules.cards import CARDS, Colour, Item
from uno_kart_lab.views import HIDDEN, TEACHER, Reader, see_arrangement

PLAYERS = ["♞", "♜", "♝"]


def assert_translated(text: str) -> None:
    assert not re.search("[A-Za-z]", text), text


@pytest.mark.parametrize("reader", [TEACHER, 0, BEN])
def test_nothing_said_of_a_game_goes_past_the_translators(pseudo: str, reader: Reader) -> None:
    narrator = Narrator(pseudo, PLAYERS, reader)
    for told in GOLDEN:
        assert_translated(narrator.event(told.event))
    for action, *_ in ACTIONS:
        assert_translated(narrator.action(action))
        assert_translated(narrator.did(action))
    for awaiting, *_ in AWAITED:
        assert_translated(narrator.awaiting(awaiting))
    for arrangement, hindrance, _ in HINDERED:
        assert_translated(narrator.arranged(see_arrangement(arrangement, reader)))
        assert_translated(narrator.hindered(arrangement, hindrance))
    for refused in REFUSED:
        explained = narrator.refusal(refused.refusal)
        assert_translated(explained.sentence)
        for check in explained.checks:
            assert_translated(check.sentence)


def test_no_name_of_a_card_colour_or_item_goes_past_the_translators(pseudo: str) -> None:
    narrator = Narrator(pseudo, PLAYERS, TEACHER)
    for card in (*CARDS.values(), HIDDEN):
        assert_translated(narrator.card(card))
    for colour in Colour:
        assert_translated(narrator.colour(colour))
    for item in Item:
        assert_translated(narrator.item(item))


def test_nothing_in_the_rulebook_goes_past_the_translators(pseudo: str) -> None:
    for rule in rulebook(pseudo).values():
        for text in (rule.title, rule.text, rule.source, rule.note):
            assert_translated(text)


def test_a_plural_has_the_placeholders_of_its_singular(template: Catalog) -> None:
    plurals = [texts for texts in texts_of(template) if len(texts) > 1]
    assert plurals
    for singular, plural in plurals:
        assert placeholders(singular) == placeholders(plural)


def test_placeholders_are_named(template: Catalog) -> None:
    for texts in texts_of(template):
        for text in texts:
            assert len(placeholders(text)) == len(set(re.findall(r"\{[^}]*\}?", text))), text


def texts_of(catalog: Catalog) -> list[tuple[str, ...]]:
    ids = [message.id for message in catalog]
    return [(id_,) if isinstance(id_, str) else tuple(id_) for id_ in ids]


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{[a-z]+\}", text))
