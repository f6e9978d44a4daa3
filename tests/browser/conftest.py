"""A browser, and the app that it visits."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.app_process import running_app

# Patience, not a demand: a busy machine takes its time to start a kernel.
expect.set_options(timeout=30_000)

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Have Playwright drive the machine's own browser."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    if executable is None:
        pytest.fail(f"no browser to test with: install one of {', '.join(BROWSERS)}", pytrace=False)
    return browser_type_launch_args | {"executable_path": executable, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def app_url() -> Iterator[str]:
    """Give the address of a running app, with a slash at the end."""
    with running_app() as app:
        yield app.url


@pytest.fixture
def page_errors(page: Page) -> list[str]:
    """Give a list that fills with what goes wrong in the page: errors logged, and uncaught ones."""
    errors: list[str] = []

    def logged(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} ({message.location['url']})")

    page.on("console", logged)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors
