"""A widget that Jupyter has given up, as it does where a kernel is slow to answer."""

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

# What the widgets' manager leaves in the place of a widget.
GIVE_UP = """() => {
  const widget = document.createElement("div");
  widget.className = "jp-OutputArea-output jupyter-widgets";
  widget.textContent = "Error displaying widget: model not found";
  document.body.append(widget);
}"""


@pytest.fixture
def given_up(page: Page, play_url: str) -> Locator:
    """Give the place of a widget, on a page that was loaded again in vain."""
    page.route_web_socket("**/channels**", _say_nothing)
    page.goto(play_url)
    with page.expect_navigation():
        page.evaluate(GIVE_UP)
    page.evaluate(GIVE_UP)
    return page.locator(".jupyter-widgets")


def test_what_does_not_come_though_the_page_was_loaded_again_is_told(given_up: Locator) -> None:
    expect(given_up.get_by_role("alert")).to_contain_text("did not come")
    expect(given_up).not_to_contain_text("Error")


def test_load_again_loads_the_page_and_once_it_is_there_nothing_is_remembered(
    page: Page, given_up: Locator
) -> None:
    page.unroute_all()
    page.route_web_socket("**/channels**", lambda route: route.connect_to_server() and None)
    with page.expect_navigation():
        given_up.get_by_role("button", name="Load again").click()
    expect(page.get_by_role("region", name="The table")).to_be_visible()
    page.wait_for_function("!Object.keys(sessionStorage).some(key => key.includes('again'))")


def _say_nothing(_: WebSocketRoute) -> None:
    """Take what the page sends, as a kernel does that is not there yet."""
