"""What each answer says."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _, ngettext
from uno_kart_lab.questions.answers import Claim
from uno_kart_lab.questions.words.asks import Words

NOBODY: Final = _("Nobody")
EVERYONE: Final = _("Everyone")
YOU: Final = _("You")
EVERYONE_BUT: Final = (_("Everyone but you"), _("Everyone but {player}"))
YOU_AND: Final = _("You and {players}")
NONE_OF_THEM: Final = _("None of them")
COMES_FROM: Final = _("The source of this rule: {source}.")
CARDS: Final = ngettext("{number} card", "{number} cards")
POINTS: Final = ngettext("{number} point", "{number} points")

DRAW: Final = (
    ngettext("You draw {number} card.", "You draw {number} cards."),
    ngettext("{player} draws {number} card.", "{player} draws {number} cards."),
)
DRAW_ALL: Final = ngettext("Everyone draws {number} card.", "Everyone draws {number} cards.")
DRAW_ALL_BUT: Final = (
    ngettext("Everyone but you draws {number} card.", "Everyone but you draws {number} cards."),
    ngettext(
        "Everyone but {player} draws {number} card.",
        "Everyone but {player} draws {number} cards.",
    ),
)

CLAIMS: Final[dict[Claim, Words]] = {
    # Who is next, or first
    Claim.NOBODY_ROUND_OVER: _("Nobody: the round is over."),
    Claim.NOBODY_COLOUR_FIRST: _("Nobody yet: first a colour has to be chosen."),
    Claim.YOUNGEST: _("The youngest player"),
    Claim.HIGHEST_CARD: _("Whoever draws the highest number"),
    Claim.DRAW_AGAIN: _("Those with the highest number draw again."),
    Claim.ALL_DRAW_AGAIN: _("All players draw again."),
    # The direction
    Claim.TO_LEFT: _("To the left, with the clock"),
    Claim.TO_RIGHT: _("To the right, against the clock"),
    Claim.STAYS_AND_SKIPS: _("The same way as before, but the next player is passed over"),
    # Opening
    Claim.TURN_UP_TOP: _("The top card of the stock is turned up."),
    Claim.DEALER_PLAYS: (
        _("You play any card of your hand, as the dealer."),
        _("{player} plays any card of the hand, as the dealer."),
    ),
    Claim.FIRST_PLAYS: (
        _("You play any card of your hand, sitting on the dealer's left."),
        _("{player}, on the dealer's left, plays any card of the hand."),
    ),
    Claim.CARRIED_OUT: _("It is carried out, as if it had been played."),
    Claim.ANOTHER_ON_TOP: _("It does nothing, and another card is turned up on top of it."),
    Claim.BACK_INTO_STOCK: _(
        "It goes back into the stock, the stock is shuffled, and another card is turned up."
    ),
    Claim.COLOUR_ONLY: _("A colour is chosen, and nothing else."),
    Claim.NO_COLOUR_CHOSEN: _("Nobody: any card may be played first."),
    Claim.OPENING_BOX_OPENS: _("Another card is turned up, and its item acts."),
    Claim.OPENING_BOBOMB: (
        _("Its Bob-omb acts: you draw two cards, as the dealer."),
        _("Its Bob-omb acts: {player} draws two cards, as the dealer."),
    ),
    # Drawing, keeping, passing
    Claim.FREE_TO_DRAW: _("Yes, drawing is always free to choose."),
    Claim.DRAW_AND_KEEP: _("Yes, but then the card drawn can't be played in this turn."),
    Claim.HAS_TO_PLAY: _("No, whoever can play a card has to."),
    Claim.FREE_TO_PASS: _("Yes, and the next player goes on."),
    Claim.PASS_ENDS_ROUND: _("Yes, and that ends the round at once."),
    Claim.JUST_ONE: _("One card, whatever it is"),
    Claim.JUST_TWO: _("Two cards, whatever they are"),
    Claim.UNTIL_ONE_FITS: _("Card after card, until one can be played"),
    Claim.PLAY_OR_KEEP: _("It can be played, or kept."),
    Claim.MUST_PLAY_IT: _("It has to be played."),
    Claim.PLAY_ANY: _("It can be played, or any other card that matches."),
    Claim.TURN_ENDS: _("It can't be played, and the turn is over."),
    Claim.DRAW_ON: _("Another card is drawn."),
    # May it be played?
    Claim.YES_COLOUR: _("Yes, it has the colour to match."),
    Claim.YES_SYMBOL: _("Yes, it shows the same number or symbol as the top card."),
    Claim.YES_ANY: _("Yes, it goes on any card."),
    Claim.YES_UNDER: _("Yes, it matches the card under the top card."),
    Claim.YES_IN_PLACE: _("Yes, in place of the card just drawn."),
    Claim.YES_AS_WELL: _("Yes, and the card just drawn as well."),
    Claim.NO_NEITHER: _("No, nothing on it matches."),
    Claim.NO_BOTH_NEEDED: _("No, the colour and the number or symbol would both have to match."),
    Claim.NO_OTHERS_FIT: _("No, only if no other card could be played."),
    Claim.NO_DRAWN_ONLY: _("No, only the card just drawn may be played."),
    Claim.YES_A_BLUFF: _("Yes, but it is a bluff."),
    Claim.YES_NO_BLUFF: _("Yes, and it is no bluff."),
    Claim.NO_COLOUR_HELD: (
        _("No, because your hand holds a card that counts as the colour to match."),
        _("No, because {player}'s hand holds a card that counts as the colour to match."),
    ),
    Claim.YES_NEXT_LINK: _("Yes, and it is the next box of the chain."),
    Claim.YES_NEW_CHAIN: _("Yes, but it begins another chain."),
    Claim.NO_ONE_BOX: _("No, one Item Box in a row is all."),
    # A new stock
    Claim.ALL_BUT_TOP: _("The discard pile without its top card is shuffled into a new stock."),
    Claim.ALL_WITH_TOP: _("The whole discard pile is shuffled into a new stock."),
    Claim.NO_CARD_TAKEN: _("No card is taken, and play goes on."),
    Claim.ROUND_OVER: _("The round is over."),
    # The Item Box
    Claim.TOP_OF_STOCK: _("The top card of the stock is turned up onto the discard pile."),
    Claim.CHOOSES_COLOUR: (_("You choose a colour."), _("{player} chooses a colour.")),
    Claim.TAKES_CARD: (
        _("You take the top card of the stock into your hand."),
        _("{player} takes the top card of the stock into the hand."),
    ),
    Claim.ONLY_ITEM: _("Nothing: only its item acts."),
    Claim.SKIPS: (_("You lose your turn."), _("{player} loses a turn.")),
    Claim.DRAWS_TWO_AND_LOSES: (
        _("You draw two cards and lose your turn."),
        _("{player} draws two cards and loses a turn."),
    ),
    Claim.TURNS_ROUND: _("The direction of play changes."),
    Claim.ANSWERS_FOUR: (
        _("You draw four cards, or challenge it."),
        _("{player} draws four cards, or challenges it."),
    ),
    Claim.TURNS_UP_MORE: _("Another card is turned up for it."),
    Claim.ACTS_LATER: _("What it does when played happens after the item."),
    Claim.PLAYER_MAY_CHOOSE: (
        _("You may choose between its item and what it does when played."),
        _("{player} may choose between its item and what it does when played."),
    ),
    Claim.NOT_FROM_HAND: _("Because it was not played from a hand."),
    Claim.DOES_NOT_MATCH: _("Because it does not match the card under it."),
    Claim.ONE_ACTION_A_TURN: _("Because only one card does something in each turn."),
    Claim.NOBODY_AFTER_BOX: _("Because an Item Box protects the other players."),
    Claim.EXTRA_TURN: (_("You take another turn."), _("{player} takes another turn.")),
    Claim.NO_EXTRA_TURN: (
        _("Nothing: you have no card left for another turn."),
        _("Nothing: {player} has no card left for another turn."),
    ),
    Claim.DRAW_AND_EXTRA_TURN: (
        ngettext(
            "All the others draw {number} card, then you take another turn.",
            "All the others draw {number} cards, then you take another turn.",
        ),
        ngettext(
            "All the others draw {number} card, then {player} takes another turn.",
            "All the others draw {number} cards, then {player} takes another turn.",
        ),
    ),
    Claim.DRAW_AND_PASS_ON: ngettext(
        "All the others draw {number} card, and the next player goes on.",
        "All the others draw {number} cards, and the next player goes on.",
    ),
    Claim.NEXT_DRAWS: ngettext(
        "The next player draws {number} card, and there is nothing to choose.",
        "The next player draws {number} cards, and there is nothing to choose.",
    ),
    Claim.AIM: (
        ngettext(
            "You choose another player, who draws {number} card.",
            "You choose another player, who draws {number} cards.",
        ),
        ngettext(
            "{player} chooses another player, who draws {number} card.",
            "{player} chooses another player, who draws {number} cards.",
        ),
    ),
    Claim.DRAW_AND_COLOUR: (
        ngettext(
            "You draw {number} card, then choose the colour.",
            "You draw {number} cards, then choose the colour.",
        ),
        ngettext(
            "{player} draws {number} card, then chooses the colour.",
            "{player} draws {number} cards, then chooses the colour.",
        ),
    ),
    Claim.DRAW_NO_COLOUR: (
        ngettext(
            "You draw {number} card, and the colour stays as it was.",
            "You draw {number} cards, and the colour stays as it was.",
        ),
        ngettext(
            "{player} draws {number} card, and the colour stays as it was.",
            "{player} draws {number} cards, and the colour stays as it was.",
        ),
    ),
    Claim.COLOUR_STAYS: _("Nobody: it stays as it was."),
    Claim.ANY_COLOUR: _("Any: every card can be played next."),
    Claim.HITS_NEXT: _("Nobody: it always hits the next player."),
    # Wild Draw Four
    Claim.BEFORE_DRAWING: (
        _("Only you, and only before drawing"),
        _("Only {player}, and only before drawing"),
    ),
    Claim.AFTER_DRAWING: (
        _("Only you, but also after drawing"),
        _("Only {player}, but also after drawing"),
    ),
    Claim.ANYONE_ELSE: (_("Anyone but you"), _("Anyone but {player}")),
    Claim.NOBODY_AT_ALL: _("Nobody"),
    Claim.ONLY_MATCHING_SHOWN: _("Nobody sees all of it: only cards of the colour are shown."),
    Claim.EITHER_COLOUR: _("By either of the two: the one before and the one now"),
    Claim.CHALLENGER_NAMES: _("By the one that the challenger names"),
    Claim.NUMBER_NOT_COLOUR: _("By none: what counts is the number or symbol"),
    # UNO
    Claim.YES_ONE_LEFT: _("Yes, because one card will be left."),
    Claim.YES_TWO_LEFT: _("Yes, because two cards will be left."),
    Claim.YES_LAST: _("Yes, because it is the last card."),
    Claim.NO_MORE_LEFT: _("No, because more than one card will be left."),
    Claim.NO_NONE_LEFT: _("No, because no card will be left."),
    Claim.NO_ONLY_WITH_LAST: _("No, UNO is said with the last card."),
    Claim.UNTIL_NEXT_TURN: (
        _("Anyone else can catch you, until the next turn is played."),
        _("Anyone else can catch {player}, until the next turn is played."),
    ),
    Claim.UNTIL_OWN_TURN: (
        _("Anyone else can catch you, until it is your turn again."),
        _("Anyone else can catch {player}, until it is {player}'s turn again."),
    ),
    Claim.DRAWS_AT_ONCE: (
        ngettext("You draw {number} card at once.", "You draw {number} cards at once."),
        ngettext("{player} draws {number} card at once.", "{player} draws {number} cards at once."),
    ),
    Claim.NOTHING_COMES: _("Nothing: saying UNO is only polite."),
    Claim.NOBODY_TOO_LATE: _("Nobody: it is too late."),
    Claim.NOBODY_NEEDS_TO: (
        ngettext(
            "Nobody needs to: you draw {number} card in any case.",
            "Nobody needs to: you draw {number} cards in any case.",
        ),
        ngettext(
            "Nobody needs to: {player} draws {number} card in any case.",
            "Nobody needs to: {player} draws {number} cards in any case.",
        ),
    ),
    Claim.TOO_LATE: _("No, it is too late."),
    Claim.WHILE_ONE_CARD: (
        _("Yes, as long as you hold one card."),
        _("Yes, as long as {player} holds one card."),
    ),
    Claim.UNTIL_TURN_AGAIN: (
        _("Yes, until your turn comes round again."),
        _("Yes, until {player}'s turn comes round again."),
    ),
    Claim.SAFE: (_("Nothing: you are safe."), _("Nothing: {player} is safe.")),
    Claim.LOSES_NEXT_TURN: (
        _("You lose your next turn."),
        _("{player} loses the next turn."),
    ),
    # The end
    Claim.WINS_AT_ONCE: (
        _("The round is over, and you have won it."),
        _("The round is over, and {player} has won it."),
    ),
    Claim.DRAW_THEN_OVER: (
        _("You have to draw for it first, then the round is over."),
        _("{player} has to draw for it first, then the round is over."),
    ),
    Claim.BOX_FIRST: _("A card is turned up first, and its item acts."),
    Claim.PLAY_GOES_ON: _("The others play on, until only one still holds cards."),
    Claim.ONE_MORE_TURN_EACH: _("Everyone else has one more turn."),
    Claim.ENDS_COUNTED: _("Yes, and the cards just drawn count."),
    Claim.ENDS_UNCOUNTED: _("Yes, and the cards just drawn do not count."),
    Claim.CARDS_AGAIN: (
        _("No, you have cards again, and the round goes on."),
        _("No, {player} has cards again, and the round goes on."),
    ),
    Claim.TURN_FIRST: (
        _("No, you take an extra turn first."),
        _("No, {player} takes an extra turn first."),
    ),
    Claim.NO_WINNER: _("The round is over, and nobody has won it."),
    Claim.FEWEST_CARDS_WIN: _("The round is over, and whoever has the fewest cards has won it."),
    Claim.FEWEST_POINTS_WIN: _("The round is over, and whoever's cards count least has won it."),
    Claim.PASS_ON_AND_ON: _("Play goes on until somebody plays a card."),
    Claim.NOT_YET: _("Nobody yet: the next round is dealt."),
    # Facts
    Claim.NO_ITEM: _("None of them"),
    # Stacking
    Claim.ACCEPT_OR_STACK: (
        ngettext(
            "You draw {number} card and lose your turn, or stack a card.",
            "You draw {number} cards and lose your turn, or stack a card.",
        ),
        ngettext(
            "{player} draws {number} card and loses a turn, or stacks a card.",
            "{player} draws {number} cards and loses a turn, or stacks a card.",
        ),
    ),
    Claim.ACCEPT_STACK_OR_CHALLENGE: (
        ngettext(
            "You draw {number} card and lose your turn, or stack a card, or challenge.",
            "You draw {number} cards and lose your turn, or stack a card, or challenge.",
        ),
        ngettext(
            "{player} draws {number} card and loses a turn, or stacks a card, or challenges.",
            "{player} draws {number} cards and loses a turn, or stacks a card, or challenges.",
        ),
    ),
    Claim.ACCEPT_OR_CHALLENGE: (
        ngettext(
            "You draw {number} card and lose your turn, or challenge.",
            "You draw {number} cards and lose your turn, or challenge.",
        ),
        ngettext(
            "{player} draws {number} card and loses a turn, or challenges.",
            "{player} draws {number} cards and loses a turn, or challenges.",
        ),
    ),
    Claim.ACCEPT_ONLY: (
        ngettext(
            "Nothing but draw {number} card and lose your turn.",
            "Nothing but draw {number} cards and lose your turn.",
        ),
        ngettext(
            "Nothing but draw {number} card and lose the turn.",
            "Nothing but draw {number} cards and lose the turn.",
        ),
    ),
    Claim.DRAW_THEN_STACK: (
        ngettext(
            "You draw {number} card first, and may stack what you have drawn.",
            "You draw {number} cards first, and may stack one of those.",
        ),
        ngettext(
            "{player} draws {number} card first, and may stack what has been drawn.",
            "{player} draws {number} cards first, and may stack one of those.",
        ),
    ),
    Claim.ANYONE_STACKS: (
        ngettext(
            "You draw {number} card, if nobody at all stacks a card.",
            "You draw {number} cards, if nobody at all stacks a card.",
        ),
        ngettext(
            "{player} draws {number} card, if nobody at all stacks a card.",
            "{player} draws {number} cards, if nobody at all stacks a card.",
        ),
    ),
    Claim.YES_SAME_KIND: _("Yes, because it is a draw card of the same kind."),
    Claim.YES_DRAW_CARD: _("Yes, because any draw card goes on any other."),
    Claim.NO_COLOUR_TOO: _("No, because it does not have the colour to match."),
    Claim.NO_OTHER_KIND: _("No, because it is a draw card of the other kind."),
    Claim.NO_NO_DRAW_CARD: _("No, because it is no draw card."),
    Claim.NO_DRAW_FIRST: _("No, because the cards have to be drawn first."),
    Claim.NO_NEVER_STACKED: _("No, because nothing is ever stacked on a draw card."),
    Claim.NO_ROUND_WON: _("No, because the draw card was a last card."),
    Claim.NO_UNPLAYED: _("No, because nobody has played it."),
    Claim.YES_BY_NEXT: (_("Yes, but only by you."), _("Yes, but only by {player}.")),
    Claim.STACK_FIRST: (
        _("You may stack a card on it, and the round goes on then."),
        _("{player} may stack a card on it, and the round goes on then."),
    ),
    Claim.UNTIL_ANSWER: (
        _("Anyone else can catch you, until the draw card is answered."),
        _("Anyone else can catch {player}, until the draw card is answered."),
    ),
    # Seven-zero
    Claim.SWAPS_CHOSEN: (
        _("You choose another player, and swap your whole hand for that player's."),
        _("{player} chooses another player, and the two swap their whole hands."),
    ),
    Claim.SWAPS_NEXT: (
        _("You swap your whole hand with the next player."),
        _("{player} and the next player swap their whole hands."),
    ),
    Claim.SWAPS_CARD: (
        _("You choose another player and swap one card, no more."),
        _("{player} chooses another player, and the two swap one card, no more."),
    ),
    Claim.MAY_SWAP: (
        _("You may swap hands with another player, or keep yours."),
        _("{player} may swap hands with another player, or not."),
    ),
    Claim.PASSED_ON: _("Everyone passes the whole hand on, in the direction of play."),
    Claim.PASSED_LEFT: _("Everyone passes the whole hand on to the left, whichever way play goes."),
    Claim.PASSED_CARD: _("Everyone passes one card on, in the direction of play."),
    Claim.HANDS_STAY: _("Nothing: they stay where they are."),
    Claim.ALWAYS_NEXT: _("Nobody: it is always the next player."),
    Claim.NO_OWN_PLAY: (
        _("No, because it was no play of yours that left it."),
        _("No, because it was no play of {player}'s that left it."),
    ),
    Claim.YES_AT_ONCE: _("Yes, at once."),
    Claim.YES_ON_TURN: (
        _("Yes, as soon as it is your turn."),
        _("Yes, as soon as it is {player}'s turn."),
    ),
    # Jumping in
    Claim.YES_TWIN: _("Yes, because it is just like the top card."),
    Claim.YES_AS_ANY_MATCH: _("Yes, as with any card that could be played on the top card."),
    Claim.NO_NOT_ITS_TURN: (
        _("No, because it is not your turn."),
        _("No, because it is not {player}'s turn."),
    ),
    Claim.NO_ONLY_NEXT: _("No, because only the next player may jump in."),
    Claim.NO_NO_TWIN: _("No, because it is not just like the top card."),
    Claim.NO_WILD: _("No, because nobody jumps in with a wild card."),
    Claim.NO_ACTED: (
        _("No, because you have done something in your turn already."),
        _("No, because {player} has done something in this turn already."),
    ),
}
"""Those which have words of their own."""
