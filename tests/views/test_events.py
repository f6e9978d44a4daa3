"""What a reader sees of an event."""

from dataclasses import fields, is_dataclass

import pytest

from tests.rules.dsl import R, cards, only, play, put, table
from uno_kart_lab.rules.actions import Challenge, ChooseTarget, Draw
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.engine import apply, legal_actions, start_game
from uno_kart_lab.rules.events import (
    CardsDrawn,
    ChallengeJudged,
    DecisionAsked,
    DiscardReshuffled,
    DrawnCardUnplayable,
    HandsDealt,
    HandShown,
    HandsPassedOn,
    HandsSwapped,
    OpeningCardReturned,
    PointsScored,
    StockShuffled,
)
from uno_kart_lab.rules.options import STANDARD, RuleSet
from uno_kart_lab.rules.position import AwaitTurn, Reason
from uno_kart_lab.rules.shuffle import below
from uno_kart_lab.views import HIDDEN, TABLE, TEACHER, Reader, see_event, see_position
from uno_kart_lab.views.positions import see_hands

NOBODY_ELSE = pytest.mark.parametrize("reader", [1, TABLE])
BLUFF = play(
    table("W+4 Y1 R1", "G1 G3", "B1", top="Y2", stock="R2 R3 R4 R5 R6 R7"),
    put(0, "W+4", R),
    Challenge(1),
)


@NOBODY_ELSE
def test_only_the_drawer_sees_what_is_drawn(reader: Reader) -> None:
    drawn = only(apply(table("R5 B1", "B7", top="G7", stock="Y1 R2"), Draw(0)), CardsDrawn)
    assert see_event(drawn, 0) == drawn
    seen = see_event(drawn, reader)
    assert isinstance(seen, CardsDrawn)
    assert seen.cards == (HIDDEN,)


@NOBODY_ELSE
def test_only_the_drawer_sees_what_could_not_be_played(reader: Reader) -> None:
    step = apply(table("R5 B1", "B7", top="G7", stock="Y1 R2"), Draw(0))
    kept = only(step, DrawnCardUnplayable)
    assert see_event(kept, 0) == kept
    seen = see_event(kept, reader)
    assert isinstance(seen, DrawnCardUnplayable)
    assert seen.card is HIDDEN


@NOBODY_ELSE
def test_only_the_drawer_is_asked_about_its_drawn_card(reader: Reader) -> None:
    asked = only(apply(table("R5 B1", "B7", top="G7", stock="G1 R2"), Draw(0)), DecisionAsked)
    assert see_event(asked, 0) == asked
    seen = see_event(asked, reader)
    assert isinstance(seen, DecisionAsked)
    assert seen.awaiting == AwaitTurn(0)


def test_a_deal_shows_each_seat_its_hand() -> None:
    dealt = only(start_game(["Ana", "Ben"], seed=3), HandsDealt)
    seen = see_event(dealt, 1)
    assert isinstance(seen, HandsDealt)
    assert seen.hands == ((HIDDEN,) * 7, dealt.hands[1])
    assert set(seen.stock) == {HIDDEN}


@pytest.mark.parametrize(
    "event",
    [
        StockShuffled(Reason("SETUP-2"), cards("R1 R2"), 7),
        DiscardReshuffled(Reason("STOCK-1"), cards("R1 R2"), 7),
        OpeningCardReturned(Reason("OPEN-6"), cards("W+4")[0], cards("R1 R2"), 7),
    ],
)
def test_nobody_sees_the_order_of_a_shuffled_stock(
    event: StockShuffled | DiscardReshuffled | OpeningCardReturned,
) -> None:
    seen = see_event(event, TABLE)
    assert isinstance(seen, type(event))
    assert (seen.stock, seen.generator) == ((HIDDEN, HIDDEN), 0)


def test_a_challenged_hand_is_shown_to_the_challenger_alone() -> None:
    shown = only(BLUFF, HandShown)
    assert see_event(shown, 0) == see_event(shown, 1) == see_event(shown, TEACHER) == shown
    for reader in (2, TABLE):
        seen = see_event(shown, reader)
        assert isinstance(seen, HandShown)
        assert seen.hand == (HIDDEN, HIDDEN)


def test_the_others_learn_a_challenge_s_verdict_and_no_card() -> None:
    judged = only(BLUFF, ChallengeJudged)
    assert judged.matching == cards("Y1")
    assert see_event(judged, 0) == see_event(judged, 1) == judged
    for reader in (2, TABLE):
        seen = see_event(judged, reader)
        assert isinstance(seen, ChallengeJudged)
        assert (seen.bluff, seen.matching) == (True, ())


def test_points_are_told_and_the_hands_they_count_are_not() -> None:
    scored = only(apply(table("R5", "B7 G1", top="R7", stock="Y1"), put(0, "R5")), PointsScored)
    seen = see_event(scored, TABLE)
    assert isinstance(seen, PointsScored)
    assert (seen.points, seen.hands[1]) == (8, (HIDDEN, HIDDEN))


@pytest.mark.parametrize("card", ["R7", "R0"])
def test_which_cards_come_by_a_swap_only_the_seat_sees_that_holds_them(card: str) -> None:
    step = apply(table(f"{card} Y1", "B7", "G1 G2", top="R9", seven_zero=True), put(0, card))
    if card == "R7":
        step = apply(step.after, ChooseTarget(0, 1))
    moved = next(e for e in step.events if isinstance(e, HandsSwapped | HandsPassedOn))
    assert see_event(moved, TEACHER) == moved
    for reader in (0, 1, 2):
        seen = see_event(moved, reader)
        assert isinstance(seen, HandsSwapped | HandsPassedOn)
        assert seen.hands == see_hands(step.after.hands, reader)
    seen = see_event(moved, TABLE)
    assert isinstance(seen, HandsSwapped | HandsPassedOn)
    assert {card for hand in seen.hands for card in hand} == {HIDDEN}


MOVING = RuleSet(stacking="any", seven_zero=True, jump_in=True)


@pytest.mark.parametrize("rules", [STANDARD, MOVING], ids=["standard", "house rules"])
@pytest.mark.parametrize("reader", [0, 2, TABLE])
def test_over_whole_rounds_no_card_is_told_that_the_reader_may_not_know(
    reader: Reader, rules: RuleSet
) -> None:
    for seed in range(20):
        step = start_game(["Ana", "Ben", "Chi"], rules, seed=seed)
        state = seed
        for _ in range(150):
            known = {*step.after.discard, HIDDEN}
            for event, after in zip(step.events, step.positions(), strict=True):
                known |= {*after.discard, *(after.hands[reader] if reader != TABLE else ())}
                seen = see_event(event, reader)
                # Drawn for the deal, or shown in a challenge: told in the event alone.
                if type(event).__name__ not in ("DealerCardsDrawn", "HandShown", "ChallengeJudged"):
                    assert _cards(seen) <= known, seen
                assert _cards(see_position(after, reader)) <= known
            legal = legal_actions(step.after)
            choice, state = below(len(legal), state)
            step = apply(step.after, legal[choice])


def _cards(value: object) -> set[Card]:
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return set().union(*map(_cards, value))
    if is_dataclass(value):
        return _cards(tuple(getattr(value, field.name) for field in fields(value)))
    return set()
