"""The deck, the deal and the opening card (DECK, SETUP, OPEN)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "last-item-box",
        _("Seven Item Boxes can be seen"),
        _(
            "The deck of 112 cards has eight Item Boxes. Seven lie in the hands and in the discard"
            " pile, so only one is left in the stock, and this draw brings it."
        ),
        ("DECK-1",),
        1,
    ),
    Entry(
        "all-five-items",
        _("Five Item Boxes, five items"),
        _(
            "Red brings a Mushroom, blue Lightning, yellow a Banana Peel, green a Green Shell, and"
            " a wild card a Bob-omb."
        ),
        ("DECK-2", "ITEM-1"),
        2,
    ),
    Entry(
        "high-card-deals",
        _("Who deals first?"),
        _("Each player draws a card and the highest number deals. A card without a number is 0."),
        ("SETUP-1", "SETUP-2", "SETUP-3"),
        1,
    ),
    Entry(
        "tie-for-the-deal",
        _("Two players draw the same number for the deal"),
        _("Only the players with the highest number draw again, until one of them is higher."),
        ("SETUP-1",),
        3,
    ),
    Entry(
        "chosen-dealer",
        _("The table chooses who deals first"),
        _("In the quick game nobody draws for the deal: the table just chooses its dealer."),
        ("SETUP-1", "SETUP-2", "OPEN-1"),
        2,
    ),
    Entry(
        "opening-number",
        _("The round opens with a number"),
        _("The player on the dealer's left plays first, and has to match the number card."),
        ("SETUP-3", "OPEN-1"),
        1,
    ),
    Entry(
        "opening-reverse",
        _("The round opens with a Reverse"),
        _("Play goes to the right, and the dealer plays first."),
        ("OPEN-3",),
        2,
    ),
    Entry(
        "opening-draw-two",
        _("The round opens with a Draw Two"),
        _("The player on the dealer's left draws two cards and loses the turn."),
        ("OPEN-4",),
        2,
    ),
    Entry(
        "opening-skip",
        _("The round opens with a Skip"),
        _("The player on the dealer's left loses the turn, so the player after that begins."),
        ("OPEN-5",),
        2,
    ),
    Entry(
        "opening-wild-draw-four",
        _("The round opens with a Wild Draw Four"),
        _(
            "It goes back into the stock, which is shuffled, and another card is turned up. Nobody"
            " draws four."
        ),
        ("OPEN-6",),
        3,
    ),
    Entry(
        "opening-actions-ignored",
        _("The quick game opens with a Skip"),
        _(
            "In the quick game an opening action card or Wild Draw Four does nothing. It stays"
            " where it is, and another card is turned up on top of it."
        ),
        ("OPEN-2",),
        3,
    ),
    Entry(
        "opening-box-dealer-chooses",
        _("The round opens with an Item Box"),
        _(
            "No item acts, for nobody has played the box. In the standard game the dealer chooses"
            " the colour, and the player on the left plays first."
        ),
        ("OPEN-7",),
        3,
    ),
    Entry(
        "opening-box-first-player-chooses",
        _("The quick game opens with an Item Box"),
        _("No item acts. In the quick game the first player chooses the colour, then plays."),
        ("OPEN-7",),
        3,
    ),
    Entry(
        "opening-reverse-of-two",
        _("Two players, and the round opens with a Reverse"),
        _("Play goes to the right and the dealer begins, as with more players."),
        ("OPEN-3", "OPEN-8"),
        3,
    ),
    Entry(
        "opening-draw-two-of-two",
        _("Two players, and the round opens with a Draw Two"),
        _(
            "The dealer's opponent draws two cards and loses the turn, so the dealer begins: with"
            " two players nobody else is there."
        ),
        ("OPEN-4", "OPEN-8"),
        3,
    ),
    Entry(
        "next-round",
        _("The next round is dealt"),
        _(
            "The deal passes to the left, all the cards come back into the deck, and everyone gets"
            " seven new ones."
        ),
        ("SETUP-2", "SETUP-4"),
        1,
    ),
)
