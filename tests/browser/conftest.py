"""A browser, and the app that it visits."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from tests.app_process import App, running_app
from tests.browser.alone import Alone
from tests.browser.installed import installed_browser
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab

# Patience, not a demand: a busy machine takes its time to start a kernel.
expect.set_options(timeout=30_000)

# anywidget gives up on a widget that is not there after two or three seconds.
PATIENT = "AbortSignal.timeout = () => new AbortController().signal"

# What a page draws once more, to be quick later on, takes as long as many a test.
UNDOTTED = "delete window.OffscreenCanvas"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Have Playwright drive the machine's own browser."""
    own = {"executable_path": installed_browser(), "args": ["--no-sandbox"]}
    return browser_type_launch_args | own


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Have the pages of a test be patient, too, and leave the cards as they were drawn."""
    context.add_init_script(f"{PATIENT}; {UNDOTTED}")
    return context


@pytest.fixture(scope="session")
def app() -> Iterator[App]:
    """Give a running app."""
    with running_app() as app:
        yield app


@pytest.fixture(scope="session")
def app_url(app: App) -> str:
    """Give the address of a running app, with a slash at the end."""
    return app.url


@pytest.fixture(scope="session")
def play_url(app_url: str) -> str:
    """Give the address of the app's page with nothing but a Lab on it."""
    return f"{app_url}voila/render/play.ipynb"


@pytest.fixture
def page_errors(page: Page) -> list[str]:
    """Give a list that fills with what goes wrong in the page."""
    return errors_of(page)


def errors_of(page: Page) -> list[str]:
    """Return a list that fills with what goes wrong in a page: errors logged, and uncaught ones."""
    errors: list[str] = []

    def logged(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} ({message.location['url']})")

    page.on("console", logged)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


@pytest.fixture
def lab(page: Page, page_errors: list[str], request: pytest.FixtureRequest) -> LabPage:
    """Give a page on a Lab's first game: the app's if the test is marked so, which costs more."""
    if request.node.get_closest_marker("app"):
        return LabPage(page, request.getfixturevalue("play_url"), page_errors)
    Alone(page, Lab())
    return LabPage(page, errors=page_errors)
