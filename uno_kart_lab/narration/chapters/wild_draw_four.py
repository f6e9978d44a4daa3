"""The Wild Draw Four and the challenge (WD4, CHAL)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.chapters.entry import BOTH, GAMERULES, GEEKY_HOBBIES, Entry
from uno_kart_lab.rules.rule_ids import RuleId

RULES: Final[dict[RuleId, Entry]] = {
    "WD4-1": Entry(
        _("Wild Draw Four"),
        _(
            "Whoever plays it chooses the colour. The next player draws four cards and loses the"
            " turn, unless that player challenges."
        ),
        BOTH,
    ),
    "WD4-2": Entry(
        _("A bluff"),
        _(
            "You may always play a Wild Draw Four, but it is a bluff if your hand holds, beside"
            " it, a card of the colour that was active before. A challenge can find that out."
        ),
        GEEKY_HOBBIES,
        _(
            "Option wild_draw_four: challengeable (both presets) or only_if_no_match, a house rule"
            " where a bluff can't be played and nobody can challenge. Gamerules.com names no ban;"
            " Geeky Hobbies has one and leaves it to the challenge. That one may try a bluff is our"
            " ruling, since without it there would be nothing to challenge."
        ),
    ),
    "WD4-3": Entry(
        _("What makes it a bluff"),
        _(
            "A card of that colour makes it a bluff, whatever it shows. The same number or symbol"
            " in another colour does not, and another Wild Draw Four never does."
        ),
        BOTH,
        _(
            "Option item_box_counts_as_colour: false (standard; Gamerules.com is silent) or true"
            " (quick, from Geeky Hobbies), where an Item Box in the hand counts as every colour."
        ),
    ),
    "WD4-4": Entry(
        _("The colour stands"),
        _("The colour that was chosen holds, whatever comes of the challenge."),
        GAMERULES,
    ),
    "CHAL-1": Entry(
        _("Who may challenge"),
        _(
            "Only the next player may challenge, and only before drawing: that player either"
            " accepts the Wild Draw Four or challenges it."
        ),
        BOTH,
    ),
    "CHAL-2": Entry(
        _("Showing the hand"),
        _(
            "When challenged, the player of the Wild Draw Four shows the hand to the challenger,"
            " and to nobody else."
        ),
        BOTH,
        _("That nobody else may see it is from Geeky Hobbies."),
    ),
    "CHAL-3": Entry(
        _("It was a bluff"),
        _(
            "The player of the Wild Draw Four draws the four cards. The challenger draws none and"
            " takes a turn as usual, on the chosen colour."
        ),
        BOTH,
        _("That the challenger then takes a turn is from Geeky Hobbies."),
    ),
    "CHAL-4": Entry(
        _("It was no bluff"),
        _("The challenger draws six cards in place of four, and loses the turn."),
        BOTH,
    ),
    "CHAL-5": Entry(
        _("The colour that counts"),
        _(
            "A challenge is judged by the colour that was active before the Wild Draw Four was"
            " played. If a wild lay there, it is the colour that had been chosen for it."
        ),
        BOTH,
        _(
            "Both speak of the top card's colour. For a wild, taking its chosen colour is our"
            " ruling: it is the colour the player had to match."
        ),
    ),
}
