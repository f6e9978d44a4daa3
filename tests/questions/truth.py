"""Which answers are true, found out anew: from the cards on the table before and after.

The generator reads the engine's events; here they are not looked at, but for the few that leave
the table as it is. What holds is worked out from positions, from card codes and from the referee of
`tests.invariants`, who shares no rule with the engine.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from tests.invariants.referee import (
    asked_for,
    fits,
    held,
    is_bluff,
    legal,
    letter,
    may_play,
    to_be_drawn,
    worth,
)
from tests.questions.samples import Asked
from uno_kart_lab.questions.answers import Answer, Claim
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.rules.actions import Accept, CatchUno, ChooseTarget, Draw, Pass, Play
from uno_kart_lab.rules.cards import CARDS, DECK, Item
from uno_kart_lab.rules.engine import apply
from uno_kart_lab.rules.events import CardPlayed, CardTurnedUp, DealerCardsDrawn
from uno_kart_lab.rules.options import OneRound, PointsGame
from uno_kart_lab.rules.position import Position

ITEMS = {"R": Item.MUSHROOM, "Y": Item.BANANA, "G": Item.SHELL, "B": Item.LIGHTNING}


class Table:
    """What is on the table when a question is asked, when it is answered, and in the end."""

    def __init__(self, asked: Asked) -> None:
        draft = asked.question.draft
        step = asked.step
        self.subject = draft.subject
        self.step = step
        if asked.position is not None:
            self.before = self.asked = self.reveal = self.after = asked.position
            return
        tables = (step.before, *step.positions())
        self.before = step.before
        self.asked = tables[draft.asked + 1]
        self.reveal = tables[draft.reveal + 1]
        self.after = step.after
        self.shown = step.events[draft.asked] if draft.asked >= 0 else None

    @property
    def n(self) -> int:
        return len(self.asked.players)

    @property
    def over(self) -> bool:
        return asked_for(self.after) in ("round_over", "game_over")

    @property
    def turned_up(self) -> int:
        return sum(isinstance(event, CardTurnedUp) for event in self.step.events)

    def grown(self, until: Position) -> dict[int, int]:
        """By how many cards whose hand has grown since the question was asked."""
        sizes = zip(self.asked.hands, until.hands, strict=True)
        growth = {seat: len(then) - len(now) for seat, (now, then) in enumerate(sizes)}
        return {seat: more for seat, more in growth.items() if more > 0}


def is_true(answer: Answer, asked: Asked) -> bool:
    """Tell whether this is how it is."""
    return TRUTHS[asked.question.draft.kind](answer, Table(asked))


def _first_dealer(a: Answer, t: Table) -> bool:
    assert isinstance(t.shown, DealerCardsDrawn)
    codes = [card.code for card in t.shown.cards]
    values = [int(code[1:]) if code[1:].isdigit() else 0 for code in codes]
    best = [seat for seat, v in zip(t.shown.seats, values, strict=True) if v == max(values)]
    match a.claim:
        case Claim.PLAYERS:
            return list(a.seats) == best
        case Claim.DRAW_AGAIN:
            return len(best) > 1
        case Claim.ALL_DRAW_AGAIN:
            return len(best) == t.n
    raise AssertionError(a)


def _next_dealer(a: Answer, t: Table) -> bool:
    if a.claim is Claim.HIGHEST_CARD:
        return False
    return a.seats == ((t.before.dealer + 1) % t.n,)


def _hand_size(a: Answer, t: Table) -> bool:
    return {len(hand) for hand in t.reveal.hands} == {a.number}


def _first_dealt(a: Answer, t: Table) -> bool:
    if a.claim is Claim.YOUNGEST:
        return False
    (seat,) = a.seats
    dealt = t.asked.stock[: 7 * t.n : t.n]
    return Counter(dealt) == Counter(t.reveal.hands[seat])


def _first_card(a: Answer, t: Table) -> bool:
    if a.claim is Claim.TURN_UP_TOP:
        return t.reveal.discard == t.asked.stock[:1] and t.reveal.hands == t.asked.hands
    (seat,) = a.seats
    return len(t.reveal.hands[seat]) < len(t.asked.hands[seat])


def _opening_effect(a: Answer, t: Table) -> bool:
    face, opened = t.asked.discard[-1].code[1:], t.asked.discard
    gone_on = t.after.discard[: len(opened)] == opened and len(t.after.discard) > len(opened)
    left = (t.asked.dealer + 1) % t.n
    match a.claim:
        case Claim.BACK_INTO_STOCK:
            return not t.reveal.discard
        case Claim.ANOTHER_ON_TOP:
            return gone_on
        case Claim.COLOUR_ONLY:
            return asked_for(t.after) == "opening_colour" and not t.grown(t.after)
        case Claim.OPENING_BOX_OPENS:
            return face == "B" and gone_on
        case Claim.OPENING_BOBOMB:
            return face == "B" and bool(t.grown(t.after))
        case Claim.CARRIED_OUT:
            done = {
                "+2": set(t.grown(t.after)) == {left} and t.after.turn != left,
                "R": t.after.direction != t.asked.direction,
                "S": t.after.turn != left,
                "+4": asked_for(t.after) == "challenge",
            }
            return t.after.discard == opened and done[face]
    raise AssertionError(a)


def _whose_turn(a: Answer, t: Table) -> bool:
    match a.claim:
        case Claim.PLAYERS:
            return asked_for(t.after) == "turn" and a.seats == (t.after.turn,)
        case Claim.NOBODY_ROUND_OVER:
            return t.over
        case Claim.NOBODY_COLOUR_FIRST:
            return asked_for(t.after) in ("colour", "opening_colour")
        case Claim.YOUNGEST:
            return False
    raise AssertionError(a)


def _direction(a: Answer, t: Table) -> bool:
    match a.claim:
        case Claim.TO_LEFT:
            return t.reveal.direction == 1
        case Claim.TO_RIGHT:
            return t.reveal.direction == -1
        case Claim.STAYS_AND_SKIPS:
            return t.reveal.direction == t.asked.direction
    raise AssertionError(a)


def _may_draw_or_pass(a: Answer, t: Table) -> bool:
    p = t.asked
    seat = t.subject.seat
    assert seat is not None
    can = legal(p)
    assert any(isinstance(action, Play) and action.seat == seat for action in can)
    match a.claim:
        case Claim.FREE_TO_DRAW:
            return Draw(seat) in can
        case Claim.FREE_TO_PASS:
            return Pass(seat) in can
        case Claim.HAS_TO_PLAY:
            return not {Draw(seat), Pass(seat)} & can
        case Claim.DRAW_AND_KEEP:
            return False
        case Claim.PASS_ENDS_ROUND:
            return asked_for(apply(p, Pass(seat)).after) in ("round_over", "game_over")
    raise AssertionError(a)


def _drawing(a: Answer, t: Table) -> bool:
    until = t.asked.rules.after_draw == "draw_until_playable"
    return {Claim.JUST_ONE: not until, Claim.UNTIL_ONE_FITS: until, Claim.JUST_TWO: False}[a.claim]


def _drawn_card(a: Answer, t: Table) -> bool:
    p, seat, card = t.asked, t.subject.seat, t.subject.card
    assert seat is not None
    assert card is not None
    option = p.rules.after_draw
    if may_play(p, seat, card.code):
        true = Claim.MUST_PLAY_IT if option == "must_play" else Claim.PLAY_OR_KEEP
    elif option == "draw_until_playable" and to_be_drawn(p):
        true = Claim.DRAW_ON
    else:
        true = Claim.TURN_ENDS
    return a.claim is true


def _may_play(a: Answer, t: Table) -> bool:
    p, seat, card = t.asked, t.subject.seat, t.subject.card
    assert seat is not None
    assert card is not None
    code, top = card.code, p.discard[-1].code
    can = Play(seat, card) in legal(p)
    match a.claim:
        case Claim.YES_COLOUR:
            return can and code[0] == letter(p)
        case Claim.YES_SYMBOL:
            return can and code[1:] == top[1:]
        case Claim.YES_ANY:
            return can and code[0] == "W"
        case Claim.YES_UNDER:
            return can and code[0] != letter(p) and code[1:] != top[1:]
        case Claim.YES_IN_PLACE | Claim.YES_AS_WELL:
            return can
        case Claim.NO_NEITHER:
            return not can and not fits(code, top, letter(p))
        case Claim.NO_DRAWN_ONLY:
            return not can and asked_for(p) == "drawn_card" and p.awaiting.card is not card
        case Claim.NO_BOTH_NEEDED | Claim.NO_OTHERS_FIT:
            return not can
    raise AssertionError(a)


def _which_matches(a: Answer, t: Table) -> bool:
    (card,) = a.cards
    return fits(card.code, t.asked.discard[-1].code, letter(t.asked))


def _who_draws(a: Answer, t: Table) -> bool:
    return set(a.seats) == set(t.grown(t.reveal))


def _how_many(a: Answer, t: Table) -> bool:
    grown = t.grown(t.reveal)
    seat = t.subject.seat
    return (
        {grown.get(seat, 0)} == {a.number}
        if seat is not None
        else set(grown.values()) == {a.number}
    )


def _new_stock(a: Answer, t: Table) -> bool:
    under, now = Counter(t.asked.discard[:-1]), Counter(t.reveal.stock)
    match a.claim:
        case Claim.ALL_BUT_TOP:
            return now == under and t.reveal.discard == t.asked.discard[-1:]
        case Claim.ALL_WITH_TOP:
            return now == Counter(t.asked.discard)
        case Claim.NO_CARD_TAKEN:
            return t.after.stock == () == t.reveal.stock
        case Claim.ROUND_OVER:
            return asked_for(t.reveal) == "round_over"
    raise AssertionError(a)


def _box_opens(a: Answer, t: Table) -> bool:
    match a.claim:
        case Claim.TOP_OF_STOCK:
            return t.reveal.discard == (*t.asked.discard, t.asked.stock[0])
        case Claim.CHOOSES_COLOUR:
            return t.reveal.chosen_colour is not None
        case Claim.TAKES_CARD | Claim.DRAW:
            return set(a.seats) <= set(t.grown(t.reveal))
    raise AssertionError(a)


def _turned_up(a: Answer, t: Table) -> bool:
    does = (
        t.after.direction != t.asked.direction
        or asked_for(t.after) == "challenge"
        or t.turned_up > 1
        or _passed_over(t)
    )
    match a.claim:
        case Claim.ONLY_ITEM:
            return not does
        case Claim.NOT_FROM_HAND:
            return _cards_held(t.before) - _cards_held(t.asked) == 1 and not does
        case Claim.DOES_NOT_MATCH | Claim.ONE_ACTION_A_TURN | Claim.NOBODY_AFTER_BOX:
            return False
        case _:
            return does


def _cards_held(p: Position) -> int:
    return sum(map(len, p.hands))


def _passed_over(t: Table) -> bool:
    """Whether somebody has lost a turn: it is neither the same player's nor the next one's."""
    following = (t.asked.turn + t.asked.direction) % t.n
    return asked_for(t.after) == "turn" and t.after.turn not in (t.asked.turn, following)


def _which_item(a: Answer, t: Table) -> bool:
    return a.item is ITEMS.get(t.asked.discard[-1].code[0], Item.BOBOMB)


def _item_does(a: Answer, t: Table) -> bool:
    p, q, me = t.asked, t.after, t.asked.turn
    grown = t.grown(q)
    everyone_else = set(range(t.n)) - {me}
    again = asked_for(q) == "turn" and q.turn == me
    match a.claim:
        case Claim.EXTRA_TURN:
            return again and not grown
        case Claim.NO_EXTRA_TURN:
            return t.over and not grown
        case Claim.DRAW:
            return not again and grown == dict.fromkeys(a.seats, a.number) and not _asks(q)
        case Claim.DRAW_AND_EXTRA_TURN:
            return again and grown == dict.fromkeys(everyone_else, a.number)
        case Claim.DRAW_AND_PASS_ON:
            return asked_for(q) == "turn" and not again and set(grown) == everyone_else
        case Claim.NEXT_DRAWS:
            following = (me + p.direction) % t.n
            return not _asks(q) and grown == {following: a.number}
        case Claim.AIM:
            return asked_for(q) == "target" and _aimed(q) == a.number
        case Claim.DRAW_AND_COLOUR:
            return asked_for(q) == "colour" and grown == {me: a.number}
        case Claim.DRAW_NO_COLOUR:
            return asked_for(q) != "colour" and grown == {me: a.number}
        case Claim.TURNS_ROUND:
            return q.direction != p.direction
    raise AssertionError(a)


def _asks(p: Position) -> bool:
    return asked_for(p) in ("target", "colour")


def _aimed(p: Position) -> int:
    """How many cards the player draws whom the Green Shell is aimed at."""
    target = (p.turn + 1) % len(p.players)
    after = apply(p, ChooseTarget(p.turn, target)).after
    return len(after.hands[target]) - len(p.hands[target])


def _who_chooses(a: Answer, t: Table) -> bool:
    if a.claim is not Claim.PLAYERS:
        return False
    if t.step.action is not None and getattr(t.step.action, "colour", None) is not None:
        return a.seats == (t.step.action.seat,)
    return a.seats == (t.after.awaiting.seat,)


def _may_chain(a: Answer, t: Table) -> bool:
    p, box = t.asked, CARDS["WB"]
    hands = tuple((*hand, box) if seat == p.turn else hand for seat, hand in enumerate(p.hands))
    given = replace(p, hands=hands)
    can = Play(p.turn, box) in legal(given)
    played = apply(given, Play(p.turn, box)).events
    (link,) = (event.reason for event in played if isinstance(event, CardPlayed))
    match a.claim:
        case Claim.YES_NEXT_LINK:
            return can and (link.chain, link.link) == (p.chain, p.link + 1)
        case Claim.YES_NEW_CHAIN:
            return can and link.chain != p.chain
        case Claim.NO_ONE_BOX | Claim.NO_OTHERS_FIT:
            return not can
    raise AssertionError(a)


def _may_bluff(a: Answer, t: Table) -> bool:
    p, seat = t.asked, t.subject.seat
    assert seat is not None
    can = any(isinstance(action, Play) and action.card.code == "W+4" for action in legal(p))
    bluff = is_bluff(p, held(p, seat), letter(p))
    match a.claim:
        case Claim.YES_A_BLUFF:
            return can and bluff
        case Claim.YES_NO_BLUFF:
            return can and not bluff
        case Claim.NO_COLOUR_HELD:
            return not can and bluff
        case Claim.NO_OTHERS_FIT:
            return not can
    raise AssertionError(a)


def _who_challenges(a: Answer, t: Table) -> bool:
    asked = asked_for(t.after) == "challenge"
    match a.claim:
        case Claim.BEFORE_DRAWING:
            return asked and a.seats == (t.after.awaiting.seat,)
        case Claim.NOBODY_AT_ALL:
            return not asked
        case Claim.ANYONE_ELSE:
            return asked and t.n == 2
        case Claim.AFTER_DRAWING:
            return False
    raise AssertionError(a)


def _hand_shown(a: Answer, t: Table) -> bool:
    return a.claim is Claim.PLAYERS and a.seats == (t.before.awaiting.seat,)


def _judged_colour(a: Answer, t: Table) -> bool:
    return a.claim is Claim.COLOUR and a.colour is t.before.awaiting.colour


def _evidence(a: Answer, t: Table) -> bool:
    p = t.before
    before = p.awaiting.colour.value[0].upper()
    boxes = p.rules.item_box_counts_as_colour
    hand = held(p, p.turn) if p.awaiting.held is None else [p.awaiting.held.code]
    evidence = [code for code in hand if code[0] == before or (boxes and code == "WB")]
    return sorted(card.code for card in a.cards) == sorted(evidence)


def _colour_after(a: Answer, t: Table) -> bool:
    return a.claim is Claim.COLOUR and a.colour.value[0].upper() == letter(t.after)


def _must_say_uno(a: Answer, t: Table) -> bool:
    seat = t.subject.seat
    assert seat is not None
    left = len(t.asked.hands[seat]) - 1
    return {
        Claim.YES_ONE_LEFT: left == 1,
        Claim.NO_MORE_LEFT: left > 1,
        Claim.NO_NONE_LEFT: left == 0,
        Claim.YES_TWO_LEFT: False,
        Claim.YES_LAST: False,
        Claim.NO_ONLY_WITH_LAST: False,
    }[a.claim]


def _uno_unsaid(a: Answer, t: Table) -> bool:
    seat = t.subject.seat
    match a.claim:
        case Claim.UNTIL_NEXT_TURN:
            return t.reveal.uno_window == seat and _closes(t.after) and not _aimed_at(t.after)
        case Claim.UNTIL_ANSWER:
            return t.reveal.uno_window == seat and _closes(t.after) and _aimed_at(t.after)
        case Claim.UNTIL_OWN_TURN:
            return not _closes(t.after)
        case Claim.DRAWS_AT_ONCE:
            return seat in t.grown(t.after)
        case Claim.NOTHING_COMES:
            return t.reveal.uno_window is None
    raise AssertionError(a)


def _closes(p: Position) -> bool:
    """Whether the next turn's first action, or the answer, ends the time to be caught."""
    action = next(a for a in legal(p) if isinstance(a, Draw | Pass | Accept))
    return apply(p, action).after.uno_window is None


