"""How long a lesson takes somebody who reads all of it, guesses, and reads what happens."""

from __future__ import annotations

import re
from typing import Final

from tests.lessons.asked import all_asked, game_of
from uno_kart_lab.frames import frames_of
from uno_kart_lab.lessons import Lesson
from uno_kart_lab.lessons.contents import Scene
from uno_kart_lab.narration import Narrator
from uno_kart_lab.views import TEACHER

# In seconds: what somebody takes who reads as fast as most grown-ups (Brysbaert 2019: 238 words a
# minute), ponders every question, and then looks at the table.
A_WORD: Final = 60 / 238
TO_PONDER: Final = 4
A_PRESS: Final = 1
TO_PLAY: Final = 60

_UNREAD: Final = re.compile(r"\]\([^)]*\)|`[^`]*`|[#*]")


def seconds(lesson: Lesson) -> float:
    prose = [lesson.opening().data, lesson.closing().data]
    prose += [lesson.scene(number).data for number in range(1, len(lesson.scenes) + 1)]
    questions = [each.question for each in all_asked() if each.lesson is lesson]
    asked = [" ".join([each.ask, *(choice.text for choice in each.choices)]) for each in questions]
    told = [sentence for scene in lesson.scenes for sentence in _sentences(scene)]
    # Most answers are explained by the very sentence that comes next.
    whys = {each.choices[each.right].why for each in questions} - set(told)
    to_play = sum(not scene.ask for scene in lesson.scenes)
    words = sum(len(_UNREAD.sub(" ", text).split()) for text in (*prose, *asked, *whys, *told))
    acts = len(questions) * TO_PONDER + len(told) * A_PRESS + to_play * TO_PLAY
    return words * A_WORD + acts


def _sentences(scene: Scene) -> list[str]:
    game = game_of(scene)
    narrator = Narrator("en", game.position.players, TEACHER, game.position.rules)
    return [
        frame.sentence for node in game.nodes for frame in frames_of(node.step, TEACHER, narrator)
    ]
