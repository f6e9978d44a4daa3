"""The engine against a referee who reads the rulebook in another way."""

from hypothesis import given, settings

from tests.invariants.action_space import everything
from tests.invariants.referee import Referee, asked_for, held, legal, worth
from tests.strategies import rounds
from uno_kart_lab.rules.actions import NextRound, Play
from uno_kart_lab.rules.engine import legal_actions, why_not
from uno_kart_lab.rules.options import OneRound, PointsGame, RoundsGame
from uno_kart_lab.rules.position import GameOver, Position
from uno_kart_lab.rules.resolution import Step


@settings(max_examples=150)
@given(rounds())
def test_turn_direction_hands_and_what_is_asked_are_as_the_referee_says(steps: list[Step]) -> None:
    referee = Referee()
    for step in steps:
        p, q = step.before, step.after
        if isinstance(step.action, NextRound):
            referee = Referee()
            continue
        assert step.action is not None
        expected = referee.expect(p, step.action, q)
        assert (q.turn, q.direction) == (expected.turn, expected.direction)
        assert [len(hand) for hand in q.hands] == expected.sizes
        asked = "over" if asked_for(q) in ("round_over", "game_over") else asked_for(q)
        assert (asked, q.awaiting.seat) == (expected.asked, expected.asked_seat)
        assert q.uno_window == expected.window
        if asked == "turn":
            assert q.last_actor == referee.last_other(q.turn)
            assert (q.chain, q.link, q.passes) == (referee.chains, referee.links, referee.passed)


@settings(max_examples=150)
@given(rounds())
def test_what_is_legal_is_what_the_referee_lets_pass(steps: list[Step]) -> None:
    for step in steps:
        p = step.before
        quiet = {a for a in legal(p) if not (isinstance(a, Play) and a.say_uno)}
        actions = legal_actions(p)
        assert set(actions) == quiet
        assert len(actions) == len(quiet), "each once"
        assert step.action in legal(p)
        loud = [Play(a.seat, a.card, a.colour, True) for a in quiet if isinstance(a, Play)]
        for action in loud:
            assert (why_not(p, action) is None) is (action in legal(p))


@settings(max_examples=50)
@given(rounds())
def test_of_everything_anybody_could_try_the_rest_is_refused(steps: list[Step]) -> None:
    p = steps[-1].after
    allowed = legal(p)
    for action in everything(p):
        assert (why_not(p, action) is None) is (action in allowed), action


@settings(max_examples=150)
@given(rounds())
def test_points_and_winners_are_as_the_referee_counts_them(steps: list[Step]) -> None:
    for step in steps:
        p, q = step.before, step.after
        won = q.awaiting.seat is None and not all(q.hands)
        gained = [after - before for before, after in zip(p.scores, q.scores, strict=True)]
        expected = [0] * len(q.players)
        if won:
            expected[q.turn] = sum(
                worth(code) for seat in range(len(q.players)) for code in held(q, seat)
            )
        assert gained == expected
        if q.awaiting.seat is None:
            assert q.round_winner == (q.turn if won else None)
            assert isinstance(q.awaiting, GameOver) is is_over(q)
            if is_over(q):
                assert set(q.game_winners) == set(winners(q))


def is_over(q: Position) -> bool:
    match q.rules.game_end:
        case OneRound():
            return True
        case RoundsGame(rounds):
            return q.round >= rounds
        case PointsGame(points):
            return max(q.scores) >= points


def winners(q: Position) -> list[int]:
    if isinstance(q.rules.game_end, OneRound):
        return [seat for seat in range(len(q.players)) if not q.hands[seat]]
    return [seat for seat, score in enumerate(q.scores) if score == max(q.scores)]
