"""Questions in words: well formed, spoken to their reader, and translated as a whole."""

from __future__ import annotations

import json
import re
from dataclasses import replace

from tests.questions.samples import asked, cases, random_steps
from tests.rules.dsl import R, play, put, table
from uno_kart_lab.questions import (
    Question,
    fact_questions,
    position_questions,
    step_questions,
    write_question,
)
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TABLE, TEACHER


def texts(question: Question) -> list[str]:
    said = [text for choice in question.choices for text in (choice.text, choice.why)]
    return [question.ask, *said]


def test_every_question_and_every_explanation_is_a_sentence() -> None:
    for question in (*(each.question for each in asked()), *fact_questions()):
        assert re.search(r"[?.”]$", question.ask), question.ask
        for choice in question.choices:
            assert re.search(r"[.”]$", choice.why), choice.why
        for text in texts(question):
            assert text.strip() == text != ""
            for blemish in ("{", "}", "  ", "..", "??", " None "):
                assert blemish not in text, text


def test_only_a_seat_is_spoken_to() -> None:
    for each in asked():
        question = each.question
        if question.reader in (TEACHER, TABLE):
            said = [question.ask, *(choice.text for choice in question.choices)]
            assert not any(re.search(r"\b[Yy]ou(r)?\b", text) for text in said), said


def test_a_player_is_told_of_itself() -> None:
    step = play(table("RS R1 R2", "B1 B2", "G1 G2", top="R5", stock="Y1 Y2"), put(0, "RS"))
    (question,) = (q for q in step_questions(step, 1) if q.kind == "next_turn")
    assert {choice.text for choice in question.choices} == {"Chi", "You", "Ana"}
    (question,) = (q for q in step_questions(step, 2) if q.kind == "next_turn")
    assert question.choices[question.right].text == "You"


def test_the_seed_alone_decides_the_order_of_the_choices() -> None:
    step = play(table("RS R1 R2", "B1 B2", "G1 G2", top="R5", stock="Y1 Y2"), put(0, "RS"))
    assert step_questions(step, TEACHER, seed=5) == step_questions(step, TEACHER, seed=5)
    orders = {step_questions(step, TEACHER, seed=seed)[0].choices for seed in range(40)}
    assert len(orders) == 6


def test_cards_of_one_hand_are_not_all_answered_at_the_same_place() -> None:
    p = table("R1 R2 R3 R4 R6 R7 R8 R9", "B1", top="R5", stock="Y1")
    places = {q.right for q in position_questions(p, 0) if q.kind == "may_play"}
    assert len(places) > 2


def test_players_with_names_like_answers_do_not_double_a_choice() -> None:
    p = replace(
        table("W+4 R1 R2", "B1 B2", "G1 G2", top="R5", stock="Y1 Y2"),
        players=("You", "Nobody", "<b>Everyone</b>"),
    )
    for question in step_questions(play(p, put(0, "W+4", R)), 1):
        said = [choice.text for choice in question.choices]
        assert len(said) == len(set(said))
        assert sum(choice.right for choice in question.choices) == 1


def test_a_question_is_written_as_json() -> None:
    step = play(table("RS R1 R2", "B1 B2", "G1 G2", top="R5", stock="Y1 Y2"), put(0, "RS"))
    (question,) = (q for q in step_questions(step, 1) if q.kind == "next_turn")
    written = write_question(question)
    assert json.loads(json.dumps(written)) == written
    assert {name: written[name] for name in written if name != "choices"} == {
        "kind": "next_turn",
        "rule": "ACT-3",
        "ask": "Who has the next turn?",
        "asked": 0,
        "reveal": 2,
        "reader": "1",
    }
    assert sorted(written["choices"], key=lambda choice: choice["text"]) == [
        {
            "text": "Ana",
            "right": False,
            "why": "A Skip gives nobody a second turn: the one after goes on.",
            "rule": "ACT-3",
            "mistake": "skip_gives_a_turn",
        },
        {
            "text": "Chi",
            "right": True,
            "why": "You lose your turn. A Skip passes over the next player.",
            "rule": "ACT-3",
            "mistake": None,
        },
        {
            "text": "You",
            "right": False,
            "why": "A Skip passes over the next player.",
            "rule": "ACT-3",
            "mistake": "skip_passes_nobody",
        },
    ]


def test_nothing_that_is_asked_goes_past_the_translators(pseudo: str) -> None:
    for step in (*cases(), *random_steps()[::25]):
        named = with_signs_for_names(step)
        for reader in (TEACHER, 0):
            for question in (
                *step_questions(named, reader, pseudo),
                *position_questions(named.after, reader, pseudo),
            ):
                assert not any(re.search("[A-Za-z]", text) for text in texts(question)), question
    for question in fact_questions(pseudo):
        assert not any(re.search("[A-Za-z]", text) for text in texts(question)), question


def with_signs_for_names(step: Step) -> Step:
    def signed(p: Position) -> Position:
        return replace(p, players=tuple("♔♕♖♗♘♙♚♛♜♝"[: len(p.players)]))

    return Step(step.action, signed(step.before), step.events, signed(step.after))
