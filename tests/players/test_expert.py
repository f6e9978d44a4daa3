"""The expert computer player."""

from tests.players.asking import choice, reason
from tests.rules.dsl import put, table
from uno_kart_lab.players import expert
from uno_kart_lab.players.motive import MotiveKind
from uno_kart_lab.players.worlds import world_of
from uno_kart_lab.rules.actions import Draw
from uno_kart_lab.rules.position import Position
from uno_kart_lab.views import HIDDEN, see_position


def ending() -> Position:
    """Lay a table where the dearest card loses: the next player would play its last card on it."""
    return table("R9 R+2 B3", "R7", "G1 G2 G3 G4 G5 G6 G7", top="R1", stock="Y2 Y3 Y4 Y5 Y6 Y7")


def test_it_wins_when_it_can() -> None:
    position = table("R5", "B7 B8", "G1 G2", top="R1", stock="Y2 Y3")
    assert choice(expert, position) == put(0, "R5")


def test_it_costs_the_next_player_its_turn_who_is_about_to_win() -> None:
    assert choice(expert, ending()) == put(0, "R+2")


def test_it_tells_in_how_many_games_it_won() -> None:
    motive = reason(expert, ending())
    assert motive.kind is MotiveKind.TRIED_OUT
    assert motive.games is not None
    assert motive.number is not None
    assert 0 < motive.number <= motive.games <= expert.GAMES


def test_it_tries_nothing_out_where_there_is_one_thing_to_do() -> None:
    position = table("B5", "B7 B8", top="R1", stock="Y2 Y3")
    assert choice(expert, position) == Draw(0)
    assert reason(expert, position).kind is MotiveKind.NOTHING_FITS


def test_the_same_position_gives_the_same_play() -> None:
    first = choice(expert, ending())
    expert._best.cache_clear()
    assert choice(expert, ending()) == first


def test_a_world_has_the_cards_that_the_view_shows_and_no_more_of_any_than_the_deck() -> None:
    view = see_position(ending(), 0)
    worlds = [world_of(view, 1, number) for number in range(5)]
    for world in worlds:
        assert see_position(world, 0) == view
        assert HIDDEN not in {card for hand in world.hands for card in (*hand, *world.stock)}
    assert len({world.hands for world in worlds}) == 5
