"""House rule: a draw card is answered with another, and what they draw adds up."""

from typing import Any

import pytest

from tests.rules.dsl import (
    B,
    G,
    R,
    Y,
    cards,
    dealt,
    find,
    hand,
    kinds,
    only,
    play,
    put,
    refused,
    sizes,
    table,
)
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
from uno_kart_lab.rules.engine import legal_actions, open_round
from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardPlayed,
    CardsDrawn,
    ChallengeJudged,
    ColourChosen,
    DecisionAsked,
    HandShown,
    RoundWon,
    StackAccepted,
    StackGrew,
    TurnBegun,
    TurnLost,
    UnoWindowClosed,
    UnoWindowOpened,
)
from uno_kart_lab.rules.position import AwaitChallenge, AwaitStack, AwaitTurn, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind
from uno_kart_lab.rules.rule_ids import RuleId

STOCK = "G5 G6 G7 G8 G9 G0 B7 B8 B9 B0 Y5 Y6 Y7 Y8"
STACKING: Reason = Reason("STACK-2", 1, options=("stacking",))


def at_table(*hands: str, stacking: str = "any", top: str = "R9", **more: Any) -> Position:
    more.setdefault("stock", STOCK)
    return table(*hands, top=top, stacking=stacking, **more)


def two_on_two(**more: Any) -> Position:
    """Lay a table at which seats 0, 1 and 2 hold a Draw Two, and seat 3 none."""
    return at_table("R+2 Y1 Y2", "B+2 Y3 Y4", "Y+2 B1 B2", "G1 G2", **more)


@pytest.mark.rule("STACK-2", "ACT-1")
@pytest.mark.parametrize("stacking", ["same", "any"])
def test_who_a_draw_two_is_aimed_at_is_asked(stacking: str) -> None:
    step = play(two_on_two(stacking=stacking), put(0, "R+2"))
    assert step.events == (
        CardPlayed(
            Reason("MATCH-1", also=("TURN-1",)),
            0,
            CARDS["R+2"],
            onto=CARDS["R9"],
            colour=R,
            drawn=False,
            uno_due=False,
        ),
        DecisionAsked(STACKING, AwaitStack(1, 2)),
    )
    assert step.after.turn == 0, "the turn is still that of the seat that played the card"
    assert legal_actions(step.after) == (put(1, "B+2"), Accept(1))


@pytest.mark.rule("STACK-2")
def test_it_is_asked_even_if_it_has_nothing_to_stack() -> None:
    step = play(at_table("R+2 Y1 Y2", "B1 B2", "Y3"), put(0, "R+2"))
    assert step.after.awaiting == AwaitStack(1, 2)
    assert legal_actions(step.after) == (Accept(1),)


@pytest.mark.rule("STACK-1", "ACT-1")
def test_without_the_house_rule_the_next_seat_draws_at_once() -> None:
    step = play(two_on_two(stacking="off"), put(0, "R+2"))
    assert kinds(step) == ["CardPlayed", "CardsDrawn", "TurnLost", "TurnBegun"]
    p = play(at_table("W+4 Y1 Y2", "W+4 Y3", stacking="off"), put(0, "W+4", B)).after
    assert legal_actions(p) == (Accept(1), Challenge(1))
    assert refused(p, put(1, "W+4", B)).kind is CheckKind.DECISION_IS_ASKED


@pytest.mark.rule("STACK-3")
def test_who_accepts_draws_and_loses_its_turn() -> None:
    step = play(two_on_two(), put(0, "R+2"), Accept(1))
    why = Reason("STACK-3", 3, also=("ACT-1",))
    assert step.events == (
        StackAccepted(Reason("STACK-2"), 1, player=0, count=2),
        CardsDrawn(why, 1, cards("G5 G6")),
        TurnLost(why, 1),
        TurnBegun(Reason("TURN-1", 5), 2, after=0),
    )
    assert step.after.awaiting == AwaitTurn(2)


