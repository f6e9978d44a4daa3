"""The games of the lockstep test, taken down as scenes.

A game is deterministic: an engine that does something else in a step, from the very position that
the game had come to, is an engine that parts from the kernel there.
"""

import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import uno_kart_lab.rules
from tests.simulation.lockstep import SEATS, Deal, Turn, any_deal, begins_small, turns_in_lockstep
from tests.simulation.scenes import SEED, Beginning, Scene, Shown, opened_anew, refused_deals
from tests.simulation.seldom import seldom_deals, turns_of_seldom
from tests.strategies import NAMES
from uno_kart_lab.players.table import PLAYERS, game_seed, next_action
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.engine import apply, legal_actions, start_game, why_not
from uno_kart_lab.rules.events import Event
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.values import changed

OF_A_KIND = 20
"""So many scenes are kept of those in which the same happens for the same reasons."""

RULES = Path(uno_kart_lab.rules.__file__).parent


class Taken(NamedTuple):
    """A pickled scene, and the functions of the rules that it goes through."""

    functions: frozenset[str]
    scene: bytes


def taken_down(games_each: int) -> list[Taken]:
    """Play so many games with each number of players, and return their scenes, rare ones first."""
    kinds: Counter[object] = Counter()
    kept: list[tuple[int, Taken]] = []
    for events, scene in _scenes(games_each):
        reasons = [(type(event), event.reason.rule, event.reason.also) for event in events]
        kind = tuple(dict.fromkeys(reasons))
        kinds[kind] += 1
        if kinds[kind] <= OF_A_KIND:
            functions, made = _watched(scene)
            kept.append((kinds[kind], Taken(functions, pickle.dumps(made))))
    kept.sort(key=lambda each: each[0])
    return [taken for _, taken in kept]


def _scenes(games_each: int) -> Iterator[tuple[tuple[Event, ...], Callable[[], Shown]]]:
    """Yield what happens in each step, and what makes the scene of it."""
    yield from map(_beginning_of, seldom_deals())
    yield from map(_scene_of, turns_of_seldom())
    for seats in SEATS:
        for game in range(seats * games_each, (seats + 1) * games_each):
            if not begins_small(game):
                yield _beginning_of(any_deal(Random(game), game, seats), game)
            yield from map(_scene_of, turns_in_lockstep(game, seats))


def _beginning_of(
    deal: Deal, game: int | None = None
) -> tuple[tuple[Event, ...], Callable[[], Shown]]:
    rules, players, seed, dealer = deal
    names = NAMES[: len(players)]

    def scene() -> Beginning:
        if game is not None:
            game_seed(SEED, game)
        start = start_game(names, rules, seed, dealer)
        opened_anew(start)
        refused = refused_deals(names, rules, dealer)
        return Beginning(game, names, rules, seed, dealer, start.events, start.after, refused)

    return scene().events, scene


def _scene_of(turn: Turn) -> tuple[tuple[Event, ...], Callable[[], Shown]]:
    before, players, choices, action = turn

    def scene() -> Scene:
        _, after = next_action(before, [PLAYERS[name] for name in players], choices)
        step = apply(before, action)
        return Scene(
            before=before,
            players=tuple(players),
            choices=choices,
            action=action,
            events=step.events,
            after=step.after,
            choices_after=after,
            legal=legal_actions(before),
            refusals=tuple((tried, why_not(before, tried)) for tried in _tries(before, action)),
        )

    return apply(before, action).events, scene


def _tries(p: Position, done: Action) -> tuple[Action, ...]:
    """Return some actions in place of the one that is done, most of which are illegal."""
    random = Random(p.moment)
    seat = random.choice((p.turn, p.turn, random.randrange(len(p.hands))))
    other = random.randrange(-1, len(p.hands) + 1)
    card = random.choice((*p.hands[seat], *CARDS.values()))
    colour = random.choice((None, None, Colour.RED))
    play = Play(seat, card, colour, say_uno=random.random() < 0.3)
    others: tuple[Action, ...] = (
        Draw(seat),
        Pass(seat),
        ChooseColour(seat, Colour.RED),
        ChooseTarget(seat, other),
        Accept(seat),
        Challenge(seat),
        SayUno(seat),
        CatchUno(other, seat),
        NextRound(seat),
    )
    last = Play(seat, p.hands[seat][-1], Colour.RED) if p.hands[seat] else play
    beyond: tuple[Action, ...] = (
        changed(done, seat=p.next_seat(done.seat)),
        Play(other, p.discard[-1]),
        ChooseTarget(seat, seat),
        CatchUno(len(p.hands), 0 if p.uno_window is None else p.uno_window),
    )
    return (play, last, *beyond, *random.sample(others, 4))


def _watched(step: Callable[[], Shown]) -> tuple[frozenset[str], Shown]:
    """Take a step, and return the functions of the rules that it goes through as well."""
    found: set[str] = set()

    def watch(frame: Any, happens: str, _: object) -> None:
        code = frame.f_code
        if happens == "call" and code.co_filename.startswith(str(RULES)):
            found.add(f"{Path(code.co_filename).stem}.{code.co_qualname}")

    _forget()
    sys.setprofile(watch)
    try:
        taken = step()
    finally:
        sys.setprofile(None)
    return frozenset(found), taken


def _forget() -> None:
    """Have the rules work out anew what they have kept of earlier steps."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{uno_kart_lab.rules.__name__}."):
            for thing in vars(module).values():
                getattr(thing, "cache_clear", lambda: None)()
