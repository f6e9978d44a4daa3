"""Real mistakes, one by one: what is asked, who would answer what, and what is said to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.rules.dsl import B, G, R, Y, dealt, play, put, table
from uno_kart_lab.questions import Choice, Mistake, Question, position_questions, step_questions
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
)
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import open_round
from uno_kart_lab.rules.position import RIGHT, AwaitDrawnCard, Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TEACHER


def about(asked: Step | Position, kind: str, **subject: object) -> Question:
    """Return the one question of a kind, as the teacher is asked it."""
    questions = (
        step_questions(asked, TEACHER)
        if isinstance(asked, Step)
        else position_questions(asked, TEACHER)
    )
    (question,) = (
        q
        for q in questions
        if q.kind == kind and all(getattr(q.draft.subject, n) is v for n, v in subject.items())
    )
    return question


def right(question: Question) -> str:
    return question.choices[question.right].text


def made(question: Question, mistake: Mistake) -> Choice:
    """Return the choice of whoever makes the mistake."""
    (choice,) = (choice for choice in question.choices if choice.mistake is mistake)
    assert not choice.right
    return choice


def boxed(turned_up: str, *, players: int = 4) -> Step:
    """Ana plays an Item Box, which turns up a card."""
    hands = ["WB R1 R2", "Y1 Y2", "G1 G2", "B1 B2"][:players]
    return play(table(*hands, top="R5", stock=f"{turned_up} B4 B6 B7 B8"), put(0, "WB"))


@pytest.mark.rule("ITEM-2")
def test_a_skip_turned_up_by_a_box_skips() -> None:
    question = about(boxed("RS"), "turned_up_action")
    assert question.ask == (
        "The Item Box has turned up this card: red Skip. What does it do beside its item?"
    )
    assert right(question) == "Nothing: only its item acts."
    mistake = made(question, Mistake.TURNED_UP_ACTS)
    assert (mistake.text, mistake.rule) == ("Ben loses a turn.", "ITEM-2")
    assert mistake.why == "Turned up by an Item Box, a card does nothing but bring its item."


@pytest.mark.rule("ITEM-2", "ITEM-4")
def test_a_skip_turned_up_by_a_box_passes_over_the_next_player() -> None:
    question = about(boxed("YS"), "next_turn")
    assert right(question) == "Ben"
    assert made(question, Mistake.TURNED_UP_ACTS).text == "Chi"
    assert made(question, Mistake.ITEM_GIVES_A_TURN).text == "Ana"


@pytest.mark.rule("ACT-4")
def test_a_turned_up_action_does_not_happen_because_it_does_not_match() -> None:
    question = about(boxed("B+2"), "why_no_action")
    assert right(question) == "Because it was not played from a hand."
    assert made(question, Mistake.TURNED_UP_HAS_TO_MATCH).rule == "ACT-4"


@pytest.mark.rule("CHAL-5")
def test_a_challenge_is_judged_by_the_new_colour() -> None:
    p = table("W+4 R1 B3", "Y1 Y2", "G1", top="R5", stock="B4 B5 B6 B7 B8 B9")
    step = play(p, put(0, "W+4", B), Challenge(1))
    question = about(step, "evidence")
    assert question.ask == "Which of Ana's cards make the Wild Draw Four a bluff?"
    assert right(question) == "red 1"
    mistake = made(question, Mistake.JUDGED_BY_NEW_COLOUR)
    assert (mistake.text, mistake.rule) == ("blue 3", "CHAL-5")
    colour = about(step, "judged_colour")
    assert right(colour) == "red"
    assert made(colour, Mistake.JUDGED_BY_NEW_COLOUR).text == "blue"


@pytest.mark.rule("WD4-3")
def test_the_same_number_makes_a_bluff() -> None:
    p = table("W+4 G5 B3", "Y1 Y2", "G1", top="R5", stock="B4 B5 B6 B7 B8 B9")
    question = about(play(p, put(0, "W+4", B)).after, "evidence")
    assert right(question) == "None of them"
    mistake = made(question, Mistake.NUMBER_IS_EVIDENCE)
    assert (mistake.text, mistake.rule) == ("green 5", "WD4-3")


@pytest.mark.rule("WD4-3")
@pytest.mark.parametrize(
    ("counts", "true", "mistake", "said"),
    [
        (False, "red 1", Mistake.BOX_IS_EVIDENCE, "red 1 and Item Box"),
        (True, "red 1 and Item Box", Mistake.BOX_IS_NO_EVIDENCE, "red 1"),
    ],
)
def test_an_item_box_counts_or_not(counts: bool, true: str, mistake: Mistake, said: str) -> None:
    p = table("W+4 R1 WB", "Y1 Y2", "G1", top="R5", item_box_counts_as_colour=counts)
    question = about(play(p, put(0, "W+4", R)).after, "evidence")
    assert (right(question), made(question, mistake).text) == (true, said)


@pytest.mark.rule("ITEM-LIGHTNING")
def test_lightning_hits_its_player_too() -> None:
    step = boxed("B3")
    question = about(step, "who_draws")
    assert right(question) == "Everyone but Ana"
    mistake = made(question, Mistake.LIGHTNING_HITS_ALL)
    assert (mistake.text, mistake.rule) == ("Everyone", "ITEM-LIGHTNING")
    assert made(about(step, "item_does"), Mistake.LIGHTNING_HITS_ALL).text == (
        "Everyone draws 1 card."
    )


@pytest.mark.rule("ITEM-7")
def test_lightning_makes_all_the_others_draw_two() -> None:
    mistake = made(about(boxed("B3"), "how_many"), Mistake.LIGHTNING_OF_TWO)
    assert (mistake.text, mistake.rule) == ("2 cards", "ITEM-7")


@pytest.mark.rule("ITEM-BANANA")
def test_a_banana_peel_hits_the_next_player() -> None:
    question = about(boxed("Y3"), "who_draws")
    assert right(question) == "Dov"
    mistake = made(question, Mistake.BANANA_HITS_NEXT)
    assert (mistake.text, mistake.rule) == ("Ben", "ITEM-BANANA")


@pytest.mark.rule("ITEM-BANANA")
def test_a_banana_peel_spares_whoever_was_skipped() -> None:
    p = table("WB R1", "Y1", "G1", "B1", top="R5", stock="Y3 B4 B6", last_actor=2)
    assert made(about(play(p, put(0, "WB")), "who_draws"), Mistake.BANANA_SPARES_SKIPPED).text == (
        "Chi"
    )
    by_turns = replace(p, rules=replace(p.rules, banana_target="last_to_act"))
    question = about(play(by_turns, put(0, "WB")), "who_draws")
    assert right(question) == "Chi"
    assert made(question, Mistake.BANANA_HITS_SEAT_BEFORE).text == "Dov"


@pytest.mark.rule("ITEM-SHELL")
def test_a_green_shell_hits_the_next_player() -> None:
    question = about(boxed("G3"), "who_chooses")
    assert right(question) == "Ana"
    assert made(question, Mistake.SHELL_HITS_NEXT).text == "Nobody: it always hits the next player."


@pytest.mark.rule("ITEM-BOBOMB")
def test_the_colour_stays_after_a_bobomb() -> None:
    question = about(boxed("W+4"), "who_chooses")
    assert right(question) == "Ana"
    mistake = made(question, Mistake.BOBOMB_COLOUR_STAYS)
    assert (mistake.text, mistake.rule) == ("Nobody: it stays as it was.", "ITEM-BOBOMB")


@pytest.mark.rule("ITEM-MUSHROOM")
def test_a_mushroom_passes_the_turn_on() -> None:
    question = about(boxed("R3"), "next_turn")
    assert right(question) == "Ana"
    assert made(question, Mistake.MUSHROOM_PASSES_ON).text == "Ben"


@pytest.mark.rule("ITEM-4")
def test_drawing_because_of_an_item_costs_the_turn() -> None:
    step = boxed("Y3", players=2)
    assert right(about(step, "next_turn")) == "Ben"
    assert made(about(step, "next_turn"), Mistake.ITEM_GIVES_A_TURN).text == "Ana"
    p = boxed("B3", players=3)
    assert made(about(p, "next_turn"), Mistake.LIGHTNING_PASSES_ON).text == "Ben"


@pytest.mark.rule("ITEM-5")
def test_one_item_box_in_a_row_is_all() -> None:
    question = about(boxed("R3").after, "may_chain")
    assert right(question) == "Yes, and it is the next box of the chain."
    assert made(question, Mistake.ONE_BOX_A_TURN).rule == "ITEM-5"


@pytest.mark.rule("ITEM-3")
def test_the_colour_under_the_box_still_counts() -> None:
    question = about(boxed("Y3"), "which_matches")
    assert CARDS["R0"].colour is R
    mistake = made(question, Mistake.COLOUR_BEFORE_BOX)
    assert (mistake.answer.cards[0].colour, mistake.rule) == (R, "ITEM-3")


@pytest.mark.rule("TURN-3")
def test_the_drawn_card_is_played_and_another() -> None:
    p = table("R1 G3", "B1", top="R5", stock="R8 B2")
    question = about(play(p, Draw(0)), "drawn_card")
    assert question.ask == "Ana has just drawn this card: red 8. What comes next?"
    assert right(question) == "It can be played, or kept."
    assert made(question, Mistake.DRAWN_AND_ANOTHER).text == (
        "It can be played, or any other card that matches."
    )
    after = play(p, Draw(0)).after
    assert isinstance(after.awaiting, AwaitDrawnCard)
    held = about(after, "may_play", card=CARDS["R1"])
    assert right(held) == "No, only the card just drawn may be played."
    assert made(held, Mistake.DRAWN_AND_ANOTHER).rule == "TURN-3"


@pytest.mark.rule("TURN-3")
def test_a_drawn_card_has_to_be_played_or_may_be_kept() -> None:
    p = table("R1 G3", "B1", top="R5", stock="R8 B2", after_draw="must_play")
    question = about(play(p, Draw(0)), "drawn_card")
    assert right(question) == "It has to be played."
    assert made(question, Mistake.DRAWN_CARD_FREE).text == "It can be played, or kept."


@pytest.mark.rule("ACT-1")
def test_a_draw_two_lets_its_victim_play() -> None:
    step = play(table("R+2 R1 R2", "B1", "G1", top="R5", stock="Y1 Y2 Y3"), put(0, "R+2"))
    question = about(step, "next_turn")
    assert right(question) == "Chi"
    mistake = made(question, Mistake.DRAW_TWO_LETS_PLAY)
    assert (mistake.text, mistake.rule) == ("Ben", "ACT-1")


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize(
    ("option", "true", "mistake", "said"),
    [
        ("skip", "Ana", Mistake.REVERSE_OF_TWO_IGNORED, "Ben"),
        ("no_effect", "Ben", Mistake.REVERSE_OF_TWO_SKIPS, "Ana"),
    ],
)
def test_a_reverse_between_two_players(option: str, true: str, mistake: Mistake, said: str) -> None:
    p = table("RR R1 R2", "B1 B2", top="R5", stock="Y1", two_player_reverse=option)
    question = about(play(p, put(0, "RR")), "next_turn")
    assert (right(question), made(question, mistake).text) == (true, said)
    assert made(question, mistake).rule == "ACT-2"


@pytest.mark.rule("WD4-1")
def test_whoever_accepts_a_wild_draw_four_plays_as_well() -> None:
    p = table("W+4 R1 B3", "Y1 Y2", "G1", top="R5", stock="B4 B5 B6 B7 B8 B9")
    question = about(play(p, put(0, "W+4", Y), Accept(1)), "next_turn")
    assert right(question) == "Chi"
    mistake = made(question, Mistake.WILD_LETS_PLAY)
    assert (mistake.text, mistake.rule) == ("Ben", "WD4-1")


@pytest.mark.rule("CHAL-4")
def test_a_challenge_that_is_wrong_costs_ten() -> None:
    p = table("W+4 G1 B3", "Y1 Y2", "G1", top="R5", stock="B4 B5 B6 B7 B8 B9 R7")
    step = play(p, put(0, "W+4", Y), Challenge(1))
    assert right(about(step, "how_many")) == "6 cards"
    assert made(about(step, "how_many"), Mistake.SIX_ON_TOP_OF_FOUR).text == "10 cards"
    assert made(about(step, "who_draws"), Mistake.VAIN_CHALLENGE_HITS_PLAYER).text == "Ana"


@pytest.mark.rule("WD4-4")
def test_a_challenge_undoes_the_colour() -> None:
    p = table("W+4 R1 B3", "Y1 Y2", "G1", top="R5", stock="B4 B5 B6 B7 B8 B9")
    question = about(play(p, put(0, "W+4", G), Challenge(1)), "colour_after")
    assert right(question) == "green"
    mistake = made(question, Mistake.CHALLENGE_UNDOES_COLOUR)
    assert (mistake.text, mistake.rule) == ("red", "WD4-4")


@pytest.mark.rule("UNO-3")
def test_catching_is_possible_after_the_next_turn_began() -> None:
    p = table("R1 R2", "B1 B2", "G1", top="R5", stock="Y1 Y2")
    step = play(p, put(0, "R1"), Draw(1))
    question = about(step, "too_late_to_catch")
    assert (question.asked, question.reveal) == (-1, 0)
    assert right(question) == "No, it is too late."
    mistake = made(question, Mistake.CAUGHT_FOR_A_LAP)
    assert (mistake.text, mistake.rule) == ("Yes, until Ana's turn comes round again.", "UNO-3")


@pytest.mark.rule("UNO-2")
def test_only_the_next_player_catches() -> None:
    p = play(table("R1 R2", "B1 B2", "G1 G2", top="R5", stock="Y1 Y2"), put(0, "R1")).after
    question = about(p, "who_catches")
    assert right(question) == "Everyone but Ana"
    assert made(question, Mistake.ONLY_NEXT_CATCHES).text == "Ben"
    caught = play(p, CatchUno(2, 0))
    assert made(about(caught, "who_draws"), Mistake.CAUGHT_CATCHER_DRAWS).text == "Chi"


@pytest.mark.rule("UNO-1")
def test_uno_is_said_with_the_last_card() -> None:
    question = about(table("R1 R2", "B1", top="R5", stock="Y1"), "must_say_uno")
    assert right(question) == "Yes, because one card will be left."
    assert made(question, Mistake.UNO_WITH_LAST_CARD).rule == "UNO-1"


@pytest.mark.rule("SCORE-1", "DECK-3")
def test_points_are_counted_wrongly() -> None:
    p = table("R1", "B9 WB", "GS G1", top="R5", stock="Y1")
    question = about(play(p, put(0, "R1")), "how_many_points")
    assert right(question) == "80 points"
    assert made(question, Mistake.ONE_HAND_SCORED).text == "59 points"
    assert made(question, Mistake.CARDS_COUNTED).text == "4 points"
    assert made(question, Mistake.WILDS_AS_SYMBOLS).text == "50 points"
    scorers = about(play(p, put(0, "R1")), "who_scores")
    assert right(scorers) == "Ana"
    assert made(scorers, Mistake.ALL_SCORE).text == "Everyone"
    assert made(scorers, Mistake.LOSERS_SCORE).text == "Everyone but Ana"


@pytest.mark.rule("END-2")
def test_a_last_draw_two_spares_the_next_player() -> None:
    step = play(table("R+2", "B9", "G1", top="R5", stock="Y1 Y2 Y3"), put(0, "R+2"))
    question = about(step, "last_card")
    assert right(question) == "Ben has to draw for it first, then the round is over."
    assert made(question, Mistake.LAST_CARD_SPARES).rule == "END-2"


@pytest.mark.rule("OPEN-7")
def test_an_opening_box_turns_up_a_card() -> None:
    step = open_round(dealt("R1", "B1", "G1", stock="WB R3 G4"))
    question = about(step, "opening_effect")
    assert right(question) == "A colour is chosen, and nothing else."
    assert made(question, Mistake.OPENING_BOX_TURNS_UP).rule == "OPEN-7"
    chosen = play(step.after, ChooseColour(0, R))
    assert made(about(chosen, "first_player"), Mistake.OPENING_COLOUR_COSTS_TURN).text == "Chi"


def stacked(*more: Action) -> Step:
    """Ben answers Ana's Draw Two with a Wild Draw Four, which is a bluff."""
    hands = ("R+2 B1", "W+4 R1 B3", "R+2 G2")
    p = table(*hands, top="R5", stock="Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9", stacking="any")
    return play(p, put(0, "R+2"), put(1, "W+4", B), *more)


