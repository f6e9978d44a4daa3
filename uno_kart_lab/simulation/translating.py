"""Between the engine's values and the kernel's numbers: tables, positions and actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS, Card, Colour
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitColour,
    AwaitDrawnCard,
    Awaiting,
    AwaitOpeningColour,
    AwaitStack,
    AwaitSwap,
    AwaitTarget,
    AwaitTurn,
    GameOver,
    Position,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.simulation.kernel import actions
from uno_kart_lab.simulation.kernel.cards import NO_COLOUR
from uno_kart_lab.simulation.kernel.options import option_numbers
from uno_kart_lab.simulation.kernel.rollouts import HIDDEN as HIDDEN_CARD
from uno_kart_lab.simulation.kernel.strategies import STRATEGIES
from uno_kart_lab.simulation.kernel.table import NO_CARD, NOBODY, TABLE
from uno_kart_lab.views import HIDDEN

_CARDS: Final = tuple(CARDS.values())
_COLOURS: Final = tuple(Colour)

AWAITING: Final[tuple[type[Awaiting], ...]] = (
    SettingUp,
    AwaitTurn,
    AwaitDrawnCard,
    AwaitOpeningColour,
    AwaitColour,
    AwaitTarget,
    AwaitChallenge,
    AwaitStack,
    AwaitSwap,
    RoundOver,
    GameOver,
)
"""In the order of the kernel's numbers."""

COUNTING: Final = (AwaitChallenge, AwaitStack)
"""What is awaited with a count of cards to be drawn."""


def new_table(rules: RuleSet, players: Sequence[str]) -> Any:
    """Return an array of one table, with the rules and the players and nothing dealt.

    Parameters
    ----------
    rules : RuleSet
    players : sequence of str
        By seat, names of `STRATEGIES`.
    """
    tables = np.zeros(1, TABLE)
    for option, number in option_numbers(rules).items():
        tables[option] = number
    tables["players"] = len(players)
    tables["strategies"][0, : len(players)] = [STRATEGIES.index(name) for name in players]
    return tables


def show_view(view: Position, tables: Any) -> None:
    """Lay a view on the first of tables that were made for its rules and number of players.

    Cards that the view hides are neither in a hand's `have` nor in its `copies`, but counted in
    `held`; in the stock they are `HIDDEN_CARD`. A position is a view that hides nothing.
    """
    t = tables[0]
    for name in ("dealer", "turn", "direction", "round", "passes", "chain", "link", "generator"):
        t[name] = getattr(view, name)
    for name in ("last_actor", "uno_window", "round_winner"):
        t[name] = _seat_number(getattr(view, name))
    t["colour"] = _colour_number(view.colour)
    t["uno_due"] = view.uno_due
    t["game_winners"] = sum(1 << seat for seat in view.game_winners)
    t["scores"][: len(view.scores)] = view.scores
    _show_awaiting(view.awaiting, t)
    _show_cards(view, t)


def _show_awaiting(awaiting: Awaiting, t: Any) -> None:
    t["awaiting"] = AWAITING.index(type(awaiting))
    t["awaited_seat"] = _seat_number(awaiting.seat)
    if isinstance(awaiting, AwaitDrawnCard):
        t["awaited_card"] = awaiting.card.rank
    if isinstance(awaiting, COUNTING):
        t["awaited_count"] = awaiting.count
    if isinstance(awaiting, AwaitChallenge):
        t["awaited_colour"] = _colour_number(awaiting.colour)
        t["awaited_held"] = _card_number(awaiting.held)


def _show_cards(view: Position, t: Any) -> None:
    for seat, hand in enumerate(view.hands):
        for card in hand:
            if card is not HIDDEN:
                t["copies"][seat, card.rank] += 1
                t["have"][seat] |= np.uint64(1 << card.rank)
        t["held"][seat] = len(hand)
    t["discards"] = len(view.discard)
    t["discard"][: len(view.discard)] = [card.rank for card in view.discard]
    t["stock_top"] = 0
    t["stock_end"] = len(view.stock)
    t["stock"][: len(view.stock)] = [_card_number(card) for card in view.stock]


def _card_number(card: Card | None) -> int:
    if card is None:
        return NO_CARD
    return HIDDEN_CARD if card is HIDDEN else card.rank


def _seat_number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def colour_of(number: int) -> Colour | None:
    """Return the colour of a number in the kernel; None for none."""
    return None if number == NO_COLOUR else _COLOURS[number]


def _colour_number(colour: Colour | None) -> int:
    return NO_COLOUR if colour is None else _COLOURS.index(colour)


_KINDS: Final[dict[int, Callable[[int], Action]]] = {
    actions.DRAW: Draw,
    actions.PASS: Pass,
    actions.ACCEPT: Accept,
    actions.CHALLENGE: Challenge,
    actions.SAY_UNO: SayUno,
    actions.NEXT_ROUND: NextRound,
}
"""The kinds that tell nothing but a seat."""

_NUMBERS: Final[dict[object, int]] = {kind: number for number, kind in _KINDS.items()}


def read_action(number: int) -> Action:
    """Return the action of a number in the kernel's log."""
    kind, seat = number & 15, number >> 4 & 15
    what, colour = number >> 8 & 63, colour_of(number >> 14 & 7)
    match kind:
        case actions.PLAY:
            return Play(seat, _CARDS[what], colour, say_uno=bool(number >> 17 & 1))
        case actions.CHOOSE_COLOUR:
            assert colour is not None, "the kernel has chosen one"
            return ChooseColour(seat, colour)
        case actions.CHOOSE_TARGET:
            return ChooseTarget(seat, what)
        case actions.CATCH_UNO:
            return CatchUno(seat, what)
        case _:
            return _KINDS[kind](seat)


def number_of(action: Action) -> int:
    """Return an action's number in the kernel; `read_action` turns it back."""
    match action:
        case Play(seat, card, colour, say_uno):
            chosen = _colour_number(colour)
            return _number(actions.PLAY, seat, card.rank, chosen, int(say_uno))
        case ChooseColour(seat, colour):
            chosen = _colour_number(colour)
            return _number(actions.CHOOSE_COLOUR, seat, colour=chosen)
        case ChooseTarget(seat, target):
            return _number(actions.CHOOSE_TARGET, seat, target)
        case CatchUno(seat, target):
            return _number(actions.CATCH_UNO, seat, target)
        case _:
            return _number(_NUMBERS[type(action)], action.seat)


def _number(kind: int, seat: int, what: int = 0, colour: int = NO_COLOUR, say_uno: int = 0) -> int:
    return int(actions.number_of(kind, seat, what, colour, say_uno))
