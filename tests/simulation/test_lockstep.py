"""The kernel plays by the engine's rules: card for card, and choice for choice."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest

from tests.simulation.lockstep import SEATS, Parted, play_all, play_on_in_lockstep
from uno_kart_lab.loading import load
from uno_kart_lab.rules import (
    action_cards,
    after_play,
    engine,
    item_box,
    scoring,
    setup,
    stock,
    uno,
    wild_draw_four,
)
from uno_kart_lab.rules.cards import Face, Item
from uno_kart_lab.rules.options import AfterDraw, PointsGame
from uno_kart_lab.rules.position import Position
from uno_kart_lab.simulation.kernel.strategies import STRATEGIES

GAMES_EACH = 100


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_is_the_same_after_every_action(seats: int) -> None:
    games = range(seats * GAMES_EACH, (seats + 1) * GAMES_EACH)
    assert play_all(games, seats) > GAMES_EACH * 10


def seldom() -> Iterator[Position]:
    """Yield positions on the brink of what hardly ever happens by chance."""
    brink = {
        "format": "uno-kart-scenario/1",
        "players": ["Ana", "Ben"],
        "turn": 0,
        "hands": [["R5"], ["G9"]],
        "discard": ["R7"],
        "stock": ["Y1"],
    }
    for points in (8, 9, 10):
        yield position_of({**brink, "rules": {"options": {"game_end": {"points": points}}}})
    for after_draw in get_args(AfterDraw):
        rules = {"options": {"after_draw": after_draw}}
        yield position_of({**brink, "rules": rules, "hands": [["B5"], ["G9"]]})


def position_of(scenario: dict[str, Any]) -> Position:
    return load(scenario).game.position


def play_what_is_seldom() -> int:
    return sum(
        play_on_in_lockstep(position, [player] * 2, 1)
        for position in seldom()
        for player in STRATEGIES
    )


def test_the_table_is_the_same_where_points_are_just_enough_or_the_last_card_is_drawn() -> None:
    assert play_what_is_seldom() > 0


def _no_window(_: Any) -> bool:
    return False


def _always(*_: Any) -> bool:
    return True


def _only_the_turn(_: Any, next_turn: Any, __: Any) -> Any:
    return (yield next_turn)


_game_winners = scoring._game_winners


def _more_than_it_takes(p: Any) -> Any:
    if not isinstance(p.rules.game_end, PointsGame):
        return _game_winners(p)
    points = p.rules.game_end.points
    return tuple(seat for seat, score in enumerate(p.scores) if score > points) or None


MUTANTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "a caught player draws three": lambda m: m.setattr(uno, "PENALTY", 3),
    "six cards are dealt": lambda m: m.setattr(setup, "HAND_SIZE", 6),
    "a Banana is a Shell": lambda m: m.setitem(
        item_box._ITEMS, Item.BANANA, item_box._ITEMS[Item.SHELL]
    ),
    "Lightning is a Mushroom": lambda m: m.setitem(
        item_box._ITEMS, Item.LIGHTNING, item_box._ITEMS[Item.MUSHROOM]
    ),
    "a Skip is a Draw Two": lambda m: m.setitem(
        engine._CARRIED_OUT, Face.SKIP, action_cards.draw_two
    ),
    "the window never opens": lambda m: m.setattr(uno, "window_opens", _no_window),
    "no chain goes on": lambda m: m.setattr(item_box, "next_link", lambda p: (p.chain + 1, 1)),
    "nobody draws the last card": lambda m: m.setattr(
        stock, "can_draw", lambda p: len(p.stock) > 1 or len(p.discard) > 1
    ),
    "every challenge finds a bluff": lambda m: m.setattr(
        wild_draw_four, "cards_of_colour", lambda hand, *_: hand
    ),
    "no game is over": lambda m: m.setattr(scoring, "_game_winners", lambda _: None),
    "as many points as it takes are not enough": lambda m: m.setattr(
        scoring, "_game_winners", _more_than_it_takes
    ),
    "every card can open": lambda m: m.setattr(setup, "can_open", _always),
    "the next round is dealt by the same": lambda m: m.setattr(
        setup, "next_dealer", lambda p: p.dealer
    ),
    "nobody wins with an empty hand": lambda m: m.setattr(after_play, "_finish", _only_the_turn),
}


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS)
def test_a_rule_that_is_another_in_the_engine_alone_is_noticed(
    mutate: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    mutate(monkeypatch)
    with pytest.raises((Parted, ValueError)):
        play_what_is_seldom() + play_all(range(200))
