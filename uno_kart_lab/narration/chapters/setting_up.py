"""The deck, the deal and the opening card (DECK, SETUP, OPEN)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.chapters.entry import BOTH, GAMERULES, RULING, Entry
from uno_kart_lab.rules.rule_ids import RuleId

RULES: Final[dict[RuleId, Entry]] = {
    "DECK-1": Entry(
        _("The cards"),
        _(
            "The deck has 112 cards. Each of the four colours has one 0, two of every number from"
            " 1 to 9, two Draw Two, two Reverse and two Skip. To these come 4 Wild Draw Four and"
            " 8 Item Boxes; there is no plain wild card."
        ),
        GAMERULES,
        _(
            "It prints eight of each action card for every colour, which would make 184 cards:"
            " eight is the number in all four colours together."
        ),
    ),
    "DECK-2": Entry(
        _("The items"),
        _(
            "Every card has a small item in its corner: red a Mushroom, yellow a Banana Peel,"
            " green a Green Shell, blue Lightning, and both kinds of wild a Bob-omb."
        ),
        GAMERULES,
    ),
    "DECK-3": Entry(
        _("What cards count"),
        _(
            "A number card counts its number. Draw Two, Reverse and Skip count 20 each, a Wild"
            " Draw Four or an Item Box 50."
        ),
        BOTH,
    ),
    "SETUP-1": Entry(
        _("The first dealer"),
        _(
            "Each player draws a card from the shuffled deck, and the highest number deals first."
            " Cards without a number count 0, players with equal cards draw again, and all the"
            " cards go back. A table can also just choose its dealer."
        ),
        BOTH,
        _(
            "Option first_dealer: high_card (standard, from Gamerules.com) or chosen (quick, from"
            " Geeky Hobbies). That tied players draw again is our ruling: it keeps the draw fair."
        ),
    ),
    "SETUP-2": Entry(
        _("The deal"),
        _(
            "The dealer shuffles and deals seven cards to each player, one at a time, beginning on"
            " the left. The cards that remain are the stock, face down."
        ),
        BOTH,
        _(
            "That they are dealt one at a time is from Gamerules.com; that the dealer's left comes"
            " first is our ruling, as nearly every card game does it."
        ),
    ),
    "SETUP-3": Entry(
        _("The opening card"),
        _("The dealer turns up the top card of the stock, and with it starts the discard pile."),
        BOTH,
    ),
    "SETUP-4": Entry(
        _("The next dealer"),
        _("In every later round the player on the last dealer's left deals."),
        GAMERULES,
    ),
    "OPEN-1": Entry(
        _("A number opens"),
        _("If the opening card is a number, the player on the dealer's left plays first."),
        BOTH,
    ),
    "OPEN-2": Entry(
        _("An action card opens"),
        _(
            "An opening Draw Two, Reverse or Skip is carried out, and an opening Wild Draw Four"
            " goes back. In the quick game all four do nothing: another card is turned up on top."
        ),
        BOTH,
        _(
            "Option opening_action: applies (standard, from Gamerules.com) or turn_another (quick,"
            " from Geeky Hobbies)."
        ),
    ),
    "OPEN-3": Entry(
        _("A Reverse opens"),
        _("Play goes to the right in this round, and the dealer plays first."),
        GAMERULES,
        _("Where opening_action is applies."),
    ),
    "OPEN-4": Entry(
        _("A Draw Two opens"),
        _(
            "The player on the dealer's left draws two cards and loses the turn, so the player"
            " after that begins."
        ),
        GAMERULES,
        _("Where opening_action is applies."),
    ),
    "OPEN-5": Entry(
        _("A Skip opens"),
        _("The player on the dealer's left loses the turn, so the player after that begins."),
        GAMERULES,
        _("Where opening_action is applies."),
    ),
    "OPEN-6": Entry(
        _("A Wild Draw Four opens"),
        _(
            "A round can't start with a Wild Draw Four. It goes back into the stock, the stock is"
            " shuffled, and another card is turned up, as often as need be."
        ),
        GAMERULES,
        _("Where opening_action is applies."),
    ),
    "OPEN-7": Entry(
        _("An Item Box opens"),
        _(
            "No card is turned up for it and no item acts. Only a colour is chosen, and then the"
            " player on the dealer's left plays first."
        ),
        BOTH,
        _(
            "Option opening_item_box_colour: dealer chooses (standard, from Gamerules.com) or"
            " first_player chooses (quick, from Geeky Hobbies). That no item acts is our ruling:"
            " both name the colour and nothing else, and nobody has played the box."
        ),
    ),
    "OPEN-8": Entry(
        _("Opening with two players"),
        _(
            "With two players, the one after the dealer's left is the dealer again: after an"
            " opening Reverse, Skip or Draw Two the dealer begins."
        ),
        RULING,
        _("Neither source speaks of two players here; it follows from counting round the table."),
    ),
}
