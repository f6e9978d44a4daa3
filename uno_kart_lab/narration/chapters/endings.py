"""UNO, the end of a round, the stock, points and the game (UNO, END, STOCK, SCORE, GAME)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.chapters.entry import (
    BOTH,
    GAMERULES,
    GEEKY_HOBBIES,
    RULING,
    Entry,
)
from uno_kart_lab.rules.rule_ids import RuleId

RULES: Final[dict[RuleId, Entry]] = {
    "UNO-1": Entry(
        _("Saying UNO"),
        _("If your play leaves you one card, you have to say UNO as you play."),
        BOTH,
    ),
    "UNO-2": Entry(
        _("Being caught"),
        _(
            "If you forgot, any other player may catch you until the next turn is played, and you"
            " draw two cards. If you say UNO first, you are safe."
        ),
        BOTH,
        _(
            "The two cards are in both sources, how long there is time only in Geeky Hobbies. That"
            " a late UNO still saves, if it comes first, is our ruling: it makes quickness count"
            " on both sides."
        ),
    ),
    "UNO-3": Entry(
        _("How long one can be caught"),
        _(
            "The time begins when everything that came of the play is done, if the player still"
            " holds exactly one card and has not said UNO. It ends with the first action of the"
            " next turn, even an extra turn of the same player, or as soon as the player is"
            " caught."
        ),
        RULING,
        _(
            "Geeky Hobbies has it last until the next player's turn. A table needs an exact moment,"
            " so the first action of the next turn ends it; that an extra turn of one's own ends"
            " it as well is our ruling."
        ),
    ),
    "UNO-4": Entry(
        _("UNO anew, and by mistake"),
        _(
            "If you get more cards again, you have to say UNO anew the next time. Saying UNO with a"
            " play that does not leave one card is not accepted, but costs nothing. The cards are"
            " counted as the card leaves your hand."
        ),
        RULING,
        _("Both are silent on it; a slip of the tongue should not be punished."),
    ),
    "END-1": Entry(
        _("Going out"),
        _("The round ends when a player has played the last card and it has been carried out."),
        BOTH,
    ),
    "END-2": Entry(
        _("A last card that makes others draw"),
        _(
            "A Draw Two or Wild Draw Four played as the last card still counts: the next player"
            " draws before the points are added up. Challenging a last Wild Draw Four always"
            " fails, since it was the only card in that hand, and costs six."
        ),
        GAMERULES,
        _(
            "That the draw still happens is from Gamerules.com. That even this card can be"
            " challenged, in vain, is our ruling: no rule makes an exception of it."
        ),
    ),
    "END-3": Entry(
        _("An Item Box as the last card"),
        _(
            "A card is turned up and its item acts. A Bob-omb brings cards into the empty hand, so"
            " the round goes on, with no UNO to say for it; after any other item the round is"
            " over at once, without an extra turn, and the cards just drawn count."
        ),
        RULING,
        _(
            "Option last_item_box: resolves (both presets) or ends_round, where no card is turned"
            " up. Both are silent; we follow what Gamerules.com says of action cards, that what is"
            " on the card has to be carried out."
        ),
    ),
    "STOCK-1": Entry(
        _("A new stock"),
        _(
            "When the stock is empty and a card is needed, the discard pile without its top card is"
            " shuffled into a new stock. A wild among them forgets its chosen colour, and a draw"
            " of several cards simply goes on."
        ),
        GEEKY_HOBBIES,
        _("That it is not done before a card is needed is our ruling: it has to happen some time."),
    ),
    "STOCK-2": Entry(
        _("Too few cards"),
        _(
            "If there is nothing to shuffle either, you draw what there is, and the rest of the"
            " draw is dropped."
        ),
        RULING,
        _("Both are silent; nobody can draw what is not there, and no debt is kept."),
    ),
    "STOCK-3": Entry(
        _("A blocked round"),
        _(
            "While no card can be drawn, a player who does not play passes, even with a card that"
            " could be played. When all have passed in turn, the round ends without a winner or"
            " points, but still counts as one of the rounds; in a game of one round nobody wins."
        ),
        RULING,
        _("Both are silent; without it such a round would never end."),
    ),
    "SCORE-1": Entry(
        _("Points"),
        _(
            "Whoever wins the round scores what all the cards left in the other hands count"
            " together. Nobody else scores."
        ),
        BOTH,
        _(
            "An example from Geeky Hobbies: 1, 3, 4, 8 and 9, a Skip, a Reverse, a Draw Two and a"
            " Wild Draw Four make 135."
        ),
    ),
    "GAME-1": Entry(
        _("Winning the game"),
        _(
            "Rounds are played until a player has 500 points or more and has won. A game can also"
            " be set to a number of rounds, where the most points win and a tie is shared, or to"
            " one round, which its winner has won."
        ),
        BOTH,
        _(
            "Option game_end: points (standard: 500, from Gamerules.com), rounds (from Geeky"
            " Hobbies) or one_round (quick, from Geeky Hobbies). That a tie is shared is our"
            " ruling: nothing in the game breaks it."
        ),
    ),
}
