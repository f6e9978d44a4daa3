"""What a notebook shows of what the engine returns, with nothing loaded for it."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest
from IPython.core.interactiveshell import InteractiveShell

from uno_kart_lab.files import read_scenario
from uno_kart_lab.narration import Narrator
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.rules.actions import Draw, Play
from uno_kart_lab.rules.cards import CARDS, DECK
from uno_kart_lab.rules.engine import apply, start_game, why_not
from uno_kart_lab.views import see_position

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "<script>alert('&')</script>"
DEAL = start_game(["Ana", HOSTILE], seed=3)
TEN = ["Wilhelmina " * 18, "\u5f20" * 200, "\u05e9\u05dc\u05d5\u05dd", "\U0001f44b", *"EFGHIJ"]
LARGEST = read_scenario(
    {
        "format": "uno-kart-scenario/1",
        "players": TEN,
        "hands": [[card.code for card in DECK[:40]], *([card.code] for card in DECK[40:49])],
        "discard": ["W+4"],
        "colour": "blue",
        "scores": [120] + [0] * 9,
    }
).position
SHOWN = {
    "a position": DEAL.after,
    "a position before the deal": DEAL.before,
    "a position as the table sees it": see_position(DEAL.after, "table"),
    "ten players and forty cards": LARGEST,
    "a card": CARDS["W+4"],
    "a step": apply(DEAL.after, Draw(DEAL.after.turn)),
    "a refusal": Narrator("en", DEAL.after.players, "teacher").refusal(
        why_not(DEAL.after, Play(1, CARDS["WB"])) or pytest.fail("it is legal")
    ),
    "a rule": rulebook("en")["ITEM-2"],
}


def shown(thing: object) -> dict[str, str]:
    data, _ = InteractiveShell.instance().display_formatter.format(thing)
    return data


@pytest.mark.parametrize("thing", SHOWN.values(), ids=SHOWN)
def test_what_is_shown_is_well_formed_and_has_no_script(thing: object) -> None:
    data = shown(thing)
    markup = data.get("image/svg+xml") or f"<div>{data['text/html']}</div>"
    elements = list(ElementTree.fromstring(markup).iter())
    assert "script" not in {element.tag.rpartition("}")[2] for element in elements}
    # Many of them share a page, and an id is there once.
    assert {"href", "id", "style"}.isdisjoint(name for e in elements for name in e.attrib)


@pytest.mark.parametrize("thing", SHOWN.values(), ids=SHOWN)
def test_the_same_is_there_as_plain_text(thing: object) -> None:
    text = shown(thing)["text/plain"]
    assert text.strip()
    assert "<br" not in text


def test_a_position_says_who_is_asked_and_every_hand() -> None:
    text = shown(DEAL.after)["text/plain"]
    assert "turn" in text
    for name, hand in zip(DEAL.after.players, DEAL.after.hands, strict=True):
        assert f"{name}: {' '.join(card.code for card in hand)}" in text


def test_a_picture_says_in_words_what_it_shows() -> None:
    picture = ElementTree.fromstring(DEAL.after._repr_svg_())
    assert picture.get("role") == "img"
    title, description = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert f"{title.text} {description.text}" == " ".join(
        shown(DEAL.after)["text/plain"].splitlines()
    )
    card = ElementTree.fromstring(CARDS["R5"]._repr_svg_())
    assert card.find(f"{SVG}title").text == "red 5"


def test_a_picture_brings_its_own_ground() -> None:
    picture = ElementTree.fromstring(LARGEST._repr_svg_())
    ground = picture.find(f"{SVG}rect")
    assert ground.get("fill") == "#fff"
    assert (ground.get("width"), ground.get("height")) == (
        picture.get("width"),
        picture.get("height"),
    )


def test_forty_cards_stay_in_the_picture_and_beside_each_other() -> None:
    picture = ElementTree.fromstring(LARGEST._repr_svg_())
    _, largest, *_ = picture.findall(f"{SVG}g")
    places = [
        float(card.get("transform").removeprefix("translate(").split()[0])
        for card in largest.findall(f"{SVG}g")
    ]
    width = float(picture.get("width"))
    assert len(places) == 40
    assert places == sorted(places)
    assert max(places) + 36 <= width


def test_a_long_name_ends_before_the_cards() -> None:
    picture = ElementTree.fromstring(LARGEST._repr_svg_())
    rows = picture.findall(f"{SVG}g")[1:]
    names = [row.find(f"{SVG}svg") for row in rows]
    assert [name.find(f"{SVG}text").text for name in names] == list(LARGEST.players)
    first_card = float(rows[0].find(f"{SVG}g").get("transform").split("(")[1].split()[0])
    for name in names:
        assert float(name.get("x")) + float(name.get("width")) < first_card


def test_a_step_names_the_rule_of_each_event() -> None:
    lines = shown(DEAL)["text/plain"].splitlines()
    assert len(lines) == len(DEAL.events)
    for line, event in zip(lines, DEAL.events, strict=True):
        assert line.split()[0] == event.reason.rule


def test_whoever_only_computes_loads_no_picture() -> None:
    script = """
import sys
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import start_game
position = start_game(["Ana", "Ben"], seed=1).after
loaded = {name.split(".")[1] for name in sys.modules if name.startswith("uno_kart_lab.")}
assert loaded == {"rules"}, loaded
assert CARDS["R5"]._repr_svg_() and position._repr_svg_()
assert "anywidget" not in sys.modules and "IPython" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", script], check=True)
