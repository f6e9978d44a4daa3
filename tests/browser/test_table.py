"""The table: where everything lies, and playing at it."""

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.crowd import crowd, misplaced
from tests.browser.lab_page import LabPage
from tests.browser.test_keeping import fragment
from uno_kart_lab import Lab

WIDTHS = [390, 768, 1280, 1920]
MARKUP, RIGHT_TO_LEFT, LONG = "<img src=x onerror=document.title='hit'>", "שרה לוי", "W" * 200
NAMES = [MARKUP, RIGHT_TO_LEFT, LONG, "👩‍🚀🦖🎲", "evil\u202enoitcerid", "  Ben  "]
LAST_BUT_ONE = crowd(["R5", "W+4"], 3, 3, top="R7")


def opened(page: Page, lab: Lab) -> LabPage:
    Alone(page, lab)
    return LabPage(page)


def stock(lab: LabPage) -> tuple[float, float]:
    """Where the stock lies: above its name."""
    box = lab.table.get_by_text(re.compile(r"^Stock \d+$")).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] - 30


def cards(lab: LabPage, name: str) -> Locator:
    """The cards at a player's seat."""
    return lab.seat(name).locator("img")


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_overlaps_or_is_cut_at_any_table(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    alone = Alone(page, Lab(players=2))
    for players in range(2, 11):
        for most, turn in ((7, 0), (40, 0), (40, players // 2), (20, players - 1)):
            sizes = [7] * players
            sizes[turn] = most
            alone.show(Lab(crowd(*sizes, turn=turn)))
            expect(page.get_by_role("listitem").first).to_contain_text("cards")
            assert misplaced(page) == [], f"{players} players, {most} cards, seat {turn}"


@pytest.mark.parametrize("width", WIDTHS)
def test_all_that_can_be_the_matter_with_a_seat_finds_its_place(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    alone = Alone(page, Lab(players=2))
    for players in range(2, 11):
        lab = Lab(crowd(*[7] * players, scores=[300] * players))
        for seat in range(players):
            base = {**lab.state["base"], "turn": seat, "asked": seat, "dealer": seat, "uno": seat}
            alone.tell({"setup": lab.setup, "state": {**lab.state, "base": base}})
            place = page.get_by_role("listitem").nth(seat)
            for said in ("turn", "no UNO said", "dealer", "points: 300"):
                expect(place).to_contain_text(said)
            assert misplaced(page) == [], f"{players} players, seat {seat}"


@pytest.mark.parametrize("width", WIDTHS)
def test_any_name_is_shown_as_text_and_breaks_nothing(
    page: Page, width: int, page_errors: list[str]
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(reduced_motion="reduce")
    lab = opened(page, Lab(crowd(*[5] * 6, names=NAMES)))
    for _ in range(12):
        lab.next()
        assert misplaced(page) == []
    for name in (MARKUP, LONG):
        expect(lab.table.get_by_text(name).first).to_be_attached()
    expect(page.locator("img[src=x]")).to_have_count(0)
    expect(page).to_have_title("Lab")
    assert page_errors == []


def test_a_name_from_right_to_left_turns_nothing_round(page: Page) -> None:
    lab = opened(page, Lab(crowd(2, 2, names=[RIGHT_TO_LEFT, "evil\u202e"])))
    hand = lab.choices.get_by_role("group").first
    expect(hand).to_have_accessible_name(f"\u2068{RIGHT_TO_LEFT}\u2069: 2 cards")
    lab.card("Wild").page.keyboard.press("n")
    expect(lab.story.get_by_role("paragraph").first).to_contain_text(f"\u2068{RIGHT_TO_LEFT}\u2069")
    assert "\u202e" not in lab.table.inner_text()
    lab.choices.get_by_role("button", name="Draw a card").click()
    drawn = lab.page.get_by_role("navigation").get_by_role("button", name="Action 1")
    expect(drawn).to_have_accessible_name(re.compile(f"\u2068{RIGHT_TO_LEFT}\u2069"))


def test_a_card_is_played_by_pointing_at_it_at_its_seat(page: Page) -> None:
    lab = opened(page, Lab())
    cards(lab, "Ana").nth(5).click()
    expect(lab.story).to_contain_text("Ana plays an Item Box.")
    expect(cards(lab, "Ana")).to_have_count(5)


def test_a_dimmed_card_at_its_seat_says_why(page: Page) -> None:
    lab = opened(page, Lab())
    cards(lab, "Ana").nth(0).click(position={"x": 5, "y": 20})
    expect(lab.choices.get_by_role("alert")).to_contain_text("The red 3 does not match")
    expect(lab.choices.get_by_role("alert")).to_be_in_viewport()


def test_a_card_is_drawn_by_pointing_at_the_stock(page: Page) -> None:
    lab = opened(page, Lab())
    page.mouse.click(*stock(lab))
    expect(lab.story).to_contain_text("Ana draws a card.")


def test_a_player_is_aimed_at_by_pointing_at_the_seat(page: Page) -> None:
    lab = opened(page, Lab())
    while "chooses who draws a card" not in lab.next():
        pass
    cards(lab, "Dana").last.click()
    expect(lab.story).to_contain_text("Ana aims the Green Shell at Dana.")


def test_a_colour_is_chosen_where_the_card_is_pointed_at(page: Page) -> None:
    lab = opened(page, Lab(LAST_BUT_ONE))
    cards(lab, "Ana").nth(1).click()
    page.get_by_role("dialog", name="Wild Draw Four").get_by_role("button", name="blue").click()
    expect(lab.story).to_contain_text("Ana plays a Wild Draw Four, chooses blue and says UNO.")


def test_pointing_does_nothing_while_a_step_is_told(page: Page) -> None:
    lab = opened(page, Lab())
    lab.next()
    before = lab.mark
    cards(lab, "Ana").nth(4).click()
    page.mouse.click(*stock(lab))
    cards(lab, "Dana").last.click()
    assert lab.mark == before
    expect(lab.choices.get_by_role("alert")).to_be_hidden()
    assert lab.next().startswith("Ana's Item Box turns up")


@pytest.mark.parametrize("reader", ["Ben", "Table"])
def test_nobody_plays_for_another(page: Page, reader: str) -> None:
    lab = opened(page, Lab())
    page.get_by_label("Who is looking").select_option(label=reader)
    expect(cards(lab, "Ana")).to_have_count(6)
    before = lab.mark
    cards(lab, "Ana").nth(5).click()
    page.mouse.click(*stock(lab))
    assert lab.mark == before
    expect(lab.hand).to_have_count(0)


def test_a_seat_plays_its_own_cards(page: Page) -> None:
    lab = opened(page, Lab())
    page.get_by_label("Who is looking").select_option(label="Ana")
    lab.card("Item Box").click()
    expect(lab.story).to_contain_text("You play an Item Box.")


@pytest.mark.rule("UNO-1")
def test_uno_is_said_with_the_last_card_but_one(page: Page) -> None:
    lab = opened(page, Lab(LAST_BUT_ONE))
    expect(lab.choices.get_by_role("button", name="Say UNO with it", pressed=True)).to_be_visible()
    lab.hand.get_by_role("button", name="red 5, saying UNO").click()
    expect(lab.story).to_contain_text("Ana plays a red 5 and says UNO.")


@pytest.mark.rule("UNO-2", "UNO-3")
def test_uno_is_forgotten_and_caught_or_said_late(page: Page, play_url: str) -> None:
    lab = LabPage(page, play_url + fragment(json.dumps(LAST_BUT_ONE)))
    lab.choices.get_by_role("button", name="Say UNO with it").click()
    lab.hand.get_by_role("button", name="red 5", exact=True).click()
    lab.choices.get_by_role("button", name="Show the rest at once").click()
    expect(lab.seat("Ana")).to_contain_text("no UNO said")

    lab.choices.get_by_role("button", name="Chi: Catch Ana").click()
    expect(lab.story).to_contain_text("Chi catches Ana for not saying UNO.")
    page.get_by_role("button", name="Action back").click()
    lab.choices.get_by_role("button", name="Ana: Say UNO").click()
    expect(lab.story).to_contain_text("Ana says UNO.")
    expect(lab.seat("Ana")).not_to_contain_text("no UNO said")


def test_saying_uno_is_proposed_anew_each_time(page: Page) -> None:
    lab = opened(page, Lab(crowd(["R5", "R6"], ["R1", "R2"], top="R7")))
    for card in ("red 5", "red 1"):
        toggle = lab.choices.get_by_role("button", name="Say UNO with it", pressed=True)
        toggle.click()
        lab.card(card).click()
        lab.choices.get_by_role("button", name="Show the rest at once").click()
    expect(lab.hand).to_have_count(1)


def test_cards_travel_and_leave_nothing_behind(page: Page) -> None:
    lab = opened(page, Lab())
    everything = lab.table.locator("img")
    before = everything.count()
    lab.table.evaluate(
        """table => {
          const count = () => table.querySelectorAll("img").length;
          window.most = count();
          new MutationObserver(() => { window.most = Math.max(window.most, count()); })
            .observe(table, { childList: true, subtree: true });
        }"""
    )
    lab.choices.get_by_role("button", name="Draw a card").click()
    # One more is in the hand, and while it is on its way there it is there twice.
    page.wait_for_function("count => window.most === count + 2", arg=before)
    expect(everything).to_have_count(before + 1)
    page.wait_for_function("document.getAnimations().length === 0")


def test_the_next_step_ends_what_travels(page: Page) -> None:
    lab = opened(page, Lab())
    before = lab.table.locator("img").count()
    lab.next_button.evaluate("next => { for (let i = 0; i < 4; i++) next.click(); }")
    expect(lab.story).to_have_attribute("data-shown", "7.0")
    expect(lab.table.locator("img")).to_have_count(before)


def test_cards_become_dots_which_are_drawn_sooner(browser: Browser) -> None:
    page = browser.new_page()
    lab = opened(page, Lab())
    page.wait_for_function(
        """() => [...document.querySelectorAll("section img")].every(
          ({ complete, naturalWidth }) => complete && naturalWidth === 240
        )"""
    )
    card = lab.table.locator("img").first
    kind = "({ src }) => fetch(src).then((answer) => answer.blob()).then(({ type }) => type)"
    assert card.evaluate(kind) == "image/png"
    page.close()
