"""What is sent to the page: the game's setup once, and one message a step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from uno_kart_lab.files import write_action, write_rules
from uno_kart_lab.frames import Frame, changes, frames_of, table, write_event
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import translate, translator
from uno_kart_lab.narration import ExplainedRefusal, Narrator
from uno_kart_lab.page.words import POINTS_ADDED
from uno_kart_lab.rules.actions import Action, Play
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.events import CardTurnedUp, PointsScored
from uno_kart_lab.rules.position import GameOver, Position
from uno_kart_lab.views import HIDDEN, Reader, see_actions, see_position

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


def setup_message(position: Position, seed: int, lang: str, number: int) -> dict[str, Any]:
    """Return what a game is played with; `number` tells one game from the next with the same."""
    rules = write_rules(position.rules)
    if isinstance(rules, str):
        rules = {"preset": rules, "options": {}}
    return {
        "players": list(position.players),
        "rules": rules,
        "seed": str(seed),
        "number": number,
        "language": lang,
    }


def state_message(game: Game, reader: Reader, lang: str, event: int) -> dict[str, Any]:
    """Return the step that the game stands on, for one reader.

    Its size does not depend on how long the game has been going on.

    Parameters
    ----------
    game : Game
    reader : Reader
    lang : str
    event : int
        The frame to show first; -1 for the table before the step.
    """
    step = game.node.step
    narrator = Narrator(lang, step.after.players, reader, step.after.rules)
    frames = frames_of(step, reader, narrator)
    base = table(see_position(step.before, reader))
    return {
        "node": game.at,
        "step": game.node.depth,
        "back": game.node.parent is not None,
        "forward": game.next is not None,
        "over": isinstance(step.after.awaiting, GameOver),
        "reader": str(reader),
        "event": min(event, len(frames) - 1),
        "action": _done(step.action, narrator),
        "base": base,
        "frames": _write_frames(base, frames, lang),
        "asks": _asks(step.after, reader, narrator),
        "legal": _legal(step.after, reader, narrator),
        "chain": chain_so_far(game),
    }


def refusal_message(text: str, refusal: ExplainedRefusal | None = None) -> dict[str, Any]:
    """Return why something is not done."""
    checks = refusal.checks if refusal else ()
    return {"refusal": {"text": text, "checks": [check._asdict() for check in checks]}}


def chain_so_far(game: Game) -> list[str]:
    """Return what the boxes of a chain turned up before this step, if it can go on (ITEM-5)."""
    node = game.node
    cards: list[str] = []
    if not node.step.before.link:
        return cards
    while node.parent is not None:
        node = game.nodes[node.parent]
        for event in reversed(node.step.events):
            if isinstance(event, CardTurnedUp):
                cards.append(event.card.code)
                if event.reason.link == 1:
                    return cards[::-1]
    return cards[::-1]


def _done(action: Action | None, narrator: Narrator) -> dict[str, Any] | None:
    if action is None:
        return None
    return {"text": narrator.did(action), "seat": action.seat}


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
            template.format(
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


def _legal(position: Position, reader: Reader, narrator: Narrator) -> list[dict[str, Any]]:
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
        {"text": narrator.action(called), **write_action(called)},
        {**choice, "say_uno": False},
    ]