def _aimed_at(p: Position) -> bool:
    """Whether somebody has to answer a draw card."""
    return asked_for(p) in ("stack", "challenge")


def _who_catches(a: Answer, t: Table) -> bool:
    catchers = {action.seat for action in legal(t.asked) if isinstance(action, CatchUno)}
    match a.claim:
        case Claim.PLAYERS:
            return set(a.seats) == catchers
        case Claim.NOBODY_TOO_LATE | Claim.NOBODY_NEEDS_TO:
            return not catchers
    raise AssertionError(a)


def _too_late(a: Answer, t: Table) -> bool:
    catchable = t.reveal.uno_window is not None
    return catchable is (a.claim is not Claim.TOO_LATE)


def _late_uno(a: Answer, t: Table) -> bool:
    match a.claim:
        case Claim.SAFE:
            return t.after.uno_window is None and t.after.hands == t.before.hands
        case Claim.DRAW:
            return bool(t.grown(t.after))
        case Claim.LOSES_NEXT_TURN:
            return t.after.turn != t.before.turn
    raise AssertionError(a)


def _last_card(a: Answer, t: Table) -> bool:
    end = t.after
    if asked_for(end) == "challenge":
        end = apply(end, Accept(end.awaiting.seat)).after
    over = asked_for(end) in ("round_over", "game_over")
    grown = t.grown(end)
    match a.claim:
        case Claim.WINS_AT_ONCE:
            return over and not grown and not t.turned_up and end.round_winner in a.seats
        case Claim.DRAW_THEN_OVER:
            return over and set(grown) == set(a.seats) and not t.turned_up
        case Claim.BOX_FIRST:
            return t.turned_up == 1
        case Claim.PLAY_GOES_ON | Claim.ONE_MORE_TURN_EACH:
            return asked_for(end) == "turn" and not over and not t.turned_up
        case Claim.STACK_FIRST:
            return any(isinstance(action, Play) for action in legal(t.after))
    raise AssertionError(a)


