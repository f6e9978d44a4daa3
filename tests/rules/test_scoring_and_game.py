"""Points, and when a game is over."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import cards, find, kinds, only, play, put, refused, table
from uno_kart_lab.rules.actions import Draw, NextRound
from uno_kart_lab.rules.cards import DECK, Card
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.events import GameEnded, PointsScored
from uno_kart_lab.rules.options import QUICK, STANDARD, OneRound, PointsGame, RoundsGame
from uno_kart_lab.rules.position import GameOver, Reason, RoundOver
from uno_kart_lab.rules.refusals import CheckKind
from uno_kart_lab.rules.resolution import Step


def won(*others: str, by: int = 0, **more: Any) -> Step:
    """Let seat `by` win a round against players who hold `others`."""
    hands = [*others]
    hands.insert(by, "R5")
    return play(table(*hands, top="R4", stock="Y2", turn=by, **more), put(by, "R5"))


@pytest.mark.rule("SCORE-1", "DECK-3")
def test_the_example_of_the_source_makes_135() -> None:
    step = won("R1 G3 B4 YS GR", "Y8 B9 B+2 W+4")
    assert step.after.scores == (135, 0, 0)
    scored = only(step, PointsScored)
    assert (scored.seat, scored.points) == (0, 135)
    assert scored.hands == ((), cards("R1 YS G3 GR B4"), cards("Y8 B9 B+2 W+4"))


@pytest.mark.rule("SCORE-1")
@given(st.lists(st.sampled_from(DECK), min_size=1), st.lists(st.sampled_from(DECK), min_size=1))
def test_the_winner_scores_what_all_opponents_hold(first: list[Card], second: list[Card]) -> None:
    def worth(card: Card) -> int:
        if card.is_wild:
            return 50
        return int(card.face.value) if card.face.value.isdigit() else 20

    step = won(" ".join(map(repr, first)), " ".join(map(repr, second)))
    assert step.after.scores == (sum(map(worth, [*first, *second])), 0, 0)


@pytest.mark.rule("SCORE-1")
@pytest.mark.parametrize("by", [0, 1, 2])
def test_nobody_else_scores_and_points_add_up(by: int) -> None:
    after = won("Y1", "G2", by=by, scores=(10, 20, 30)).after
    expected = [10, 20, 30]
    expected[by] += 3
    assert after.scores == tuple(expected)


@pytest.mark.rule("SCORE-1")
def test_a_round_may_bring_no_points() -> None:
    assert won("Y0", "G0 B0").after.scores == (0, 0, 0)


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(("before", "over"), [(487, False), (488, True), (499, True)])
def test_a_game_to_points_ends_with_at_least_so_many(before: int, over: bool) -> None:
    step = won("W+4", scores=(before - 38, 499), game_end=PointsGame(500))
    assert (step.after.awaiting == GameOver()) is over
    assert step.after.game_winners == ((0,) if over else ())
    assert bool(find(step, GameEnded)) is over


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize("by", [0, 1])
def test_who_has_the_points_has_won(by: int) -> None:
    step = won("W+4", by=by, game_end=PointsGame(50))
    assert only(step, GameEnded) == GameEnded(Reason("GAME-1", 3, options=("game_end",)), (by,))
    assert (step.after.game_winners, step.after.awaiting) == ((by,), GameOver())


@pytest.mark.rule("GAME-1")
def test_the_standard_game_is_to_500_points_and_the_quick_game_is_one_round() -> None:
    assert won("W+4", rules=QUICK).after.awaiting == GameOver()
    assert won("W+4", rules=STANDARD).after.awaiting == RoundOver()


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [((0, 0, 0), (0,)), ((0, 60, 10), (1,)), ((0, 52, 10), (0, 1)), ((0, 52, 52), (0, 1, 2))],
)
def test_most_points_after_the_rounds_win_and_a_tie_is_shared(
    scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    step = won("W+4", "Y2", scores=scores, round=3, game_end=RoundsGame(3))
    assert step.after.game_winners == winners


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (3, True)])
def test_the_rounds_are_played_to_the_end(number: int, over: bool) -> None:
    step = won("W+4", scores=(900, 0), round=number, game_end=RoundsGame(3))
    assert (step.after.awaiting == GameOver()) is over


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize("by", [0, 1])
def test_the_winner_of_the_only_round_has_won(by: int) -> None:
    step = won("Y0", by=by, game_end=OneRound(), scores=(0, 0))
    assert kinds(step) == ["CardPlayed", "RoundWon", "PointsScored", "GameEnded"]
    assert (step.after.game_winners, step.after.round_winner) == ((by,), by)


@pytest.mark.rule("GAME-1")
def test_nothing_is_done_when_the_game_is_over() -> None:
    p = won("W+4", rules=QUICK).after
    assert legal_actions(p) == ()
    assert refused(p, Draw(1)).kind is CheckKind.ROUND_IS_ON
    assert refused(p, NextRound(0)).kind is CheckKind.ROUND_IS_OVER


@pytest.mark.rule("GAME-1", "SETUP-4")
def test_points_are_kept_over_the_rounds() -> None:
    p = play(won("W+4").after, NextRound(0)).after
    assert (p.round, p.scores) == (2, (50, 0))
