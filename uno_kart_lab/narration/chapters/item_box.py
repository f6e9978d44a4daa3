"""The Item Box, the items and chains (ITEM)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.chapters.entry import BOTH, RULING, Entry
from uno_kart_lab.rules.rule_ids import RuleId

RULES: Final[dict[RuleId, Entry]] = {
    "ITEM-1": Entry(
        _("Opening the box"),
        _(
            "When you play an Item Box, the top card of the stock is turned up at once onto the"
            " discard pile, and the item in its corner acts."
        ),
        BOTH,
    ),
    "ITEM-2": Entry(
        _("Only the item acts"),
        _(
            "The card turned up does nothing but bring its item. A Draw Two makes nobody draw, a"
            " Wild Draw Four can't be challenged, and an Item Box turns up no further card."
        ),
        BOTH,
        _(
            "Both say so for Draw Two, Reverse, Skip and Wild Draw Four. That a turned-up Item Box"
            " turns up no other is our ruling: it was not played either."
        ),
    ),
    "ITEM-3": Entry(
        _("The new top card"),
        _(
            "The card turned up is the top card now. The next card played has to match its colour,"
            " number or symbol."
        ),
        BOTH,
    ),
    "ITEM-MUSHROOM": Entry(
        _("Mushroom"),
        _(
            "Red. Whoever played the Item Box takes another turn at once, and has to: with nothing"
            " to play, draw. The direction stays as it is."
        ),
        BOTH,
        _("Geeky Hobbies spells out that the turn has to be taken."),
    ),
    "ITEM-BANANA": Entry(
        _("Banana Peel"),
        _(
            "Yellow. The player who comes before the one who played the Item Box draws two cards,"
            " even after being skipped."
        ),
        BOTH,
        _(
            "Option banana_target: previous_seat (both presets) is the seat just before in the"
            " direction of play. That being skipped does not help is from Geeky Hobbies, and in"
            " the standard game our ruling after it. last_to_act takes Gamerules.com word for"
            " word: the last other player who took a turn in this round, or else the previous"
            " seat."
        ),
    ),
    "ITEM-SHELL": Entry(
        _("Green Shell"),
        _("Green. Whoever played the Item Box chooses another player, who draws one card."),
        BOTH,
    ),
    "ITEM-LIGHTNING": Entry(
        _("Lightning"),
        _(
            "Blue. Everyone else draws one card, in order from the next player on. Then whoever"
            " played the Item Box takes another turn, as with a Mushroom."
        ),
        BOTH,
        _(
            "The order of the draws is our ruling: with a small stock it decides who gets which"
            " card."
        ),
    ),
    "ITEM-BOBOMB": Entry(
        _("Bob-omb"),
        _(
            "On both kinds of wild. Whoever played the Item Box draws two cards, and then chooses"
            " the colour."
        ),
        BOTH,
    ),
    "ITEM-4": Entry(
        _("After the item"),
        _(
            "After a Banana Peel, a Green Shell or a Bob-omb the next player goes on. Nobody who"
            " draws because of an item loses a turn."
        ),
        RULING,
        _(
            "Both say of a Draw Two that it costs the turn and say nothing of the kind for an item,"
            " so it does not."
        ),
    ),
    "ITEM-5": Entry(
        _("A chain"),
        _(
            "In the extra turn that a Mushroom or Lightning gives, you may play another Item Box,"
            " and so on. Boxes played in a row like this make a chain."
        ),
        RULING,
        _(
            "That one may do so follows from both sources. The name chain is ours, to talk about"
            " it."
        ),
    ),
    "ITEM-6": Entry(
        _("There is always a card"),
        _(
            "An Item Box always finds a card to turn up. If the stock is empty, at least the card"
            " under the box can be shuffled into a new one."
        ),
        RULING,
        _("Neither source asks what happens then; it follows from how the stock is renewed."),
    ),
    "ITEM-7": Entry(
        _("No item makes everyone draw two"),
        _("No item makes all the others draw two cards: Lightning makes them draw one."),
        RULING,
        _(
            "The introduction at Gamerules.com says that an item can, but the rules below it, and"
            " those of Geeky Hobbies, have no such item. We take it for a slip."
        ),
    ),
}
