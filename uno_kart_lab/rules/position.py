"""A position: everything that decides how a game goes on, at one moment."""

# To the type checker a position is frozen; `copy` has to fill in the one it makes.
# mypy: disable-error-code="misc"

from __future__ import annotations

from typing import Any, TypeAlias

from uno_kart_lab.rules.cards import DRAWS, Card, Colour, Face
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.shown import shown
from uno_kart_lab.rules.values import value

LEFT, RIGHT = 1, -1
"""The two directions of play: clockwise, seat numbers rising, and the other way."""


@value
class Reason:
    """Why something happened.

    Attributes
    ----------
    rule : RuleId
        The rule that is carried out.
    cause : int or None
        The number of the event this comes of (see `Position.moment`); None for what a player, or
        the start of a round, sets going.
    chain, link : int or None
        For what comes of an Item Box: the chain's number in the round and the box's number in the
        chain, both from 1 (ITEM-5).
    options : tuple of str
        The options that were looked up to decide it.
    also : tuple of RuleId
        Other rules that had a say.
    """

    rule: RuleId
    cause: int | None = None
    chain: int | None = None
    link: int | None = None
    options: tuple[str, ...] = ()
    also: tuple[RuleId, ...] = ()

    def then(
        self,
        rule: RuleId,
        cause: int | None,
        options: tuple[str, ...] = (),
        also: tuple[RuleId, ...] = (),
    ) -> Reason:
        """Return the reason for what follows from this, in the same chain (ITEM-5)."""
        return Reason(rule, cause, self.chain, self.link, options, also)


@value
class SettingUp:
    """Nobody is asked anything: the round is being set up."""

    seat: None = None


@value
class AwaitTurn:
    """`seat` plays a card or draws (TURN-1)."""

    seat: int


@value
class AwaitDrawnCard:
    """`seat` plays `card`, which it has just drawn, or keeps it (TURN-3)."""

    seat: int
    card: Card


@value
class AwaitOpeningColour:
    """`seat` chooses the colour for an Item Box that opens the discard pile (OPEN-7)."""

    seat: int


@value
class AwaitColour:
    """`seat` chooses a colour after a Bob-omb (ITEM-BOBOMB), which was activated by `reason`."""

    seat: int
    reason: Reason


@value
class AwaitTarget:
    """`seat` chooses who draws for a Green Shell (ITEM-SHELL), which was activated by `reason`."""

    seat: int
    reason: Reason


@value
class AwaitChallenge:
    """`seat` accepts or challenges a Wild Draw Four (CHAL-1).

    Attributes
    ----------
    seat : int
    colour : Colour
        Active just before the card was played (CHAL-5): it alone is judged.
    count : int
        How many cards are to be drawn: four, or what a stack has come to (STACK-4).
    stackable : bool
        Whether a card may be stacked on it, too (STACK-2).
    held : Card or None
        The one card in the hand that the card was played from (WD4-2), once a catch has brought
        others into it; None while the hand itself tells.
    """

    seat: int
    colour: Colour
    count: int = DRAWS[Face.WILD_DRAW_FOUR]
    stackable: bool = False
    held: Card | None = None


@value
class AwaitStack:
    """`seat` accepts the draw of `count` cards, or stacks a card on it (STACK-2)."""

    seat: int
    count: int


@value
class AwaitSwap:
    """`seat` chooses with whom to swap hands for its 7 (SEVEN-1)."""

    seat: int


@value
class RoundOver:
    """The round is over and the game is not."""

    seat: None = None


@value
class GameOver:
    """The game is over."""

    seat: None = None


Awaiting: TypeAlias = (
    SettingUp
    | AwaitTurn
    | AwaitDrawnCard
    | AwaitOpeningColour
    | AwaitColour
    | AwaitTarget
    | AwaitChallenge
    | AwaitStack
    | AwaitSwap
    | RoundOver
    | GameOver
)


@value
class Position:
    """A game at one moment; it does not change, and is small enough to be kept for every step.

    Attributes
    ----------
    rules : RuleSet
    players : tuple of str
        Names by seat, clockwise.
    dealer, turn : int
        Seats. `turn` is the seat whose turn it is; see `awaiting` for who has to decide.
    direction : int
        `LEFT` (+1) or `RIGHT` (−1).
    hands : tuple of tuple of Card
        By seat, each sorted.
    discard : tuple of Card
        Bottom to top.
    chosen_colour : Colour or None
        The colour chosen for a wild top card.
    stock : tuple of Card
        Top first: ``stock[0]`` is drawn next.
    scores : tuple of int
        Points by seat.
    round : int
        From 1.
    last_actor : int or None
        The last seat other than `turn` that took a turn in this round; see `JumpedIn`.
    awaiting : Awaiting
        Which decision is asked for, and from whom.
    uno_due : bool
        The play being resolved left one card, and UNO was not said with it (UNO-1).
    uno_window : int or None
        The seat that can be caught (UNO-3).
    passes : int
        How many players in turn have passed with nothing to draw (STOCK-3).
    chain, link : int
        Chains begun in this round; links of the one that this turn belongs to, else 0 (ITEM-5).
    round_winner : int or None
    game_winners : tuple of int
    generator : int
        State of the shuffle generator.
    moment : int
        How many events led here. It numbers events: the event that led to moment *m* is event *m*.
    """

    rules: RuleSet
    players: tuple[str, ...]
    dealer: int
    turn: int
    direction: int
    hands: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    chosen_colour: Colour | None
    stock: tuple[Card, ...]
    scores: tuple[int, ...]
    round: int
    last_actor: int | None
    awaiting: Awaiting
    generator: int
    uno_due: bool = False
    uno_window: int | None = None
    passes: int = 0
    chain: int = 0
    link: int = 0
    round_winner: int | None = None
    game_winners: tuple[int, ...] = ()
    moment: int = 0

    @property
    def top(self) -> Card:
        """The top card of the discard pile."""
        return self.discard[-1]

    @property
    def colour(self) -> Colour | None:
        """The active colour; None while none has been chosen for a wild, or no card is up."""
        return (self.discard[-1].colour if self.discard else None) or self.chosen_colour

    def copy(self) -> Position:
        """Return another position like this, which an event is then to change."""
        # Spelt out: a loop over the fields takes four times as long, and every event does this.
        other = object.__new__(Position)
        other.rules = self.rules
        other.players = self.players
        other.dealer = self.dealer
        other.turn = self.turn
        other.direction = self.direction
        other.hands = self.hands
        other.discard = self.discard
        other.chosen_colour = self.chosen_colour
        other.stock = self.stock
        other.scores = self.scores
        other.round = self.round
        other.last_actor = self.last_actor
        other.awaiting = self.awaiting
        other.generator = self.generator
        other.uno_due = self.uno_due
        other.uno_window = self.uno_window
        other.passes = self.passes
        other.chain = self.chain
        other.link = self.link
        other.round_winner = self.round_winner
        other.game_winners = self.game_winners
        other.moment = self.moment
        return other

    def next_seat(self, seat: int) -> int:
        """Return the seat one step on from `seat` in the direction of play."""
        return (seat + self.direction) % len(self.hands)

    def previous_seat(self, seat: int) -> int:
        """Return the seat one step back from `seat` against the direction of play."""
        return (seat - self.direction) % len(self.hands)

    def opponents(self, seat: int) -> list[int]:
        """Return all seats but `seat`: those that it can choose from."""
        return [other for other in range(len(self.hands)) if other != seat]

    def _repr_svg_(self) -> str:
        return shown(self, "position_svg")

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text(shown(self, "position_text"))
