"""A question tells its reader nothing that the reader may not know, and hangs on nothing of it.

Each table is laid once more with the cards that the reader does not see mixed anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from tests.questions.samples import cases, random_steps, reader_for
from uno_kart_lab.questions import Question, position_questions, step_questions
from uno_kart_lab.questions.scenes import scene_of_position, scene_of_step
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import sorted_hand
from uno_kart_lab.rules.engine import apply, why_not
from uno_kart_lab.rules.position import AwaitDrawnCard, Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TEACHER, Reader, see_event, see_position


def mixed_anew(p: Position, reader: Reader, random: Random, kept: Play | None) -> Position:
    """Mix the cards that the reader does not see; a card that is about to be played stays."""
    seats = [seat for seat in range(len(p.hands)) if seat != reader]
    hands = {seat: list(p.hands[seat]) for seat in seats}
    if kept is not None and kept.seat in hands:
        hands[kept.seat].remove(kept.card)
    pool = [*(card for hand in hands.values() for card in hand), *p.stock]
    random.shuffle(pool)
    dealt = list(p.hands)
    for seat, hand in hands.items():
        cards = [pool.pop() for _ in hand]
        if kept is not None and kept.seat == seat:
            cards.append(kept.card)
        dealt[seat] = sorted_hand(tuple(cards))
    return replace(p, hands=tuple(dealt), stock=tuple(pool))


@cache
def pairs() -> tuple[tuple[Step, Step, Reader], ...]:
    return tuple(_pairs())


def _pairs() -> Iterator[tuple[Step, Step, Reader]]:
    """Yield what was done, and the same done at a table that looks the same to a reader."""
    random = Random(4)
    for number, step in enumerate((*cases(), *random_steps()[::2])):
        reader = reader_for(step, number)
        action = step.action
        if reader == TEACHER or action is None:
            continue
        kept = action if isinstance(action, Play) else None
        if isinstance(step.before.awaiting, AwaitDrawnCard) and kept is None:
            kept = Play(step.before.awaiting.seat, step.before.awaiting.card)
        other = mixed_anew(step.before, reader, random, kept)
        if why_not(other, action) is None:
            yield step, apply(other, action), reader


def test_questions_are_made_of_what_their_reader_sees() -> None:
    for step, _, reader in pairs()[::20]:
        scene = scene_of_step(step, reader, 0)
        assert scene.events == tuple(see_event(event, reader) for event in step.events)
        assert scene.tables == tuple(
            see_position(p, reader) for p in (step.before, *step.positions())
        )
        alone = scene_of_position(step.after, reader, 0)
        assert alone.tables == (see_position(step.after, reader),)


def test_a_position_asks_the_same_whatever_its_reader_can_not_see() -> None:
    compared = 0
    for step, other, reader in pairs():
        assert see_position(step.before, reader) == see_position(other.before, reader)
        questions = position_questions(step.before, reader)
        assert questions == position_questions(other.before, reader)
        compared += len(questions)
    assert compared > 1500


def test_the_answer_follows_from_what_has_been_seen_when_it_is_asked() -> None:
    compared = 0
    for step, other, reader in pairs():
        same = seen_the_same(step, other, reader)
        answers = {key(q): q for q in step_questions(other, reader) if q.asked < same}
        for question in step_questions(step, reader):
            twin = answers.get(key(question))
            if twin is not None:
                assert without_proof(twin) == without_proof(question)
                compared += 1
    assert compared > 1000


def seen_the_same(step: Step, other: Step, reader: Reader) -> int:
    """Tell how many events look the same to the reader, from the first on."""
    both = zip(step.events, other.events, strict=False)
    for place, (one, two) in enumerate(both):
        if see_event(one, reader) != see_event(two, reader):
            return place
    return min(len(step.events), len(other.events))


def key(question: Question) -> tuple[object, ...]:
    return question.kind, question.asked, question.draft.subject


def without_proof(question: Question) -> tuple[object, ...]:
    # What explains it are the events to come, which may be of other cards.
    choices = [(choice.text, choice.right, choice.answer) for choice in question.choices]
    return question.ask, question.rule, choices


def test_what_a_reader_is_told_names_no_card_that_it_can_not_know() -> None:
    for step, other, reader in pairs():
        if seen_the_same(step, other, reader) == len(step.events) == len(other.events):
            assert step_questions(step, reader) == step_questions(other, reader)