def _after_last_box(a: Answer, t: Table) -> bool:
    q, me = t.after, t.asked.turn
    scored = q.scores[me] - t.asked.scores[me]
    left = sum(worth(code) for seat in range(t.n) for code in held(q, seat))
    match a.claim:
        case Claim.ENDS_COUNTED:
            return t.over and scored == left
        case Claim.ENDS_UNCOUNTED:
            return t.over and scored != left
        case Claim.CARDS_AGAIN:
            return bool(q.hands[me])
        case Claim.TURN_FIRST:
            return asked_for(q) == "turn" and q.turn == me
    raise AssertionError(a)


def _blocked(a: Answer, t: Table) -> bool:
    q = t.after
    match a.claim:
        case Claim.NO_WINNER:
            return t.over and q.round_winner is None and q.scores == t.asked.scores
        case Claim.FEWEST_CARDS_WIN | Claim.FEWEST_POINTS_WIN:
            return q.round_winner is not None
        case Claim.PASS_ON_AND_ON:
            return not t.over
    raise AssertionError(a)


def _who_scores(a: Answer, t: Table) -> bool:
    scores = zip(t.asked.scores, t.after.scores, strict=True)
    return set(a.seats) == {seat for seat, (was, now) in enumerate(scores) if now > was}


def _how_many_points(a: Answer, t: Table) -> bool:
    return a.number == sum(worth(code) for seat in range(t.n) for code in held(t.after, seat))


