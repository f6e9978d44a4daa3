"""What can be worked out from one reader's view of a position, and how sure a share of games is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, sqrt
from typing import Final

from uno_kart_lab.rules.cards import CARDS, COPIES, Card, Colour, Item
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.wild_draw_four import cards_of_colour, judged_hand
from uno_kart_lab.views import HIDDEN

BOX: Final = CARDS["WB"]

DEVIATIONS: Final = 1.959964
"""Of the normal distribution: 95 of 100 lie within."""


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
    # Of a player that was caught meanwhile the cards that it drew are not judged (WD4-2).
    hand = judged_hand(view) if player == view.turn else view.hands[player]
    known = tuple(card for card in hand if card is not HIDDEN)
    if cards_of_colour(known, colour, view.rules):
        return Fraction(1)
    pool = unseen(view)
    harmless = len(pool) - len(cards_of_colour(pool, colour, view.rules))
    hidden = len(hand) - len(known)
    return 1 - Fraction(comb(harmless, hidden), comb(len(pool), hidden))


def item_odds(view: Position) -> dict[Item, Fraction] | None:
    """Return how likely each item is to act if an Item Box is played now (ITEM-1, DECK-2).

    It is exact, if each unseen card is as likely to lie in one place as in any other. A box that
    comes out of a hidden hand is one of these cards, and not the one that is turned up. With the
    stock empty, all that is in the discard pile is shuffled for it (ITEM-6).

    Parameters
    ----------
    view : Position
        As `views.see_position` gives it. If a hand that it shows holds a box, that one is played.

    Returns
    -------
    dict or None
        All five items. None if nobody can hold a box.
    """
    hidden = any(HIDDEN in hand for hand in view.hands) and BOX in unseen(view)
    if not hidden and not _box_in_sight(view):
        return None
    pool = Counter(card.item for card in _turned_up(view))
    return {item: Fraction(pool[item], pool.total()) for item in Item}


def _box_in_sight(view: Position) -> bool:
    return any(BOX in hand for hand in view.hands)


def _turned_up(view: Position) -> tuple[Card, ...]:
    """Return the cards of which any may be turned up by a box that is played now."""
    if not view.stock:
        return view.discard
    if view.stock[0] is not HIDDEN:
        return view.stock[:1]
    pool = list(unseen(view))
    if not _box_in_sight(view):
        pool.remove(BOX)
    return tuple(pool)


def interval(count: int, games: int) -> tuple[float, float]:
    """Return between which bounds a chance lies, of which `count` of `games` games tell.

    It is Wilson's interval: of a hundred such intervals, 95 hold the chance that they are for.

    Parameters
    ----------
    count : int
        In how many of the games it came about.
    games : int
        1 or more.
    """
    share, square = count / games, DEVIATIONS**2 / games
    middle = (share + square / 2) / (1 + square)
    margin = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return max(0.0, middle - margin), min(1.0, middle + margin)
