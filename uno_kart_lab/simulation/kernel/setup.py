"""Setting up a round and turning up the opening card (SETUP, OPEN)."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.rules.position import LEFT, RIGHT
from uno_kart_lab.simulation.kernel.after_play import begin_turn, next_seat
from uno_kart_lab.simulation.kernel.cards import (
    DEALER_VALUE,
    DECK_SIZE,
    DRAW_TWO,
    FACE,
    FOR_DRAW_TWO,
    HAND_SIZE,
    ITEM_BOX,
    NO_COLOUR,
    RANKS,
    REVERSE,
    SKIP,
    SORTED_DECK,
    WILD_DRAW_FOUR,
)
from uno_kart_lab.simulation.kernel.compiling import compiled
from uno_kart_lab.simulation.kernel.generator import shuffle
from uno_kart_lab.simulation.kernel.options import DEALER_NAMES, HIGH_CARD, TURN_ANOTHER
from uno_kart_lab.simulation.kernel.stock import draw, give, lay, turn_up
from uno_kart_lab.simulation.kernel.table import (
    BY_DRAW_TWO,
    NOBODY,
    OPENING_COLOUR,
    SETTING_UP,
)


@compiled
def begin_game(t: Any, seed: Any, dealer: int) -> None:
    """Find the first dealer, deal and open; `dealer` is who deals if the cards don't decide."""
    t.generator = seed
    t.round = 1
    t.game_winners = 0
    for seat in range(t.players):
        t.scores[seat] = 0
    _gather(t)
    t.dealer = _dealer_by_card(t) if t.first_dealer == HIGH_CARD else dealer
    _deal(t)


@compiled
def begin_next_round(t: Any) -> None:
    """Gather all 112 cards and pass the deal to the left (SETUP-4)."""
    t.round += 1
    _gather(t)
    t.dealer = (t.dealer + 1) % t.players
    _deal(t)


@compiled
def _gather(t: Any) -> None:
    """Lay the deck in its order, with nothing in any hand and nothing counted."""
    t.direction = LEFT
    t.colour = NO_COLOUR
    t.last_actor = NOBODY
    t.awaiting = SETTING_UP
    t.awaited_seat = NOBODY
    t.uno_due = 0
    t.uno_window = NOBODY
    t.passes = 0
    t.chain = 0
    t.link = 0
    t.round_winner = NOBODY
    t.discards = 0
    for seat in range(t.players):
        t.have[seat] = 0
        t.held[seat] = 0
        for card in range(RANKS):
            t.copies[seat, card] = 0
    _lay_deck(t)
    _count_from_here(t)


@compiled
def _lay_deck(t: Any) -> None:
    t.stock_top = 0
    t.stock_end = DECK_SIZE
    for place in range(DECK_SIZE):
        t.stock[place] = SORTED_DECK[place]


@compiled
def _count_from_here(t: Any) -> None:
    t.first_seat = NOBODY
    t.actions = 0
    t.turns = 0
    t.points = 0
    t.boxes = 0
    t.longest_chain = 0
    t.accepted = 0
    t.challenges_won = 0
    t.challenges_lost = 0
    t.reshuffles = 0
    t.uno_forgotten = 0
    t.uno_caught = 0
    t.jump_ins = 0
    t.drawn[:] = 0


@compiled
def _dealer_by_card(t: Any) -> int:
    """Each draws a card, the highest number deals, tied players draw again (SETUP-1)."""
    seats = (1 << t.players) - 1
    left = t.players
    drawn = DECK_SIZE
    while left > 1:
        if DECK_SIZE - drawn < left:
            t.generator = shuffle(t.stock, 0, DECK_SIZE, t.generator)
            drawn = 0
        best = -1
        tied = 0
        for seat in range(t.players):
            if seats >> seat & 1:
                value = DEALER_VALUE[t.stock[drawn]]
                drawn += 1
                if value > best:
                    best = value
                    tied = 0
                    left = 0
                if value == best:
                    tied |= 1 << seat
                    left += 1
        seats = tied
    dealer = 0
    while not seats >> dealer & 1:
        dealer += 1
    return dealer


@compiled
def _deal(t: Any) -> None:
    """Shuffle and deal seven each, one at a time, from the dealer's left (SETUP-2)."""
    _lay_deck(t)
    t.generator = shuffle(t.stock, 0, DECK_SIZE, t.generator)
    t.turn = (t.dealer + 1) % t.players
    seat = t.turn
    for _ in range(HAND_SIZE * t.players):
        give(t, seat, turn_up(t))
        seat = seat + 1 if seat + 1 < t.players else 0
    _open_round(t)


@compiled
def _open_round(t: Any) -> None:
    """Turn up the opening card until one can open, and carry it out (SETUP-3, OPEN)."""
    while True:
        card = turn_up(t)
        lay(t, card)
        face = FACE[card]
        if t.opening_action == TURN_ANOTHER:
            if face < DRAW_TWO or face == ITEM_BOX:
                break
        elif face != WILD_DRAW_FOUR:
            break
        else:
            _return_opening_card(t)
    _carry_out_opening(t, face)
    t.first_seat = t.turn


@compiled
def _return_opening_card(t: Any) -> None:
    """A Wild Draw Four can't open: it goes back into the stock, which is shuffled (OPEN-6)."""
    t.discards = 0
    t.colour = NO_COLOUR
    t.stock_top -= 1
    t.generator = shuffle(t.stock, t.stock_top, t.stock_end, t.generator)


@compiled
def _carry_out_opening(t: Any, face: int) -> None:
    """Begin the first turn as the opening card says (OPEN-1, OPEN-3 … OPEN-8)."""
    first = t.turn
    if face == REVERSE:
        t.direction = RIGHT
        begin_turn(t, t.dealer, NOBODY)
    elif face == DRAW_TWO:
        draw(t, first, FOR_DRAW_TWO, BY_DRAW_TWO)
        begin_turn(t, next_seat(t, first), NOBODY)
    elif face == SKIP:
        begin_turn(t, next_seat(t, first), NOBODY)
    elif face == ITEM_BOX:
        t.awaiting = OPENING_COLOUR
        t.awaited_seat = t.dealer if t.opening_item_box_colour == DEALER_NAMES else first
    else:
        begin_turn(t, first, NOBODY)


@compiled
def choose_opening_colour(t: Any, colour: int) -> None:
    """Choose the colour for an opening Item Box; the dealer's left begins (OPEN-7)."""
    t.colour = colour
    begin_turn(t, t.turn, NOBODY)
