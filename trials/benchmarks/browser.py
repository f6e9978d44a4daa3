"""What a visitor does, in a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.installed import BROWSERS, installed_browser

_CLICK: Final = (Path(__file__).parent / "click.js").read_text("utf-8")
_READY: Final = (Path(__file__).parent / "ready.js").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Button:
    """A button that the kernel answers.

    Attributes
    ----------
    button : str
        Selects it.
    answer : str
        Selects the element in which the answer is seen.
    attribute : str, optional
        Its attribute that changes then; its text if it is not given.
    between : str, optional
        Selects what is pressed after each answer, which the page answers by itself.
    """

    button: str
    answer: str
    attribute: str | None = None
    between: str | None = None


@contextmanager
def browser() -> Iterator[Browser]:
    """Run the machine's own browser, the one that visitors have.

    Raises
    ------
    FileNotFoundError
        If it has none that is known.
    """
    executable = installed_browser(BROWSERS)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])


def visit(browser: Browser, address: str, until: str) -> tuple[Page, float]:
    """Open an address as one who was never there before.

    Parameters
    ----------
    browser
    address
    until : str
        Selects what has to be there to be pressed.

    Returns
    -------
    page : Page
        Alone in its context.
    seconds : float
        How long it took.
    """
    page = browser.new_context().new_page()
    page.add_init_script(_READY.replace("SELECTED", json.dumps(until)))
    page.goto(address)
    return page, page.evaluate("ready") / 1e3


def leave(page: Page) -> None:
    """Leave a page, so that its kernel is shut down."""
    page.goto("about:blank")
    page.context.close()


def press(page: Page, button: Button, clicks: int) -> list[float]:
    """Press a button every 30 to 47 ms, or as soon as the last click is answered.

    Returns
    -------
    list of float
        The milliseconds from each click until its answer is painted.
    """
    page.bring_to_front()
    what = {**asdict(button), "clicks": clicks, "apart": 30}
    times: list[float] = page.evaluate(_CLICK, what)
    return times
