"""House rule: a 7 swaps two hands, a 0 passes all hands on (SEVEN)."""

from __future__ import annotations

from collections.abc import Iterator

from uno_kart_lab.questions.answers import Answer, Claim, of_player, players
from uno_kart_lab.questions.drafts import Draft, Ground, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, on
from uno_kart_lab.rules.cards import Card, Face
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardTurnedUp,
    DecisionAsked,
    HandsPassedOn,
    HandsSwapped,
    OpeningCardTurned,
)
from uno_kart_lab.rules.position import AwaitSwap
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.seven_zero import MOVES_HANDS


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask about a 7 or a 0, and about the hands that it moves."""
    if not scene.table(place).rules.seven_zero:
        return
    match scene.events[place]:
        case CardPlayed(seat=seat, card=card) if card.face in MOVES_HANDS:
            last = not scene.table(place).hands[seat]
            mistake = Mistake.LAST_CARD_MOVES_HANDS
            yield (
                _no_hand_moves(scene, place, seat, mistake)
                if last
                else _hands_move(scene, place, seat, card)
            )
        case CardTurnedUp(seat=seat, card=card) if card.face in MOVES_HANDS:
            yield _no_hand_moves(scene, place, seat, Mistake.TURNED_UP_MOVES_HANDS)
        case OpeningCardTurned(dealer=dealer, card=card) if card.face in MOVES_HANDS:
            first = on(scene.table(place), dealer, 1)
            yield _no_hand_moves(scene, place, first, Mistake.TURNED_UP_MOVES_HANDS)
        case DecisionAsked(awaiting=AwaitSwap(seat)) if len(scene.table(place).players) > 2:
            yield _who_chooses(scene, place, seat)
        case HandsSwapped() as event:
            yield from _uno_for_hand(scene, place, (event.seat, event.target))
        case HandsPassedOn():
            yield _hand_from(scene, place)
            seats = range(len(scene.table(place).hands))
            yield from _uno_for_hand(scene, place, tuple(seats))


# --- What becomes of the hands


def _hands_move(scene: Scene, place: int, seat: int, card: Card) -> Draft:
    many = len(scene.table(place).players) > 2
    chosen = of_player(Claim.SWAPS_CHOSEN, seat)
    stay = Wrong(Mistake.HANDS_NEVER_MOVE, Answer(Claim.HANDS_STAY))
    if card.face is Face.SEVEN:
        rule: RuleId = "SEVEN-1"
        right = chosen
        only_here = Wrong(Mistake.SWAP_WITH_NEXT, of_player(Claim.SWAPS_NEXT, seat))
        wrong = [
            Wrong(Mistake.SWAP_OF_ONE_CARD, of_player(Claim.SWAPS_CARD, seat)),
            Wrong(Mistake.SWAP_IS_FREE, of_player(Claim.MAY_SWAP, seat)),
            stay,
        ]
    else:
        rule = "SEVEN-2"
        right = Answer(Claim.PASSED_ON)
        only_here = Wrong(Mistake.PASSED_ALWAYS_LEFT, Answer(Claim.PASSED_LEFT))
        wrong = [
            Wrong(Mistake.PASSED_BY_ONE_CARD, Answer(Claim.PASSED_CARD)),
            Wrong(Mistake.ZERO_AS_SEVEN, chosen),
            stay,
        ]
    # Between two the other is the next in any case, and there is only one way to pass.
    rows = (only_here, *wrong) if many else tuple(wrong)
    subject = Subject(card=card)
    return Draft(Kind.HANDS_MOVE, rule, place, place + 1, right, rows, None, subject)


def _no_hand_moves(scene: Scene, place: int, seat: int, mistake: Mistake) -> Draft:
    card = scene.table(place).top
    claims: tuple[Answer, ...] = (Answer(Claim.PASSED_ON), Answer(Claim.PASSED_CARD))
    if card.face is Face.SEVEN:
        claims = (of_player(Claim.SWAPS_CHOSEN, seat), of_player(Claim.MAY_SWAP, seat))
    wrong = tuple(Wrong(mistake, claim) for claim in claims)
    subject = Subject(card=card)
    right = Answer(Claim.HANDS_STAY)
    return Draft(Kind.HANDS_MOVE, "SEVEN-3", place, place + 1, right, wrong, None, subject)


# --- With whom, and from whom


def _who_chooses(scene: Scene, place: int, seat: int) -> Draft:
    p, event = scene.table(place), scene.events[place]
    wrong = (
        Wrong(Mistake.SWAP_WITH_NEXT, Answer(Claim.ALWAYS_NEXT)),
        Wrong(Mistake.SWAP_CHOSEN_BY_ANOTHER, players(on(p, seat, 1))),
        Wrong(Mistake.SWAP_CHOSEN_BY_ANOTHER, players(on(p, seat, -1))),
    )
    return Draft(Kind.WHO_CHOOSES, "SEVEN-1", place - 1, place, players(seat), wrong, event)


def _hand_from(scene: Scene, place: int) -> Draft:
    """Ask a seat of its own new hand; others of anybody's."""
    p, reader = scene.table(place), scene.reader
    seat = reader if isinstance(reader, int) else scene.pick(range(len(p.hands)), place)
    wrong = (
        Wrong(Mistake.PASSED_AGAINST_PLAY, players(on(p, seat, 1))),
        *((Wrong(Mistake.ZERO_SWAPS_TWO, players(p.turn)),) if seat != p.turn else ()),
        Wrong(Mistake.HANDS_NEVER_MOVE, players()),
    )
    subject, right = Subject(seat=seat), players(on(p, seat, -1))
    event = scene.events[place]
    return Draft(Kind.HAND_FROM, "SEVEN-2", place - 1, place, right, wrong, event, subject)


# --- UNO


def _uno_for_hand(scene: Scene, place: int, seats: tuple[int, ...]) -> Iterator[Draft]:
    """Ask whether somebody who has come by a hand of one card owes UNO for it."""
    p = scene.table(place)
    # Whose own play had left one card, unsaid, does owe it.
    new = [seat for seat in seats if len(p.hands[seat]) == 1 and not (p.uno_due and seat == p.turn)]
    if not new:
        return
    seat = scene.pick(new, place)
    wrong = (
        Wrong(Mistake.UNO_FOR_A_NEW_HAND, Answer(Claim.YES_AT_ONCE)),
        Wrong(Mistake.UNO_FOR_A_NEW_HAND, of_player(Claim.YES_ON_TURN, seat)),
        Wrong(Mistake.UNO_WITH_LAST_CARD, Answer(Claim.NO_ONLY_WITH_LAST)),
    )
    subject, right = Subject(seat=seat), of_player(Claim.NO_OWN_PLAY, seat)
    ground = Ground.NO_PLAY_LEFT_IT
    yield Draft(Kind.UNO_FOR_HAND, "SEVEN-4", place, place + 1, right, wrong, ground, subject)
