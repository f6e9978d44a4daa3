"""Frames: what one reader sees after one event, as the transcript and the page are given it."""

import json
from typing import Any

import pytest

from tests.rules.dsl import R, cards, hand, put, table
from uno_kart_lab.frames import Frame, changes, frames_of, kind_of, write_event
from uno_kart_lab.frames import table as flat
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.actions import Accept, Challenge, ChooseTarget
from uno_kart_lab.rules.engine import apply, start_game
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_position

BOX = apply(
    table("WB WB R3", "B1 B2", "G1", top="B9", stock="B4 Y5 Y6 Y7", turn=0, chain=2), put(0, "WB")
)


def frames(step: Step, reader: Reader = TEACHER) -> tuple[Frame, ...]:
    return frames_of(step, reader, Narrator("en", step.after.players, reader))


def written(step: Step, reader: Reader = TEACHER) -> list[dict[str, Any]]:
    return [write_event(frame) for frame in frames(step, reader)]


def test_there_is_a_frame_for_each_event_with_the_table_after_it() -> None:
    seen = frames(BOX)
    assert [kind_of(frame.event) for frame in seen] == [
        "card_played",
        "card_turned_up",
        "item_activated",
        "cards_drawn",
        "cards_drawn",
        "turn_begun",
    ]
    assert [hand(frame.position, 1) for frame in seen[2:5]] == ["B1 B2", "Y5 B1 B2", "Y5 B1 B2"]
    assert [frame.number for frame in seen] == [1, 2, 3, 4, 5, 6]


def test_a_frame_is_as_its_reader_may_see_it() -> None:
    drawn = frames(BOX, 2)[3]
    assert hand(drawn.position, 1) == "?? ?? ??"
    assert drawn.sentence.startswith("Ben draws a card.")
    assert [card.code for card in drawn.cards] == ["??"]


def test_a_frame_marks_the_cards_and_seats_it_speaks_of() -> None:
    drawn = frames(BOX)[3]
    assert ([card.code for card in drawn.cards], drawn.seats) == (["Y5"], (1,))


def test_an_event_is_written_with_its_reason_and_its_facts() -> None:
    drawn = written(BOX)[3]
    text = drawn.pop("text")
    assert text.startswith("Ben draws a yellow 5.")
    assert drawn == {
        "kind": "cards_drawn",
        "rule": "ITEM-LIGHTNING",
        "number": 4,
        "cause": 3,
        "chain": 3,
        "link": 1,
        "seat": 1,
        "cards": ["Y5"],
    }


def test_all_that_comes_of_a_box_has_its_chain_and_link() -> None:
    second = apply(BOX.after, put(0, "WB"))
    assert {(event["chain"], event["link"]) for event in written(BOX)} == {(3, 1)}
    assert {(event["chain"], event["link"]) for event in written(second)} == {(3, 2)}


def test_what_is_awaited_is_written_in_words() -> None:
    shell = apply(table("WB R3", "B1", "G1", top="B9", stock="G4 Y5"), put(0, "WB"))
    assert written(shell)[-1]["awaiting"] == {"seat": 0, "for": "target"}


def test_a_direction_is_written_in_words() -> None:
    assert written(apply(table("RR R3", "B1", "G1", top="R9"), put(0, "RR")))[1]["direction"] == (
        "right"
    )


@pytest.mark.parametrize("reader", [TEACHER, TABLE, 0])
def test_no_shuffle_tells_the_generator_s_state(reader: Reader) -> None:
    events = written(start_game(["Ana", "Ben"], seed=7), reader)
    assert not any("generator" in event for event in events)
    json.dumps(events)


def test_a_hand_shown_in_a_challenge_is_in_that_challenge_s_events_only() -> None:
    aimed = apply(
        table("W+4 Y1 R1", "G1 G3", "B1", top="Y2", stock="R2 R3 R4 R5 R6 R7"), put(0, "W+4", R)
    )
    step = apply(aimed.after, Challenge(1))
    shown = written(step, 1)
    assert shown[1]["hand"] == ["R1", "Y1"]
    assert hand(frames(step, 1)[1].position, 0) == "?? ??"


def test_a_table_is_flat_and_tells_a_page_what_it_draws() -> None:
    assert flat(see_position(BOX.after, 1)) == {
        "hand0": ["??", "??"],
        "hand1": ["Y5", "B1", "B2"],
        "hand2": ["??", "??"],
        "score0": 0,
        "score1": 0,
        "score2": 0,
        "stock": 1,
        "discard": ["B9", "WB", "B4"],
        "buried": 0,
        "colour": "blue",
        "direction": "left",
        "turn": 0,
        "dealer": 2,
        "asked": 0,
        "for": "turn",
        "due": None,
        "uno": None,
        "round": 1,
        "winner": None,
        "winners": [],
    }


def test_a_table_shows_the_last_cards_of_a_high_discard_pile() -> None:
    pile = table("R1", "B1", top="R1 R2 R3 R4 R5 R6 R7 R8", stock="G1")
    assert (flat(pile)["discard"], flat(pile)["buried"]) == (
        ["R3", "R4", "R5", "R6", "R7", "R8"],
        2,
    )


def test_a_table_on_which_nothing_lies_yet_has_no_colour() -> None:
    step = start_game(["Ana", "Ben"], seed=7)
    assert flat(step.before)["colour"] is None


def test_the_changes_lead_from_one_table_to_the_next() -> None:
    step = apply(BOX.after, put(0, "WB"))
    before = flat(step.before)
    for position in step.positions():
        after = flat(position)
        told = changes(before, after)
        assert before | told == after
        assert all(before[key] != value for key, value in told.items())
        before = after


def test_the_cards_that_come_by_a_swap_are_marked_for_the_seat_that_holds_them() -> None:
    aimed = apply(
        table("R7 Y1 Y2", "B1 B2", "G1 G3", top="R9", seven_zero=True, stock="R1"), put(0, "R7")
    )
    swapped = apply(aimed.after, ChooseTarget(0, 1))
    marked = {reader: frames(swapped, reader)[0].cards for reader in (TEACHER, TABLE, 0, 1, 2)}
    none = cards("")
    assert marked == {
        TEACHER: none,
        TABLE: none,
        0: cards("B1 B2"),
        1: cards("Y1 Y2"),
        2: none,
    }
    passed = apply(
        table("R0 Y1", "B1 B2", "G1 G3", top="R9", seven_zero=True, stock="R1"), put(0, "R0")
    )
    assert frames(passed, 2)[1].cards == cards("B1 B2")
    assert frames(passed, 2)[1].seats == (0,)


@pytest.mark.rule("STACK-3")
def test_a_table_says_how_many_cards_a_stack_has_come_to_while_it_is_to_be_answered() -> None:
    laid = {"top": "R9", "stock": "B1 " * 9}
    stacked = table("R+2 R1", "G+2 R2", "W+4 R3", **laid, stacking="any")
    due = []
    for action in (put(0, "R+2"), put(1, "G+2"), put(2, "W+4", R), Accept(0)):
        stacked = apply(stacked, action).after
        due.append(flat(stacked)["due"])
    assert due == [2, 4, 8, None]
    alone = apply(table("W+4 R1", "B1 B2", **laid), put(0, "W+4", R)).after
    assert flat(alone)["due"] is None
