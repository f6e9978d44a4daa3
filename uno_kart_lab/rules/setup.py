"""Setting up a round and turning up the opening card (SETUP-1 … SETUP-4, OPEN-1 … OPEN-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from uno_kart_lab.rules.actions import ChooseColour, NextRound
from uno_kart_lab.rules.after_play import unstacked_rules
from uno_kart_lab.rules.cards import ACTIONS, DECK, DRAWS, NUMBERS, Card, Face, sorted_hand
from uno_kart_lab.rules.events import (
    ActionIgnored,
    ColourChosen,
    DealerCardsDrawn,
    DealerNamed,
    DecisionAsked,
    DirectionChanged,
    HandsDealt,
    OpeningCardReturned,
    OpeningCardTurned,
    RoundBegun,
    StockShuffled,
    TurnBegun,
    TurnLost,
)
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import (
    LEFT,
    RIGHT,
    AwaitOpeningColour,
    Position,
    Reason,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.shuffle import shuffled
from uno_kart_lab.rules.stock import draw

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 10
HAND_SIZE: Final = 7
MAX_SEED: Final = 2**63 - 1


def empty_table(players: Sequence[str], rules: RuleSet, seed: int) -> Position:
    """Return the position before a game's first shuffle.

    Parameters
    ----------
    players : sequence of str
        Names by seat, clockwise; 2 … 10.
    rules : RuleSet
    seed : int
        0 … 2⁶³ − 1.

    Raises
    ------
    ValueError
        For a number of players, or a seed, outside its bounds.
    """
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise ValueError(f"{len(players)} players: {MIN_PLAYERS} to {MAX_PLAYERS} can play")
    if not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed {seed}: 0 to 2^63 - 1 is allowed")
    return Position(
        rules=rules,
        players=tuple(players),
        dealer=0,
        turn=1,
        direction=LEFT,
        hands=((),) * len(players),
        discard=(),
        chosen_colour=None,
        stock=DECK,
        scores=(0,) * len(players),
        round=1,
        last_actor=None,
        awaiting=SettingUp(),
        generator=seed,
    )


def begin_game(p: Position, dealer: int | None) -> Resolution:
    """Find the first dealer, deal and open (SETUP-1 … SETUP-3).

    `dealer` is the seat the players chose; None to let the highest card decide.
    """
    if dealer is None:
        p = yield from _draw_for_dealer(p)
    else:
        p = yield DealerNamed(Reason("SETUP-1", options=("first_dealer",)), dealer)
    return (yield from _deal(p))


def _draw_for_dealer(p: Position) -> Resolution:
    """Each draws a card, the highest number deals, tied players draw again (SETUP-1).

    The cards stay in the stock of the position: they go back before the deal in any case.
    """
    seats = tuple(range(len(p.players)))
    reason = Reason("SETUP-1", options=("first_dealer",))
    drawn = len(p.stock)
    while len(seats) > 1:
        if len(p.stock) - drawn < len(seats):
            p = yield StockShuffled(reason, *shuffled(p.stock, p.generator))
            drawn = 0
        cards = p.stock[drawn : drawn + len(seats)]
        drawn += len(seats)
        values = tuple(_dealer_value(card) for card in cards)
        p = yield DealerCardsDrawn(reason, seats, cards, values)
        reason = Reason("SETUP-1", p.moment, options=("first_dealer",))
        best = max(values)
        seats = tuple(s for s, value in zip(seats, values, strict=True) if value == best)
    return (yield DealerNamed(reason, seats[0]))


def _dealer_value(card: Card) -> int:
    """What a card counts in finding the dealer: symbols and wilds 0 (SETUP-1)."""
    return card.points if card.face in NUMBERS else 0


def next_round_checks(p: Position, action: NextRound) -> Checks:
    """Check that a round is over and the game is not, and who deals (SETUP-4)."""
    dealer = next_dealer(p)
    yield Check(CheckKind.ROUND_IS_OVER, "SETUP-4", isinstance(p.awaiting, RoundOver))
    yield Check(CheckKind.SEAT_DEALS_NEXT, "SETUP-4", action.seat == dealer, seat=dealer)


def next_dealer(p: Position) -> int:
    """Return who deals the next round: the last dealer's left (SETUP-4)."""
    return (p.dealer + 1) % len(p.players)


def begin_next_round(p: Position, action: NextRound) -> Resolution:
    """Gather all 112 cards and pass the deal to the left (SETUP-4)."""
    p = yield RoundBegun(Reason("SETUP-4"), p.round + 1)
    p = yield DealerNamed(Reason("SETUP-4", p.moment), action.seat)
    return (yield from _deal(p))


