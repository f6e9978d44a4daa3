"""What the page itself says: the names of its buttons and places."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, ngettext, pgettext

WORDS: Final[dict[str, Message]] = {
    "title": _("Uno Kart Lab"),
    # The bar
    "new_game": _("New game"),
    "who_looks": _("Who is looking"),
    "reader_teacher": _("Teacher"),
    "reader_table": _("Table"),
    "options_changed": _("options changed: {count}"),
    "seed_is": _("seed {seed}"),
    # What happened
    "what_happened": _("What happened"),
    "the_start": _("The start of the game"),
    "event_of": _("{at} of {count}"),
    "next": _("Next"),
    "back": _("Back"),
    "hint": _("Next shows one thing that happens, and the rule that it follows."),
    "earlier": _("Before that, in this action"),
    "chain": _("Item Boxes in a row:"),
    # What can be done
    "what_can_be_done": _("What can be done"),
    "still_to_come": _("This action is still being carried out. To come: {count}"),
    "hand_of": _("{name}: {cards}"),
    "show_all": _("Show the rest at once"),
    "let_computer": _("Let the computer play"),
    "cards_to_play": _("Cards that can be played"),
    "colour_with": _("{card}, and the colour:"),
    "colour_and_uno": _("{card}, UNO, and the colour:"),
    "without_uno": _("{play} without saying UNO"),
    "other_choices": _("Other choices"),
    "uno_window": _("UNO was not said"),
    "of_player": _("{name}: {action}"),
    "not_now": _("Not now, and why:"),
    "why_not": _("Why not the {card}?"),
    # The way through the game
    "timeline": _("Through the game"),
    "step_of": _("Action {step}"),
    "go_first": _("First"),
    "go_back": _("Action back"),
    "go_forward": _("Action forward"),
    "go_last": _("Last"),
    # The table
    "the_table": _("The table"),
    "stock": _("Stock"),
    "discard_pile": _("Discard pile"),
    "no_colour": _("no colour yet"),
    "direction_left": _("to the left (clockwise)"),
    "direction_right": _("to the right (anticlockwise)"),
    "points": _("points: {score}"),
    "tag_turn": pgettext("mark of a player", "turn"),
    "tag_asked": pgettext("mark of a player", "to decide"),
    "tag_uno": pgettext("mark of a player", "no UNO said"),
    "tag_dealer": pgettext("mark of a player", "dealer"),
    "tag_won": pgettext("mark of a player", "winner"),
    "show_hand": _("Show the hand of {name}"),
    "top_card_is": _("The top card is: {card}."),
    "no_card_is_up": _("No card is up yet."),
    "colour_is": _("The colour is: {colour}."),
    "direction_is": _("Play goes {direction}."),
    "stock_is": _("In the stock: {cards}."),
    "seat_is": _("{name}: {cards}, points: {score}."),
    # A rule, a hand
    "close": _("Close"),
    "source": _("Source:"),
    "played_here": _("In this game: {option}: {value}."),
    # A new game
    "players": _("Players"),
    "how_many": _("How many"),
    "player": _("Player {number}"),
    "rules": _("Rules"),
    "preset": _("Rule set"),
    "number_of": _("{option}: the number"),
    "every_option": _("Every option"),
    "shuffle": _("Shuffle"),
    "seed": _("Seed"),
    "seed_note": _("The same seed deals the same cards."),
    "another_seed": _("Another seed"),
    "dealer": _("Dealer"),
    "deal": _("Deal"),
}

POINTS_ADDED: Final = _("{player}: {sum} = {points}")
CARDS_COUNTED: Final = ngettext("{number} card", "{number} cards")
