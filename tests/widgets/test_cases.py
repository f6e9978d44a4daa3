"""The library of cases, asked for by a page."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.page import Page
from uno_kart_lab import Lab
from uno_kart_lab.files import InputError
from uno_kart_lab.library import case, cases
from uno_kart_lab.widgets.case_requests import Find, OpenCase
from uno_kart_lab.widgets.requests import read_request

FIND = {"do": "find", "words": "", "rule": None, "difficulty": None}


@pytest.mark.parametrize(
    ("content", "request_"),
    [
        (FIND, Find("", None, None)),
        (FIND | {"words": "skip", "rule": "ITEM-2"}, Find("skip", "ITEM-2", None)),
        (FIND | {"difficulty": 3}, Find("", None, 3)),
        ({"do": "open_case", "id": "skip"}, OpenCase("skip")),
    ],
    ids=str,
)
def test_what_is_asked_of_the_library_is_read(content: Any, request_: object) -> None:
    assert read_request(content, 4) == request_


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (FIND | {"words": 7}, "words"),
        (FIND | {"words": "x" * 201}, "words"),
        (FIND | {"rule": "ITEM-99"}, "rule"),
        (FIND | {"rule": []}, "rule"),
        (FIND | {"difficulty": 4}, "difficulty"),
        (FIND | {"difficulty": True}, "difficulty"),
        (FIND | {"more": 1}, "more"),
        ({"do": "find"}, "difficulty"),
        ({"do": "open_case"}, "id"),
        ({"do": "open_case", "id": ["skip"]}, "id"),
        ({"do": "open_case", "id": ""}, "id"),
    ],
    ids=str,
)
def test_what_no_page_asks_is_refused_at_its_place(content: Any, place: str) -> None:
    with pytest.raises(InputError, match=rf"^{place}: "):
        read_request(content, 4)


def test_the_cases_that_are_found_are_told(page: Page) -> None:
    before = page.lab.state
    page.say(**FIND | {"words": "skips nobody"})
    assert [one["id"] for one in page.heard[-1]["cases"]] == ["skip-turned-up"]
    assert page.lab.state is before


def test_a_case_opens_at_its_start_with_what_is_done_in_it_ahead(page: Page) -> None:
    page.say(do="open_case", id="chain-of-three")
    assert page.lab.setup["title"] == case("chain-of-three").title
    assert page.lab.state["step"] == 0
    assert page.lab.state["forward"]
    assert [node["parent"] for node in page.tree["nodes"]][:2] == [None, 0]


@pytest.mark.parametrize("each", cases(), ids=lambda each: each.id)
def test_every_case_opens(page: Page, each: Any) -> None:
    number = page.lab.setup["number"]
    page.say(do="open_case", id=each.id)
    assert page.refused == []
    assert page.lab.setup["number"] == number + 1


def test_a_case_that_is_not_there_is_refused_and_the_game_stays(page: Page) -> None:
    before = page.lab.session
    page.say(do="open_case", id="no-such-case")
    assert page.refusal["text"] == (
        'id: "no-such-case" is not allowed; allowed: the name of a case in the library'
    )
    assert page.lab.session == before


values = st.sampled_from([None, "", "skip", "ITEM-2", 1, 3, 4, True, 1.5, [], {}, "x" * 300])


@given(
    st.one_of(
        st.fixed_dictionaries(
            {"do": st.just("find")},
            optional={"words": values | st.text(), "rule": values, "difficulty": values},
        ),
        st.fixed_dictionaries({"do": st.just("open_case")}, optional={"id": values | st.text()}),
    )
)
def test_whatever_is_asked_of_the_library_has_one_answer(content: Any) -> None:
    page = Page(Lab())
    page.lab._handle_custom_msg(content, [])
    assert len(page.heard) == 1
    assert page.heard[0].keys() & {"cases", "refusal", "tree"}
