"""A refusal is an answer: every check that was made, and the one that failed."""

from typing import Any

import pytest

from tests.rules.dsl import B, G, R, Y, cards, play, put, refused, table
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import apply, legal_actions, why_not
from uno_kart_lab.rules.position import AwaitColour, AwaitTurn, Position
from uno_kart_lab.rules.refusals import Check, CheckKind, IllegalAction, Refusal
from uno_kart_lab.rules.rule_ids import RuleId


def asked(rule: RuleId, seat: int = 0) -> Check:
    """Return the check that opens nearly every refusal, passed."""
    return Check(CheckKind.SEAT_IS_ASKED, rule, True, seat=seat)


def plain(**more: Any) -> Position:
    return table("R5 Y1 G1 W+4", "B1 B2", top="R9", stock="R7 Y8", **more)


def checks_of(p: Position, action: Action) -> tuple[Check, ...]:
    refusal = why_not(p, action)
    assert refusal is not None
    assert refusal.action is action
    assert refusal.awaiting is p.awaiting
    assert refusal.failed is refusal.checks[-1]
    assert [check.passed for check in refusal.checks] == [True] * (len(refusal.checks) - 1) + [
        False
    ]
    return refusal.checks


@pytest.mark.rule("TURN-1", "MATCH-1")
def test_a_refused_play_tells_all_that_was_looked_at() -> None:
    assert checks_of(plain(), put(0, "Y1")) == (
        asked("TURN-1"),
        Check(CheckKind.CARD_IN_HAND, "TURN-1", True, card=CARDS["Y1"]),
        Check(
            CheckKind.CARD_MATCHES,
            "MATCH-1",
            False,
            card=CARDS["Y1"],
            onto=CARDS["R9"],
            colour=R,
        ),
    )


@pytest.mark.rule("MATCH-1", "MATCH-2", "MATCH-3", "MATCH-4")
@pytest.mark.parametrize(
    ("code", "rule"), [("R5", "MATCH-1"), ("B9", "MATCH-2"), ("WB", "MATCH-3"), ("W+4", "MATCH-4")]
)
def test_a_check_that_passed_names_the_rule_it_passed_by(code: str, rule: RuleId) -> None:
    p = table("R5 B9 W+4 WB", "B1", top="R9", stock="R7")
    colour = B if code == "W+4" else None
    checks = checks_of(p, put(0, code, colour, uno=True))
    assert checks[2] == Check(
        CheckKind.CARD_MATCHES, rule, True, card=CARDS[code], onto=CARDS["R9"], colour=R
    )
    assert checks[-1].kind is CheckKind.ONE_CARD_LEFT


@pytest.mark.rule("WD4-1")
def test_whether_a_colour_has_to_be_chosen_is_looked_at_before_uno() -> None:
    *_, chosen, _ = checks_of(plain(), put(0, "W+4", B, uno=True))
    assert chosen == Check(CheckKind.COLOUR_CHOSEN, "WD4-1", True, card=CARDS["W+4"])


@pytest.mark.rule("WD4-2")
def test_a_ban_that_does_not_hit_is_told_of_too() -> None:
    p = table("Y1 W+4", "B1", top="R9", stock="R7", wild_draw_four="only_if_no_match")
    *_, ban, last = checks_of(p, put(0, "W+4"))
    assert ban == Check(CheckKind.NO_CARD_OF_COLOUR, "WD4-2", True, colour=R)
    assert last.kind is CheckKind.COLOUR_CHOSEN


@pytest.mark.rule("TURN-3")
def test_a_refused_drawn_card_tells_all_that_was_looked_at() -> None:
    p = play(plain(), Draw(0)).after
    drawn = CARDS["R7"]
    *_, first, last = checks_of(p, put(0, "R5"))
    assert first == Check(CheckKind.CARD_IN_HAND, "TURN-1", True, card=CARDS["R5"])
    assert last == Check(CheckKind.DRAWN_CARD_ONLY, "TURN-3", False, card=CARDS["R5"], onto=drawn)
    assert checks_of(p, put(0, "R7", uno=True))[2] == Check(
        CheckKind.DRAWN_CARD_ONLY, "TURN-3", True, card=drawn, onto=drawn
    )


@pytest.mark.rule("END-1", "TURN-1")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (put(0, "R5"), "TURN-1"),
        (Draw(0), "TURN-1"),
        (Pass(0), "TURN-1"),
        (ChooseColour(0, R), "ITEM-BOBOMB"),
        (ChooseTarget(0, 1), "ITEM-SHELL"),
        (Accept(0), "CHAL-1"),
        (Challenge(0), "CHAL-1"),
    ],
)
def test_what_nobody_asks_for_is_refused_with_its_own_rule(action: Action, rule: RuleId) -> None:
    """A Wild Draw Four waits for seat 1, or, for an answer to one, a Bob-omb for seat 0."""
    wild = play(plain(), put(0, "W+4", B)).after
    bomb = play(table("WB Y1 Y2", "B1", top="R9", stock="WB R7 R8"), put(0, "WB")).after
    p = bomb if rule == "CHAL-1" else wild
    assert checks_of(p, action) == (
        Check(CheckKind.DECISION_IS_ASKED, rule, False, seat=p.awaiting.seat),
    )


