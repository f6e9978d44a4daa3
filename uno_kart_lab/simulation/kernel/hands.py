"""What players look at: how much of a colour is held, which card is dear, who holds few cards."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.simulation.kernel.cards import COLOURS, NO_CARDS, OF_COLOUR, ONE, POINTS, RED
from uno_kart_lab.simulation.kernel.compiling import compiled, lowest


@compiled
def most_expensive(cards: Any) -> int:
    """Return the card of most points, the first of equal ones."""
    best = lowest(cards)
    while cards != NO_CARDS:
        card = lowest(cards)
        if POINTS[card] > POINTS[best]:
            best = card
        cards &= cards - ONE
    return best


@compiled
def most_held(t: Any, seat: int) -> int:
    """Return the colour that a seat holds most of, the first of equal ones."""
    best = RED
    for colour in range(COLOURS):
        if held(t, seat, colour) > held(t, seat, best):
            best = colour
    return best


@compiled
def held(t: Any, seat: int, colour: int) -> int:
    """Return how many cards of a colour a seat holds."""
    many = 0
    cards = t.have[seat] & OF_COLOUR[colour]
    while cards != NO_CARDS:
        many += t.copies[seat, lowest(cards)]
        cards &= cards - ONE
    return many


@compiled
def fewest_cards(t: Any, seat: int) -> int:
    """Return the opponent of a seat that holds the fewest cards, the first of equal ones."""
    best = 0 if seat else 1
    for other in range(t.players):
        if other != seat and t.held[other] < t.held[best]:
            best = other
    return best
