"""The explained transcript: every event of a file, with its sentence, for one reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uno_kart_lab import i18n
from uno_kart_lab.files import (
    InputError,
    Record,
    Scenario,
    read_source,
    write_action,
    write_position,
)
from uno_kart_lab.files.at import shown
from uno_kart_lab.frames import frames_of, write_event
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.engine import apply, legal_actions, open_round, start_game, why_not
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_actions, see_position, see_refusal


def explain(source: object, lang: str = "en", reader: str | int = TEACHER) -> dict[str, Any]:
    """Explain a scenario or a record, event by event.

    Parameters
    ----------
    source : dict, str or bytes
        The content of a file: as Python values, or as JSON text.
    lang : str
        Language of the sentences; `uno_kart_lab.i18n.languages` lists them.
    reader : str or int
        ``"teacher"`` (sees all), ``"table"`` (what lies open) or a seat (its own hand too).

    Returns
    -------
    dict
        ``steps``: a list with, for the start and for each action, ``action``, ``events``,
        ``position`` and ``legal`` as JSON values, and in ``text`` the action in words; ``asks``
        says whose decision is awaited then. Beside it ``title``, ``lang`` and ``reader``.

    Raises
    ------
    InputError
        If anything is not as it has to be, or an action is illegal; with one line that says where
        and what is allowed. Nothing is explained then.
    """
    if lang not in i18n.languages():
        raise InputError(
            f"lang: {shown(lang)} is not there; allowed: {', '.join(i18n.languages())}"
        )
    given = read_source(source)
    start = _start(given)
    seen_by = _reader(reader, start.after.players)
    narrator = Narrator(lang, start.after.players, seen_by, start.after.rules)
    steps = list(_replay(start, given.actions, seen_by))
    return {
        "title": given.title if isinstance(given, Scenario) else "",
        "lang": lang,
        "reader": seen_by,
        "steps": [_explained(step, seen_by, narrator) for step in steps],
    }


def _reader(reader: str | int, players: tuple[str, ...]) -> Reader:
    if reader == TEACHER:
        return TEACHER
    if reader == TABLE:
        return TABLE
    for seat in range(len(players)):
        if reader == str(seat) or (type(reader) is int and reader == seat):
            return seat
    seats = f"a seat from 0 to {len(players) - 1}"
    raise InputError(f"reader: {shown(reader)} can't read; allowed: {TEACHER}, {TABLE} or {seats}")


def _start(given: Scenario | Record) -> Step:
    """Deal a record's game; open a scenario's round, or take its position as it is."""
    if isinstance(given, Record):
        return start_game(given.players, given.rules, given.seed, given.dealer)
    if given.opened:
        return Step(None, given.position, (), given.position)
    return open_round(given.position)


def _replay(start: Step, actions: tuple[Action, ...], reader: Reader) -> Iterator[Step]:
    yield start
    position = start.after
    for index, action in enumerate(actions):
        refusal = why_not(position, action)
        if refusal is not None:
            raise InputError(_refused(index, refusal, position, reader))
        step = apply(position, action)
        yield step
        position = step.after


def _refused(index: int, refusal: Refusal, position: Position, reader: Reader) -> str:
    """Say in one line what was asked for, why not, and what would be legal, as far as told."""
    narrator = Narrator(i18n.SOURCE_LANGUAGE, position.players, reader, position.rules)
    why = narrator.refusal(see_refusal(refusal, reader))
    awaiting = see_position(position, reader).awaiting
    legal = "; ".join(
        f"seat {action.seat}: {narrator.action(action, awaiting)}"
        for action in see_actions(legal_actions(position), reader)
    )
    asked = f"seat {refusal.action.seat}: {narrator.action(refusal.action, awaiting)}"
    nothing = "nothing" if reader == TEACHER else f"nothing that reader {reader} may know"
    return f"actions[{index}]: {asked} - {why.sentence} ({why.rule}); legal: {legal or nothing}"


def _explained(step: Step, reader: Reader, narrator: Narrator) -> dict[str, Any]:
    seen = see_position(step.after, reader)
    legal = see_actions(legal_actions(step.after), reader)
    return {
        "action": write_action(step.action) if step.action else None,
        "text": narrator.did(step.action) if step.action else "",
        "events": [write_event(frame) for frame in frames_of(step, reader, narrator)],
        "position": write_position(seen),
        "legal": [write_action(action) for action in legal],
        "asks": narrator.awaiting(seen.awaiting),
    }
