"""What the computer players do where house rules are played: stacking, seven-zero, jump-in."""

import pytest

from tests.players.asking import choice, reason
from tests.rules.dsl import R, Y, put, table
from uno_kart_lab.players import beginner, careful, expert, random, simple
from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.players.table import Player, motive, next_action
from uno_kart_lab.rules.actions import Accept, Challenge, ChooseTarget
from uno_kart_lab.rules.engine import apply
from uno_kart_lab.rules.position import AwaitChallenge, Position
from uno_kart_lab.rules.values import changed

HABITUAL = [beginner, simple, careful]
STOCK = "Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"


def aimed(hand: str, card: str, stacking: str = "any") -> Position:
    """Ana has played a draw card, and Ben, with this hand, is asked."""
    start = table(f"{card} G1 G2", hand, "B1 B2 B3", top="R1", stock=STOCK, stacking=stacking)
    return apply(start, put(0, card, Y if card == "W+4" else None)).after


@pytest.mark.parametrize("player", HABITUAL)
def test_they_stack_if_they_can(player: Player) -> None:
    position = aimed("G+2 B+2 W+4 B5", "R+2")
    assert choice(player, position) == put(1, "G+2")


@pytest.mark.parametrize("player", HABITUAL)
def test_they_accept_if_they_cannot(player: Player) -> None:
    position = aimed("W+4 B5", "R+2", stacking="same")
    assert choice(player, position) == Accept(1)
    assert reason(player, position) == Motive(MotiveKind.ONLY_ONE)


@pytest.mark.parametrize("player", [simple, careful])
def test_why_they_stack_is_what_they_do_not_draw(player: Player) -> None:
    position = aimed("B+2 R5 R7", "W+4")
    assert choice(player, position) == put(1, "B+2")
    assert reason(player, position) == Motive(MotiveKind.STACKS, number=4)


def test_a_wild_draw_four_is_stacked_with_the_colour_that_is_held_most() -> None:
    assert choice(simple, aimed("W+4 R5 R7 B1", "R+2")) == put(1, "W+4", R)


def test_saying_uno_is_not_forgotten_with_a_card_that_is_stacked() -> None:
    assert choice(simple, aimed("B+2 R5", "R+2")) == put(1, "B+2", uno=True)


@pytest.mark.parametrize(("count", "answer", "least"), [(4, Accept, 34), (8, Challenge, 20)])
def test_the_careful_player_challenges_the_sooner_the_more_there_is_to_draw(
    count: int, answer: type, least: int
) -> None:
    position = aimed("B5 B7 B8", "W+4")
    asked = AwaitChallenge(1, R, count, stackable=True)
    position = changed(position, awaiting=asked, hands=(position.hands[0][:1], *position.hands[1:]))
    assert choice(careful, position) == answer(1)
    assert reason(careful, position).least == least


def test_of_who_was_caught_before_the_answer_one_card_is_reckoned_with() -> None:
    position = aimed("B5 B7 B8", "W+4")
    asked = AwaitChallenge(1, R, stackable=True, held=position.hands[0][0])
    assert choice(careful, position) == Challenge(1)
    assert choice(careful, changed(position, awaiting=asked)) == Accept(1)


@pytest.mark.parametrize(("player", "target"), [(beginner, 0), (simple, 2), (careful, 2)])
def test_they_swap_for_the_fewest_cards_unless_they_know_no_better(
    player: Player, target: int
) -> None:
    start = table("B1 B2 B3", "R7 G1 G2", "B4", top="R1", turn=1, stock=STOCK, seven_zero=True)
    asked = apply(start, put(1, "R7")).after
    assert choice(player, asked) == ChooseTarget(1, target)


def twins(*hands: str) -> Position:
    return table("B5 B6 B7", *hands, top="R1", stock=STOCK, jump_in=True)


def test_the_beginner_waits_for_its_turn() -> None:
    assert choice(beginner, twins("R1 B8 B9", "G8")).seat == 0


@pytest.mark.parametrize("player", [simple, careful, expert])
def test_others_jump_in_and_say_uno_with_it(player: Player) -> None:
    position = twins("R1 B8", "G8")
    assert choice(player, position) == put(1, "R1", uno=True)
    assert reason(player, position) == Motive(MotiveKind.JUMPS_IN)


def test_who_is_next_in_order_of_play_is_asked_first_if_it_jumps_in() -> None:
    position = twins("R1 B8 B9", "R1 G8 G9")
    assert choice(simple, position).seat == 1
    assert choice(simple, changed(position, direction=-1)).seat == 2
    assert next_action(position, [simple, beginner, simple], 0)[0].seat == 2


def test_a_coin_tells_the_random_player_if_it_jumps_in() -> None:
    jumps = {choice(random, twins("R1 B8 B9", "G8 G9"), seed).seat for seed in range(20)}
    assert jumps == {0, 1}


def test_nobody_jumps_in_with_what_is_not_the_very_card() -> None:
    assert choice(simple, twins("B1 R2 WB", "G8")).seat == 0


def test_the_expert_tries_stacking_out() -> None:
    position = aimed("B+2 R5 R7", "R+2")
    assert motive(position, [expert] * 3, choice(expert, position)).kind is MotiveKind.TRIED_OUT
