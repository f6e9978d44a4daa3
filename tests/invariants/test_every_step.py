"""What holds of every step of every game."""

import copy
import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.invariants.action_space import everything
from tests.strategies import play_on, rounds, seeds, starts
from uno_kart_lab.rules.actions import NextRound
from uno_kart_lab.rules.cards import COPIES, Card, sorted_hand
from uno_kart_lab.rules.engine import apply, legal_actions, start_game, why_not
from uno_kart_lab.rules.events import CardPlayed, ChallengeJudged, HandShown
from uno_kart_lab.rules.position import (
    LEFT,
    RIGHT,
    AwaitChallenge,
    AwaitDrawnCard,
    AwaitStack,
    AwaitSwap,
    AwaitTurn,
    GameOver,
    Position,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.rules.refusals import IllegalAction
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.rule_ids import RULE_IDS
from uno_kart_lab.rules.wild_draw_four import judged_hand


def on_the_table(p: Position) -> Counter[Card]:
    return Counter([*p.stock, *p.discard, *(card for hand in p.hands for card in hand)])


def tables(step: Step) -> list[Position]:
    return [step.before, *step.positions()]


@given(starts())
def test_a_deal_puts_all_112_cards_on_the_table(start: Step) -> None:
    assert on_the_table(start.before) == COPIES
    assert on_the_table(start.after) == COPIES
    assert sum(len(hand) for hand in start.after.hands) >= 7 * len(start.after.players)


@given(rounds())
def test_no_card_appears_or_disappears(steps: list[Step]) -> None:
    cards = on_the_table(steps[0].before)
    for step in steps:
        if isinstance(step.action, NextRound):
            cards = Counter(COPIES)
        assert all(on_the_table(p) == cards for p in step.positions())


@given(rounds())
def test_the_events_are_the_change(steps: list[Step]) -> None:
    for step in steps:
        positions = step.positions()
        assert positions[-1] == step.after
        moments = [p.moment for p in positions]
        assert moments == list(range(step.before.moment + 1, step.after.moment + 1))
        assert step.events


@given(rounds())
def test_hands_are_sorted_and_seats_exist(steps: list[Step]) -> None:
    for step in steps:
        for p in tables(step):
            seats = range(len(p.players))
            assert all(hand == sorted_hand(hand) for hand in p.hands)
            assert {p.turn, p.dealer} <= set(seats)
            assert p.direction in (LEFT, RIGHT)
            assert p.last_actor is None or p.last_actor in seats
            assert p.uno_window is None or len(p.hands[p.uno_window]) == 1
            assert 0 <= p.generator < 2**64


@given(rounds())
def test_what_is_awaited_agrees_with_the_table(steps: list[Step]) -> None:
    for step in steps:
        p = step.after
        match p.awaiting:
            case AwaitTurn(seat):
                assert seat == p.turn
                assert p.last_actor != seat
                assert p.colour is not None
            case AwaitDrawnCard(seat, card):
                assert seat == p.turn
                assert card in p.hands[seat]
            case AwaitChallenge(seat, colour):
                assert seat == p.next_seat(p.turn)
                assert p.top.code == "W+4"
                assert colour is not None
            case AwaitStack(seat, count):
                assert seat == p.next_seat(p.turn)
                assert p.top.code[1:] in ("+2", "+4")
                assert count >= 2
                assert p.hands[p.turn]
            case AwaitSwap(seat):
                assert seat == p.turn
                assert p.top.code[1] == "7"
                assert p.hands[seat]
            case SettingUp():
                pytest.fail("nobody is left waiting")
            case RoundOver() | GameOver():
                assert p.uno_window is None
            case _:
                assert p.awaiting.seat is not None
        assert not p.game_winners or isinstance(p.awaiting, GameOver)
        assert (p.round_winner is None) or p.awaiting.seat is None
        assert bool(legal_actions(p)) is not isinstance(p.awaiting, GameOver)


@given(rounds())
def test_an_event_comes_of_an_earlier_one_and_is_of_its_chain(steps: list[Step]) -> None:
    happened = {}
    for step in steps:
        for number, event in enumerate(step.events, step.before.moment + 1):
            reason = event.reason
            assert reason.rule in RULE_IDS
            assert set(reason.also) <= set(RULE_IDS)
            happened[number] = reason
            if isinstance(event, CardPlayed):
                assert (reason.chain is not None) is (event.card.code == "WB")
            elif reason.cause is None:
                assert reason.chain is None
            else:
                assert reason.cause < number
                of = happened[reason.cause]
                assert (reason.chain, reason.link) == (of.chain, of.link)


@given(rounds())
def test_the_links_of_a_chain_count_up(steps: list[Step]) -> None:
    last = (0, 0)
    for step in steps:
        if isinstance(step.action, NextRound):
            last = (0, 0)
        for event in step.events:
            if isinstance(event, CardPlayed) and event.reason.chain is not None:
                chain, link = last
                this = (event.reason.chain, event.reason.link)
                assert this in {(chain, link + 1), (chain + 1, 1)}
                last = (event.reason.chain, event.reason.link or 0)


@given(rounds())
def test_a_hand_is_shown_to_the_challenger_alone_and_judged_as_it_is(steps: list[Step]) -> None:
    for step in steps:
        for shown in (event for event in step.events if isinstance(event, HandShown)):
            assert shown.hand == judged_hand(step.before)
            (judged,) = (event for event in step.events if isinstance(event, ChallengeJudged))
            assert judged.bluff is bool(judged.matching)
            assert set(judged.matching) <= set(shown.hand)
            assert judged.challenger == shown.to == step.before.awaiting.seat


@settings(max_examples=30)
@given(rounds(most=60))
def test_to_apply_an_action_changes_nothing_of_the_position_it_is_applied_to(
    steps: list[Step],
) -> None:
    for step in steps:
        p = step.before
        as_it_was = pickle.dumps(p)
        assert step.action is not None
        assert apply(p, step.action) == step, "the same every time"
        assert pickle.dumps(p) == as_it_was


@settings(max_examples=30)
@given(rounds(most=60))
def test_a_copied_or_pickled_position_holds_the_same_cards(steps: list[Step]) -> None:
    p = steps[-1].after
    for other in (copy.deepcopy(p), pickle.loads(pickle.dumps(p))):
        assert other == p
        assert all(a is b for a, b in zip(other.discard, p.discard, strict=True))
        assert legal_actions(other) == legal_actions(p)


@settings(max_examples=30)
@given(starts(), seeds, st.integers(1, 150))
def test_a_record_replays_card_for_card(start: Step, moves: int, length: int) -> None:
    steps = list(play_on(start.after, Random(moves), length))
    before = start.before
    dealer = start.after.dealer if before.rules.first_dealer == "chosen" else None
    again = start_game(before.players, before.rules, before.generator, dealer)
    assert again == start
    p = again.after
    for step in steps:
        assert step.action is not None
        replayed = apply(p, step.action)
        assert replayed.events == step.events
        p = replayed.after
    assert p == (steps[-1].after if steps else start.after)


@settings(max_examples=25)
@given(rounds())
def test_apply_refuses_exactly_what_why_not_refuses(steps: list[Step]) -> None:
    p = steps[-1].after
    for action in everything(p):
        refusal = why_not(p, action)
        if refusal is None:
            assert apply(p, action).action is action
        else:
            assert refusal.checks
            assert [check.passed for check in refusal.checks].count(False) == 1
            assert refusal.failed.passed is False
            with pytest.raises(IllegalAction) as raised:
                apply(p, action)
            assert raised.value.refusal == refusal


@settings(max_examples=40)
@given(starts(), seeds)
def test_a_dealt_round_comes_to_an_end(start: Step, moves: int) -> None:
    for step in play_on(start.after, Random(moves), 5000):
        if step.after.awaiting.seat is None:
            return
    pytest.fail("still going on")
