"""What has come back is asked again, of a case of the library."""

from typing import Any

import pytest

from tests.widgets.page import Page
from uno_kart_lab import Review
from uno_kart_lab.page.ask_words import ASK_WORDS
from uno_kart_lab.questions import RULES_OF, Kind
from uno_kart_lab.widgets.reviewing import Due, review_of

NEVER = {("how_many", "ITEM-SHELL"), ("who_draws", "WD4-1"), ("how_many", "WD4-1")}
"""Told by the sentence before, so that no page asks it."""


@pytest.fixture
def page() -> Page:
    return Page(Review())


def asked(page: Page) -> tuple[str, int, int]:
    (question,) = page.lab.state["questions"]
    return question["id"], question["asked"], page.lab.state["event"]


def test_the_first_that_is_due_is_asked_where_it_comes_up(page: Page) -> None:
    page.say(do="review", due=["who_draws ITEM-LIGHTNING", "next_turn ACT-3"])
    assert page.heard[-1] == {"review": "who_draws ITEM-LIGHTNING"}
    item, place, event = asked(page)
    assert item == "who_draws ITEM-LIGHTNING"
    assert place == event
    assert page.lab.setup["number"] == 2


def test_the_same_item_is_asked_of_another_case_the_next_time(page: Page) -> None:
    starts = []
    for _ in range(2):
        page.say(do="review", due=["who_draws ITEM-LIGHTNING"])
        starts.append(page.lab.setup["start"])
    assert starts[0] != starts[1]


def test_where_nothing_is_due_nothing_is_asked(page: Page) -> None:
    before = page.lab.state
    page.say(do="review", due=[])
    assert page.heard == [{"review": None}]
    assert page.lab.state is before


def test_what_is_no_item_is_passed_over(page: Page) -> None:
    page.say(do="review", due=["ITEM-BANANA", "a b", "copies DECK-1 WB", "next_turn ACT-3"])
    assert page.heard[-1] == {"review": "next_turn ACT-3"}
    page.say(do="review", due=["<script>"])
    assert page.heard[-1] == {"review": None}


@pytest.mark.parametrize(
    "content", [{}, {"due": None}, {"due": [1]}, {"due": ["x"] * 1001}, {"due": [], "more": 1}]
)
def test_a_request_that_is_none_is_refused(page: Page, content: dict[str, Any]) -> None:
    page.say(do="review", **content)
    assert page.heard[-1]["of"] == "review"
    assert page.refusal["text"]


def test_whatever_else_a_page_asks_is_answered_as_in_a_lab(page: Page) -> None:
    page.say(do="hello")
    assert "tree" in page.heard[-1]
    page.say(do="no such thing")
    assert page.refusal["text"]


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        (kind.value, rule)
        for kind, rules in RULES_OF.items()
        for rule in rules[:3]
        if (kind.value, rule) not in NEVER and kind is not Kind.RULE_SOURCE
    ],
)
def test_each_kind_of_question_can_be_asked_again(kind: str, rule: str) -> None:
    found = review_of(Due((f"{kind} {rule}",)), "en", 0)
    assert found is not None
    assert found.item == f"{kind} {rule}"


def test_every_word_of_asking_is_said_somewhere() -> None:
    from uno_kart_lab.page.bundle import STATIC

    scripts = "".join(file.read_text("utf-8") for file in STATIC.glob("*.js"))
    built = ("ask_is_", "progress_wait_", "vote_", "key_")
    unused = [word for word in ASK_WORDS if not word.startswith(built) and word not in scripts]
    assert unused == []
