"""The Item Box, its items and its chains (ITEM)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _
from uno_kart_lab.library.entry import Entry
from uno_kart_lab.rules.actions import Challenge, ChooseTarget, Pass

CASES: Final[tuple[Entry, ...]] = (
    Entry(
        "mushroom",
        _("A Mushroom"),
        _(
            "The Item Box goes on any card and turns up a red one: its Mushroom gives another"
            " turn, and the red card is the one to match now."
        ),
        ("MATCH-3", "ITEM-1", "ITEM-3", "ITEM-MUSHROOM"),
        1,
    ),
    Entry(
        "extra-turn-has-to-be-taken",
        _("A Mushroom, and nothing to play"),
        _("The extra turn has to be taken: whoever has nothing to play draws, as in any turn."),
        ("ITEM-MUSHROOM",),
        2,
        refused=Pass(0),
    ),
    Entry(
        "banana-peel",
        _("A Banana Peel"),
        _("The player before draws two cards. Nobody loses a turn, and the next player goes on."),
        ("ITEM-BANANA", "ITEM-4"),
        1,
    ),
    Entry(
        "banana-peel-for-a-skipped-player",
        _("A Banana Peel after a Skip"),
        _(
            "The Banana Peel hits the player who comes just before, though that player has just"
            " been skipped."
        ),
        ("ITEM-BANANA",),
        3,
    ),
    Entry(
        "banana-peel-for-the-last-to-act",
        _("A Banana Peel after a Skip, by the letter"),
        _(
            "One source says that whoever took the last turn draws. Where that is followed to the"
            " letter, a player who was skipped is spared."
        ),
        ("ITEM-BANANA",),
        3,
    ),
    Entry(
        "banana-peel-after-a-reverse",
        _("A Banana Peel after a Reverse"),
        _("The player before is the one who comes before in the direction that play goes now."),
        ("ITEM-BANANA",),
        2,
    ),
    Entry(
        "banana-peel-in-the-first-turn",
        _("A Banana Peel in the first turn, by the letter"),
        _(
            "Where whoever took the last turn draws and nobody has taken one yet, it is the player"
            " who comes before."
        ),
        ("ITEM-BANANA",),
        3,
    ),
    Entry(
        "green-shell",
        _("A Green Shell"),
        _("Whoever played the Item Box chooses another player, who draws one card."),
        ("ITEM-SHELL",),
        1,
    ),
    Entry(
        "green-shell-at-the-next-player",
        _("A Green Shell at the next player"),
        _("Who draws because of an item loses no turn, and may even play the card it brought."),
        ("ITEM-SHELL", "ITEM-4"),
        2,
    ),
    Entry(
        "green-shell-at-oneself",
        _("A Green Shell at oneself"),
        _("The Green Shell has to be aimed at another player."),
        ("ITEM-SHELL",),
        2,
        refused=ChooseTarget(0, 0),
    ),
    Entry(
        "lightning",
        _("Lightning"),
        _(
            "Everyone else draws one card, but not the player of the Item Box, who takes another"
            " turn."
        ),
        ("ITEM-LIGHTNING",),
        1,
    ),
    Entry(
        "lightning-with-a-small-stock",
        _("Lightning, and one card is left in the stock"),
        _(
            "The others draw one after the other, in order of play. When the stock runs out, the"
            " discard pile is shuffled and the drawing goes on."
        ),
        ("ITEM-LIGHTNING", "STOCK-1"),
        3,
    ),
    Entry(
        "no-item-makes-all-draw-two",
        _("Can an item make all the others draw two?"),
        _(
            "No item can, though one introduction to the game says so. Even a Draw Two that brings"
            " Lightning makes each of the others draw one card."
        ),
        ("ITEM-2", "ITEM-LIGHTNING", "ITEM-7"),
        3,
    ),
    Entry(
        "bob-omb",
        _("A Bob-omb"),
        _("Whoever played the Item Box draws two cards, and then chooses the colour."),
        ("ITEM-BOBOMB",),
        1,
    ),
    Entry(
        "wild-draw-four-turned-up",
        _("An Item Box turns up a Wild Draw Four"),
        _(
            "Only its Bob-omb acts. The next player draws nothing, and there is nothing to"
            " challenge."
        ),
        ("ITEM-2", "ITEM-BOBOMB"),
        3,
        refused=Challenge(1),
    ),
    Entry(
        "box-turned-up",
        _("An Item Box turns up an Item Box"),
        _("Only its Bob-omb acts. It turns up no further card, since nobody has played it."),
        ("ACT-4", "ITEM-2", "ITEM-BOBOMB"),
        3,
    ),
    Entry(
        "skip-turned-up",
        _("An Item Box turns up a Skip"),
        _("Only its Banana Peel acts. The Skip skips nobody: the next player has a turn."),
        ("ACT-4", "ITEM-2"),
        2,
    ),
    Entry(
        "draw-two-turned-up",
        _("An Item Box turns up a Draw Two"),
        _("Only its Mushroom acts. Nobody draws, and the same player goes again."),
        ("ACT-4", "ITEM-2"),
        2,
    ),
    Entry(
        "reverse-turned-up",
        _("An Item Box turns up a Reverse"),
        _("Only its Green Shell acts. Play goes on in the same direction."),
        ("ACT-4", "ITEM-2"),
        2,
    ),
    Entry(
        "symbol-of-a-turned-up-card",
        _("A Draw Two on a Draw Two that was turned up"),
        _(
            "The card turned up is matched by its symbol too, though it made nobody draw. The Draw"
            " Two that is played makes the next player draw."
        ),
        ("MATCH-2", "ACT-1", "ITEM-3"),
        2,
    ),
    Entry(
        "chain-of-two",
        _("Two Item Boxes in a row"),
        _("In the extra turn of a Mushroom another Item Box may be played: that makes a chain."),
        ("ITEM-MUSHROOM", "ITEM-5"),
        2,
    ),
    Entry(
        "chain-of-three",
        _("Three Item Boxes in a row"),
        _(
            "Mushroom and Lightning keep the chain going. The Green Shell ends it, for it gives no"
            " extra turn."
        ),
        ("ITEM-SHELL", "ITEM-LIGHTNING", "ITEM-5"),
        2,
    ),
    Entry(
        "lightning-twice",
        _("Lightning, and Lightning again"),
        _(
            "Everyone else draws one card for each of them. The number card that is played in the"
            " last extra turn ends the chain."
        ),
        ("ITEM-LIGHTNING", "ITEM-5"),
        2,
    ),
    Entry(
        "box-on-an-empty-stock",
        _("An Item Box, and the stock is empty"),
        _("There is always a card to turn up: the one under the box is shuffled into a new stock."),
        ("ITEM-6", "STOCK-1"),
        3,
    ),
)
