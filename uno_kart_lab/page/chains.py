"""The Item Box chain that a step belongs to, over all the steps that it goes on (ITEM-5)."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.game import Game
from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    ColourChosen,
    DrawDropped,
    Event,
    ItemActivated,
    TargetChosen,
    TurnBegun,
)
from uno_kart_lab.rules.position import AwaitColour, AwaitDrawnCard, AwaitTarget, AwaitTurn
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import Reader, see_event

STEPS_SENT: Final = 12
"""Of a chain that goes on and on only so many steps are sent: the message has a bound."""

_GOES_ON: Final = (AwaitTurn, AwaitDrawnCard, AwaitTarget, AwaitColour)


def write_chain(game: Game, reader: Reader) -> dict[str, Any] | None:
    """Return the chain that the game's step belongs to, up to this step, as JSON values.

    Each of `steps` tells what a step adds: its `node`, the `link`, and, where there is one, each
    as a list that begins with the place of its event in the step: `box` and `card` (turned up)
    with the card, `ignored` (what that card does when it is played) with the rule, `item`, `target`
    (the seat), `draws` (a list of such lists, with seat and cards; no card where none was left),
    `colour` and `again` (an extra turn).

    Returns
    -------
    dict or None
        None if the step is no part of a chain, nor of an extra turn in which one can go on.
    """
    number = _chain_of(game.node.step)
    if number is None:
        return None
    steps: list[dict[str, Any]] = []
    at: int | None = game.at
    while at is not None and len(steps) < STEPS_SENT and not _begins(steps):
        node = game.nodes[at]
        added = _added(node.step.events, number, reader)
        if added:
            steps.insert(0, {"node": at, **added})
        at = node.parent
    return {"number": number, "seat": game.node.step.before.turn, "steps": steps}


def _chain_of(step: Step) -> int | None:
    """Return the chain that a step is part of; its number counts the chains of a round."""
    for event in reversed(step.events):
        if event.reason.chain:
            return event.reason.chain
    after = step.after
    return after.chain if after.link and isinstance(after.awaiting, _GOES_ON) else None


def _begins(steps: list[dict[str, Any]]) -> bool:
    return bool(steps) and steps[0]["link"] == 1 and "box" in steps[0]


def _added(events: tuple[Event, ...], number: int, reader: Reader) -> dict[str, Any]:
    """Return what the events of a step add to a chain; nothing, if they are no part of it."""
    added: dict[str, Any] = {}
    for at, event in enumerate(events):
        if event.reason.chain != number:
            continue
        added["link"] = event.reason.link
        seen = see_event(event, reader)
        if isinstance(seen, CardsDrawn):
            drawn = [at, seen.seat, *(card.code for card in seen.cards)]
            added.setdefault("draws", []).append(drawn)
        elif isinstance(seen, DrawDropped):
            added.setdefault("draws", []).append([at, seen.seat])
        elif part := _part(seen):
            name, *fact = part
            added[name] = [at, *fact]
    return added


def _part(event: Event) -> tuple[Any, ...] | None:
    """Return what part of a chain an event is, of which each step has one at most."""
    match event:
        case CardPlayed(card=card):
            return "box", card.code
        case CardTurnedUp(card=card):
            return "card", card.code
        case ActionIgnored():
            return "ignored", event.reason.rule
        case ItemActivated(item=item):
            return "item", item.value
        case TargetChosen(target=target):
            return "target", target
        case ColourChosen(colour=colour):
            return "colour", colour.value
        case TurnBegun(extra=True):
            return ("again",)
        case _:
            return None