@pytest.mark.rule("STACK-1", "STACK-3")
def test_who_stacks_takes_a_turn_by_it_and_the_sum_is_aimed_at_the_next_seat() -> None:
    step = play(two_on_two(), put(0, "R+2"), put(1, "B+2"))
    assert step.events == (
        TurnBegun(Reason("STACK-3", options=("stacking",)), 1, after=0),
        CardPlayed(
            Reason("STACK-1", 3, options=("stacking",), also=("TURN-1",)),
            1,
            CARDS["B+2"],
            onto=CARDS["R+2"],
            colour=R,
            drawn=False,
            uno_due=False,
        ),
        StackGrew(Reason("STACK-3", 4), 2, 4),
        DecisionAsked(Reason("STACK-2", 4, options=("stacking",)), AwaitStack(2, 4)),
    )
    assert (step.after.turn, step.after.last_actor, step.after.colour) == (1, 0, B)


@pytest.mark.rule("STACK-3")
def test_a_stack_goes_on_until_somebody_accepts_all_of_it() -> None:
    step = play(two_on_two(), put(0, "R+2"), put(1, "B+2"), put(2, "Y+2"), Accept(3))
    assert only(step, StackAccepted).count == 6
    assert sizes(step) == [2, 2, 2, 8]
    assert (step.after.turn, step.after.last_actor) == (0, 2)


@pytest.mark.rule("STACK-1")
@pytest.mark.parametrize(
    ("stacking", "played", "stacked"),
    [
        ("same", "R+2", "Y+2"),
        ("same", "W+4", "W+4"),
        ("any", "R+2", "Y+2"),
        ("any", "R+2", "W+4"),
        ("any", "W+4", "Y+2"),
        ("any", "W+4", "W+4"),
    ],
)
def test_a_card_is_stacked_by_its_kind_whatever_its_colour(
    stacking: str, played: str, stacked: str
) -> None:
    p = at_table(f"{played} Y1 Y2", f"{stacked} B1 B2", "G1", stacking=stacking)
    aimed = play(p, put(0, played, G if played == "W+4" else None)).after
    action = put(1, stacked, B if stacked == "W+4" else None)
    assert action in legal_actions(aimed)
    step = play(aimed, action)
    assert only(step, CardPlayed).reason.rule == "STACK-1"
    assert step.after.colour is (B if stacked == "W+4" else Y)
    sums = {"2": 2, "4": 4}
    assert only(step, StackGrew).count == sums[played[-1]] + sums[stacked[-1]]


@pytest.mark.rule("STACK-1")
@pytest.mark.parametrize(
    ("stacking", "played", "held"),
    [
        ("same", "R+2", "W+4"),
        ("same", "W+4", "G+2"),
        ("any", "R+2", "R5"),
        ("any", "R+2", "WB"),
        ("any", "W+4", "WB"),
        ("any", "R+2", "RS"),
    ],
)
def test_no_other_card_is_stacked(stacking: str, played: str, held: str) -> None:
    p = at_table(f"{played} Y1 Y2", f"{held} B1 B2", "G1", stacking=stacking)
    aimed = play(p, put(0, played, G if played == "W+4" else None)).after
    action = put(1, held, B if held == "W+4" else None)
    assert action not in legal_actions(aimed)
    assert refused(aimed, action) == Check(
        CheckKind.CARD_STACKS, "STACK-1", False, card=CARDS[held], onto=CARDS[played]
    )


@pytest.mark.rule("STACK-1", "STACK-2")
def test_a_card_that_is_not_in_the_hand_is_not_stacked() -> None:
    aimed = play(two_on_two(), put(0, "R+2")).after
    assert refused(aimed, put(1, "G+2")) == Check(
        CheckKind.CARD_IN_HAND, "STACK-1", False, card=CARDS["G+2"]
    )


@pytest.mark.rule("STACK-2")
@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 4])
def test_only_the_seat_it_is_aimed_at_answers(seat: int) -> None:
    aimed = play(two_on_two(jump_in=True), put(0, "R+2")).after
    for action in (Accept(seat), put(seat, "R+2"), put(seat, "Y+2")):
        check = refused(aimed, action)
        assert (check.kind, check.rule, check.seat) == (CheckKind.SEAT_IS_ASKED, "STACK-2", 1)


