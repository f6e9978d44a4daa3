"""Why an answer is wrong, by the mistake that gives it; and why one is right, by its ground."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _
from uno_kart_lab.questions.drafts import Ground
from uno_kart_lab.questions.mistakes import Mistake

WHYS: Final[dict[Mistake, Message]] = {
    # The deck
    Mistake.FOR_EACH_COLOUR: _("That is how many there are in all four colours together."),
    Mistake.WILD_OF_EACH_COLOUR: _(
        "A wild has no colour, so it is not there for each of the four."
    ),
    Mistake.TWO_ZEROS: _(
        "There are two of each number from 1 to 9, but only one 0 in each colour."
    ),
    Mistake.ONE_OF_EACH: _("Only a 0 is there just once in its colour."),
    Mistake.OTHER_WILDS: _(
        "That is how many there are of a certain wild card, but not of this card."
    ),
    Mistake.ORDINARY_DECK: _("That is how many the ordinary game has, which has other wilds."),
    Mistake.DIFFERENT_CARDS: _(
        "That is how many different cards there are, and most are there more than once."
    ),
    Mistake.COLOURED_CARDS: _("Those are only the coloured cards: the wilds are missing."),
    Mistake.ITEM_OF_ANOTHER_COLOUR: _(
        "The item goes by the card turned up, and cards like it show another."
    ),
    Mistake.ITEM_OF_OTHER_CARDS: _("That item is on cards of another colour or kind."),
    Mistake.ITEM_OF_BOX: _(
        "It is not the Item Box's own item that acts, but the turned-up card's."
    ),
    Mistake.ITEM_UNDER_BOX: _("The card that lay there before the Item Box has no say in it."),
    Mistake.COUNTS_AS_NUMBER: _("Only a number card counts what a number says."),
    Mistake.COUNTS_AS_SYMBOL: _("That is what a Draw Two, a Reverse or a Skip counts."),
    Mistake.COUNTS_AS_WILD: _("That is what a Wild Draw Four or an Item Box counts."),
    Mistake.COUNTS_ONE: _("It is not the cards that are counted, but what each is worth."),
    # Setting up
    Mistake.SYMBOLS_COUNT_FOR_DEALER: _("A card without a number counts 0 here."),
    Mistake.LOWEST_DEALS: _("It is the highest number that deals, not the lowest."),
    Mistake.FIRST_OF_TIED_DEALS: _("Players with equal numbers draw again."),
    Mistake.DRAWN_AGAIN_WITHOUT_TIE: _("One player has the highest number alone."),
    Mistake.ALL_DRAW_AGAIN: _("Only players who are equal for the highest number draw again."),
    Mistake.SAME_DEALER: _("The deal passes on after every round."),
    Mistake.WINNER_DEALS: _("The deal goes round the table, whoever has won."),
    Mistake.DEAL_TO_RIGHT: _("The deal passes to the left."),
    Mistake.CARDS_DECIDE_AGAIN: _("Only the first dealer is found by drawing cards."),
    Mistake.OTHER_HAND_SIZE: _("It is seven cards each."),
    Mistake.ALL_CARDS_DEALT: _("Only seven cards each are dealt: the others are the stock."),
    Mistake.DEALER_FIRST_DEALT: _("The dealer gets a card last, each time round the table."),
    Mistake.DEALT_TO_RIGHT: _("The cards go round to the left."),
    Mistake.YOUNGEST_DEALT_FIRST: _(
        "No one's age counts: the cards go round from the dealer's left."
    ),
    Mistake.SOMEBODY_PLAYS_FIRST_CARD: _(
        "The first card of all comes from the stock, not from a hand."
    ),
    # Opening
    Mistake.DEALER_BEGINS: _("The dealer's left comes before the dealer."),
    Mistake.RIGHT_OF_DEALER_BEGINS: _("A round begins to the left."),
    Mistake.SECOND_BEGINS: _("This opening card passes over nobody."),
    Mistake.YOUNGEST_BEGINS: _("No one's age counts: it goes by the dealer and the opening card."),
    Mistake.OPENING_REVERSE_IGNORED: _("An opening Reverse is carried out, and the dealer begins."),
    Mistake.OPENING_REVERSE_PASSES_DEALER: _("After an opening Reverse the dealer is the first."),
    Mistake.OPENING_DRAW_TWO_LETS_PLAY: _(
        "Whoever draws for the opening Draw Two loses the turn, too."
    ),
    Mistake.OPENING_DRAW_TWO_IGNORED: _("In this game an opening Draw Two is carried out."),
    Mistake.OPENING_DRAW_TWO_HITS_DEALER: _(
        "It hits the player on the dealer's left, not the dealer."
    ),
    Mistake.OPENING_SKIP_IGNORED: _("An opening Skip passes over the player on the dealer's left."),
    Mistake.OPENING_BETWEEN_TWO_IGNORED: _(
        "With two players, the dealer begins after an opening Draw Two, Reverse or Skip."
    ),
    Mistake.OPENING_COLOUR_COSTS_TURN: _("Choosing the colour, or not, costs nobody a turn."),
    Mistake.OPENING_ACTION_CARRIED_OUT: _("In this game an action card that opens does nothing."),
    Mistake.OPENING_ACTION_NOT_CARRIED_OUT: _(
        "In this game an action card that opens is carried out."
    ),
    Mistake.OPENING_CARD_GOES_BACK: _("This card stays on the discard pile."),
    Mistake.OPENING_WILD_CARRIED_OUT: _("A round can't start with a Wild Draw Four."),
    Mistake.OPENING_WILD_STAYS: _("In this game it does not stay: it goes back into the stock."),
    Mistake.OPENING_BOX_TURNS_UP: _("Nobody has played the Item Box, so it turns up no card."),
    Mistake.OPENING_BOX_HAS_ITEM: _("An item acts only on a card that an Item Box turns up."),
    Mistake.OPENING_BOX_GOES_BACK: _("An Item Box can open a round: it stays."),
    Mistake.OPENING_COLOUR_BY_ANOTHER: _(
        "In this game that player has no say in the first colour."
    ),
    Mistake.OPENING_COLOUR_FREE: _("An Item Box has no colour, so one is chosen to be matched."),
    # A turn
    Mistake.WRONG_WAY_ROUND: _("That is against the direction of play."),
    Mistake.NUMBER_PASSES_OVER: _("A number passes over nobody."),
    Mistake.PLAYED_AGAIN: _("That was the whole turn: the next player goes on."),
    Mistake.ROUND_ENDS_EARLY: _("The round ends only when somebody has no card left."),
    Mistake.COLOUR_CHOSEN_ANEW: _("No colour has to be chosen for this."),
    Mistake.DRAWN_AND_ANOTHER: _("After drawing, only the card just drawn may be played."),
    Mistake.IN_PLACE_OF_DRAWN: _("Whoever has drawn may play the drawn card, but no other."),
    Mistake.MUST_PLAY_IF_ABLE: _("Nobody has to play: one may always draw."),
    Mistake.DRAWN_CARD_STAYS: _("A card just drawn may be played at once, if it can be."),
    Mistake.MUST_PLAY_BEFORE_PASSING: _("While no card can be drawn, one may pass as well."),
    Mistake.ONE_PASS_ENDS_ROUND: _("The round ends only when all players have passed in turn."),
    Mistake.DRAWN_UNTIL_ONE_FITS: _("In this game one card is drawn, and no more."),
    Mistake.DRAWN_ONCE_ONLY: _("In this game drawing goes on until a card can be played."),
    Mistake.DRAWN_TWO: _("Nobody draws two cards in place of playing one."),
    Mistake.DRAWN_CARD_FORCED: _("In this game a drawn card may be kept even if it can be played."),
    Mistake.DRAWN_CARD_FREE: _("In this game a drawn card that can be played has to be."),
    Mistake.DRAWN_CARD_FITS: _("This card can be played."),
    Mistake.DRAWN_CARD_FITS_NOT: _("This card can't be played now."),
    Mistake.DRAWN_ONCE_MORE: _("In this game one draw is all there is in a turn."),
    Mistake.DRAWN_ON_THOUGH_IT_FITS: _("This card can be played, so no other is drawn."),
    Mistake.DRAWING_STOPS_EARLY: _("In this game drawing goes on until a card can be played."),
    # What matches
    Mistake.BOTH_NEEDED: _("One of them is enough: the colour, or the number or symbol."),
    Mistake.COLOUR_DIFFERS: _("It does not have the colour to match."),
    Mistake.SYMBOL_DIFFERS: _("It does not show what the top card shows."),
    Mistake.ONLY_WILDS_ON_ANY: _("Only an Item Box or a Wild Draw Four goes on any card."),
    Mistake.UNDER_TOP_COUNTS: _("Only the top card counts, not the one under it."),
    Mistake.WILD_HAS_TO_MATCH: _("An Item Box has no need to match: it goes on any card."),
    Mistake.WILD_AS_LAST_RESORT: _("It may be played even if another card could be."),
    Mistake.NOTHING_MATCHES: _("It has neither the colour, nor the number or symbol."),
    Mistake.COLOUR_BEFORE_BOX: _("The card turned up is the top card now: the old colour is gone."),
    # Action cards
    Mistake.SKIP_PASSES_NOBODY: _("A Skip passes over the next player."),
    Mistake.SKIP_GIVES_A_TURN: _("A Skip gives nobody a second turn: the one after goes on."),
    Mistake.DRAW_TWO_LETS_PLAY: _("Whoever draws for a Draw Two loses the turn, too."),
    Mistake.DRAW_TWO_GIVES_A_TURN: _(
        "A Draw Two gives nobody a second turn: the one after goes on."
    ),
    Mistake.REVERSE_IGNORED: _("A Reverse turns the direction of play."),
    Mistake.REVERSE_SKIPS_ONLY: _("A Reverse does turn the direction of play."),
    Mistake.REVERSE_AS_SKIP: _("With more than two players a Reverse passes over nobody."),
    Mistake.REVERSE_GIVES_A_TURN: _("With more than two players a Reverse gives no second turn."),
    Mistake.REVERSE_OF_TWO_IGNORED: _("With only two players, a Reverse works like a Skip."),
    Mistake.REVERSE_OF_TWO_SKIPS: _(
        "In this game a Reverse between two players passes over nobody."
    ),
    Mistake.OPENING_REVERSE_NOT_TURNED: _("An opening Reverse turns the direction of play."),
    Mistake.OPENING_REVERSE_SKIPS: _("An opening Reverse turns the direction, and is no Skip."),
    # Who draws
    Mistake.DRAW_TWO_HITS_ITS_PLAYER: _("A Draw Two does not hit the one who plays it."),
    Mistake.DRAW_TWO_HITS_ALL: _("A Draw Two hits the next player alone."),
    Mistake.DRAW_TWO_HITS_BEFORE: _("A Draw Two hits the next player, not the one before."),
    Mistake.LAST_CARD_SPARES: _("Even as a last card it makes the next player draw."),
    Mistake.BANANA_HITS_NEXT: _(
        "A Banana Peel is dropped behind: it does not hit the next player."
    ),
    Mistake.BANANA_HITS_ITS_PLAYER: _("A Banana Peel does not hit whoever played the Item Box."),
    Mistake.BANANA_SPARES_SKIPPED: _(
        "It hits the player who sits just before, whoever took the last turn."
    ),
    Mistake.BANANA_HITS_SEAT_BEFORE: _(
        "In this game it hits the last other player who took a turn, wherever that is."
    ),
    Mistake.BANANA_HITS_ALL: _("A Banana Peel hits one player, and no item makes all draw two."),
    Mistake.LIGHTNING_HITS_ALL: _("Lightning spares whoever played the Item Box."),
    Mistake.LIGHTNING_HITS_NEXT: _("Lightning hits everyone else, not only the next player."),
    Mistake.LIGHTNING_HITS_ITS_PLAYER: _("Lightning hits all the others, not its own player."),
    Mistake.BOBOMB_HITS_NEXT: _("A Bob-omb hits whoever played the Item Box, not the next player."),
    Mistake.BOBOMB_HITS_OTHERS: _("A Bob-omb hits whoever played the Item Box, and nobody else."),
    Mistake.WILD_HITS_ITS_PLAYER: _(
        "It hits its own player only when it was a bluff, and challenged."
    ),
    Mistake.WILD_HITS_ALL: _("A Wild Draw Four hits the next player alone."),
    Mistake.WILD_HITS_BEFORE: _("A Wild Draw Four hits the next player, not the one before."),
    Mistake.BLUFF_HITS_CHALLENGER: _("The challenge was right, so the challenger draws nothing."),
    Mistake.BLUFF_HITS_BOTH: _("Only the one who bluffed draws."),
    Mistake.BLUFF_HITS_NOBODY: _("A bluff that is found out costs its player four cards."),
    Mistake.VAIN_CHALLENGE_HITS_PLAYER: _("It was no bluff, so its player draws nothing."),
    Mistake.VAIN_CHALLENGE_HITS_BOTH: _("Only the challenger draws, who was wrong."),
    Mistake.VAIN_CHALLENGE_HITS_NOBODY: _("A challenge that is wrong costs the challenger cards."),
    Mistake.CAUGHT_CATCHER_DRAWS: _("It is the one who was caught that draws."),
    Mistake.CAUGHT_FOR_NOTHING: _("Being caught costs cards."),
    Mistake.NOBODY_IS_HIT: _("It does happen: somebody has to draw."),
    # How many
    Mistake.COUNT_OF_ONE: _("One card is what a Green Shell or Lightning makes a player draw."),
    Mistake.COUNT_OF_TWO: _(
        "Two cards are for a Draw Two, a Banana Peel, a Bob-omb, and for UNO not said."
    ),
    Mistake.COUNT_OF_FOUR: _("Four cards are for a Wild Draw Four."),
    Mistake.COUNT_OF_SIX: _("Six cards are for a challenge that was wrong."),
    Mistake.SIX_ON_TOP_OF_FOUR: _("The six come in place of the four, not on top of them."),
    Mistake.LIGHTNING_OF_TWO: _("No item makes all the others draw two: Lightning makes it one."),
    Mistake.MISSING_CARDS_DRAWN: _(
        "There are not that many left: the rest of the draw is dropped."
    ),
    Mistake.ALL_OR_NOTHING: _("As many are drawn as there are."),
    # A new stock
    Mistake.TOP_CARD_SHUFFLED: _("The top card stays, to be matched."),
    Mistake.DRAW_IS_OFF: _("The draw goes on: a new stock is made."),
    Mistake.EMPTY_STOCK_ENDS_ROUND: _("An empty stock does not end the round: a new one is made."),
    Mistake.BOX_FINDS_NO_CARD: _("An Item Box always finds a card to turn up."),
    # The Item Box
    Mistake.BOX_AS_PLAIN_WILD: _(
        "An Item Box is no plain wild: a card is turned up, to be matched."
    ),
    Mistake.BOX_CARD_TAKEN: _("The card is laid on the discard pile, and not taken."),
    Mistake.BOX_HITS_NEXT: _("Whether somebody draws depends on the item, which is not known yet."),
    Mistake.TURNED_UP_ACTS: _("Turned up by an Item Box, a card does nothing but bring its item."),
    Mistake.TURNED_UP_ACTS_LATER: _("It does not happen at all, neither now nor after the item."),
    Mistake.TURNED_UP_CHOICE: _("There is no choice: the item acts, and nothing else."),
    Mistake.TURNED_UP_HAS_TO_MATCH: _("A card that is turned up has no need to match."),
    Mistake.ONE_ACTION_ONLY: _("It would not even happen if it were the first card of the turn."),
    Mistake.BOX_PROTECTS: _("An Item Box protects nobody: some items hit others."),
    Mistake.MUSHROOM_PASSES_ON: _("A Mushroom gives another turn to whoever played the Item Box."),
    Mistake.MUSHROOM_TURNS_ROUND: _("A Mushroom leaves the direction as it is."),
    Mistake.MUSHROOM_HITS_NEXT: _("A Mushroom makes nobody draw."),
    Mistake.LIGHTNING_PASSES_ON: _("Lightning gives another turn to whoever played the Item Box."),
    Mistake.TURN_AFTER_LAST_CARD: _("The hand is empty, so there is no extra turn."),
    Mistake.BANANA_OF_ONE: _("A Banana Peel costs two cards."),
    Mistake.BANANA_IS_AIMED: _(
        "Only a Green Shell is aimed: nobody chooses whom the Banana Peel hits."
    ),
    Mistake.SHELL_HITS_NEXT: _("A Green Shell is aimed: its player chooses whom it hits."),
    Mistake.SHELL_HITS_ITS_PLAYER: _("A Green Shell hits another player."),
    Mistake.SHELL_OF_TWO: _("A Green Shell costs one card."),
    Mistake.SHELL_HITS_ALL: _(
        "A Green Shell hits one player. It is Lightning that hits all others."
    ),
    Mistake.TARGET_CHOSEN_BY_ANOTHER: _("Whoever played the Item Box aims the Green Shell."),
    Mistake.BOBOMB_COLOUR_STAYS: _("After a Bob-omb a colour is chosen."),
    Mistake.COLOUR_CHOSEN_BY_ANOTHER: _("Whoever played the Item Box chooses."),
    Mistake.ITEM_GIVES_A_TURN: _("Only a Mushroom or Lightning gives another turn."),
    Mistake.ITEM_COSTS_A_TURN: _("Nobody who draws because of an item loses a turn."),
    Mistake.ONE_BOX_A_TURN: _(
        "In an extra turn another Item Box may be played, as often as there is one."
    ),
    Mistake.CHAIN_BEGINS_ANEW: _("Boxes that are played in extra turns belong to one chain."),
    # Wild Draw Four
    Mistake.WILD_LETS_PLAY: _("Whoever draws for a Wild Draw Four loses the turn, too."),
    Mistake.WILD_GIVES_A_TURN: _("A Wild Draw Four gives no second turn: the one after goes on."),
    Mistake.WILD_COLOUR_STAYS: _("A colour is chosen with every Wild Draw Four."),
    Mistake.WILD_COLOUR_BY_ANOTHER: _("Whoever plays the Wild Draw Four chooses."),
    Mistake.BLUFF_IS_FORBIDDEN: _("In this game it may be played all the same, as a bluff."),
    Mistake.BLUFF_IS_ALLOWED: _("In this game a bluff can't be played at all."),
    Mistake.BLUFF_OVERLOOKED: _("The hand does hold a card that counts as the colour to match."),
    Mistake.BLUFF_IMAGINED: _("The hand holds no card that counts as the colour to match."),
    Mistake.ANYONE_CHALLENGES: _("Only the next player may challenge, who would have to draw."),
    Mistake.CHALLENGED_AFTER_DRAWING: _("Whoever draws has accepted it: then it is too late."),
    Mistake.NOBODY_CHALLENGES: _("In this game a Wild Draw Four may be challenged."),
    Mistake.CHALLENGE_IN_SPITE_OF_BAN: _(
        "In this game nobody can challenge, since a bluff can't be played."
    ),
    Mistake.EVERYONE_SEES_HAND: _("The hand is shown to the challenger, and to nobody else."),
    Mistake.NOBODY_SEES_HAND: _("The challenger gets to see whether it was a bluff."),
    Mistake.ONLY_MATCHING_SHOWN: _("The whole hand is shown, so that nothing can be kept back."),
    Mistake.JUDGED_BY_NEW_COLOUR: _(
        "What counts is the colour before, not the one chosen with the card."
    ),
    Mistake.JUDGED_BY_EITHER: _("What counts is the colour before, and that one alone."),
    Mistake.JUDGED_BY_NAMED: _("The challenger names no colour: what counts is the one before."),
    Mistake.JUDGED_BY_NUMBER: _("The same number or symbol makes no bluff. Only the colour does."),
    Mistake.NUMBER_IS_EVIDENCE: _("The same number or symbol in another colour makes no bluff."),
    Mistake.WILD_IS_EVIDENCE: _("Another Wild Draw Four never makes a bluff."),
    Mistake.BOX_IS_EVIDENCE: _("In this game an Item Box in the hand makes no bluff."),
    Mistake.BOX_IS_NO_EVIDENCE: _("In this game an Item Box in the hand counts as every colour."),
    Mistake.WHOLE_HAND_IS_EVIDENCE: _("Only cards that count as the colour before make a bluff."),
    Mistake.EVIDENCE_OVERLOOKED: _("The hand does hold a card that counts as the colour before."),
    Mistake.CHALLENGER_PASSED_OVER: _("The challenge was right, so it costs no turn."),
    Mistake.BLUFFER_GOES_AGAIN: _("Whoever bluffed only draws: the challenger goes on."),
    Mistake.CHALLENGER_STILL_PLAYS: _("A challenge that is wrong costs the turn, too."),
    Mistake.CHALLENGE_WON_A_TURN: _("It was no bluff, but that gives no second turn."),
    Mistake.CHALLENGE_UNDOES_COLOUR: _(
        "The chosen colour stands, whatever comes of the challenge."
    ),
    Mistake.CHALLENGER_CHOOSES_COLOUR: _(
        "The colour has been chosen with the card, and that stands."
    ),
    Mistake.ANY_COLOUR_ON_WILD: _(
        "On a wild the chosen colour has to be matched, or a wild played."
    ),
    # UNO
    Mistake.UNO_WITH_LAST_CARD: _("UNO is said when one card is left, not with the last one."),
    Mistake.UNO_NOT_YET_NEEDED: _("This play leaves one card, so it is time to say UNO."),
    Mistake.UNO_TOO_EARLY: _("With two cards left it is too early."),
    Mistake.UNO_MISCOUNTED: _("Count again: this play does not leave one card."),
    Mistake.UNO_PUNISHED_UNCAUGHT: _("Nobody draws for this without being caught."),
    Mistake.UNO_FORGOTTEN_IS_FREE: _("Whoever is caught draws two cards."),
    Mistake.CAUGHT_FOR_A_LAP: _("It ends earlier: with the first action of the next turn."),
    Mistake.CAUGHT_ANY_TIME: _(
        "One card or not, the time ends with the first action of the next turn."
    ),
    Mistake.ONLY_NEXT_CATCHES: _("Any other player may, not only the next one."),
    Mistake.CATCHING_IS_OVER: _("Nothing has been done in the next turn, so there is still time."),
    Mistake.LATE_UNO_PUNISHED: _("Said before being caught, even a late UNO saves."),
    # The end
    Mistake.OTHERS_GET_A_TURN: _("When the last card is carried out, nobody has another turn."),
    Mistake.PLAYED_FOR_SECOND: _("One player wins the round, and there is no second place."),
    Mistake.LAST_BOX_UNOPENED: _("In this game even a last Item Box is opened."),
    Mistake.LAST_BOX_OPENED: _("In this game a last Item Box is not opened any more."),
    Mistake.LAST_DRAW_UNCOUNTED: _("They are in those hands, so they count like all the others."),
    Mistake.BOBOMB_ENDS_ROUND: _("A Bob-omb fills the empty hand, so the round can't end."),
    Mistake.LAST_ITEM_NOT_LAST: _("This item puts no card into the empty hand."),
    Mistake.BLOCKED_FEWEST_CARDS: _(
        "A blocked round has no winner, however few cards somebody holds."
    ),
    Mistake.BLOCKED_FEWEST_POINTS: _("A blocked round has no winner, and no points are counted."),
    Mistake.BLOCKED_WITHOUT_END: _("When all have passed in turn, the round is over."),
    Mistake.LOSERS_SCORE: _("The others score nothing: their cards count for the winner."),
    Mistake.ALL_SCORE: _("Only the winner of the round scores."),
    Mistake.NOBODY_SCORES: _("Whoever has won the round scores."),
    Mistake.OWN_HAND_SCORED: _(
        "The winner's own hand is empty: what counts is what the others hold."
    ),
    Mistake.ONE_HAND_SCORED: _("The cards of all the others count, not of one hand alone."),
    Mistake.CARDS_COUNTED: _("It is not how many cards there are, but what each counts."),
    Mistake.WILDS_AS_SYMBOLS: _("A Wild Draw Four and an Item Box count 50, not 20."),
    Mistake.SYMBOLS_AS_WILDS: _("A Draw Two, a Reverse and a Skip count 20, not 50."),
    Mistake.ROUND_WINS_GAME: _("Winning this round does not win the game."),
    Mistake.LEADER_WINS_GAME: _("Being ahead is not enough while the game goes on."),
    Mistake.ALL_WIN_GAME: _("Only whoever comes out best wins the game."),
    Mistake.TIE_IS_BROKEN: _("Equal points share the win: nothing breaks the tie."),
    Mistake.GAME_GOES_ON: _("With this round the game is over."),
    Mistake.GAME_WITHOUT_WINNER: _("This game does not end without a winner."),
    Mistake.BLOCKED_GAME_HAS_WINNER: _(
        "Nobody has won a blocked round, so it wins no game either."
    ),
    # Facts
    Mistake.ITEM_MAKES_ALL_DRAW_TWO: _(
        "This item does not do that: none makes all the others draw two."
    ),
    Mistake.ANOTHER_RULE: _("The rule of that name says: “{text}”"),
    Mistake.ANOTHER_SOURCE: _("That is not where this rule comes from, or not all of it."),
    # Stacking
    Mistake.STACKING_OVERLOOKED: _("In this game a draw card may be answered with another."),
    Mistake.STACKED_AFTER_DRAWING: _("Whoever draws has accepted it, and can't stack any more."),
    Mistake.STACK_NEEDS_COLOUR: _("A draw card is stacked by its kind, whatever its colour is."),
    Mistake.ONE_KIND_STACKS: _("In this game either kind of draw card goes on either."),
    Mistake.BOTH_KINDS_STACK: _("In this game a draw card goes only on one of its own kind."),
    Mistake.ANY_MATCH_STACKS: _("A draw card is answered with a draw card, and with no other."),
    Mistake.STACKED_BY_ANYONE: _("Only the player at whom the draw card is aimed may stack."),
    Mistake.ACCEPTED_FOR_NOTHING: _("Whoever stacks nothing has to draw."),
    Mistake.CAUGHT_PAST_ANSWER: _("It ends earlier: as soon as the draw card is answered."),
    Mistake.ANSWER_OVERLOOKED: _("The draw card has not been answered, so there is still time."),
    Mistake.ONLY_LAST_COUNTS: _("The cards to draw add up: the last draw card is not all of it."),
    Mistake.ONLY_FIRST_COUNTS: _("The draw card that was stacked adds its own to what there was."),
    Mistake.STACK_CANCELS: _("A draw card cancels no other: the cards to draw pass on."),
    Mistake.STACK_HITS_ITS_PLAYER: _("A draw card hits the next player, not the one who plays it."),
    Mistake.STACK_IS_SHARED: _("One player draws all of it: it is not shared."),
    Mistake.ACCEPTING_KEEPS_TURN: _("Whoever draws for a draw card loses the turn, too."),
    Mistake.DRAW_CARD_GIVES_A_TURN: _(
        "A draw card gives nobody a second turn: the one after goes on."
    ),
    Mistake.CHALLENGE_OVERLOOKED: _("A Wild Draw Four in a stack may be challenged, too."),
    Mistake.TWO_MORE_UNCHALLENGED: _("Two more are drawn only after a challenge that was wrong."),
    Mistake.TWO_MORE_FOR_BLUFF: _("A bluff costs what was aimed at the challenger, and no more."),
    Mistake.VAIN_CHALLENGE_OF_SUM: _("A challenge that was wrong costs two more than the sum."),
    Mistake.STACK_BLUFF_IS_FREE: _("A bluff that is found out costs its player all of the stack."),
    Mistake.LAST_CARD_STACKED_ON: _("With a last card the round is won: nothing is stacked on it."),
    Mistake.UNPLAYED_STACKED_ON: _("Only a draw card that somebody plays is stacked on."),
    # Seven-zero
    Mistake.HANDS_NEVER_MOVE: _("In this game a 7 or a 0 that is played moves hands."),
    Mistake.SWAP_WITH_NEXT: _("Whoever plays a 7 chooses with whom to swap."),
    Mistake.SWAP_OF_ONE_CARD: _("It is the whole hands that are swapped."),
    Mistake.SWAP_IS_FREE: _("Whoever plays a 7 has to swap."),
    Mistake.SWAP_CHOSEN_BY_ANOTHER: _("Whoever plays the 7 chooses."),
    Mistake.PASSED_ALWAYS_LEFT: _("Hands go the way that play goes, to the left or to the right."),
    Mistake.PASSED_AGAINST_PLAY: _("That is against the direction of play."),
    Mistake.PASSED_BY_ONE_CARD: _("It is the whole hands that are passed on."),
    Mistake.ZERO_SWAPS_TWO: _("A 0 moves all hands, and each by one seat."),
    Mistake.ZERO_AS_SEVEN: _("That is what a 7 does."),
    Mistake.TURNED_UP_MOVES_HANDS: _("It moves hands only when it is played from a hand."),
    Mistake.LAST_CARD_MOVES_HANDS: _("With a last card its player has won, so no hand moves."),
    Mistake.UNO_FOR_A_NEW_HAND: _("UNO is owed only for a play of one's own that leaves one card."),
    # Jumping in
    Mistake.JUMPING_OVERLOOKED: _("In this game others may play a card just like the top card."),
    Mistake.ONLY_NEXT_JUMPS_IN: _("Any other player may, wherever that player sits."),
    Mistake.ANY_MATCH_JUMPS_IN: _(
        "That is not enough: it takes the same colour, and the same number or symbol."
    ),
    Mistake.WILD_JUMPS_IN: _("A wild card has no colour, so nobody jumps in with one."),
    Mistake.JUMP_RETURNS_TURN: _(
        "Play does not go back: it goes on from the player who jumped in."
    ),
    Mistake.JUMP_COSTS_A_TURN: _("A jump passes over nobody: the next player after it goes on."),
    Mistake.JUMP_AFTER_ACTION: _("It is too late: the player whose turn it is was first."),
}

GROUNDS: Final[dict[Ground, Message]] = {
    Ground.DRAWN_MAY_BE_KEPT: _(
        "A drawn card that can be played may be played at once, or kept; no other card may be."
    ),
    Ground.DRAWN_HAS_TO_BE_PLAYED: _(
        "In this game a drawn card that can be played has to be played."
    ),
    Ground.DRAWN_UNTIL_ONE_FITS: _(
        "In this game one draws until a card can be played or none is left; that card may be kept."
    ),
    Ground.BLUFF_ALLOWED: _(
        "A Wild Draw Four may always be played, but beside a card of the colour it is a bluff."
    ),
    Ground.NO_BLUFF: _(
        "A Wild Draw Four goes on any card, and no other card of the hand counts as the colour."
    ),
    Ground.CHALLENGE_BANNED: _(
        "In this game a bluff can't be played, so there is nothing to challenge."
    ),
    Ground.COLOUR_IS_EVIDENCE: _("What makes it a bluff is every card of the colour before."),
    Ground.COLOUR_OR_BOX_IS_EVIDENCE: _(
        "What makes it a bluff is every card of the colour before, and here every Item Box."
    ),
    Ground.NOTHING_IS_EVIDENCE: _(
        "It is no bluff: the hand holds no card that counts as the colour before."
    ),
    Ground.ONE_CARD_LEFT: _("A play that leaves one card needs UNO to be said with it."),
    Ground.NOT_ONE_CARD_LEFT: _("UNO is said with a play that leaves one card, and with no other."),
    Ground.LAST_BOX_OPENS: _(
        "In this game a last Item Box is opened, and its item is carried out before the round ends."
    ),
    Ground.LAST_BOX_STAYS_SHUT: _("In this game the round ends at once with a last Item Box."),
    Ground.GAME_IS_NOT_WON: _("What the game ends by has not been reached with this round."),
    Ground.OPENING_CARRIED_OUT: _(
        "In this game an opening Draw Two, Reverse or Skip is carried out."
    ),
    Ground.DRAW_CARD_IS_ANSWERED: _(
        "Whoever a draw card is aimed at stacks another on it, or draws and loses the turn."
    ),
    Ground.OWN_KIND_STACKS: _(
        "In this game a draw card is stacked on one of its own kind, whatever its colour is."
    ),
    Ground.ANY_KIND_STACKS: _(
        "In this game any draw card is stacked on any other, whatever its colour is."
    ),
    Ground.NO_PLAY_LEFT_IT: _("Cards are counted as one is played, before any hands move."),
    Ground.JUST_LIKE_TOP_CARD: _(
        "It has the colour and the number or symbol of the top card, and nothing has been done in"
        " this turn."
    ),
    Ground.PLAY_GOES_ON_FROM_JUMP: _(
        "Play goes on from the player who jumped in, as if it had been that player's turn."
    ),
    Ground.FIRST_ACTION_WAS_FIRST: _(
        "As soon as the player whose turn it is has done something, nobody jumps in any more."
    ),
}
