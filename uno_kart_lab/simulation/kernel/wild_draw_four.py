"""The Wild Draw Four and its challenge (WD4-1 … WD4-4, CHAL-1 … CHAL-5)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.rules.wild_draw_four import IN_VAIN
from uno_kart_lab.simulation.kernel.after_play import finish_play, lose_turn, next_seat
from uno_kart_lab.simulation.kernel.cards import (
    BIT,
    FOR_WILD_DRAW_FOUR,
    ITEM_BOX_BIT,
    NO_CARDS,
    OF_COLOUR,
    WILD_DRAW_FOUR_BIT,
)
from uno_kart_lab.simulation.kernel.compiling import compiled, lowest
from uno_kart_lab.simulation.kernel.options import CHALLENGEABLE, ONLY_IF_NO_MATCH
from uno_kart_lab.simulation.kernel.stock import draw
from uno_kart_lab.simulation.kernel.table import (
    BY_CHALLENGE,
    BY_STACK,
    BY_WILD_DRAW_FOUR,
    CHALLENGE,
    NO_CARD,
)


@compiled
def is_bluff(t: Any, cards: Any, colour: int) -> bool:
    """Tell whether a Wild Draw Four played from beside these cards is a bluff (WD4-3)."""
    against = OF_COLOUR[colour]
    if t.item_box_counts_as_colour:
        against |= ITEM_BOX_BIT
    return bool((cards & against) != NO_CARDS)


@compiled
def allowed(t: Any, seat: int, cards: Any) -> Any:
    """Return those of `cards`, held by `seat`, that are not banned (WD4-2)."""
    if (
        t.wild_draw_four == ONLY_IF_NO_MATCH
        and (cards & WILD_DRAW_FOUR_BIT) != NO_CARDS
        and is_bluff(t, t.have[seat], t.colour)
    ):
        cards ^= WILD_DRAW_FOUR_BIT
    return cards


@compiled
def aim(t: Any, colour: int, before: int, due: int) -> None:
    """The player chooses the colour; the next seat draws four, or may challenge (WD4-1, WD4-2).

    `due` cards of a stack that this card ends are to be drawn with its four (STACK-5).
    """
    t.colour = colour
    if t.wild_draw_four == CHALLENGEABLE:
        await_challenge(t, before, due)
    else:
        target = next_seat(t, t.turn)
        _draw_and_lose_turn(t, target, due + FOR_WILD_DRAW_FOUR)


@compiled
def await_challenge(t: Any, before: int, due: int) -> None:
    """The next seat is asked (CHAL-1)."""
    t.awaiting = CHALLENGE
    t.awaited_seat = next_seat(t, t.turn)
    t.awaited_colour = before
    t.awaited_count = due + FOR_WILD_DRAW_FOUR
    t.awaited_held = NO_CARD


@compiled
def keep_judged(t: Any) -> None:
    """Keep the one card that is judged apart from what its player, who is caught, draws (WD4-2)."""
    if t.awaiting == CHALLENGE:
        t.awaited_held = lowest(t.have[t.turn])


@compiled
def judged_cards(t: Any) -> Any:
    """Return the hand that the Wild Draw Four to be answered was played from, beside it (WD4-2)."""
    return t.have[t.turn] if t.awaited_held == NO_CARD else BIT[t.awaited_held]


@compiled
def accept(t: Any, seat: int) -> None:
    """The next seat draws four, or the sum of a stack, and loses its turn (WD4-1, CHAL-1)."""
    t.accepted += 1
    _draw_and_lose_turn(t, seat, t.awaited_count)


@compiled
def _draw_and_lose_turn(t: Any, seat: int, count: int) -> None:
    alone = count == FOR_WILD_DRAW_FOUR
    draw(t, seat, count, BY_WILD_DRAW_FOUR if alone else BY_STACK)
    lose_turn(t, seat)


@compiled
def challenge(t: Any, challenger: int) -> None:
    """The hand is judged by the colour active before (CHAL-2 … CHAL-5)."""
    if is_bluff(t, judged_cards(t), t.awaited_colour):
        t.challenges_won += 1
        draw(t, t.turn, t.awaited_count, BY_CHALLENGE)
        finish_play(t, challenger)
    else:
        t.challenges_lost += 1
        draw(t, challenger, t.awaited_count + IN_VAIN, BY_CHALLENGE)
        lose_turn(t, challenger)