@pytest.mark.rule("STACK-3")
def test_only_the_last_card_of_a_stack_counts() -> None:
    question = about(stacked(), "stack_sum")
    assert question.ask == "A draw card has been stacked. How many cards are aimed at Chi now?"
    assert right(question) == "6 cards"
    assert made(question, Mistake.ONLY_LAST_COUNTS).text == "4 cards"
    assert made(question, Mistake.STACK_CANCELS).text == "0 cards"


@pytest.mark.rule("STACK-2", "STACK-4")
def test_a_stack_is_not_challenged() -> None:
    question = about(stacked(), "draw_answer")
    assert right(question) == "Chi draws 6 cards and loses a turn, or stacks a card, or challenges."
    assert made(question, Mistake.CHALLENGE_OVERLOOKED).rule == "STACK-4"


@pytest.mark.rule("STACK-4")
def test_a_bluff_in_a_stack_costs_four() -> None:
    step = stacked(Challenge(2))
    question = about(step, "how_many")
    assert question.ask == "How many cards does Ben draw?"
    assert right(question) == "6 cards"
    assert made(question, Mistake.ONLY_LAST_COUNTS).text == "4 cards"
    assert right(about(step, "who_draws")) == "Ben"
    assert right(about(step, "next_turn")) == "Chi"


