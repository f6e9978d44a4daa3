"""The page in each of its languages, and the way from one to another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.alone import Alone
from tests.locale.languages import LANGUAGES
from uno_kart_lab import Desk, Referee, SimulationLab, spoken
from uno_kart_lab.i18n import OWN_NAMES, fill
from uno_kart_lab.lessons import Course
from uno_kart_lab.library import case
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.page.book import book_in
from uno_kart_lab.widgets.lab import Lab
from uno_kart_lab.widgets.review import Review

SIZES = [(1280, 800), (390, 844)]
OVERFLOWING = Path(__file__).with_name("overflowing.js").read_text("utf-8")
# Counts who listens to the window for what is not about the focus, which comes and goes.
LISTENING = """
window.listening = 0;
for (const [how, by] of [["addEventListener", 1], ["removeEventListener", -1]]) {
  const done = window[how];
  window[how] = function (type, ...more) {
    if (type !== "keydown") window.listening += by;
    return done.call(this, type, ...more);
  };
}
"""
WIDGETS: dict[str, Any] = {
    "main": (Lab, ()),
    "desk_main": (Desk, ("desk",)),
    "referee_main": (Referee, ("claims", "table", "others")),
    "course_main": (Course, ("course",)),
    "review_main": (Review, ()),
    "simulate_main": (SimulationLab, ("bench", "run")),
}


@pytest.fixture(autouse=True)
def _nothing_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen in a page is spoken by the whole process."""
    monkeypatch.setattr(spoken, "_chosen", [])


def words(lang: str) -> dict[str, str]:
    return book_in(lang)["words"]