def _deal(p: Position) -> Resolution:
    """Shuffle and deal seven each, one at a time, from the dealer's left (SETUP-2)."""
    # The deck is laid in its order first, so that a deal depends on the generator alone.
    p = yield StockShuffled(Reason("SETUP-2"), *shuffled(DECK, p.generator))
    n = len(p.players)
    dealt = p.stock[: HAND_SIZE * n]
    hands = tuple(sorted_hand(dealt[(seat - p.dealer - 1) % n :: n]) for seat in range(n))
    reason = Reason("SETUP-2", p.moment)
    p = yield HandsDealt(reason, p.dealer, hands, p.stock[len(dealt) :])
    return (yield from open_round(p))


def open_round(p: Position) -> Resolution:
    """Turn up the opening card until one can open, and carry it out (SETUP-3, OPEN-1 … OPEN-7).

    The stock has to hold a card that can open (see `can_open`).
    """
    while True:
        p = yield OpeningCardTurned(Reason("SETUP-3"), p.dealer, p.stock[0])
        if can_open(p.top, p.rules):
            break
        turned = p.moment
        if p.rules.opening_action == "turn_another":
            p = yield ActionIgnored(Reason("OPEN-2", turned, options=("opening_action",)), p.top)
        else:
            stock, generator = shuffled((p.top, *p.stock), p.generator)
            p = yield OpeningCardReturned(Reason("OPEN-6", turned), p.top, stock, generator)
    return (yield from _carry_out_opening(p))


def can_open(card: Card, rules: RuleSet) -> bool:
    """Tell whether play can begin on this card (OPEN-2, OPEN-6)."""
    if rules.opening_action == "turn_another":
        return card.face not in (*ACTIONS, Face.WILD_DRAW_FOUR)
    return card.face is not Face.WILD_DRAW_FOUR


def _carry_out_opening(p: Position) -> Resolution:
    """Begin the first turn as the opening card says (OPEN-1, OPEN-3 … OPEN-8)."""
    turned = p.moment
    first = p.next_seat(p.dealer)
    match p.top.face:
        case Face.REVERSE:
            p = yield DirectionChanged(Reason("OPEN-3", turned, options=_APPLIES), RIGHT)
            begins = Reason("OPEN-3", p.moment, also=_between_two(p))
            return (yield TurnBegun(begins, p.dealer, after=None))
        case Face.DRAW_TWO:
            unstacked = unstacked_rules(p, p.top)
            reason = Reason("OPEN-4", turned, options=_APPLIES, also=unstacked)
            p = yield from draw(p, first, DRAWS[p.top.face], reason)
            return (yield from _pass_over_first(first, reason))
        case Face.SKIP:
            return (yield from _pass_over_first(first, Reason("OPEN-5", turned, options=_APPLIES)))
        case Face.ITEM_BOX:
            return (yield from _ask_opening_colour(p, first))
        case _:
            return (yield TurnBegun(Reason("OPEN-1", turned), first, after=None))


_APPLIES: Final = ("opening_action",)


def _pass_over_first(first: int, reason: Reason) -> Resolution:
    """The seat left of the dealer loses its turn; with two players the dealer begins (OPEN-8)."""
    p = yield TurnLost(reason, first)
    begins = Reason(reason.rule, p.moment, also=_between_two(p))
    return (yield TurnBegun(begins, p.next_seat(first), after=None))


def _between_two(p: Position) -> tuple[RuleId, ...]:
    """Return OPEN-8 for a game of two, where the dealer begins after every opening action."""
    return ("OPEN-8",) if len(p.players) == 2 else ()


def _ask_opening_colour(p: Position, first: int) -> Resolution:
    """No item acts and no card is turned; only a colour is chosen (OPEN-7)."""
    reason = Reason("OPEN-7", p.moment)
    p = yield ActionIgnored(reason, p.top)
    chooser = p.dealer if p.rules.opening_item_box_colour == "dealer" else first
    asked = Reason("OPEN-7", reason.cause, options=("opening_item_box_colour",))
    return (yield DecisionAsked(asked, AwaitOpeningColour(chooser)))


def choose_opening_colour(p: Position, action: ChooseColour) -> Resolution:
    """Choose the colour for an opening Item Box; the dealer's left begins (OPEN-7)."""
    p = yield ColourChosen(Reason("OPEN-7"), action.seat, action.colour)
    return (yield TurnBegun(Reason("OPEN-7", p.moment), p.turn, after=None))
