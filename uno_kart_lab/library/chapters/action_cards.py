"""Draw Two, Reverse and Skip (ACT)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import CARDS

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "draw-two",
        _("A Draw Two"),
        _("The next player draws two cards and loses the turn."),
        ("ACT-1",),
        1,
    ),
    Entry(
        "draw-two-is-not-passed-on",
        _("A Draw Two in answer to a Draw Two"),
        _(
            "A Draw Two is not passed on with another one: the next player has drawn and lost the"
            " turn, so it is no time to play a card."
        ),
        ("TURN-1", "ACT-1"),
        2,
        refused=Play(1, CARDS["G+2"]),
    ),
    Entry(
        "skip",
        _("A Skip"),
        _("The next player loses the turn, and draws nothing."),
        ("ACT-3",),
        1,
    ),
    Entry(
        "reverse",
        _("A Reverse among three"),
        _("Play goes the other way round, and stays so."),
        ("ACT-2",),
        1,
    ),
    Entry(
        "reverse-of-two",
        _("A Reverse between two"),
        _("With two players a Reverse works like a Skip: whoever played it goes again."),
        ("ACT-2",),
        2,
    ),
    Entry(
        "reverse-of-two-without-effect",
        _("House rule: a Reverse between two passes over nobody"),
        _("Some tables only turn the direction, so that the other player is next all the same."),
        ("ACT-2",),
        3,
    ),
)
