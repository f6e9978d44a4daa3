"""A chain of Item Boxes, as it grows: the Lab opens before one of three."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.lab_page import LabPage

FIRST_BOX, SECOND_BOX, THIRD_BOX = 8, 5, 4
"""How many events each of the boxes brings; the third asks for the target of a Green Shell."""


@pytest.fixture
def chain(lab: LabPage) -> Locator:
    return lab.story.get_by_role("list", name="Item Box chain")


def told(chain: Locator, link: int) -> list[str]:
    """Give what is told of a link, as it is read out."""
    parts = chain.get_by_role("listitem").nth(link).get_by_role("button").all()
    return [part.get_attribute("aria-label") or part.inner_text() for part in parts]


def go_on(lab: LabPage, events: int) -> None:
    for _ in range(events):
        lab.next()


@pytest.mark.rule("ITEM-5")
def test_a_chain_grows_with_what_happens(lab: LabPage, chain: Locator) -> None:
    expect(chain).to_be_hidden()
    lab.next()
    expect(chain.get_by_role("listitem")).to_have_count(1)
    assert told(chain, 0) == ["Ana: Item Box"]
    go_on(lab, 4)
    assert told(chain, 0)[:2] == ["Ana: Item Box", "Turned up: blue Draw Two"]
    assert told(chain, 0)[-2:] == ["The item: Lightning", "Ben draws: yellow Reverse"]
    go_on(lab, FIRST_BOX - 5)
    assert told(chain, 0)[-3:] == [
        "Chi draws: yellow 4",
        "Dana draws: red 3",
        "Ana takes another turn",
    ]
    assert lab.errors == []


@pytest.mark.app
@pytest.mark.rule("ITEM-5", "ITEM-SHELL")
def test_three_boxes_are_one_chain_to_its_end(lab: LabPage, chain: Locator) -> None:
    go_on(lab, FIRST_BOX + SECOND_BOX + THIRD_BOX + 2)
    links = chain.get_by_role("listitem")
    expect(links).to_have_count(3)
    assert [re.sub(r"\D", "", link.inner_text())[0] for link in links.all()] == ["1", "2", "3"]
    assert told(chain, 1)[-2:] == ["The item: Mushroom", "Ana takes another turn"]
    assert told(chain, 2) == [
        "Ana: Item Box",
        "Turned up: green 1",
        "The item: Green Shell",
        "Aimed at Chi",
        "Chi draws: yellow 3",
    ]


@pytest.mark.rule("ITEM-2")
def test_the_action_that_does_not_happen_is_crossed_out_with_its_rule(
    lab: LabPage, chain: Locator
) -> None:
    go_on(lab, 3)
    ignored = chain.get_by_role(
        "button", name="blue Draw Two, not played, so this does not happen: the next player draws"
    )
    expect(ignored.get_by_text("the next player draws two")).to_have_css(
        "text-decoration-line", "line-through"
    )
    chain.get_by_role("button", name="ITEM-2").click()
    expect(lab.page.get_by_role("dialog", name="Only the item acts")).to_be_visible()


def test_a_link_leads_to_where_it_was_told(lab: LabPage, chain: Locator) -> None:
    go_on(lab, FIRST_BOX + SECOND_BOX + THIRD_BOX)
    chain.get_by_role("button", name="Ben draws: yellow Reverse").click()
    expect(lab.story).to_contain_text("5 of 8")
    assert lab.sentence.startswith("Ben draws a yellow Reverse.")
    expect(lab.page.get_by_role("navigation")).to_contain_text("Action 7")
    expect(chain.get_by_role("listitem")).to_have_count(1)
    current = chain.locator("[aria-current]")
    expect(current).to_have_attribute("aria-label", "Ben draws: yellow Reverse")


def test_a_part_of_the_same_action_leads_back_within_it(lab: LabPage, chain: Locator) -> None:
    go_on(lab, FIRST_BOX)
    chain.get_by_role("button", name="Turned up: blue Draw Two").click()
    expect(lab.story).to_contain_text("2 of 8")
    assert len(told(chain, 0)) == 2


def test_who_looks_sees_only_the_own_card_drawn(lab: LabPage, chain: Locator) -> None:
    go_on(lab, FIRST_BOX)
    lab.page.get_by_label("Who is looking").select_option(label="Chi")
    expect(chain.get_by_role("button", name="Ben draws: hidden card")).to_be_visible()
    expect(chain.get_by_role("button", name="Chi draws: yellow 4")).to_be_visible()
    expect(chain).not_to_contain_text("yellow Reverse")


def test_the_chain_is_one_tab_stop_and_the_focus_is_not_lost_with_it(
    lab: LabPage, chain: Locator
) -> None:
    go_on(lab, FIRST_BOX + SECOND_BOX)
    first = chain.get_by_role("button", name="Ana: Item Box").first
    assert chain.locator("[tabindex='0']").count() == 1
    first.focus()
    lab.page.keyboard.press("ArrowRight")
    expect(chain.get_by_role("button", name="Turned up: blue Draw Two")).to_be_focused()
    lab.page.keyboard.press("Enter")
    expect(lab.story).to_contain_text("2 of 8")
    expect(chain.get_by_role("button", name="Turned up: blue Draw Two")).to_be_focused()
    lab.page.keyboard.press("Home")
    expect(chain).to_be_hidden()
    expect(lab.next_button).to_be_focused()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "narrow"])
def test_the_newest_part_and_the_sentence_are_in_sight(
    lab: LabPage, chain: Locator, size: tuple[int, int]
) -> None:
    width, height = size
    lab.page.set_viewport_size({"width": width, "height": height})
    for _ in range(FIRST_BOX + SECOND_BOX + THIRD_BOX + 2):
        said = lab.next()
        newest = chain.locator("[aria-current]")
        if newest.count():
            expect(newest).to_be_in_viewport(ratio=0.9)
        expect(lab.story.get_by_role("paragraph").get_by_text(said)).to_be_in_viewport(ratio=1)
        expect(lab.next_button).to_be_in_viewport(ratio=1)
    assert lab.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong_with_a_chain(lab: LabPage, chain: Locator, dark: bool) -> None:
    lab.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    go_on(lab, FIRST_BOX + SECOND_BOX + THIRD_BOX + 2)
    expect(chain.get_by_role("listitem")).to_have_count(3)
    assert violations(lab.page) == []
