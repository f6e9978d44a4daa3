"""What can be worked out exactly from one reader's view of a position."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

from uno_kart_lab.rules.cards import COPIES, Card, Colour
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.wild_draw_four import cards_of_colour
from uno_kart_lab.views import HIDDEN


def unseen(view: Position) -> tuple[Card, ...]:
    """Return the cards of the deck that a view does not show.

    They are in hidden hands, in the stock, or out of play: the view can't tell which.

    Parameters
    ----------
    view : Position
        As `views.see_position` gives it.
    """
    piles = (*view.hands, view.discard, view.stock)
    shown = Counter(card for pile in piles for card in pile if card is not HIDDEN)
    return tuple((Counter(COPIES) - shown).elements())


def bluff_chance(view: Position, player: int, colour: Colour) -> Fraction:
    """Return how likely a hand is to make a Wild Draw Four a bluff (WD4-2, WD4-3).

    It is exact, if each unseen card is as likely to be in the hand as any other: of all ways to
    fill the hand with unseen cards, the share that holds at least one that makes it a bluff
    (a hypergeometric distribution).

    Parameters
    ----------
    view : Position
        As `views.see_position` gives it, with the Wild Draw Four played.
    player : int
        The seat that played it.
    colour : Colour
        That was active just before (CHAL-5).
    """
    hand = view.hands[player]
    known = tuple(card for card in hand if card is not HIDDEN)
    if cards_of_colour(known, colour, view.rules):
        return Fraction(1)
    pool = unseen(view)
    harmless = len(pool) - len(cards_of_colour(pool, colour, view.rules))
    hidden = len(hand) - len(known)
    return 1 - Fraction(comb(harmless, hidden), comb(len(pool), hidden))
