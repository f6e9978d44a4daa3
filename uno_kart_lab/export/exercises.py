"""What can be asked where a game stands: of its position, and of what is known to be done next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from uno_kart_lab.files.at import At
from uno_kart_lab.loading import Loaded, load
from uno_kart_lab.page.asking import placed
from uno_kart_lab.questions import Question, position_questions, step_questions

About: TypeAlias = Literal["opening", "position", "next"]


@dataclass(frozen=True, slots=True)
class Posed:
    """A question, and where it is asked.

    Attributes
    ----------
    question : Question
    node : int
        Of the game.
    event : int
        The event of the node's step after which it is asked; -1 before the first.
    about : str
        How the round was opened, the position, or what is known to be done next.
    """

    question: Question
    node: int
    event: int
    about: About


@dataclass(frozen=True, slots=True)
class Exercise:
    """A game where it stands, and what is asked there."""

    loaded: Loaded
    posed: tuple[Posed, ...]


def exercise_of(source: object, picks: Sequence[int] | None, lang: str) -> Exercise:
    """Return what is asked of a game.

    Parameters
    ----------
    source : dict, str or bytes
        A scenario, a record or a session. What is asked is about where a session stands, and for
        the others about the start.
    picks : sequence of int or None
        Which of the questions that `posed_in` gives, by their places; None for all.
    lang : str

    Raises
    ------
    InputError
        If the source can't be read, or there is no such question.
    """
    loaded = load(source, lang)
    if not loaded.placed:
        loaded.game.go(0)
    posed = posed_in(loaded)
    if picks is None:
        return Exercise(loaded, posed)
    places = [At("questions", pick).integer(0, len(posed) - 1) for pick in picks]
    return Exercise(loaded, tuple(posed[place] for place in sorted(set(places))))


def posed_in(loaded: Loaded) -> tuple[Posed, ...]:
    """Return all that can be asked where a game stands, in the order in which it comes up."""
    return tuple(_posed(loaded))


def _posed(loaded: Loaded) -> Iterator[Posed]:
    game, reader, lang = loaded.game, loaded.reader, loaded.lang

    def of_step(node: int, about: About) -> Iterator[Posed]:
        step = game.nodes[node].step
        for asked in placed(step_questions(step, reader, lang), step.events):
            yield Posed(asked.question, node, asked.place, about)

    if game.node.parent is None:
        yield from of_step(game.at, "opening")
    last = len(game.node.step.events) - 1
    for question in position_questions(game.position, reader, lang):
        yield Posed(question, game.at, last, "position")
    if game.next is not None:
        yield from of_step(game.next, "next")
