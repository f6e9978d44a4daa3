"""The app's first page: a chain to be gone through at once, and the lessons below it."""

import json
import re

import pytest
from playwright.sync_api import FrameLocator, Page, WebSocketRoute, expect

from tests.browser.axe import violations

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


def first_minute(page: Page) -> FrameLocator:
    return page.frame_locator("iframe[title='Three Item Boxes in a row']")


def press_next(chain: FrameLocator) -> None:
    chain.get_by_role("button", name="Next", exact=True).click()


def test_the_app_opens_on_the_first_page(page: Page, app_url: str, page_errors: list[str]) -> None:
    page.goto(app_url)
    expect(page).to_have_title("Uno Kart Lab")
    expect(page.get_by_role("heading", name="The lessons")).to_be_visible()
    expect(first_minute(page).get_by_role("button", name="Next", exact=True)).to_be_visible()
    assert page_errors == []


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_next_is_in_sight_at_once_and_nothing_sticks_out(
    page: Page, app_url: str, size: dict[str, int]
) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.goto(app_url)
    expect(page.get_by_role("heading", name="The lessons")).to_be_attached()
    pressed = first_minute(page).get_by_role("button", name="Next", exact=True)
    expect(pressed).to_be_in_viewport(ratio=1)
    box = pressed.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_next_works_though_no_kernel_ever_answers_and_the_third_press_asks_who_draws(
    page: Page, app_url: str
) -> None:
    page.route_web_socket("**/channels**", _say_nothing)
    page.goto(app_url)
    chain = first_minute(page)
    press_next(chain)
    expect(chain.locator("[aria-live=polite]").first).to_contain_text("Ana plays an Item Box.")
    press_next(chain)
    expect(chain.locator("[aria-live=polite]").first).to_contain_text("turns up a blue 3")
    press_next(chain)
    expect(chain.get_by_text("Who draws now?", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="The lessons")).to_have_count(0)


def test_the_chain_s_end_leads_to_the_first_lesson(page: Page, app_url: str) -> None:
    page.goto(app_url)
    chain = first_minute(page)
    link = chain.get_by_role("link", name="That was a chain. Begin with lesson 1")
    onward = chain.get_by_role("button", name=re.compile("^(Next|Show me)$"))
    expect(onward).to_be_visible()
    for _ in range(60):
        if link.is_visible():
            break
        onward.press("Enter")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Lesson 1 of 11")).to_be_visible()


def _say_nothing(_: WebSocketRoute) -> None:
    """Take what the page sends, as a kernel does that is not there yet."""


def test_the_list_leads_to_a_lesson_and_back_again(page: Page, app_url: str) -> None:
    page.goto(app_url)
    page.get_by_role("link", name="Saying UNO").click()
    expect(page.get_by_role("heading", name="Lesson 7 of 11: Saying UNO")).to_be_visible()
    page.get_by_role("link", name="All lessons").first.click()
    expect(page.get_by_role("heading", name="The lessons")).to_be_visible()


def test_the_list_tells_what_is_done_in_this_browser(page: Page, app_url: str) -> None:
    page.goto(app_url)
    lesson = page.get_by_role("link", name="Saying UNO")
    expect(lesson).to_contain_text("4 scenes")
    deck = {"1": True, "2": True}
    kept = {
        "format": "uno-kart-progress/1",
        "items": {"who_draws ACT-1": {"box": 1, "answered": 0, "right": 0, "wrong": 1}},
        "lessons": {"deck": deck, "saying-uno": {"1": True}},
    }
    page.evaluate("kept => localStorage.setItem('uno-kart-lab progress', kept)", json.dumps(kept))
    page.reload()
    expect(lesson).to_contain_text("1 of 4 done")
    expect(page.get_by_role("link", name="The deck and its items")).to_contain_text("Done")
    expect(page.get_by_role("link", name="Setting up")).to_contain_text("Begin")
    expect(page.get_by_role("link", name="What you missed")).to_contain_text("Waiting for you: 1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_list_is_accessible(page: Page, app_url: str, scheme: str) -> None:
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    page.goto(app_url)
    expect(page.get_by_role("heading", name="The lessons")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(
    ("scheme", "name", "background"),
    [
        ("light", "JupyterLab Light", "rgb(255, 255, 255)"),
        ("dark", "JupyterLab Dark", "rgb(17, 17, 17)"),
    ],
)
def test_the_page_is_as_light_or_dark_as_the_browser(
    page: Page, app_url: str, scheme: str, name: str, background: str
) -> None:
    page.goto(app_url)
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-name", name)
    expect(page.locator("body")).to_have_css("background-color", background)


def test_leaving_the_page_ends_its_kernel(page: Page, app_url: str) -> None:
    page.goto(app_url)
    expect(page.get_by_role("heading", name="The lessons")).to_be_visible()
    kernel = page.evaluate(
        "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
    )
    address = f"{app_url}api/kernels/{kernel}"
    assert page.request.get(address).status == 200

    onlooker = page.context.new_page()
    onlooker.goto(f"{app_url}no-such-page")
    page.goto("about:blank")
    onlooker.wait_for_function(
        "async address => (await fetch(address)).status === 404", arg=address
    )
