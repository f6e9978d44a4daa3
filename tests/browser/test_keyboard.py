"""The page without a pointer."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.crowd import crowd
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab

TWO_CARDS = crowd(["R5", "W+4"], 3, top="R7")


def opened(page: Page, lab: Lab) -> LabPage:
    Alone(page, lab)
    return LabPage(page)


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until it has the focus."""
    for _ in range(100):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {wanted}")


@pytest.mark.rule("SCORE-1")
def test_a_round_is_dealt_and_played_to_its_points(page: Page, play_url: str) -> None:
    lab = LabPage(page, play_url)
    tab_to(page, page.get_by_role("button", name="New game"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="New game")
    tab_to(page, dialog.get_by_label("How many"))
    page.keyboard.type("2")
    tab_to(page, dialog.get_by_label("Seed"))
    page.keyboard.press("Control+a")
    page.keyboard.type("2342")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()

    everything = lab.choices.get_by_role("button", name="Show the rest at once")
    plays = 0
    for turn in range(200):
        if lab.story.get_by_text("wins the round").count():
            break
        before = lab.mark
        if everything.is_visible():
            page.keyboard.press("h")
            page.keyboard.press("Space")
        elif turn % 4 == 0 and lab.playable().count():
            if plays == 0:
                tab_to(page, lab.hand.get_by_role("button").first)
            page.keyboard.press("h")
            while not lab.playable().and_(focused(page)).count():
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            if (colour := page.get_by_role("button", name="blue", exact=True)).is_visible():
                while not colour.and_(focused(page)).count():
                    page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
            plays += 1
        else:
            page.keyboard.press("n")
        expect(lab.story).not_to_have_attribute("data-shown", before)
    while not re.search(r"scores? \d+ points?", lab.sentence):
        page.keyboard.press("n")
    assert plays > 3
    tab_to(page, lab.story.get_by_role("button", name="SCORE-1"))


def test_the_arrows_and_the_ends_go_through_the_hand(page: Page) -> None:
    lab = opened(page, Lab(crowd(7, 7)))
    cards = lab.hand.get_by_role("button")
    cards.first.focus()
    for key, card in (
        ("ArrowRight", 1),
        ("ArrowDown", 2),
        ("End", 6),
        ("ArrowRight", 0),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(cards.nth(card)).to_be_focused()


def test_a_letter_goes_to_the_next_card_of_its_colour(page: Page) -> None:
    lab = opened(page, Lab(crowd(["R1", "R2", "Y3", "G4", "B5", "WB"], 2)))
    cards = lab.hand.get_by_role("button")
    cards.first.focus()
    for letter, card in (("r", 1), ("r", 0), ("y", 2), ("g", 3), ("b", 4), ("w", 5), ("Y", 2)):
        page.keyboard.press(letter)
        expect(cards.nth(card)).to_be_focused()


def test_a_card_that_is_refused_keeps_the_focus(page: Page) -> None:
    lab = opened(page, Lab())
    lab.card("yellow 8").focus()
    page.keyboard.press("Enter")
    expect(lab.choices.get_by_role("alert")).to_contain_text("does not match")
    expect(lab.card("yellow 8")).to_be_focused()
    page.keyboard.press("n")
    expect(lab.choices.get_by_role("alert")).to_be_hidden()


def test_a_colour_is_chosen_beside_the_card_or_not_at_all(page: Page) -> None:
    lab = opened(page, Lab(TWO_CARDS))
    card = lab.card("Wild Draw Four")
    card.focus()
    page.keyboard.press("Enter")
    colours = page.get_by_role("dialog", name="Wild Draw Four, UNO, and the colour:")
    expect(colours.get_by_role("button")).to_have_text(["red", "yellow", "green", "blue"])
    expect(colours.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(colours).to_be_hidden()
    expect(card).to_be_focused()

    page.keyboard.press("Enter")
    page.keyboard.press("g")
    expect(colours.get_by_role("button", name="green")).to_be_focused()
    page.keyboard.press("Space")
    expect(lab.story).to_contain_text("chooses green and says UNO")
    expect(lab.next_button).to_be_focused()


def test_what_can_be_done_is_one_key_away(page: Page) -> None:
    lab = opened(page, Lab())
    lab.next_button.focus()
    page.keyboard.press("h")
    expect(lab.playable().first).to_be_focused()
    lab.next()
    page.keyboard.press("h")
    expect(lab.choices.get_by_role("button", name="Show the rest at once")).to_be_focused()


def test_every_key_is_listed(page: Page) -> None:
    lab = opened(page, Lab())
    lab.next_button.focus()
    page.keyboard.press("Shift+?")
    keys = page.get_by_role("dialog", name="Keys")
    for key, does in (("Page Down", "the next thing"), ("H", "what can be done"), ("C", "cover")):
        row = keys.get_by_role("row").filter(has=page.get_by_text(key, exact=True))
        expect(row.first).to_contain_text(does)
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(lab.next_button).to_be_focused()


def test_each_group_is_one_stop_on_the_way_through_the_page(page: Page) -> None:
    lab = opened(page, Lab())
    for _ in range(4):
        lab.next()
    page.get_by_role("button", name="Show the rest at once").click()
    lab.next_button.focus()
    stops = []
    while not stops or stops[-1] != "Next":
        page.keyboard.press("Tab")
        stops.append(
            focused(page).evaluate(
                """element => element.closest("[role=group], ol, ul, .uk-chips")
                  ?.getAttribute("aria-label") ?? element.textContent"""
            )
            if focused(page).count()
            else ""
        )
        assert len(stops) < 40
    named = [stop for stop in stops if stop]
    assert len(named) == len(set(named)), named


def test_at_twice_the_size_nothing_is_lost(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 400})
    lab = opened(page, Lab())
    for _ in range(3):
        lab.next()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    for pressed in page.get_by_role("button").all():
        pressed.scroll_into_view_if_needed()
        pressed.click(trial=True)
    expect(lab.story.get_by_role("paragraph").get_by_text(lab.sentence)).to_be_visible()
