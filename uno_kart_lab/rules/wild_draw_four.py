"""The Wild Draw Four and its challenge (WD4-1 … WD4-4, CHAL-1 … CHAL-5)."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.rules.actions import Accept, Challenge
from uno_kart_lab.rules.after_play import finish_play, last_card_rules
from uno_kart_lab.rules.cards import DRAWS, Card, Colour, Face
from uno_kart_lab.rules.events import (
    ChallengeJudged,
    ColourChosen,
    DecisionAsked,
    HandShown,
    TurnLost,
    WildDrawFourAccepted,
    WildDrawFourChallenged,
)
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import AwaitChallenge, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks, asked_check
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.stock import draw

IN_VAIN: Final = 2
"""How many cards more a challenge in vain costs than to accept (CHAL-4)."""

_FOUR: Final = DRAWS[Face.WILD_DRAW_FOUR]


def cards_of_colour(
    hand: tuple[Card, ...], colour: Colour | None, rules: RuleSet
) -> tuple[Card, ...]:
    """Return the cards that make a Wild Draw Four played from this hand a bluff (WD4-3)."""
    boxes = rules.item_box_counts_as_colour
    return tuple(c for c in hand if c.colour is colour or (boxes and c.face is Face.ITEM_BOX))


def ban_check(p: Position, seat: int) -> Check:
    """Under `only_if_no_match` a bluff can't be played at all (WD4-2)."""
    held = cards_of_colour(p.hands[seat], p.colour, p.rules)
    return Check(CheckKind.NO_CARD_OF_COLOUR, "WD4-2", not held, colour=p.colour, cards=held)


def allowed(p: Position, seat: int, cards: list[Card]) -> list[Card]:
    """Return those of `cards`, held by `seat`, that are not banned (WD4-2)."""
    if p.rules.wild_draw_four == "challengeable" or ban_check(p, seat).passed:
        return cards
    return [card for card in cards if card.face is not Face.WILD_DRAW_FOUR]


def judged_hand(p: Position) -> tuple[Card, ...]:
    """Return the hand that the Wild Draw Four to be answered was played from, beside it (WD4-2)."""
    held = p.awaiting.held if isinstance(p.awaiting, AwaitChallenge) else None
    return p.hands[p.turn] if held is None else (held,)


def aim(p: Position, played: int, colour: Colour, before: Colour, due: int) -> Resolution:
    """The player chooses the colour; the next seat draws four, or may challenge (WD4-1, WD4-2).

    `due` cards of a stack that this card ends are to be drawn with its four (STACK-5).
    """
    p = yield ColourChosen(Reason("WD4-1", played), p.turn, colour)
    target = p.next_seat(p.turn)
    if p.rules.wild_draw_four == "challengeable":
        asked = Reason("CHAL-1", played, options=("wild_draw_four",), also=("WD4-2",))
        return (yield DecisionAsked(asked, AwaitChallenge(target, before, due + _FOUR)))
    also: tuple[RuleId, ...] = ("WD4-2", *last_card_rules(p))
    rule: RuleId = "STACK-3" if due else "WD4-1"
    unchallenged = Reason(rule, played, options=("wild_draw_four",), also=also)
    return (yield from _draw_and_lose_turn(p, target, due + _FOUR, unchallenged))


def challenge_checks(p: Position, action: Accept | Challenge) -> Checks:
    """Check that only the next seat answers a Wild Draw Four, and before it draws (CHAL-1)."""
    yield asked_check(p, action.seat, AwaitChallenge, "CHAL-1")


def accept(p: Position, action: Accept, count: int) -> Resolution:
    """The next seat draws four, or the sum of a stack, and loses its turn (WD4-1, CHAL-1)."""
    p = yield WildDrawFourAccepted(Reason("CHAL-1"), action.seat, p.turn)
    reason = _drawing(p, "WD4-1", count, "STACK-3")
    return (yield from _draw_and_lose_turn(p, action.seat, count, reason))


def challenge(p: Position, action: Challenge, asked: AwaitChallenge) -> Resolution:
    """The hand is shown and judged by the colour active before (CHAL-1, CHAL-2, CHAL-5).

    Whatever comes of it, the colour that was chosen stands (WD4-4).
    """
    player, challenger, before = p.turn, action.seat, asked.colour
    p = yield WildDrawFourChallenged(Reason("CHAL-1"), challenger, player)
    hand = judged_hand(p)
    p = yield HandShown(Reason("CHAL-2", p.moment), player, challenger, hand)
    reason = Reason(
        "WD4-3", p.moment, options=("item_box_counts_as_colour",), also=("CHAL-5", "WD4-4")
    )
    matching = cards_of_colour(hand, before, p.rules)
    p = yield ChallengeJudged(reason, player, challenger, before, bool(matching), matching)
    return (yield from (_bluff if matching else _no_bluff)(p, challenger, asked.count))


def _bluff(p: Position, challenger: int, count: int) -> Resolution:
    """The player of the card draws four, or the sum; the challenger takes its turn (CHAL-3)."""
    reason = _drawing(p, "CHAL-3", count, "STACK-4")
    p = yield from draw(p, p.turn, count, reason)
    return (yield from finish_play(p, challenger, reason))


def _no_bluff(p: Position, challenger: int, count: int) -> Resolution:
    """The challenger draws six in place of four, or the sum and two; it loses its turn (CHAL-4)."""
    reason = _drawing(p, "CHAL-4", count, "STACK-4")
    return (yield from _draw_and_lose_turn(p, challenger, count + IN_VAIN, reason))


def _drawing(p: Position, rule: RuleId, count: int, in_stack: RuleId) -> Reason:
    """Return why so many are drawn: four by `rule`; more by the rule of stacks beside it."""
    also = last_card_rules(p)
    if count == _FOUR:
        return Reason(rule, p.moment, also=also)
    return Reason(in_stack, p.moment, also=(rule, *also))


def _draw_and_lose_turn(p: Position, seat: int, count: int, reason: Reason) -> Resolution:
    p = yield from draw(p, seat, count, reason)
    p = yield TurnLost(reason, seat)
    return (yield from finish_play(p, p.next_seat(seat), Reason("TURN-1", p.moment)))
