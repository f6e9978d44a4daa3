"""A turn: matching, drawing, keeping (TURN, MATCH)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry
from uno_kart_lab.rules.actions import Pass, Play
from uno_kart_lab.rules.cards import CARDS

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "same-colour",
        _("A red card on a red card"),
        _("A card matches if it has the same colour, whatever its number."),
        ("TURN-1", "MATCH-1"),
        1,
    ),
    Entry(
        "same-number",
        _("An 8 on an 8"),
        _("A card matches if it has the same number, whatever its colour. The colour changes."),
        ("MATCH-2",),
        1,
    ),
    Entry(
        "same-symbol",
        _("A Skip on a Skip"),
        _("A card matches if it has the same symbol, and then it does what it does."),
        ("MATCH-2", "ACT-3"),
        1,
    ),
    Entry(
        "no-match",
        _("No card in the hand matches"),
        _("A card with another colour and another number can't be played: one has to draw."),
        ("MATCH-1",),
        1,
        refused=Play(0, CARDS["G3"]),
    ),
    Entry(
        "colour-of-a-wild",
        _("A wild card lies on top"),
        _("The colour to match is the one that was chosen for it. The red below counts no more."),
        ("MATCH-1",),
        1,
    ),
    Entry(
        "draw-by-choice",
        _("Drawing with a card that could be played"),
        _("Nobody has to play. One card is drawn, and as it can't be played the turn is over."),
        ("TURN-2", "TURN-4"),
        2,
    ),
    Entry(
        "drawn-card-played",
        _("The card just drawn matches"),
        _("The card just drawn may be played at once, in the same turn."),
        ("TURN-3",),
        1,
    ),
    Entry(
        "drawn-card-kept",
        _("Keeping the card just drawn"),
        _("Even a card that could be played may be kept, and then the turn is over."),
        ("TURN-3", "TURN-4"),
        2,
    ),
    Entry(
        "only-the-drawn-card",
        _("After drawing, another card from the hand"),
        _(
            "Who has drawn may play the card just drawn and no other, even one that could have"
            " been played before."
        ),
        ("TURN-3",),
        2,
        refused=Play(0, CARDS["R7"]),
    ),
    Entry(
        "drawn-card-must-be-played",
        _("House rule: what can be played must be played"),
        _("Where this house rule is agreed on, a drawn card that can be played can't be kept."),
        ("TURN-3",),
        3,
        refused=Pass(0),
    ),
    Entry(
        "drawn-bluff-must-be-played",
        _("House rule: the card that must be played is a bluff"),
        _(
            "A Wild Draw Four can always be played, so where drawn cards must be played it must be"
            " played too, and may well be found out."
        ),
        ("TURN-3", "WD4-2", "CHAL-3"),
        3,
    ),
    Entry(
        "draw-until-playable",
        _("House rule: drawing until a card can be played"),
        _("Where this house rule is agreed on, one draw goes on until a card can be played."),
        ("TURN-3",),
        3,
    ),
)
