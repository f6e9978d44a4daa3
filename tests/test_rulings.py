"""The same actions under several rule sets: what comes of them, and where they part."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from uno_kart_lab.files import InputError, read_rules, write_action
from uno_kart_lab.library import case, cases
from uno_kart_lab.loading import load
from uno_kart_lab.rules.actions import Draw
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.events import CardsDrawn, ChallengeJudged
from uno_kart_lab.rules.options import QUICK, STANDARD, PointsGame, RuleSet
from uno_kart_lab.rulings import Place, Ruling, compare_rulings
from uno_kart_lab.views import Reader

SCENARIOS = [each for each in cases() if "hands" in each.scenario]
READERS: tuple[Reader, ...] = ("teacher", 1)
TABLE_OF_TWO = {
    "format": "uno-kart-scenario/1",
    "players": ["Ana", "Ben"],
    "turn": 0,
    "hands": [["R3", "W+4", "G9"], ["Y2", "G1"]],
    "discard": ["R8"],
    "stock": ["R6", "B1", "R5", "G8", "B2", "B3", "B4"],
}


def judged(case_id: str, *rule_sets: RuleSet, reader: Any = "teacher") -> Ruling:
    return compare_rulings(case(case_id).scenario, rule_sets, reader)


def asked(*actions: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return TABLE_OF_TWO | {"actions": list(actions)} | changes


def drawn_by(ruling: Ruling, course: int) -> list[tuple[int, int]]:
    frames = [frame for step in ruling.courses[course].steps for frame in step.frames]
    events = [frame.event for frame in frames]
    return [(e.seat, len(e.cards)) for e in events if isinstance(e, CardsDrawn)]


@pytest.mark.rule("WD4-3")
def test_a_box_in_the_hand_is_a_bluff_where_it_counts_as_the_colour_and_only_there() -> None:
    ruling = judged("held-box-is-no-colour", STANDARD, QUICK)
    assert drawn_by(ruling, 0) == [(1, 6)]
    assert drawn_by(ruling, 1) == [(0, 4)]
    assert ruling.groups() == [[0], [1]]


@pytest.mark.rule("WD4-3")
def test_they_part_at_the_event_that_differs_first_and_it_comes_of_the_option_alone() -> None:
    ruling = judged("held-box-is-no-colour", STANDARD, QUICK)
    parting = ruling.parting
    assert parting is not None
    assert (parting.kind, parting.options) == ("event", ("item_box_counts_as_colour",))
    step, event = parting.place
    verdicts = [course.steps[step].frames[event].event for course in ruling.courses]
    assert [isinstance(v, ChallengeJudged) and v.bluff for v in verdicts] == [False, True]
    for course in ruling.courses:
        assert [f.sentence for f in course.steps[step].frames[:event]] == [
            f.sentence for f in ruling.courses[0].steps[step].frames[:event]
        ]


@pytest.mark.rule("OPEN-2", "OPEN-6")
def test_what_it_comes_of_is_found_by_trying_where_the_event_itself_names_no_option() -> None:
    parting = judged("opening-wild-draw-four", STANDARD, QUICK).parting
    assert parting is not None
    assert parting.place == Place(0, 1)
    assert parting.options == ("opening_action",)


@pytest.mark.rule("WD4-2")
def test_an_action_that_other_rules_refuse_ends_their_course_with_the_refusal() -> None:
    banned = replace(STANDARD, wild_draw_four="only_if_no_match")
    play = {"seat": 0, "do": "play", "card": "W+4", "colour": "blue"}
    ruling = compare_rulings(asked(play, {"seat": 1, "do": "accept"}), [STANDARD, banned])
    played, refused = ruling.courses
    assert played.refusal is None
    assert len(played.steps) == 3
    assert refused.refusal is not None
    assert refused.refusal.rule == "WD4-2"
    assert len(refused.steps) == 1
    parting = ruling.parting
    assert parting is not None
    assert (parting.kind, parting.place) == ("refusal", Place(1, -1))
    assert parting.options == ("wild_draw_four",)


@pytest.mark.rule("MATCH-1")
def test_an_action_that_no_rules_allow_is_refused_by_all_and_nothing_parts() -> None:
    ruling = compare_rulings(asked({"seat": 0, "do": "play", "card": "G9"}), [STANDARD, QUICK])
    refusals = [course.refusal for course in ruling.courses]
    assert all(refusal is not None and refusal.rule == "MATCH-1" for refusal in refusals)
    assert ruling.parting is None
    assert ruling.groups() == [[0, 1]]


@pytest.mark.rule("TURN-3")
def test_they_part_in_the_end_where_only_what_can_be_done_next_differs() -> None:
    must = replace(STANDARD, after_draw="must_play")
    ruling = compare_rulings(asked({"seat": 0, "do": "draw"}), [STANDARD, must])
    parting = ruling.parting
    assert parting is not None
    frames = ruling.courses[0].steps[1].frames
    assert (parting.kind, parting.options) == ("choices", ("after_draw",))
    assert parting.place == Place(1, len(frames))
    keep = [set(course.choice_texts) for course in ruling.courses]
    assert keep[0] - keep[1] == {"Keep the drawn card"}
    assert keep[1] < keep[0]


@pytest.mark.rule("GAME-1")
def test_a_position_that_cannot_be_under_other_rules_ends_their_course_before_its_start() -> None:
    ruling = compare_rulings(asked(rules="quick", scores=[600, 0]), [QUICK, STANDARD])
    possible, impossible = ruling.courses
    assert possible.impossible == ""
    assert "scores[0]: 600" in impossible.impossible
    assert impossible.steps == ()
    parting = ruling.parting
    assert parting is not None
    assert (parting.kind, parting.place, parting.options) == (
        "position",
        Place(0, -1),
        ("game_end",),
    )


@pytest.mark.rule("GAME-1")
def test_of_three_rule_sets_each_parts_from_the_first_where_it_does() -> None:
    many = replace(STANDARD, game_end=PointsGame(1_000))
    ruling = judged("going-out", STANDARD, many, QUICK)
    assert ruling.groups() == [[0, 1], [2]]
    assert ruling.partings[:2] == (None, None)
    assert ruling.parting == ruling.partings[2]


def test_two_options_that_need_each_other_are_both_named() -> None:
    # The ban alone lets the card be played; that the box counts is no reason without the ban.
    both = replace(STANDARD, wild_draw_four="only_if_no_match", item_box_counts_as_colour=True)
    ruling = judged("held-box-is-no-colour", STANDARD, both)
    assert ruling.parting is not None
    assert ruling.parting.kind == "refusal"
    assert ruling.parting.options == ("wild_draw_four", "item_box_counts_as_colour")


@pytest.mark.rule("UNO-1")
def test_a_play_that_leaves_one_card_can_be_chosen_with_uno_and_without() -> None:
    ruling = compare_rulings(asked(hands=[["R3", "G9"], ["Y2"]]), [STANDARD])
    plays = [action for action in ruling.courses[0].choices if action != Draw(0)]
    assert [action.say_uno for action in plays] == [True, False]  # type: ignore[union-attr]


def test_courses_part_for_a_reader_only_where_that_reader_can_see_it() -> None:
    must = replace(STANDARD, after_draw="must_play")
    drawn = asked({"seat": 0, "do": "draw"})
    assert compare_rulings(drawn, [STANDARD, must], reader=0).parting is not None
    assert compare_rulings(drawn, [STANDARD, must], reader=1).parting is None


@pytest.mark.parametrize("reader", ["table", 1])
def test_no_reader_is_told_a_card_that_it_may_not_know(reader: Any) -> None:
    ruling = judged("held-box-is-no-colour", STANDARD, QUICK, reader=reader)
    for course in ruling.courses:
        for step in course.steps:
            for frame in step.frames:
                assert CARDS["W+4"] not in frame.position.hands[0]
        assert all(action.seat == reader for action in course.choices)


def test_a_refusal_tells_nobody_s_hand_to_somebody_who_does_not_see_it() -> None:
    banned = replace(STANDARD, wild_draw_four="only_if_no_match")
    play = asked({"seat": 0, "do": "play", "card": "W+4", "colour": "blue"})
    told = {reader: compare_rulings(play, [banned], reader=reader) for reader in READERS}
    refusals = {reader: ruling.courses[0].refusal for reader, ruling in told.items()}
    assert refusals["teacher"] is not None
    assert "red 3" in refusals["teacher"].sentence
    assert refusals[1] is not None
    assert not any("red 3" in check.sentence for check in refusals[1].checks)


@pytest.mark.parametrize("each", SCENARIOS, ids=lambda each: each.id)
def test_every_case_goes_the_same_way_by_its_own_rules_as_it_is_played(each: Any) -> None:
    file = each.scenario
    ruling = compare_rulings(file, [read_rules(file["rules"]), STANDARD, QUICK])
    own = ruling.courses[0]
    game = load(file).game
    played = [event for node in game.nodes for event in node.step.events]
    assert [f.event for step in own.steps for f in step.frames] == played
    assert [write_action(action) for action in ruling.actions] == file["actions"]
    assert own.refusal is None
    assert sorted(at for group in ruling.groups() for at in group) == [0, 1, 2]


@pytest.mark.parametrize("name", ["standard", "quick"])
def test_the_scenario_s_own_rules_count_only_where_they_are_asked_for(name: str) -> None:
    file = case("held-box-is-no-colour").scenario | {"rules": name}
    assert drawn_by(compare_rulings(file, [QUICK]), 0) == [(0, 4)]


def test_what_is_no_scenario_is_refused() -> None:
    for source in ({}, "[", {"format": "uno-kart-record/1"}, case("chosen-dealer").scenario):
        with pytest.raises(InputError):
            compare_rulings(source, [STANDARD])


def test_without_rules_nothing_can_be_judged() -> None:
    with pytest.raises(ValueError, match="at least one"):
        compare_rulings(TABLE_OF_TWO, [])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="tlh"):
        compare_rulings(TABLE_OF_TWO, [STANDARD], lang="tlh")
