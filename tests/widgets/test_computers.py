"""Which computer player sits where, and what the page is told of why it does something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.page import Page
from uno_kart_lab import Lab
from uno_kart_lab.files import InputError

FOUR = ["careful", "beginner", "random", "simple"]


def told(lab: Lab, steps: int) -> list[tuple[Any, ...]]:
    """Have the computer play on."""
    said = []
    for _ in range(steps):
        lab.next()
        said.append((lab.state["entry"]["action"], lab.state.get("why")))
    return said


def test_the_same_seed_gives_the_same_play() -> None:
    one, other = (told(Lab(players=4, seed=5, computers=FOUR), 40) for _ in range(2))
    assert one == other


def test_going_back_and_on_elsewhere_changes_nothing_of_what_a_player_does() -> None:
    lab = Lab(players=4, seed=5, computers=["random"] * 4)
    first = told(lab, 12)
    again = Lab(players=4, seed=5, computers=["random"] * 4)
    told(again, 6)
    again.go("first")
    again.draw()
    again.go(6)
    assert told(again, 6) == first[6:]


def test_if_nobody_is_chosen_all_are_simple() -> None:
    usual, simple = Lab(players=4, seed=5), Lab(players=4, seed=5, computers=["simple"] * 4)
    assert told(usual, 40) == told(simple, 40)


def test_the_page_asks_who_sits_where_and_seats_others() -> None:
    page = Page(Lab(players=4, seed=5))
    page.say(do="computers")
    assert page.heard == [{"computers": ["simple"] * 4}]
    page.say(do="computers", seats=FOUR)
    assert page.heard[-1] == {"computers": FOUR}
    assert told(page.lab, 20) == told(Lab(players=4, seed=5, computers=FOUR), 20)


def test_a_new_game_is_dealt_with_players_or_keeps_those_who_sit_there() -> None:
    page = Page(Lab(players=4, seed=5, computers=FOUR))
    game = {"players": ["A", "B", "C", "D"], "rules": "standard", "seed": "8"}
    page.say(do="new", **game)
    page.say(do="computers")
    assert page.heard[-1] == {"computers": FOUR}
    page.say(do="new", **game, computers=["expert"] * 4)
    page.say(do="computers")
    assert page.heard[-1] == {"computers": ["expert"] * 4}
    page.say(do="new", **{**game, "players": ["A", "B"]})
    page.say(do="computers")
    assert page.heard[-1] == {"computers": ["simple"] * 2}


@pytest.mark.parametrize("seats", [["simple"] * 3, ["simple"] * 5, ["cheat"] * 4, "simple", None])
def test_whoever_is_no_player_does_not_sit_down(seats: Any) -> None:
    page = Page(Lab(players=4, seed=5))
    page.say(do="computers", seats=seats)
    assert page.refusal["text"].startswith("seats")
    with pytest.raises(InputError, match="computers"):
        Lab(players=4, computers=[*FOUR, "simple"])


def test_the_reason_is_told_to_the_teacher_and_to_the_seat_and_to_nobody_else() -> None:
    lab = Lab(players=4, seed=5, computers=["careful"] * 4)
    told(lab, 1)
    page, seat = Page(lab), lab.state["entry"]["seat"]
    name = lab.position.players[seat]
    assert name in lab.state["why"]
    page.say(do="read_as", reader=str(seat), event=0)
    assert "You" in lab.state["why"]
    assert name not in lab.state["why"]
    for reader in ("table", str((seat + 1) % 4)):
        page.say(do="read_as", reader=reader, event=0)
        assert "why" not in lab.state


def test_what_somebody_did_themselves_has_no_reason_and_what_is_gone_back_to_keeps_its_own() -> (
    None
):
    lab = Lab(players=4, seed=5, computers=["careful"] * 4)
    [(_, why)] = told(lab, 1)
    told(lab, 1)
    lab.back()
    assert lab.state["why"] == why
    lab.draw()
    assert "why" not in lab.state
