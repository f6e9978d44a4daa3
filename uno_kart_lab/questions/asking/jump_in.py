"""House rule: a card just like the top card is played out of turn (JUMP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, of_player
from uno_kart_lab.questions.drafts import Draft, Ground, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, known_hand, on, others
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import Card, Colour, Face
from uno_kart_lab.rules.engine import why_not
from uno_kart_lab.rules.position import AwaitDrawnCard, AwaitTurn, Position
from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.rules.turns import match_rule

_TWIN: Final = Ground.JUST_LIKE_TOP_CARD
_FIRST: Final = Ground.FIRST_ACTION_WAS_FIRST


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask of a card in each known hand whether it may be jumped in with."""
    p = scene.table(-1)
    awaited = p.awaiting
    if not p.rules.jump_in or not isinstance(awaited, AwaitTurn | AwaitDrawnCard):
        return
    for seat in others(p, awaited.seat):
        tempting = _tempting(p, known_hand(p, seat) or ())
        if tempting and not scene.acted:
            yield _may_jump_in(p, seat, scene.pick(tempting, seat))
        elif tempting == [p.top] and not p.top.is_wild:
            yield _too_late(p, seat, awaited.seat)


def _tempting(p: Position, hand: tuple[Card, ...]) -> list[Card]:
    """Return the card that is just like the top card, else those that could be played on it."""
    if p.top in hand:
        return [p.top]
    return [held for held in dict.fromkeys(hand) if match_rule(held, p.top, p.colour) is not None]


def _may_jump_in(p: Position, seat: int, held: Card) -> Draft:
    colour = Colour.RED if held.face is Face.WILD_DRAW_FOUR else None
    refusal = why_not(p, Play(seat, held, colour))
    overlooked = Wrong(Mistake.JUMPING_OVERLOOKED, of_player(Claim.NO_NOT_ITS_TURN, seat))
    if refusal is not None:
        return _may_not(p, seat, held, overlooked, refusal)
    only_next = Wrong(Mistake.ONLY_NEXT_JUMPS_IN, Answer(Claim.NO_ONLY_NEXT))
    wrong = (
        overlooked,
        Wrong(Mistake.ANY_MATCH_JUMPS_IN, Answer(Claim.YES_AS_ANY_MATCH)),
        *((only_next,) if seat != on(p, p.turn, 1) else ()),
    )
    subject, right = Subject(seat=seat, card=held), Answer(Claim.YES_TWIN)
    return Draft(Kind.MAY_JUMP_IN, "JUMP-1", -1, -1, right, wrong, _TWIN, subject)


def _may_not(p: Position, seat: int, held: Card, overlooked: Wrong, refusal: Refusal) -> Draft:
    if held.is_wild:
        claim = Claim.NO_WILD
        yes = Claim.YES_TWIN if held is p.top else Claim.YES_ANY
        mistaken = Wrong(Mistake.WILD_JUMPS_IN, Answer(yes))
    else:
        claim = Claim.NO_NO_TWIN
        mistaken = Wrong(Mistake.ANY_MATCH_JUMPS_IN, Answer(Claim.YES_AS_ANY_MATCH))
    subject, wrong = Subject(seat=seat, card=held), (mistaken, overlooked)
    return Draft(Kind.MAY_JUMP_IN, "JUMP-1", -1, -1, Answer(claim), wrong, refusal, subject)


def _too_late(p: Position, seat: int, awaited: int) -> Draft:
    wrong = (
        Wrong(Mistake.JUMP_AFTER_ACTION, Answer(Claim.YES_TWIN)),
        Wrong(Mistake.JUMPING_OVERLOOKED, of_player(Claim.NO_NOT_ITS_TURN, seat)),
    )
    subject, right = Subject(seat=seat, card=p.top), of_player(Claim.NO_ACTED, awaited)
    return Draft(Kind.MAY_JUMP_IN, "JUMP-3", -1, -1, right, wrong, _FIRST, subject)