@pytest.mark.rule("TURN-1")
def test_who_is_not_asked_learns_who_is() -> None:
    assert checks_of(plain(), Draw(1)) == (Check(CheckKind.SEAT_IS_ASKED, "TURN-1", False, seat=0),)


@pytest.mark.rule("ITEM-SHELL")
def test_a_refused_target_tells_all_that_was_looked_at() -> None:
    p = play(table("WB Y1 Y2", "B1", top="R9", stock="G7 R7"), put(0, "WB")).after
    assert checks_of(p, ChooseTarget(0, 0)) == (
        asked("ITEM-SHELL"),
        Check(CheckKind.TARGET_IS_OPPONENT, "ITEM-SHELL", False, seat=0),
    )


@pytest.mark.rule("UNO-2", "UNO-3")
def test_a_refused_catch_tells_all_that_was_looked_at() -> None:
    p = play(table("R5 Y1", "B1 B2", "G1", top="R9", stock="R7 Y8"), put(0, "R5")).after
    window = Check(CheckKind.WINDOW_IS_OPEN, "UNO-3", True)
    assert checks_of(p, CatchUno(0, 0)) == (
        window,
        Check(CheckKind.TARGET_FORGOT_UNO, "UNO-2", True, seat=0),
        Check(CheckKind.SEAT_IS_ANOTHER, "UNO-2", False, seat=0),
    )
    assert checks_of(p, SayUno(2)) == (
        window,
        Check(CheckKind.SEAT_FORGOT_UNO, "UNO-2", False, seat=0),
    )


@pytest.mark.rule("SETUP-4")
def test_a_refused_deal_tells_all_that_was_looked_at() -> None:
    p = play(table("R5", "B1", "G1", top="R9", stock="R7", dealer=0), put(0, "R5")).after
    assert checks_of(p, NextRound(0)) == (
        Check(CheckKind.ROUND_IS_OVER, "SETUP-4", True),
        Check(CheckKind.SEAT_DEALS_NEXT, "SETUP-4", False, seat=1),
    )


@pytest.mark.rule("TURN-3", "STOCK-3")
def test_a_refused_pass_tells_all_that_was_looked_at() -> None:
    assert checks_of(plain(), Pass(0)) == (
        asked("TURN-1"),
        Check(CheckKind.NO_CARDS_TO_DRAW, "STOCK-3", False),
    )
    drawn = play(plain(after_draw="must_play"), Draw(0)).after
    assert checks_of(drawn, Pass(0)) == (
        asked("TURN-1"),
        Check(CheckKind.DRAWN_CARD_MAY_BE_KEPT, "TURN-3", False, card=CARDS["R7"]),
    )


@pytest.mark.rule("STOCK-3")
def test_a_refused_draw_tells_all_that_was_looked_at() -> None:
    p = table("R5", "B1", top="R9", stock="")
    assert checks_of(p, Draw(0)) == (
        asked("TURN-1"),
        Check(CheckKind.CARDS_TO_DRAW, "STOCK-3", False),
    )


@pytest.mark.rule("TURN-1")
def test_to_apply_what_is_refused_raises_the_refusal_and_changes_nothing() -> None:
    p = plain()
    with pytest.raises(IllegalAction) as raised:
        apply(p, put(0, "Y1"))
    assert raised.value.refusal == why_not(p, put(0, "Y1"))
    assert str(raised.value) == (
        "Play(seat=0, card=Y1, colour=None, say_uno=False): card_matches (MATCH-1)"
    )
    assert p == plain()


@pytest.mark.rule("TURN-1")
def test_what_is_legal_is_not_refused() -> None:
    p = plain()
    assert all(why_not(p, action) is None for action in legal_actions(p))


@pytest.mark.rule("ITEM-BOBOMB")
def test_a_refusal_says_what_is_awaited_in_its_place() -> None:
    p = play(table("WB Y1 Y2", "B1", top="R9", stock="WB R7 R8"), put(0, "WB")).after
    refusal = why_not(p, Draw(0))
    assert isinstance(refusal, Refusal)
    assert isinstance(refusal.awaiting, AwaitColour)
    refusal = why_not(plain(), ChooseColour(0, G))
    assert refusal is not None
    assert refusal.awaiting == AwaitTurn(0)


@pytest.mark.rule("WD4-2")
def test_the_cards_that_speak_against_a_play_are_named() -> None:
    p = table("R1 W+4 WB", "B1", top="R9", stock="R7", wild_draw_four="only_if_no_match")
    assert refused(p, put(0, "W+4", Y)).cards == cards("R1")
