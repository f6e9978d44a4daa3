"""The explained transcript: every event of a file, with its sentence, for one reader."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.files import (
    Start,
    title_of,
    write_action,
    write_arrangement,
    write_position,
)
from uno_kart_lab.frames import frames_of, write_event
from uno_kart_lab.game import Game, Node
from uno_kart_lab.loading import load
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.views import TEACHER, Reader, see_actions, see_arrangement, see_position


def explain(source: object, lang: str = "en", reader: str | int = TEACHER) -> dict[str, Any]:
    """Explain a scenario, a record or a session, event by event.

    Of a session the line is explained that leads to where it stands.

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
        says whose decision is awaited then. A step of an arrangement has it in ``arrange``.
        Beside it ``title``, ``lang`` and ``reader``.

    Raises
    ------
    InputError
        If anything is not as it has to be, or an action is illegal; with one line that says where
        and what is allowed. Nothing is explained then.

    Examples
    --------
    >>> from uno_kart_lab import explain
    >>> from uno_kart_lab.library import case
    >>> step = explain(case("banana-peel").scenario)["steps"][1]
    >>> step["text"]
    'Ana plays an Item Box.'
    >>> for event in step["events"][1:3]:
    ...     print(event["rule"], event["text"])
    ITEM-1 Ana's Item Box turns up a yellow 6. The next card has to match it.
    ITEM-BANANA The yellow 6 shows a Banana Peel: the player before Ana draws two.
    """
    loaded = load(source, lang, reader)
    return explanation_of(loaded.game, loaded.start, loaded.lang, loaded.reader)


def explanation_of(game: Game, start: Start, lang: str, reader: Reader) -> dict[str, Any]:
    """Explain a game from its start to where it stands.

    See `explain`; `start` is what the game was begun with.
    """
    first = game.start.after
    narrator = Narrator(lang, first.players, reader, first.rules)
    path = [game.nodes[index] for index in game.path(game.at)]
    return {
        "title": title_of(start),
        "lang": lang,
        "reader": reader,
        "steps": [_explained(node, reader, narrator) for node in path],
    }


def _explained(node: Node, reader: Reader, narrator: Narrator) -> dict[str, Any]:
    step = node.step
    seen = see_position(step.after, reader)
    legal = see_actions(legal_actions(step.after), reader)
    return {
        **_done(node, reader, narrator),
        "events": [write_event(frame) for frame in frames_of(step, reader, narrator)],
        "position": write_position(seen),
        "legal": [write_action(action) for action in legal],
        "asks": narrator.awaiting(seen.awaiting),
    }


def _done(node: Node, reader: Reader, narrator: Narrator) -> dict[str, Any]:
    action, before = node.step.action, node.step.before
    if action:
        return {"action": write_action(action), "text": narrator.did(action, before.awaiting)}
    if node.arrangement:
        seen = see_arrangement(node.arrangement, reader)
        text = narrator.arranged(seen)
        return {"action": None, "arrange": write_arrangement(seen), "text": text}
    return {"action": None, "text": ""}
