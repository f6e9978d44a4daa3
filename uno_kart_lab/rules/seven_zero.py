"""House rule: a 7 swaps two hands, a 0 passes all hands on (SEVEN-1 … SEVEN-4)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.rules import scoring
from uno_kart_lab.rules.actions import ChooseTarget
from uno_kart_lab.rules.after_play import finish_play
from uno_kart_lab.rules.cards import Card, Face
from uno_kart_lab.rules.events import DecisionAsked, HandsPassedOn, HandsSwapped
from uno_kart_lab.rules.position import AwaitSwap, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks, asked_check
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId

MOVES_HANDS: Final = (Face.SEVEN, Face.ZERO)
_OPTION: Final = ("seven_zero",)


def carry_out(p: Position, played: int) -> Resolution:
    """Carry out a 7 or a 0, unless it was the last card (SEVEN-1, SEVEN-2, SEVEN-3)."""
    if not p.hands[p.turn]:
        won = Reason("END-1", played, options=_OPTION, also=("SEVEN-3",))
        return (yield from scoring.win_round(p, won))
    if p.top.face is Face.ZERO:
        return (yield from _pass_on(p, played))
    return (yield DecisionAsked(Reason("SEVEN-1", played, options=_OPTION), AwaitSwap(p.turn)))


def target_checks(p: Position, action: ChooseTarget) -> Checks:
    """Check that it is asked who swaps hands for a 7, and that it is an opponent (SEVEN-1)."""
    yield asked_check(p, action.seat, AwaitSwap, "SEVEN-1")
    opponent = action.target in p.opponents(action.seat)
    yield Check(CheckKind.TARGET_IS_OPPONENT, "SEVEN-1", opponent, seat=action.seat)


def swap(p: Position, action: ChooseTarget) -> Resolution:
    """The two swap their whole hands, and play goes on (SEVEN-1)."""
    seat, target = action.seat, action.target
    hands = list(p.hands)
    hands[seat], hands[target] = hands[target], hands[seat]
    also = _one_card_rules(hands[seat], hands[target])
    p = yield HandsSwapped(Reason("SEVEN-1", also=also), seat, target, tuple(hands))
    return (yield from _go_on(p))


def _pass_on(p: Position, played: int) -> Resolution:
    """Every player passes its whole hand on to the next seat, all at once (SEVEN-2)."""
    seats = range(len(p.hands))
    hands = tuple(p.hands[p.previous_seat(seat)] for seat in seats)
    reason = Reason("SEVEN-2", played, options=_OPTION, also=_one_card_rules(*hands))
    p = yield HandsPassedOn(reason, p.turn, p.direction, hands)
    return (yield from _go_on(p))


def _go_on(p: Position) -> Resolution:
    return (yield from finish_play(p, p.next_seat(p.turn), Reason("TURN-1", p.moment)))


def _one_card_rules(*hands: tuple[Card, ...]) -> tuple[RuleId, ...]:
    """Return SEVEN-4 where somebody has come by a hand of one card, and owes no UNO for it."""
    return ("SEVEN-4",) if any(len(hand) == 1 for hand in hands) else ()