@pytest.mark.rule("STACK-2")
@pytest.mark.parametrize(
    ("action", "kind", "rule"),
    [
        (Draw(1), CheckKind.DECISION_IS_ASKED, "TURN-1"),
        (Pass(1), CheckKind.DECISION_IS_ASKED, "TURN-1"),
        (Challenge(1), CheckKind.DECISION_IS_ASKED, "CHAL-1"),
        (ChooseColour(1, R), CheckKind.DECISION_IS_ASKED, "ITEM-BOBOMB"),
        (ChooseTarget(1, 0), CheckKind.DECISION_IS_ASKED, "ITEM-SHELL"),
        (SayUno(0), CheckKind.WINDOW_IS_OPEN, "UNO-3"),
        (CatchUno(1, 0), CheckKind.WINDOW_IS_OPEN, "UNO-3"),
        (NextRound(1), CheckKind.ROUND_IS_OVER, "SETUP-4"),
        (put(1, "B+2", R), CheckKind.COLOUR_NOT_CHOSEN, "WD4-1"),
        (put(1, "B+2", uno=True), CheckKind.ONE_CARD_LEFT, "UNO-4"),
    ],
)
def test_nothing_else_answers_a_draw_two(action: Action, kind: CheckKind, rule: RuleId) -> None:
    """Nobody draws first and then stacks."""
    aimed = play(two_on_two(), put(0, "R+2")).after
    check = refused(aimed, action)
    assert (check.kind, check.rule) == (kind, rule)


@pytest.mark.rule("STACK-2")
def test_a_stack_is_accepted_only_while_there_is_one() -> None:
    check = refused(two_on_two(), Accept(0))
    assert (check.kind, check.rule) == (CheckKind.DECISION_IS_ASKED, "CHAL-1")


@pytest.mark.rule("STACK-1", "WD4-1")
def test_a_stacked_wild_draw_four_is_played_with_a_colour() -> None:
    aimed = play(at_table("R+2 Y1 Y2", "W+4 B1 B2", "G1"), put(0, "R+2")).after
    assert refused(aimed, put(1, "W+4")).kind is CheckKind.COLOUR_CHOSEN
    assert legal_actions(aimed) == (*(put(1, "W+4", c) for c in (R, Y, G, B)), Accept(1))


def four_on_two(held: str, **more: Any) -> Position:
    """Lay a table at which seat 0 played a Draw Two and seat 1 a Wild Draw Four from `held`."""
    p = at_table("R+2 Y1 Y2", f"W+4 {held}", "G1 G2", "Y3 Y4", **more)
    return play(p, put(0, "R+2"), put(1, "W+4", B)).after


@pytest.mark.rule("STACK-2", "STACK-4", "CHAL-1")
def test_a_stacked_wild_draw_four_is_accepted_challenged_or_stacked_on() -> None:
    p = at_table("R+2 Y1 Y2", "W+4 B1 B2", "W+4 G+2 G1", "Y3 Y4")
    step = play(p, put(0, "R+2"), put(1, "W+4", B))
    assert kinds(step)[:2] == ["TurnBegun", "CardPlayed"]
    asked = Reason("CHAL-1", 4, options=("wild_draw_four", "stacking"), also=("WD4-2", "STACK-2"))
    assert step.events[2:] == (
        ColourChosen(Reason("WD4-1", 4), 1, B),
        StackGrew(Reason("STACK-3", 4), 2, 6),
        DecisionAsked(asked, AwaitChallenge(2, R, 6, stackable=True)),
    )
    assert legal_actions(step.after) == (
        put(2, "G+2"),
        *(put(2, "W+4", c) for c in (R, Y, G, B)),
        Accept(2),
        Challenge(2),
    )


@pytest.mark.rule("STACK-4", "CHAL-3", "CHAL-5")
def test_a_bluff_in_a_stack_costs_its_player_the_whole_sum() -> None:
    """The colour before is the Draw Two's, which lay under it: red."""
    step = play(four_on_two("R1 R3"), Challenge(2))
    assert only(step, ChallengeJudged).colour is R
    why = Reason("STACK-4", step.before.moment + 3, also=("CHAL-3",))
    assert step.events[3:] == (
        CardsDrawn(why, 1, cards("G5 G6 G7 G8 G9 G0")),
        TurnBegun(why, 2, after=1),
    )
    assert sizes(step) == [2, 8, 2, 2]


@pytest.mark.rule("STACK-4", "CHAL-4")
def test_a_challenge_in_vain_costs_the_sum_and_two() -> None:
    step = play(four_on_two("Y5 B1"), Challenge(2))
    why = Reason("STACK-4", step.before.moment + 3, also=("CHAL-4",))
    assert step.events[3:5] == (
        CardsDrawn(why, 2, cards("G5 G6 G7 G8 G9 G0 B7 B8")),
        TurnLost(why, 2),
    )
    assert (sizes(step), step.after.turn) == ([2, 2, 10, 2], 3)


