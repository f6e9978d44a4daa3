"""House rule: a card identical to the top card is played out of turn (JUMP-1 … JUMP-3)."""

from __future__ import annotations

from uno_kart_lab.rules.actions import Action, Play
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.events import JumpedIn
from uno_kart_lab.rules.position import AwaitTurn, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks
from uno_kart_lab.rules.turns import made_checks


def _is_twin(p: Position, card: Card) -> bool:
    """Tell whether a card has the top card's colour and symbol; no wild has (JUMP-1)."""
    return card is p.top and not card.is_wild


def jump_in_actions(p: Position) -> tuple[Action, ...]:
    """Return what can be played out of turn, by seat (JUMP-1)."""
    if not isinstance(p.awaiting, AwaitTurn) or not _is_twin(p, p.top):
        return ()
    asked = p.awaiting.seat
    holders = (seat for seat, hand in enumerate(p.hands) if seat != asked and p.top in hand)
    return tuple(Play(seat, p.top) for seat in holders)


def is_tried(p: Position, action: Play) -> bool:
    """Tell whether a play is out of turn, so that it is judged by these rules (JUMP-1)."""
    return p.rules.jump_in and p.awaiting.seat not in (None, action.seat)


def play_checks(p: Position, action: Play) -> Checks:
    """Check that a card may be played out of turn, and as it is played (JUMP-1, WD4-1, UNO-4)."""
    seat, card = action.seat, action.card
    there = isinstance(p.awaiting, AwaitTurn) and 0 <= seat < len(p.hands)
    yield Check(CheckKind.TURN_IS_AWAITED, "JUMP-1", there, p.awaiting.seat)
    yield Check(CheckKind.CARD_IN_HAND, "JUMP-1", card in p.hands[seat], card=card)
    yield Check(CheckKind.CARD_IS_TWIN, "JUMP-1", _is_twin(p, card), card=card, onto=p.top)
    yield from made_checks(p, action)


def jumped_in(p: Position, seat: int) -> JumpedIn:
    """From here play goes on; who was awaited has lost nothing but its chance (JUMP-2, JUMP-3)."""
    reason = Reason("JUMP-1", options=("jump_in",), also=("JUMP-2", "JUMP-3"))
    return JumpedIn(reason, seat, p.turn)