@pytest.mark.rule("STACK-2", "WD4-2")
def test_cards_drawn_for_uno_unsaid_are_not_asked_about() -> None:
    p = table("W+4 B1", "Y1", "G1", top="R5", stock="R1 R2 R3", stacking="any")
    caught = play(p, put(0, "W+4", B), CatchUno(2, 0)).after
    # Judged is the one card that was held, and of one card there is too little to choose from.
    assert "evidence" not in {question.kind for question in position_questions(caught, TEACHER)}


@pytest.mark.rule("STACK-1")
def test_a_stacked_card_has_to_have_the_colour() -> None:
    question = about(stacked().after, "may_stack", card=CARDS["R+2"])
    assert right(question) == "Yes, because any draw card goes on any other."
    mistake = made(question, Mistake.STACK_NEEDS_COLOUR)
    assert mistake.text == "No, because it does not have the colour to match."


@pytest.mark.rule("STACK-3")
def test_whether_a_card_is_stacked_is_not_asked_before() -> None:
    assert "next_turn" not in {question.kind for question in step_questions(stacked(), TEACHER)}


@pytest.mark.rule("STACK-5")
def test_a_last_draw_two_is_stacked_on() -> None:
    p = table("R+2", "B+2 B9", "G1", top="R5", stock="Y1 Y2 Y3", stacking="same")
    question = about(play(p, put(0, "R+2")), "last_card")
    assert question.rule == "STACK-5"
    assert made(question, Mistake.LAST_CARD_STACKED_ON).text == (
        "Ben may stack a card on it, and the round goes on then."
    )


