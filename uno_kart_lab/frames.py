"""Frames: what one reader sees after one event.

A frame is the redacted table, the sentence, and the marks on what the sentence speaks of. The
transcript, the page and the replay file all play frames, and know no rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, Final

from uno_kart_lab.files import write_awaiting, write_direction
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.events import Event, HandsPassedOn, HandsSwapped
from uno_kart_lab.rules.position import AwaitChallenge, Awaiting, AwaitStack, Position, Reason
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.values import field_names
from uno_kart_lab.views import Reader, see_event, see_position

DISCARD_SHOWN: Final = 6
"""How many cards of the discard pile a table shows."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What one reader sees after one event.

    Attributes
    ----------
    event : Event
    position : Position
        After the event. Both are as the reader may see them.
    number : int
        The event's number in the game, from 1.
    sentence : str
    cards : tuple of Card
    seats : tuple of int
        What the sentence speaks of, to be marked on the table.
    """

    event: Event
    position: Position
    number: int
    sentence: str
    cards: tuple[Card, ...]
    seats: tuple[int, ...]


def frames_of(step: Step, reader: Reader, narrator: Narrator) -> tuple[Frame, ...]:
    """Return a frame for each event of a step, as `reader` sees it, worded by `narrator`."""
    frames = []
    for event, after in zip(step.events, step.positions(), strict=True):
        seen = see_event(event, reader)
        frames.append(
            Frame(
                event=seen,
                position=see_position(after, reader),
                number=after.moment,
                sentence=narrator.event(seen),
                cards=_marked_cards(seen, reader),
                seats=_marked_seats(seen),
            )
        )
    return tuple(frames)


def _marked_cards(event: Event, reader: Reader) -> tuple[Card, ...]:
    if isinstance(event, HandsSwapped | HandsPassedOn):
        return _cards_come_by(event, reader)
    card = getattr(event, "card", None)
    return (card,) if card is not None else getattr(event, "cards", ())


def _cards_come_by(event: HandsSwapped | HandsPassedOn, reader: Reader) -> tuple[Card, ...]:
    """Which cards have come is for the seat to see that holds them now (SEVEN-1, SEVEN-2)."""
    if not isinstance(reader, int):
        return ()
    moved = isinstance(event, HandsPassedOn) or reader in (event.seat, event.target)
    return event.hands[reader] if moved else ()


def _marked_seats(event: Event) -> tuple[int, ...]:
    names = ("seat", "target", "by", "to", "challenger", "player")
    return tuple(getattr(event, name) for name in names if hasattr(event, name))


def table(position: Position) -> dict[str, Any]:
    """Return a redacted position as a flat, small table for a page.

    Flat, so that the next frame is told by the keys that changed.
    """
    asked = write_awaiting(position.awaiting)
    return {
        **{f"hand{seat}": [c.code for c in hand] for seat, hand in enumerate(position.hands)},
        **{f"score{seat}": score for seat, score in enumerate(position.scores)},
        "stock": len(position.stock),
        "discard": [card.code for card in position.discard[-DISCARD_SHOWN:]],
        "buried": max(0, len(position.discard) - DISCARD_SHOWN),
        "colour": position.colour.value if position.colour else None,
        "direction": write_direction(position.direction),
        "turn": position.turn,
        "dealer": position.dealer,
        "asked": asked["seat"],
        "for": asked["for"],
        "due": _due(position),
        "uno": position.uno_window,
        "round": position.round,
        "winner": position.round_winner,
        "winners": list(position.game_winners),
    }


def _due(position: Position) -> int | None:
    """Return how many cards a stack has come to, while it is to be answered (STACK-3)."""
    awaiting = position.awaiting
    if position.rules.stacking == "off" or not isinstance(awaiting, AwaitStack | AwaitChallenge):
        return None
    return awaiting.count


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return the entries of a table that differ from those of the one before."""
    return {key: value for key, value in after.items() if before[key] != value}


def write_event(frame: Frame) -> dict[str, Any]:
    """Return a frame's event, its reason and its sentence as JSON values.

    Keys: `kind`, `rule`, `text`, `number`; then, where there are any, `cause` (the number of the
    event it comes of), `also`, `options`, `chain` and `link`; then the event's own facts.
    """
    event = frame.event
    reason = event.reason
    return {
        "kind": kind_of(event),
        "rule": reason.rule,
        "text": frame.sentence,
        "number": frame.number,
        **_write_reason(reason),
        **{name: _write_fact(name, getattr(event, name)) for name in _fact_names(event)},
    }


def kind_of(event: Event) -> str:
    """Return the event's kind as files and pages write it, such as ``"card_turned_up"``."""
    return _snake_case(type(event).__name__)


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _write_reason(reason: Reason) -> dict[str, Any]:
    told = {name: getattr(reason, name) for name in field_names(reason) if name != "rule"}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in told.items()
        if value not in (None, ())
    }


def _fact_names(event: Event) -> list[str]:
    # The generator's state tells every card to come; no reader has a use for it.
    return [name for name in field_names(event) if name not in ("reason", "generator")]


def _write_fact(name: str, value: Any) -> Any:
    match value:
        case Card():
            return value.code
        case Enum():
            return value.value
        case tuple():
            return [_write_fact(name, part) for part in value]
        case int() if name == "direction":
            return write_direction(value)
        case _:
            return write_awaiting(value) if isinstance(value, Awaiting) else value
