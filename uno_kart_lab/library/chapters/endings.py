"""The end of a round, the stock, points and the game (END, STOCK, SCORE, GAME)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "going-out",
        _("The last card is played"),
        _("That wins the round, and the cards left in the other hands are its points."),
        ("END-1", "SCORE-1"),
        1,
    ),
    Entry(
        "last-card-draw-two",
        _("The last card is a Draw Two"),
        _("It still counts: the next player draws before the points are added up."),
        ("END-2", "SCORE-1"),
        2,
    ),
    Entry(
        "last-card-wild-draw-four",
        _("The last card is a Wild Draw Four, and it is challenged"),
        _(
            "The challenge always fails, for no other card was in the hand. It costs six cards,"
            " and they count."
        ),
        ("CHAL-4", "END-2"),
        3,
    ),
    Entry(
        "last-box-mushroom",
        _("The last card is an Item Box, and it brings a Mushroom"),
        _("The round is won at once: with no card left there is no extra turn."),
        ("END-3",),
        2,
    ),
    Entry(
        "last-box-lightning",
        _("The last card is an Item Box, and it brings Lightning"),
        _("The others still draw one card each, and those cards count."),
        ("ITEM-LIGHTNING", "END-3"),
        3,
    ),
    Entry(
        "last-box-bob-omb",
        _("The last card is an Item Box, and it brings a Bob-omb"),
        _(
            "Two cards come into the empty hand, so the round goes on. There was no UNO to say for"
            " the box."
        ),
        ("ITEM-BOBOMB", "END-3"),
        3,
    ),
    Entry(
        "last-box-ends-the-round",
        _("House rule: an Item Box as the last card ends the round"),
        _("Where this house rule is agreed on, no card is turned up for it."),
        ("END-3",),
        3,
    ),
    Entry(
        "points-of-135",
        _("Nine cards are left in the other hands"),
        _(
            "1, 3, 4, 8 and 9 make 25. A Skip, a Reverse and a Draw Two count 20 each, the Wild"
            " Draw Four 50: 135 points in all."
        ),
        ("DECK-3", "SCORE-1"),
        1,
    ),
    Entry(
        "new-stock-in-mid-draw",
        _("The stock runs out in the middle of a Draw Two"),
        _(
            "The discard pile without its top card is shuffled into a new stock, and the draw goes"
            " on."
        ),
        ("STOCK-1",),
        2,
    ),
    Entry(
        "no-new-stock-before-it-is-needed",
        _("The last card of the stock is drawn"),
        _("Nothing is shuffled yet. That happens when the next card is needed."),
        ("STOCK-1",),
        3,
    ),
    Entry(
        "wild-forgets-its-colour",
        _("A Wild Draw Four comes back out of the new stock"),
        _("The colour that was once chosen for it is forgotten, and a new one has to be chosen."),
        ("ITEM-6", "STOCK-1"),
        3,
    ),
    Entry(
        "too-few-cards",
        _("Four cards to draw, and two are there"),
        _("One draws what there is. The rest is dropped, and is not owed."),
        ("STOCK-2",),
        3,
    ),
    Entry(
        "blocked-round",
        _("Nobody can draw, and nobody plays"),
        _(
            "Whoever does not play passes, even with a card that could be played. When all have"
            " passed, the round ends with no winner and no points."
        ),
        ("STOCK-3",),
        3,
    ),
    Entry(
        "blocked-round-without-winner",
        _("In the quick game: nobody can draw, and nobody plays"),
        _("In a game of one round that is the end of the game, and nobody has won it."),
        ("STOCK-3", "GAME-1"),
        3,
    ),
    Entry(
        "game-of-500-points",
        _("The round's winner goes past 500 points"),
        _("In the standard game whoever has 500 points or more has won it."),
        ("SCORE-1", "GAME-1"),
        1,
    ),
    Entry(
        "most-points-win",
        _("The last of three rounds is over"),
        _("Where a number of rounds was agreed on, most points win, whoever won the last round."),
        ("GAME-1",),
        2,
    ),
    Entry(
        "shared-win",
        _("The last of three rounds is over, with equal points"),
        _("Nothing breaks the tie, so those with the most points share the win."),
        ("GAME-1",),
        3,
    ),
    Entry(
        "game-of-one-round",
        _("In the quick game: the last card is played"),
        _("The quick game is one round long, and its winner has won it."),
        ("END-1", "GAME-1"),
        1,
    ),
)
