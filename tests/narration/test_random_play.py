"""Whatever happens in a game can be said to everyone, well formed and without telling secrets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import get_args

import pytest

from tests.narration.games import random_games
from tests.narration.refused import PASSED
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS, Card, Colour
from uno_kart_lab.rules.engine import why_not
from uno_kart_lab.rules.events import (
    CardsDrawn,
    ChallengeJudged,
    DecisionAsked,
    DrawnCardUnplayable,
    Event,
    HandsDealt,
    HandShown,
)
from uno_kart_lab.rules.position import AwaitDrawnCard, Awaiting, Position, SettingUp
from uno_kart_lab.rules.refusals import CheckKind
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.values import changed
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_event, see_position

ROTATED = dict(pairwise([*CARDS.values(), CARDS["R0"]]))


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return random_games()


def narrators(step: Step) -> dict[Reader, Narrator]:
    return narrators_of(step.before.players)


@cache
def narrators_of(players: tuple[str, ...]) -> dict[Reader, Narrator]:
    readers: list[Reader] = [TEACHER, TABLE, *range(len(players))]
    return {reader: Narrator("en", players, reader) for reader in readers}


def assert_well_formed(sentence: str) -> None:
    assert sentence.endswith("."), sentence
    assert sentence[0].isupper(), sentence
    for blemish in ("{", "}", "  ", "..", "??", "None"):
        assert blemish not in sentence, sentence
    assert sentence.count(". ") <= 1, sentence


def test_the_games_show_every_kind_of_event_decision_and_action(steps: list[Step]) -> None:
    assert {type(event) for step in steps for event in step.events} == set(get_args(Event))
    assert {type(step.after.awaiting) for step in steps} == set(get_args(Awaiting)) - {SettingUp}
    assert {type(step.action) for step in steps if step.action} == set(get_args(Action))


def test_every_event_can_be_told_to_every_reader(steps: list[Step]) -> None:
    for step in steps:
        for reader, narrator in narrators(step).items():
            for event in step.events:
                assert_well_formed(narrator.event(see_event(event, reader)))


def test_every_decision_can_be_told_to_every_reader(steps: list[Step]) -> None:
    for step in steps:
        for reader, narrator in narrators(step).items():
            assert_well_formed(narrator.awaiting(see_position(step.after, reader).awaiting))


def test_every_action_can_be_told_to_every_reader(steps: list[Step]) -> None:
    for step in steps:
        if step.action is None:
            continue
        for narrator in narrators(step).values():
            assert_well_formed(narrator.did(step.action))
            assert not narrator.action(step.action, step.before.awaiting).endswith(".")


def test_every_refusal_can_be_told_to_every_reader() -> None:
    failed, passed = set(), set()
    for step in random_games(games=3, most_steps=25):
        for reader, narrator in narrators(step).items():
            seen = see_position(step.after, reader)
            for action in attempts(step.after):
                refusal = why_not(seen, action)
                if refusal is None:
                    continue
                failed.add(refusal.failed.kind)
                passed |= {check.kind for check in refusal.checks[:-1]}
                for check in narrator.refusal(refusal).checks:
                    assert_well_formed(check.sentence)
    assert failed == set(CheckKind)
    assert passed == {told.check.kind for told in PASSED}


def attempts(p: Position) -> Iterator[Action]:
    """Yield actions that are wrong in every way there is, most of them."""
    for seat in (0, 1):
        for code in ("R5", "G+2", "WB", *{card.code for card in p.hands[seat]}):
            yield Play(seat, CARDS[code])
            yield Play(seat, CARDS[code], Colour.RED, say_uno=True)
        yield Play(seat, CARDS["W+4"], say_uno=True)
        yield from (Draw(seat), Pass(seat), Accept(seat), SayUno(seat), NextRound(seat))
        yield from (CatchUno(seat, 0), CatchUno(seat, 1), ChooseTarget(seat, seat))
        yield ChooseColour(seat, Colour.RED)


def test_what_is_said_does_not_depend_on_cards_the_reader_may_not_know(steps: list[Step]) -> None:
    compared = 0
    for step in steps:
        for reader, narrator in narrators(step).items():
            for event, other in secrets(step, reader):
                compared += 1
                assert narrator.event(see_event(event, reader)) == narrator.event(
                    see_event(other, reader)
                )
    assert compared > 1000


def test_a_draw_that_the_reader_may_not_see_names_no_card(steps: list[Step]) -> None:
    for step in steps:
        for reader, narrator in narrators(step).items():
            for event in step.events:
                if isinstance(event, CardsDrawn) and reader not in (TEACHER, event.seat):
                    told = narrator.event(see_event(event, reader))
                    coloured = (card for card in event.cards if card.colour)
                    assert not any(narrator.card(card) in told for card in coloured)


def secrets(step: Step, reader: Reader) -> Iterator[tuple[Event, Event]]:
    """Yield each event with cards that `reader` may not know, and the same with other cards."""
    for event in step.events:
        if reader == TEACHER or reader in knowing(event):
            continue
        match event:
            case CardsDrawn():
                yield event, changed(event, cards=swapped(event.cards))
            case DrawnCardUnplayable():
                yield event, changed(event, card=ROTATED[event.card])
            case HandShown():
                yield event, changed(event, hand=swapped(event.hand))
            case ChallengeJudged(matching=(_, *_)):
                yield event, changed(event, matching=swapped(event.matching))
            case DecisionAsked(awaiting=AwaitDrawnCard(seat, card)):
                yield event, changed(event, awaiting=AwaitDrawnCard(seat, ROTATED[card]))


def knowing(event: Event) -> tuple[int, ...]:
    match event:
        case HandShown(seat=seat, to=other) | ChallengeJudged(seat=seat, challenger=other):
            return (seat, other)
        case DecisionAsked():
            return () if event.awaiting.seat is None else (event.awaiting.seat,)
        case CardsDrawn() | DrawnCardUnplayable():
            return (event.seat,)
        case _:
            return ()


def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(ROTATED[card] for card in cards)


def test_a_seat_is_told_its_own_hand_and_no_other(steps: list[Step]) -> None:
    deals = [(s, e) for s in steps for e in s.events if isinstance(e, HandsDealt)]
    assert deals
    for step, event in deals:
        for reader, narrator in narrators(step).items():
            told = narrator.event(see_event(event, reader))
            if isinstance(reader, int):
                assert all(narrator.card(card) in told for card in event.hands[reader])
            else:
                assert "hand:" not in told
