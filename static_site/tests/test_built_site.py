"""The site does all of it in the visitor's browser."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from static_site.tests.conftest import Asked
from tests.browser.lab_page import LabPage
from uno_kart_lab.lessons import COURSE, lessons


def test_a_game_is_played_is_there_after_a_reload_and_is_handed_on(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("link", name="Deal your own game").click()
    lab = LabPage(page)
    lab.deal(3, seed=7)
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(told(lab)).to_contain_text("draws a")
    shown = lab.sentence
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("dialog", name="Share").get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("#game="))
    leads = link.input_value()
    page.reload()
    page.get_by_role("button", name="Continue").click()
    expect(told(LabPage(page))).to_have_text(shown)
    page.goto(site)
    page.evaluate("localStorage.clear()")
    expect(told(LabPage(page, leads))).to_have_text(shown)


def told(lab: LabPage) -> Locator:
    """Give where the current sentence stands: a game that was kept comes after the page."""
    return lab.story.locator("[aria-live=polite]")


def test_a_lesson_is_found_and_is_in_the_visitors_language(page: Page, site: str) -> None:
    third = lessons("nl")[2]
    page.goto(f"{site}nl/index.html")
    page.get_by_role("link", name="De lessen").click()
    page.get_by_role("link", name=third.title).click()
    expect(page).to_have_url(re.compile(third.notebook.replace("ipynb", "html")))
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(f"Les 3 van {len(COURSE)}")
    expect(page.get_by_role("button", name="Volgende").first).to_be_visible()


@pytest.mark.parametrize("notebook", ["teach", "referee", "review"])
def test_the_other_pages_start(page: Page, site: str, notebook: str) -> None:
    page.goto(f"{site}voici/render/{notebook}.ipynb")
    expect(page.locator(".uk").first).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/{notebook}\.html$"))


def test_the_odds_are_worked_out_in_the_browser(page: Page, site: str) -> None:
    page.goto(f"{site}voici/render/play.html?lang=en")
    LabPage(page)
    odds = page.locator(".uk-odds")
    odds.locator("summary").click()
    expect(odds.get_by_role("region", name="Won after each action")).to_contain_text("of 60 games")
    # What the kernel left open, which is None there, is null here.
    expect(odds.get_by_role("region", name="The Wild Draw Four is a bluff")).to_be_hidden()


def test_a_replay_plays_without_any_interpreter(page: Page, site: str, asked: Asked) -> None:
    page.goto(f"{site}en/index.html")
    page.get_by_role("link", name="A Reverse among three").click()
    lab = LabPage(page)
    lab.next_button.click()
    expect(lab.story).to_contain_text("The answer:")
    assert [path for path in asked.paths if not path.startswith("/site/en/")] == []


@pytest.mark.parametrize("locale", ["ko-KR", "fr-FR"])
def test_the_root_leads_to_the_visitors_language(page: Page, site: str, locale: str) -> None:
    lang = locale[:2] if locale[:2] != "fr" else "en"
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{value: ['{locale}']}})")
    page.goto(site)
    expect(page).to_have_url(f"{site}{lang}/index.html")
