"""Two places in a game side by side."""

from typing import Any

import pytest

from tests.page.test_messages import MOST_BYTES, play_on, scene, size
from uno_kart_lab.game import Game
from uno_kart_lab.page.book import NAMES
from uno_kart_lab.page.comparison import comparison_message
from uno_kart_lab.rules.actions import Draw, Play
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import start_game
from uno_kart_lab.views import TABLE, TEACHER, Reader


@pytest.fixture
def game() -> Game:
    """Two lines: Ana plays, Ben reverses; or Ana draws, and Ben draws too."""
    game = scene(
        hands=[["R5", "B5", "G1"], ["RR", "G3"], ["Y1", "Y8"]],
        discard=["R7"],
        turn=0,
        stock=["Y2", "B4", "G9", "Y5"],
    )
    game.act(Play(0, CARDS["R5"]))
    game.act(Play(1, CARDS["RR"]))
    game.go(0)
    game.act(Draw(0))
    game.act(Draw(1))
    game.names[1] = "Ana plays"
    return game


def compared(game: Game, node: int, other: int, reader: Reader = TEACHER) -> dict[str, Any]:
    comparison: dict[str, Any] = comparison_message(game, node, other, reader, "en")["comparison"]
    return comparison


def rows(comparison: dict[str, Any]) -> dict[str, tuple[Any, ...]]:
    return {row["label"]: (*row["values"], row["same"]) for row in comparison["rows"]}


def test_it_tells_where_the_lines_part_and_how_each_goes_on(game: Game) -> None:
    comparison = compared(game, 2, 4)
    assert comparison["parting"] == {"node": 0, "text": ""}
    assert comparison["lines"] == [
        {"node": 2, "name": "Ana plays", "text": "Ana plays a red 5.", "steps": 2},
        {"node": 4, "name": "", "text": "Ana draws a card.", "steps": 2},
    ]


def test_it_tells_every_row_from_both_sides(game: Game) -> None:
    assert rows(compared(game, 2, 4)) == {
        "Turn": ("Ana", "Chi", False),
        "Colour": ("red", "red", True),
        "Top card": ("red Reverse", "red 7", False),
        "Ana": (["G1", "B5"], ["R5", "Y2", "G1", "B5"], False),
        "Ben": (["G3"], ["RR", "G3", "B4"], False),
        "Chi": (["Y1", "Y8"], ["Y1", "Y8"], True),
        "Points of Ana": ("0", "0", True),
        "Points of Ben": ("0", "0", True),
        "Points of Chi": ("0", "0", True),
        "Direction": ("to the right (anticlockwise)", "to the left (clockwise)", False),
        "Cards in the stock": ("4", "2", False),
    }


def test_a_row_says_what_kind_of_value_it_has(game: Game) -> None:
    kinds = [row["kind"] for row in compared(game, 2, 4)["rows"]]
    assert kinds == [
        *("turn", "colour", "discard"),
        *["hand"] * 3,
        *["score"] * 3,
        *("direction", "stock"),
    ]


def test_a_line_may_end_where_the_other_goes_on(game: Game) -> None:
    comparison = compared(game, 1, 2)
    assert comparison["parting"] == {"node": 1, "text": "Ana plays a red 5."}
    assert [(line["text"], line["steps"]) for line in comparison["lines"]] == [
        ("", 0),
        ("Ben plays a red Reverse.", 1),
    ]


def test_nothing_differs_from_itself(game: Game) -> None:
    assert all(row["same"] for row in compared(game, 4, 4)["rows"])


def test_when_a_round_is_over_it_is_nobodys_turn() -> None:
    game = scene(hands=[["R5"], ["B1"]], discard=["R7"], turn=0)
    game.act(Play(0, CARDS["R5"]))
    found = rows(compared(game, 0, 1))
    assert found["Turn"] == ("Ana", "nobody's", False)
    assert found["Points of Ana"] == ("0", "1", False)


@pytest.mark.parametrize("reader", [TABLE, 2])
def test_a_reader_is_told_no_hidden_card(game: Game, reader: Reader) -> None:
    found = rows(compared(game, 3, 0, reader))
    assert found["Ana"] == (["??"] * 4, ["??"] * 3, False)
    assert rows(compared(game, 2, 4, reader))["Ben"] == (["??"], ["??"] * 3, False)


def test_hands_that_a_reader_does_not_see_differ_by_their_number_alone() -> None:
    game = scene(hands=[["R5", "R6", "B1"], ["B2"]], discard=["R7"], turn=0)
    game.act(Play(0, CARDS["R5"]))
    game.go(0)
    game.act(Play(0, CARDS["R6"]))
    assert rows(compared(game, 1, 2))["Ana"] == (["R6", "B1"], ["R5", "B1"], False)
    assert rows(compared(game, 1, 2, 1))["Ana"] == (["??", "??"], ["??", "??"], True)


def test_a_comparison_of_ten_players_is_a_small_message() -> None:
    game = Game(start_game(NAMES, seed=1))
    play_on(game, 150)
    assert size(comparison_message(game, 0, game.at, TEACHER, "en")) < MOST_BYTES