@pytest.mark.rule("SEVEN-1")
def test_a_seven_swaps_with_the_next_player() -> None:
    p = table("R7 R1", "B9 B8", "G1", top="R5", stock="Y1", seven_zero=True)
    step = play(p, put(0, "R7"))
    question = about(step, "hands_move")
    assert right(question) == "Ana chooses another player, and the two swap their whole hands."
    assert made(question, Mistake.SWAP_WITH_NEXT).rule == "SEVEN-1"
    assert made(about(step, "who_chooses"), Mistake.SWAP_WITH_NEXT).text == (
        "Nobody: it is always the next player."
    )


@pytest.mark.rule("SEVEN-2")
def test_hands_are_passed_against_the_direction_of_play() -> None:
    p = table("R0 R1", "B9", "G1", top="R5", stock="Y1", seven_zero=True, direction=RIGHT)
    question = next(q for q in step_questions(play(p, put(0, "R0")), 1) if q.kind == "hand_from")
    assert question.ask == "The hands are passed on. From whom do you get your new hand?"
    assert right(question) == "Chi"
    assert made(question, Mistake.PASSED_AGAINST_PLAY).text == "Ana"


@pytest.mark.rule("SEVEN-3")
def test_a_turned_up_seven_moves_hands() -> None:
    p = table("WB R1 R2", "Y1", "G1", top="R5", stock="R7 B4", seven_zero=True)
    question = about(play(p, put(0, "WB")), "hands_move")
    assert right(question) == "Nothing: they stay where they are."


