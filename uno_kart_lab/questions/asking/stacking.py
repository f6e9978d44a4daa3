"""House rule: a draw card is answered with another (STACK)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, cards, of_player
from uno_kart_lab.questions.asking.matching import may_bluff
from uno_kart_lab.questions.drafts import Draft, Ground, Proof, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, known_hand, on
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import DRAWS, Card, Colour, Face
from uno_kart_lab.rules.engine import why_not
from uno_kart_lab.rules.events import ActionIgnored, DecisionAsked, Event, StackGrew
from uno_kart_lab.rules.position import AwaitChallenge, AwaitStack, Position
from uno_kart_lab.rules.refusals import CheckKind, Refusal
from uno_kart_lab.rules.turns import match_rule


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask what comes of a draw card that may be stacked on, and of one that may not."""
    event = scene.events[place]
    if "STACK-6" in event.reason.also and not _goes_on(scene, place):
        yield _stacked_on(scene, place, event)
    match event:
        case StackGrew():
            yield _stack_sum(scene, place, event)
        case DecisionAsked(awaiting=AwaitStack(seat, count)):
            yield _draw_answer(scene, place, seat, count, challenged=False)
        case DecisionAsked(awaiting=AwaitChallenge(seat, count=count, stackable=True)):
            yield _draw_answer(scene, place, seat, count, challenged=True)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask of each draw card of a known hand, and of what matches, whether it may be stacked."""
    p = scene.table(-1)
    if p.rules.stacking == "off" or not isinstance(p.awaiting, AwaitStack | AwaitChallenge):
        return
    seat = p.awaiting.seat
    for held in dict.fromkeys(known_hand(p, seat) or ()):
        yield from _may_stack(p, seat, held)


# --- What is aimed at the next player


def _stack_sum(scene: Scene, place: int, event: StackGrew) -> Draft:
    count, last = event.count, DRAWS[scene.table(place).top.face]
    wrong = (
        Wrong(Mistake.ONLY_LAST_COUNTS, cards(last)),
        Wrong(Mistake.STACK_CANCELS, cards(0)),
        Wrong(Mistake.ONLY_FIRST_COUNTS, cards(count - last)),
        Wrong(Mistake.TWO_MORE_UNCHALLENGED, cards(count + 2)),
    )
    subject = Subject(seat=event.seat)
    right = cards(count)
    return Draft(Kind.STACK_SUM, "STACK-3", place - 1, place, right, wrong, event, subject)


def _draw_answer(scene: Scene, place: int, seat: int, count: int, *, challenged: bool) -> Draft:
    p = scene.table(place)

    def can(claim: Claim) -> Answer:
        return of_player(claim, seat, count)

    two, three = can(Claim.ACCEPT_OR_STACK), can(Claim.ACCEPT_STACK_OR_CHALLENGE)
    wrong = [
        Wrong(Mistake.STACKED_AFTER_DRAWING, can(Claim.DRAW_THEN_STACK)),
        Wrong(Mistake.STACKED_BY_ANYONE, can(Claim.ANYONE_STACKS)),
    ]
    ground: Ground | None
    if challenged:
        # The rule's own text tells of the challenge, too.
        right, ground = three, None
        wrong[:0] = [
            Wrong(Mistake.STACKING_OVERLOOKED, can(Claim.ACCEPT_OR_CHALLENGE)),
            Wrong(Mistake.CHALLENGE_OVERLOOKED, two),
        ]
    else:
        right, ground = two, Ground.DRAW_CARD_IS_ANSWERED
        wrong.insert(0, Wrong(Mistake.STACKING_OVERLOOKED, can(Claim.ACCEPT_ONLY)))
        if p.top.face is Face.WILD_DRAW_FOUR:
            wrong.insert(0, Wrong(Mistake.CHALLENGE_IN_SPITE_OF_BAN, three))
    subject = Subject(seat=seat)
    return Draft(
        Kind.DRAW_ANSWER, "STACK-2", place - 1, place, right, tuple(wrong), ground, subject
    )


# --- What nobody has played


def _goes_on(scene: Scene, place: int) -> bool:
    """Tell whether the event before has told of the same card."""
    return place > 0 and "STACK-6" in scene.events[place - 1].reason.also


def _stacked_on(scene: Scene, place: int, event: Event) -> Draft:
    p = scene.table(place)
    turned_up = isinstance(event, ActionIgnored)
    follower = on(p, p.turn, 1) if turned_up else on(p, p.dealer, 1)
    wrong = (
        Wrong(Mistake.UNPLAYED_STACKED_ON, of_player(Claim.YES_BY_NEXT, follower)),
        Wrong(Mistake.STACKING_OVERLOOKED, Answer(Claim.NO_NEVER_STACKED)),
    )
    subject = Subject(card=p.top)
    right = Answer(Claim.NO_UNPLAYED)
    return Draft(Kind.STACKED_ON, "STACK-6", place - 1, place, right, wrong, None, subject)


# --- May this card be stacked?


_Rows = tuple[tuple[Mistake, Claim], ...]

_NEVER: Final[_Rows] = ((Mistake.STACKING_OVERLOOKED, Claim.NO_NEVER_STACKED),)
_NOT_YET: Final[_Rows] = ((Mistake.STACKED_AFTER_DRAWING, Claim.NO_DRAW_FIRST),)
_GROUNDS: Final = {
    Claim.YES_SAME_KIND: Ground.OWN_KIND_STACKS,
    Claim.YES_DRAW_CARD: Ground.ANY_KIND_STACKS,
}
_ANY_MATCH: Final = {
    "MATCH-1": Claim.YES_COLOUR,
    "MATCH-2": Claim.YES_SYMBOL,
    "MATCH-3": Claim.YES_ANY,
}


def _may_stack(p: Position, seat: int, held: Card) -> Iterator[Draft]:
    wild = held.face is Face.WILD_DRAW_FOUR
    refusal = why_not(p, Play(seat, held, Colour.RED if wild else None))
    banned = refusal is not None and refusal.failed.kind is CheckKind.NO_CARD_OF_COLOUR
    if wild and (refusal is None or banned):
        yield may_bluff(p, seat, allowed=not banned)
    if banned or (held.face not in DRAWS and not _matches(p, held)):
        return
    right, rows = _stacks(p, held) if refusal is None else _stacks_not(p, held, refusal)
    rule = "STACK-1" if refusal is None else refusal.failed.rule
    wrong = tuple(Wrong(mistake, Answer(claim)) for mistake, claim in rows)
    subject = Subject(seat=seat, card=held)
    proof: Proof = refusal or _GROUNDS[right]
    yield Draft(Kind.MAY_STACK, rule, -1, -1, Answer(right), wrong, proof, subject)


def _matches(p: Position, held: Card) -> bool:
    """Tell whether somebody who overlooks the draw card might play this on it."""
    return bool(p.hands[p.turn]) and match_rule(held, p.top, p.colour) is not None


def _stacks(p: Position, held: Card) -> tuple[Claim, _Rows]:
    any_kind = p.rules.stacking == "any"
    off_colour = held.colour is not None and held.colour is not p.colour
    rows: _Rows = (
        *(((Mistake.STACK_NEEDS_COLOUR, Claim.NO_COLOUR_TOO),) if off_colour else ()),
        *(((Mistake.ONE_KIND_STACKS, Claim.NO_OTHER_KIND),) if held.face is not p.top.face else ()),
        *_NEVER,
        *_NOT_YET,
    )
    return Claim.YES_DRAW_CARD if any_kind else Claim.YES_SAME_KIND, rows


def _stacks_not(p: Position, held: Card, refusal: Refusal) -> tuple[Claim, _Rows]:
    if refusal.failed.kind is CheckKind.NOT_A_LAST_CARD:
        return Claim.NO_ROUND_WON, (
            (Mistake.LAST_CARD_STACKED_ON, Claim.YES_DRAW_CARD),
            *_NEVER,
            *_NOT_YET,
        )
    if held.face in DRAWS:
        return Claim.NO_OTHER_KIND, (
            (Mistake.BOTH_KINDS_STACK, Claim.YES_DRAW_CARD),
            *_NEVER,
            *_NOT_YET,
        )
    matched = match_rule(held, p.top, p.colour) or "MATCH-1"
    return Claim.NO_NO_DRAW_CARD, (
        (Mistake.ANY_MATCH_STACKS, _ANY_MATCH[matched]),
        *_NEVER,
        *_NOT_YET,
    )