def _who_has_won(a: Answer, t: Table) -> bool:
    winners = _winners(t.after)
    if a.claim is Claim.NOT_YET:
        return winners is None
    return winners is not None and set(a.seats) == winners


def _winners(p: Position) -> set[int] | None:
    end, seats = p.rules.game_end, range(len(p.players))
    if isinstance(end, OneRound):
        return {seat for seat in seats if not p.hands[seat] and seat == p.turn}
    if isinstance(end, PointsGame):
        return {seat for seat in seats if p.scores[seat] >= end.points} or None
    if p.round < end.rounds:
        return None
    return {seat for seat in seats if p.scores[seat] == max(p.scores)}


# --- House rules


def _draw_answer(a: Answer, t: Table) -> bool:
    q = t.after
    assert a.seats == (q.awaiting.seat,)
    assert a.number == _cost(q)
    stack, challenge = q.rules.stacking != "off", asked_for(q) == "challenge"
    match a.claim:
        case Claim.ACCEPT_OR_STACK:
            return stack and not challenge
        case Claim.ACCEPT_STACK_OR_CHALLENGE:
            return stack and challenge
        case Claim.ACCEPT_OR_CHALLENGE:
            return not stack and challenge
        case Claim.ACCEPT_ONLY:
            return not stack and not challenge
        case Claim.DRAW_THEN_STACK | Claim.ANYONE_STACKS:
            return False
    raise AssertionError(a)


