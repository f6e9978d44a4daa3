"""A replay file that asks: predict, then see it happen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.export.test_replay import SCENARIO, Page
from uno_kart_lab.export.replay import write_replay
from uno_kart_lab.files import InputError


def asked(page: str) -> list[list[str]]:
    states = Page(page).replay["states"]
    return [[question["id"] for question in state["questions"]] for state in states]


def test_a_file_asks_only_if_it_is_written_so() -> None:
    states: list[dict[str, Any]] = Page(write_replay(SCENARIO)).replay["states"]
    assert not any("questions" in state for state in states)


def test_a_file_asks_what_is_named() -> None:
    page = write_replay(SCENARIO, ask=["turned_up_action ITEM-2"])
    assert asked(page) == [[], ["turned_up_action ITEM-2"], []]


def test_a_file_can_ask_anything() -> None:
    assert any(asked(write_replay(SCENARIO, ask=True)))


def test_the_book_holds_the_rules_that_answers_name() -> None:
    replay = Page(write_replay(SCENARIO, ask=True)).replay
    named = {
        choice["rule"]
        for state in replay["states"]
        for question in state["questions"]
        for choice in question["choices"]
    }
    assert named
    assert named <= set(replay["book"]["rules"])


def test_a_reader_is_asked_nothing_that_it_may_not_know() -> None:
    ask = ["may_play MATCH-1"]
    assert asked(write_replay(SCENARIO, reader="1", ask=ask))[0] == ask
    assert asked(write_replay(SCENARIO, reader="0", ask=ask))[0] == []


def test_what_is_not_there_to_be_asked_is_refused() -> None:
    with pytest.raises(InputError, match=r"ask\[0\]"):
        write_replay(SCENARIO, ask=["ITEM-TRUCK"])
