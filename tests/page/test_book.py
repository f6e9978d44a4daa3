import json
from dataclasses import fields

import pytest

from uno_kart_lab.files import InputError, read_rules
from uno_kart_lab.page.book import book_in
from uno_kart_lab.page.computer_words import COMPUTERS
from uno_kart_lab.players.table import PLAYERS
from uno_kart_lab.rules.cards import CARDS, DECK, NUMBERS, Item
from uno_kart_lab.rules.options import PRESETS, RuleSet
from uno_kart_lab.rules.rule_ids import RULE_IDS

BOOK = book_in("en")
OPTIONS = BOOK["options"]


def test_the_book_is_json() -> None:
    assert json.loads(json.dumps(BOOK)) == BOOK


def test_every_rule_has_a_title_a_text_and_a_source() -> None:
    assert list(BOOK["rules"]) == list(RULE_IDS)
    for rule in BOOK["rules"].values():
        assert rule["title"]
        assert rule["text"]
        assert rule["source"]


def test_every_card_has_a_name_and_a_drawing_on_the_sheet() -> None:
    assert set(BOOK["cards"]) == {*CARDS, "??"}
    for card in BOOK["cards"].values():
        assert card["name"]
        assert f'id="{card["symbol"]}"' in BOOK["sheet"]


def test_numbers_of_cards_are_in_words_up_to_the_whole_deck() -> None:
    assert BOOK["counts"][:3] == ["0 cards", "1 card", "2 cards"]
    assert len(BOOK["counts"]) == len(DECK) + 1


def test_every_option_is_offered_in_the_rule_sets_order() -> None:
    assert [option["name"] for option in OPTIONS] == [field.name for field in fields(RuleSet)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option["name"])
def test_what_is_offered_of_an_option_is_allowed_and_all_that_is(option) -> None:
    values = []
    for value in option["values"]:
        number = value.get("number")
        written = {value["value"]: number["usual"]} if number else value["value"]
        values.append(getattr(read_rules({"options": {option["name"]: written}}), option["name"]))
    assert len(set(values)) == len(values)
    with pytest.raises(InputError) as refused:
        read_rules({"options": {option["name"]: "no such value"}})
    for value in option["values"]:
        assert str(value["value"]).lower() in str(refused.value)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option["name"])
@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_preset_says_of_an_option_is_read_as_that(option, preset: str) -> None:
    rules = read_rules({"options": {option["name"]: option["presets"][preset]}})
    assert getattr(rules, option["name"]) == getattr(PRESETS[preset], option["name"])


@pytest.mark.rule("ITEM-2")
def test_it_is_told_what_a_card_does_that_does_more_than_match() -> None:
    actions = book_in("en")["actions"]
    assert set(actions) == {card.code for card in CARDS.values() if card.face not in NUMBERS}
    assert actions["R+2"] == actions["B+2"] == "the next player draws two"


def test_every_item_has_a_name() -> None:
    assert set(book_in("en")["items"]) == {item.value for item in Item}


def test_every_player_is_offered() -> None:
    assert set(COMPUTERS) == set(PLAYERS)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="zz"):
        book_in("zz")