def _stack_sum(a: Answer, t: Table) -> bool:
    """What was aimed before, and what the card on top is called after."""
    return a.number == _cost(t.before) + int(t.after.discard[-1].code[-1])


def _cost(p: Position) -> int:
    """How many cards the seat that is asked would draw, if the stock had no end."""
    seat = p.awaiting.seat
    plenty = replace(p, stock=(*p.stock, *DECK))
    return len(apply(plenty, Accept(seat)).after.hands[seat]) - len(p.hands[seat])


def _may_stack(a: Answer, t: Table) -> bool:
    p, seat, card = t.asked, t.subject.seat, t.subject.card
    assert seat is not None
    assert card is not None
    can = any(isinstance(action, Play) and action.card is card for action in legal(p))
    kind, top = card.code[1:], p.discard[-1].code[1:]
    match a.claim:
        case Claim.YES_SAME_KIND:
            return can and kind == top and p.rules.stacking == "same"
        case Claim.YES_DRAW_CARD:
            return can and p.rules.stacking == "any"
        case Claim.YES_COLOUR | Claim.YES_SYMBOL | Claim.YES_ANY:
            return can
        case Claim.NO_ROUND_WON:
            return not can and not p.hands[p.turn]
        case Claim.NO_OTHER_KIND:
            return not can and kind in ("+2", "+4") and kind != top
        case Claim.NO_NO_DRAW_CARD:
            return not can and kind not in ("+2", "+4")
        case Claim.NO_COLOUR_TOO | Claim.NO_DRAW_FIRST | Claim.NO_NEVER_STACKED:
            return not can and p.rules.stacking == "off"
    raise AssertionError(a)


