"""What is sent to the page: the game's setup once, and one message a step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from uno_kart_lab.files import Record, Scenario, title_of, write_action, write_rules
from uno_kart_lab.files.sessions import write_start
from uno_kart_lab.frames import Frame, changes, frames_of, table, write_event
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import fill, translate, translator
from uno_kart_lab.narration import ExplainedRefusal, Narrator
from uno_kart_lab.page.chains import write_chain
from uno_kart_lab.page.challenges import write_challenge
from uno_kart_lab.page.entries import write_entry
from uno_kart_lab.page.words import POINTS_ADDED
from uno_kart_lab.rules.actions import Action, Play
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.events import PointsScored
from uno_kart_lab.rules.position import GameOver, Position
from uno_kart_lab.views import HIDDEN, Reader, see_actions, see_position

if TYPE_CHECKING:
    from uno_kart_lab.page.asking import Ask

_SENT: Final = (
    "kind",
    "rule",
    "text",
    "number",
    "cause",
    "also",
    "options",
    "chain",
    "link",
    "item",
)


PARTS: Final = ("bar", "table", "story", "choices", "timeline", "odds")
"""Of the page, as they can be shown."""


def setup_message(
    start: Scenario | Record,
    number: int,
    key: str,
    show: Sequence[str],
    lesson: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return what a game is played with.

    Parameters
    ----------
    start : Scenario or Record
    number : int
        Tells one game from the next with the same start.
    key : str
        Tells this Lab from the others of its notebook.
    show : sequence of str
        The parts of the page that are shown.
    lesson : dict, optional
        The lesson that the game is a scene of, and which one; `onward`, if it is there, is where
        one can go when all of it has been seen.
    """
    scene = None if lesson is None else {k: v for k, v in lesson.items() if k != "onward"}
    given = start if isinstance(start, Record) else start.position
    rules = write_rules(given.rules)
    if isinstance(rules, str):
        rules = {"preset": rules, "options": {}}
    seed = start.seed if isinstance(start, Record) else start.shuffled_by
    return {
        "players": list(given.players),
        "rules": rules,
        "seed": None if seed is None else str(seed),
        "number": number,
        "title": title_of(start),
        # As text: a page rounds the largest seeds.
        "start": json.dumps(write_start(start), ensure_ascii=False, separators=(",", ":")),
        "key": key,
        "show": list(show),
        "lesson": scene,
        **({"onward": lesson["onward"]} if lesson and "onward" in lesson else {}),
    }


def state_message(
    game: Game, reader: Reader, lang: str, event: int, ask: Ask | None = None
) -> dict[str, Any]:
    """Return the step that the game stands on, for one reader.

    Its size does not depend on how long the game has been going on.

    Parameters
    ----------
    game : Game
    reader : Reader
    lang : str
    event : int
        The frame to show first; -1 for the table before the step.
    ask : Ask, optional
        What is asked before it is shown; if not given, nothing is.
    """
    step = game.node.step
    narrator = Narrator(lang, step.after.players, reader, step.after.rules)
    frames = frames_of(step, reader, narrator)
    # Where nothing happened step by step, as when cards have changed places, it is as it is now.
    base = table(see_position(step.before if step.events else step.after, reader))
    return {
        "node": game.at,
        "step": game.node.depth,
        "back": game.node.parent is not None,
        "forward": game.next is not None,
        "over": isinstance(step.after.awaiting, GameOver),
        "reader": str(reader),
        "event": min(event, len(frames) - 1),
        "entry": write_entry(game.node, narrator, reader),
        "base": base,
        "frames": _write_frames(base, frames, lang),
        "asks": _asks(step.after, reader, narrator),
        "legal": legal_choices(step.after, reader, narrator),
        "chain": write_chain(game, reader),
        "challenge": write_challenge(step, reader, narrator),
        **(_questions(game, reader, lang, ask) if ask else {}),
    }


def _questions(game: Game, reader: Reader, lang: str, ask: Ask) -> dict[str, Any]:
    # Most pages never ask, and each would wait for it to be loaded.
    from uno_kart_lab.page.asking import asked_at, write_asked

    return {"questions": write_asked(asked_at(game, reader, lang, ask))}


def refusal_message(of: str, text: str, refusal: ExplainedRefusal | None = None) -> dict[str, Any]:
    """Return why something is not done; `of` is what kind of request asked for it."""
    checks = refusal.checks if refusal else ()
    return {"refusal": {"text": text, "checks": [check._asdict() for check in checks]}, "of": of}


def _write_frames(
    base: dict[str, Any], frames: tuple[Frame, ...], lang: str
) -> list[dict[str, Any]]:
    tables = [base, *(table(frame.position) for frame in frames)]
    return [
        {
            **_without_facts(write_event(frame)),
            **_details(frame, lang),
            "set": changes(before, after),
            "marks": {"cards": [card.code for card in frame.cards], "seats": list(frame.seats)},
        }
        for frame, before, after in zip(frames, tables, tables[1:], strict=False)
    ]


def _details(frame: Frame, lang: str) -> dict[str, Any]:
    """Show how a score adds up, if the reader may see the cards (SCORE-1, DECK-3)."""
    event = frame.event
    if not isinstance(event, PointsScored):
        return {}
    template = translate(POINTS_ADDED, translator(lang))
    players = frame.position.players
    return {
        "details": [
            fill(
                template,
                player=players[seat],
                sum=" + ".join(str(card.points) for card in hand),
                points=sum(card.points for card in hand),
            )
            for seat, hand in enumerate(event.hands)
            if hand and HIDDEN not in hand
        ]
    }


def _without_facts(event: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is only repeated by the sentence, the table and the marks."""
    return {"also": [], **{key: event[key] for key in _SENT if key in event}}


def _asks(position: Position, reader: Reader, narrator: Narrator) -> dict[str, Any]:
    awaiting = see_position(position, reader).awaiting
    return {"text": narrator.awaiting(awaiting), "seat": awaiting.seat}


def legal_choices(position: Position, reader: Reader, narrator: Narrator) -> list[dict[str, Any]]:
    """Return the reader's legal actions with their words; a play that leaves one card twice."""
    return [
        choice
        for action in see_actions(legal_actions(position), reader)
        for choice in _choices(position, action, narrator)
    ]


def _choices(position: Position, action: Action, narrator: Narrator) -> list[dict[str, Any]]:
    choice = {"text": narrator.action(action, position.awaiting), **write_action(action)}
    if not isinstance(action, Play) or len(position.hands[action.seat]) != 2:
        return [choice]
    called = replace(action, say_uno=True)
    return [
        {"text": narrator.action(called, position.awaiting), **write_action(called)},
        {**choice, "say_uno": False},
    ]