@pytest.mark.rule("SEVEN-4")
def test_a_new_hand_of_one_card_owes_uno() -> None:
    p = table("R7 R1 R2", "B9", "G1 G2", top="R5", stock="Y1", seven_zero=True)
    question = about(play(p, put(0, "R7"), ChooseTarget(0, 1)), "uno_for_hand")
    assert right(question) == "No, because it was no play of Ana's that left it."


@pytest.mark.rule("UNO-3", "SEVEN-4")
def test_uno_unsaid_with_a_seven_is_owed_for_a_new_hand_of_one_card() -> None:
    p = table("R7 R1", "B9", "G1 G2", top="R5", stock="Y1", seven_zero=True)
    step = play(p, put(0, "R7"), ChooseTarget(0, 1))
    for seed in range(8):
        asked = {q.kind: q.draft.subject.seat for q in step_questions(step, TEACHER, seed=seed)}
        assert (asked["uno_for_hand"], asked["uno_unsaid"]) == (1, 0)


@pytest.mark.rule("JUMP-2")
def test_after_a_jump_play_goes_back() -> None:
    p = table("R5 R1", "B1", "R5 G1", "G2", top="R8", stock="Y1", jump_in=True)
    step = play(p, put(0, "R5"), put(2, "R5"))
    question = about(step, "next_turn")
    assert right(question) == "Dov"
    assert made(question, Mistake.JUMP_RETURNS_TURN).text == "Ben"