class Spoken:
    """A Lab's page, by what it says in a language."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.words = words(lang)
        self.next_button = page.get_by_role("button", name=self.words["next"], exact=True)
        self.story = page.get_by_role("region", name=self.words["what_happened"])
        self.choices = page.get_by_role("region", name=self.words["what_can_be_done"])
        expect(self.next_button).to_be_visible()

    def next(self) -> None:
        before = self.story.get_attribute("data-shown") or ""
        self.next_button.click()
        expect(self.story).not_to_have_attribute("data-shown", before)

    @property
    def sentence(self) -> str:
        return self.story.locator("[aria-live=polite]").inner_text()


def language_field(page: Page) -> Locator:
    return page.locator("select.uk-language")


@pytest.mark.rule("ITEM-5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chain_in_each_language(page: Page, page_errors: list[str], lang: str) -> None:
    lab = Lab(lang=lang)
    Alone(page, lab)
    spoken_page = Spoken(page, lang)
    for _ in range(8):
        spoken_page.next()
    chain = spoken_page.story.get_by_role("list", name=spoken_page.words["chain"])
    expect(chain.get_by_role("listitem")).to_have_count(1)
    book = book_in(lang)
    for word, facts in (
        ("part_card", {"card": book["cards"]["B+2"]["name"]}),
        ("part_item", {"item": book["items"]["lightning"]}),
        ("part_draw", {"name": "Ben", "cards": book["cards"]["YR"]["name"]}),
        ("part_again", {"name": "Ana"}),
    ):
        part = fill(spoken_page.words[word], **facts)
        expect(chain.get_by_role("button", name=part, exact=True)).to_be_visible()
    assert spoken_page.sentence.startswith(lab.state["frames"][-1]["text"])
    rule = lab.state["frames"][-1]["rule"]
    page.get_by_role("button", name=rulebook(lang)[rule].title).last.click()
    expect(page.get_by_role("dialog", name=rulebook(lang)[rule].title)).to_be_visible()
    assert page_errors == []


@pytest.mark.rule("WD4-3", "CHAL-3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_in_each_language(page: Page, page_errors: list[str], lang: str) -> None:
    Alone(page, Lab(case("bluff-found-out").scenario, lang=lang))
    spoken_page = Spoken(page, lang)
    said = spoken_page.words
    panel = page.get_by_role("region", name=said["challenge"])
    spoken_page.next()
    expect(panel.get_by_role("heading")).to_have_text(said["verdict_bluff"])
    outcomes = page.get_by_role("list", name=said["outcomes"])
    bluff = outcomes.get_by_role("listitem").filter(has_text=said["outcome_bluff"])
    for _ in range(20):
        if bluff.count() and said["truth_happened"] in bluff.inner_text():
            break
        spoken_page.next()
    expect(bluff).to_contain_text(said["truth_happened"])
    bluff.get_by_role("button", name="CHAL-3").click()
    expect(page.get_by_role("dialog", name=rulebook(lang)["CHAL-3"].title)).to_be_visible()
    assert page_errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("main", WIDGETS)
def test_nothing_is_too_wide_in_any_language(page: Page, lang: str, main: str) -> None:
    widget, traits = WIDGETS[main]
    Alone(page, widget(lang=lang), main, traits)
    expect(language_field(page).first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((then) => requestAnimationFrame(() => setTimeout(then)))")
        assert page.evaluate(OVERFLOWING) == [], width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_dialog_is_too_wide_on_a_phone_in_any_language(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    Alone(page, Lab(lang=lang))
    said = words(lang)
    for word in ("new_game", "cases", "share", "what_if", "keys", "all_actions"):
        page.get_by_role("button", name=said[word], exact=True).first.click()
        dialog = page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        assert page.evaluate(OVERFLOWING) == [], word
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_to_choose_another_language_loses_nothing(
    page: Page, page_errors: list[str], lang: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    lab = Lab(ask=True)
    Alone(page, lab)
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Next", exact=True).click()
    story = page.get_by_role("region", name="What happened")
    place = story.get_attribute("data-shown")
    page.get_by_role("button", name="Cover", exact=True).click()
    table = page.locator(".uk-seat .uk-card").count()
    field = page.get_by_label("Language")
    field.focus()
    field.select_option(OWN_NAMES[lang])
    translated = page.get_by_role("region", name=words(lang)["what_happened"])
    expect(translated).to_have_attribute("data-shown", place or "")
    cover = page.get_by_role("button", name=words(lang)["cover"], exact=True)
    expect(cover).to_have_attribute("aria-pressed", "true")
    assert page.locator(".uk-seat .uk-card").count() == table
    expect(language_field(page)).to_be_focused()
    expect(page.locator(".uk").first).to_have_attribute("lang", lang)
    assert lab.session["lang"] == lang
    assert page_errors == []


def test_a_page_in_another_language_leaves_nothing_listening_for_the_one_before(page: Page) -> None:
    page.add_init_script(LISTENING)
    Alone(page, Lab())
    listening = page.evaluate("listening")
    language_field(page).select_option("nl")
    expect(page.get_by_role("button", name=words("nl")["next"], exact=True)).to_be_visible()
    assert page.evaluate("listening") == listening


def test_a_question_that_is_on_the_page_is_asked_in_the_other_language(page: Page) -> None:
    lab = Lab(ask=True)
    Alone(page, lab)
    question = page.locator(".uk-ask")
    asked = lab.state["questions"][0]["ask"]
    expect(question).to_contain_text(asked)
    language_field(page).select_option("nl")
    expect(question).not_to_contain_text(asked)
    expect(question).to_contain_text(lab.state["questions"][0]["ask"])


def test_what_was_answered_is_not_asked_again_in_another_language(page: Page) -> None:
    lab = Lab(ask=True)
    Alone(page, lab)
    page.get_by_role("button", name="Show me").click()
    language_field(page).select_option("nl")
    expect(page.get_by_role("button", name=words("nl")["next"], exact=True)).to_be_visible()
    expect(page.locator(".uk-ask")).to_contain_text(lab.state["questions"][0]["ask"])


def test_the_pages_that_follow_speak_what_was_chosen(page: Page) -> None:
    Alone(page, Lab())
    language_field(page).select_option("nl")
    expect(page.get_by_role("button", name=words("nl")["next"], exact=True)).to_be_visible()
    again = page.context.new_page()
    Alone(again, Lab(lang="en"))
    expect(again.get_by_role("button", name=words("nl")["next"], exact=True)).to_be_visible()


def test_an_address_asks_for_a_language_until_another_is_chosen(page: Page) -> None:
    Alone(page, Lab(), query="?lang=ko")
    expect(page.get_by_role("button", name=words("ko")["next"], exact=True)).to_be_visible()
    language_field(page).select_option("nl")
    expect(page.get_by_role("button", name=words("nl")["next"], exact=True)).to_be_visible()
    assert page.url.endswith("?lang=nl")


def test_without_a_wish_the_page_speaks_what_the_browser_prefers(
    browser: Browser,
) -> None:
    context = browser.new_context(locale="cs-CZ")
    abroad = context.new_page()
    Alone(abroad, Lab())
    expect(abroad.get_by_role("button", name=words("cs")["next"], exact=True)).to_be_visible()
    context.close()


def test_what_a_browser_prefers_does_not_go_before_what_a_cell_or_the_app_says(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNO_KART_LAB_LANG", "nl")
    context = browser.new_context(locale="cs-CZ")
    abroad = context.new_page()
    Alone(abroad, Lab())
    expect(abroad.get_by_role("button", name=words("nl")["next"], exact=True)).to_be_visible()
    context.close()


@pytest.mark.parametrize("main", [main for main in WIDGETS if main != "main"])
def test_the_other_widgets_change_their_language_too(
    page: Page, page_errors: list[str], main: str
) -> None:
    widget, traits = WIDGETS[main]
    Alone(page, widget(), main, traits)
    language_field(page).first.select_option("nl")
    expect(language_field(page).first).to_have_attribute("aria-label", words("nl")["language"])
    expect(page.locator(".uk").last).to_have_attribute("lang", "nl")
    english = {*words("en").values()} - {*words("nl").values()}
    assert not english & {*page.get_by_role("heading").all_inner_texts()}
    assert not english & {*page.get_by_role("button").all_inner_texts()}
    assert page_errors == []


def test_a_position_that_is_being_built_stays_when_the_language_changes(page: Page) -> None:
    Alone(page, Desk(), "desk_main", ("desk",))
    page.get_by_role("tab", name=words("en")["desk_build"]).click()
    title = page.get_by_label(words("en")["build_name"])
    title.fill("Ours")
    language_field(page).first.select_option("nl")
    expect(page.get_by_label(words("nl")["build_name"])).to_have_value("Ours")
