"""Whatever a page says comes out of the catalogues: found with a language made for that.

Its texts are longer than the English, too, so that what has no room shows.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.alone import Alone
from tests.browser.test_languages import OVERFLOWING, WIDGETS
from tests.locale.conftest import pseudo_language
from tests.locale.pseudo import PSEUDO, pseudo, untranslated
from uno_kart_lab import spoken
from uno_kart_lab.library import case
from uno_kart_lab.page.book import NAMES, PAGE_WORDS
from uno_kart_lab.widgets.lab import Lab
from uno_kart_lab.widgets.languages import Languages

__all__ = ["pseudo_language"]

pytestmark = pytest.mark.usefixtures("pseudo_language")

SAID = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (data.trim() && !parent.closest("style, script, svg, kbd")) said.push(data);
  }
  for (const node of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "aria-description", "title", "alt", "placeholder"]) {
      if (node.hasAttribute(name)) said.push(node.getAttribute(name));
    }
  }
  return said;
}"""
# Names, seeds, addresses and what languages call themselves are the same in every language.
SAME = (*NAMES, "English", "lab.test", "https", "Uno", "GAMES")


@pytest.fixture(autouse=True)
def _nothing_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spoken, "_chosen", [])


def said(word: str) -> str:
    return pseudo(PAGE_WORDS[word].text)


def left_over(page: Page) -> list[str]:
    """The texts on the page that no catalogue gave."""
    return [text for text in page.evaluate(SAID) if untranslated(text, SAME)]


@pytest.mark.parametrize("main", WIDGETS)
def test_a_page_as_it_opens(page: Page, main: str) -> None:
    widget, traits = WIDGETS[main]
    Alone(page, widget(lang=PSEUDO), main, traits)
    expect(page.locator("select.uk-language").first).to_be_visible()
    # Prose stands in files of its own.
    titles = page.locator(".uk-lesson-title").all_inner_texts()
    assert not [text for text in left_over(page) if text not in titles]


def test_where_the_language_is_chosen_alone(page: Page) -> None:
    Alone(page, Languages(PSEUDO), "languages_main", ("speech",))
    assert left_over(page) == []


@pytest.mark.parametrize(
    "name", ["chain-of-three", "bluff-found-out", "uno-caught", "next-round", "no-match"]
)
def test_a_game_event_by_event_with_its_questions(page: Page, name: str) -> None:
    Alone(page, Lab(case(name, PSEUDO).scenario, ask=True, lang=PSEUDO))
    story = page.get_by_role("region", name=said("what_happened"))
    on = page.locator(".uk-story button.uk-next")
    for _ in range(25):
        assert left_over(page) == []
        before = story.inner_text()
        on.click()
        expect(story).not_to_have_text(before, use_inner_text=True)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "narrow"])
def test_each_dialog(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Alone(page, Lab(lang=PSEUDO))
    for word in ("new_game", "cases", "share", "what_if", "keys", "all_actions"):
        page.get_by_role("button", name=said(word), exact=True).first.click()
        dialog = page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        for more in dialog.locator("summary").all():
            more.click()
        assert left_over(page) == [], word
        assert page.evaluate(OVERFLOWING) == [], word
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_why_something_is_refused(page: Page) -> None:
    Alone(page, Lab(lang=PSEUDO))
    page.get_by_role("button", name=re.compile("not now")).first.click()
    expect(page.locator(".uk-refusal")).to_be_visible()
    assert left_over(page) == []


def test_what_is_not_translated_is_noticed(page: Page) -> None:
    Alone(page, Lab(lang="en"))
    assert PAGE_WORDS["next"].text in left_over(page)


@pytest.mark.parametrize("tab", ["desk_cases", "desk_build", "desk_questions", "desk_link"])
def test_each_part_of_the_desk(page: Page, tab: str) -> None:
    widget, traits = WIDGETS["desk_main"]
    Alone(page, widget(lang=PSEUDO), "desk_main", traits)
    page.get_by_role("tab", name=said(tab)).click()
    expect(page.get_by_role("tabpanel")).to_be_visible()
    assert left_over(page) == []


def test_the_referee_s_dialogs(page: Page) -> None:
    widget, traits = WIDGETS["referee_main"]
    Alone(page, widget(lang=PSEUDO), "referee_main", traits)
    for word in ("ref_change", "ref_from_case"):
        page.get_by_role("button", name=said(word)).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert left_over(page) == [], word
        page.keyboard.press("Escape")


def test_a_draft_with_a_fault(page: Page) -> None:
    widget, traits = WIDGETS["desk_main"]
    Alone(page, widget(lang=PSEUDO), "desk_main", traits)
    page.get_by_role("tab", name=said("desk_build")).click()
    codes = page.locator("input.uk-codes")
    for written in ("", "XX", "R5 R5 R5 R5"):
        codes.fill(written)
        expect(page.locator(".uk-build-said")).to_contain_text("⟦")
        outside: list[Any] = [t for t in left_over(page) if t.strip() not in ("XX",)]
        assert outside == [], written