@pytest.mark.rule("JUMP-1")
def test_any_card_that_matches_is_jumped_in_with() -> None:
    p = table("R1 R2", "R5 Y5", "R6", top="R5", stock="Y1", jump_in=True)
    assert right(about(p, "may_jump_in", seat=1)) == "Yes, because it is just like the top card."
    question = about(p, "may_jump_in", seat=2)
    assert right(question) == "No, because it is not just like the top card."
    assert made(question, Mistake.ANY_MATCH_JUMPS_IN).rule == "JUMP-1"


@pytest.mark.rule("JUMP-3")
def test_who_has_drawn_has_acted_though_what_is_decided_then_is_not_told() -> None:
    p = table("B1 B2", "R5 G3", "G1", top="R5", stock="R1 Y2", jump_in=True)
    questions = position_questions(play(p, Draw(0)).after, reader=1)
    (question,) = (q for q in questions if q.kind == "may_jump_in")
    assert right(question) == "No, because Ana has done something in this turn already."


@pytest.mark.rule("TURN-2", "JUMP-1")
def test_who_holds_nothing_to_play_is_not_asked_because_another_could_jump_in() -> None:
    p = table("B1 B2", "R5", top="R5", stock="Y1", jump_in=True)
    assert "may_draw" not in {question.kind for question in position_questions(p, TEACHER)}
