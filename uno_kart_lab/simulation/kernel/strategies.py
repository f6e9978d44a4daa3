"""The players that the kernel knows, choice for choice as `uno_kart_lab.players` has them."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.simulation.kernel.actions import (
    ACCEPT,
    CATCH_UNO,
    CHALLENGE,
    CHOOSE_COLOUR,
    CHOOSE_TARGET,
    DRAW,
    NEXT_ROUND,
    PASS,
    PLAY,
    SAY_UNO,
    action,
)
from uno_kart_lab.simulation.kernel.after_play import next_seat
from uno_kart_lab.simulation.kernel.cards import (
    COLOURED,
    COLOURS,
    ITEM_BOX_BIT,
    ITEM_BOX_RANK,
    NO_CARDS,
    NO_COLOUR,
    ONE,
    RED,
    WILD_DRAW_FOUR_BIT,
    WILD_DRAW_FOUR_RANK,
)
from uno_kart_lab.simulation.kernel.careful import careful_card, challenge_pays
from uno_kart_lab.simulation.kernel.compiling import compiled, lowest, ones, plain
from uno_kart_lab.simulation.kernel.generator import below
from uno_kart_lab.simulation.kernel.hands import fewest_cards, held, most_expensive, most_held
from uno_kart_lab.simulation.kernel.jump_in import twin
from uno_kart_lab.simulation.kernel.options import MUST_PLAY
from uno_kart_lab.simulation.kernel.stacking import goes_on, stackable
from uno_kart_lab.simulation.kernel.stock import can_draw
from uno_kart_lab.simulation.kernel.table import CHALLENGE as CHALLENGE_AWAITED
from uno_kart_lab.simulation.kernel.table import (
    DRAWN_CARD,
    NOBODY,
    ROUND_OVER,
    STACK,
    SWAP,
    TURN,
)
from uno_kart_lab.simulation.kernel.table import TARGET as TARGET_AWAITED
from uno_kart_lab.simulation.kernel.turns import playable

STRATEGIES: Final = ("random", "beginner", "simple", "careful")
"""By number, the names of the players that the kernel knows."""

RANDOM, BEGINNER, SIMPLE, CAREFUL = range(len(STRATEGIES))

_ONE_CHOICE, _COIN, _ANY_COLOUR = plain(1), plain(2), plain(COLOURS)
_NOTHING, _SAID = plain(0), plain(1)


@compiled
def decide(t: Any) -> int:
    """Ask the players what is done next, in the order of `players.table.next_action`."""
    if t.uno_window != NOBODY:
        spoken = _in_window(t)
        if spoken >= 0:
            return spoken
    if t.awaiting == TURN:
        jumps = _jump_in(t) if t.jump_in else -1
        return jumps if jumps >= 0 else _turn(t)
    if t.awaiting == DRAWN_CARD:
        return _drawn_card(t)
    if t.awaiting == ROUND_OVER:
        return _next_round(t)
    return _answer(t)


@compiled
def _among(t: Any, many: int) -> int:
    """Draw one of 0 … many − 1 from the choices' stream."""
    number: int
    number, t.choices = below(many, t.choices)
    return number


@compiled
def _coin(t: Any) -> int:
    return _among(t, _COIN)


@compiled
def _in_window(t: Any) -> int:
    """Ask each seat, first the one that forgot, if it acts in the UNO window; −1 if nobody does."""
    forgot = t.uno_window
    if _speaks_up(t, forgot):
        return _bare(SAY_UNO, forgot)
    for seat in range(t.players):
        if seat != forgot and _speaks_up(t, seat):
            return action(CATCH_UNO, seat, forgot, NO_COLOUR, _NOTHING)
    return -1


@compiled
def _speaks_up(t: Any, seat: int) -> bool:
    if t.strategies[seat] == CAREFUL:
        return True
    if t.strategies[seat] == SIMPLE:
        return bool(seat != t.uno_window)
    return bool(t.strategies[seat] == RANDOM) and _coin(t) == 1


@compiled
def _jump_in(t: Any) -> int:
    """Ask who holds the top card's twin, in order of play, if it jumps in; −1 if nobody does."""
    card = twin(t)
    seat = next_seat(t, t.turn)
    while seat != t.turn:
        if (t.have[seat] & card) != NO_CARDS and _jumps(t, seat):
            return _play(t, seat, lowest(card), RED)
        seat = next_seat(t, seat)
    return -1


@compiled
def _jumps(t: Any, seat: int) -> bool:
    if t.strategies[seat] == RANDOM:
        return _coin(t) == 1
    return bool(t.strategies[seat] != BEGINNER)


@compiled
def _turn(t: Any) -> int:
    seat = t.turn
    cards = playable(t, seat, t.have[seat])
    if t.strategies[seat] == RANDOM:
        return _random_turn(t, seat, cards)
    if cards == NO_CARDS:
        return _draw_or_pass(t, seat)
    if t.strategies[seat] == CAREFUL:
        card = careful_card(t, seat, cards)
        if card >= 0:
            return _play(t, seat, card, most_held(t, seat))
    if t.strategies[seat] >= SIMPLE:
        return _simple_turn(t, seat, cards)
    return _play(t, seat, lowest(cards), RED)


