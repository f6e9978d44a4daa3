"""Questions of fact: the deck, its items, what cards count, the rules and their sources."""

from __future__ import annotations

import pytest

from tests.questions.samples import Asked, cases
from tests.questions.truth import is_true, printed_rules
from uno_kart_lab.questions import Kind, Question, fact_questions
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.rule_ids import RULE_IDS

FACTS = fact_questions()


def of_kind(kind: Kind) -> list[Question]:
    return [question for question in FACTS if question.draft.kind is kind]


def test_exactly_one_choice_is_true() -> None:
    nowhere = cases()[0]
    for question in FACTS:
        true = [
            is_true(c.answer, Asked(question, nowhere, nowhere.after)) for c in question.choices
        ]
        assert true == [choice.right for choice in question.choices], question


def test_every_card_is_asked_for() -> None:
    for kind in (Kind.COPIES, Kind.POINTS_OF_CARD):
        assert {q.draft.subject.card for q in of_kind(kind)} == set(CARDS.values())


def test_every_rule_is_asked_for_by_its_name_and_its_source() -> None:
    assert set(printed_rules()) == set(RULE_IDS)
    for kind in (Kind.RULE_NAME, Kind.RULE_SOURCE):
        assert [q.rule for q in of_kind(kind)] == list(RULE_IDS)
    for question in of_kind(Kind.RULE_NAME):
        assert question.choices[question.right].text == printed_rules()[question.rule][0]


@pytest.mark.rule("DECK-1")
def test_eight_of_each_action_card_there_are_in_all_four_colours() -> None:
    (question,) = (q for q in of_kind(Kind.COPIES) if q.draft.subject.card is CARDS["RS"])
    assert question.ask == "How many of this card does the deck hold: red Skip?"
    texts = {choice.text: choice.why for choice in question.choices}
    assert question.choices[question.right].text == "2 cards"
    assert texts["8 cards"] == "That is how many there are in all four colours together."
