"""The Wild Draw Four: the colour, what makes a bluff, the challenge."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import (
    B,
    G,
    R,
    Y,
    cards,
    codes,
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
from uno_kart_lab.rules.actions import Accept, Challenge, Draw
from uno_kart_lab.rules.cards import CARDS, Card, Colour
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeJudged,
    ColourChosen,
    DecisionAsked,
    HandShown,
    TurnBegun,
    TurnLost,
    WildDrawFourAccepted,
    WildDrawFourChallenged,
)
from uno_kart_lab.rules.options import QUICK, STANDARD
from uno_kart_lab.rules.position import RIGHT, AwaitChallenge, AwaitTurn, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind

STOCK = "G5 G6 G7 G8 G9 G0 B7 B8 B9 B0"


def facing(first: str, *, top: str = "R9", **more: Any) -> Position:
    """Lay a table at which seat 0 holds a Wild Draw Four and `first`."""
    return table(f"{first} W+4", "Y1 Y2", "B1 B2", top=top, stock=STOCK, **more)


def challenged(p: Position) -> ChallengeJudged:
    return only(play(p, put(0, "W+4", B), Challenge(1)), ChallengeJudged)


@pytest.mark.rule("WD4-1", "CHAL-1", "MATCH-4")
def test_its_player_chooses_the_colour_and_the_next_seat_is_asked() -> None:
    step = play(facing("Y5 Y6"), put(0, "W+4", B))
    assert step.events == (
        CardPlayed(
            Reason("MATCH-4", also=("TURN-1",)),
            0,
            CARDS["W+4"],
            onto=CARDS["R9"],
            colour=R,
            drawn=False,
            uno_due=False,
        ),
        ColourChosen(Reason("WD4-1", 1), 0, B),
        DecisionAsked(
            Reason("CHAL-1", 1, options=("wild_draw_four",), also=("WD4-2",)), AwaitChallenge(1, R)
        ),
    )
    assert step.after.colour is B
    assert step.after.turn == 0, "the turn is still that of the seat that played the card"
    assert legal_actions(step.after) == (Accept(1), Challenge(1))
    assert sizes(step) == [2, 2, 2]


@pytest.mark.rule("WD4-1")
def test_a_wild_draw_four_is_not_played_without_a_colour() -> None:
    assert refused(facing("Y5 Y6"), put(0, "W+4")) == Check(
        CheckKind.COLOUR_CHOSEN, "WD4-1", False, card=CARDS["W+4"]
    )


@pytest.mark.rule("WD4-1")
def test_who_accepts_draws_four_and_loses_its_turn() -> None:
    step = play(facing("Y5 Y6"), put(0, "W+4", B), Accept(1))
    why = Reason("WD4-1", 4)
    assert step.events == (
        WildDrawFourAccepted(Reason("CHAL-1"), 1, 0),
        CardsDrawn(why, 1, cards("G5 G6 G7 G8")),
        TurnLost(why, 1),
        TurnBegun(Reason("TURN-1", 6), 2, after=0),
    )
    assert sizes(step) == [2, 6, 2]
    assert step.after.colour is B


@pytest.mark.rule("WD4-1", "CHAL-1")
def test_the_next_seat_is_told_by_the_direction() -> None:
    p = play(facing("Y5 Y6", direction=RIGHT), put(0, "W+4", B)).after
    assert p.awaiting == AwaitChallenge(2, R)
    assert play(p, Accept(2)).after.turn == 1


@pytest.mark.rule("CHAL-1")
@pytest.mark.parametrize("seat", [-1, 0, 2, 3])
def test_only_the_next_seat_answers(seat: int) -> None:
    p = play(facing("Y5 Y6"), put(0, "W+4", B)).after
    for action in (Accept(seat), Challenge(seat)):
        check = refused(p, action)
        assert (check.kind, check.rule, check.seat) == (CheckKind.SEAT_IS_ASKED, "CHAL-1", 1)


@pytest.mark.rule("CHAL-1")
def test_the_answer_comes_before_anything_else() -> None:
    p = play(facing("Y5 Y6"), put(0, "W+4", B)).after
    assert refused(p, Draw(1)).kind is CheckKind.DECISION_IS_ASKED
    after = play(p, Accept(1)).after
    check = refused(after, Challenge(1))
    assert (check.kind, check.rule) == (CheckKind.DECISION_IS_ASKED, "CHAL-1")


@pytest.mark.rule("WD4-2")
@pytest.mark.parametrize("rules", [STANDARD, QUICK])
def test_both_sets_let_a_bluff_be_played(rules: Any) -> None:
    p = facing("R1 R2", rules=rules)
    assert put(0, "W+4", B) in legal_actions(p)
    assert isinstance(play(p, put(0, "W+4", B)).after.awaiting, AwaitChallenge)


@pytest.mark.rule("WD4-2")
def test_a_bluff_cannot_be_played_under_only_if_no_match() -> None:
    p = facing("R1 R2 Y1", wild_draw_four="only_if_no_match")
    assert legal_actions(p) == (put(0, "R1"), put(0, "R2"), Draw(0))
    assert refused(p, put(0, "W+4", B)) == Check(
        CheckKind.NO_CARD_OF_COLOUR, "WD4-2", False, colour=R, cards=cards("R1 R2")
    )


@pytest.mark.rule("WD4-2")
def test_there_is_no_challenge_under_only_if_no_match() -> None:
    p = facing("Y5 Y6", wild_draw_four="only_if_no_match")
    assert put(0, "W+4", B) in legal_actions(p)
    step = play(p, put(0, "W+4", B))
    why = Reason("WD4-1", 1, options=("wild_draw_four",), also=("WD4-2",))
    assert step.events[1:] == (
        ColourChosen(Reason("WD4-1", 1), 0, B),
        CardsDrawn(why, 1, cards("G5 G6 G7 G8")),
        TurnLost(why, 1),
        TurnBegun(Reason("TURN-1", 4), 2, after=0),
    )
    assert step.after.awaiting == AwaitTurn(2)


@pytest.mark.rule("WD4-2", "WD4-3")
@pytest.mark.parametrize(("counts", "legal"), [(False, True), (True, False)])
def test_under_only_if_no_match_a_box_may_count_as_a_card_of_the_colour(
    counts: bool, legal: bool
) -> None:
    p = facing("Y5 WB", wild_draw_four="only_if_no_match", item_box_counts_as_colour=counts)
    assert (put(0, "W+4", B) in legal_actions(p)) is legal
    if not legal:
        assert refused(p, put(0, "W+4", B)).cards == cards("WB")


@pytest.mark.rule("WD4-2", "CHAL-5")
def test_the_ban_looks_at_the_colour_chosen_for_a_wild() -> None:
    options = {"wild_draw_four": "only_if_no_match", "chosen_colour": Y}
    assert refused(facing("Y5 R1", top="R9 W+4", **options), put(0, "W+4", B)).colour is Y
    assert put(0, "W+4", B) in legal_actions(facing("R1 R2", top="R9 W+4", **options))


@pytest.mark.rule("WD4-2")
def test_the_hand_is_judged_beside_the_card_itself() -> None:
    p = facing("W+4", wild_draw_four="only_if_no_match")
    assert put(0, "W+4", B) in legal_actions(p)


@pytest.mark.rule("WD4-3", "CHAL-3", "CHAL-4")
@pytest.mark.parametrize(
    ("held", "counts", "matching"),
    [
        ("R1 Y5", False, "R1"),
        ("RS Y5", False, "RS"),
        ("R+2 RR", False, "R+2 RR"),
        ("Y9 G9", False, ""),
        ("YS G1", False, ""),
        ("WB Y5", False, ""),
        ("WB Y5", True, "WB"),
        ("WB R5", True, "R5 WB"),
        ("W+4 Y5", True, ""),
        ("W+4 Y5", False, ""),
    ],
)
def test_what_makes_a_bluff(held: str, counts: bool, matching: str) -> None:
    judged = challenged(facing(held, item_box_counts_as_colour=counts))
    assert judged == ChallengeJudged(
        Reason(
            "WD4-3",
            5,
            options=("item_box_counts_as_colour",),
            also=("CHAL-5", "WD4-4"),
        ),
        seat=0,
        challenger=1,
        colour=R,
        bluff=bool(matching),
        matching=cards(matching),
    )


@pytest.mark.rule("WD4-3")
def test_not_a_matching_symbol_in_another_colour() -> None:
    assert not challenged(facing("YS GS", top="RS")).bluff


@pytest.mark.rule("WD4-3")
@given(st.sampled_from([card for card in CARDS.values() if not card.is_wild]))
def test_any_card_of_the_colour_makes_a_bluff_and_of_another_none(card: Card) -> None:
    assert challenged(facing(card.code)).bluff is (card.colour is R)


@pytest.mark.rule("CHAL-2")
def test_the_hand_it_was_played_from_is_shown_to_the_challenger() -> None:
    step = play(facing("R1 Y5 WB"), put(0, "W+4", B), Challenge(1))
    assert step.events[:2] == (
        WildDrawFourChallenged(Reason("CHAL-1"), 1, 0),
        HandShown(Reason("CHAL-2", 4), 0, to=1, hand=cards("R1 Y5 WB")),
    )


@pytest.mark.rule("CHAL-3", "WD4-4")
def test_a_bluff_costs_its_player_four_and_the_challenger_takes_its_turn() -> None:
    step = play(facing("R1 Y5"), put(0, "W+4", B), Challenge(1))
    assert step.events[3:] == (
        CardsDrawn(Reason("CHAL-3", 6), 0, cards("G5 G6 G7 G8")),
        TurnBegun(Reason("CHAL-3", 6), 1, after=0),
    )
    assert sizes(step) == [6, 2, 2]
    assert (step.after.awaiting, step.after.colour) == (AwaitTurn(1), B)
    assert put(1, "Y1") not in legal_actions(step.after), "the chosen colour is blue"


@pytest.mark.rule("CHAL-4", "WD4-4")
def test_without_a_bluff_the_challenger_draws_six_and_loses_its_turn() -> None:
    step = play(facing("Y5 Y6"), put(0, "W+4", B), Challenge(1))
    why = Reason("CHAL-4", 6)
    assert step.events[3:] == (
        CardsDrawn(why, 1, cards("G5 G6 G7 G8 G9 G0")),
        TurnLost(why, 1),
        TurnBegun(Reason("TURN-1", 8), 2, after=0),
    )
    assert sizes(step) == [2, 8, 2]
    assert (step.after.turn, step.after.colour) == (2, B)


@pytest.mark.rule("CHAL-3")
def test_with_two_players_a_challenge_won_gives_the_challenger_the_turn() -> None:
    p = table("W+4 R1", "Y1 Y2", top="R9", stock=STOCK)
    assert play(p, put(0, "W+4", B, uno=True), Challenge(1)).after.turn == 1


@pytest.mark.rule("CHAL-4")
@pytest.mark.parametrize("answer", [Accept(1), Challenge(1)])
def test_with_two_players_a_turn_lost_gives_the_same_player_another(answer: Any) -> None:
    p = table("W+4 Y1 Y3", "G1 Y2", top="R9", stock=STOCK)
    assert play(p, put(0, "W+4", B), answer).after.turn == 0


@pytest.mark.rule("CHAL-5")
@pytest.mark.parametrize(("held", "bluff"), [("R1 Y5", True), ("B1 Y5", False)])
def test_the_colour_before_counts_and_not_the_colour_chosen(held: str, bluff: bool) -> None:
    assert challenged(facing(held)).bluff is bluff


@pytest.mark.rule("CHAL-5")
@pytest.mark.parametrize(("chosen", "bluff"), [(Y, True), (G, False), (B, False)])
def test_on_a_wild_the_colour_chosen_for_that_wild_counts(chosen: Colour, bluff: bool) -> None:
    judged = challenged(facing("Y1 R1", top="B3 W+4", chosen_colour=chosen))
    assert (judged.colour, judged.bluff) == (chosen, bluff)


@pytest.mark.rule("CHAL-5")
def test_the_same_colour_may_be_chosen_again() -> None:
    step = play(facing("R1 Y5"), put(0, "W+4", R), Challenge(1))
    assert only(step, ChallengeJudged).bluff
    assert step.after.colour is R


@pytest.mark.rule("WD4-1", "MATCH-4")
def test_a_wild_draw_four_goes_on_a_wild_draw_four() -> None:
    p = facing("Y1 Y5", top="B3 W+4", chosen_colour=R)
    step = play(p, put(0, "W+4", G), Accept(1))
    assert (codes(step.after.discard), step.after.colour) == ("B3 W+4 W+4", G)


@pytest.mark.rule("CHAL-3", "STOCK-2")
def test_a_bluffer_draws_what_there_is() -> None:
    p = table("W+4 R1 R2", "Y1 Y2", "B1", top="R9", stock="G5")
    step = play(p, put(0, "W+4", B), Challenge(1))
    assert kinds(step)[3:] == [
        "CardsDrawn",
        "DiscardReshuffled",
        "CardsDrawn",
        "DrawDropped",
        "TurnBegun",
    ]
    assert [codes(event.cards) for event in find(step, CardsDrawn)] == ["G5", "R9"]
    assert hand(step, 0) == "R1 R2 R9 G5"
