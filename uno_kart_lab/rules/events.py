"""What happens: a closed set of kinds, each with how it changes a position.

The events of an action, in their order, *are* its resolution: `evolve`, and nothing else, makes
one position out of another. An event carries facts and never a sentence; where something was
judged it carries what was compared, and the result.
"""

# To the type checker a position is frozen; here, and nowhere else, its fields are assigned to.
# mypy: disable-error-code="misc"

from __future__ import annotations

from functools import cache
from typing import TypeAlias, TypeVar

from uno_kart_lab.rules.cards import DECK, Card, Colour, Item, sorted_hand
from uno_kart_lab.rules.position import (
    LEFT,
    AwaitChallenge,
    Awaiting,
    AwaitTurn,
    GameOver,
    Position,
    Reason,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.rules.values import changed, value

_T = TypeVar("_T")


@value
class RoundBegun:
    """A round is set up: all 112 cards are gathered, nobody has any (SETUP-4)."""

    reason: Reason
    round: int

    def change(self, p: Position) -> None:
        p.round = self.round
        p.direction = LEFT
        p.hands = ((),) * len(p.players)
        p.discard = ()
        p.chosen_colour = None
        p.stock = DECK
        p.last_actor = None
        p.awaiting = SettingUp()
        p.uno_due = False
        p.uno_window = None
        p.passes = 0
        p.chain = 0
        p.link = 0
        p.round_winner = None


@value
class StockShuffled:
    """The whole stock is shuffled (SETUP-1, SETUP-2)."""

    reason: Reason
    stock: tuple[Card, ...]
    generator: int

    def change(self, p: Position) -> None:
        p.stock = self.stock
        p.generator = self.generator


@value
class DealerCardsDrawn:
    """Each of `seats` draws a card to find the first dealer (SETUP-1).

    `values` are what the cards count: a number its face value, everything else 0.
    """

    reason: Reason
    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    values: tuple[int, ...]

    def change(self, p: Position) -> None:
        pass


@value
class DealerNamed:
    """`seat` deals (SETUP-1, SETUP-4): unless the opening says else, its left comes first."""

    reason: Reason
    seat: int

    def change(self, p: Position) -> None:
        p.dealer = self.seat
        p.turn = (self.seat + 1) % len(p.players)


@value
class HandsDealt:
    """The dealer has dealt to all, one card at a time (SETUP-2)."""

    reason: Reason
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]

    def change(self, p: Position) -> None:
        p.hands = self.hands
        p.stock = self.stock


@value
class OpeningCardTurned:
    """The dealer turns up the stock's top card to start the discard pile (SETUP-3)."""

    reason: Reason
    dealer: int
    card: Card

    def change(self, p: Position) -> None:
        p.discard = (*p.discard, self.card)
        p.stock = p.stock[1:]


@value
class OpeningCardReturned:
    """A Wild Draw Four can't open: it goes back into the stock, which is shuffled (OPEN-6)."""

    reason: Reason
    card: Card
    stock: tuple[Card, ...]
    generator: int

    def change(self, p: Position) -> None:
        p.discard = ()
        p.stock = self.stock
        p.generator = self.generator


@value
class ActionIgnored:
    """`card` is turned up: what it does when played does not happen (ITEM-2, OPEN-2, OPEN-7)."""

    reason: Reason
    card: Card

    def change(self, p: Position) -> None:
        pass


@value
class CardPlayed:
    """`seat` plays `card` onto `onto` while `colour` is active (TURN-1, MATCH-1 … MATCH-4)."""

    reason: Reason
    seat: int
    card: Card
    onto: Card
    colour: Colour | None
    drawn: bool
    uno_due: bool

    def change(self, p: Position) -> None:
        hand = p.hands[self.seat]
        place = hand.index(self.card)
        reason = self.reason
        p.hands = _with(p.hands, self.seat, hand[:place] + hand[place + 1 :])
        p.discard = (*p.discard, self.card)
        p.chosen_colour = None
        p.uno_due = self.uno_due
        p.passes = 0
        p.chain = reason.chain or p.chain
        p.link = reason.link or p.link


@value
class ColourChosen:
    """`seat` chooses the active colour (WD4-1, ITEM-BOBOMB, OPEN-7)."""

    reason: Reason
    seat: int
    colour: Colour

    def change(self, p: Position) -> None:
        p.chosen_colour = self.colour


