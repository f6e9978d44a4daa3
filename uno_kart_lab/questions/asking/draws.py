"""Who draws because of a card, an item or a call, how many, and from where (STOCK)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, cards, players
from uno_kart_lab.questions.drafts import Draft, Proof, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, on, others
from uno_kart_lab.rules.cards import DRAWS
from uno_kart_lab.rules.events import (
    CardsDrawn,
    DiscardReshuffled,
    DrawDropped,
    Event,
)
from uno_kart_lab.rules.position import Reason
from uno_kart_lab.rules.rule_ids import RuleId

_DRAW_EVENTS: Final = (CardsDrawn, DiscardReshuffled, DrawDropped)


@dataclass(frozen=True, slots=True)
class _Group:
    """All that comes of one draw: of a Draw Two, or of Lightning for everyone.

    Attributes
    ----------
    first, last : int
        Its events, by their places.
    drawn : dict of int to int
        How many cards each player takes.
    missing : int
        How many there were none for.
    reason : Reason
        Of the first event that is no reshuffle.
    """

    first: int
    last: int
    drawn: dict[int, int]
    missing: int
    reason: Reason


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask about a draw, at its first event, and about a new stock."""
    event = scene.events[place]
    if isinstance(event, DiscardReshuffled):
        yield _new_stock(place, event)
    if isinstance(event, _DRAW_EVENTS) and not _goes_on(scene, place):
        group = _group(scene, place)
        # A turn's own draw is asked about with turns: nobody is in doubt who draws.
        if group is not None and group.reason.rule not in ("TURN-1", "TURN-3"):
            yield from _draw(scene, group)


def _goes_on(scene: Scene, place: int) -> bool:
    """Tell whether a draw has begun before: its events have one cause."""
    if place == 0:
        return False
    before = scene.events[place - 1]
    return isinstance(before, _DRAW_EVENTS) and _cause(before) == _cause(scene.events[place])


def _cause(event: Event) -> int | None:
    return event.reason.cause


def _group(scene: Scene, first: int) -> _Group | None:
    last = first
    while last + 1 < len(scene.events) and (
        isinstance(scene.events[last + 1], _DRAW_EVENTS) and _goes_on(scene, last + 1)
    ):
        last += 1
    drawn: dict[int, int] = {}
    missing = 0
    reason: Reason | None = None
    for event in scene.events[first : last + 1]:
        match event:
            case CardsDrawn():
                drawn[event.seat] = drawn.get(event.seat, 0) + len(event.cards)
                reason = reason or event.reason
            case DrawDropped():
                drawn.setdefault(event.seat, 0)
                missing += event.missing
                reason = reason or event.reason
            case _:
                pass
    return None if reason is None else _Group(first, last, drawn, missing, reason)


def _draw(scene: Scene, group: _Group) -> Iterator[Draft]:
    if not group.missing:
        yield from _who_draws(scene, group)
        yield _how_many(scene, group)
    elif len(group.drawn) == 1:
        yield _too_few(scene, group)


# --- Who draws


def _who_draws(scene: Scene, group: _Group) -> Iterator[Draft]:
    reason = group.reason
    if reason.rule not in (*_WRONG_SEATS, "STACK-4"):
        return
    asked = group.first - 1
    last_card = "END-2" in reason.also and reason.rule in _EVEN_AS_LAST
    rule: RuleId = "END-2" if last_card else reason.rule
    wrong = (
        *((Wrong(Mistake.LAST_CARD_SPARES, players()),) if last_card else ()),
        *(Wrong(*row) for row in _wrong_seats(reason)(scene, asked)),
    )
    yield Draft(
        Kind.WHO_DRAWS,
        rule,
        asked,
        group.last,
        players(*group.drawn),
        wrong,
        _proof(scene, group),
        spare=(Wrong(Mistake.NOBODY_IS_HIT, players(), rule),),
    )


_EVEN_AS_LAST: Final = ("ACT-1", "WD4-1", "STACK-3")
_Rows = list[tuple[Mistake, Answer]]


