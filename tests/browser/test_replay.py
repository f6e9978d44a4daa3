"""Replay files, opened from disk with the network off."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.lab_page import LabPage
from tests.playing import play_on
from uno_kart_lab import explain
from uno_kart_lab.export.replay import write_replay
from uno_kart_lab.files import write_record
from uno_kart_lab.files.records import Record
from uno_kart_lab.game import Game
from uno_kart_lab.rules.engine import start_game
from uno_kart_lab.rules.options import STANDARD

Open = Callable[..., LabPage]

CHAIN: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "title": "Two boxes and a challenge",
    "players": ["Ana", "Ben", "Chi"],
    "turn": 0,
    "hands": [["WB", "WB", "W+4", "R5", "Y3"], ["G1", "G2"], ["B7", "B8"]],
    "discard": ["G7"],
    "stock": ["R1", "R+2", "Y2", "B4", "B5", "B6", "Y4", "Y5", "Y6", "Y7"],
    "actions": [
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "play", "card": "W+4", "colour": "blue"},
        {"seat": 1, "do": "challenge"},
    ],
}

# Presses Next until there is nothing more to come, and gives what was read out.
PLAY = """async () => {
  const next = [...document.querySelectorAll("button")].find((one) => one.textContent === "Next");
  const told = [];
  for (;;) {
    told.push(document.querySelector("[aria-live=polite]").textContent);
    if (next.getAttribute("aria-disabled") === "true") return told;
    next.click();
    await new Promise((done) => setTimeout(done));
  }
}"""


def hundred_actions() -> dict[str, Any]:
    """Have the computer play a game of some rounds, and write it down."""
    start = Record(("Ana", "Ben", "Chi", "Dana"), STANDARD, 12, None, ())
    game = Game(start_game(start.players, start.rules, start.seed, start.dealer))
    play_on(game, 100)
    actions = tuple(node.step.action for node in game.nodes[1:])
    return write_record(Record(start.players, start.rules, start.seed, None, actions))


@pytest.fixture
def open_replay(page: Page, tmp_path: Path, page_errors: list[str]) -> Open:
    """Give a function that opens a game's replay in a browser without a network."""
    page.context.set_offline(True)

    def opened(game: dict[str, Any], reader: str = "teacher") -> LabPage:
        path = tmp_path / "game.html"
        path.write_text(write_replay(game, reader=reader), "utf-8")
        return LabPage(page, path.as_uri(), page_errors)

    return opened


@pytest.mark.parametrize("reader", ["teacher", "2"])
def test_next_tells_every_sentence_that_explain_tells(open_replay: Open, reader: str) -> None:
    game = hundred_actions()
    asked: list[str] = []
    lab = open_replay(game, reader)
    lab.page.on("request", lambda request: asked.append(request.url))
    told = lab.page.evaluate(PLAY)
    steps = explain(game, reader=reader)["steps"]
    assert len(steps) == 101
    assert told == [event["text"] for step in steps for event in step["events"]]
    assert [url for url in asked if not url.startswith("blob:")] == []
    assert lab.errors == []


def test_the_table_the_chain_and_the_challenge_are_there(open_replay: Open) -> None:
    lab = open_replay(CHAIN)
    expect(lab.page.get_by_role("heading", level=1)).to_have_text(CHAIN["title"])
    expect(lab.seats()).to_have_count(3)
    while "bluff" not in lab.next():
        pass
    expect(lab.story.get_by_role("region", name="Bluff or not")).to_contain_text("red 5")
    lab.page.get_by_role("button", name="Action back", exact=True).click()
    lab.page.get_by_role("button", name="Action back", exact=True).click()
    chain = lab.story.get_by_role("list", name="Item Box chain")
    chain.get_by_role("button", name="Turned up: red 1").click()
    assert lab.sentence.startswith("Ana's Item Box turns up a red 1.")
    expect(lab.page.get_by_role("navigation")).to_contain_text("Action 1 of 4")
    assert lab.errors == []


