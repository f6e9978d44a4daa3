"""An action as one number, and what comes of it."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.rules.uno import PENALTY
from uno_kart_lab.simulation.kernel.compiling import compiled, plain
from uno_kart_lab.simulation.kernel.item_box import choose_colour, choose_target
from uno_kart_lab.simulation.kernel.setup import begin_next_round, choose_opening_colour
from uno_kart_lab.simulation.kernel.seven_zero import swap
from uno_kart_lab.simulation.kernel.stacking import accept_stack
from uno_kart_lab.simulation.kernel.stock import draw
from uno_kart_lab.simulation.kernel.table import BY_UNO, NOBODY, OPENING_COLOUR, STACK, SWAP
from uno_kart_lab.simulation.kernel.turns import pass_turn, play, take_draw
from uno_kart_lab.simulation.kernel.wild_draw_four import accept, challenge, keep_judged

(
    PLAY,
    DRAW,
    PASS,
    CHOOSE_COLOUR,
    CHOOSE_TARGET,
    ACCEPT,
    CHALLENGE,
    SAY_UNO,
    CATCH_UNO,
    NEXT_ROUND,
) = map(plain, range(10))


def number_of(kind: int, seat: int, what: int, colour: int, say_uno: int) -> int:
    """Return an action's number; `what` is the card that is played, or the seat that is aimed at.

    `colour` is `NO_COLOUR` where none is chosen.
    """
    return kind | seat << 4 | what << 8 | colour << 14 | say_uno << 17


action = compiled(number_of)


@compiled
def kind_of(number: int) -> int:
    """Return the kind of an action."""
    return number & 15


@compiled
def seat_of(number: int) -> int:
    """Return who does an action."""
    return number >> 4 & 15


@compiled
def what_of(number: int) -> int:
    """Return the card that is played, or the seat that is aimed at."""
    return number >> 8 & 63


@compiled
def colour_of(number: int) -> int:
    """Return the colour that is chosen."""
    return number >> 14 & 7


@compiled
def says_uno(number: int) -> int:
    """Return whether UNO is said with the play."""
    return number >> 17 & 1


@compiled
def apply(t: Any, number: int) -> None:
    """Do an action, which is legal; unless it is of the UNO window, it closes it (UNO-3)."""
    t.actions += 1
    kind = kind_of(number)
    if t.uno_window != NOBODY:
        forgot = t.uno_window
        t.uno_window = NOBODY
        if kind == SAY_UNO:
            return
        if kind == CATCH_UNO:
            t.uno_caught += 1
            keep_judged(t)
            draw(t, forgot, PENALTY, BY_UNO)
            return
    if kind == PLAY:
        play(t, seat_of(number), what_of(number), colour_of(number), says_uno(number))
    elif kind == DRAW:
        take_draw(t)
    elif kind == PASS:
        pass_turn(t)
    else:
        _answer(t, kind, number)


@compiled
def _answer(t: Any, kind: int, number: int) -> None:
    if kind == ACCEPT:
        if t.awaiting == STACK:
            accept_stack(t, seat_of(number))
        else:
            accept(t, seat_of(number))
    elif kind == CHALLENGE:
        challenge(t, seat_of(number))
    elif kind == CHOOSE_TARGET:
        if t.awaiting == SWAP:
            swap(t, what_of(number))
        else:
            choose_target(t, what_of(number))
    elif kind == NEXT_ROUND:
        begin_next_round(t)
    elif t.awaiting == OPENING_COLOUR:
        choose_opening_colour(t, colour_of(number))
    else:
        choose_colour(t, colour_of(number))
