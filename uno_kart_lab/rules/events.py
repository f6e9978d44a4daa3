"""What happens: a closed set of kinds, each with how it changes a position.

The events of an action, in their order, *are* its resolution: `evolve` is the only thing that
makes one position out of another. An event carries facts and never a sentence; where something
was judged it carries what was compared, and the result.

Events are named tuples: they are made for every consequence of every action, and a frozen
dataclass takes more than twice the time to make.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias, TypeVar

from uno_kart_lab.rules.cards import DECK, Card, Colour, Item, sorted_hand
from uno_kart_lab.rules.position import (
    LEFT,
    Awaiting,
    AwaitTurn,
    Changes,
    GameOver,
    Position,
    Reason,
    RoundOver,
    SettingUp,
)

_T = TypeVar("_T")


class RoundBegun(NamedTuple):
    """A round is set up: all 112 cards are gathered, nobody has any (SETUP-4)."""

    reason: Reason
    round: int

    def changes(self, p: Position) -> Changes:
        return {
            "round": self.round,
            "direction": LEFT,
            "hands": ((),) * len(p.players),
            "discard": (),
            "chosen_colour": None,
            "stock": DECK,
            "last_actor": None,
            "awaiting": SettingUp(),
            "uno_due": False,
            "uno_window": None,
            "passes": 0,
            "chain": 0,
            "link": 0,
            "round_winner": None,
        }


class StockShuffled(NamedTuple):
    """The whole stock is shuffled (SETUP-1, SETUP-2)."""

    reason: Reason
    stock: tuple[Card, ...]
    generator: int

    def changes(self, p: Position) -> Changes:
        return {"stock": self.stock, "generator": self.generator}


class DealerCardsDrawn(NamedTuple):
    """Each of `seats` draws a card to find the first dealer (SETUP-1).

    `values` are what the cards count: a number its face value, everything else 0.
    """

    reason: Reason
    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    values: tuple[int, ...]

    def changes(self, p: Position) -> Changes:
        return {}


class DealerNamed(NamedTuple):
    """`seat` deals (SETUP-1, SETUP-4): unless the opening says else, its left comes first."""

    reason: Reason
    seat: int

    def changes(self, p: Position) -> Changes:
        return {"dealer": self.seat, "turn": (self.seat + 1) % len(p.players)}


class HandsDealt(NamedTuple):
    """The dealer has dealt to all, one card at a time (SETUP-2)."""

    reason: Reason
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]

    def changes(self, p: Position) -> Changes:
        return {"hands": self.hands, "stock": self.stock}


class OpeningCardTurned(NamedTuple):
    """The dealer turns up the stock's top card to start the discard pile (SETUP-3)."""

    reason: Reason
    dealer: int
    card: Card

    def changes(self, p: Position) -> Changes:
        return {"discard": (*p.discard, self.card), "stock": p.stock[1:]}


class OpeningCardReturned(NamedTuple):
    """A Wild Draw Four can't open: it goes back into the stock, which is shuffled (OPEN-6)."""

    reason: Reason
    card: Card
    stock: tuple[Card, ...]
    generator: int

    def changes(self, p: Position) -> Changes:
        return {"discard": (), "stock": self.stock, "generator": self.generator}


class ActionIgnored(NamedTuple):
    """`card` is turned up: what it does when played does not happen (ITEM-2, OPEN-2, OPEN-7)."""

    reason: Reason
    card: Card

    def changes(self, p: Position) -> Changes:
        return {}


class CardPlayed(NamedTuple):
    """`seat` plays `card` onto `onto` while `colour` is active (TURN-1, MATCH-1 … MATCH-4)."""

    reason: Reason
    seat: int
    card: Card
    onto: Card
    colour: Colour | None
    drawn: bool
    uno_due: bool

    def changes(self, p: Position) -> Changes:
        hand = p.hands[self.seat]
        place = hand.index(self.card)
        reason = self.reason
        return {
            "hands": _with(p.hands, self.seat, hand[:place] + hand[place + 1 :]),
            "discard": (*p.discard, self.card),
            "chosen_colour": None,
            "uno_due": self.uno_due,
            "passes": 0,
            "chain": reason.chain or p.chain,
            "link": reason.link or p.link,
        }


