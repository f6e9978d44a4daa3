"""The symbol sheet: all pictures once, each under an id that a page can refer to."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from uno_kart_lab.art import card_svg, symbol_id, symbol_sheet
from uno_kart_lab.art.cards import PICTURES, PIECES

SVG = "{http://www.w3.org/2000/svg}"
SHEET = ElementTree.fromstring(symbol_sheet())
BY_ID = {element.attrib["id"]: element for element in SHEET.iter() if "id" in element.attrib}


def drawn(element: ElementTree.Element) -> Iterator[tuple[str, dict[str, str]]]:
    """Follow every reference, as a browser does, to the elements that are drawn."""
    for child in element:
        attributes = dict(child.attrib)
        if child.tag == f"{SVG}use":
            target = BY_ID[attributes.pop("href").removeprefix("#")]
            yield "g", attributes
            yield from drawn(target)
        else:
            yield child.tag.removeprefix(SVG), attributes
            yield from drawn(child)


def test_the_sheet_has_a_symbol_for_every_card_item_and_colour() -> None:
    symbols = {element.attrib["id"] for element in SHEET.iter(f"{SVG}symbol")}
    cards = {symbol_id(code) for code in PICTURES}
    items = {f"uk-item-{x}" for x in ("mushroom", "banana", "shell", "lightning", "bobomb")}
    colours = {f"uk-colour-{x}" for x in ("red", "yellow", "green", "blue")}
    assert symbols == cards | items | colours
    assert len(symbols) == 55 + 5 + 4


def test_a_sheet_has_the_cards_that_are_asked_for() -> None:
    sheet = ElementTree.fromstring(symbol_sheet(["R5", "??"]))
    cards = {element.attrib["id"] for element in sheet.iter(f"{SVG}symbol")}
    assert {card for card in cards if card.startswith("uk-card")} == {"uk-card-R5", "uk-card-back"}
    with pytest.raises(ValueError, match="no card 'X1'"):
        symbol_sheet(["X1"])


def test_no_element_has_a_style() -> None:
    assert not any("style" in element.attrib for element in SHEET.iter())


@pytest.mark.parametrize(
    ("code", "symbol"),
    [
        ("R5", "uk-card-R5"),
        ("G+2", "uk-card-GD2"),
        ("BR", "uk-card-BR"),
        ("W+4", "uk-card-W4"),
        ("WB", "uk-card-WB"),
        ("??", "uk-card-back"),
    ],
)
def test_a_symbols_id_is_made_of_the_cards_code(code: str, symbol: str) -> None:
    assert symbol_id(code) == symbol


def test_an_unknown_card_has_no_symbol() -> None:
    with pytest.raises(ValueError, match="no card 'X1'"):
        symbol_id("X1")


def test_ids_are_unique_and_need_no_escaping() -> None:
    ids = [element.attrib["id"] for element in SHEET.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch("uk-[A-Za-z0-9-]+", name) for name in ids)


def test_every_reference_stays_in_the_sheet_and_finds_its_piece() -> None:
    references = [element.attrib["href"] for element in SHEET.iter(f"{SVG}use")]
    assert references
    assert all(reference.startswith("#") and reference[1:] in BY_ID for reference in references)


@pytest.mark.parametrize("code", PICTURES)
def test_a_symbol_draws_the_same_as_the_card_by_itself(code: str) -> None:
    alone = ElementTree.fromstring(card_svg(code))
    symbol = BY_ID[symbol_id(code)]
    assert symbol.get("viewBox") == alone.get("viewBox")
    assert list(drawn(symbol)) == list(drawn(alone))


def test_every_piece_of_the_sheet_is_used() -> None:
    used = {element.attrib["href"] for element in SHEET.iter(f"{SVG}use")}
    assert used == {f"#uk-part-{name}" for name in PIECES}


def test_the_sheet_takes_no_room_and_is_not_spoken() -> None:
    assert (SHEET.get("width"), SHEET.get("height")) == ("0", "0")
    assert SHEET.get("aria-hidden") == "true"


def test_the_sheet_holds_nothing_but_shapes() -> None:
    assert {element.tag.removeprefix(SVG) for element in SHEET.iter()} == {
        *("svg", "defs", "symbol", "g", "use"),
        *("path", "rect", "circle", "ellipse"),
    }


def test_the_sheet_is_small() -> None:
    assert len(symbol_sheet().encode()) < 40_000
