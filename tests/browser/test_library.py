"""The library of cases over the Lab: by what is read and pressed, and by keyboard."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab
from uno_kart_lab.library import case, cases


def library(page: Page) -> Locator:
    Alone(page, Lab())
    LabPage(page)
    page.get_by_role("button", name="Cases", exact=True).click()
    dialog = page.get_by_role("dialog", name="Prepared cases")
    expect(dialog.get_by_role("status")).to_have_text(f"Cases found: {len(cases())}")
    return dialog


def opener(dialog: Locator, case_id: str) -> Locator:
    return dialog.get_by_role("button").filter(
        has=dialog.page.get_by_text(case(case_id).title, exact=True)
    )


def test_a_case_is_looked_for_and_opened(page: Page, page_errors: list[str]) -> None:
    dialog = library(page)
    dialog.get_by_label("Look for").fill("peel skip letter")
    expect(dialog.get_by_role("status")).to_have_text("Cases found: 1")
    opener(dialog, "banana-peel-for-the-last-to-act").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Cases", exact=True)).to_be_focused()
    expect(page.get_by_text("options changed: 1")).to_be_visible()
    assert page_errors == []


def test_cases_are_looked_for_by_rule_and_by_difficulty(page: Page) -> None:
    dialog = library(page)
    dialog.get_by_label("A rule").select_option("ACT-2")
    expect(dialog.get_by_role("status")).to_have_text("Cases found: 3")
    dialog.get_by_label("Difficulty").select_option("3")
    expect(dialog.get_by_role("status")).to_have_text("Cases found: 1")
    dialog.get_by_label("Difficulty").select_option("1")
    expect(opener(dialog, "reverse")).to_be_visible()
    dialog.get_by_label("Look for").fill("elephant")
    expect(dialog.get_by_role("status")).to_contain_text("No case")


def test_how_a_case_turns_out_is_hidden_until_it_is_asked(page: Page) -> None:
    dialog = library(page)
    shows = dialog.get_by_text(case("skip-turned-up").shows)
    expect(shows).to_be_hidden()
    more = dialog.get_by_role(
        "button", name=f"How it turns out: {case('skip-turned-up').title}", exact=True
    )
    more.click()
    expect(shows).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")
    more.click()
    expect(shows).to_be_hidden()


def test_a_case_is_opened_by_keyboard_alone(page: Page) -> None:
    Alone(page, Lab())
    LabPage(page)
    page.get_by_role("button", name="Cases", exact=True).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Prepared cases")
    expect(dialog.get_by_label("Look for")).to_be_focused()
    page.keyboard.type("chain three in a row")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("Cases found: 1")
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(opener(dialog, "chain-of-three")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(dialog.get_by_text(case("chain-of-three").shows)).to_be_visible()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.get_by_text(f"{case('chain-of-three').title} ·")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (640, 400)], ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wrong_with_the_library(page: Page, size: tuple[int, int], scheme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    dialog = library(page)
    dialog.get_by_role("button", name="How it turns out").first.click()
    assert violations(page) == []
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