class ColourChosen(NamedTuple):
    """`seat` chooses the active colour (WD4-1, ITEM-BOBOMB, OPEN-7)."""

    reason: Reason
    seat: int
    colour: Colour

    def changes(self, p: Position) -> Changes:
        return {"chosen_colour": self.colour}


class CardsDrawn(NamedTuple):
    """`seat` takes `cards`, one or more, from the top of the stock."""

    reason: Reason
    seat: int
    cards: tuple[Card, ...]

    def changes(self, p: Position) -> Changes:
        hand = sorted_hand(p.hands[self.seat] + self.cards)
        return {
            "hands": _with(p.hands, self.seat, hand),
            "stock": p.stock[len(self.cards) :],
            "passes": 0,
        }


class DrawDropped(NamedTuple):
    """`missing` cards that `seat` had to draw are not there: that part is dropped (STOCK-2)."""

    reason: Reason
    seat: int
    missing: int

    def changes(self, p: Position) -> Changes:
        return {}


class DiscardReshuffled(NamedTuple):
    """The discard pile but its top card becomes the new stock (STOCK-1)."""

    reason: Reason
    stock: tuple[Card, ...]
    generator: int

    def changes(self, p: Position) -> Changes:
        return {"stock": self.stock, "discard": p.discard[-1:], "generator": self.generator}


class CardTurnedUp(NamedTuple):
    """The stock's top card is turned up for `seat`'s Item Box, to be matched (ITEM-1, ITEM-3)."""

    reason: Reason
    seat: int
    card: Card

    def changes(self, p: Position) -> Changes:
        return {"discard": (*p.discard, self.card), "stock": p.stock[1:]}


class ItemActivated(NamedTuple):
    """The item of `card`, turned up for `seat`'s Item Box, acts (ITEM-MUSHROOM … ITEM-BOBOMB).

    `last_card` tells whether the box was the last card of the hand: then no turn follows (END-3).
    """

    reason: Reason
    seat: int
    card: Card
    item: Item
    last_card: bool

    def changes(self, p: Position) -> Changes:
        return {}


class TargetChosen(NamedTuple):
    """`seat` chooses `target` for a Green Shell (ITEM-SHELL)."""

    reason: Reason
    seat: int
    target: int

    def changes(self, p: Position) -> Changes:
        return {}


class DirectionChanged(NamedTuple):
    """The direction of play becomes `direction` (ACT-2, OPEN-3)."""

    reason: Reason
    direction: int

    def changes(self, p: Position) -> Changes:
        return {"direction": self.direction}


class TurnLost(NamedTuple):
    """`seat` loses its turn (ACT-1, ACT-2, ACT-3, WD4-1, CHAL-4, OPEN-4, OPEN-5)."""

    reason: Reason
    seat: int

    def changes(self, p: Position) -> Changes:
        return {}


_await_turn = cache(AwaitTurn)


class TurnBegun(NamedTuple):
    """It is `seat`'s turn. `after` took the turn before; None where the round begins."""

    reason: Reason
    seat: int
    after: int | None
    extra: bool = False

    def changes(self, p: Position) -> Changes:
        seat, after = self.seat, self.after
        return {
            "turn": seat,
            "last_actor": p.last_actor if after is None or after == seat else after,
            "awaiting": _await_turn(seat),
            "uno_due": False,
            "link": p.link if self.extra else 0,
        }


class DecisionAsked(NamedTuple):
    """Before play goes on somebody has to decide something, which `awaiting` tells."""

    reason: Reason
    awaiting: Awaiting

    def changes(self, p: Position) -> Changes:
        return {"awaiting": self.awaiting}


class DrawnCardUnplayable(NamedTuple):
    """The card `seat` has just drawn can't be played (TURN-4)."""

    reason: Reason
    seat: int
    card: Card

    def changes(self, p: Position) -> Changes:
        return {}


class DrawnCardKept(NamedTuple):
    """`seat` keeps the card it has just drawn (TURN-3)."""

    reason: Reason
    seat: int

    def changes(self, p: Position) -> Changes:
        return {}


class Passed(NamedTuple):
    """`seat` passes because nothing can be drawn (STOCK-3)."""

    reason: Reason
    seat: int

    def changes(self, p: Position) -> Changes:
        return {"passes": p.passes + 1}


class WildDrawFourAccepted(NamedTuple):
    """`seat` accepts the Wild Draw Four (CHAL-1)."""

    reason: Reason
    seat: int
    player: int

    def changes(self, p: Position) -> Changes:
        return {}


