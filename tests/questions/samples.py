"""Steps to ask about: the worked cases, which know the corners, and a great deal of random play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from tests.rules.dsl import play, put, table
from tests.strategies import NAMES, any_rules, play_on
from uno_kart_lab.files import read_scenario
from uno_kart_lab.questions import Question, position_questions, step_questions
from uno_kart_lab.rules.actions import Challenge, Draw
from uno_kart_lab.rules.cards import DECK, Card, Colour, sorted_hand
from uno_kart_lab.rules.engine import apply, open_round, start_game
from uno_kart_lab.rules.options import OneRound, PointsGame, RoundsGame, RuleSet
from uno_kart_lab.rules.position import LEFT, RIGHT, AwaitTurn, Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TABLE, TEACHER, Reader

CASES = Path(__file__).parents[1] / "cases"


@dataclass(frozen=True)
class Asked:
    """A question, and the step that it is about; it was asked about `position` if that is given."""

    question: Question
    step: Step
    position: Position | None = None


@cache
def cases() -> tuple[Step, ...]:
    steps = []
    for path in sorted(CASES.glob("*.json")):
        case = json.loads(path.read_bytes())
        if case["expect"].get("refused"):
            continue
        scenario = read_scenario(case["scenario"])
        position = scenario.position
        if not scenario.opened:
            steps.append(open_round(position))
            position = steps[-1].after
        for action in scenario.actions:
            steps.append(apply(position, action))
            position = steps[-1].after
    return tuple(steps)


@cache
def house_rule_steps() -> tuple[Step, ...]:
    """Play what the house rules bring about too seldom for chance."""
    stock = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"
    stacked = table("R+2 B1", "W+4 R1 B3", "G1 G2", top="R5", stock=stock, stacking="any")
    hands = ("R+2 B1 B2", "B+2 Y5 R7", "W+4 G3 G4", "G1 G2")
    in_vain = table(*hands, top="R5", stock=f"{stock} R8 R9", stacking="any")
    own_kind = table("R+2 B1 B2", "B+2 Y5", "G1", top="R5", stock=stock, stacking="same")
    last_wild = table("W+4", "W+4 Y5", "G1", top="R5", stock=stock, stacking="same")
    last_seven = table("R7", "Y5 Y6", "G1", top="R5", stock=stock, seven_zero=True)
    twin = table("B1 B2", "R5 G3", "G1", top="R5", stock="R1 Y2", jump_in=True)
    return (
        play(stacked, put(0, "R+2"), put(1, "W+4", Colour.BLUE), Challenge(2)),
        play(in_vain, put(0, "R+2"), put(1, "B+2"), put(2, "W+4", Colour.RED), Challenge(3)),
        play(own_kind, put(0, "R+2")),
        play(last_wild, put(0, "W+4", Colour.BLUE)),
        play(last_seven, put(0, "R7")),
        play(twin, Draw(0)),
    )


@cache
def random_steps(least: int = 2000) -> tuple[Step, ...]:
    """Play games of every size under every option, and short ones that come to their end."""
    steps: list[Step] = []
    seed = 0
    while len(steps) < least:
        random = Random(seed)
        ends = (PointsGame(random.randint(1, 200)), RoundsGame(2), OneRound())
        rules = any_rules(random, ends)
        start = start_game(NAMES[: random.randint(2, 10)], rules, seed)
        steps += [start, *play_on(start.after, random, 20)]
        for _ in range(3):
            steps += play_on(small_table(rules, random), random, 12)
        seed += 1
    return tuple(steps)


def small_table(rules: RuleSet, random: Random) -> Position:
    """Lay a table with most cards out of play, where stocks run out and rounds end."""
    seats = range(random.choice([2, 2, 3, 4, 6]))
    wild = [card for card in DECK if card.is_wild]
    coloured = [card for card in DECK if not card.is_wild]
    # All the wilds beside so few others bring about what is rare.
    deck = random.sample([*wild, *random.sample(coloured, 40)], 52)

    def take(cards: int) -> tuple[Card, ...]:
        return tuple(deck.pop() for _ in range(cards))

    discard = take(random.choice([1, 2, 5]))
    turn = random.choice(seats)
    return replace(
        start_game(NAMES[: len(seats)], replace(rules, first_dealer="chosen")).after,
        rules=rules,
        turn=turn,
        direction=random.choice([LEFT, RIGHT]),
        hands=tuple(sorted_hand(take(random.randint(1, 4))) for _ in seats),
        discard=discard,
        chosen_colour=random.choice(list(Colour)) if discard[-1].is_wild else None,
        stock=take(random.choice([0, 0, 1, 2, 8])),
        scores=tuple(random.choice([0, 0, 40, 90]) for _ in seats),
        round=random.choice([1, 2]),
        last_actor=random.choice([seat for seat in seats if seat != turn]),
        awaiting=AwaitTurn(turn),
        generator=random.getrandbits(63),
    )


def reader_for(step: Step, number: int) -> Reader:
    """Take each reader in turn: the teacher, the table, every seat."""
    readers: list[Reader] = [TEACHER, TABLE, *range(len(step.before.players))]
    return readers[number % len(readers)]


@cache
def asked() -> tuple[Asked, ...]:
    """Everything asked about all the steps, of readers in turn, in many orders of the choices."""
    return tuple(_asked())


def _asked() -> Iterator[Asked]:
    known = (*house_rule_steps(), *cases())
    for number, step in enumerate((*known, *random_steps())):
        reader = TEACHER if number < len(known) else reader_for(step, number)
        for question in step_questions(step, reader, seed=number):
            yield Asked(question, step)
        for question in position_questions(step.after, reader, seed=number):
            yield Asked(question, step, step.after)
