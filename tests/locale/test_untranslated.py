"""Whatever is written down comes out of the catalogues: found with a language made for that."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from tests.locale.pseudo import untranslated
from uno_kart_lab import export
from uno_kart_lab.export.exercises import exercise_of
from uno_kart_lab.export.handout_html import handout_html
from uno_kart_lab.export.handout_markdown import handout_markdown
from uno_kart_lab.export.replay import write_replay
from uno_kart_lab.export.rulings import ruling_markdown
from uno_kart_lab.export.text import write_text
from uno_kart_lab.files import InputError
from uno_kart_lab.files.sessions import SESSION_FORMAT
from uno_kart_lab.lessons import lessons, welcome
from uno_kart_lab.lessons.course import course_list, course_message
from uno_kart_lab.library import case, cases
from uno_kart_lab.loading import load
from uno_kart_lab.page.book import book_in
from uno_kart_lab.page.claims import claims_message
from uno_kart_lab.rules.options import PRESETS
from uno_kart_lab.rulings import compare_rulings

pytestmark = pytest.mark.usefixtures("pseudo_language")

XX = "xx"
NAMES = ("Ana", "Ben", "Chi", "Dana", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jun", "Dov")
IDS = [each.id for each in cases()]


def texts_in(told: Any) -> Iterator[str]:
    """Every text that stands somewhere in a message."""
    if isinstance(told, str):
        yield told
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from texts_in(part)


def shown(markup: str) -> str:
    """What a page shows and says of a piece of markup."""
    markup = re.sub(r"<(style|script)\b.*?</\1>", " ", markup, flags=re.DOTALL)
    said = re.findall(r'(?:aria-label|title|alt)="([^"]*)"', markup)
    return unescape(" ".join([re.sub(r"<[^>]*>", " ", markup), *said]))


def checks(told: dict[str, Any], *path: str) -> list[str]:
    """What is not translated of the texts that are for people, by the keys that they stand at."""
    texts = [text for key in path for text in texts_in(told[key])]
    return [word for text in texts for word in untranslated(text, NAMES)]


@pytest.mark.parametrize("name", IDS)
def test_a_transcript(name: str) -> None:
    explained = export.explain(case(name, XX).scenario, XX)
    for text in (write_text(explained), export.write_markdown(explained).replace("\\", "")):
        assert not untranslated(text, NAMES)
    page = shown(export.write_html(explained))
    assert not untranslated(page, NAMES)


@pytest.mark.parametrize("name", IDS)
def test_a_handout(name: str) -> None:
    exercises = [exercise_of(case(name, XX).scenario, None, XX)]
    markdown = re.sub(r"\[table-\d+\](?:: \S+)?", " ", handout_markdown(exercises, XX))
    assert not untranslated(shown(markdown).replace("\\", ""), NAMES)
    assert not untranslated(shown(handout_html(exercises, XX)), NAMES)


@pytest.mark.parametrize("name", ["held-box-is-no-colour", "bluff-not-allowed", "mushroom"])
def test_a_ruling(name: str) -> None:
    ruling = compare_rulings(case(name, XX).scenario, list(PRESETS.values()), lang=XX)
    assert not untranslated(ruling_markdown(ruling).replace("\\", ""), NAMES)


@pytest.mark.parametrize("name", ["chain-of-three", "bluff-found-out", "uno-caught", "next-round"])
def test_a_replay_with_its_questions(name: str) -> None:
    page = write_replay(case(name, XX).scenario, XX, ask=True)
    found = re.search(r'<script[^>]*id="replay"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert found
    replay = json.loads(found[1])
    for state in replay["states"]:
        parts = [state["asks"], state["entry"], *state["frames"], *state["legal"]]
        for question in state.get("questions", ()):
            parts += [{"text": question["ask"]}, *question["choices"]]
            parts += [{"text": choice["why"]} for choice in question["choices"]]
        assert not [word for part in parts for word in untranslated(part["text"], NAMES)]
    assert not untranslated(shown(page), NAMES)


def test_the_page_s_book() -> None:
    book = book_in(XX)
    assert not checks(book, "words", "counts", "actions", "items")
    assert not checks({"all": [each["label"] for each in book["presets"] + book["options"]]}, "all")
    values = [value["label"] for option in book["options"] for value in option["values"]]
    assert not checks({"all": values}, "all")
    assert not checks({"all": [card["name"] for card in book["cards"].values()]}, "all")
    assert not checks({"all": list(book["rules"].values())}, "all")


def test_the_library() -> None:
    for each in cases(XX):
        assert not untranslated(f"{each.title} {each.shows}", NAMES)


def test_the_course_beside_its_prose() -> None:
    titles = tuple(each.title for each in lessons(XX))
    message = course_message(XX)
    assert not untranslated(" ".join(message["words"].values()))
    written = re.sub(r"\]\([^)]*\)", "] ", course_list(XX))
    assert not untranslated(written, titles)
    assert not untranslated(shown(re.sub(r'srcdoc="[^"]*"', "", welcome(XX)._repr_html_())), NAMES)
    assert not [w for claim in claims_message(XX)["kinds"] for w in untranslated(claim["label"])]


SCENARIO = case("skip").scenario
POSITION = {"format": SCENARIO["format"], "players": ["Ana", "Ben"]}


@pytest.mark.parametrize(
    "source",
    [
        "",
        "[1 2]",
        b"\xff",
        "x" * 2**21,
        "[" * 40,
        '{"format": "uno-kart-scenario/1", "format": 1}',
        [],
        {},
        {"format": 1},
        {"format": "uno-kart-scenario/1"},
        {**SCENARIO, "players": ["Ana"]},
        {**SCENARIO, "players": ["Ana", "Ana", "Ben"]},
        {**SCENARIO, "players": ["Ana", " ", "Ben"]},
        {**SCENARIO, "players": ["Ana", "", "Ben"]},
        {**SCENARIO, "turn": 99},
        {**SCENARIO, "turn": 10**30},
        {**SCENARIO, "turn": True},
        {**SCENARIO, "turn": None},
        {**SCENARIO, "hands": {}},
        {**SCENARIO, "discard": ["R5"] * 9},
        {**SCENARIO, "discard": ["??"]},
        {**SCENARIO, "rules": {"preset": "standard", "options": {"game_end": 3}}},
        {**SCENARIO, "actions": [{"seat": 0, "do": "play", "card": "R0"}]},
        {**SCENARIO, "actions": [{"seat": 0, "do": "sing"}]},
        {"format": SESSION_FORMAT, "start": SCENARIO},
        {"format": SESSION_FORMAT, "start": {**SCENARIO, "actions": []}, "nodes": [], "lang": "!"},
    ],
    ids=lambda source: str(source)[:40],
)
def test_why_a_file_is_refused(source: object) -> None:
    with pytest.raises(InputError) as refused:
        load(source)
    # What a file says and its keys are in quotation marks, or the place at the beginning.
    said = re.sub(r'"[^"]*"', " ", refused.value.said(XX))
    assert "⟦" in said
    words = {"actions", "card", "players", "turn", "hands", "discard", "rules", "options", "format"}
    words |= {"null", "start", "game", "end", "JSON", "UTF", "points", "rounds", "nodes", "lang"}
    outside = [word for word in untranslated(said, NAMES) if word not in words]
    assert not outside
