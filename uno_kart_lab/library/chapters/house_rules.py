"""The house rules: stacking, seven-zero and jumping in (STACK, SEVEN, JUMP)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry
from uno_kart_lab.rules.actions import CatchUno, Play
from uno_kart_lab.rules.cards import CARDS, Colour

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "stack-of-draw-twos",
        _("House rule: a Draw Two is stacked on a Draw Two"),
        _(
            "The two cards to draw become four, and pass on to the next player, who stacks nothing,"
            " draws all four and loses the turn."
        ),
        ("STACK-1", "STACK-2", "STACK-3"),
        1,
    ),
    Entry(
        "stack-of-both-kinds",
        _("House rule: a Draw Two is stacked on a Wild Draw Four"),
        _(
            "Where any draw card goes on any other, its colour does not matter. Four and two are"
            " six, and the colour to match is the Draw Two's."
        ),
        ("STACK-1", "STACK-3"),
        2,
    ),
    Entry(
        "bluff-in-a-stack",
        _("House rule: a Wild Draw Four is stacked, and challenged"),
        _(
            "It was a bluff: when it was played the colour was that of the Draw Two under it, and"
            " such a card was in the hand. Its player draws all six cards."
        ),
        ("CHAL-3", "STACK-4"),
        3,
    ),
    Entry(
        "last-card-on-a-stack",
        _("House rule: a player goes out with a stacked Draw Two"),
        _(
            "Nothing is stacked on a last card. The next player draws all that has come together,"
            " though holding a Draw Two, and then the points are counted."
        ),
        ("END-2", "STACK-5"),
        3,
    ),
    Entry(
        "last-wild-draw-four-with-stacking",
        _("House rule: a Wild Draw Four is the last card, and the next player holds one, too"),
        _(
            "Nothing is stacked on a last card, not even by a player who could. All that is left is"
            " to accept, or to challenge."
        ),
        ("STACK-5",),
        3,
        refused=Play(1, CARDS["W+4"], Colour.RED),
    ),
    Entry(
        "uno-forgotten-in-a-stack",
        _("House rule: UNO is forgotten with a stacked card"),
        _(
            "Ben could be caught as long as Chi had not answered. She accepts the draw, and that is"
            " an answer: it is too late now."
        ),
        ("UNO-3", "STACK-2"),
        3,
        refused=CatchUno(0, 1),
    ),
    Entry(
        "opening-draw-two-is-not-stacked-on",
        _("House rule: the round opens with a Draw Two, and the first player holds another"),
        _("Only what somebody plays is stacked on. The first player draws two, as ever."),
        ("OPEN-4", "STACK-6"),
        2,
        refused=Play(1, CARDS["B+2"]),
    ),
    Entry(
        "seven-swaps-hands",
        _("House rule: a 7 is played"),
        _("Its player chooses somebody, and the two swap their whole hands."),
        ("SEVEN-1",),
        1,
    ),
    Entry(
        "zero-passes-hands-on",
        _("House rule: a 0 is played while play goes to the right"),
        _("Every hand goes to the next player, and next is the player on the right."),
        ("SEVEN-2",),
        1,
    ),
    Entry(
        "last-seven",
        _("House rule: a 7 is played as the last card"),
        _("The round is won, and no hand moves."),
        ("END-1", "SEVEN-3"),
        2,
    ),
    Entry(
        "one-card-by-a-swap",
        _("House rule: a swap for a hand of one card"),
        _(
            "Nobody owes UNO for it. The 7 left two cards in the hand it was played from, and that"
            " is what counts."
        ),
        ("SEVEN-4",),
        3,
        refused=CatchUno(1, 0),
    ),
    Entry(
        "jump-in",
        _("House rule: a card just like the top card is played out of turn"),
        _(
            "It counts as a turn, and the next player after the one who jumped in goes on. Ben, who"
            " was to play, comes later."
        ),
        ("JUMP-1", "JUMP-2"),
        1,
    ),
    Entry(
        "jump-in-before-a-catch",
        _("House rule: somebody jumps in after a forgotten UNO"),
        _("The jump is the first action of the next turn, so it is too late to catch Ana."),
        ("UNO-3", "JUMP-3"),
        3,
        refused=CatchUno(1, 0),
    ),
    Entry(
        "jump-in-after-a-draw",
        _("House rule: a card just like the top card, after the player whose turn it is has drawn"),
        _("The draw was the first action of the turn, so nobody jumps in any more."),
        ("JUMP-1",),
        2,
        refused=Play(2, CARDS["R5"]),
    ),
)
