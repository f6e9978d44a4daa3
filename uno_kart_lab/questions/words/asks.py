"""How each kind of question is asked."""

from __future__ import annotations

from typing import Final, TypeAlias

from uno_kart_lab.i18n import Message, _, ngettext
from uno_kart_lab.questions.kinds import Kind

Words: TypeAlias = Message | tuple[Message, Message]
"""A message, or two where it speaks of a player: to "you", and of another."""

ASKS: Final[dict[Kind, Words]] = {
    Kind.FIRST_DEALER: _("The highest number deals first. Who deals?"),
    Kind.NEXT_DEALER: _("Who deals the next round?"),
    Kind.HAND_SIZE: _("How many cards is each player dealt?"),
    Kind.FIRST_DEALT: _("Who gets the first card of the deal?"),
    Kind.FIRST_CARD: _("The cards are dealt. How does the discard pile begin?"),
    Kind.OPENING_EFFECT: _("The round opens with this card: {card}. What happens?"),
    Kind.FIRST_PLAYER: _("Who plays first?"),
    Kind.NEXT_TURN: _("Who has the next turn?"),
    Kind.DIRECTION: _("Which way does play go now?"),
    Kind.MAY_DRAW: (
        _("You hold a card that you can play. May you draw instead?"),
        _("{player} holds a card that can be played. May {player} draw instead?"),
    ),
    Kind.MAY_PASS: (
        _("There is no card to draw, and you hold one that you can play. May you pass?"),
        _("There is no card to draw, and {player} holds one to play. May {player} pass?"),
    ),
    Kind.DRAWING: (
        _("You draw and do not play. How many cards do you draw?"),
        _("{player} draws and does not play. How many cards does {player} draw?"),
    ),
    Kind.DRAWN_CARD: (
        _("You have just drawn this card: {card}. What comes next?"),
        _("{player} has just drawn this card: {card}. What comes next?"),
    ),
    Kind.MAY_PLAY: (
        _("May you play this card now: {card}?"),
        _("May {player} play this card now: {card}?"),
    ),
    Kind.WHO_DRAWS: _("Who draws now?"),
    Kind.NEW_STOCK: _("The stock is empty, and a card is needed. What happens?"),
    Kind.BOX_OPENS: _("An Item Box has been played. What happens first?"),
    Kind.TURNED_UP_ACTION: _(
        "The Item Box has turned up this card: {card}. What does it do beside its item?"
    ),
    Kind.WHY_NO_ACTION: _("{card} does nothing but bring its item. Why?"),
    Kind.WHICH_ITEM: _("The Item Box has turned up this card: {card}. Which item acts?"),
    Kind.ITEM_DOES: _("{card} brings this item: {item}. What does it do?"),
    Kind.MAY_CHAIN: (
        _("You have an extra turn because of an item. May you play another Item Box in it?"),
        _(
            "{player} has an extra turn because of an item. May {player} play another Item Box in"
            " it?"
        ),
    ),
    Kind.MAY_BLUFF: (
        _("The colour is {colour}. May you play the Wild Draw Four now?"),
        _("The colour is {colour}. May {player} play the Wild Draw Four now?"),
    ),
    Kind.WHO_CHALLENGES: _("Who may challenge the Wild Draw Four?"),
    Kind.HAND_SHOWN: (
        _("You have been challenged. Who gets to see your hand?"),
        _("{player} has been challenged. Who gets to see {player}'s hand?"),
    ),
    Kind.JUDGED_COLOUR: _("By which colour is the challenge judged?"),
    Kind.EVIDENCE: (
        _("Which of your cards make the Wild Draw Four a bluff?"),
        _("Which of {player}'s cards make the Wild Draw Four a bluff?"),
    ),
    Kind.COLOUR_AFTER: _("Which colour has to be matched after this?"),
    Kind.MUST_SAY_UNO: (
        ngettext(
            "You hold {number} card. If you play one now, do you have to say UNO with it?",
            "You hold {number} cards. If you play one now, do you have to say UNO with it?",
        ),
        ngettext(
            "{player} holds {number} card. If {player} plays one now, does UNO have to be said"
            " with it?",
            "{player} holds {number} cards. If {player} plays one now, does UNO have to be said"
            " with it?",
        ),
    ),
    Kind.UNO_UNSAID: (
        _("You have one card left and have not said UNO. What comes of it?"),
        _("{player} has one card left and has not said UNO. What comes of it?"),
    ),
    Kind.WHO_CATCHES: (
        _("You have one card left and have not said UNO. Who can catch you now?"),
        _("{player} has one card left and has not said UNO. Who can catch {player} now?"),
    ),
    Kind.TOO_LATE_TO_CATCH: (
        _("You did not say UNO, and the next turn is played. Can you still be caught?"),
        _("{player} did not say UNO, and the next turn is played. Can {player} still be caught?"),
    ),
    Kind.LATE_UNO: (
        _("You forgot to say UNO, and say it now, before anyone has caught you. What happens?"),
        _(
            "{player} forgot to say UNO, and says it now, before anyone has caught {player}. What"
            " happens?"
        ),
    ),
    Kind.LAST_CARD: (
        _("You have played your last card. What happens now?"),
        _("{player} has played the last card of the hand. What happens now?"),
    ),
    Kind.AFTER_LAST_BOX: (
        _("The Item Box was your last card. Is the round over when its item is done?"),
        _("The Item Box was {player}'s last card. Is the round over when its item is done?"),
    ),
    Kind.BLOCKED: _("Nobody can draw, and all have passed in turn. What happens?"),
    Kind.WHO_SCORES: _("The round is over. Who scores points for it?"),
    Kind.HOW_MANY_POINTS: (
        _("How many points do you score?"),
        _("How many points does {player} score?"),
    ),
    Kind.WHO_HAS_WON: _("Who has won the game?"),
    Kind.COPIES: _("How many of this card does the deck hold: {card}?"),
    Kind.DECK_SIZE: _("How many cards does the deck hold?"),
    Kind.POINTS_OF_CARD: _("How much does this card count at the end: {card}?"),
    Kind.ALL_DRAW_TWO: _("Which item makes all the others draw two cards?"),
    Kind.RULE_NAME: _("What is the rule called that says: “{text}”"),
    Kind.RULE_SOURCE: _(
        "Where does the rule “{title}” come from? Choose the answer that names every source."
    ),
    Kind.DRAW_ANSWER: (
        _("A draw card is aimed at you. What can you do now?"),
        _("A draw card is aimed at {player}. What can {player} do now?"),
    ),
    Kind.STACK_SUM: (
        _("A draw card has been stacked. How many cards are aimed at you now?"),
        _("A draw card has been stacked. How many cards are aimed at {player} now?"),
    ),
    Kind.MAY_STACK: (
        _("A draw card is aimed at you. May you stack this card on it: {card}?"),
        _("A draw card is aimed at {player}. May {player} stack this card on it: {card}?"),
    ),
    Kind.STACKED_ON: _(
        "This draw card lies on the discard pile: {card}. May a card be stacked on it?"
    ),
    Kind.HANDS_MOVE: _("This is the top card now: {card}. What becomes of the players' hands?"),
    Kind.HAND_FROM: (
        _("The hands are passed on. From whom do you get your new hand?"),
        _("The hands are passed on. From whom does {player} get a new hand?"),
    ),
    Kind.UNO_FOR_HAND: (
        _("You have got a hand of one card. Do you have to say UNO for it?"),
        _("{player} has got a hand of one card. Does {player} have to say UNO for it?"),
    ),
    Kind.MAY_JUMP_IN: (
        _("May you jump in now with this card: {card}?"),
        _("May {player} jump in now with this card: {card}?"),
    ),
}
"""Those which are always asked in the same way."""

HOW_MANY_EACH: Final = _("How many cards does each of them draw?")
HOW_MANY: Final = (
    _("How many cards do you draw?"),
    _("How many cards does {player} draw?"),
)
WHO_CHOOSES_COLOUR: Final = _("Who chooses the colour?")
WHO_CHOOSES_TARGET: Final = _("Who chooses the player that has to draw?")
WHO_CHOOSES_SWAP: Final = _("Who chooses with whom hands are swapped?")
TOO_LATE_AFTER_ANSWER: Final = (
    _("You did not say UNO, and your draw card is answered. Can you still be caught?"),
    _("{player} did not say UNO, and the draw card is answered. Can {player} still be caught?"),
)
WHICH_MATCHES: Final = _(
    "The top card is this: {card}. Which of these cards could be played on it?"
)
WHICH_MATCHES_WILD: Final = _(
    "The top card is this: {card}, and the colour is {colour}. Which of these cards could be"
    " played on it?"
)
ITEM_OF_COLOUR: Final = _("Which item is in the corner of every {colour} card?")
ITEM_OF_WILDS: Final = _("Which item is in the corner of every wild card?")
