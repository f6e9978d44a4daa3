"""No computer player can see what its seat can't."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.strategies import rounds, seeds
from uno_kart_lab.players import beginner, expert
from uno_kart_lab.players.jumping import jump_ins
from uno_kart_lab.players.table import PLAYERS, Player, motive, next_action
from uno_kart_lab.players.worlds import world_of
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import see_position


def asked_and_another(position: Position, seed: int) -> tuple[int, Position]:
    """Give a seat that is asked, and a position that differs in all that it does not see."""
    legal = legal_actions(position)
    assume(legal)
    jumps = jump_ins(position, legal)
    seat = jumps[-1].seat if jumps else legal[0].seat
    return seat, world_of(see_position(position, seat), seed, 0)


@given(rounds(most=60), st.data(), seeds)
@pytest.mark.parametrize("name", [name for name in PLAYERS if name != "expert"])
def test_two_positions_that_look_the_same_to_a_seat_give_the_same_choice(
    name: str, steps: list[Step], data: st.DataObject, seed: int
) -> None:
    same_choice(name, data.draw(st.sampled_from(steps)).after, seed)


@settings(max_examples=25)
@given(rounds(most=30), seeds)
def test_they_give_the_expert_the_same_choice(steps: list[Step], seed: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(expert, "GAMES", 12)
        same_choice("expert", steps[-1].after, seed)


def same_choice(name: str, position: Position, seed: int) -> None:
    seat, another = asked_and_another(position, seed)
    assert see_position(another, seat) == see_position(position, seat)
    # The others never speak up or jump in.
    players: list[Player] = [beginner] * len(position.hands)
    players[seat] = PLAYERS[name]
    done = []
    for table in (position, another):
        # Nothing is remembered of the other.
        expert._best.cache_clear()
        action, choices = next_action(table, players, seed)
        by_seat = action.seat == seat
        done.append((action, choices, motive(table, players, action)) if by_seat else None)
    assert done[0] == done[1]
