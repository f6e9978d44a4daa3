"""Take the pictures of the page that the README shows: `make pictures`."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.app_process import running_app
from tests.browser.conftest import BROWSERS
from tests.browser.lab_page import LabPage

IMAGES = Path(__file__).parent / "images"
WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}

# How often Next is pressed: then the second box of the chain has turned up its item.
PRESSES = 12


def main() -> None:
    """Serve the Lab and take every picture of it."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    with running_app() as app, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        take(browser, app.url, "play", WIDE, "light")
        take(browser, app.url, "play-narrow", NARROW, "dark")
        browser.close()


def take(browser: Browser, url: str, name: str, size: dict[str, int], scheme: str) -> None:
    """Take one picture, in the middle of the prepared chain."""
    page = browser.new_page(viewport=size, color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    lab = LabPage(page, url)
    for _ in range(PRESSES):
        lab.next()
    page.mouse.move(0, 0)
    page.screenshot(path=IMAGES / f"{name}.png")
    page.close()


if __name__ == "__main__":
    main()
