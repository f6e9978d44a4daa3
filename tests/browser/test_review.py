"""What was answered wrong comes back, and is asked again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from tests.browser.test_predicting import KEPT, answer, kept, question
from uno_kart_lab import Review

DUE = {"box": 1, "answered": 0, "right": 0, "wrong": 1}


def review(page: Page, *items: str) -> None:
    progress = {
        "format": "uno-kart-progress/1",
        "items": dict.fromkeys(items, DUE),
        "lessons": {},
    }
    page.add_init_script(f"localStorage.setItem('{KEPT}', {json.dumps(json.dumps(progress))})")
    Alone(page, Review(), main="review_main")


def test_what_is_due_is_asked_at_once_and_then_the_next(page: Page) -> None:
    review(page, "next_turn ACT-3", "who_draws ITEM-LIGHTNING")
    left = page.get_by_role("status").first
    expect(left).to_have_text("To be asked again now: 2")
    expect(question(page)).to_contain_text("Who has the next turn?")
    answer(page, "Chi").click()
    expect(question(page)).to_contain_text("Right.")
    expect(left).to_have_text("To be asked again now: 1")
    assert kept(page)["items"]["next_turn ACT-3"]["box"] == 2
    page.get_by_role("button", name="Ask the next one").click()
    expect(question(page)).to_contain_text("Who draws now?")
    page.get_by_role("button", name="Show me").click()
    expect(left).to_have_text("To be asked again now: 1")


def test_where_nothing_is_due_it_says_when_something_will_be(page: Page) -> None:
    review(page)
    expect(page.get_by_text("Nothing has to be asked again now.")).to_be_visible()
    expect(page.get_by_role("button", name="Ask the next one")).to_be_hidden()
    expect(question(page)).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_it_is_accessible_and_fits(page: Page, scheme: Any, width: int, height: int) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": height})
    review(page, "next_turn ACT-3")
    expect(question(page)).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