def _stacked_on(a: Answer, t: Table) -> bool:
    assert t.after.rules.stacking != "off"
    match a.claim:
        case Claim.NO_UNPLAYED:
            return not _aimed_at(t.after)
        case Claim.YES_BY_NEXT:
            return _aimed_at(t.after)
        case Claim.NO_NEVER_STACKED:
            return False
    raise AssertionError(a)


def _hands_move(a: Answer, t: Table) -> bool:
    face, p, q = t.asked.discard[-1].code[1:], t.asked, t.after
    # Not turned up, on a box or as the first card: it was the only one laid, and not the last.
    laid = t.before.discard == p.discard[:-1] != () and t.turned_up == 0
    moves = laid and bool(p.hands[p.turn])
    match a.claim:
        case Claim.SWAPS_CHOSEN:
            return asked_for(q) == "swap" and moves and face == "7"
        case Claim.PASSED_ON:
            before = [p.hands[(seat - p.direction) % t.n] for seat in range(t.n)]
            return face == "0" and moves and [*q.hands] == before
        case Claim.HANDS_STAY:
            return not moves
        case Claim.PASSED_LEFT:
            return face == "0" and moves and t.n == 2
        case Claim.SWAPS_NEXT:
            return face == "7" and moves and t.n == 2
        case Claim.SWAPS_CARD | Claim.PASSED_CARD | Claim.MAY_SWAP:
            return False
    raise AssertionError(a)


