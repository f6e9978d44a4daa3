"""Saying UNO, forgetting it, being caught (UNO)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, draw, of_player, players
from uno_kart_lab.questions.drafts import Draft, Ground, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, on, others
from uno_kart_lab.rules.events import UnoSaid, UnoWindowClosed, UnoWindowOpened
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitDrawnCard,
    AwaitStack,
    AwaitTurn,
    Position,
)
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.uno import PENALTY


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask what comes of UNO unsaid, or said late."""
    match scene.events[place]:
        case UnoWindowOpened() as event:
            yield _unsaid(place, event)
        case UnoWindowClosed() as event:
            yield _too_late(place, event)
        case UnoSaid() as event if event.late:
            yield _said_late(place, event)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask whether UNO has to be said, and who can catch whom."""
    p = scene.table(-1)
    if isinstance(p.awaiting, AwaitTurn | AwaitDrawnCard):
        yield from _must_say(p, p.awaiting.seat)
    if p.uno_window is not None:
        yield _who_catches(p, p.uno_window)


def _unsaid(place: int, event: UnoWindowOpened) -> Draft:
    seat = event.seat
    answered = "STACK-2" in event.reason.also
    lap = Mistake.CAUGHT_PAST_ANSWER if answered else Mistake.CAUGHT_FOR_A_LAP
    wrong = (
        Wrong(Mistake.UNO_PUNISHED_UNCAUGHT, of_player(Claim.DRAWS_AT_ONCE, seat, PENALTY)),
        Wrong(lap, of_player(Claim.UNTIL_OWN_TURN, seat)),
        Wrong(Mistake.UNO_FORGOTTEN_IS_FREE, Answer(Claim.NOTHING_COMES)),
    )
    right = of_player(Claim.UNTIL_ANSWER if answered else Claim.UNTIL_NEXT_TURN, seat)
    rule: RuleId = "STACK-2" if answered else "UNO-3"
    subject = Subject(seat=seat)
    return Draft(Kind.UNO_UNSAID, rule, place - 1, place, right, wrong, event, subject)


def _too_late(place: int, event: UnoWindowClosed) -> Draft:
    seat = event.seat
    answered = "STACK-2" in event.reason.also
    long = Mistake.CAUGHT_PAST_ANSWER if answered else Mistake.CAUGHT_ANY_TIME
    lap = Mistake.CAUGHT_PAST_ANSWER if answered else Mistake.CAUGHT_FOR_A_LAP
    wrong = (
        Wrong(long, of_player(Claim.WHILE_ONE_CARD, seat)),
        Wrong(lap, of_player(Claim.UNTIL_TURN_AGAIN, seat)),
    )
    right = Answer(Claim.TOO_LATE)
    rule: RuleId = "STACK-2" if answered else "UNO-3"
    subject = Subject(seat=seat)
    return Draft(Kind.TOO_LATE_TO_CATCH, rule, place - 1, place, right, wrong, event, subject)


def _said_late(place: int, event: UnoSaid) -> Draft:
    seat = event.seat
    wrong = (
        Wrong(Mistake.LATE_UNO_PUNISHED, draw((seat,), PENALTY)),
        Wrong(Mistake.LATE_UNO_PUNISHED, draw((seat,), 1)),
        Wrong(Mistake.LATE_UNO_PUNISHED, of_player(Claim.LOSES_NEXT_TURN, seat)),
    )
    right = of_player(Claim.SAFE, seat)
    subject = Subject(seat=seat)
    return Draft(Kind.LATE_UNO, "UNO-2", place - 1, place, right, wrong, event, subject)


_Case = tuple[RuleId, Claim, Ground, tuple[tuple[Mistake, Claim], ...]]

_BY_HAND_SIZE: Final[dict[int, _Case]] = {
    1: (
        "UNO-4",
        Claim.NO_NONE_LEFT,
        Ground.NOT_ONE_CARD_LEFT,
        (
            (Mistake.UNO_WITH_LAST_CARD, Claim.YES_LAST),
            (Mistake.UNO_MISCOUNTED, Claim.YES_ONE_LEFT),
        ),
    ),
    2: (
        "UNO-1",
        Claim.YES_ONE_LEFT,
        Ground.ONE_CARD_LEFT,
        (
            (Mistake.UNO_WITH_LAST_CARD, Claim.NO_ONLY_WITH_LAST),
            (Mistake.UNO_NOT_YET_NEEDED, Claim.NO_MORE_LEFT),
        ),
    ),
    3: (
        "UNO-4",
        Claim.NO_MORE_LEFT,
        Ground.NOT_ONE_CARD_LEFT,
        (
            (Mistake.UNO_TOO_EARLY, Claim.YES_TWO_LEFT),
            (Mistake.UNO_MISCOUNTED, Claim.YES_ONE_LEFT),
        ),
    ),
}
"""Whether UNO is said with a play from a hand of so many cards."""


def _must_say(p: Position, seat: int) -> Iterator[Draft]:
    size = len(p.hands[seat])
    if size not in _BY_HAND_SIZE:
        return
    rule, claim, ground, rows = _BY_HAND_SIZE[size]
    wrong = tuple(Wrong(mistake, Answer(mistaken)) for mistake, mistaken in rows)
    subject = Subject(seat=seat, number=size)
    right = Answer(claim)
    yield Draft(Kind.MUST_SAY_UNO, rule, -1, -1, right, wrong, ground, subject)


def _who_catches(p: Position, forgot: int) -> Draft:
    answered = isinstance(p.awaiting, AwaitStack | AwaitChallenge)
    still = Mistake.ANSWER_OVERLOOKED if answered else Mistake.CATCHING_IS_OVER
    wrong = (
        Wrong(Mistake.ONLY_NEXT_CATCHES, players(on(p, forgot, 1))),
        Wrong(still, Answer(Claim.NOBODY_TOO_LATE)),
        Wrong(Mistake.UNO_PUNISHED_UNCAUGHT, of_player(Claim.NOBODY_NEEDS_TO, forgot, PENALTY)),
    )
    right = players(*others(p, forgot))
    subject = Subject(seat=forgot)
    return Draft(Kind.WHO_CATCHES, "UNO-2", -1, -1, right, wrong, None, subject)
