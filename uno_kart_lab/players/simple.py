"""A simple computer player: plain habits that a learner can see through.

It plays its most expensive coloured card that fits, keeps its wilds until nothing else does,
chooses the colour it holds most of, aims at whoever holds the fewest cards and swaps hands with
such a one, never challenges, stacks a draw card and jumps in whenever it can, says UNO with the
play that needs it, and catches whoever did not. It draws no numbers from the choices' stream.
"""

from __future__ import annotations

from collections.abc import Sequence

from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.rules.actions import (
    Action,
    CatchUno,
    ChooseColour,
    ChooseTarget,
    Draw,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import Card, Colour
from uno_kart_lab.rules.position import AwaitChallenge, AwaitDrawnCard, AwaitStack, Position


def choose(view: Position, legal: Sequence[Action], choices: int) -> tuple[Action, int]:
    """Choose what the awaited seat does; see `players.table.Player`."""
    return simple_action(view, legal), choices


def speaks_up(_: Position, action: SayUno | CatchUno, choices: int) -> tuple[bool, int]:
    """Catch whoever did not say UNO, and notice nothing of its own; see `players.table.Player`."""
    return isinstance(action, CatchUno), choices


def jumps_in(view: Position, play: Play, choices: int) -> tuple[Action | None, int]:
    """Jump in whenever it can; see `players.table.Player`."""
    return saying_uno(view, play), choices


def simple_action(view: Position, legal: Sequence[Action]) -> Action:
    """Return the first of `legal` that is least disliked; a play that leaves one card says UNO.

    It looks at nothing of the others but how many cards they hold.
    """
    return saying_uno(view, min(legal, key=lambda option: _distaste(view, option)))


def saying_uno(view: Position, action: Action) -> Action:
    """Return the action, with UNO said if it leaves one card (UNO-1)."""
    if isinstance(action, Play) and len(view.hands[action.seat]) == 2:
        return Play(action.seat, action.card, action.colour, say_uno=True)
    return action


def why(view: Position, legal: Sequence[Action], action: Action) -> Motive:
    """Return why it does what it does; see `players.table.Player`."""
    match action:
        case Play(seat, card, colour):
            if isinstance(view.awaiting, AwaitDrawnCard):
                return Motive(MotiveKind.DRAWN_FITS)
            if isinstance(view.awaiting, AwaitStack | AwaitChallenge):
                return Motive(MotiveKind.STACKS, number=view.awaiting.count)
            if card.is_wild:
                held = _held(view.hands[seat], colour)
                return Motive(MotiveKind.ONLY_WILDS, colour=colour if held else None)
            return kept_wild(legal) or Motive(MotiveKind.DEAREST)
        case Draw() | Pass():
            return Motive(MotiveKind.NOTHING_FITS)
        case ChooseColour(seat, colour):
            held = _held(view.hands[seat], colour)
            return Motive(MotiveKind.HOLDS_MOST, colour=colour, number=held)
        case ChooseTarget(_, target):
            number = len(view.hands[target])
            return Motive(MotiveKind.FEWEST_CARDS, seat=target, number=number)
        case _:
            return Motive(MotiveKind.NEVER_CHALLENGES)


def kept_wild(legal: Sequence[Action]) -> Motive | None:
    """Return that a wild is kept, if one of the plays is one."""
    cards = [action.card for action in legal if isinstance(action, Play)]
    kept = next((card for card in cards if card.is_wild), None)
    return Motive(MotiveKind.KEEPS_WILD, card=kept) if kept else None


def _distaste(view: Position, action: Action) -> tuple[int, ...]:
    """Order actions, the one to be taken first; equal ones stay in the order they came in."""
    match action:
        case Play(seat, card, colour):
            return (0, card.is_wild, -card.points, -_held(view.hands[seat], colour))
        case ChooseColour(seat, colour):
            return (0, -_held(view.hands[seat], colour))
        case ChooseTarget(_, target):
            return (0, len(view.hands[target]))
        case Pass():
            return (2,)
        case _:
            return (1,)


def _held(hand: tuple[Card, ...], colour: Colour | None) -> int:
    return sum(card.colour is colour for card in hand)
