"""The kernel plays by the engine's rules: card for card, and choice for choice."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.simulation.lockstep import SEATS, Parted, play_all
from tests.simulation.seldom import turns_of_seldom
from uno_kart_lab.rules import (
    action_cards,
    after_play,
    cards,
    engine,
    item_box,
    jump_in,
    scoring,
    setup,
    seven_zero,
    stacking,
    stock,
    uno,
    wild_draw_four,
)
from uno_kart_lab.rules.cards import Face, Item
from uno_kart_lab.rules.events import JumpedIn
from uno_kart_lab.rules.options import PointsGame
from uno_kart_lab.rules.position import Reason

GAMES_EACH = 100


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_is_the_same_after_every_action(seats: int) -> None:
    games = range(seats * GAMES_EACH, (seats + 1) * GAMES_EACH)
    assert play_all(games, seats) > GAMES_EACH * 10


def test_the_table_is_the_same_where_what_happens_hardly_ever_does() -> None:
    assert sum(1 for _ in turns_of_seldom()) > 0


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
        engine._CARRIED_OUT, Face.SKIP, lambda p, played: action_cards.draw_two(p, played, 0)
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
    "nothing is stacked on": lambda m: m.setattr(stacking, "goes_on", lambda _: False),
    "a Draw Two draws three": lambda m: m.setitem(cards.DRAWS, Face.DRAW_TWO, 3),
    "what was drawn since is judged": lambda m: m.setattr(
        wild_draw_four, "judged_hand", lambda p: p.hands[p.turn]
    ),
    "a 0 passes nothing on": lambda m: m.setattr(
        seven_zero, "_pass_on", lambda p, _: seven_zero._go_on(p)
    ),
    "a 0 moves no hands": lambda m: m.setattr(seven_zero, "MOVES_HANDS", (Face.SEVEN,)),
    "nobody jumps in": lambda m: m.setattr(jump_in, "jump_in_actions", lambda _: ()),
    "who was awaited comes after the jump": lambda m: m.setattr(
        jump_in, "jumped_in", lambda p, seat: JumpedIn(Reason("JUMP-1"), p.turn, seat)
    ),
}


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS)
def test_a_rule_that_is_another_in_the_engine_alone_is_noticed(
    mutate: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    mutate(monkeypatch)
    with pytest.raises((Parted, ValueError)):
        sum(1 for _ in turns_of_seldom()) + play_all(range(200))
