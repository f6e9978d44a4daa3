"""The odds on the page, and who plays for whom."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab
from uno_kart_lab.widgets import odds as odds_widget


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work everything out within the answer: the page is alone, and nobody else waits."""
    monkeypatch.setattr(odds_widget, "_running_loop", lambda: None)


def lab_of(page: Page, **arguments: Any) -> tuple[LabPage, list[Any]]:
    """Give a page, and what it asks for."""
    lab = Lab(players=3, seed=11, **arguments)
    asked: list[Any] = []
    handle = lab._handle_custom_msg

    def hear(content: Any, buffers: Any) -> None:
        asked.append(content)
        handle(content, buffers)

    lab._handle_custom_msg = hear
    Alone(page, lab)
    return LabPage(page), asked


def odds(page: Page) -> Locator:
    return page.locator(".uk-odds")


def open_odds(page: Page) -> None:
    odds(page).locator("summary").click()


def part(page: Page, name: str) -> Locator:
    return odds(page).get_by_role("region", name=name)


def to_the_end(page: Page) -> None:
    rest = page.get_by_role("button", name="Show the rest at once")
    if rest.is_visible():
        rest.click()
    expect(rest).to_be_hidden()


def test_they_are_closed_at_first_and_closed_they_ask_for_nothing(page: Page) -> None:
    lab, asked = lab_of(page)
    for _ in range(4):
        lab.next()
    expect(odds(page).locator("summary")).to_have_text("Odds")
    expect(part(page, "Who wins the round")).to_be_hidden()
    assert "odds" not in {one["do"] for one in asked}


def test_opened_they_tell_of_each_player_each_action_and_each_item(page: Page) -> None:
    lab_of(page)
    to_the_end(page)
    open_odds(page)
    wins = part(page, "Who wins the round")
    expect(wins.get_by_role("listitem")).to_have_count(3)
    expect(wins).to_contain_text("of 200 games from here")
    expect(wins.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+% to \d+%"))
    expect(part(page, "Won after each action")).to_contain_text("Draw a card")
    items = part(page, "What an Item Box turns up now").get_by_role("listitem")
    expect(items).to_have_count(5)
    expect(items.first).to_contain_text(re.compile(r"Mushroom.*%"))
    expect(odds(page)).to_contain_text("No compiled player is installed here")


def test_they_are_told_only_when_the_action_has_been_told_to_its_end(page: Page) -> None:
    lab, asked = lab_of(page)
    lab.next_button.click()
    open_odds(page)
    expect(odds(page)).to_contain_text("when the action has been told to its end")
    assert "odds" not in {one["do"] for one in asked}
    to_the_end(page)
    expect(part(page, "Who wins the round")).to_be_visible()
    wanted = [one for one in asked if one["do"] == "odds"]
    assert wanted == [{"do": "odds", "node": 1}]


def test_each_step_brings_its_own(page: Page) -> None:
    lab, asked = lab_of(page)
    to_the_end(page)
    open_odds(page)
    expect(odds(page)).to_contain_text("By what")
    for node in (1, 2):
        lab.next_button.click()
        to_the_end(page)
        expect(odds(page).locator(".uk-odds-body")).to_have_attribute("aria-busy", "false")
        assert asked[-1] == {"do": "odds", "node": node}


def test_a_seat_reads_what_it_can_see(page: Page) -> None:
    lab_of(page, reader=1)
    to_the_end(page)
    open_odds(page)
    expect(odds(page)).to_contain_text("By what you can see")


def test_what_is_covered_has_no_odds(page: Page) -> None:
    lab_of(page)
    to_the_end(page)
    open_odds(page)
    expect(part(page, "Who wins the round")).to_be_visible()
    page.keyboard.press("c")
    expect(part(page, "Who wins the round")).to_be_hidden()


def test_they_are_opened_by_keyboard(page: Page) -> None:
    lab_of(page)
    to_the_end(page)
    odds(page).locator("summary").focus()
    page.keyboard.press("Enter")
    expect(part(page, "Who wins the round")).to_be_visible()
    page.keyboard.press("Space")
    expect(part(page, "Who wins the round")).to_be_hidden()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_they_can_be_read_by_all(page: Page, size: tuple[int, int], scheme: Any) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    lab_of(page)
    to_the_end(page)
    open_odds(page)
    expect(part(page, "Won after each action")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_somebody_is_seated_who_then_plays_and_says_why(page: Page) -> None:
    _, asked = lab_of(page)
    to_the_end(page)
    page.get_by_role("button", name="Who plays?").click()
    dialog = page.get_by_role("dialog", name="Computer players")
    expect(dialog.get_by_label("Ana")).to_have_value("simple")
    for name in ("Ana", "Ben", "Chi"):
        dialog.get_by_label(name).select_option("Random")
    assert violations(page) == []
    assert asked[-1] == {"do": "computers", "seats": ["random"] * 3}
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Let the computer play").click()
    expect(page.locator(".uk-why")).to_have_text(re.compile(r"^Why: \w+ chooses at random\.$"))


def test_a_new_game_is_dealt_for_chosen_players(page: Page) -> None:
    _, asked = lab_of(page)
    page.get_by_role("button", name="New game").click()
    dialog = page.get_by_role("dialog", name="New game")
    dialog.locator("summary", has_text="Computer players").click()
    dialog.locator(".uk-computers").get_by_label("Ben").select_option("Careful")
    dialog.get_by_role("button", name="Deal").click()
    expect(dialog).to_be_hidden()
    [new] = [one for one in asked if one["do"] == "new"]
    assert new["computers"] == ["simple", "careful", "simple"]
