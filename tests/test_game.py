"""A game as a tree of steps with a cursor."""

import pytest

from tests.rules.dsl import hand, put, table
from uno_kart_lab.arrangement import Arrangement, IllegalArrangement
from uno_kart_lab.game import Game
from uno_kart_lab.rules.actions import Draw
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.refusals import IllegalAction
from uno_kart_lab.rules.resolution import Step

START = table("R5 R6 B2", "R7 Y1 G1", top="R1", stock="Y2 Y3 Y4 Y5")

NEXT_IS_A_RED_7 = Arrangement(None, None, CARDS["R7"])


@pytest.fixture
def game() -> Game:
    return Game(Step(None, START, (), START))


def test_acting_moves_on_to_a_new_node(game: Game) -> None:
    step = game.act(put(0, "R5"))
    assert (game.at, game.node.parent, game.node.depth) == (1, 0, 1)
    assert game.position == step.after


def test_going_back_and_forward_changes_no_node(game: Game) -> None:
    game.act(put(0, "R5"))
    after = game.position
    assert game.back()
    assert game.position == START
    assert game.forward()
    assert game.position == after
    assert len(game.nodes) == 2


def test_there_is_nothing_before_the_start_or_after_the_end(game: Game) -> None:
    assert not game.back()
    assert not game.forward()
    assert game.at == 0


def test_acting_in_the_past_makes_another_line_and_keeps_the_first(game: Game) -> None:
    game.act(put(0, "R5"))
    game.act(put(1, "R7"))
    game.go(0)
    game.act(put(0, "R6"))
    assert game.line() == [0, 3]
    game.go(2)
    assert game.line() == [0, 1, 2]
    assert hand(game.position, 1) == "Y1 G1"


def test_doing_again_what_was_done_here_makes_no_second_node(game: Game) -> None:
    game.act(put(0, "R5"))
    game.back()
    game.act(put(0, "R6"))
    game.back()
    game.act(put(0, "R5"))
    assert (game.at, len(game.nodes)) == (1, 3)


def test_forward_follows_the_line_visited_last(game: Game) -> None:
    game.act(put(0, "R5"))
    game.back()
    game.act(Draw(0))
    game.go(1)
    game.go(0)
    game.forward()
    assert game.at == 1


def test_a_refused_action_leaves_the_game_as_it_was(game: Game) -> None:
    with pytest.raises(IllegalAction):
        game.act(put(0, "B2"))
    assert (game.at, len(game.nodes)) == (0, 1)


@pytest.mark.parametrize("index", [-1, 1])
def test_there_are_only_the_nodes_there_are(game: Game, index: int) -> None:
    with pytest.raises(IndexError):
        game.go(index)


def test_another_order_of_the_cards_is_another_line(game: Game) -> None:
    game.act(Draw(0))
    game.back()
    step = game.arrange(NEXT_IS_A_RED_7)
    assert (step.action, step.events) == (None, ())
    assert (step.before, step.after) == (START, game.position)
    assert game.position.stock[0] is CARDS["R7"]
    assert (game.node.parent, game.node.arrangement) == (0, NEXT_IS_A_RED_7)
    game.act(Draw(0))
    assert game.line() == [0, 2, 3]


def test_arranging_again_what_was_arranged_here_makes_no_second_node(game: Game) -> None:
    game.arrange(NEXT_IS_A_RED_7)
    game.back()
    game.arrange(NEXT_IS_A_RED_7)
    assert (game.at, len(game.nodes)) == (1, 2)


def test_a_refused_arrangement_leaves_the_game_as_it_was(game: Game) -> None:
    with pytest.raises(IllegalArrangement):
        game.arrange(Arrangement(None, None, CARDS["R1"]))
    assert (game.at, len(game.nodes)) == (0, 1)


def test_every_line_has_an_end(game: Game) -> None:
    assert game.ends() == [0]
    game.act(put(0, "R5"))
    game.act(put(1, "R7"))
    game.go(0)
    game.act(put(0, "R6"))
    game.go(1)
    assert game.ends() == [2, 3]


def test_two_lines_part_after_the_last_step_that_they_share(game: Game) -> None:
    game.act(put(0, "R5"))
    game.act(put(1, "R7"))
    game.go(1)
    game.act(Draw(1))
    assert game.parting(2, 3) == 1
    assert game.parting(3, 3) == 3
    assert game.parting(1, 3) == 1
    assert game.parting(0, 2) == 0
