"""Setting up and opening a round (SETUP, OPEN)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, cards, of_player, players
from uno_kart_lab.questions.asking.settled import before_settled
from uno_kart_lab.questions.drafts import Draft, Ground, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, on
from uno_kart_lab.rules.cards import DECK, NUMBERS
from uno_kart_lab.rules.events import (
    ActionIgnored,
    DealerCardsDrawn,
    DealerNamed,
    DecisionAsked,
    HandsDealt,
    OpeningCardReturned,
    OpeningCardTurned,
    StockShuffled,
    TurnBegun,
)
from uno_kart_lab.rules.position import AwaitOpeningColour, Position, RoundOver
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.setup import next_dealer


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask about an event of the set-up or of the opening."""
    match scene.events[place]:
        case DealerCardsDrawn() as event:
            yield _first_dealer(scene, place, event)
        case DealerNamed() as event if event.reason.rule == "SETUP-4":
            yield _next_dealer(scene, place - 1, place, event.seat)
        case HandsDealt() as event:
            yield _hand_size(place, event)
            yield _first_dealt(place, event)
        case OpeningCardTurned() as event:
            yield from _opening(scene, place, event)
        case DecisionAsked() as event if isinstance(event.awaiting, AwaitOpeningColour):
            yield _who_chooses(scene, place, event.awaiting.seat)
        case TurnBegun() as event if event.after is None:
            yield _first_player(scene, place, event)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask about a round that is over: who deals the next one."""
    p = scene.table(-1)
    if isinstance(p.awaiting, RoundOver):
        yield _next_dealer(scene, -1, -1, next_dealer(p))


def _first_dealer(scene: Scene, place: int, event: DealerCardsDrawn) -> Draft:
    reveal = place + 1
    following = scene.events[reveal]
    if isinstance(following, StockShuffled):
        reveal += 1
    right = (
        players(following.seat) if isinstance(following, DealerNamed) else Answer(Claim.DRAW_AGAIN)
    )
    wrong = _wrong_dealers(event, len(scene.table(place).players))
    return Draft(Kind.FIRST_DEALER, "SETUP-1", place, reveal, right, wrong, scene.events[reveal])


def _wrong_dealers(event: DealerCardsDrawn, seats: int) -> tuple[Wrong, ...]:
    drawn = tuple(zip(event.seats, event.cards, event.values, strict=True))
    by_points = max(drawn, key=lambda each: each[1].points)
    lowest = min(drawn, key=lambda each: each[2])
    best = [seat for seat, _card, value in drawn if value == max(event.values)]
    rows = [
        Wrong(Mistake.SYMBOLS_COUNT_FOR_DEALER, players(by_points[0])),
        Wrong(Mistake.LOWEST_DEALS, players(lowest[0])),
    ]
    if len(best) == 1:
        rows.append(Wrong(Mistake.DRAWN_AGAIN_WITHOUT_TIE, Answer(Claim.DRAW_AGAIN)))
    else:
        rows.append(Wrong(Mistake.FIRST_OF_TIED_DEALS, players(best[0])))
    if len(best) < seats:
        rows.append(Wrong(Mistake.ALL_DRAW_AGAIN, Answer(Claim.ALL_DRAW_AGAIN)))
    return tuple(rows)


def _next_dealer(scene: Scene, asked: int, reveal: int, dealer: int) -> Draft:
    before = scene.table(-1)
    seats, last, winner = len(before.players), before.dealer, before.round_winner
    rows = [
        Wrong(Mistake.SAME_DEALER, players(last)),
        Wrong(Mistake.DEAL_TO_RIGHT, players((last - 1) % seats)),
        Wrong(Mistake.CARDS_DECIDE_AGAIN, Answer(Claim.HIGHEST_CARD)),
    ]
    if winner is not None:
        rows.insert(0, Wrong(Mistake.WINNER_DEALS, players(winner)))
    return Draft(Kind.NEXT_DEALER, "SETUP-4", asked, reveal, players(dealer), tuple(rows))


def _hand_size(place: int, event: HandsDealt) -> Draft:
    size = len(event.hands[0])
    wrong = (
        Wrong(Mistake.OTHER_HAND_SIZE, cards(size - 1)),
        Wrong(Mistake.OTHER_HAND_SIZE, cards(size + 1)),
        Wrong(Mistake.ALL_CARDS_DEALT, cards(len(DECK) // len(event.hands))),
    )
    return Draft(Kind.HAND_SIZE, "SETUP-2", place - 1, place, cards(size), wrong)


def _first_dealt(place: int, event: HandsDealt) -> Draft:
    seats, dealer = len(event.hands), event.dealer
    wrong = (
        Wrong(Mistake.DEALER_FIRST_DEALT, players(dealer)),
        Wrong(Mistake.DEALT_TO_RIGHT, players((dealer - 1) % seats)),
        Wrong(Mistake.YOUNGEST_DEALT_FIRST, Answer(Claim.YOUNGEST)),
    )
    right = players((dealer + 1) % seats)
    return Draft(Kind.FIRST_DEALT, "SETUP-2", place - 1, place, right, wrong)


def _opening(scene: Scene, place: int, event: OpeningCardTurned) -> Iterator[Draft]:
    dealer = event.dealer
    if not scene.table(place - 1).discard and not _again(scene, place):
        wrong = (
            Wrong(Mistake.SOMEBODY_PLAYS_FIRST_CARD, of_player(Claim.DEALER_PLAYS, dealer)),
            Wrong(
                Mistake.SOMEBODY_PLAYS_FIRST_CARD,
                of_player(Claim.FIRST_PLAYS, on(scene.table(place), dealer, 1)),
            ),
        )
        right = Answer(Claim.TURN_UP_TOP)
        yield Draft(Kind.FIRST_CARD, "SETUP-3", place - 1, place, right, wrong)
    if event.card.face not in NUMBERS:
        yield _opening_effect(scene, place, event)


def _again(scene: Scene, place: int) -> bool:
    """Tell whether another card has been turned up before, and gone back."""
    return place > 0 and isinstance(scene.events[place - 1], OpeningCardReturned)


_CARRIED_OUT: Final = Answer(Claim.CARRIED_OUT)
_ANOTHER: Final = Answer(Claim.ANOTHER_ON_TOP)
_BACK: Final = Answer(Claim.BACK_INTO_STOCK)


def _opening_effect(scene: Scene, place: int, event: OpeningCardTurned) -> Draft:
    following = scene.events[place + 1]
    subject = Subject(card=event.card)

    def draft(rule: RuleId, right: Answer, *wrong: Wrong, proof: bool = True) -> Draft:
        shown = following if proof else Ground.OPENING_CARRIED_OUT
        return Draft(Kind.OPENING_EFFECT, rule, place, place + 1, right, wrong, shown, subject)

    if isinstance(following, OpeningCardReturned):
        return draft(
            "OPEN-6",
            _BACK,
            Wrong(Mistake.OPENING_WILD_CARRIED_OUT, _CARRIED_OUT),
            Wrong(Mistake.OPENING_WILD_STAYS, _ANOTHER),
        )
    if isinstance(following, ActionIgnored) and following.reason.rule == "OPEN-7":
        return draft(
            "OPEN-7",
            Answer(Claim.COLOUR_ONLY),
            Wrong(Mistake.OPENING_BOX_TURNS_UP, Answer(Claim.OPENING_BOX_OPENS)),
            Wrong(Mistake.OPENING_BOX_HAS_ITEM, of_player(Claim.OPENING_BOBOMB, event.dealer)),
            Wrong(Mistake.OPENING_BOX_GOES_BACK, _BACK),
        )
    goes_back = Wrong(Mistake.OPENING_CARD_GOES_BACK, _BACK)
    if isinstance(following, ActionIgnored):
        mistaken = Wrong(Mistake.OPENING_ACTION_CARRIED_OUT, _CARRIED_OUT)
        return draft("OPEN-2", _ANOTHER, mistaken, goes_back)
    mistaken = Wrong(Mistake.OPENING_ACTION_NOT_CARRIED_OUT, _ANOTHER)
    return draft("OPEN-2", _CARRIED_OUT, mistaken, goes_back, proof=False)


def _who_chooses(scene: Scene, place: int, seat: int) -> Draft:
    p = scene.table(place)
    other = p.dealer if seat != p.dealer else on(p, p.dealer, 1)
    wrong = (
        Wrong(Mistake.OPENING_COLOUR_BY_ANOTHER, players(other)),
        Wrong(Mistake.OPENING_COLOUR_FREE, Answer(Claim.NO_COLOUR_CHOSEN)),
    )
    return Draft(
        Kind.WHO_CHOOSES, "OPEN-7", place - 1, place, players(seat), wrong, scene.events[place]
    )


def _first_player(scene: Scene, place: int, event: TurnBegun) -> Draft:
    asked = before_settled(scene, place)
    rule: RuleId = "OPEN-8" if "OPEN-8" in event.reason.also else event.reason.rule
    wrong = _WRONG_FIRST[rule](scene.table(asked))
    spare = (Wrong(Mistake.YOUNGEST_BEGINS, Answer(Claim.YOUNGEST)),)
    right = players(event.seat)
    return Draft(Kind.FIRST_PLAYER, rule, asked, place, right, wrong, event, spare=spare)


def _begins(mistake: Mistake, p: Position, left_of_dealer: int) -> Wrong:
    return Wrong(mistake, players((p.dealer + left_of_dealer) % len(p.players)))


def _after_number(p: Position) -> tuple[Wrong, ...]:
    return (
        _begins(Mistake.DEALER_BEGINS, p, 0),
        _begins(Mistake.RIGHT_OF_DEALER_BEGINS, p, -1),
        _begins(Mistake.SECOND_BEGINS, p, 2),
    )


def _after_reverse(p: Position) -> tuple[Wrong, ...]:
    return (
        _begins(Mistake.OPENING_REVERSE_IGNORED, p, 1),
        _begins(Mistake.OPENING_REVERSE_PASSES_DEALER, p, -1),
    )


def _after_draw_two(p: Position) -> tuple[Wrong, ...]:
    return (
        _begins(Mistake.OPENING_DRAW_TWO_LETS_PLAY, p, 1),
        _begins(Mistake.DEALER_BEGINS, p, 0),
    )


def _after_skip(p: Position) -> tuple[Wrong, ...]:
    return (
        _begins(Mistake.OPENING_SKIP_IGNORED, p, 1),
        _begins(Mistake.DEALER_BEGINS, p, 0),
    )


def _after_colour(p: Position) -> tuple[Wrong, ...]:
    return (
        _begins(Mistake.DEALER_BEGINS, p, 0),
        _begins(Mistake.OPENING_COLOUR_COSTS_TURN, p, 2),
    )


def _between_two(p: Position) -> tuple[Wrong, ...]:
    return (
        _begins(Mistake.OPENING_BETWEEN_TWO_IGNORED, p, 1),
        Wrong(Mistake.COLOUR_CHOSEN_ANEW, Answer(Claim.NOBODY_COLOUR_FIRST)),
    )


_WRONG_FIRST: Final[dict[RuleId, Callable[[Position], tuple[Wrong, ...]]]] = {
    "OPEN-1": _after_number,
    "OPEN-3": _after_reverse,
    "OPEN-4": _after_draw_two,
    "OPEN-5": _after_skip,
    "OPEN-7": _after_colour,
    "OPEN-8": _between_two,
}
