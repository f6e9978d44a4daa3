"""Everything anybody could try in a position, sense or nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.position import Position


def everything(p: Position) -> Iterator[Action]:
    """Yield every action of every seat, and of the two seats that don't exist beside them."""
    seats = range(-1, len(p.players) + 1)
    for seat in seats:
        for kind in (Draw, Pass, Accept, Challenge, SayUno, NextRound):
            yield kind(seat)
        for colour in Colour:
            yield ChooseColour(seat, colour)
        for target in seats:
            yield ChooseTarget(seat, target)
            yield CatchUno(seat, target)
        for card, chosen, uno in product(CARDS.values(), (None, *Colour), (False, True)):
            yield Play(seat, card, chosen, uno)
