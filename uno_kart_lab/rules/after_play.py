"""What follows when a card has been carried out: the end of the round, or the next turn."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.rules import scoring, uno
from uno_kart_lab.rules.cards import DRAWS, Card
from uno_kart_lab.rules.events import TurnBegun
from uno_kart_lab.rules.position import Position, Reason
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId

_LAST_CARD: Final = Reason("END-1")


def finish_play(
    p: Position, next_seat: int, reason: Reason, ending: Reason = _LAST_CARD
) -> Resolution:
    """End the round if the hand is empty (END-1); else open the UNO window if due, and go on.

    Parameters
    ----------
    next_seat : int
        Whose turn comes next.
    reason : Reason
        Why it is that seat's.
    ending : Reason
        Why the round ends, if it does; its cause is filled in.
    """
    return _finish(p, TurnBegun(reason, next_seat, p.turn), ending)


def take_extra_turn(p: Position, reason: Reason, ending: Reason) -> Resolution:
    """Let the same player go again because of an item, unless the round is over (ITEM-5, END-3)."""
    return _finish(p, TurnBegun(reason, p.turn, after=p.turn, extra=True), ending)


def _finish(p: Position, next_turn: TurnBegun, ending: Reason) -> Resolution:
    reason = next_turn.reason
    if not p.hands[p.turn]:
        ended = reason.then(ending.rule, p.moment, ending.options, ending.also)
        return (yield from scoring.win_round(p, ended))
    if uno.window_opens(p):
        p = yield uno.window_opened(p, reason.chain, reason.link)
    return (yield next_turn)


def unstacked_rules(p: Position, card: Card) -> tuple[RuleId, ...]:
    """Return STACK-6 for a draw card that nobody played, where one that is can be stacked on."""
    can = p.rules.stacking != "off" and card.face in DRAWS
    return ("STACK-6",) if can else ()


def last_card_rules(p: Position) -> tuple[RuleId, ...]:
    """Return END-2 for the draw that a last card makes: it comes before the points are counted.

    Where others could be stacked on it, STACK-5 too: not on the last one.
    """
    if p.hands[p.turn]:
        return ()
    return ("END-2",) if p.rules.stacking == "off" else ("END-2", "STACK-5")
