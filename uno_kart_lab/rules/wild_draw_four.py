"""The Wild Draw Four and its challenge (WD4-1 … WD4-4, CHAL-1 … CHAL-5)."""

from __future__ import annotations

from uno_kart_lab.rules.actions import Accept, Challenge
from uno_kart_lab.rules.after_play import finish_play, last_card_rules
from uno_kart_lab.rules.cards import Card, Colour, Face
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


def aim(p: Position, played: int, colour: Colour, before: Colour) -> Resolution:
    """The player chooses the colour; the next seat draws four, or may challenge (WD4-1, WD4-2)."""
    p = yield ColourChosen(Reason("WD4-1", played), p.turn, colour)
    target = p.next_seat(p.turn)
    if p.rules.wild_draw_four == "challengeable":
        asked = Reason("CHAL-1", played, options=("wild_draw_four",), also=("WD4-2",))
        return (yield DecisionAsked(asked, AwaitChallenge(target, before)))
    also: tuple[RuleId, ...] = ("WD4-2", *last_card_rules(p))
    unchallenged = Reason("WD4-1", played, options=("wild_draw_four",), also=also)
    return (yield from _draw_and_lose_turn(p, target, 4, unchallenged))


def challenge_checks(p: Position, action: Accept | Challenge) -> Checks:
    """Check that only the next seat answers a Wild Draw Four, and before it draws (CHAL-1)."""
    yield asked_check(p, action.seat, AwaitChallenge, "CHAL-1")


def accept(p: Position, action: Accept) -> Resolution:
    """The next seat draws four and loses its turn (WD4-1, CHAL-1)."""
    p = yield WildDrawFourAccepted(Reason("CHAL-1"), action.seat, p.turn)
    reason = Reason("WD4-1", p.moment, also=last_card_rules(p))
    return (yield from _draw_and_lose_turn(p, action.seat, 4, reason))


def challenge(p: Position, action: Challenge, before: Colour) -> Resolution:
    """The hand is shown and judged by the colour active before (CHAL-1, CHAL-2, CHAL-5)."""
    player, challenger = p.turn, action.seat
    p = yield WildDrawFourChallenged(Reason("CHAL-1"), challenger, player)
    hand = p.hands[player]
    p = yield HandShown(Reason("CHAL-2", p.moment), player, challenger, hand)
    reason = Reason(
        "WD4-3", p.moment, options=("item_box_counts_as_colour",), also=("CHAL-5", "WD4-4")
    )
    matching = cards_of_colour(hand, before, p.rules)
    p = yield ChallengeJudged(reason, player, challenger, before, bool(matching), matching)
    return (yield from (_bluff if matching else _no_bluff)(p, challenger))


def _bluff(p: Position, challenger: int) -> Resolution:
    """The player of the card draws four; the challenger takes its turn (CHAL-3)."""
    reason = Reason("CHAL-3", p.moment)
    p = yield from draw(p, p.turn, 4, reason)
    return (yield from finish_play(p, challenger, reason))


def _no_bluff(p: Position, challenger: int) -> Resolution:
    """The challenger draws six in place of four, and loses its turn (CHAL-4)."""
    reason = Reason("CHAL-4", p.moment, also=last_card_rules(p))
    return (yield from _draw_and_lose_turn(p, challenger, 6, reason))


def _draw_and_lose_turn(p: Position, seat: int, count: int, reason: Reason) -> Resolution:
    p = yield from draw(p, seat, count, reason)
    p = yield TurnLost(reason, seat)
    return (yield from finish_play(p, p.next_seat(seat), Reason("TURN-1", p.moment)))
