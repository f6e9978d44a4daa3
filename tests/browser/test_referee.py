"""The referee, as a person uses it: by what is read and pressed."""

import base64
import re
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from uno_kart_lab import Referee
from uno_kart_lab.library import case
from uno_kart_lab.loading import load

PUZZLE: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "players": ["Ana", "Ben"],
    "turn": 0,
    "hands": [["R3", "W+4", "G9", "R1"], ["Y2", "G1"]],
    "discard": ["R8"],
    "stock": ["R6", "B1", "R5", "G8", "B2", "B3", "B4"],
}


class RefereePage:
    """A page with a referee on it."""

    def __init__(self, page: Page, referee: Referee) -> None:
        Alone(page, referee, "referee_main", ["claims", "table", "others"])
        self.page = page
        self.position = page.get_by_role("region", name="The position", exact=True)
        self.done = page.get_by_role("region", name="What was done", exact=True)
        self.ruling = page.get_by_role("region", name="The ruling", exact=True)
        self.next = self.done.get_by_role("group", name="What was done next?")
        watch = self.ruling.get_by_role("link", name="Watch it on a table")
        expect(watch).to_have_attribute("href", re.compile("#game="))

    def course(self, name: str) -> Locator:
        """What some rules say that others do not."""
        return self.ruling.get_by_role("region", name=re.compile(re.escape(name)))

    def claim(self, **said: str) -> None:
        """Say that something was done."""
        self.done.get_by_text("Something else was done").click()
        for label, value in said.items():
            self.done.get_by_label(label.replace("_", " "), exact=True).select_option(label=value)
        self.done.get_by_role("button", name="Judge it").click()


@pytest.mark.rule("WD4-3")
def test_it_opens_on_a_dispute_and_says_where_the_rule_books_part(
    page: Page, page_errors: list[str]
) -> None:
    referee = RefereePage(page, Referee())
    expect(referee.position.get_by_text(case("held-box-is-no-colour").title)).to_be_visible()
    expect(referee.done.get_by_role("listitem")).to_have_text(
        ["Ana plays a Wild Draw Four and chooses red.", "Ben challenges."]
    )
    expect(referee.ruling.get_by_text("Here they part", exact=True)).to_be_visible()
    standard, quick = referee.course("This table: Standard rules"), referee.course("Quick rules")
    expect(standard.get_by_text("Ben draws 6 cards")).to_be_visible()
    expect(standard).to_contain_text("An Item Box in the hand counts as the colour: no")
    expect(quick.get_by_text("Ana draws 4 cards")).to_be_visible()
    expect(quick).to_contain_text("An Item Box in the hand counts as the colour: yes")
    assert page_errors == []


def test_each_event_has_its_rule_and_its_source_and_opens_its_rule(page: Page) -> None:
    referee = RefereePage(page, Referee())
    events = referee.ruling.locator(".uk-ref-events > li")
    for event in events.all():
        expect(event.get_by_role("button")).to_have_count(1)
        expect(event.get_by_text("Source:")).to_be_visible()
    chip = referee.course("Quick rules").get_by_role("button", name="WD4-3").last
    chip.click()
    rule = page.get_by_role("dialog", name="What makes it a bluff")
    expect(rule).to_contain_text("An Item Box in the hand counts as the colour: yes")
    page.keyboard.press("Escape")
    expect(chip).to_be_focused()