@value
class CardsDrawn:
    """`seat` takes `cards`, one or more, from the top of the stock."""

    reason: Reason
    seat: int
    cards: tuple[Card, ...]

    def change(self, p: Position) -> None:
        hand = sorted_hand(p.hands[self.seat] + self.cards)
        p.hands = _with(p.hands, self.seat, hand)
        p.stock = p.stock[len(self.cards) :]
        p.passes = 0


@value
class DrawDropped:
    """`missing` cards that `seat` had to draw are not there: that part is dropped (STOCK-2)."""

    reason: Reason
    seat: int
    missing: int

    def change(self, p: Position) -> None:
        pass


@value
class DiscardReshuffled:
    """The discard pile but its top card becomes the new stock (STOCK-1)."""

    reason: Reason
    stock: tuple[Card, ...]
    generator: int

    def change(self, p: Position) -> None:
        p.stock = self.stock
        p.discard = p.discard[-1:]
        p.generator = self.generator


@value
class CardTurnedUp:
    """The stock's top card is turned up for `seat`'s Item Box, to be matched (ITEM-1, ITEM-3)."""

    reason: Reason
    seat: int
    card: Card

    def change(self, p: Position) -> None:
        p.discard = (*p.discard, self.card)
        p.stock = p.stock[1:]


@value
class ItemActivated:
    """The item of `card`, turned up for `seat`'s Item Box, acts (ITEM-MUSHROOM … ITEM-BOBOMB).

    `last_card` tells whether the box was the last card of the hand: then no turn follows (END-3).
    """

    reason: Reason
    seat: int
    card: Card
    item: Item
    last_card: bool

    def change(self, p: Position) -> None:
        pass


@value
class TargetChosen:
    """`seat` chooses `target` for a Green Shell (ITEM-SHELL)."""

    reason: Reason
    seat: int
    target: int

    def change(self, p: Position) -> None:
        pass


@value
class DirectionChanged:
    """The direction of play becomes `direction` (ACT-2, OPEN-3)."""

    reason: Reason
    direction: int

    def change(self, p: Position) -> None:
        p.direction = self.direction


@value
class TurnLost:
    """`seat` loses its turn (ACT-1, ACT-2, ACT-3, WD4-1, CHAL-4, OPEN-4, OPEN-5)."""

    reason: Reason
    seat: int

    def change(self, p: Position) -> None:
        pass


_await_turn = cache(AwaitTurn)


@value
class TurnBegun:
    """It is `seat`'s turn. `after` took the turn before; None where the round begins."""

    reason: Reason
    seat: int
    after: int | None
    extra: bool = False

    def change(self, p: Position) -> None:
        seat, after = self.seat, self.after
        p.turn = seat
        p.awaiting = _await_turn(seat)
        p.uno_due = False
        if after is not None and after != seat:
            p.last_actor = after
        if not self.extra:
            p.link = 0


@value
class JumpedIn:
    """`seat` takes a turn while it is `awaited`'s, who has done nothing in it (JUMP-1 … JUMP-3).

    The last other seat to act stays the same. If it was `seat` itself, who it was before is not
    known any more, and nothing asks: no Item Box is jumped in with, and in a game of two, where
    the same seat may go on to play one, the Banana Peel has but one other to hit.
    """

    reason: Reason
    seat: int
    awaited: int

    def change(self, p: Position) -> None:
        p.turn = self.seat
        p.awaiting = _await_turn(self.seat)
        if p.last_actor == self.seat:
            p.last_actor = None
        p.link = 0


@value
class DecisionAsked:
    """Before play goes on somebody has to decide something, which `awaiting` tells."""

    reason: Reason
    awaiting: Awaiting

    def change(self, p: Position) -> None:
        p.awaiting = self.awaiting


@value
class DrawnCardUnplayable:
    """The card `seat` has just drawn can't be played (TURN-4)."""

    reason: Reason
    seat: int
    card: Card

    def change(self, p: Position) -> None:
        pass


@value
class DrawnCardKept:
    """`seat` keeps the card it has just drawn (TURN-3)."""

    reason: Reason
    seat: int

    def change(self, p: Position) -> None:
        pass


@value
class Passed:
    """`seat` passes because nothing can be drawn (STOCK-3)."""

    reason: Reason
    seat: int

    def change(self, p: Position) -> None:
        p.passes += 1


@value
class StackGrew:
    """One more draw card is aimed at `seat`: it is `count` cards in all now (STACK-3)."""

    reason: Reason
    seat: int
    count: int

    def change(self, p: Position) -> None:
        pass


