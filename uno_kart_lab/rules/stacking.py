"""House rule: a draw card is answered with another, and what they draw adds up (STACK-1 … STACK-6).

What is aimed at the next seat here is what an action card or a Wild Draw Four else carries out at
once (ACT-1), or lets be challenged alone (CHAL-1). A challenge is that chapter's in a stack, too.
"""

from __future__ import annotations

from typing import Final

from uno_kart_lab.rules import uno, wild_draw_four
from uno_kart_lab.rules.actions import Accept, Action, Play
from uno_kart_lab.rules.after_play import finish_play
from uno_kart_lab.rules.cards import DRAWS, Card, Colour, Face
from uno_kart_lab.rules.events import (
    CardPlayed,
    ColourChosen,
    DecisionAsked,
    StackAccepted,
    StackGrew,
    TurnBegun,
    TurnLost,
)
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import AwaitChallenge, AwaitStack, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks, asked_check
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.stock import draw
from uno_kart_lab.rules.turns import made_checks, plays

_CARD_RULES: Final[dict[Face, RuleId]] = {Face.DRAW_TWO: "ACT-1", Face.WILD_DRAW_FOUR: "WD4-1"}


def goes_on(p: Position) -> bool:
    """Tell whether the card just played can be stacked on: a last card can't (STACK-5)."""
    return p.rules.stacking != "off" and bool(p.hands[p.turn])


def stacks(card: Card, onto: Card, rules: RuleSet) -> bool:
    """Tell whether a card goes on a draw card by its kind, whatever its colour (STACK-1)."""
    return card.face in DRAWS and (rules.stacking == "any" or card.face is onto.face)


def stack_actions(p: Position, seat: int) -> tuple[Action, ...]:
    """Return what `seat` can stack on the card that is aimed at it (STACK-1, WD4-2)."""
    fitting = [card for card in p.hands[seat] if stacks(card, p.top, p.rules)]
    cards = dict.fromkeys(wild_draw_four.allowed(p, seat, fitting))
    return tuple(play for card in cards for play in plays(seat, card))


def is_answered(p: Position) -> bool:
    """Tell whether a play would answer a draw card: it is judged by these rules (STACK-2)."""
    return p.rules.stacking != "off" and isinstance(p.awaiting, AwaitStack | AwaitChallenge)


def play_checks(p: Position, action: Play) -> Checks:
    """Check that a card may be stacked, and as it is played (STACK-1, STACK-2, STACK-5, WD4)."""
    card = action.card
    yield asked_check(p, action.seat, (AwaitStack, AwaitChallenge), "STACK-2")
    yield Check(CheckKind.NOT_A_LAST_CARD, "STACK-5", goes_on(p))
    yield Check(CheckKind.CARD_IN_HAND, "STACK-1", card in p.hands[action.seat], card=card)
    fits = stacks(card, p.top, p.rules)
    yield Check(CheckKind.CARD_STACKS, "STACK-1", fits, card=card, onto=p.top)
    yield from made_checks(p, action)


def accept_checks(p: Position, action: Accept) -> Checks:
    """Check that the seat the draw is aimed at accepts it (STACK-2)."""
    yield asked_check(p, action.seat, AwaitStack, "STACK-2")


def turn_begun(p: Position, seat: int) -> TurnBegun:
    """Who stacks takes a turn by it (STACK-3)."""
    return TurnBegun(Reason("STACK-3", options=("stacking",)), seat, p.turn)


def lay_card(p: Position, action: Play) -> CardPlayed:
    """Put the card onto the draw card, with UNO said or not (STACK-1, UNO-1)."""
    reason = Reason("STACK-1", p.moment, options=("stacking",), also=("TURN-1",))
    uno_due = len(p.hands[action.seat]) == 2 and not action.say_uno
    return CardPlayed(reason, action.seat, action.card, p.top, p.colour, False, uno_due)


def aim_draw_two(p: Position, played: int, due: int) -> Resolution:
    """The next seat is asked, with `due` cards of those before to be drawn, too (STACK-2)."""
    p = yield from _aim(p, played, due)
    return (yield _asked(p, played, due))


def aim_wild_draw_four(
    p: Position, played: int, colour: Colour, before: Colour, due: int
) -> Resolution:
    """The player chooses the colour; the next seat is asked, and may challenge (STACK-4, WD4-2)."""
    p = yield ColourChosen(Reason("WD4-1", played), p.turn, colour)
    p = yield from _aim(p, played, due)
    if p.rules.wild_draw_four == "only_if_no_match":
        return (yield _asked(p, played, due))
    options = ("wild_draw_four", "stacking")
    asked = Reason("CHAL-1", played, options=options, also=("WD4-2", "STACK-2"))
    awaiting = AwaitChallenge(p.next_seat(p.turn), before, due + DRAWS[p.top.face], stackable=True)
    return (yield DecisionAsked(asked, awaiting))


def _aim(p: Position, played: int, due: int) -> Resolution:
    """Add up what is to be drawn (STACK-3), and open the UNO window: the answer may be a turn."""
    if due:
        count = due + DRAWS[p.top.face]
        p = yield StackGrew(Reason("STACK-3", played), p.next_seat(p.turn), count)
    if uno.window_opens(p):
        p = yield uno.window_opened(p, None, None, answered=True)
    return p


def _asked(p: Position, played: int, due: int) -> DecisionAsked:
    reason = Reason("STACK-2", played, options=("stacking",))
    return DecisionAsked(reason, AwaitStack(p.next_seat(p.turn), due + DRAWS[p.top.face]))


def accept(p: Position, action: Accept, count: int) -> Resolution:
    """Draw all that has come together, and lose the turn (STACK-3)."""
    seat = action.seat
    p = yield StackAccepted(Reason("STACK-2"), seat, p.turn, count)
    reason = Reason("STACK-3", p.moment, also=(_CARD_RULES[p.top.face],))
    p = yield from draw(p, seat, count, reason)
    p = yield TurnLost(reason, seat)
    return (yield from finish_play(p, p.next_seat(seat), Reason("TURN-1", p.moment)))