class WildDrawFourChallenged(NamedTuple):
    """`seat` challenges the Wild Draw Four that `player` played (CHAL-1)."""

    reason: Reason
    seat: int
    player: int

    def changes(self, p: Position) -> Changes:
        return {}


class HandShown(NamedTuple):
    """`seat` shows its hand to `to`, and to nobody else (CHAL-2)."""

    reason: Reason
    seat: int
    to: int
    hand: tuple[Card, ...]

    def changes(self, p: Position) -> Changes:
        return {}


class ChallengeJudged(NamedTuple):
    """Whether `seat`'s hand held a card of `colour`, the colour active before (WD4-3, CHAL-5).

    `matching` are the cards of the hand that make it a bluff: none, if it is no bluff.
    """

    reason: Reason
    seat: int
    challenger: int
    colour: Colour
    bluff: bool
    matching: tuple[Card, ...]

    def changes(self, p: Position) -> Changes:
        return {}


class UnoSaid(NamedTuple):
    """`seat` says UNO, with its play (UNO-1) or `late`, before anyone caught it (UNO-2)."""

    reason: Reason
    seat: int
    late: bool

    def changes(self, p: Position) -> Changes:
        return {"uno_window": None}


class UnoWindowOpened(NamedTuple):
    """`seat` has one card and did not say UNO: from now on it can be caught (UNO-3)."""

    reason: Reason
    seat: int

    def changes(self, p: Position) -> Changes:
        return {"uno_window": self.seat}


class UnoWindowClosed(NamedTuple):
    """The next turn's first action: `seat` can't be caught any more (UNO-3)."""

    reason: Reason
    seat: int

    def changes(self, p: Position) -> Changes:
        return {"uno_window": None}


class UnoCaught(NamedTuple):
    """`by` catches `seat`, who did not say UNO (UNO-2)."""

    reason: Reason
    seat: int
    by: int

    def changes(self, p: Position) -> Changes:
        return {"uno_window": None}


class RoundWon(NamedTuple):
    """`seat` has played its last card, which has been carried out (END-1)."""

    reason: Reason
    seat: int

    def changes(self, p: Position) -> Changes:
        return {"round_winner": self.seat, "awaiting": RoundOver()}


class RoundBlocked(NamedTuple):
    """Nobody can draw and all have passed: the round ends, with no winner or points (STOCK-3)."""

    reason: Reason

    def changes(self, p: Position) -> Changes:
        return {"awaiting": RoundOver()}


class PointsScored(NamedTuple):
    """`seat` scores `points` for the cards left in the opponents' `hands`, by seat (SCORE-1)."""

    reason: Reason
    seat: int
    hands: tuple[tuple[Card, ...], ...]
    points: int

    def changes(self, p: Position) -> Changes:
        return {"scores": _with(p.scores, self.seat, p.scores[self.seat] + self.points)}


class GameEnded(NamedTuple):
    """The game is over; `winners` share it, and may be none after a blocked round (GAME-1)."""

    reason: Reason
    winners: tuple[int, ...]

    def changes(self, p: Position) -> Changes:
        return {"game_winners": self.winners, "awaiting": GameOver()}


Event: TypeAlias = (
    RoundBegun
    | StockShuffled
    | DealerCardsDrawn
    | DealerNamed
    | HandsDealt
    | OpeningCardTurned
    | OpeningCardReturned
    | ActionIgnored
    | CardPlayed
    | ColourChosen
    | CardsDrawn
    | DrawDropped
    | DiscardReshuffled
    | CardTurnedUp
    | ItemActivated
    | TargetChosen
    | DirectionChanged
    | TurnLost
    | TurnBegun
    | DecisionAsked
    | DrawnCardUnplayable
    | DrawnCardKept
    | Passed
    | WildDrawFourAccepted
    | WildDrawFourChallenged
    | HandShown
    | ChallengeJudged
    | UnoSaid
    | UnoWindowOpened
    | UnoWindowClosed
    | UnoCaught
    | RoundWon
    | RoundBlocked
    | PointsScored
    | GameEnded
)


def evolve(position: Position, event: Event) -> Position:
    """Return the position after `event`; nothing else changes a position."""
    return position.after_event(event.changes(position))


def _with(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
