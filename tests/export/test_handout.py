"""The handout: positions and questions, and the answers on a page of their own."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from uno_kart_lab.export.exercises import Exercise, exercise_of
from uno_kart_lab.export.handout import NEW_PAGE, numbered, sections_of
from uno_kart_lab.export.handout_html import handout_html
from uno_kart_lab.export.handout_markdown import handout_markdown
from uno_kart_lab.files import InputError
from uno_kart_lab.library import case
from uno_kart_lab.loading import load

WRITERS = [handout_html, handout_markdown]


def exercise(name: str, *picks: int, **changes: Any) -> Exercise:
    return exercise_of({**case(name).scenario, **changes}, picks or None, "en")


def asks(of: Exercise) -> list[str]:
    return [posed.question.ask for posed in of.posed]


def test_asked_are_the_opening_the_position_and_what_is_done_next() -> None:
    assert {posed.about for posed in exercise("skip").posed} == {"position", "next"}
    assert {posed.about for posed in exercise("opening-skip").posed} == {"opening", "position"}


def test_the_questions_that_were_picked_come_in_their_order_and_once() -> None:
    every = asks(exercise("banana-peel"))
    assert asks(exercise("banana-peel", 13, 0, 13)) == [every[0], every[13]]


@pytest.mark.parametrize("pick", [-1, 16, True, "0"])
def test_a_question_that_is_not_there_is_refused(pick: Any) -> None:
    with pytest.raises(InputError, match=r"^questions: "):
        exercise_of(case("banana-peel").scenario, [pick], "en")


def test_a_session_is_asked_about_where_it_stands() -> None:
    loaded = load(case("banana-peel").scenario)
    session = {
        "format": "uno-kart-session/1",
        "start": case("banana-peel").scenario | {"actions": []},
        "nodes": [{"parent": None, "action": {"seat": 0, "do": "play", "card": "WB"}}],
        "names": {},
        "at": {"node": 0, "event": None},
        "reader": "teacher",
        "lang": "en",
    }
    del session["start"]["actions"]
    asked = exercise_of(session, None, "en")
    assert asked.loaded.game.position == loaded.game.position
    assert {posed.about for posed in asked.posed} == {"position"}


def test_each_table_is_shown_once_with_all_that_is_asked_of_it() -> None:
    (section,) = sections_of([exercise("banana-peel")])
    shown = [(s.position.discard[-1].code, len(s.position.hands[2])) for s in section.situations]
    assert shown == [("B8", 3), ("WB", 3), ("Y6", 3), ("Y6", 5)]
    assert sum(len(situation.asked) for situation in section.situations) == 16


def test_what_is_told_ends_before_the_answer() -> None:
    (section,) = sections_of([exercise("banana-peel", 13)])
    (situation,) = section.situations
    assert (
        situation.told[-1] == "Ana's Item Box turns up a yellow 6. The next card has to match it."
    )
    assert situation.asked[0].question.ask == "Who draws now?"


def test_questions_are_numbered_through_the_whole_handout() -> None:
    sections = sections_of([exercise("skip"), exercise("banana-peel", 0, 1)])
    numbers = [asked.number for asked in numbered(sections)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_hidden_hand_stays_hidden() -> None:
    shown = exercise("skip")
    loaded = replace(shown.loaded, reader=0)
    page = handout_html([replace(shown, loaded=loaded)], "en")
    start = page.index("<figure>")
    hands = page[start : page.index("</figure>", start)]
    assert hands.count('aria-label="hidden card"') == 9 + 1  # and the stock's


@pytest.mark.parametrize("write", WRITERS)
def test_each_question_has_its_choices_and_its_answer_with_the_rule(write: Any) -> None:
    page = unescape(write([exercise("skip")], "en").replace("\\", ""))
    questions, answers = re.split("<h1>Answers|# Answers", page)
    for number, posed in enumerate(exercise("skip").posed, 1):
        question = posed.question
        assert f"{number}. {question.ask}" in questions
        assert all(choice.text in questions for choice in question.choices)
        right = question.choices[question.right]
        assert f"{'ABCDE'[question.right]}: {right.text}" in answers
        assert f"Rule {question.rule}, " in answers


@pytest.mark.parametrize("write", WRITERS)
def test_no_answer_stands_beside_the_questions(write: Any) -> None:
    page = unescape(write([exercise("skip")], "en").replace("\\", ""))
    questions = re.split("<h1>Answers|# Answers", page)[0]
    for posed in exercise("skip").posed:
        assert posed.question.choices[posed.question.right].why not in questions


def test_whose_turn_it_is_stands_beside_the_name() -> None:
    page = handout_html([exercise("skip", 0, turn=2, actions=[])], "en")
    assert re.findall(r"<b>([^<]+)<i>turn</i></b>", page)[0] == "Chi"


@pytest.mark.parametrize("write", WRITERS)
def test_names_and_titles_come_out_as_text(write: Any) -> None:
    names = ["<u>A</u>", "B*en*", "[C](http://x)"]
    page = write([exercise("banana-peel", players=names, title="<i>T</i>")], "en")
    assert "<u>" not in page
    assert "<i>T</i>" not in page
    assert "B*en*" not in page or write is handout_html
    assert "[C](http://x)" not in page or write is handout_html


def test_a_name_that_runs_the_other_way_turns_only_itself_round() -> None:
    page = handout_html([exercise("banana-peel", players=["Ana", "אב", "Chi"])], "en")
    assert "\u2068אב\u2069" in page


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = handout_html([exercise("banana-peel")], "en")
    assert "default-src 'none'" in page
    assert not re.search(r'(src|href)="(?!#)', page)
    assert "<script" not in page


def test_every_card_that_is_drawn_is_on_the_sheet() -> None:
    page = handout_html([exercise("banana-peel"), exercise("opening-skip")], "en")
    used = set(re.findall(r'<use href="#([^"]+)"', page))
    assert used <= set(re.findall(r'id="([^"]+)"', page))


def test_in_markdown_the_pictures_stand_at_the_end() -> None:
    page = handout_markdown([exercise("banana-peel", 0, 13)], "en")
    used = re.findall(r"!\[[^\]]+\]\[(table-\d)\]", page)
    assert used == ["table-1", "table-2"]
    for name in used:
        assert re.search(rf"^\[{name}\]: data:image/svg\+xml;base64,\S+$", page, re.MULTILINE)
    assert page.index("Answers") < page.index("\n[table-1]:")


@pytest.mark.parametrize("write", WRITERS)
def test_the_answers_begin_a_page(write: Any) -> None:
    page = write([exercise("skip", 0)], "en")
    assert "break-before: page" in page


@pytest.mark.parametrize("write", WRITERS)
def test_a_table_that_shows_what_was_asked_before_begins_a_page(write: Any) -> None:
    page = write([exercise("banana-peel")], "en")
    pages = page.split(NEW_PAGE)
    tables = len(sections_of([exercise("banana-peel")])[0].situations)
    assert page.count("before you turn the page") == tables - 1 == 3
    assert all("before you turn the page" in each for each in pages[: tables - 1])
    assert "Who draws now?" in pages[2]
