"""The lessons as they stand in their folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.asked import LESSONS, all_asked, game_of
from tests.lessons.timing import seconds
from uno_kart_lab import lessons
from uno_kart_lab.lessons import COURSE, Lesson
from uno_kart_lab.lessons.contents import _prose, contents
from uno_kart_lab.rules.engine import legal_actions

EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


HOUSE_RULES = ("stacking", "swaps-and-jumps")
"""What is only for those who want to play them."""


def test_there_are_eleven_lessons_and_the_last_are_of_house_rules() -> None:
    assert len(COURSE) == len(set(COURSE)) == 11
    assert COURSE[-len(HOUSE_RULES) :] == HOUSE_RULES


@EACH
def test_everything_that_a_scene_wants_to_ask_is_asked(lesson: Lesson) -> None:
    for number, scene in enumerate(lesson.scenes, 1):
        asked = {e.item for e in all_asked() if (e.lesson, e.scene) == (lesson, number)}
        assert asked == {" ".join(want.split(" ")[:2]) for want in scene.ask}


@EACH
def test_every_scene_has_something_to_do(lesson: Lesson) -> None:
    for scene in lesson.scenes:
        game = game_of(scene)
        assert scene.ask or (legal_actions(game.position) and len(game.nodes) == 1)


@EACH
def test_a_scene_s_title_and_text_are_short(lesson: Lesson) -> None:
    for scene in lesson.scenes:
        assert 1 <= len(scene.prose.title.split()) <= 9
        assert 5 <= len(scene.prose.text.split()) <= 80


@EACH
def test_a_lesson_takes_no_longer_than_eight_minutes(lesson: Lesson) -> None:
    assert seconds(lesson) <= 8 * 60


def test_the_course_takes_no_longer_than_45_minutes_and_12_for_house_rules() -> None:
    house_rules = sum(seconds(lesson) for lesson in LESSONS if lesson.id in HOUSE_RULES)
    assert sum(map(seconds, LESSONS)) - house_rules <= 45 * 60
    assert house_rules <= 12 * 60


@EACH
def test_prose_that_is_not_translated_yet_is_english(lesson: Lesson) -> None:
    folder = Path(lessons.__file__).parent / lesson.id
    assert _prose(folder, "xx") == _prose(folder, "en")


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(KeyError, match="deck, setting-up"):
        contents("../deck", "en")