def _hand_from(a: Answer, t: Table) -> bool:
    seat = t.subject.seat
    assert seat is not None
    giver = (seat - t.asked.direction) % t.n
    assert t.reveal.hands[seat] == t.asked.hands[giver]
    return a.seats == (giver,)


def _uno_for_hand(a: Answer, t: Table) -> bool:
    seat = t.subject.seat
    assert seat is not None
    assert len(t.after.hands[seat]) == 1
    owes = any(isinstance(action, CatchUno) and action.target == seat for action in legal(t.after))
    match a.claim:
        case Claim.NO_OWN_PLAY:
            return not owes
        case Claim.YES_AT_ONCE | Claim.YES_ON_TURN:
            return owes
        case Claim.NO_ONLY_WITH_LAST:
            return False
    raise AssertionError(a)


def _may_jump_in(a: Answer, t: Table) -> bool:
    p, seat, card = t.asked, t.subject.seat, t.subject.card
    assert seat is not None
    assert card is not None
    can = Play(seat, card) in legal(p)
    match a.claim:
        case Claim.YES_TWIN:
            return can and card.code == p.discard[-1].code
        case Claim.YES_ANY:
            return can
        case Claim.NO_NO_TWIN:
            return not can and card.code != p.discard[-1].code
        case Claim.NO_WILD:
            return not can and card.code[0] == "W"
        case Claim.NO_ACTED:
            return not can and asked_for(p) == "drawn_card" and a.seats == (p.awaiting.seat,)
        case Claim.YES_AS_ANY_MATCH | Claim.NO_NOT_ITS_TURN | Claim.NO_ONLY_NEXT:
            return False
    raise AssertionError(a)


# --- Facts


def _copies(a: Answer, t: Table) -> bool:
    return a.number == [card.code for card in DECK].count(t.subject.card.code)


def _deck_size(a: Answer, _t: Table) -> bool:
    return a.number == len(DECK)


def _item_of_colour(a: Answer, t: Table) -> bool:
    colour = t.subject.colour
    shown = Item.BOBOMB if colour is None else ITEMS[colour.value[0].upper()]
    return a.item is shown


def _points_of_card(a: Answer, t: Table) -> bool:
    return a.number == worth(t.subject.card.code)


def _all_draw_two(a: Answer, _t: Table) -> bool:
    return a.claim is Claim.NO_ITEM


