"""A simple computer player: plain habits that a learner can see through."""

from __future__ import annotations

from collections.abc import Sequence

from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    ChooseColour,
    ChooseTarget,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import Card, Colour
from uno_kart_lab.rules.position import Position


def choose(view: Position, legal: Sequence[Action]) -> Action:
    """Choose what the awaited seat does.

    It plays its most expensive coloured card that fits, keeps its wilds until nothing else does,
    chooses the colour it holds most of, aims at whoever holds the fewest cards, never challenges,
    always says UNO and catches whoever did not.

    Parameters
    ----------
    view : Position
        As the awaited seat sees it.
    legal : sequence of Action
        What that seat can do; not empty.
    """
    action = min(legal, key=lambda option: _distaste(view, option))
    if isinstance(action, Play) and len(view.hands[action.seat]) == 2:
        return Play(action.seat, action.card, action.colour, say_uno=True)
    return action


def _distaste(view: Position, action: Action) -> tuple[int, ...]:
    """Order actions, the one to be taken first; equal ones stay in the order they came in."""
    match action:
        case SayUno() | CatchUno():
            return (-1,)
        case Play(seat, card, colour):
            return (0, card.is_wild, -card.points, -_held(view.hands[seat], colour))
        case ChooseColour(seat, colour):
            return (0, -_held(view.hands[seat], colour))
        case ChooseTarget(_, target):
            return (0, len(view.hands[target]))
        case Accept():
            return (0,)
        case Pass():
            return (2,)
        case _:
            return (1,)


def _held(hand: tuple[Card, ...], colour: Colour | None) -> int:
    return sum(card.colour is colour for card in hand)
