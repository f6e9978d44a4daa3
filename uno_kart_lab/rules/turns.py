"""A turn: what matches, playing, drawing, keeping (TURN-1 … TURN-4, MATCH-1 … MATCH-4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from uno_kart_lab.rules import item_box, scoring, uno, wild_draw_four
from uno_kart_lab.rules.actions import Action, Draw, Pass, Play
from uno_kart_lab.rules.cards import CARDS, Card, Colour, Face
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    DecisionAsked,
    DrawnCardKept,
    DrawnCardUnplayable,
    Passed,
    TurnBegun,
)
from uno_kart_lab.rules.position import AwaitDrawnCard, AwaitTurn, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind, Checks, asked_check
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.stock import can_draw, renewed


def match_rule(card: Card, onto: Card, colour: Colour | None) -> RuleId | None:
    """Return the rule by which `card` matches the top card `onto`, or None (MATCH-1 … MATCH-4)."""
    if card.colour is None:
        return "MATCH-3" if card.face is Face.ITEM_BOX else "MATCH-4"
    if card.colour is colour:
        return "MATCH-1"
    return "MATCH-2" if card.face is onto.face else None


@cache
def _matching(onto: Card, colour: Colour | None) -> frozenset[Card]:
    return frozenset(card for card in CARDS.values() if match_rule(card, onto, colour))


def playable(p: Position, seat: int, cards: Iterable[Card]) -> list[Card]:
    """Return those of `cards`, held by `seat`, that the rules let it play now (MATCH, WD4-2)."""
    matching = _matching(p.top, p.colour)
    fitting = [card for card in cards if card in matching]
    return wild_draw_four.allowed(p, seat, fitting)


def turn_actions(p: Position, seat: int) -> tuple[Action, ...]:
    """Return what `seat` can do on its turn: play what fits, and draw or pass (TURN-1, TURN-2)."""
    cards = dict.fromkeys(playable(p, seat, p.hands[seat]))
    made = [play for card in cards for play in plays(seat, card)]
    return (*made, _draw(seat) if can_draw(p) else Pass(seat))


def drawn_card_actions(p: Position, seat: int, card: Card) -> tuple[Action, ...]:
    """Return what `seat` can do with the card just drawn, which fits (TURN-3)."""
    made = plays(seat, card)
    return made if p.rules.after_draw == "must_play" else (*made, Pass(seat))


# An action is data: the same one can be handed out again and again.
_draw = cache(Draw)


@cache
def plays(seat: int, card: Card) -> tuple[Action, ...]:
    """Return the ways to play a card: a Wild Draw Four with each colour (WD4-1)."""
    if card.face is Face.WILD_DRAW_FOUR:
        return tuple(Play(seat, card, colour) for colour in Colour)
    return (Play(seat, card),)


def play_checks(p: Position, action: Play) -> Checks:
    """Check that a card may be played, and as it is played (TURN-1, TURN-3, MATCH, WD4, UNO-4)."""
    seat, card = action.seat, action.card
    yield asked_check(p, seat, (AwaitTurn, AwaitDrawnCard), "TURN-1")
    yield Check(CheckKind.CARD_IN_HAND, "TURN-1", card in p.hands[seat], None, card)
    if isinstance(p.awaiting, AwaitDrawnCard):
        drawn = p.awaiting.card
        yield Check(CheckKind.DRAWN_CARD_ONLY, "TURN-3", card is drawn, card=card, onto=drawn)
    onto, colour = p.top, p.colour
    matched = match_rule(card, onto, colour)
    fits = matched is not None
    yield Check(CheckKind.CARD_MATCHES, matched or "MATCH-1", fits, None, card, onto, colour)
    yield from made_checks(p, action)


def made_checks(p: Position, action: Play) -> Checks:
    """Check that a play is made as it has to be, wherever its card goes (WD4, UNO-4)."""
    seat, card = action.seat, action.card
    if card.face is Face.WILD_DRAW_FOUR:
        if p.rules.wild_draw_four == "only_if_no_match":
            yield wild_draw_four.ban_check(p, seat)
        yield Check(CheckKind.COLOUR_CHOSEN, "WD4-1", action.colour is not None, card=card)
    elif action.colour is not None:
        yield Check(CheckKind.COLOUR_NOT_CHOSEN, "WD4-1", False, card=card)
    if action.say_uno:
        yield uno.call_check(p, seat)


def lay_card(p: Position, action: Play) -> CardPlayed:
    """Put the card onto the discard pile, with UNO said or not (TURN-1, UNO-1)."""
    seat, card, onto, colour = action.seat, action.card, p.top, p.colour
    rule = match_rule(card, onto, colour)
    assert rule is not None, "checked before"
    drawn = isinstance(p.awaiting, AwaitDrawnCard)
    chain, link = item_box.next_link(p) if card.face is Face.ITEM_BOX else (None, None)
    reason = Reason(rule, None, chain, link, (), ("TURN-1", "TURN-3") if drawn else ("TURN-1",))
    uno_due = len(p.hands[seat]) == 2 and not action.say_uno
    return CardPlayed(reason, seat, card, onto, colour, drawn, uno_due)


def draw_checks(p: Position, action: Draw) -> Checks:
    """Check that it is the seat's turn, and that a card is there (TURN-1, TURN-2, STOCK-3)."""
    again = isinstance(p.awaiting, AwaitDrawnCard)
    yield asked_check(p, action.seat, AwaitTurn, "TURN-3" if again else "TURN-1")
    yield Check(CheckKind.CARDS_TO_DRAW, "STOCK-3", can_draw(p))