def test_what_was_done_is_chosen_one_after_the_other_and_taken_back(page: Page) -> None:
    referee = RefereePage(page, Referee(PUZZLE, others=["quick"]))
    expect(referee.done.get_by_text("Nothing yet.")).to_be_visible()
    referee.next.get_by_role("button", name="Draw a card").click()
    expect(referee.done.get_by_role("listitem")).to_have_text(["Ana draws a card."])
    expect(referee.ruling.get_by_text("Ana draws a red 6.")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('[role=group]') !== null")
    referee.next.get_by_role("button", name="Keep the drawn card").click()
    expect(referee.done.get_by_role("listitem")).to_have_count(2)
    referee.done.get_by_role("button", name="Take back the last").click()
    expect(referee.done.get_by_role("listitem")).to_have_count(1)


def test_what_two_players_can_do_alike_is_done_by_whose_turn_it_is(page: Page) -> None:
    referee = RefereePage(page, Referee(PUZZLE))
    referee.next.get_by_role("button", name="Play the red 3").click()
    done = referee.done.get_by_role("listitem")
    expect(done).to_have_text(["Ana plays a red 3."])
    referee.next.get_by_role("button", name="Draw a card").click()
    expect(done).to_have_text(["Ana plays a red 3.", "Ben draws a card."])


@pytest.mark.rule("MATCH-1")
def test_what_is_claimed_and_not_allowed_is_refused_check_by_check(page: Page) -> None:
    referee = RefereePage(page, Referee(PUZZLE))
    referee.claim(Who="Ana", What="played a card", Which_card="green 9")
    expect(referee.ruling).to_contain_text("Not allowed: Ana plays a green 9.")
    checks = referee.ruling.locator(".uk-checks").get_by_role("listitem")
    expect(checks.last).to_contain_text("does not match")
    expect(checks.last.get_by_role("button", name="MATCH-1")).to_be_visible()
    expect(referee.next).to_be_hidden()
    expect(referee.done.get_by_role("button", name="Take back the last")).to_be_focused()
    page.keyboard.press("Enter")
    expect(referee.next).to_be_visible()


@pytest.mark.rule("WD4-2")
def test_one_option_changed_refuses_what_this_table_allows(page: Page) -> None:
    referee = RefereePage(page, Referee(PUZZLE))
    referee.claim(Who="Ana", What="played a card", Which_card="Wild Draw Four", Which_colour="blue")
    expect(referee.ruling.get_by_text("All of these rules say the same.")).to_be_visible()
    referee.ruling.get_by_label("One option changed").select_option(
        label="Wild Draw Four while holding the colour"
    )
    expect(referee.ruling.get_by_label("to", exact=True)).to_have_value("1")
    changed = referee.course("may not be played")
    expect(changed).to_contain_text("Not allowed: Ana plays a Wild Draw Four and chooses blue.")
    expect(referee.course("This table")).to_contain_text("may be played and challenged")
    referee.ruling.get_by_label("to", exact=True).select_option("0")
    expect(referee.ruling.get_by_text("All of these rules say the same.")).to_be_visible()


@pytest.mark.rule("TURN-3")
def test_where_only_what_comes_next_differs_both_choices_are_shown(page: Page) -> None:
    house = {"preset": "standard", "options": {"after_draw": "must_play"}}
    drawn = PUZZLE | {"actions": [{"seat": 0, "do": "draw"}]}
    referee = RefereePage(page, Referee(drawn, others=[house]))
    expect(referee.ruling).to_contain_text("Here they part: what can be done next differs")
    expect(referee.course("This table")).to_contain_text("Keep the drawn card")
    expect(referee.course("it has to be played")).not_to_contain_text("Keep the drawn card")


def test_it_starts_from_a_case_of_the_library(page: Page) -> None:
    referee = RefereePage(page, Referee())
    opener = referee.position.get_by_role("button", name="Start from a case")
    opener.click()
    library = page.get_by_role("dialog", name="Prepared cases")
    library.get_by_label("Look for").fill("banana skip letter")
    library.get_by_role("button", name="A Banana Peel after a Skip, by the letter").first.click()
    expect(library).to_be_hidden()
    expect(opener).to_be_focused()
    expect(referee.course("This table")).to_contain_text("whoever took the last turn")
    expect(referee.course("Quick rules")).to_contain_text("the player before, by seat")


def test_the_ruling_follows_the_position(page: Page) -> None:
    referee = RefereePage(page, Referee())
    referee.position.get_by_role("button", name="Change the position").click()
    building = page.get_by_role("dialog", name="Change the position")
    codes = building.locator(".uk-codes")
    codes.fill("R4 W+4 G5")
    page.keyboard.press("Escape")
    expect(building).to_be_hidden()
    referee.next.get_by_role("button", name="Play the Wild Draw Four and choose red").click()
    referee.next.get_by_role("button", name="Challenge").click()
    expect(referee.ruling.get_by_text("All of these rules say the same.")).to_be_visible()
    expect(referee.ruling).to_contain_text("It was a bluff.")
    # What somebody has said was done stays.
    referee.position.get_by_role("button", name="Change the position").click()
    codes.fill("R4 W+4")
    page.keyboard.press("Escape")
    expect(referee.done.get_by_role("listitem")).to_have_count(2)
    expect(referee.ruling).to_contain_text("It was no bluff.")

    referee.position.get_by_role("button", name="Change the position").click()
    codes.fill("")
    expect(referee.position.get_by_role("alert")).to_contain_text("at least one card")


def test_another_position_has_neither_the_name_of_the_example_nor_its_moves(page: Page) -> None:
    referee = RefereePage(page, Referee())
    title = referee.position.get_by_text(case("held-box-is-no-colour").title)
    expect(title).to_be_visible()
    referee.position.get_by_role("button", name="Change the position").click()
    building = page.get_by_role("dialog", name="Change the position")
    building.locator(".uk-codes").fill("R4 W+4 G5")
    cleared = "This is another position now: the example's name and its moves are gone."
    expect(building.get_by_role("status").first).to_have_text(cleared)
    expect(building.get_by_label("Title")).to_have_value("")
    page.keyboard.press("Escape")
    expect(referee.position.get_by_text(cleared)).to_be_visible()
    expect(title).to_be_hidden()
    expect(referee.done.get_by_role("listitem")).to_have_count(0)


def test_a_ruling_is_saved(page: Page, tmp_path: Path) -> None:
    referee = RefereePage(page, Referee())
    with page.expect_download() as saved:
        referee.ruling.get_by_role("button", name="Save the ruling").click()
    saved.value.save_as(tmp_path / "ruling.md")
    assert "Quick rules" in (tmp_path / "ruling.md").read_text("utf-8")
    expect(referee.ruling.get_by_role("status")).to_have_text("Saved: uno-kart-ruling.md")


def test_what_was_allowed_can_be_watched_on_a_table(page: Page) -> None:
    file = case("no-match").scenario
    referee = RefereePage(page, Referee(file))
    link = referee.ruling.get_by_role("link", name="Watch it on a table")
    expect(link).to_have_attribute("href", re.compile(r"^https://lab\.test/play\.ipynb#game="))
    letters = str(link.get_attribute("href")).partition("#game=")[2]
    text = zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), wbits=-15)
    assert load(text).game.start.after.hands == load(file).game.start.after.hands