def _by_draw_two(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    return [
        (Mistake.DRAW_TWO_HITS_ITS_PLAYER, players(p.turn)),
        (Mistake.DRAW_TWO_HITS_BEFORE, players(on(p, p.turn, -1))),
        (Mistake.DRAW_TWO_HITS_ALL, players(*others(p, p.turn))),
    ]


def _by_opening(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    return [
        (Mistake.OPENING_DRAW_TWO_HITS_DEALER, players(p.dealer)),
        (Mistake.OPENING_DRAW_TWO_IGNORED, players()),
    ]


def _by_banana(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    by_turns = p.rules.banana_target == "last_to_act"
    other = (
        (Mistake.BANANA_HITS_SEAT_BEFORE, players(on(p, p.turn, -1)))
        if by_turns
        else (Mistake.BANANA_SPARES_SKIPPED, players(*_if_any(p.last_actor)))
    )
    return [
        (Mistake.BANANA_HITS_NEXT, players(on(p, p.turn, 1))),
        *([other] if by_turns or p.last_actor is not None else []),
        (Mistake.BANANA_HITS_ITS_PLAYER, players(p.turn)),
        (Mistake.BANANA_HITS_ALL, players(*others(p, p.turn))),
    ]


def _if_any(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)


def _by_lightning(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    return [
        (Mistake.LIGHTNING_HITS_ALL, players(*range(len(p.players)))),
        (Mistake.LIGHTNING_HITS_NEXT, players(on(p, p.turn, 1))),
        (Mistake.LIGHTNING_HITS_ITS_PLAYER, players(p.turn)),
    ]


def _by_bobomb(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    return [
        (Mistake.BOBOMB_HITS_NEXT, players(on(p, p.turn, 1))),
        (Mistake.BOBOMB_HITS_OTHERS, players(*others(p, p.turn))),
    ]


def _by_wild_draw_four(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    return [
        (Mistake.WILD_HITS_ITS_PLAYER, players(p.turn)),
        (Mistake.WILD_HITS_BEFORE, players(on(p, p.turn, -1))),
        (Mistake.WILD_HITS_ALL, players(*others(p, p.turn))),
    ]


def _by_bluff(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    challenger = on(p, p.turn, 1)
    return [
        (Mistake.BLUFF_HITS_CHALLENGER, players(challenger)),
        (Mistake.BLUFF_HITS_BOTH, players(p.turn, challenger)),
        (Mistake.BLUFF_HITS_NOBODY, players()),
    ]


def _by_vain_challenge(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    return [
        (Mistake.VAIN_CHALLENGE_HITS_PLAYER, players(p.turn)),
        (Mistake.VAIN_CHALLENGE_HITS_BOTH, players(p.turn, on(p, p.turn, 1))),
        (Mistake.VAIN_CHALLENGE_HITS_NOBODY, players()),
    ]


def _by_catching(scene: Scene, _asked: int) -> _Rows:
    assert scene.action is not None, "somebody has caught somebody"
    return [
        (Mistake.CAUGHT_CATCHER_DRAWS, players(scene.action.seat)),
        (Mistake.CAUGHT_FOR_NOTHING, players()),
    ]


def _by_stack(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    return [
        (Mistake.STACK_HITS_ITS_PLAYER, players(p.turn)),
        (Mistake.STACK_IS_SHARED, players(p.turn, on(p, p.turn, 1))),
        (Mistake.ACCEPTED_FOR_NOTHING, players()),
    ]


def _by_bluff_in_stack(scene: Scene, asked: int) -> _Rows:
    rows = [row for row in _by_bluff(scene, asked) if row[0] is not Mistake.BLUFF_HITS_NOBODY]
    return [*rows, (Mistake.STACK_BLUFF_IS_FREE, players())]


def _wrong_seats(reason: Reason) -> Callable[[Scene, int], _Rows]:
    if reason.rule == "STACK-4":
        return _by_bluff_in_stack if "CHAL-3" in reason.also else _by_vain_challenge
    return _WRONG_SEATS[reason.rule]


_WRONG_SEATS: Final[dict[RuleId, Callable[[Scene, int], _Rows]]] = {
    "OPEN-4": _by_opening,
    "ACT-1": _by_draw_two,
    "ITEM-BANANA": _by_banana,
    "ITEM-LIGHTNING": _by_lightning,
    "ITEM-BOBOMB": _by_bobomb,
    "WD4-1": _by_wild_draw_four,
    "CHAL-3": _by_bluff,
    "CHAL-4": _by_vain_challenge,
    "UNO-2": _by_catching,
    "STACK-3": _by_stack,
}


def _proof(scene: Scene, group: _Group) -> Proof:
    """Return what tells of the whole draw: its first event, or the rule if it hits several."""
    if len(group.drawn) > 1:
        return None
    return next(e for e in scene.events[group.first :] if isinstance(e, CardsDrawn))


# --- How many


_ANOTHER_COUNT: Final = (
    Wrong(Mistake.COUNT_OF_TWO, cards(2)),
    Wrong(Mistake.COUNT_OF_FOUR, cards(4)),
    Wrong(Mistake.COUNT_OF_ONE, cards(1)),
    Wrong(Mistake.COUNT_OF_SIX, cards(6)),
)
"""What other draws cost."""

_OWN_MISTAKES: Final[dict[RuleId, tuple[Wrong, ...]]] = {
    "CHAL-4": (Wrong(Mistake.SIX_ON_TOP_OF_FOUR, cards(10)),),
    "ITEM-LIGHTNING": (Wrong(Mistake.LIGHTNING_OF_TWO, cards(2)),),
}


def _how_many(scene: Scene, group: _Group) -> Draft:
    rule = group.reason.rule
    seats = tuple(group.drawn)
    number = group.drawn[seats[0]]
    stacked = _counts_of_stack(scene, group, number) if rule in ("STACK-3", "STACK-4") else ()
    wrong = (*_OWN_MISTAKES.get(rule, ()), *stacked, *_ANOTHER_COUNT)
    # Of several players each draws as many: there is no one to name.
    subject = Subject(seat=seats[0] if len(seats) == 1 else None)
    proof = _proof(scene, group)
    return Draft(
        Kind.HOW_MANY, rule, group.first - 1, group.last, cards(number), wrong, proof, subject
    )


def _counts_of_stack(scene: Scene, group: _Group, number: int) -> tuple[Wrong, ...]:
    """Return what else the draw cards that lie on one another might cost."""
    last = DRAWS[scene.table(group.first - 1).top.face]
    if "CHAL-4" in group.reason.also:
        return (
            Wrong(Mistake.ONLY_LAST_COUNTS, cards(last + 2)),
            Wrong(Mistake.VAIN_CHALLENGE_OF_SUM, cards(number - 2)),
        )
    bluff = "CHAL-3" in group.reason.also
    more = Mistake.TWO_MORE_FOR_BLUFF if bluff else Mistake.TWO_MORE_UNCHALLENGED
    return (Wrong(Mistake.ONLY_LAST_COUNTS, cards(last)), Wrong(more, cards(number + 2)))


def _too_few(scene: Scene, group: _Group) -> Draft:
    ((seat, number),) = group.drawn.items()
    wrong = (
        Wrong(Mistake.MISSING_CARDS_DRAWN, cards(number + group.missing)),
        Wrong(Mistake.ALL_OR_NOTHING, cards(0)),
        *_ANOTHER_COUNT,
    )
    proof, subject = scene.events[group.last], Subject(seat=seat)
    return Draft(
        Kind.HOW_MANY,
        "STOCK-2",
        group.first - 1,
        group.last,
        cards(number),
        wrong,
        proof,
        subject,
    )


# --- A new stock


def _new_stock(place: int, event: DiscardReshuffled) -> Draft:
    for_box = "ITEM-6" in event.reason.also
    wrong = (
        Wrong(Mistake.TOP_CARD_SHUFFLED, Answer(Claim.ALL_WITH_TOP)),
        Wrong(
            Mistake.BOX_FINDS_NO_CARD if for_box else Mistake.DRAW_IS_OFF,
            Answer(Claim.NO_CARD_TAKEN),
        ),
        Wrong(Mistake.EMPTY_STOCK_ENDS_ROUND, Answer(Claim.ROUND_OVER)),
    )
    right = Answer(Claim.ALL_BUT_TOP)
    rule: RuleId = "ITEM-6" if for_box else "STOCK-1"
    return Draft(Kind.NEW_STOCK, rule, place - 1, place, right, wrong, event)
