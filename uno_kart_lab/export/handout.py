"""A handout: positions with questions to answer on paper, and the answers on a page of their own.

Here is what it holds; `handout_html` and `handout_markdown` write it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, groupby
from typing import Final

from uno_kart_lab.export.exercises import Exercise, Posed
from uno_kart_lab.files import title_of
from uno_kart_lab.frames import frames_of
from uno_kart_lab.i18n import _
from uno_kart_lab.narration import Narrator
from uno_kart_lab.questions import Question
from uno_kart_lab.rules.position import Position
from uno_kart_lab.views import see_position

LETTERS: Final = "ABCDEFGHIJ"
"""Of the choices."""

TITLE: Final = _("What happens now?")
ANSWERS: Final = _("Answers")
BEFORE_THE_PAGE: Final = _("Answer this before you turn the page: there the game has gone on.")
NEW_PAGE: Final = '<div style="break-before: page"></div>'
"""Stands between two tables of one game: the later one shows what is asked at the earlier."""
NOT_THIS: Final = _("Not {letter}: {why}")
RULE: Final = _("Rule {rule}, {title} ({source})")


@dataclass(frozen=True, slots=True)
class Numbered:
    """A question with its number in the handout, from 1."""

    number: int
    question: Question


@dataclass(frozen=True, slots=True)
class Situation:
    """A table, and what is asked of it.

    Attributes
    ----------
    position : Position
        As the reader sees it.
    told : tuple of str
        What has just happened there, in sentences; none where nobody has done anything yet.
    asked : tuple of Numbered
    """

    position: Position
    told: tuple[str, ...]
    asked: tuple[Numbered, ...]

    @property
    def title(self) -> str | None:
        """What the table follows on; None if nothing, and somebody is to decide there."""
        return self.told[-1] if self.told else None


@dataclass(frozen=True, slots=True)
class Section:
    """What is asked of one game."""

    title: str
    situations: tuple[Situation, ...]


def sections_of(exercises: Iterable[Exercise]) -> tuple[Section, ...]:
    """Return what a handout holds: its questions in order, and each table once."""
    numbers = count(1)
    return tuple(
        Section(title_of(each.loaded.start), tuple(_situations(each, numbers)))
        for each in exercises
    )


def numbered(sections: Iterable[Section]) -> Iterator[Numbered]:
    """Return every question of a handout."""
    for section in sections:
        for situation in section.situations:
            yield from situation.asked


def _situations(exercise: Exercise, numbers: Iterator[int]) -> Iterator[Situation]:
    for (node, event), posed in groupby(exercise.posed, key=lambda each: _table(exercise, each)):
        asked = tuple(Numbered(next(numbers), each.question) for each in posed)
        yield _situation(exercise, node, event, asked)


def _table(exercise: Exercise, posed: Posed) -> tuple[int, int]:
    """Return after which event of which node: what is asked before a step is asked where it was."""
    node = exercise.loaded.game.nodes[posed.node]
    if posed.event < 0 and node.parent is not None:
        before = exercise.loaded.game.nodes[node.parent].step
        return node.parent, len(before.events) - 1
    return posed.node, posed.event


def _situation(exercise: Exercise, node: int, event: int, asked: tuple[Numbered, ...]) -> Situation:
    loaded = exercise.loaded
    game, reader = loaded.game, loaded.reader
    step = game.nodes[node].step
    position = (step.before, *step.positions())[event + 1] if step.events else step.after
    narrator = Narrator(loaded.lang, position.players, reader, position.rules)
    # What led to where the game stands is not the pupil's affair, but how the round was opened is.
    is_told = node != game.at or game.node.parent is None
    frames = frames_of(step, reader, narrator)[: event + 1] if is_told else ()
    return Situation(
        see_position(position, reader), tuple(frame.sentence for frame in frames), asked
    )
