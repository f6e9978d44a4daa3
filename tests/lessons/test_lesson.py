"""A lesson as its notebook shows it."""

from __future__ import annotations

import pytest

from tests.lessons.asked import LESSONS
from uno_kart_lab.lessons import Lesson, lesson
from uno_kart_lab.lessons.lesson import PARTS

BOXES = lesson("item-boxes")


def test_it_opens_with_its_title_and_a_way_to_all_the_others() -> None:
    opening = BOXES.opening().data
    assert opening.startswith("# Lesson 5 of 11: Item Boxes and chains\n")
    assert "[All lessons](index.ipynb)" in opening


def test_a_scene_is_said_before_it_is_played() -> None:
    assert BOXES.scene(1).data.startswith("## 1. Mushroom\n\nAna plays an Item Box.")


def test_a_scene_s_table_asks_and_tells_which_scene_it_is() -> None:
    lab = BOXES.play(2)
    assert lab.setup["lesson"] == {"lesson": "item-boxes", "scene": 2}
    assert lab.setup["show"] == list(PARTS)
    assert lab.setup["key"] == "item-boxes-2"
    assert not lab.state["back"]
    lab.next()
    assert [each["id"] for each in lab.state["questions"]] == [
        "who_draws ITEM-BANANA",
        "next_turn ITEM-4",
    ]


def test_a_scene_that_is_there_to_be_played_asks_nothing() -> None:
    lab = lesson("turn").play(4)
    assert lab.state.get("questions", []) == []
    assert lab.state["reader"] == "0"


def test_it_closes_with_its_rules_by_title_and_the_next_lesson() -> None:
    closing = BOXES.closing().data
    assert "- Banana Peel `ITEM-BANANA`" in closing
    assert (
        "[Next lesson: Wild Draw Four and the challenge](lesson-6-wild-draw-four.ipynb)" in closing
    )


def test_the_last_one_leads_to_a_game_of_one_s_own() -> None:
    closing = LESSONS[-1].closing().data
    assert "Next lesson" not in closing
    assert "[Deal your own game](play.ipynb)" in closing


@pytest.mark.parametrize("each", LESSONS, ids=lambda each: each.id)
def test_its_cards_are_drawn(each: Lesson) -> None:
    assert each.cards()._repr_html_().count("<svg") == len(each._contents.cards)


def test_the_cards_are_named_with_their_items() -> None:
    assert "<b>red 7</b><br>Mushroom</div>" in BOXES.cards()._repr_html_()


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        lesson("deck", "xx")
