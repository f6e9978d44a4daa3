"""Whatever a rule set allows: rule sets, tables and games for Hypothesis to draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import get_args, get_type_hints

from hypothesis import strategies as st

from uno_kart_lab.rules.actions import Action, CatchUno, Play, SayUno
from uno_kart_lab.rules.cards import DECK, Colour, sorted_hand
from uno_kart_lab.rules.engine import apply, legal_actions, start_game, why_not
from uno_kart_lab.rules.options import GameEnd, OneRound, PointsGame, RoundsGame, RuleSet
from uno_kart_lab.rules.position import LEFT, RIGHT, AwaitTurn, Position
from uno_kart_lab.rules.resolution import Step

NAMES = ("Ana", "Ben", "Chi", "Dov", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon")

seeds = st.integers(0, 2**63 - 1)

OPTIONS = {
    name: (False, True) if kind is bool else get_args(kind)
    for name, kind in get_type_hints(RuleSet).items()
    if kind != GameEnd
}
"""The values of each option but `game_end`."""

rule_sets = st.builds(
    RuleSet,
    game_end=st.one_of(
        st.builds(PointsGame, st.integers(1, 500)),
        st.builds(RoundsGame, st.integers(1, 4)),
        st.just(OneRound()),
    ),
    **{name: st.sampled_from(values) for name, values in OPTIONS.items()},
)


def any_rules(random: Random, game_ends: Sequence[GameEnd]) -> RuleSet:
    """Draw a value for each option, and one of these for `game_end`."""
    options = {name: random.choice(values) for name, values in OPTIONS.items()}
    return RuleSet(**options, game_end=random.choice(game_ends))


@st.composite
def starts(draw: st.DrawFn) -> Step:
    """Deal a game of any size under any rules."""
    players = draw(st.sampled_from([2, 2, 2, 3, 3, 4, 5, 7, 10]))
    return start_game(NAMES[:players], draw(rule_sets), draw(seeds))


@st.composite
def small_tables(draw: st.DrawFn) -> Position:
    """Lay a table with most cards out of play, where stocks run out and rounds are blocked."""
    players = draw(st.integers(2, 4))
    random = Random(draw(st.integers(0, 10**6)))
    return small_table(random, draw(rule_sets), players)


def small_table(random: Random, rules: RuleSet, seats: int) -> Position:
    """Lay a table with most cards out of play."""
    deck = random.sample(DECK, len(DECK))
    hands = tuple(
        sorted_hand(tuple(deck.pop() for _ in range(random.randint(1, 4)))) for _ in range(seats)
    )
    stock = tuple(deck.pop() for _ in range(random.choice([0, 0, 1, 2, 8])))
    discard = tuple(deck.pop() for _ in range(random.choice([1, 1, 2, 5])))
    turn = random.randrange(seats)
    return Position(
        rules=rules,
        players=NAMES[:seats],
        dealer=(turn - 1) % seats,
        turn=turn,
        direction=random.choice([LEFT, RIGHT]),
        hands=hands,
        discard=discard,
        chosen_colour=random.choice(list(Colour)) if discard[-1].is_wild else None,
        stock=stock,
        scores=(0,) * seats,
        round=1,
        last_actor=None,
        awaiting=AwaitTurn(turn),
        generator=random.getrandbits(63),
    )


def play_on(position: Position, random: Random, length: int) -> Iterator[Step]:
    """Play at random, though rather a card than none, until the game is over or `length` is."""
    for _ in range(length):
        actions = legal_actions(position)
        if not actions:
            return
        step = apply(position, choose(position, actions, random))
        yield step
        position = step.after


def choose(position: Position, actions: tuple[Action, ...], random: Random) -> Action:
    plays = [action for action in actions if isinstance(action, Play)]
    window = [action for action in actions if isinstance(action, SayUno | CatchUno)]
    if window and random.random() < 0.4:
        return random.choice(window)
    if not plays or random.random() < 0.15:
        return random.choice([action for action in actions if action not in window])
    play = random.choice(plays)
    loud = Play(play.seat, play.card, play.colour, say_uno=True)
    return loud if why_not(position, loud) is None and random.random() < 0.5 else play


@st.composite
def rounds(draw: st.DrawFn, most: int = 120) -> list[Step]:
    """Play on from a deal, or from a small table, over as many rounds as it takes."""
    start = draw(st.one_of(starts().map(lambda step: step.after), small_tables()))
    random = Random(draw(st.integers(0, 10**6)))
    return list(play_on(start, random, draw(st.integers(1, most))))
