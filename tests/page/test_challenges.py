"""A Wild Draw Four that waits for its answer or gets it, as the page is sent it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.narration.games import random_games
from tests.rules.dsl import B, G, R, play, put, table
from uno_kart_lab.game import Game
from uno_kart_lab.narration import Narrator
from uno_kart_lab.odds import bluff_chance
from uno_kart_lab.page.book import NAMES
from uno_kart_lab.page.challenges import write_challenge
from uno_kart_lab.page.messages import state_message
from uno_kart_lab.rules.actions import Accept, CatchUno, Challenge, Draw
from uno_kart_lab.rules.events import CardPlayed, ChallengeJudged, HandShown, UnoWindowClosed
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_position

ANA, BEN, CHI = range(3)
GUILTY, INNOCENT = "R1 G1 G5 W+4", "R1 R2 Y2 W+4"
WILD = put(ANA, "W+4", R)


def laid(hand: str = GUILTY, **more: Any) -> Position:
    """Lay a table where Ana can play a Wild Draw Four on a green card, and Ben is next."""
    return table(hand, "B1 B2", "Y1 G9", top="G7", stock="R3 " * 20, **more)


def asked(step: Step, reader: Reader = TEACHER) -> dict[str, Any] | None:
    narrator = Narrator("en", step.after.players, reader, step.after.rules)
    return write_challenge(step, reader, narrator)


def seen(step: Step, reader: Reader = TEACHER) -> dict[str, Any]:
    challenge = asked(step, reader)
    assert challenge is not None
    return challenge


def place(step: Step, kind: type) -> int:
    return [type(event) for event in step.events].index(kind)


@pytest.mark.rule("CHAL-1")
@pytest.mark.parametrize(
    ("actions", "chosen"),
    [
        ([WILD], None),
        ([WILD, Accept(BEN)], "accept"),
        ([WILD, Challenge(BEN)], "challenge"),
    ],
)
def test_it_is_told_of_the_step_that_asks_and_of_the_answer(
    actions: list[Any], chosen: str | None
) -> None:
    challenge = seen(play(laid(), *actions))
    assert (challenge["player"], challenge["challenger"]) == (ANA, BEN)
    assert challenge["chosen"] == chosen


@pytest.mark.rule("CHAL-1")
def test_it_is_told_of_no_other_step() -> None:
    assert asked(play(laid(), put(ANA, "G1"))) is None
    assert asked(play(laid(), WILD, Challenge(BEN), Draw(BEN))) is None
    assert asked(play(laid(), WILD, Accept(BEN), Draw(CHI))) is None


@pytest.mark.rule("WD4-2")
def test_where_a_bluff_cannot_be_played_there_is_nothing_to_challenge() -> None:
    step = play(laid(INNOCENT, wild_draw_four="only_if_no_match"), WILD)
    assert asked(step) is None


@pytest.mark.rule("WD4-3")
def test_the_evidence_is_the_hand_beside_the_card_with_what_matches_in_it() -> None:
    guilty = seen(play(laid(GUILTY), WILD))
    assert guilty["hand"] == ["R1", "G1", "G5"]
    assert guilty["matching"] == [1, 2]
    assert guilty["verdict"] == "bluff"
    innocent = seen(play(laid(INNOCENT), WILD))
    assert innocent["matching"] == []
    assert innocent["verdict"] == "no_bluff"


@pytest.mark.rule("WD4-3")
@pytest.mark.parametrize(("counts", "matching"), [(False, []), (True, [1, 2])])
def test_item_boxes_are_evidence_where_the_rules_say_so(counts: bool, matching: list[int]) -> None:
    position = laid("R1 WB WB W+4", item_box_counts_as_colour=counts)
    assert seen(play(position, WILD))["matching"] == matching


@pytest.mark.rule("CHAL-5")
def test_on_a_wild_card_the_colour_chosen_for_it_is_the_one_before() -> None:
    position = table("R1 G1 W+4", "B1 B2", "Y1", top="W+4", chosen_colour=G, stock="R3 " * 9)
    challenge = seen(play(position, WILD))
    assert challenge["colour"] == "green"
    assert challenge["verdict"] == "bluff"


@pytest.mark.rule("CHAL-3")
def test_the_evidence_stays_as_it_was_while_the_player_draws() -> None:
    assert seen(play(laid(), WILD, Challenge(BEN)))["hand"] == ["R1", "G1", "G5"]


@pytest.mark.parametrize("reader", [TEACHER, ANA])
@pytest.mark.parametrize("answer", [[], [Accept(BEN)], [Challenge(BEN)]])
def test_the_teacher_and_the_player_know_from_the_start(reader: Reader, answer: list[Any]) -> None:
    challenge = seen(play(laid(), WILD, *answer), reader)
    assert (challenge["shown"], challenge["known"]) == (-1, -1)
    assert challenge["hand"] == ["R1", "G1", "G5"]
    assert challenge["verdict"] == "bluff"


@pytest.mark.rule("CHAL-2")
@pytest.mark.parametrize("reader", [BEN, CHI, TABLE])
@pytest.mark.parametrize("answer", [[], [Accept(BEN)]])
def test_without_a_challenge_nobody_else_learns_it(reader: Reader, answer: list[Any]) -> None:
    challenge = seen(play(laid(), WILD, *answer), reader)
    assert (challenge["shown"], challenge["known"]) == (None, None)
    assert challenge["hand"] == ["??"] * 3
    assert challenge["matching"] == []
    assert challenge["verdict"] is None


@pytest.mark.rule("CHAL-2")
def test_the_challenger_learns_it_as_the_hand_is_shown_and_judged() -> None:
    step = play(laid(), WILD, Challenge(BEN))
    challenge = seen(step, BEN)
    assert challenge["shown"] == place(step, HandShown)
    assert challenge["known"] == place(step, ChallengeJudged)
    assert challenge["hand"] == ["R1", "G1", "G5"]
    assert challenge["matching"] == [1, 2]
    assert challenge["verdict"] == "bluff"


@pytest.mark.rule("CHAL-2")
@pytest.mark.parametrize("reader", [CHI, TABLE])
def test_the_others_learn_the_verdict_alone(reader: Reader) -> None:
    step = play(laid(), WILD, Challenge(BEN))
    challenge = seen(step, reader)
    assert challenge["shown"] is None
    assert challenge["hand"] == ["??"] * 3
    assert challenge["matching"] == []
    assert challenge["known"] == place(step, ChallengeJudged)
    assert challenge["verdict"] == "bluff"


def test_it_begins_with_the_card_and_not_with_what_comes_before_it() -> None:
    # Chi has one card and did not say UNO, which Ana's turn makes too late to catch.
    position = laid(uno_window=CHI)
    step = play(position, WILD)
    assert isinstance(step.events[0], UnoWindowClosed)
    assert seen(step)["since"] == 1
    assert seen(play(position, WILD, Accept(BEN)))["since"] == -1


def outcomes(reader: Reader) -> dict[str, tuple[str, str]]:
    told = seen(play(laid(), WILD), reader)["outcomes"]
    return {outcome["when"]: (outcome["rule"], outcome["text"]) for outcome in told}


@pytest.mark.rule("WD4-1", "CHAL-3", "CHAL-4")
def test_what_each_answer_brings_is_told_by_name() -> None:
    for reader in (TEACHER, TABLE, CHI):
        assert outcomes(reader) == {
            "accept": ("WD4-1", "Ben draws four cards and loses the turn."),
            "no_bluff": ("CHAL-4", "Ben draws six cards in place of four, and loses the turn."),
            "bluff": ("CHAL-3", "Ana draws the four cards. Ben draws none and takes a turn."),
        }


@pytest.mark.rule("WD4-1", "CHAL-3", "CHAL-4")
def test_what_each_answer_brings_is_told_to_whom_it_concerns() -> None:
    assert outcomes(BEN) == {
        "accept": ("WD4-1", "You draw four cards and lose your turn."),
        "no_bluff": ("CHAL-4", "You draw six cards in place of four, and lose your turn."),
        "bluff": ("CHAL-3", "Ana draws the four cards. You draw none and take your turn."),
    }
    assert outcomes(ANA)["bluff"] == (
        "CHAL-3",
        "You draw the four cards. Ben draws none and takes a turn.",
    )


@pytest.mark.parametrize(
    ("reader", "knower", "whose"),
    [
        (TEACHER, BEN, "Chance of a bluff, by what Ben can see"),
        (BEN, BEN, "Chance of a bluff, by what you can see"),
        (CHI, CHI, "Chance of a bluff, by what you can see"),
        (TABLE, TABLE, "Chance of a bluff, by what all can see"),
    ],
)
def test_the_chance_is_counted_from_what_can_be_seen(
    reader: Reader, knower: Reader, whose: str
) -> None:
    step = play(laid(), WILD)
    for answered in (step, play(step.after, Challenge(BEN))):
        chance = seen(answered, reader)["chance"]
        exact = bluff_chance(see_position(step.after, knower), ANA, G)
        assert chance["share"] == pytest.approx(float(exact), abs=0.0005)
        assert chance["whose"] == whose


def test_those_who_see_different_cards_have_different_chances() -> None:
    step = play(laid(), WILD)
    assert len({seen(step, reader)["chance"]["share"] for reader in (BEN, CHI, TABLE)}) == 3


def test_the_player_of_the_card_needs_no_chance() -> None:
    assert seen(play(laid(), WILD), ANA)["chance"] is None


@pytest.mark.rule("WD4-3")
def test_how_the_chance_is_counted_is_told_with_what_is_assumed() -> None:
    # Ben sees his two cards and two on the discard pile; 24 of the others are green.
    chance = seen(play(laid(), WILD), BEN)["chance"]
    assert chance["text"] == (
        "You can't see 108 cards. 24 of these are green. Ana holds 3 of the unseen cards. The"
        " chance is exact if each unseen card is as likely to be in that hand as any other."
    )


@pytest.mark.rule("WD4-3")
def test_where_item_boxes_count_they_are_counted() -> None:
    position = laid(item_box_counts_as_colour=True)
    text = seen(play(position, WILD), TABLE)["chance"]["text"]
    assert text.startswith("110 cards are not open to all. 32 of these are green or Item Boxes,")


@pytest.mark.rule("END-2")
def test_a_last_card_is_told_to_be_no_bluff() -> None:
    step = play(table("W+4", "B1", "Y1", top="G7", stock="R3 " * 9), WILD)
    challenge = seen(step, BEN)
    assert challenge["hand"] == []
    assert challenge["chance"]["share"] == 0
    assert challenge["chance"]["text"] == (
        "Ana has no card left beside it that could make it a bluff: it was the last card."
    )


@pytest.mark.parametrize(("hand", "share"), [("R1 " * 60, 0.999), ("R1", 0.22)])
def test_a_chance_that_is_not_certain_is_not_rounded_to_certainty(hand: str, share: float) -> None:
    step = play(table(f"{hand} W+4", "B1", "Y1", top="G7"), WILD)
    assert seen(step, BEN)["chance"]["share"] == share


@pytest.mark.rule("CHAL-2")
def test_nobody_is_sent_what_they_may_not_know() -> None:
    challenges = 0
    for step in random_games(games=40):
        for reader in (TEACHER, TABLE, *range(len(step.before.players))):
            challenge = asked(step, reader)
            if challenge is None:
                continue
            challenges += 1
            player, challenger = challenge["player"], challenge["challenger"]
            shown = isinstance(step.action, Challenge)
            if reader not in (TEACHER, player) and not (shown and reader == challenger):
                assert set(challenge["hand"]) <= {"??"}
                assert challenge["matching"] == []
                assert challenge["verdict"] is None or shown
    assert challenges > 100


@pytest.mark.rule("WD4-3", "CHAL-5")
def test_the_verdict_is_the_one_that_the_rules_come_to() -> None:
    judged = 0
    for step in random_games(games=40):
        verdicts = [event for event in step.events if isinstance(event, ChallengeJudged)]
        for event in verdicts:
            judged += 1
            challenge = seen(step)
            matching = [challenge["hand"][i] for i in challenge["matching"]]
            assert challenge["verdict"] == ("bluff" if event.bluff else "no_bluff")
            assert matching == [card.code for card in event.matching]
    assert judged > 10


@pytest.mark.rule("CHAL-2")
def test_a_challenge_among_ten_with_long_names_and_hands_is_a_small_message() -> None:
    position = table(
        "R+2 " * 39 + "W+4",
        *["Y+2 " * 7] * 9,
        top="G7",
        stock="G+2 " * 20,
        players=tuple(f"{name} {'x' * 190}" for name in NAMES),
    )
    game = Game(Step(None, position, (), position))
    for action in (WILD, Challenge(BEN)):
        game.act(action)
        assert len(json.dumps(state_message(game, TEACHER, "en", 0)).encode()) < 16 * 1024


STACK = [put(ANA, "B+2"), put(BEN, "W+4", R)]


def stack(hand: str = "B1 W+4 Y1") -> Position:
    """Lay a table where Ana can play a Draw Two, Ben a Wild Draw Four on it, and Chi any."""
    chi = "W+4 Y+2 B9"
    return table("B+2 R1 R2", hand, chi, top="B7", stock="R3 " * 20, stacking="any")


@pytest.mark.rule("STACK-3", "STACK-4")
def test_in_a_stack_each_answer_brings_the_sum_and_a_card_can_be_stacked() -> None:
    told = {o["when"]: (o["rule"], o["text"]) for o in seen(play(stack(), *STACK))["outcomes"]}
    assert told == {
        "accept": ("WD4-1", "Chi draws 6 cards and loses the turn."),
        "no_bluff": (
            "CHAL-4",
            "Chi draws 8 cards, two more than were aimed there, and loses the turn.",
        ),
        "bluff": ("CHAL-3", "Ben draws all the cards. Chi draws none and takes a turn."),
        "stack": (
            "STACK-3",
            "Chi plays a draw card on it. All the cards to draw pass on to the next player, and"
            " nobody is challenged.",
        ),
    }
    assert seen(play(stack(), *STACK), CHI)["outcomes"][-1]["text"].startswith("You play a draw")


@pytest.mark.rule("STACK-5")
def test_on_a_last_card_nothing_can_be_stacked() -> None:
    told = seen(play(stack(hand="W+4"), *STACK))["outcomes"]
    assert [outcome["when"] for outcome in told] == ["accept", "no_bluff", "bluff"]


@pytest.mark.rule("STACK-4")
def test_a_draw_two_that_is_stacked_on_it_is_its_answer() -> None:
    challenge = seen(play(stack(), *STACK, put(CHI, "Y+2")))
    assert (challenge["player"], challenge["chosen"], challenge["since"]) == (BEN, "stack", -1)
    assert (challenge["hand"], challenge["verdict"]) == (["Y1", "B1"], "bluff")


@pytest.mark.rule("STACK-4")
def test_another_wild_draw_four_that_is_stacked_on_it_waits_itself() -> None:
    step = play(stack(), *STACK, put(CHI, "W+4", R))
    challenge = seen(step)
    assert (challenge["player"], challenge["challenger"]) == (CHI, ANA)
    assert (challenge["colour"], challenge["chosen"]) == ("red", None)
    assert challenge["since"] == place(step, CardPlayed) > 0


@pytest.mark.rule("STACK-4", "WD4-2")
def test_the_chance_in_a_stack_is_counted_from_the_hand_that_is_judged() -> None:
    # Ben had one card left and did not say UNO: caught, he holds two more, which are not judged.
    step = play(stack(hand="B1 W+4"), *STACK, CatchUno(ANA, BEN))
    challenge = seen(step, CHI)
    exact = bluff_chance(see_position(step.after, CHI), BEN, B)
    assert challenge["hand"] == ["??"]
    assert challenge["chance"]["share"] == pytest.approx(float(exact), abs=0.0005)