def test_a_dispute_is_judged_by_keyboard_alone(page: Page) -> None:
    referee = RefereePage(page, Referee(PUZZLE))

    def tab_to(wanted: Locator) -> None:
        for _ in range(40):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {wanted}")

    tab_to(referee.next.get_by_role("button").first)
    for _ in range(20):
        if referee.next.get_by_role("button", name="Draw a card").evaluate(
            "element => element === document.activeElement"
        ):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(referee.done.get_by_role("listitem")).to_have_text(["Ana draws a card."])
    tab_to(referee.done.locator("summary"))
    page.keyboard.press("Enter")
    tab_to(referee.done.get_by_label("What", exact=True))
    page.keyboard.type("dre")
    tab_to(referee.done.get_by_role("button", name="Judge it"))
    page.keyboard.press("Enter")
    expect(referee.ruling).to_contain_text("Not allowed: Ana draws a card.")


def test_names_are_text(page: Page, page_errors: list[str]) -> None:
    names = ["<img src=x onerror=alert(1)>", "\u202etfel"]
    referee = RefereePage(page, Referee(PUZZLE | {"players": names, "title": "<b>T</b>"}))
    referee.next.get_by_role("button", name="Draw a card").click()
    expect(referee.ruling).to_contain_text("<img src=x onerror=alert(1)> draws a card")
    expect(referee.position).to_contain_text("<b>T</b>")
    assert page.locator(".uk img[onerror], .uk b").count() == 0
    assert page_errors == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (640, 400)], ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wrong_with_the_referee(page: Page, size: tuple[int, int], scheme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    referee = RefereePage(page, Referee())
    for summary in page.locator(".uk-ref-body summary").all():
        summary.click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    referee.done.get_by_role("button", name="Take back the last").click()
    expect(referee.done.get_by_role("listitem")).to_have_count(1)
    referee.done.get_by_role("button", name="Judge it").click()
    expect(referee.ruling).to_contain_text("Not allowed")
    assert violations(page) == []
    page.get_by_role("button", name="Change the position").click()
    expect(page.get_by_role("dialog", name="Change the position")).to_be_visible()
    assert violations(page) == []
