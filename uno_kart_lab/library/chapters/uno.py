"""Saying UNO, forgetting it, being caught (UNO)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry
from uno_kart_lab.rules.actions import CatchUno, Play
from uno_kart_lab.rules.cards import CARDS

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "uno-said",
        _("UNO is said"),
        _("Whoever plays the last card but one says UNO with it, and can't be caught."),
        ("UNO-1",),
        1,
    ),
    Entry(
        "uno-caught",
        _("UNO is forgotten, and somebody notices"),
        _(
            "Until the next turn is played, any other player may catch whoever forgot. That costs"
            " two cards."
        ),
        ("UNO-1", "UNO-2", "UNO-3"),
        1,
    ),
    Entry(
        "uno-late-but-first",
        _("UNO is said late"),
        _("Who says UNO before being caught is safe: from then on it is too late to catch."),
        ("UNO-2",),
        2,
        refused=CatchUno(1, 0),
    ),
    Entry(
        "uno-caught-too-late",
        _("UNO is forgotten, and the next player has played"),
        _("The first thing that is done in the next turn ends the time to catch somebody."),
        ("UNO-3",),
        2,
        refused=CatchUno(2, 0),
    ),
    Entry(
        "uno-unsaid-and-extra-turn",
        _("UNO is forgotten, and a Mushroom gives another turn"),
        _("One's own extra turn ends the time to be caught, too: here it wins the round."),
        ("UNO-3", "END-1"),
        3,
    ),
    Entry(
        "uno-by-mistake",
        _("UNO is said with three cards in the hand"),
        _("It is not accepted, since two cards would be left, but the mistake costs nothing."),
        ("UNO-4",),
        2,
        refused=Play(0, CARDS["R2"], say_uno=True),
    ),
    Entry(
        "uno-and-the-bob-omb",
        _("UNO is said with an Item Box that brings a Bob-omb"),
        _(
            "The cards are counted as the box leaves the hand, so it is right to say UNO, though"
            " the Bob-omb brings two more."
        ),
        ("ITEM-BOBOMB", "UNO-1", "UNO-4"),
        3,
    ),
    Entry(
        "uno-anew",
        _("UNO was said, and then a Green Shell hit"),
        _("Who has got more cards again has to say UNO anew the next time."),
        ("UNO-1", "UNO-2", "UNO-4"),
        2,
    ),
    Entry(
        "uno-after-a-wild-draw-four",
        _("UNO is forgotten with a Wild Draw Four"),
        _(
            "The time to catch begins when all that comes of the play is done: here, when the Wild"
            " Draw Four has been accepted and the four cards are drawn."
        ),
        ("UNO-2", "UNO-3"),
        3,
    ),
    Entry(
        "catch-with-nothing-to-draw",
        _("UNO is forgotten, and the stock is empty"),
        _("One can be caught all the same, but cards that are not there are not drawn."),
        ("UNO-2", "STOCK-2"),
        3,
    ),
)
