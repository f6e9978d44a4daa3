"""What each scene of the lessons really asks, as its Lab would."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from uno_kart_lab.files.at import At
from uno_kart_lab.game import Game
from uno_kart_lab.lessons import Lesson, lessons
from uno_kart_lab.lessons.contents import Scene
from uno_kart_lab.loading import load
from uno_kart_lab.page.asking import ask_at, asked_at, item_of
from uno_kart_lab.questions import Question

LESSONS = lessons()


class InScene(NamedTuple):
    """A question, and where it is asked."""

    lesson: Lesson
    scene: int
    question: Question

    @property
    def item(self) -> str:
        return item_of(self.question)


def game_of(scene: Scene) -> Game:
    game = load(scene.source, reader=scene.reader).game
    game.go(0)
    return game


@cache
def all_asked() -> tuple[InScene, ...]:
    return tuple(
        InScene(lesson, number, question)
        for lesson in LESSONS
        for number, scene in enumerate(lesson.scenes, 1)
        for question in _asked(scene)
    )


def _asked(scene: Scene) -> Iterator[Question]:
    if not scene.ask:
        return
    ask = ask_at(At("ask", list(scene.ask)))
    assert ask is not None
    game = game_of(scene)
    for node in range(len(game.nodes)):
        game.go(node)
        reader = load(scene.source, reader=scene.reader).reader
        yield from (each.question for each in asked_at(game, reader, "en", ask))
