"""The house rules: stacking, seven-zero and jumping in (STACK, SEVEN, JUMP)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.chapters.entry import RULING, Entry
from uno_kart_lab.rules.rule_ids import RuleId

RULES: Final[dict[RuleId, Entry]] = {
    "STACK-1": Entry(
        _("Stacking draw cards"),
        _(
            "If a Draw Two is aimed at you, you may play a Draw Two on it in place of drawing, and"
            " on a Wild Draw Four a Wild Draw Four, whatever the colour is. Where any is played,"
            " either goes on either. The card has to come from your hand: nobody draws first and"
            " then stacks."
        ),
        RULING,
        _(
            "Option stacking: off (both presets), same or any. A house rule that many tables play:"
            " you pass on what is done to you. It goes by the kind of card, since the draw is"
            " answered and not the colour."
        ),
    ),
    "STACK-2": Entry(
        _("The answer to a draw card"),
        _(
            "Whoever a draw card is aimed at is always asked: to accept and draw, or to stack a"
            " card on it; a Wild Draw Four may be challenged as well. If the player of the card"
            " has one card left and did not say UNO, that player can be caught until the answer"
            " is given."
        ),
        RULING,
        _(
            "A house rule that many tables play. Everyone is asked, with nothing to stack as well:"
            " else it would tell the others what you hold. The answer may be a turn, so it ends"
            " the time for a catch."
        ),
    ),
    "STACK-3": Entry(
        _("The cards add up"),
        _(
            "What is to be drawn adds up, two for each Draw Two and four for each Wild Draw Four,"
            " and passes on to the next player. Whoever accepts draws all of it and loses the"
            " turn. Whoever stacks a card takes a turn by it."
        ),
        RULING,
        _(
            "A house rule that many tables play: nobody escapes for nothing. Stacking is playing a"
            " card, and whoever plays a card takes a turn."
        ),
    ),
    "STACK-4": Entry(
        _("A challenge in a stack"),
        _(
            "A Wild Draw Four in a stack may be challenged, but only the last one, judged by the"
            " colour that was active just before it was played. A bluff costs its player the whole"
            " sum in place of four, and a challenge in vain costs the challenger the sum and two"
            " more. Whoever stacks gives up the challenge."
        ),
        RULING,
        _(
            "A house rule that many tables play, and few say what becomes of the challenge. We put"
            " the sum in the place of the four, so that a bluff risks what it threatens with."
        ),
    ),
    "STACK-5": Entry(
        _("Nothing goes on a last card"),
        _(
            "A draw card played as the last card is not stacked on: the next player draws all that"
            " has come together. A last Wild Draw Four may still be challenged."
        ),
        RULING,
        _(
            "A house rule that many tables play. The round is won already, and nobody takes a turn"
            " after it."
        ),
    ),
    "STACK-6": Entry(
        _("Only what is played is stacked on"),
        _(
            "Nothing is stacked on the Draw Two that opens the discard pile, nor on a card that an"
            " Item Box has turned up."
        ),
        RULING,
        _(
            "A house rule that many tables play. Nobody has aimed such a card at anybody, so there"
            " is nothing to answer."
        ),
    ),
    "SEVEN-1": Entry(
        _("A 7 swaps hands"),
        _(
            "Whoever plays a 7 chooses another player, and the two swap their whole hands. This"
            " has to be done."
        ),
        RULING,
        _(
            "Option seven_zero: false (both presets) or true. A house rule that many tables play:"
            " it turns the game round. That it has to be done makes a 7 a risk for whoever is"
            " ahead."
        ),
    ),
    "SEVEN-2": Entry(
        _("A 0 passes the hands on"),
        _(
            "When a 0 is played, every player passes the whole hand on to the next player, in the"
            " direction of play and all at once."
        ),
        RULING,
        _(
            "A house rule that many tables play: nobody is sure of a good hand. The direction of"
            " play settles where the hands go."
        ),
    ),
    "SEVEN-3": Entry(
        _("When no hand moves"),
        _(
            "A 7 or a 0 moves no hand when an Item Box turns it up, when it opens the discard pile,"
            " or when it is a last card: then its player has won."
        ),
        RULING,
        _(
            "A house rule that many tables play. As with every other card, it counts only when it"
            " is played from a hand, and a winner has no hand to give away."
        ),
    ),
    "SEVEN-4": Entry(
        _("UNO and a new hand"),
        _(
            "Cards are counted as the card leaves your hand, before any hands move. If you get a"
            " hand of one card, you owe no UNO for it. If you forgot UNO with your 7 or 0, you can"
            " be caught only while you hold exactly one card."
        ),
        RULING,
        _(
            "A house rule that many tables play. UNO belongs to a play of your own, and it was no"
            " such play that left the card."
        ),
    ),
    "JUMP-1": Entry(
        _("Jumping in"),
        _(
            "While a player's turn has begun and nothing has been done in it, any other player may"
            " play a card just like the top card: the same colour, and the same number or symbol."
            " Wild cards have no colour, so nobody jumps in with one. Nobody jumps in while"
            " something else has to be decided."
        ),
        RULING,
        _(
            "Option jump_in: false (both presets) or true. A house rule that many tables play: all"
            " have to watch. Only a card just like the top card will do, so turns mostly keep"
            " their order."
        ),
    ),
    "JUMP-2": Entry(
        _("Play goes on from there"),
        _(
            "The card does what it does on its player's own turn, and then it is the turn of the"
            " next player after the one who jumped in. The player who was awaited comes again"
            " when play gets there."
        ),
        RULING,
        _(
            "A house rule that many tables play. Whoever was awaited loses nothing but a chance:"
            " no card was aimed there."
        ),
    ),
    "JUMP-3": Entry(
        _("Who acts first was first"),
        _(
            "As soon as the awaited player acts, the chance to jump in is over. A jump needs UNO"
            " said with it like any other play. It ends a chain, and the time in which somebody"
            " else can be caught."
        ),
        RULING,
        _(
            "A house rule that many tables play. At a table the faster hand was first, so here it"
            " is the first action."
        ),
    ),
}