@pytest.mark.rule("STACK-3", "STACK-4")
def test_a_wild_draw_four_in_a_stack_is_accepted_with_its_sum() -> None:
    step = play(four_on_two("Y5 B1"), Accept(2))
    why = Reason("STACK-3", step.before.moment + 1, also=("WD4-1",))
    assert step.events[1:3] == (CardsDrawn(why, 2, cards("G5 G6 G7 G8 G9 G0")), TurnLost(why, 2))


@pytest.mark.rule("STACK-4", "CHAL-3", "CHAL-4", "WD4-1")
@pytest.mark.parametrize(
    ("held", "answer", "rule", "drawn"),
    [
        ("Y5 B1", Accept(1), "WD4-1", [2, 6, 2]),
        ("R5 B1", Challenge(1), "CHAL-3", [6, 2, 2]),
        ("Y5 B1", Challenge(1), "CHAL-4", [2, 8, 2]),
    ],
)
def test_a_wild_draw_four_alone_costs_four_and_six_as_ever(
    held: str, answer: Action, rule: RuleId, drawn: list[int]
) -> None:
    p = at_table(f"W+4 {held}", "Y1 Y2", "G1 G2")
    step = play(p, put(0, "W+4", B), answer)
    assert only(step, CardsDrawn).reason.rule == rule
    assert sizes(step) == drawn


@pytest.mark.rule("STACK-4", "CHAL-5")
def test_who_stacks_gives_up_the_challenge_and_only_the_last_card_is_judged() -> None:
    """Seat 0 bluffed; seat 1 had no card of the colour that seat 0 chose."""
    p = at_table("W+4 R1 R2", "W+4 R5 R6", "Y1 Y2", stacking="same")
    step = play(p, put(0, "W+4", B), put(1, "W+4", G), Challenge(2))
    judged = only(step, ChallengeJudged)
    assert (judged.seat, judged.colour, judged.bluff) == (1, B, False)
    assert sizes(step) == [2, 2, 12]


@pytest.mark.rule("STACK-2", "STACK-4", "WD4-2")
def test_where_bluffs_are_banned_a_wild_draw_four_is_stacked_on_and_not_challenged() -> None:
    options = {"wild_draw_four": "only_if_no_match", "stacking": "same"}
    step = play(at_table("W+4 Y1 Y2", "W+4 Y3", "G1", **options), put(0, "W+4", B))
    assert kinds(step) == ["CardPlayed", "ColourChosen", "DecisionAsked"]
    assert step.events[-1] == DecisionAsked(STACKING, AwaitStack(1, 4))
    assert Challenge(1) not in legal_actions(step.after)
    accepted = play(step.after, Accept(1))
    assert only(accepted, TurnLost).reason == Reason("STACK-3", 4, also=("WD4-1",))
    assert sizes(accepted) == [2, 6, 1]


@pytest.mark.rule("STACK-4", "WD4-2")
def test_the_ban_holds_for_a_stacked_wild_draw_four_too() -> None:
    options = {"wild_draw_four": "only_if_no_match"}
    aimed = play(at_table("R+2 Y1 Y2", "W+4 R3 B+2", "G1", **options), put(0, "R+2")).after
    assert legal_actions(aimed) == (put(1, "B+2"), Accept(1))
    assert refused(aimed, put(1, "W+4", B)) == Check(
        CheckKind.NO_CARD_OF_COLOUR, "WD4-2", False, colour=R, cards=cards("R3")
    )


@pytest.mark.rule("STACK-5", "END-2")
def test_a_last_draw_two_is_drawn_for_at_once() -> None:
    step = play(at_table("R+2", "B+2 Y3", "G1"), put(0, "R+2"))
    assert kinds(step)[:4] == ["CardPlayed", "CardsDrawn", "TurnLost", "RoundWon"]
    drawn = only(step, CardsDrawn)
    assert drawn.reason == Reason("ACT-1", 1, also=("END-2", "STACK-5"))
    assert len(drawn.cards) == 2


