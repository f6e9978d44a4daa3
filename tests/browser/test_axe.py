"""axe-core finds nothing wrong with the page, whatever is open on it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from tests.browser.crowd import crowd
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab

PHONE, ZOOMED = (390, 844), (640, 400)


@pytest.fixture(params=["light", "dark"], autouse=True)
def scheme(page: Page, request: pytest.FixtureRequest) -> None:
    page.emulate_media(color_scheme=request.param)


def opened(page: Page, lab: Lab) -> LabPage:
    Alone(page, lab)
    return LabPage(page)


def test_nothing_is_wrong_with_the_app(page: Page, play_url: str) -> None:
    lab = LabPage(page, play_url)
    assert violations(page) == []
    for _ in range(5):
        lab.next()
    assert violations(page) == []


@pytest.mark.parametrize("size", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_nothing_is_wrong_where_there_is_little_room(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lab = opened(page, Lab(players=10))
    assert violations(page) == []
    for _ in range(3):
        lab.next()
    assert violations(page) == []


def test_nothing_is_wrong_with_what_can_be_done(page: Page) -> None:
    lab = opened(page, Lab(crowd(["R5", "W+4"], 40, top="G7")))
    lab.card("red 5").click()
    expect(lab.choices.get_by_role("alert")).to_be_visible()
    assert violations(page) == []

    lab.card("Wild Draw Four").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []

    page.get_by_role("dialog").get_by_role("button", name="green").click()
    everything = lab.choices.get_by_role("button", name="Show the rest at once")
    everything.click()
    assert violations(page) == []
    lab.choices.get_by_role("button", name="Challenge").click()
    everything.click()
    assert violations(page) == []


def test_nothing_is_wrong_with_what_opens(page: Page) -> None:
    lab = opened(page, Lab())
    for name in ("New game", "Share", "Keys", "All actions", "What if…"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")

    lab.seat("Dana").get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Dana")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")

    lab.next()
    lab.story.get_by_role("button", name="MATCH-3").click()
    expect(page.get_by_role("dialog", name="Item Box on anything")).to_be_visible()
    assert violations(page) == []


def test_nothing_is_wrong_with_branches(page: Page) -> None:
    lab = opened(page, Lab())
    lab.choices.get_by_role("button", name="Draw a card").click()
    page.get_by_role("button", name="Branches (2)").click()
    branches = page.get_by_role("dialog", name="Branches")
    expect(branches).to_be_visible()
    assert violations(page) == []
    branches.get_by_role("button", name="Compare").first.click()
    expect(page.get_by_role("dialog", name="Two lines of the game")).to_be_visible()
    assert violations(page) == []


def test_nothing_is_wrong_before_an_audience(page: Page) -> None:
    lab = opened(page, Lab())
    page.get_by_role("button", name="Projector").click()
    lab.next()
    assert violations(page) == []
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Reveal")).to_be_visible()
    assert violations(page) == []
