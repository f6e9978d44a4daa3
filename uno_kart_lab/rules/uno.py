"""Saying UNO, forgetting it, and being caught (UNO-1 … UNO-4)."""

from __future__ import annotations

from uno_kart_lab.rules.actions import Action, CatchUno, SayUno
from uno_kart_lab.rules.cards import Face
from uno_kart_lab.rules.events import UnoCaught, UnoSaid, UnoWindowClosed, UnoWindowOpened
from uno_kart_lab.rules.position import AwaitChallenge, AwaitStack, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.stock import draw

PENALTY = 2
"""Cards that a caught player draws (UNO-2)."""


def call_check(p: Position, seat: int) -> Check:
    """UNO is said only with a play that leaves one card (UNO-4)."""
    left = len(p.hands[seat]) - 1
    return Check(CheckKind.ONE_CARD_LEFT, "UNO-4", left == 1, seat=seat, left=left)


def said_with_play(p: Position) -> UnoSaid:
    """Say UNO as the card is laid that leaves one (UNO-1)."""
    chain, link = (p.chain, p.link) if p.top.face is Face.ITEM_BOX else (None, None)
    return UnoSaid(Reason("UNO-1", p.moment, chain, link), p.turn, late=False)


def window_opens(p: Position) -> bool:
    """Tell whether a resolved play left its player with one card and UNO unsaid (UNO-3)."""
    return p.uno_due and len(p.hands[p.turn]) == 1


def window_opened(
    p: Position, chain: int | None, link: int | None, *, answered: bool = False
) -> UnoWindowOpened:
    """From now on the player can be caught (UNO-3), or until a draw card is answered (STACK-2)."""
    also: tuple[RuleId, ...] = ("UNO-1", *_answer_rules(answered))
    return UnoWindowOpened(Reason("UNO-3", p.moment, chain, link, also=also), p.turn)


def window_closed(p: Position, forgot: int) -> UnoWindowClosed:
    """The first action of the next turn closes the window (UNO-3), or an answer (STACK-2)."""
    answered = isinstance(p.awaiting, AwaitStack | AwaitChallenge)
    return UnoWindowClosed(Reason("UNO-3", also=("UNO-2", *_answer_rules(answered))), forgot)


def _answer_rules(answered: bool) -> tuple[RuleId, ...]:
    """Return STACK-2 for a window that is open while a draw card is to be answered."""
    return ("STACK-2",) if answered else ()


def window_actions(p: Position, forgot: int) -> tuple[Action, ...]:
    """Return what can be done in the open window: saying UNO late, and catching (UNO-2)."""
    others = (seat for seat in range(len(p.hands)) if seat != forgot)
    return (SayUno(forgot), *(CatchUno(seat, forgot) for seat in others))


def say_checks(p: Position, action: SayUno) -> Checks:
    """Check that UNO can still be said by this seat (UNO-2, UNO-3)."""
    forgot = p.uno_window
    yield Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", forgot is not None)
    yield Check(CheckKind.SEAT_FORGOT_UNO, "UNO-2", action.seat == forgot, seat=forgot)


def catch_checks(p: Position, action: CatchUno) -> Checks:
    """Check that this seat can catch that one (UNO-2, UNO-3)."""
    forgot = p.uno_window
    yield Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", forgot is not None)
    yield Check(CheckKind.TARGET_FORGOT_UNO, "UNO-2", action.target == forgot, seat=forgot)
    other = action.seat != forgot and 0 <= action.seat < len(p.hands)
    yield Check(CheckKind.SEAT_IS_ANOTHER, "UNO-2", other, seat=forgot)


def say(action: SayUno) -> Resolution:
    """Say UNO late, but first: the player is safe (UNO-2)."""
    return (yield UnoSaid(Reason("UNO-2"), action.seat, late=True))


def catch(p: Position, action: CatchUno) -> Resolution:
    """Catch a player who did not say UNO; it draws two (UNO-2)."""
    p = yield UnoCaught(Reason("UNO-2"), action.target, action.seat)
    return (yield from draw(p, action.target, PENALTY, Reason("UNO-2", p.moment)))