@pytest.mark.rule("STACK-3", "STACK-5", "END-2")
def test_a_draw_two_that_ends_a_stack_as_a_last_card_makes_the_next_seat_draw_all_of_it() -> None:
    step = play(at_table("R+2 Y1 Y2", "B+2", "Y+2 G1"), put(0, "R+2"), put(1, "B+2"))
    drawn = only(step, CardsDrawn)
    assert drawn.reason == Reason("STACK-3", 4, also=("END-2", "STACK-5"))
    assert (drawn.seat, len(drawn.cards)) == (2, 4)
    assert only(step, RoundWon).seat == 1


@pytest.mark.rule("STACK-5", "END-2", "CHAL-4")
@pytest.mark.parametrize(("answer", "count"), [(Accept(2), 6), (Challenge(2), 8)])
def test_a_last_wild_draw_four_is_accepted_or_challenged_only(answer: Action, count: int) -> None:
    p = at_table("R+2 Y1 Y2", "W+4", "Y+2 G1")
    p = play(p, put(0, "R+2"), put(1, "W+4", B)).after
    assert p.awaiting == AwaitChallenge(2, R, 6)
    assert legal_actions(p) == (Accept(2), Challenge(2))
    assert refused(p, put(2, "Y+2")) == Check(CheckKind.NOT_A_LAST_CARD, "STACK-5", False)
    step = play(p, answer)
    assert only(step, CardsDrawn).reason.also[-2:] == ("END-2", "STACK-5")
    assert len(only(step, CardsDrawn).cards) == count
    assert only(step, RoundWon).seat == 1


@pytest.mark.rule("STACK-5", "WD4-2")
@pytest.mark.parametrize(("first", "rule", "count"), [("R+2", "STACK-3", 6), ("R5", "WD4-1", 4)])
def test_a_last_wild_draw_four_that_nobody_may_challenge_is_drawn_for_at_once(
    first: str, rule: RuleId, count: int
) -> None:
    p = at_table(f"{first} Y1 Y2", "W+4", "Y+2 G1", wild_draw_four="only_if_no_match")
    step = play(p, put(0, first), put(1, "W+4", B))
    drawn = only(step, CardsDrawn)
    assert drawn.reason.rule == rule
    assert drawn.reason.also == ("WD4-2", "END-2", "STACK-5")
    assert (len(drawn.cards), step.after.round_winner) == (count, 1)


@pytest.mark.rule("STACK-6", "OPEN-4")
@pytest.mark.parametrize(("stacking", "also"), [("off", ()), ("any", ("STACK-6",))])
def test_a_draw_two_that_opens_is_not_stacked_on(stacking: str, also: tuple[RuleId]) -> None:
    step = open_round(dealt("Y1", "B+2 Y3", "G1", stock="R+2 G5 G6", stacking=stacking))
    assert only(step, CardsDrawn).reason == Reason(
        "OPEN-4", 1, options=("opening_action",), also=also
    )
    assert step.after.awaiting == AwaitTurn(2)


@pytest.mark.rule("STACK-6", "ITEM-2")
@pytest.mark.parametrize(
    ("stacking", "turned", "also"),
    [
        ("off", "R+2", ("ACT-4",)),
        ("same", "RS", ("ACT-4",)),
        ("same", "R+2", ("ACT-4", "STACK-6")),
        ("any", "W+4", ("ACT-4", "STACK-6")),
    ],
)
def test_a_draw_card_that_a_box_turns_up_is_not_stacked_on(
    stacking: str, turned: str, also: tuple[RuleId]
) -> None:
    p = at_table("WB Y1 Y2", "B+2 Y3", "G1", stacking=stacking, stock=f"{turned} G5 G6")
    step = play(p, put(0, "WB"))
    assert only(step, ActionIgnored).reason.also == also
    assert not isinstance(step.after.awaiting, AwaitStack)


@pytest.mark.rule("STACK-3", "STOCK-1", "STOCK-2")
def test_of_a_sum_is_drawn_what_there_is() -> None:
    p = two_on_two(stock="G5 G6 G7", top="B3 R9")
    step = play(p, put(0, "R+2"), put(1, "B+2"), put(2, "Y+2"), Accept(3))
    assert kinds(step) == [
        "StackAccepted",
        "CardsDrawn",
        "DiscardReshuffled",
        "CardsDrawn",
        "TurnLost",
        "TurnBegun",
    ]
    assert {event.reason.rule for event in find(step, CardsDrawn)} == {"STACK-3"}
    assert sizes(step) == [2, 2, 2, 8]
    short = play(two_on_two(stock="", top="R9"), put(0, "R+2"), put(1, "B+2"), Accept(2))
    assert kinds(short)[-3] == "DrawDropped"
    assert sizes(short) == [2, 2, 5, 2]