def test_what_needs_a_kernel_is_not_there(open_replay: Open) -> None:
    lab = open_replay(CHAIN | {"actions": CHAIN["actions"][:1]})
    lab.page.get_by_role("button", name="Last", exact=True).click()
    expect(lab.next_button).to_be_disabled()
    expect(lab.choices.get_by_role("button")).to_have_count(0)
    for role, name in (
        ("button", "New game"),
        ("combobox", "Who is looking"),
        ("button", re.compile("What if")),
        ("button", re.compile("branches|Lines")),
        ("button", "Share"),
        ("dialog", re.compile(".")),
    ):
        expect(lab.page.get_by_role(role, name=name)).to_have_count(0)


def test_it_is_gone_through_by_keyboard(open_replay: Open) -> None:
    lab = open_replay(CHAIN)
    place = lab.page.get_by_role("navigation")
    for key, step in (("n", 1), ("End", 4), ("Home", 0), ("n", 1), ("ArrowLeft", 0)):
        lab.page.keyboard.press(key)
        expect(place).to_contain_text(f"Action {step} of 4")
    lab.page.keyboard.press("?")
    expect(lab.page.get_by_role("dialog")).to_be_visible()


def test_in_a_page_of_somebody_else_s_it_takes_no_focus(page: Page, tmp_path: Path) -> None:
    (tmp_path / "replay.html").write_text(write_replay(CHAIN), "utf-8")
    (tmp_path / "theirs.html").write_text("<h1>Theirs</h1><iframe src='replay.html'></iframe>")
    page.goto((tmp_path / "theirs.html").as_uri())
    expect(page.frame_locator("iframe").get_by_role("button", name="Next")).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")


def test_a_jump_leads_to_where_the_action_has_been_told(open_replay: Open) -> None:
    lab = open_replay(CHAIN)
    lab.page.get_by_role("button", name="All actions").click()
    actions = lab.page.get_by_role("dialog", name="All actions")
    actions.get_by_role("button", name="Ana plays a Wild Draw Four").click()
    expect(lab.page.get_by_role("navigation")).to_contain_text("Action 3 of 4")
    assert lab.sentence.startswith("Ben accepts the Wild Draw Four")


def test_a_seat_sees_no_other_hand(open_replay: Open) -> None:
    lab = open_replay(CHAIN | {"actions": []}, reader="1")
    lab.seat("Ana").get_by_role("button").click()
    hand = lab.page.get_by_role("dialog", name="Ana")
    expect(hand.get_by_role("listitem")).to_have_text(["hidden card"] * 5)


def test_a_title_and_names_are_shown_as_they_are_written(open_replay: Open) -> None:
    hostile = "</script><img src=x onerror=document.title='hit'>"
    lab = open_replay(CHAIN | {"title": hostile, "players": [hostile, "<b>Ben</b>", "Chi"]})
    lab.next()
    expect(lab.page).to_have_title(hostile)
    expect(lab.page.get_by_role("heading", level=1)).to_have_text(hostile)
    expect(lab.table.get_by_text(hostile).first).to_be_visible()
    expect(lab.page.locator("img[src=x]")).to_have_count(0)
    assert lab.errors == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_it_is_as_light_or_dark_as_the_browser(open_replay: Open, page: Page, dark: bool) -> None:
    page.emulate_media(color_scheme="dark" if dark else "light")
    open_replay(CHAIN)
    ground = "rgb(28, 28, 34)" if dark else "rgb(255, 255, 255)"
    expect(page.locator("body")).to_have_css("background-color", ground)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong(open_replay: Open, page: Page, dark: bool) -> None:
    page.emulate_media(color_scheme="dark" if dark else "light")
    lab = open_replay(CHAIN)
    assert violations(page) == []
    while "bluff" not in lab.next():
        pass
    assert violations(page) == []
    # The page is all ours here.
    whole = page.evaluate("async () => (await axe.run()).violations")
    assert [rule["id"] for rule in whole] == []


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_sticks_out(open_replay: Open, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    lab = open_replay(CHAIN)
    lab.next()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(lab.next_button).to_be_in_viewport(ratio=1)
