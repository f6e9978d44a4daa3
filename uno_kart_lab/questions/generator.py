"""Questions about a step, about a position, and about the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from uno_kart_lab.i18n import SOURCE_LANGUAGE
from uno_kart_lab.questions.asking import (
    draws,
    endings,
    facts,
    item_box,
    jump_in,
    matching,
    setting_up,
    seven_zero,
    stacking,
    turns,
    uno,
    wild_draw_four,
)
from uno_kart_lab.questions.drafts import Draft, sound
from uno_kart_lab.questions.question import Question
from uno_kart_lab.questions.scenes import Scene, scene_of_position, scene_of_step
from uno_kart_lab.questions.wording import Wording
from uno_kart_lab.rules.options import STANDARD, RuleSet
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TABLE, Reader

_OF_EVENTS: Final = (
    setting_up,
    turns,
    matching,
    draws,
    item_box,
    wild_draw_four,
    uno,
    endings,
    stacking,
    seven_zero,
)
_OF_TABLES: Final = (
    setting_up,
    turns,
    matching,
    item_box,
    wild_draw_four,
    uno,
    endings,
    stacking,
    jump_in,
)


def step_questions(
    step: Step, reader: Reader, lang: str = SOURCE_LANGUAGE, seed: int = 0
) -> tuple[Question, ...]:
    """Return what can be asked while a step is shown, one event after the other.

    Parameters
    ----------
    step : Step
    reader : Reader
        Who is asked. What this reader does not know decides nothing, and is told by nothing.
    lang : str
    seed : int
        Decides the order of the choices, and what is picked where it makes no difference.

    Returns
    -------
    tuple of Question
        In the order in which they come up; several may come up after one event.
    """
    scene = scene_of_step(step, reader, seed)
    drafts = (draft for place in range(len(scene.events)) for draft in _of_event(scene, place))
    in_order = sorted(sound(drafts), key=lambda draft: (draft.asked, draft.reveal))
    return _worded(scene, in_order, lang)


def _of_event(scene: Scene, place: int) -> Iterable[Draft]:
    for chapter in _OF_EVENTS:
        yield from chapter.of_event(scene, place)


def position_questions(
    position: Position, reader: Reader, lang: str = SOURCE_LANGUAGE, seed: int = 0
) -> tuple[Question, ...]:
    """Return what can be asked about a position alone; the arguments are as for a step."""
    scene = scene_of_position(position, reader, seed)
    drafts = (draft for chapter in _OF_TABLES for draft in chapter.of_table(scene))
    return _worded(scene, sound(drafts), lang)


def fact_questions(lang: str = SOURCE_LANGUAGE, seed: int = 0) -> tuple[Question, ...]:
    """Return what can be asked about the deck, the items, the points and the rules."""
    wording = Wording(lang, (), TABLE, STANDARD)
    drafts = sound(facts.drafts(seed))
    worded = (wording.question(draft, seed) for draft in drafts)
    return tuple(question for question in worded if question is not None)


@lru_cache(maxsize=16)
def _wording(lang: str, players: tuple[str, ...], reader: Reader, rules: RuleSet) -> Wording:
    # A game is asked about one step after the other, by the same few readers.
    return Wording(lang, players, reader, rules)


def _worded(scene: Scene, drafts: Iterable[Draft], lang: str) -> tuple[Question, ...]:
    p = scene.table(-1)
    wording = _wording(lang, p.players, scene.reader, p.rules)
    worded = (wording.question(draft, scene.seed, p.moment) for draft in drafts)
    return tuple(question for question in worded if question is not None)
