"""The simple computer player."""

import pytest

from tests.rules.dsl import Y, put, table
from uno_kart_lab.players.simple import choose
from uno_kart_lab.rules.actions import Accept, Action, CatchUno, ChooseTarget, Draw, Play
from uno_kart_lab.rules.engine import apply, legal_actions, start_game
from uno_kart_lab.rules.position import GameOver, Position, RoundOver
from uno_kart_lab.views import see_actions, see_position


def choice(position: Position, seat: int | None = None) -> Action:
    seat = position.awaiting.seat if seat is None else seat
    assert seat is not None
    return choose(see_position(position, seat), see_actions(legal_actions(position), seat))


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        ("R5 R7 B1", put(0, "R7")),
        ("R5 R+2 WB", put(0, "R+2")),
        ("B5 G5 WB", put(0, "WB")),
        ("Y5 Y6 G7 W+4", put(0, "W+4", Y)),
    ],
)
def test_it_plays_its_dearest_coloured_card_and_keeps_its_wilds(hand: str, played: Play) -> None:
    assert choice(table(hand, "B7", top="R1", stock="Y2")) == played


def test_it_draws_when_nothing_fits() -> None:
    assert choice(table("B5 G6", "B7", top="R1", stock="Y2")) == Draw(0)


def test_it_says_uno() -> None:
    assert choice(table("R5 B1", "B7", top="R1", stock="Y2")) == put(0, "R5", uno=True)


def test_it_catches_who_did_not() -> None:
    forgot = apply(table("R5 B1", "R7 R8", top="R1", stock="Y2"), put(0, "R5")).after
    assert choice(forgot) == CatchUno(1, 0)


def test_it_aims_at_who_holds_the_fewest_cards() -> None:
    shell = apply(table("WB B1", "R7 R8", "R9", top="R1", stock="G2 Y1"), put(0, "WB")).after
    assert choice(shell) == ChooseTarget(0, 2)


def test_it_accepts_a_wild_draw_four() -> None:
    aimed = apply(table("W+4 B1 B2", "R7 R8", top="R1", stock="G2 Y1"), put(0, "W+4", Y)).after
    assert choice(aimed) == Accept(1)


def test_it_knows_no_more_than_its_seat() -> None:
    one = table("R5 R7 B1", "B7 G2", top="R1", stock="Y2 Y3")
    other = table("R5 R7 B1", "W+4 WB", top="R1", stock="G9 Y1")
    assert choice(one) == choice(other)


@pytest.mark.parametrize("players", [2, 4, 10])
def test_rounds_it_plays_come_to_an_end(players: int) -> None:
    for seed in range(10):
        position = start_game([f"P{seat}" for seat in range(players)], seed=seed).after
        for _ in range(2_000):
            if isinstance(position.awaiting, RoundOver | GameOver):
                break
            position = apply(position, choice(position)).after
        assert isinstance(position.awaiting, RoundOver | GameOver)
