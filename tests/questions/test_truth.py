"""Of every question's choices exactly one is true, found out in another way; the engine agrees."""

from __future__ import annotations

from collections import Counter

from tests.questions.samples import Asked, asked, random_steps
from tests.questions.truth import TRUTHS, is_true
from uno_kart_lab.questions import FACTS, Kind
from uno_kart_lab.questions.drafts import FEWEST_WRONG, MOST_WRONG


def shown(each: Asked) -> str:
    question, step = each.question, each.step
    choices = "; ".join(f"{'*' if c.right else '-'} {c.text}" for c in question.choices)
    return (
        f"{question.kind} {question.rule} after {question.asked}: {question.ask} {choices}"
        f" ({step.action} in {step.before})"
    )


def test_there_is_much_to_ask_about() -> None:
    assert len(random_steps()) >= 2000
    assert {len(step.before.players) for step in random_steps()} == set(range(2, 11))
    assert {each.question.draft.kind for each in asked()} == set(Kind) - FACTS


def test_exactly_one_choice_is_right_and_that_one_is_true() -> None:
    for each in asked():
        right = [choice for choice in each.question.choices if choice.right]
        assert len(right) == 1, shown(each)
        assert is_true(right[0].answer, each), shown(each)


def test_every_wrong_choice_is_wrong() -> None:
    for each in asked():
        for choice in each.question.choices:
            assert choice.right or not is_true(choice.answer, each), (choice.text, shown(each))


def test_no_two_choices_say_the_same() -> None:
    for each in asked():
        texts = [choice.text for choice in each.question.choices]
        assert len(texts) == len(set(texts)), shown(each)
        assert FEWEST_WRONG < len(texts) <= MOST_WRONG + 1, shown(each)


def test_a_question_is_asked_before_the_event_that_answers_it() -> None:
    for each in asked():
        question = each.question
        if each.position is None:
            assert -1 <= question.asked < question.reveal < len(each.step.events), shown(each)
        else:
            assert question.asked == question.reveal == -1, shown(each)


def test_every_kind_of_question_has_its_own_way_to_be_checked() -> None:
    assert set(TRUTHS) == set(Kind)


def test_the_right_choice_stands_at_every_place() -> None:
    places = Counter(each.question.right for each in asked() if len(each.question.choices) == 4)
    assert set(places) == {0, 1, 2, 3}
    assert max(places.values()) < 1.2 * min(places.values())
