"""A card or item by itself: what is in the picture, and that it can stand in any page."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uno_kart_lab.art import card_svg, colour_svg, item_svg
from uno_kart_lab.art.cards import PICTURES, PIECES
from uno_kart_lab.art.drawing import in_full
from uno_kart_lab.art.faces import UNDERLINE
from uno_kart_lab.art.palette import NIGHT, PAPER, contrast
from uno_kart_lab.art.suits import SUITS, Suit

SVG = "{http://www.w3.org/2000/svg}"
COLOURED = ["".join(pair) for pair in product("RYGB", [*"0123456789", "+2", "R", "S"])]
FACES = [*COLOURED, "W+4", "WB"]
ITEMS = ["mushroom", "banana", "shell", "lightning", "bobomb"]
COLOURS = ["red", "yellow", "green", "blue"]
ITEM_OF_LETTER = dict(zip("RYGBW", ITEMS, strict=True))
READABLE = 4.5  # WCAG 2 AA, text of any size
VISIBLE = 3.0  # WCAG 2 AA, graphics


def every_picture() -> list[str]:
    return [
        *(card_svg(code) for code in [*FACES, "??"]),
        *(item_svg(item) for item in ITEMS),
        *(colour_svg(colour) for colour in COLOURS),
    ]


def test_there_are_54_faces_and_a_back_and_no_two_look_alike() -> None:
    assert len({card_svg(code) for code in [*FACES, "??"]}) == 55
    assert set(PICTURES) == {*FACES, "??"}


@pytest.mark.parametrize("picture", every_picture())
def test_every_picture_is_one_well_formed_svg_element(picture: str) -> None:
    assert ElementTree.fromstring(picture).tag == f"{SVG}svg"


@pytest.mark.parametrize("picture", every_picture())
def test_a_picture_holds_no_id_no_reference_and_no_script(picture: str) -> None:
    for element in ElementTree.fromstring(picture).iter():
        assert element.tag.removeprefix(SVG) in {"svg", "g", "path", "rect", "circle", "ellipse"}
        assert not {"id", "href", "style", "class"} & set(element.attrib)
        assert not any(name.startswith("on") for name in element.attrib)
        assert not any("url(" in value for value in element.attrib.values())


@pytest.mark.parametrize("code", ["", "R10", "r5", "W5", "R+4", "WS", "?", "R5 ", "<svg>"])
def test_an_unknown_card_is_refused_by_name(code: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"no card {code!r}; there are R0, R1")):
        card_svg(code)


def test_an_unknown_item_or_colour_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no item 'star'; there are mushroom, banana, shell"):
        item_svg("star")
    with pytest.raises(ValueError, match="no colour 'R'; there are red, yellow, green, blue"):
        colour_svg("R")


def test_a_label_is_the_title_of_the_picture_as_text() -> None:
    label = '<b>Ana\'s</b> "5" & co'
    for picture in (
        card_svg("R5", label=label),
        item_svg("shell", label=label),
        colour_svg("red", label=label),
    ):
        svg = ElementTree.fromstring(picture)
        assert svg.get("role") == "img"
        assert svg[0].tag == f"{SVG}title"
        assert svg[0].text == label
        assert not svg.findall(f".//{SVG}b")


@given(st.text(st.characters(), min_size=1))
def test_no_label_breaks_the_markup(label: str) -> None:
    ElementTree.fromstring(card_svg("R5", label=label))


def test_without_a_label_a_picture_is_decoration() -> None:
    svg = ElementTree.fromstring(card_svg("R5"))
    assert svg.get("aria-hidden") == "true"
    assert svg.find(f"{SVG}title") is None


def test_a_width_gives_the_height_and_none_leaves_the_size_to_the_page() -> None:
    card = ElementTree.fromstring(card_svg("WB", width=40))
    assert (card.get("width"), card.get("height")) == ("40", "60")
    item = ElementTree.fromstring(item_svg("bobomb", width=24))
    assert (item.get("width"), item.get("height")) == ("24", "24")
    assert "width" not in ElementTree.fromstring(card_svg("WB")).attrib


@pytest.mark.parametrize("code", FACES)
def test_a_card_shows_the_item_of_its_colour_and_no_other(code: str) -> None:
    """DECK-2."""
    picture = card_svg(code)
    shown = [item for item in ITEMS if in_full(PIECES[f"item-{item}"], PIECES) in picture]
    assert shown == [ITEM_OF_LETTER[code[0]]]


@pytest.mark.parametrize("code", FACES)
def test_a_card_shows_the_letter_and_the_shape_of_its_colour_and_no_other(code: str) -> None:
    picture = card_svg(code)
    for kind in ("glyph", "shape", "emblem"):
        shown = [x for x in "RYGBW" if in_full(PIECES[f"{kind}-{x}"], PIECES) in picture]
        assert shown == [code[0]]


def test_the_back_shows_no_letter_and_no_item() -> None:
    back = card_svg("??")
    hidden = [*(f"glyph-{x}" for x in "RYGBW0123456789"), *(f"item-{item}" for item in ITEMS)]
    assert not [name for name in hidden if in_full(PIECES[name], PIECES) in back]


@pytest.mark.parametrize("code", FACES)
def test_only_6_and_9_are_underlined_in_the_corner_and_in_the_middle(code: str) -> None:
    assert card_svg(code).count(UNDERLINE) == (2 if code[1:] in ("6", "9") else 0)


@pytest.mark.parametrize("code", FACES)
def test_what_a_card_does_is_drawn_in_the_ink_that_reads_on_it(code: str) -> None:
    suit = next(suit for suit in SUITS.values() if suit.letter == code[0])
    _, mark, _, scene = ElementTree.fromstring(card_svg(code))
    assert (mark.get("stroke"), scene.get("stroke")) == (NIGHT, suit.ink)


@pytest.mark.parametrize("suit", SUITS.values(), ids=lambda suit: suit.letter)
def test_the_ink_of_a_colour_reads_on_its_field_and_on_its_emblem(suit: Suit) -> None:
    assert contrast(suit.ink, suit.field) >= READABLE
    assert contrast(suit.ink, suit.emblem) >= READABLE


def test_marks_read_on_the_rail() -> None:
    assert contrast(NIGHT, PAPER) >= READABLE


@pytest.mark.parametrize("suit", SUITS.values(), ids=lambda suit: suit.letter)
def test_the_edge_of_a_card_shows_on_a_white_page_and_its_rail_on_a_black_one(suit: Suit) -> None:
    assert contrast(suit.edge, "#ffffff") >= VISIBLE
    assert contrast(PAPER, "#111111") >= VISIBLE


@pytest.mark.parametrize("item", ITEMS)
def test_an_item_has_an_outline_for_a_white_page_and_a_fill_for_a_black_one(item: str) -> None:
    picture = item_svg(item)
    outlines = re.findall('stroke="(#[0-9a-f]{6})"', picture)
    fills = re.findall('fill="(#[0-9a-f]{6})"', picture)
    assert max(contrast(colour, "#ffffff") for colour in outlines) >= VISIBLE
    assert max(contrast(colour, "#111111") for colour in fills) >= VISIBLE


def test_contrast_is_what_wcag_says_it_is() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")
    assert contrast("#cf2436", "#cf2436") == 1
