"""The simple computer player."""

import pytest

from tests.players.asking import choice
from tests.rules.dsl import Y, put, table
from uno_kart_lab.players import simple
from uno_kart_lab.players.table import PLAYERS, next_action
from uno_kart_lab.rules.actions import Accept, CatchUno, ChooseTarget, Draw, Play
from uno_kart_lab.rules.engine import apply, start_game
from uno_kart_lab.rules.position import GameOver, RoundOver


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
    assert choice(simple, table(hand, "B7", top="R1", stock="Y2")) == played


def test_it_draws_when_nothing_fits() -> None:
    assert choice(simple, table("B5 G6", "B7", top="R1", stock="Y2")) == Draw(0)


def test_it_says_uno() -> None:
    drawn = choice(simple, table("R5 B1", "B7", top="R1", stock="Y2"))
    assert drawn == put(0, "R5", uno=True)


def test_it_catches_who_did_not_and_says_nothing_late_itself() -> None:
    forgot = apply(table("R5 B1", "R7 R8", top="R1", stock="Y2"), put(0, "R5")).after
    assert next_action(forgot, [simple, simple], 0) == (CatchUno(1, 0), 0)


def test_it_aims_at_who_holds_the_fewest_cards() -> None:
    shell = apply(table("WB B1", "R7 R8", "R9", top="R1", stock="G2 Y1"), put(0, "WB")).after
    assert choice(simple, shell) == ChooseTarget(0, 2)


def test_it_accepts_a_wild_draw_four() -> None:
    aimed = apply(table("W+4 B1 B2", "R7 R8", top="R1", stock="G2 Y1"), put(0, "W+4", Y)).after
    assert choice(simple, aimed) == Accept(1)


@pytest.mark.parametrize("name", [name for name in PLAYERS if name != "expert"])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_rounds_come_to_an_end(name: str, players: int) -> None:
    for seed in range(4):
        position = start_game([f"P{seat}" for seat in range(players)], seed=seed).after
        choices = seed
        for _ in range(20_000):
            if isinstance(position.awaiting, RoundOver | GameOver):
                break
            action, choices = next_action(position, [PLAYERS[name]] * players, choices)
            position = apply(position, action).after
        assert isinstance(position.awaiting, RoundOver | GameOver)