@pytest.mark.rule("STACK-3")
def test_with_two_players_a_stack_goes_to_and_fro() -> None:
    p = at_table("R+2 G+2 Y1 Y2", "B+2 Y3 Y4")
    step = play(p, put(0, "R+2"), put(1, "B+2"), put(0, "G+2"), Accept(1))
    assert sizes(step) == [2, 8]
    assert (step.after.turn, step.after.last_actor) == (0, 1)


@pytest.mark.rule("STACK-3", "ITEM-5")
def test_a_chain_ends_with_the_turn_of_who_stacks() -> None:
    p = at_table("WB R+2 Y1 Y2", "B+2 WB Y3", "G1 G2", stock="R5 Y5 B5 B6 B7")
    p = play(p, put(0, "WB"), put(0, "R+2"), put(1, "B+2"), Accept(2)).after
    assert (p.chain, p.link) == (1, 0)


@pytest.mark.rule("STACK-2", "UNO-3")
@pytest.mark.parametrize("card", ["R+2", "W+4"])
def test_the_uno_window_opens_when_the_draw_is_aimed(card: str) -> None:
    p = at_table(f"{card} Y1", "B+2 W+4 Y3", "G1 G2")
    step = play(p, put(0, card, B if card == "W+4" else None))
    assert kinds(step)[-2:] == ["UnoWindowOpened", "DecisionAsked"]
    opened = Reason("UNO-3", step.after.moment - 2, also=("UNO-1", "STACK-2"))
    assert only(step, UnoWindowOpened).reason == opened
    assert (step.after.uno_window, step.after.uno_due) == (0, False)
    assert legal_actions(step.after)[-3:] == (SayUno(0), CatchUno(1, 0), CatchUno(2, 0))


@pytest.mark.rule("STACK-2", "UNO-3")
@pytest.mark.parametrize("answer", [Accept(1), Challenge(1), put(1, "B+2"), put(1, "W+4", B)])
def test_the_answer_closes_the_window_and_it_does_not_open_again(answer: Action) -> None:
    p = at_table("W+4 Y1", "B+2 W+4 Y3", "G1 G2")
    step = play(p, put(0, "W+4", B), answer)
    assert step.events[0] == UnoWindowClosed(Reason("UNO-3", also=("UNO-2", "STACK-2")), 0)
    assert not find(step, UnoWindowOpened)
    assert step.after.uno_window is None


@pytest.mark.rule("UNO-2", "STACK-2")
def test_a_catch_leaves_the_answer_to_be_given() -> None:
    p = play(at_table("R+2 Y1", "B+2 Y3", "G1 G2"), put(0, "R+2"), CatchUno(2, 0)).after
    assert p.awaiting == AwaitStack(1, 2)
    assert hand(p, 0) == "Y1 G5 G6"


@pytest.mark.rule("UNO-1", "STACK-2")
def test_uno_may_be_said_with_the_play_that_is_stacked() -> None:
    p = at_table("R+2 Y1 Y2", "B+2 Y3", "G1 G2")
    step = play(p, put(0, "R+2"), put(1, "B+2", uno=True))
    assert kinds(step) == ["TurnBegun", "CardPlayed", "UnoSaid", "StackGrew", "DecisionAsked"]
    assert step.after.uno_window is None
    silent = play(p, put(0, "R+2"), put(1, "B+2"))
    assert silent.after.uno_window == 1


@pytest.mark.rule("WD4-2", "STACK-4", "UNO-2", "CHAL-2")
@pytest.mark.parametrize(("held", "bluff"), [("Y1", False), ("R1", True)])
def test_the_hand_the_card_was_played_from_is_judged_whatever_a_catch_brings(
    held: str, bluff: bool
) -> None:
    """The two red cards of the penalty were not there when the card was played."""
    p = at_table(f"W+4 {held}", "B+2 Y3", "G1 G2", stock="R5 R6 " + STOCK)
    caught = play(p, put(0, "W+4", B), CatchUno(1, 0)).after
    assert caught.awaiting == AwaitChallenge(1, R, stackable=True, held=CARDS[held])
    step = play(caught, Challenge(1))
    assert only(step, HandShown).hand == cards(held)
    assert only(step, ChallengeJudged).bluff is bluff
