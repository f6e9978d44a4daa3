"""A position, and what can be done in it, as one reader sees it."""

from __future__ import annotations

from typing import TypeAlias

from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitDrawnCard,
    Awaiting,
    AwaitTurn,
    Position,
)
from uno_kart_lab.rules.values import changed
from uno_kart_lab.views.readers import HIDDEN, TEACHER, Reader, hidden

Hands: TypeAlias = tuple[tuple[Card, ...], ...]


def see_position(position: Position, reader: Reader) -> Position:
    """Return the position with the cards that `reader` may not know replaced by `HIDDEN`.

    A seat knows its own hand, the discard pile and every count. The shuffle generator tells every
    card to come, so it is taken out for all but the teacher.
    """
    if reader == TEACHER:
        return position
    return changed(
        position,
        hands=see_hands(position.hands, reader),
        stock=hidden(position.stock),
        awaiting=see_awaiting(position.awaiting, reader),
        generator=0,
    )


def see_hands(hands: Hands, reader: Reader) -> Hands:
    """A seat knows its own hand, and of the others how many cards they hold."""
    return tuple(hand if seat == reader else hidden(hand) for seat, hand in enumerate(hands))


def see_awaiting(awaiting: Awaiting, reader: Reader) -> Awaiting:
    """Whether a drawn card can be played is for its seat to know: others see a turn go on.

    So is what a hand held before its player was caught: others see that it was one card.
    """
    if reader == TEACHER:
        return awaiting
    if isinstance(awaiting, AwaitDrawnCard) and reader != awaiting.seat:
        return AwaitTurn(awaiting.seat)
    if isinstance(awaiting, AwaitChallenge) and awaiting.held is not None:
        return changed(awaiting, held=HIDDEN)
    return awaiting


def see_actions(actions: tuple[Action, ...], reader: Reader) -> tuple[Action, ...]:
    """Return the legal actions that are `reader`'s to know: all for the teacher, else its own."""
    if reader == TEACHER:
        return actions
    return tuple(action for action in actions if action.seat == reader)