_DRAWING: Final = Reason("TURN-1", also=("TURN-2",))


def take_draw(p: Position, action: Draw) -> Resolution:
    """Draw one card, or until one fits; it may be played at once (TURN-1, TURN-3, TURN-4)."""
    seat = action.seat
    reason = _DRAWING
    while True:
        if not p.stock:
            p = yield renewed(p, reason)
        card = p.stock[0]
        p = yield CardsDrawn(reason, seat, (card,))
        fits = bool(playable(p, seat, (card,)))
        if fits or p.rules.after_draw != "draw_until_playable" or not can_draw(p):
            break
        reason = Reason("TURN-3", p.moment, options=("after_draw",))
    if fits:
        asked = Reason("TURN-3", p.moment, options=("after_draw",))
        return (yield DecisionAsked(asked, AwaitDrawnCard(seat, card)))
    p = yield DrawnCardUnplayable(Reason("TURN-4", p.moment), seat, card)
    return (yield _end_without_play(p))


def pass_checks(p: Position, action: Pass) -> Checks:
    """Check that a drawn card may be kept (TURN-3), or that nothing can be drawn (STOCK-3)."""
    yield asked_check(p, action.seat, (AwaitTurn, AwaitDrawnCard), "TURN-1")
    if isinstance(p.awaiting, AwaitDrawnCard):
        kept = p.rules.after_draw != "must_play"
        yield Check(CheckKind.DRAWN_CARD_MAY_BE_KEPT, "TURN-3", kept, card=p.awaiting.card)
    else:
        yield Check(CheckKind.NO_CARDS_TO_DRAW, "STOCK-3", not can_draw(p))


def keep_drawn_card(p: Position, action: Pass) -> Resolution:
    """Keep the card just drawn, which ends the turn (TURN-3, TURN-4)."""
    p = yield DrawnCardKept(Reason("TURN-3", options=("after_draw",)), action.seat)
    return (yield _end_without_play(p))


def pass_with_nothing_to_draw(p: Position, action: Pass) -> Resolution:
    """Pass; when all have done so in turn the round is blocked (STOCK-3)."""
    p = yield Passed(Reason("STOCK-3"), action.seat)
    if p.passes == len(p.hands):
        return (yield from scoring.block_round(p))
    return (yield _end_without_play(p))


def _end_without_play(p: Position) -> TurnBegun:
    """Play passes to the next seat (TURN-4)."""
    return TurnBegun(Reason("TURN-4", p.moment), p.next_seat(p.turn), p.turn)
