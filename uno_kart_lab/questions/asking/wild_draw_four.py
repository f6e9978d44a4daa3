"""The Wild Draw Four and its challenge (WD4, CHAL)."""

from __future__ import annotations

from collections.abc import Iterator

from uno_kart_lab.questions.answers import Answer, Claim, colour, held, of_player, players
from uno_kart_lab.questions.drafts import Draft, Ground, Proof, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, on, others
from uno_kart_lab.rules.cards import Card, Colour, Face
from uno_kart_lab.rules.events import (
    ChallengeJudged,
    ColourChosen,
    HandShown,
    TurnBegun,
    WildDrawFourAccepted,
)
from uno_kart_lab.rules.position import AwaitChallenge, Position
from uno_kart_lab.rules.wild_draw_four import cards_of_colour, judged_hand
from uno_kart_lab.views import HIDDEN


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask about what comes of a Wild Draw Four."""
    match scene.events[place]:
        case ColourChosen() as event if event.reason.rule == "WD4-1":
            yield _who_chooses_colour(scene, place, event)
            yield _challenged_or_not(scene, place)
        case HandShown() as event:
            yield _hand_shown(scene, place, event)
        case WildDrawFourAccepted():
            yield from _colour_after(scene, place)
        case ChallengeJudged() as event:
            yield _judged_colour(scene.table(place), event.colour, place - 1, place, event)
            yield from _evidence_shown(scene, place, event)
            yield from _colour_after(scene, place)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask about a Wild Draw Four that waits for its answer."""
    p = scene.table(-1)
    awaiting = p.awaiting
    if not isinstance(awaiting, AwaitChallenge):
        return
    yield _who_challenges(p, awaiting.seat, -1, -1)
    yield _judged_colour(p, awaiting.colour, -1, -1, None)
    hand = judged_hand(p)
    if hand and HIDDEN not in hand:
        evidence = cards_of_colour(hand, awaiting.colour, p.rules)
        yield _evidence(p, hand, evidence, -1, -1, _ground(p, evidence))


# --- The colour, and who may challenge


def _who_chooses_colour(scene: Scene, place: int, event: ColourChosen) -> Draft:
    p = scene.table(place)
    wrong = (
        Wrong(Mistake.WILD_COLOUR_BY_ANOTHER, players(on(p, event.seat, 1))),
        Wrong(Mistake.WILD_COLOUR_STAYS, Answer(Claim.COLOUR_STAYS)),
        Wrong(Mistake.WILD_COLOUR_BY_ANOTHER, players(on(p, event.seat, -1))),
    )
    right = players(event.seat)
    return Draft(Kind.WHO_CHOOSES, "WD4-1", place - 1, place, right, wrong)


def _challenged_or_not(scene: Scene, place: int) -> Draft:
    p = scene.table(place)
    if isinstance(scene.tables[-1].awaiting, AwaitChallenge):
        return _who_challenges(p, on(p, p.turn, 1), place, place + 1)
    follower = on(p, p.turn, 1)
    mistake = Mistake.CHALLENGE_IN_SPITE_OF_BAN
    wrong = (
        Wrong(mistake, of_player(Claim.BEFORE_DRAWING, follower)),
        Wrong(mistake, of_player(Claim.ANYONE_ELSE, p.turn)),
        Wrong(mistake, of_player(Claim.AFTER_DRAWING, follower)),
    )
    right = Answer(Claim.NOBODY_AT_ALL)
    return Draft(
        Kind.WHO_CHALLENGES,
        "WD4-2",
        place,
        place + 1,
        right,
        wrong,
        Ground.CHALLENGE_BANNED,
    )


def _who_challenges(p: Position, seat: int, asked: int, reveal: int) -> Draft:
    wrong: tuple[Wrong, ...] = (
        Wrong(Mistake.CHALLENGED_AFTER_DRAWING, of_player(Claim.AFTER_DRAWING, seat)),
        Wrong(Mistake.NOBODY_CHALLENGES, Answer(Claim.NOBODY_AT_ALL)),
    )
    if len(p.players) > 2:
        # Between two the next player is everyone else.
        anyone = Wrong(Mistake.ANYONE_CHALLENGES, of_player(Claim.ANYONE_ELSE, p.turn))
        wrong = (anyone, *wrong)
    right = of_player(Claim.BEFORE_DRAWING, seat)
    return Draft(Kind.WHO_CHALLENGES, "CHAL-1", asked, reveal, right, wrong)