@value
class StackAccepted:
    """`seat` accepts the draw of `count` cards that `player` has aimed at it (STACK-2)."""

    reason: Reason
    seat: int
    player: int
    count: int

    def change(self, p: Position) -> None:
        pass


@value
class HandsSwapped:
    """`seat` swaps its whole hand with `target` (SEVEN-1); `hands` are all hands after it."""

    reason: Reason
    seat: int
    target: int
    hands: tuple[tuple[Card, ...], ...]

    def change(self, p: Position) -> None:
        p.hands = self.hands


@value
class HandsPassedOn:
    """For `seat`'s 0 each hand goes to the next seat (SEVEN-2); `hands` are all after it."""

    reason: Reason
    seat: int
    direction: int
    hands: tuple[tuple[Card, ...], ...]

    def change(self, p: Position) -> None:
        p.hands = self.hands


@value
class WildDrawFourAccepted:
    """`seat` accepts the Wild Draw Four (CHAL-1)."""

    reason: Reason
    seat: int
    player: int

    def change(self, p: Position) -> None:
        pass


@value
class WildDrawFourChallenged:
    """`seat` challenges the Wild Draw Four that `player` played (CHAL-1)."""

    reason: Reason
    seat: int
    player: int

    def change(self, p: Position) -> None:
        pass


@value
class HandShown:
    """`seat` shows its hand to `to`, and to nobody else (CHAL-2)."""

    reason: Reason
    seat: int
    to: int
    hand: tuple[Card, ...]

    def change(self, p: Position) -> None:
        pass


@value
class ChallengeJudged:
    """Whether `seat`'s hand held a card of `colour`, the colour active before (WD4-3, CHAL-5).

    `matching` are the cards of the hand that make it a bluff: none, if it is no bluff.
    """

    reason: Reason
    seat: int
    challenger: int
    colour: Colour
    bluff: bool
    matching: tuple[Card, ...]

    def change(self, p: Position) -> None:
        pass


@value
class UnoSaid:
    """`seat` says UNO, with its play (UNO-1) or `late`, before anyone caught it (UNO-2)."""

    reason: Reason
    seat: int
    late: bool

    def change(self, p: Position) -> None:
        p.uno_window = None


@value
class UnoWindowOpened:
    """`seat` has one card and did not say UNO: from now on it can be caught (UNO-3)."""

    reason: Reason
    seat: int

    def change(self, p: Position) -> None:
        p.uno_window = self.seat
        # Once is enough: where the window opens before an answer, it closes with it (STACK-2).
        p.uno_due = False


@value
class UnoWindowClosed:
    """The next turn's first action: `seat` can't be caught any more (UNO-3)."""

    reason: Reason
    seat: int

    def change(self, p: Position) -> None:
        p.uno_window = None


@value
class UnoCaught:
    """`by` catches `seat`, who did not say UNO (UNO-2)."""

    reason: Reason
    seat: int
    by: int

    def change(self, p: Position) -> None:
        p.uno_window = None
        if isinstance(p.awaiting, AwaitChallenge):
            # What it draws now was not in the hand that is judged (WD4-2).
            p.awaiting = changed(p.awaiting, held=p.hands[self.seat][0])


@value
class RoundWon:
    """`seat` has played its last card, which has been carried out (END-1)."""

    reason: Reason
    seat: int

    def change(self, p: Position) -> None:
        p.round_winner = self.seat
        p.awaiting = RoundOver()


@value
class RoundBlocked:
    """Nobody can draw and all have passed: the round ends, with no winner or points (STOCK-3)."""

    reason: Reason

    def change(self, p: Position) -> None:
        p.awaiting = RoundOver()


@value
class PointsScored:
    """`seat` scores `points` for the cards left in the opponents' `hands`, by seat (SCORE-1)."""

    reason: Reason
    seat: int
    hands: tuple[tuple[Card, ...], ...]
    points: int

    def change(self, p: Position) -> None:
        p.scores = _with(p.scores, self.seat, p.scores[self.seat] + self.points)


@value
class GameEnded:
    """The game is over; `winners` share it, and may be none after a blocked round (GAME-1)."""

    reason: Reason
    winners: tuple[int, ...]

    def change(self, p: Position) -> None:
        p.game_winners = self.winners
        p.awaiting = GameOver()


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
    | JumpedIn
    | DecisionAsked
    | DrawnCardUnplayable
    | DrawnCardKept
    | Passed
    | StackGrew
    | StackAccepted
    | HandsSwapped
    | HandsPassedOn
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
    after = position.copy()
    event.change(after)
    after.moment += 1
    return after


def _with(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
