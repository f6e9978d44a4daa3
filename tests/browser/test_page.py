"""The page itself: sizes, schemes, the keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.alone import Alone
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_sentence_and_next_are_in_sight_and_nothing_sticks_out(
    page: Page, play_url: str, size: dict[str, int]
) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    lab = LabPage(page, play_url)
    for players in (2, 4, 10):
        lab.deal(players, seed=7)
        for _ in range(3):
            lab.next()
        told = lab.story.get_by_role("paragraph").get_by_text(lab.sentence)
        expect(told).to_be_in_viewport(ratio=1)
        expect(lab.next_button).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_projector_shows_it_all_at_once(page: Page, play_url: str) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    lab = LabPage(page, play_url)
    expect(page.get_by_role("navigation")).to_be_in_viewport(ratio=1)
    size = lab.story.get_by_role("paragraph").first.evaluate("p => getComputedStyle(p).fontSize")
    assert float(size.removesuffix("px")) >= 32


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_lab_is_as_light_or_dark_as_the_browser(page: Page, play_url: str, dark: bool) -> None:
    page.emulate_media(color_scheme="dark" if dark else "light")
    lab = LabPage(page, play_url)
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", str(not dark).lower())
    text = lab.story.get_by_role("heading").evaluate("e => getComputedStyle(e).color")
    accent = lab.next_button.evaluate("e => getComputedStyle(e).color")
    assert text == ("rgb(255, 255, 255)" if dark else "rgb(0, 0, 0)")
    assert accent == ("rgb(22, 12, 58)" if dark else "rgb(255, 255, 255)")


def test_next_is_the_first_thing_that_tab_reaches(page: Page, play_url: str) -> None:
    lab = LabPage(page, play_url)
    page.keyboard.press("Tab")
    expect(lab.next_button).to_be_focused()


def test_the_lab_is_played_by_keyboard_alone(page: Page, lab: LabPage) -> None:
    lab.next_button.focus()
    for key, said in (
        ("Enter", "Ana plays an Item Box."),
        ("n", "turns up a blue Draw Two"),
        ("ArrowRight", "makes nobody draw"),
        ("ArrowLeft", "turns up a blue Draw Two"),
    ):
        page.keyboard.press(key)
        expect(page.locator("[aria-live=polite]")).to_contain_text(said)
    expect(lab.next_button).to_be_focused()


def test_a_group_of_buttons_is_one_stop_and_the_arrows_go_through_it(
    page: Page, lab: LabPage
) -> None:
    before = lab.mark
    seats = lab.seats().get_by_role("button")
    seats.first.focus()
    page.keyboard.press("ArrowRight")
    expect(seats.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(seats.nth(3)).to_be_focused()
    page.keyboard.press("Tab")
    expect(lab.choices.get_by_role("button").first).to_be_focused()
    assert lab.mark == before


def test_the_focus_is_not_lost_when_what_can_be_done_changes(page: Page, lab: LabPage) -> None:
    lab.next()
    rest = lab.choices.get_by_role("button", name="Show the rest at once")
    rest.focus()
    page.keyboard.press("Enter")
    expect(rest).to_be_hidden()
    expect(lab.choices.get_by_role("heading")).to_be_focused()


@pytest.mark.usefixtures("lab")
def test_a_dialog_gives_the_focus_back(page: Page) -> None:
    new = page.get_by_role("button", name="New game")
    new.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(new).to_be_focused()


def test_the_table_is_told_in_words(lab: LabPage) -> None:
    words = lab.table.get_by_role("paragraph")
    expect(words).to_contain_text("The top card is: green 7. The colour is: green.")
    expect(words).to_contain_text("Ben: 6 cards, points: 0.")
    lab.next()
    lab.next()
    expect(words).to_contain_text("The top card is: blue Draw Two. The colour is: blue.")


def test_nothing_moves_for_whoever_asked_for_no_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    Alone(page, Lab())
    lab = LabPage(page)
    lab.next()
    moving = "document.getAnimations().length"
    assert page.evaluate(moving) == 0


def test_a_step_makes_no_new_seats_or_buttons(lab: LabPage) -> None:
    for locator in (lab.next_button, lab.seat("Ben"), lab.seat("Dana")):
        locator.evaluate("element => { element.made = 'once'; }")
    for _ in range(12):
        lab.next()
    for locator in (lab.next_button, lab.seat("Ben"), lab.seat("Dana")):
        assert locator.evaluate("element => element.made") == "once"
