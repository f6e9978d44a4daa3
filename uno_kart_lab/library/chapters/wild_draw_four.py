"""The Wild Draw Four and its challenge (WD4, CHAL)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry
from uno_kart_lab.rules.actions import Challenge, Play
from uno_kart_lab.rules.cards import CARDS, Colour

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "wild-draw-four-accepted",
        _("A Wild Draw Four is accepted"),
        _(
            "It goes on any card, and whoever plays it chooses the colour. The next player draws"
            " four cards and loses the turn."
        ),
        ("MATCH-4", "WD4-1", "CHAL-1"),
        1,
    ),
    Entry(
        "bluff-found-out",
        _("A Wild Draw Four is challenged, and a green card was in the hand"),
        _(
            "It was a bluff. Whoever played it draws the four cards, and the challenger takes a"
            " turn, but the colour that was chosen stands."
        ),
        ("WD4-2", "WD4-4", "CHAL-2", "CHAL-3"),
        2,
    ),
    Entry(
        "no-bluff",
        _("A Wild Draw Four is challenged, and a 6 of another colour was in the hand"),
        _(
            "The same number in another colour makes no bluff. The challenger draws six cards in"
            " place of four, and loses the turn."
        ),
        ("WD4-3", "CHAL-4"),
        2,
    ),
    Entry(
        "new-colour-does-not-count",
        _("A Wild Draw Four is challenged, and the hand is full of the new colour"),
        _("What counts is the colour before the Wild Draw Four, not the one chosen with it."),
        ("CHAL-4", "CHAL-5"),
        3,
    ),
    Entry(
        "challenge-on-a-wild",
        _("A Wild Draw Four on another one is challenged"),
        _("On a wild card, the colour that counts is the one that had been chosen for it."),
        ("CHAL-3", "CHAL-5"),
        3,
    ),
    Entry(
        "challenge-on-a-bob-omb",
        _("A Wild Draw Four after a Bob-omb is challenged"),
        _("The colour that counts is the one that was chosen because of the Bob-omb."),
        ("ITEM-BOBOMB", "CHAL-4", "CHAL-5"),
        3,
    ),
    Entry(
        "held-box-is-no-colour",
        _("A Wild Draw Four is challenged, and an Item Box was in the hand"),
        _("In the standard game an Item Box counts as no colour, so it was no bluff."),
        ("WD4-3", "CHAL-4"),
        3,
    ),
    Entry(
        "held-box-is-every-colour",
        _("In the quick game: a challenge, and an Item Box was in the hand"),
        _("In the quick game an Item Box counts as every colour, so it was a bluff."),
        ("WD4-3", "CHAL-3"),
        3,
    ),
    Entry(
        "second-wild-draw-four",
        _("In the quick game: a challenge, and a second Wild Draw Four was in the hand"),
        _("Another Wild Draw Four never makes a bluff, not even where an Item Box does."),
        ("WD4-3", "CHAL-4"),
        3,
    ),
    Entry(
        "only-the-next-player-challenges",
        _("Somebody else wants to challenge"),
        _("Only the next player may challenge, who would have to draw the four cards."),
        ("CHAL-1",),
        2,
        refused=Challenge(2),
    ),
    Entry(
        "bluff-not-allowed",
        _("House rule: a bluff can't be played"),
        _(
            "Where this house rule is agreed on, a Wild Draw Four can't be played while the hand"
            " holds a card of the colour to match."
        ),
        ("WD4-2",),
        3,
        refused=Play(0, CARDS["W+4"], Colour.RED),
    ),
    Entry(
        "no-challenge-where-bluffs-are-banned",
        _("House rule: no bluff, no challenge"),
        _("Where a bluff can't be played nobody can challenge: the next player draws at once."),
        ("WD4-1", "WD4-2"),
        3,
    ),
)