@cache
def printed_rules() -> dict[str, tuple[str, str]]:
    """Each rule's title, and who it is from, as docs/rulebook.md has them."""
    text = (Path(__file__).parents[2] / "docs" / "rulebook.md").read_text("utf-8")
    found = re.findall(r"^### (\S+) (.+)\n\n.+\n\n\*([^*]+)\.\*", text, re.M)
    return {rule: (title, source) for rule, title, source in found}


def _rule_name(a: Answer, t: Table) -> bool:
    return a.rule == t.subject.rule


def _rule_source(a: Answer, t: Table) -> bool:
    return printed_rules()[a.rule][1] == printed_rules()[t.subject.rule][1]


TRUTHS: dict[Kind, Callable[[Any, Table], bool]] = {
    Kind.FIRST_DEALER: _first_dealer,
    Kind.NEXT_DEALER: _next_dealer,
    Kind.HAND_SIZE: _hand_size,
    Kind.FIRST_DEALT: _first_dealt,
    Kind.FIRST_CARD: _first_card,
    Kind.OPENING_EFFECT: _opening_effect,
    Kind.FIRST_PLAYER: _whose_turn,
    Kind.NEXT_TURN: _whose_turn,
    Kind.DIRECTION: _direction,
    Kind.MAY_DRAW: _may_draw_or_pass,
    Kind.MAY_PASS: _may_draw_or_pass,
    Kind.DRAWING: _drawing,
    Kind.DRAWN_CARD: _drawn_card,
    Kind.MAY_PLAY: _may_play,
    Kind.WHICH_MATCHES: _which_matches,
    Kind.WHO_DRAWS: _who_draws,
    Kind.HOW_MANY: _how_many,
    Kind.NEW_STOCK: _new_stock,
    Kind.BOX_OPENS: _box_opens,
    Kind.TURNED_UP_ACTION: _turned_up,
    Kind.WHY_NO_ACTION: _turned_up,
    Kind.WHICH_ITEM: _which_item,
    Kind.ITEM_DOES: _item_does,
    Kind.WHO_CHOOSES: _who_chooses,
    Kind.MAY_CHAIN: _may_chain,
    Kind.MAY_BLUFF: _may_bluff,
    Kind.WHO_CHALLENGES: _who_challenges,
    Kind.HAND_SHOWN: _hand_shown,
    Kind.JUDGED_COLOUR: _judged_colour,
    Kind.EVIDENCE: _evidence,
    Kind.COLOUR_AFTER: _colour_after,
    Kind.MUST_SAY_UNO: _must_say_uno,
    Kind.UNO_UNSAID: _uno_unsaid,
    Kind.WHO_CATCHES: _who_catches,
    Kind.TOO_LATE_TO_CATCH: _too_late,
    Kind.LATE_UNO: _late_uno,
    Kind.LAST_CARD: _last_card,
    Kind.AFTER_LAST_BOX: _after_last_box,
    Kind.BLOCKED: _blocked,
    Kind.WHO_SCORES: _who_scores,
    Kind.HOW_MANY_POINTS: _how_many_points,
    Kind.WHO_HAS_WON: _who_has_won,
    Kind.COPIES: _copies,
    Kind.DECK_SIZE: _deck_size,
    Kind.ITEM_OF_COLOUR: _item_of_colour,
    Kind.POINTS_OF_CARD: _points_of_card,
    Kind.ALL_DRAW_TWO: _all_draw_two,
    Kind.RULE_NAME: _rule_name,
    Kind.RULE_SOURCE: _rule_source,
    Kind.DRAW_ANSWER: _draw_answer,
    Kind.STACK_SUM: _stack_sum,
    Kind.MAY_STACK: _may_stack,
    Kind.STACKED_ON: _stacked_on,
    Kind.HANDS_MOVE: _hands_move,
    Kind.HAND_FROM: _hand_from,
    Kind.UNO_FOR_HAND: _uno_for_hand,
    Kind.MAY_JUMP_IN: _may_jump_in,
}
