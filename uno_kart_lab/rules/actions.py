"""What a player can do: a closed set of small types, one for each `do` of a file."""

from __future__ import annotations

from typing import TypeAlias

from uno_kart_lab.rules.cards import Card, Colour
from uno_kart_lab.rules.values import value


@value
class Play:
    """Play a card (TURN-1), or the card just drawn (TURN-3).

    `colour` is chosen with a Wild Draw Four (WD4-1) and with no other card; `say_uno` is the call
    that a play leaving one card needs (UNO-1).
    """

    seat: int
    card: Card
    colour: Colour | None = None
    say_uno: bool = False


@value
class Draw:
    """Draw in place of playing (TURN-1, TURN-2)."""

    seat: int


@value
class Pass:
    """Keep the card just drawn (TURN-3), or pass because nothing can be drawn (STOCK-3)."""

    seat: int


@value
class ChooseColour:
    """Choose the active colour after a Bob-omb (ITEM-BOBOMB) or an opening Item Box (OPEN-7)."""

    seat: int
    colour: Colour


@value
class ChooseTarget:
    """Choose who draws for a Green Shell (ITEM-SHELL), or who swaps hands for a 7 (SEVEN-1)."""

    seat: int
    target: int


@value
class Accept:
    """Accept a Wild Draw Four (CHAL-1) or a stack (STACK-2), and draw."""

    seat: int


@value
class Challenge:
    """Challenge a Wild Draw Four (CHAL-1)."""

    seat: int


@value
class SayUno:
    """Say UNO late, but before anyone has caught it (UNO-2)."""

    seat: int


@value
class CatchUno:
    """Catch `target`, who did not say UNO (UNO-2)."""

    seat: int
    target: int


@value
class NextRound:
    """Shuffle and deal the next round, as its dealer (SETUP-4)."""

    seat: int


Action: TypeAlias = (
    Play
    | Draw
    | Pass
    | ChooseColour
    | ChooseTarget
    | Accept
    | Challenge
    | SayUno
    | CatchUno
    | NextRound
)
