"""Turns, matching and action cards (TURN, MATCH, ACT)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.chapters.entry import BOTH, Entry
from uno_kart_lab.rules.rule_ids import RuleId

RULES: Final[dict[RuleId, Entry]] = {
    "TURN-1": Entry(
        _("A turn"),
        _("On your turn you play one card that matches, or you draw one card."),
        BOTH,
    ),
    "TURN-2": Entry(
        _("Drawing by choice"),
        _("You may draw even if you hold a card that you could play."),
        BOTH,
    ),
    "TURN-3": Entry(
        _("The card just drawn"),
        _(
            "If the card you have just drawn can be played, you may play it at once, but no other"
            " card. If you keep it, your turn ends."
        ),
        BOTH,
        _(
            "Option after_draw: may_play (both presets). Two house rules can be chosen instead:"
            " must_play, where such a card has to be played, even a Wild Draw Four that is a bluff;"
            " and draw_until_playable, where you draw on until a card can be played or none is"
            " left."
        ),
    ),
    "TURN-4": Entry(
        _("A turn without a play"),
        _(
            "If the card you drew can't be played, or you keep it, your turn is over and the next"
            " player goes on."
        ),
        BOTH,
    ),
    "MATCH-1": Entry(
        _("Same colour"),
        _(
            "A card matches if it has the active colour: that of the top card, or the colour"
            " chosen for a wild top card."
        ),
        BOTH,
    ),
    "MATCH-2": Entry(
        _("Same number or symbol"),
        _(
            "A card matches if it shows the same number or symbol as the top card, in any colour."
            " This holds for a card that an Item Box turned up, too, though its action did not"
            " happen."
        ),
        BOTH,
    ),
    "MATCH-3": Entry(
        _("Item Box on anything"),
        _("An Item Box can be played on any card."),
        BOTH,
    ),
    "MATCH-4": Entry(
        _("Wild Draw Four on anything"),
        _(
            "A Wild Draw Four can be played on any card, but it may turn out to be a bluff. When a"
            " wild lies on top, only the chosen colour is left to match, or another wild."
        ),
        BOTH,
        _("What makes it a bluff is told under WD4-2; only Geeky Hobbies restricts it."),
    ),
    "ACT-1": Entry(
        _("Draw Two"),
        _("The next player draws two cards and loses the turn."),
        BOTH,
    ),
    "ACT-2": Entry(
        _("Reverse"),
        _(
            "The direction of play changes. With only two players, whoever played it goes again,"
            " as after a Skip."
        ),
        BOTH,
        _(
            "Option two_player_reverse: skip (both presets) or no_effect, where the other player is"
            " next. Both sources are silent on two players; going again is our ruling, since it is"
            " what standard UNO does."
        ),
    ),
    "ACT-3": Entry(
        _("Skip"),
        _("The next player loses the turn."),
        BOTH,
    ),
    "ACT-4": Entry(
        _("Only when played"),
        _(
            "What a card does happens when it is played from a hand. It never happens when an Item"
            " Box turns the card up."
        ),
        BOTH,
        _(
            "Both say so for Draw Two, Reverse, Skip and Wild Draw Four. For an Item Box that is"
            " turned up it is our ruling: only its item counts there as well."
        ),
    ),
}
