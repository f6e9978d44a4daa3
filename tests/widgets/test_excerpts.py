"""An excerpt is where a game stands, and no more of what came before than that takes."""

from __future__ import annotations

import json

from uno_kart_lab import Lab
from uno_kart_lab.files import write_position, write_session
from uno_kart_lab.library import case
from uno_kart_lab.loading import Loaded, load
from uno_kart_lab.widgets.excerpts import excerpt


def reopened(lab: Lab) -> Loaded:
    return load(json.loads(json.dumps(write_session(excerpt(lab._showing)))))


def same_table(loaded: Loaded, lab: Lab) -> bool:
    mine, its = loaded.game.position, lab.position
    return write_position(mine) == write_position(its) and mine.link == its.link


def test_every_place_of_a_game_is_the_same_in_its_excerpt() -> None:
    lab = Lab()
    for node in lab.game.line():
        lab.game.go(node)
        assert same_table(reopened(lab), lab)


def test_every_place_of_every_case_s_kind_is_the_same() -> None:
    for name in ("bluff-found-out", "uno-caught", "green-shell", "opening-skip", "blocked-round"):
        lab = Lab(case(name).scenario)
        for node in lab.game.line():
            lab.game.go(node)
            assert same_table(reopened(lab), lab), (name, node)


def test_it_begins_where_the_turn_began() -> None:
    lab = Lab()
    long = excerpt(lab._showing)
    assert long.node is None
    assert len(long.nodes) == 4
    lab.game.go(lab.game.line()[-2])
    # In the middle of a chain of three boxes, which it takes along.
    assert excerpt(lab._showing).node == 2


def test_a_chance_to_catch_somebody_is_not_lost() -> None:
    lab = Lab(case("uno-caught").scenario)
    windows = 0
    for node in lab.game.line():
        lab.game.go(node)
        windows += lab.position.uno_window is not None
        assert reopened(lab).game.position.uno_window == lab.position.uno_window
    assert windows


def test_it_does_not_grow_with_the_game() -> None:
    lab = Lab(players=4, seed=3)
    sizes = []
    for _ in range(120):
        lab.next()
        sizes.append(len(excerpt(lab._showing).nodes))
    lab.game.go(0)
    assert len(excerpt(lab._showing).nodes) <= 12
    assert max(sizes) <= 12


def test_what_follows_comes_along() -> None:
    lab = Lab(case("banana-peel").scenario)
    assert reopened(lab).game.forward()
