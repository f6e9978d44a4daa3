"""Draw Two, Reverse and Skip, played from a hand (ACT-1 … ACT-4)."""

from __future__ import annotations

from uno_kart_lab.rules.after_play import finish_play, last_card_rules
from uno_kart_lab.rules.cards import DRAWS, Face
from uno_kart_lab.rules.events import DirectionChanged, TurnLost
from uno_kart_lab.rules.position import Position, Reason
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.stock import draw


def draw_two(p: Position, played: int, due: int) -> Resolution:
    """The next seat draws two and loses its turn (ACT-1); so too for a last card (END-2).

    `due` cards of a stack that this card ends are drawn with them (STACK-5).
    """
    victim = p.next_seat(p.turn)
    reason = Reason("STACK-3" if due else "ACT-1", played, also=last_card_rules(p))
    p = yield from draw(p, victim, due + DRAWS[Face.DRAW_TWO], reason)
    return (yield from _pass_over(victim, reason))


def skip(p: Position, played: int) -> Resolution:
    """The next seat loses its turn (ACT-3)."""
    return (yield from _pass_over(p.next_seat(p.turn), Reason("ACT-3", played)))


def reverse(p: Position, played: int) -> Resolution:
    """The direction changes; with two players the other may lose its turn by it (ACT-2)."""
    p = yield DirectionChanged(Reason("ACT-2", played), -p.direction)
    if len(p.hands) > 2:
        return (yield from finish_play(p, p.next_seat(p.turn), Reason("TURN-1", p.moment)))
    reason = Reason("ACT-2", p.moment, options=("two_player_reverse",))
    if p.rules.two_player_reverse == "no_effect":
        return (yield from finish_play(p, p.next_seat(p.turn), reason))
    return (yield from _pass_over(p.next_seat(p.turn), reason))


def _pass_over(loser: int, reason: Reason) -> Resolution:
    p = yield TurnLost(reason, loser)
    return (yield from finish_play(p, p.next_seat(loser), Reason("TURN-1", p.moment)))
