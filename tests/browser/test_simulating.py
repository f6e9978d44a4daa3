"""The simulation lab, as a person uses it: by what is read and pressed."""

from __future__ import annotations

import re
from pathlib import Path

import pandas as pd
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from uno_kart_lab import SimulationLab
from uno_kart_lab.simulation import simulate
from uno_kart_lab.widgets import simulating_runs

GAMES = 200
SIMPLE = ("simple",) * 4


class SimulationPage:
    """A page with a simulation lab on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.play = page.get_by_role("button", name="Play the games")
        self.status = page.get_by_role("status").first
        self.story = page.get_by_role("region", name=re.compile("^The story of game"))
        expect(self.play).to_be_visible()

    def run(self, games: int = GAMES) -> None:
        """Play so many games, to their end."""
        self.page.get_by_label("How many games").fill(str(games))
        self.play.click()
        expect(self.status).to_have_text(f"Done. Games played: {games}")

    def chart(self, title: str) -> Locator:
        """A chart."""
        return self.page.get_by_role("region", name=title, exact=True)

    def bar(self, chart: str, label: str) -> Locator:
        """A bar, which says what it shows."""
        return self.chart(chart).get_by_role("button", name=re.compile(f"^{re.escape(label)}: "))


@pytest.fixture
def alone(page: Page, monkeypatch: pytest.MonkeyPatch) -> SimulationPage:
    """The page with no kernel: all that is asked for is done within the answer."""
    monkeypatch.setattr(simulating_runs, "_running_loop", lambda: None)
    Alone(page, SimulationLab(), "simulate_main", ["bench", "run"])
    return SimulationPage(page)


@pytest.mark.app
def test_in_the_app_games_are_played_told_and_stopped(
    page: Page, app_url: str, page_errors: list[str]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{app_url}voila/render/simulate.ipynb")
    lab = SimulationPage(page)
    lab.run()
    lab.chart("Turns in a game").get_by_role("button").nth(1).click()
    games = lab.chart("Turns in a game").get_by_role("list").get_by_role("button")
    games.first.click()
    expect(lab.story).to_contain_text("Here the lead changes for the last time")
    expect(lab.story.get_by_role("region", name="The table")).to_be_visible()
    page.get_by_label("How many games").fill("200000")
    page.get_by_label("Player 1").select_option(label="Random")
    page.get_by_label("Player 2").select_option(label="Random")
    page.get_by_label("Player 3").select_option(label="Random")
    page.get_by_label("Player 4").select_option(label="Random")
    lab.play.click()
    page.get_by_role("button", name="Stop").click()
    expect(lab.status).to_contain_text("Stopped")
    expect(lab.play).to_be_focused()
    outside = [url for url in asked if not url.startswith((app_url, "data:", "blob:"))]
    # Voilà's own page asks for two style sheets that nothing here needs.
    assert [url for url in outside if "fontawesome" not in url] == []
    assert page_errors == []


@pytest.mark.rule("ITEM-5")
def test_from_a_bar_to_its_story_by_keyboard_alone(
    alone: SimulationPage, page: Page, page_errors: list[str]
) -> None:
    alone.run()
    longest = simulate(GAMES, 7, SIMPLE)["longest_chain"]
    chart = "The longest chain of Item Boxes"
    alone.chart(chart).get_by_role("button").first.focus()
    page.keyboard.press("End")
    expect(alone.chart(chart).get_by_role("button").last).to_be_focused()
    page.keyboard.press("Home")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    two = alone.bar(chart, "2")
    expect(two).to_be_focused()
    expect(two).to_have_accessible_name(
        re.compile(rf"^2: {100 * (longest == 2).mean():.3g}%, between .*% and .*%$")
    )
    page.keyboard.press("Enter")
    heading = alone.chart(chart).get_by_role("heading", name=re.compile(f"^{chart}: 2"))
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    first = int((longest == 2).argmax())
    expect(page.locator(":focus")).to_have_text(re.compile(f"^Game {first}: won by "))
    page.keyboard.press("Enter")
    expect(alone.story).to_contain_text("Here the longest chain begins: 2 Item Boxes.")
    expect(alone.story.get_by_role("heading", name=f"The story of game {first}")).to_be_focused()
    told = alone.story.get_by_role("region", name="What happened")
    expect(told.locator("[aria-live=polite]")).to_contain_text("plays an Item Box.")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(two).to_be_focused()
    assert page_errors == []


def test_a_rule_is_changed_and_both_are_seen_side_by_side(
    alone: SimulationPage, page: Page, tmp_path: Path
) -> None:
    page.get_by_label("One option changed").select_option(label="After drawing a card")
    page.get_by_label("to", exact=True).select_option(label="draw on until one fits")
    page.get_by_label("How many games").fill(str(GAMES))
    alone.play.click()
    expect(alone.status).to_have_text(f"Done. Games played: {2 * GAMES}")
    results = page.get_by_role("region", name="What came of it")
    expect(results.get_by_role("listitem").nth(1)).to_have_text(re.compile("^B: .*draw on until"))
    drawn = alone.chart("What cards are drawn for").get_by_role("button")
    expect(drawn.nth(0)).to_have_accessible_name(re.compile("^A, in place of a play: "))
    expect(drawn.nth(1)).to_have_accessible_name(re.compile("^B, in place of a play: "))
    with page.expect_download() as saved:
        results.get_by_role("button", name="As Parquet").nth(1).click()
    saved.value.save_as(tmp_path / "games.parquet")
    rules = {"options": {"after_draw": "draw_until_playable"}}
    table = pd.read_parquet(tmp_path / "games.parquet")
    pd.testing.assert_frame_equal(table, simulate(GAMES, 7, SIMPLE, rules))


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wrong_with_the_page(
    alone: SimulationPage, page: Page, size: tuple[int, int], scheme: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.get_by_label("One option changed").select_option(label="After drawing a card")
    page.get_by_label("How many games").fill("60")
    alone.play.click()
    expect(alone.status).to_have_text("Done. Games played: 120")
    alone.chart("Who wins").get_by_role("button").first.click()
    alone.chart("Who wins").get_by_role("list").get_by_role("button").first.click()
    expect(alone.story).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
