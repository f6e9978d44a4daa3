"""Together the questions reach every rule, and every mistake that has been thought of."""

from __future__ import annotations

from tests.questions.samples import asked
from uno_kart_lab.questions import FACTS, RULES_OF, Kind, Mistake, fact_questions
from uno_kart_lab.questions.answers import Claim
from uno_kart_lab.questions.drafts import Ground
from uno_kart_lab.questions.words.claims import CLAIMS
from uno_kart_lab.questions.words.whys import GROUNDS, WHYS
from uno_kart_lab.rules.rule_ids import RULE_IDS

FACTS_ALONE = {
    "DECK-1": "how often a card is in the deck shows on no table",
    "DECK-3": "what a card counts is only part of what a round's points ask for",
    "ITEM-7": "it says what no item does, so nothing that happens is answered by it",
}
"""The rules that no question about a step or a position can reach, and why."""


def test_what_is_asked_is_about_the_rules_that_the_table_of_kinds_has() -> None:
    reached = {(each.question.draft.kind, each.question.rule) for each in asked()}
    assert reached == {(kind, rule) for kind in set(Kind) - FACTS for rule in RULES_OF[kind]}


def test_every_rule_can_be_asked_about_at_the_table_but_those_that_are_facts() -> None:
    reached = {rule for kind in set(Kind) - FACTS for rule in RULES_OF[kind]}
    assert reached == set(RULE_IDS) - set(FACTS_ALONE)


def test_every_rule_can_be_asked_about_as_a_fact() -> None:
    questions = fact_questions()
    reached = {(question.draft.kind, question.rule) for question in questions}
    assert reached == {(kind, rule) for kind in FACTS for rule in RULES_OF[kind]}
    of_content = {Kind.RULE_NAME, Kind.RULE_SOURCE}
    assert set(FACTS_ALONE) <= {q.rule for q in questions if q.draft.kind not in of_content}


def test_every_mistake_is_made_somewhere() -> None:
    questions = [*(each.question for each in asked()), *fact_questions()]
    assert {c.mistake for q in questions for c in q.choices if c.mistake} == set(Mistake)


def test_every_choice_names_a_rule() -> None:
    for question in (*(each.question for each in asked()), *fact_questions()):
        assert {choice.rule for choice in question.choices} <= set(RULE_IDS)
        assert question.choices[question.right].rule == question.rule


def test_everything_that_can_be_said_has_words() -> None:
    assert set(WHYS) == set(Mistake)
    assert set(GROUNDS) == set(Ground)
    values = {"players", "cards", "points", "colour", "card", "held", "item", "title", "source"}
    assert set(CLAIMS) == {claim for claim in Claim if claim.value not in {*values, "draw"}}


def test_every_ground_is_given_somewhere() -> None:
    given = {proof for each in asked() if isinstance(proof := each.question.draft.proof, Ground)}
    assert given == set(Ground)
