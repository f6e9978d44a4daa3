"""What the page says where a position is built, by clicks or by card codes."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, pgettext

BUILDER_WORDS: Final[dict[str, Message]] = {
    "build_title": _("Build a position"),
    "build_hint": _("Choose a place, then press cards, or write their codes."),
    "build_name": _("Title"),
    "build_places": _("Where cards lie"),
    "build_hand": _("{name}, {cards}"),
    "build_discard": _("Discard pile, {cards}"),
    "build_stock": _("Stock, {cards}"),
    "build_discard_note": _("The last card is the top card. Without any, the stock turns one up."),
    "build_stock_note": _("The first card is the next one drawn."),
    "build_take_away": _("Take away: {card}"),
    "build_no_card": _("No card here: {code}. Take it away"),
    "build_palette": _("Cards to add: {place}"),
    "build_left": _("{card}, left: {count}"),
    "build_codes": _("Codes of the cards: {place}"),
    "build_codes_note": _(
        "Such as R5 G+2 BR YS W+4 WB: a colour's letter, then what the card shows."
    ),
    "build_rest": _("Below these, all the other cards, shuffled"),
    "build_turn": _("Whose turn it is"),
    "build_direction": _("Direction of play"),
    "build_colour": _("The colour named for the wild card on top"),
    "build_no_colour": pgettext("no colour has been named yet", "choose one"),
    "build_shown": _("Hands that can be seen"),
    "build_all_hands": pgettext("whose hands can be seen", "all"),
    "build_no_hand": pgettext("whose hands can be seen", "none"),
    "build_one_hand": pgettext("whose hands can be seen", "only that of {name}"),
    "build_then": _("What is done next"),
    "build_nothing": _("nothing: the position is asked about"),
    "build_players": _("Players and points"),
    "build_points": _("Points of {name}"),
    "build_more": _("Dealer, round and shuffle"),
    "build_last": _("Who took the turn before"),
    "build_nobody": pgettext("nobody took a turn before this one", "nobody"),
    "build_round": _("Round"),
    "build_stands": _("The position can be played."),
}
