"""The lessons, gone through by keyboard alone."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from uno_kart_lab.lessons import Lesson, lesson, lessons

# More than any scene takes.
MOST_KEYS: Final = 80

DONE: Final = "This scene is done."
SCENES: Final = [(each, number) for each in lessons() for number in range(1, len(each.scenes) + 1)]
NARROW: Final = {"width": 390, "height": 844}


def finish(page: Page, lab: Locator) -> int:
    """Answer what is asked and go on, until the scene is done; give how often was answered."""
    answered = 0
    onward = lab.get_by_role("button", name="Next", exact=True)
    shown = lab.get_by_role("button", name="Show me")
    onward.or_(shown).first.focus()
    for _ in range(MOST_KEYS):
        if lab.get_by_text(DONE, exact=True).is_visible():
            return answered
        if shown.is_visible():
            page.keyboard.press("1")
            expect(onward).to_be_visible()
            answered += 1
            continue
        before = lab.inner_html()
        if lab.get_by_text("Your turn: click a card, or draw.", exact=True).is_visible():
            page.keyboard.press("h")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("n")
        page.wait_for_function(
            "([lab, before]) => lab.innerHTML !== before", arg=[lab.element_handle(), before]
        )
    raise AssertionError("the scene does not come to its end")


@pytest.mark.parametrize(
    ("each", "number"), SCENES, ids=[f"{each.id}-{number}" for each, number in SCENES]
)
def test_a_scene_is_finished_by_keyboard(
    page: Page, page_errors: list[str], each: Lesson, number: int
) -> None:
    Alone(page, each.play(number))
    answered = finish(page, page.locator(".uk:not(.uk-languages)"))
    assert (answered > 0) == bool(each.scenes[number - 1].ask)
    done = page.evaluate("JSON.parse(localStorage.getItem('uno-kart-lab progress')).lessons")
    assert done == {each.id: {str(number): True}}
    assert page_errors == []


def test_a_lesson_shows_nothing_to_set_up(page: Page) -> None:
    Alone(page, lesson("turn").play(1))
    expect(page.get_by_role("region", name="The table")).to_be_visible()
    expect(page.get_by_role("button", name="New game")).to_have_count(0)


def test_a_scene_that_is_played_from_a_seat_leaves_that_seat_to_the_reader(page: Page) -> None:
    each = lesson("turn")
    Alone(page, each.play(4))
    lab = page.locator(".uk:not(.uk-languages)")
    onward = lab.get_by_role("button", name="Next", exact=True)
    expect(onward).to_be_disabled()
    expect(lab.get_by_text("Your turn: click a card, or draw.").first).to_be_visible()
    expect(lab.get_by_role("button", name="Let the computer do it")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("n")
    expect(onward).to_be_disabled()
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    while not lab.get_by_role("link", name="Next lesson").is_visible():
        onward.click()
    # It is Ana's turn again: she may go, or play another card.
    link = lab.get_by_role("link", name="Next lesson")
    expect(link).to_have_attribute("href", lessons()[3].notebook)
    expect(link).to_be_focused()
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(onward).to_be_visible()


def test_a_scene_that_is_done_leads_on_or_is_played_on(page: Page) -> None:
    last = lesson("saying-uno")
    Alone(page, last.play(len(last.scenes)))
    lab = page.locator(".uk:not(.uk-languages)")
    finish(page, lab)
    link = lab.get_by_role("link", name="Next lesson")
    expect(link).to_have_attribute("href", "lesson-8-winning.ipynb")
    expect(lab.locator("[aria-live=polite]").first).to_contain_text(DONE)
    lab.get_by_role("button", name="Play on").click()
    expect(lab.get_by_role("button", name="Next", exact=True)).to_be_focused()
    expect(link).to_be_hidden()


def test_the_last_lesson_leads_to_all_of_them(page: Page) -> None:
    last = lessons()[-1]
    Alone(page, last.play(len(last.scenes)))
    finish(page, page.locator(".uk:not(.uk-languages)"))
    expect(page.get_by_role("link", name="All lessons")).to_have_attribute("href", "index.ipynb")


@pytest.mark.rule("CHAL-2")
@pytest.mark.parametrize(("each", "number"), [("wild-draw-four", 3), ("two-rule-books", 2)])
def test_a_bluff_is_not_told_before_what_is_asked_of_it_is_answered(
    page: Page, each: str, number: int
) -> None:
    Alone(page, lesson(each).play(number))
    lab = page.locator(".uk:not(.uk-languages)")
    shown = lab.get_by_role("button", name="Show me")
    told = lab.locator("[data-truth=would], [data-truth=happened], .uk-guilty, [data-verdict]")
    lab.get_by_role("button", name="Next", exact=True).focus()
    while not shown.is_visible():
        expect(told).to_have_count(0)
        page.keyboard.press("n")
    expect(lab.locator(".uk-ask-question")).to_contain_text("a bluff?")
    expect(told).to_have_count(0)
    finish(page, lab)
    expect(told.first).to_be_attached()
    expect(lab.locator(".uk-chance")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_question_of_a_lesson_is_accessible(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    Alone(page, lesson("deck").play(1))
    expect(page.get_by_role("group", name="What do you say?")).to_be_visible()
    assert violations(page) == []


def test_a_whole_lesson_is_finished_in_the_app_and_the_first_page_tells(
    page: Page, app_url: str, page_errors: list[str]
) -> None:
    each = lesson("saying-uno")
    page.goto(f"{app_url}voila/render/{each.notebook}")
    labs = page.locator(".uk:not(.uk-languages)")
    expect(labs).to_have_count(len(each.scenes))
    for place in range(len(each.scenes)):
        finish(page, labs.nth(place))
        if place + 1 < len(each.scenes):
            expect(labs.nth(place).get_by_role("button", name="Next scene")).to_be_focused()
            page.keyboard.press("Enter")
            expect(labs.nth(place + 1).locator(":focus")).to_have_count(1)
            expect(page.get_by_role("heading", name=f"{place + 2}. ")).to_be_in_viewport()
    link = page.get_by_role("link", name=re.compile("Next lesson: Ending, scoring, winning"))
    expect(link).to_be_visible()
    expect(labs.last.get_by_role("link", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Lesson 8 of 11")).to_be_visible()
    page.get_by_role("link", name="All lessons").first.press("Enter")
    expect(page.get_by_role("link", name="Saying UNO")).to_contain_text("Done")
    assert page_errors == []


def test_a_scene_that_is_come_back_to_begins_anew_and_asks_nothing_of_it(
    page: Page, app_url: str
) -> None:
    page.goto(f"{app_url}voila/render/{lesson('saying-uno').notebook}")
    finish(page, page.locator(".uk:not(.uk-languages)").nth(1))
    page.evaluate("new Promise(done => requestIdleCallback(() => done(), { timeout: 1_000 }))")
    page.reload()
    lab = page.locator(".uk:not(.uk-languages)").nth(1)
    expect(lab.get_by_role("heading", name="The start of the game")).to_be_visible()
    expect(lab.get_by_role("button", name="Continue")).to_have_count(0)
    kept = page.evaluate("Object.keys(localStorage)")
    assert kept == ["uno-kart-lab progress"]


def test_a_lesson_fits_a_phone(page: Page, app_url: str) -> None:
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    page.goto(f"{app_url}voila/render/{lesson('deck').notebook}")
    expect(page.locator(".uk:not(.uk-languages)").last).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    sticking_out = page.evaluate(
        "[...document.querySelectorAll('.jp-OutputArea-output')]"
        ".filter(output => output.scrollWidth > output.clientWidth + 1).length"
    )
    assert sticking_out == 0
