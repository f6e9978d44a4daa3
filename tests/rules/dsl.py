"""A short way to write a table and what is done at it.

Cards are codes, a pile is codes with blanks between them::

    p = table("R5 WB", "B7", top="G7", stock="R+2 Y2")
    step = play(p, put(0, "WB"), put(0, "R5"))
    assert hand(step, 1) == "B7"
"""

from __future__ import annotations

from typing import Any, TypeVar

from uno_kart_lab.rules.actions import Action, Play
from uno_kart_lab.rules.cards import CARDS, Card, Colour, sorted_hand
from uno_kart_lab.rules.engine import apply, why_not
from uno_kart_lab.rules.events import Event
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import LEFT, AwaitTurn, Position, SettingUp
from uno_kart_lab.rules.refusals import Check
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.values import changed, field_names

R, Y, G, B = Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE
NAMES = ("Ana", "Ben", "Chi", "Dov", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon")

E = TypeVar("E", bound=Event)


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(CARDS[code] for code in codes.split())


def codes(pile: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in pile)


def table(
    *hands: str,
    top: str = "",
    stock: str = "",
    turn: int = 0,
    rules: RuleSet | None = None,
    **more: Any,
) -> Position:
    """Lay a table: `hands` by seat, `top` the discard pile bottom to top, `stock` top first.

    Seat 0 is to play and its right neighbour has dealt; `more` are fields of the position and
    options of the rule set, by their names.
    """
    fields = {name: more.pop(name) for name in list(more) if name in field_names(Position)}
    position = Position(
        rules=rules or RuleSet(**more),
        players=NAMES[: len(hands)],
        dealer=len(hands) - 1,
        turn=turn,
        direction=LEFT,
        hands=tuple(sorted_hand(cards(hand)) for hand in hands),
        discard=cards(top),
        chosen_colour=None,
        stock=cards(stock),
        scores=(0,) * len(hands),
        round=1,
        last_actor=None,
        awaiting=AwaitTurn(turn),
        generator=0,
    )
    return changed(position, **fields)


def dealt(*hands: str, stock: str, dealer: int = 0, **options: Any) -> Position:
    """Lay a table whose opening card has still to be turned up from `stock`."""
    first = (dealer + 1) % len(hands)
    return table(*hands, stock=stock, turn=first, dealer=dealer, awaiting=SettingUp(), **options)


def put(seat: int, code: str, colour: Colour | None = None, *, uno: bool = False) -> Play:
    return Play(seat, CARDS[code], colour, uno)


def play(position: Position, *actions: Action) -> Step:
    """Do the actions one after the other and return the step of the last."""
    for action in actions:
        step = apply(position, action)
        position = step.after
    return step


def hand(at: Step | Position, seat: int) -> str:
    position = at.after if isinstance(at, Step) else at
    return codes(position.hands[seat])


def sizes(at: Step | Position) -> list[int]:
    position = at.after if isinstance(at, Step) else at
    return [len(hand) for hand in position.hands]


def find(step: Step, kind: type[E]) -> list[E]:
    """Return the step's events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def only(step: Step, kind: type[E]) -> E:
    """Return the one event of its kind."""
    (event,) = find(step, kind)
    return event


def kinds(step: Step) -> list[str]:
    return [type(event).__name__ for event in step.events]


def refused(position: Position, action: Action) -> Check:
    """Return the check that the action fails."""
    refusal = why_not(position, action)
    assert refusal is not None, f"{action} is legal"
    return refusal.failed