def _hand_shown(scene: Scene, place: int, event: HandShown) -> Draft:
    p = scene.table(place)
    wrong = (
        Wrong(Mistake.EVERYONE_SEES_HAND, players(*others(p, event.seat))),
        Wrong(Mistake.ONLY_MATCHING_SHOWN, Answer(Claim.ONLY_MATCHING_SHOWN)),
        Wrong(Mistake.NOBODY_SEES_HAND, players()),
    )
    subject = Subject(seat=event.seat)
    right = players(event.to)
    return Draft(Kind.HAND_SHOWN, "CHAL-2", place - 1, place, right, wrong, None, subject)


# --- Bluff or not


def _judged_colour(p: Position, judged: Colour, asked: int, reveal: int, proof: Proof) -> Draft:
    chosen = p.chosen_colour
    rows = [
        Wrong(Mistake.JUDGED_BY_NUMBER, Answer(Claim.NUMBER_NOT_COLOUR)),
        Wrong(Mistake.JUDGED_BY_NAMED, Answer(Claim.CHALLENGER_NAMES)),
    ]
    if chosen is not None and chosen is not judged:
        rows = [
            Wrong(Mistake.JUDGED_BY_NEW_COLOUR, colour(chosen)),
            Wrong(Mistake.JUDGED_BY_EITHER, Answer(Claim.EITHER_COLOUR)),
            *rows,
        ]
    return Draft(Kind.JUDGED_COLOUR, "CHAL-5", asked, reveal, colour(judged), tuple(rows), proof)


def _evidence_shown(scene: Scene, place: int, event: ChallengeJudged) -> Iterator[Draft]:
    before = scene.events[place - 1]
    assert isinstance(before, HandShown), "a hand is judged when it has been shown"
    hand = before.hand
    if hand and HIDDEN not in hand:
        p = scene.table(place)
        yield _evidence(p, hand, event.matching, place - 1, place, event)


def _ground(p: Position, evidence: tuple[Card, ...]) -> Ground:
    if not evidence:
        return Ground.NOTHING_IS_EVIDENCE
    if p.rules.item_box_counts_as_colour:
        return Ground.COLOUR_OR_BOX_IS_EVIDENCE
    return Ground.COLOUR_IS_EVIDENCE


def _evidence(
    p: Position,
    hand: tuple[Card, ...],
    evidence: tuple[Card, ...],
    asked: int,
    reveal: int,
    proof: Proof,
) -> Draft:
    def also(face: Face | None) -> Answer:
        return held(tuple(c for c in hand if c in evidence or c.face is face))

    under = p.discard[-2] if len(p.discard) > 1 else None
    boxes = (
        Wrong(
            Mistake.BOX_IS_NO_EVIDENCE,
            held(tuple(c for c in evidence if c.face is not Face.ITEM_BOX)),
        )
        if p.rules.item_box_counts_as_colour
        else Wrong(Mistake.BOX_IS_EVIDENCE, also(Face.ITEM_BOX))
    )
    wrong = (
        Wrong(Mistake.JUDGED_BY_NEW_COLOUR, held(cards_of_colour(hand, p.chosen_colour, p.rules))),
        Wrong(
            Mistake.NUMBER_IS_EVIDENCE,
            also(under.face if under is not None and under.colour is not None else None),
        ),
        boxes,
        Wrong(Mistake.WILD_IS_EVIDENCE, also(Face.WILD_DRAW_FOUR)),
        Wrong(Mistake.EVIDENCE_OVERLOOKED, held(())),
        Wrong(Mistake.WHOLE_HAND_IS_EVIDENCE, held(hand)),
    )
    subject = Subject(seat=p.turn)
    return Draft(Kind.EVIDENCE, "WD4-3", asked, reveal, held(evidence), wrong, proof, subject)


# --- The colour after it


def _colour_after(scene: Scene, place: int) -> Iterator[Draft]:
    reveal = next((i for i, event in enumerate(scene.events) if isinstance(event, TurnBegun)), None)
    p = scene.table(place)
    awaited = scene.table(-1).awaiting
    if reveal is None or p.chosen_colour is None or not isinstance(awaited, AwaitChallenge):
        return
    wrong = (
        Wrong(Mistake.CHALLENGE_UNDOES_COLOUR, colour(awaited.colour)),
        Wrong(Mistake.CHALLENGER_CHOOSES_COLOUR, of_player(Claim.CHOOSES_COLOUR, awaited.seat)),
        Wrong(Mistake.ANY_COLOUR_ON_WILD, Answer(Claim.ANY_COLOUR)),
    )
    right = colour(p.chosen_colour)
    yield Draft(Kind.COLOUR_AFTER, "WD4-4", place, reveal, right, wrong)
