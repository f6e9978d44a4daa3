"""The page before an audience: on a projector, and with what comes next covered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab_page import LabPage

QUESTION = "What happens now?"


def size_of(page: Page) -> float:
    """How large the sentence is written, in pixels."""
    sentence = page.get_by_role("region", name="What happened").get_by_role("paragraph").first
    return float(sentence.evaluate("p => parseFloat(getComputedStyle(p).fontSize)"))


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_projector_shows_table_and_sentence_large_and_alone(
    page: Page, lab: LabPage, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(4):
        lab.next()
    before = size_of(page)
    page.get_by_role("button", name="Projector").click()
    expect(lab.table).to_be_in_viewport(ratio=0.99)
    expect(lab.story.get_by_role("paragraph").get_by_text(lab.sentence)).to_be_in_viewport(ratio=1)
    expect(lab.choices).not_to_be_in_viewport()
    expect(page.get_by_role("navigation")).not_to_be_in_viewport()
    # Twelve lines of it would fill the screen from top to bottom … twenty-five at the most.
    assert size_of(page) > max(before, height / 25)
    expect(lab.next_button).to_be_focused()


@pytest.mark.app
def test_a_clicker_goes_on_and_back_and_escape_leaves(page: Page, lab: LabPage) -> None:
    page.get_by_role("button", name="Projector").click()
    page.keyboard.press("PageDown")
    assert lab.sentence == "Ana plays an Item Box. It goes on any card."
    page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    assert lab.sentence == "Ana plays an Item Box. It goes on any card."
    # Whoever touches the table with the pointer still has the clicker.
    lab.table.click(position={"x": 30, "y": 130})
    page.keyboard.press("PageDown")
    expect(page.locator("[aria-live=polite]")).to_contain_text("turns up a blue Draw Two")
    page.keyboard.press("Escape")
    expect(lab.choices).to_be_in_viewport()


def test_a_way_out_comes_into_sight_with_the_pointer_or_the_focus(page: Page, lab: LabPage) -> None:
    page.get_by_role("button", name="Projector").click()
    leave = page.get_by_role("button", name="Leave")
    way = page.locator(".uk-leave")
    expect(way).to_have_css("opacity", "0")
    page.mouse.move(500, 300)
    page.mouse.move(520, 320)
    expect(way).to_have_css("opacity", "1")
    leave.focus()
    expect(way).to_have_css("opacity", "1")
    leave.click()
    expect(lab.choices).to_be_in_viewport()
    expect(leave).to_be_hidden()


def test_where_the_screen_is_not_given_the_window_is_filled(page: Page, lab: LabPage) -> None:
    page.evaluate("() => { Element.prototype.requestFullscreen = () => Promise.reject(); }")
    page.keyboard.press("Tab")
    page.keyboard.press("f")
    expect(lab.choices).not_to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(lab.choices).to_be_in_viewport()


def test_each_event_is_covered_until_it_is_revealed(page: Page, lab: LabPage) -> None:
    page.get_by_role("button", name="Cover").click()
    assert lab.sentence == QUESTION
    lab.next_button.click()
    assert lab.sentence != QUESTION
    assert lab.next() == QUESTION
    page.get_by_role("button", name="Reveal").click()
    assert lab.sentence == "Ana plays an Item Box. It goes on any card."
    expect(page.get_by_role("button", name="Reveal")).to_be_hidden()
    assert lab.next() == QUESTION
    page.keyboard.press("r")
    assert lab.sentence.startswith("Ana's Item Box turns up a blue Draw Two.")
    page.keyboard.press("n")
    page.keyboard.press("n")
    assert lab.sentence.startswith("The blue Draw Two makes nobody draw")


def everything(page: Page) -> str:
    """All that is seen or read out."""
    told: str = page.locator("body").evaluate(
        "body => body.innerText + [...body.querySelectorAll('[aria-label], [title]')]"
        ".filter(one => one.checkVisibility({ visibilityProperty: true }))"
        ".map(one => one.ariaLabel + one.title).join()"
    )
    return told


def test_what_is_covered_is_nowhere_to_be_read_or_seen(page: Page, lab: LabPage) -> None:
    page.keyboard.press("Tab")
    page.keyboard.press("c")
    lab.next_button.click()
    assert lab.next() == QUESTION
    assert "plays an Item Box" not in everything(page)
    lab.next_button.click()
    assert "Ana plays an Item Box" in everything(page)
    assert lab.next() == QUESTION
    for answer in ("Draw Two", "ITEM-1", "red 3", "yellow 8"):
        assert answer not in everything(page)
    expect(lab.table).to_contain_text("Stock 83")
    expect(lab.hand).to_have_count(0)
    lab.seat("Ana").get_by_role("button").click()
    hand = page.get_by_role("dialog", name="Ana").get_by_role("listitem")
    expect(hand).to_have_text(["hidden card"] * 5)


def test_uncovered_the_page_is_as_it_was(page: Page, lab: LabPage) -> None:
    told = lab.next()
    cover = page.get_by_role("button", name="Cover")
    cover.click()
    expect(page.get_by_role("button", name="Cover", pressed=True)).to_be_visible()
    assert lab.sentence == QUESTION
    cover.click()
    assert lab.sentence == told
