"""The careful computer player."""

import pytest

from tests.players.asking import choice, reason
from tests.rules.dsl import B, R, Y, cards, put, table
from uno_kart_lab.players import beginner, careful
from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.players.table import next_action
from uno_kart_lab.rules.actions import Accept, CatchUno, Challenge, SayUno
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import apply
from uno_kart_lab.rules.position import AwaitChallenge, Position
from uno_kart_lab.rules.values import changed


def others(hand: str, following: str = "B7 B8 B9") -> Position:
    return table(hand, following, "G1 G2 G3", top="R1", stock="Y2 Y3")


def test_it_keeps_its_wilds_while_a_coloured_card_fits() -> None:
    position = others("R5 WB W+4")
    assert choice(careful, position) == put(0, "R5")
    assert reason(careful, position) == Motive(MotiveKind.KEEPS_WILD, card=CARDS["W+4"])


def test_it_goes_on_with_the_colour_that_it_holds_most_of() -> None:
    position = others("R5 R9 B1 B2 B3")
    assert choice(careful, position) == put(0, "B1")
    assert reason(careful, position) == Motive(MotiveKind.GOES_ON_WITH, colour=B, number=2)


def test_of_one_colour_it_plays_the_dearest() -> None:
    position = others("R5 R9 B2")
    assert choice(careful, position) == put(0, "R9")
    assert reason(careful, position) == Motive(MotiveKind.DEAREST)


@pytest.mark.parametrize("hand", ["R+2 R9 R8 R7", "RS R9 R8 R7", "RR R9 R8 R7"])
def test_it_hinders_whoever_is_next_and_holds_few_cards(hand: str) -> None:
    position = others(hand, following="B7 B8")
    assert choice(careful, position) == put(0, hand.split()[0])
    assert reason(careful, position) == Motive(MotiveKind.HINDERS_NEXT, seat=1, number=2)


def test_it_does_not_hinder_whoever_holds_more() -> None:
    position = others("R+2 Y1 Y2", following="B7 B8 B9")
    assert choice(careful, position) == put(0, "Y1")


def test_a_reverse_between_two_hinders_nobody_that_it_would_not_help() -> None:
    position = table("RR Y1 Y2", "B7 B8", top="R1", stock="Y2")
    assert choice(careful, position) == put(0, "Y1")


def test_it_hinders_with_a_wild_draw_four_that_is_no_bluff() -> None:
    honest = others("W+4 Y1 Y5", following="B7 B8")
    assert choice(careful, honest) == put(0, "W+4", Y)
    bluff = others("W+4 R5 Y5", following="B7 B8")
    assert choice(careful, bluff) == put(0, "R5")


def challenged(held: int) -> Position:
    """Ben is asked about Ana's Wild Draw Four; Ana holds so many cards beside it."""
    hand = " ".join(["G1", "G2", "G3", "G4", "G5", "G6"][:held])
    position = table(hand, "B1 B2 B3", stock="Y2 Y3 Y4", top="Y7", awaiting=AwaitChallenge(1, R))
    return changed(position, discard=(*position.discard, *cards("W+4")), chosen_colour=Y)


@pytest.mark.parametrize(
    ("held", "answer", "kind", "percent"),
    [
        (1, Accept(1), MotiveKind.BLUFF_UNLIKELY, 23),
        (2, Challenge(1), MotiveKind.BLUFF_LIKELY, 41),
        (6, Challenge(1), MotiveKind.BLUFF_LIKELY, 81),
    ],
)
def test_it_challenges_by_the_odds(
    held: int, answer: Accept | Challenge, kind: MotiveKind, percent: int
) -> None:
    # Of the 107 cards that Ben does not see 25 are red.
    position = challenged(held)
    assert choice(careful, position) == answer
    assert reason(careful, position) == Motive(kind, number=percent, least=34)


def test_it_says_uno_with_its_play_and_late_if_it_forgot() -> None:
    assert choice(careful, others("R5 B2")) == put(0, "R5", uno=True)
    forgot = apply(others("R5 B2"), put(0, "R5")).after
    assert next_action(forgot, [careful] * 3, 0)[0] == SayUno(0)


def test_it_catches_whoever_did_not_say_it() -> None:
    forgot = apply(others("R5 B2"), put(0, "R5")).after
    assert next_action(forgot, [beginner, beginner, careful], 0)[0] == CatchUno(2, 0)