@compiled
def _simple_turn(t: Any, seat: int, cards: Any) -> int:
    """The most expensive coloured card; else of the wilds the one whose colour is held most of."""
    coloured = cards & COLOURED
    if coloured != NO_CARDS:
        return _play(t, seat, most_expensive(coloured), RED)
    wilds = t.copies[seat, WILD_DRAW_FOUR_RANK] + t.copies[seat, ITEM_BOX_RANK]
    colour = most_held(t, seat)
    box_fits = (cards & ITEM_BOX_BIT) != NO_CARDS
    aims = (cards & WILD_DRAW_FOUR_BIT) != NO_CARDS
    if aims and not (box_fits and wilds > held(t, seat, colour)):
        return _play(t, seat, WILD_DRAW_FOUR_RANK, colour)
    return _play(t, seat, ITEM_BOX_RANK, RED)


@compiled
def _random_turn(t: Any, seat: int, cards: Any) -> int:
    """Any card once, a Wild Draw Four once with each colour; or draw, or pass."""
    many = _plays(cards)
    place = _among(t, many + 1)
    return _draw_or_pass(t, seat) if place == many else _play_at(t, seat, cards, place)


@compiled
def _plays(cards: Any) -> int:
    """Return in how many ways cards can be played."""
    many = ones(cards)
    return many + COLOURS - 1 if (cards & WILD_DRAW_FOUR_BIT) != NO_CARDS else many


@compiled
def _play_at(t: Any, seat: int, cards: Any, place: int) -> int:
    """Play the card at a place among the ways to play some."""
    coloured = ones(cards & COLOURED)
    if place < coloured:
        for _ in range(place):
            cards &= cards - ONE
        return _play(t, seat, lowest(cards), RED)
    place -= coloured
    if (cards & WILD_DRAW_FOUR_BIT) != NO_CARDS and place < COLOURS:
        return _play(t, seat, WILD_DRAW_FOUR_RANK, place)
    return _play(t, seat, ITEM_BOX_RANK, RED)


@compiled
def _drawn_card(t: Any) -> int:
    seat = t.turn
    card = t.awaited_card
    if t.strategies[seat] >= SIMPLE and card == WILD_DRAW_FOUR_RANK:
        return _play(t, seat, card, most_held(t, seat))
    if t.strategies[seat] != RANDOM:
        return _play(t, seat, card, RED)
    plays = COLOURS if card == WILD_DRAW_FOUR_RANK else 1
    place = _among(t, plays if t.after_draw == MUST_PLAY else plays + 1)
    return _bare(PASS, seat) if place == plays else _play(t, seat, card, place)


@compiled
def _play(t: Any, seat: int, card: int, colour: int) -> int:
    """Play a card, with the colour if it is a Wild Draw Four; say or toss for UNO if it is due."""
    say_uno = _NOTHING
    if t.held[seat] == 2:
        say_uno = _SAID if t.strategies[seat] >= SIMPLE else _coin(t)
    return action(PLAY, seat, card, colour if card == WILD_DRAW_FOUR_RANK else NO_COLOUR, say_uno)


@compiled
def _draw_or_pass(t: Any, seat: int) -> int:
    return _bare(DRAW if can_draw(t) else PASS, seat)


@compiled
def _bare(kind: int, seat: int) -> int:
    """Return an action that tells nothing but its seat."""
    return action(kind, seat, _NOTHING, NO_COLOUR, _NOTHING)


@compiled
def _next_round(t: Any) -> int:
    """Have the next dealer deal; a random player draws its number even for that."""
    dealer = (t.dealer + 1) % t.players
    if t.strategies[dealer] == RANDOM:
        _among(t, _ONE_CHOICE)
    return _bare(NEXT_ROUND, dealer)


@compiled
def _answer(t: Any) -> int:
    """What is drawn, a target or a colour."""
    seat = t.awaited_seat
    if t.awaiting == CHALLENGE_AWAITED or t.awaiting == STACK:
        cards = stackable(t, seat) if goes_on(t) else NO_CARDS
        if t.strategies[seat] == RANDOM:
            return _random_answer(t, seat, cards)
        return _answer_to_draw(t, seat, cards)
    if t.awaiting == TARGET_AWAITED or t.awaiting == SWAP:
        return action(CHOOSE_TARGET, seat, _target(t, seat), NO_COLOUR, _NOTHING)
    return action(CHOOSE_COLOUR, seat, _NOTHING, _colour(t, seat), _NOTHING)


@compiled
def _random_answer(t: Any, seat: int, cards: Any) -> int:
    """Any card that can be stacked; or accept, or challenge if that is asked."""
    many = _plays(cards)
    place = _among(t, many + 2 if t.awaiting == CHALLENGE_AWAITED else many + 1)
    if place < many:
        return _play_at(t, seat, cards, place)
    return _bare(ACCEPT if place == many else CHALLENGE, seat)


@compiled
def _answer_to_draw(t: Any, seat: int, cards: Any) -> int:
    """Stack if that can be done; the careful player may challenge, the others accept."""
    if cards != NO_CARDS:
        simple = t.strategies[seat] >= SIMPLE
        return _play(t, seat, lowest(cards), most_held(t, seat) if simple else RED)
    challenges = (
        t.awaiting == CHALLENGE_AWAITED
        and t.strategies[seat] == CAREFUL
        and challenge_pays(t, seat)
    )
    return _bare(CHALLENGE if challenges else ACCEPT, seat)


@compiled
def _target(t: Any, seat: int) -> int:
    if t.strategies[seat] >= SIMPLE:
        return fewest_cards(t, seat)
    place = _among(t, t.players - 1) if t.strategies[seat] == RANDOM else 0
    return place + 1 if place >= seat else place


@compiled
def _colour(t: Any, seat: int) -> int:
    if t.strategies[seat] >= SIMPLE:
        return most_held(t, seat)
    return _among(t, _ANY_COLOUR) if t.strategies[seat] == RANDOM else RED
