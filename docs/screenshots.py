"""Take the pictures of the page that the README and these documents show: `make pictures`."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.alone import Alone
from tests.browser.installed import installed_browser
from tests.browser.lab_page import LabPage
from uno_kart_lab import Desk, Lab, Referee
from uno_kart_lab.lessons.welcome import welcome_page

IMAGES: Final = Path(__file__).parent / "images"
LAPTOP: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=390, height=844)
PROJECTOR: Final = ViewportSize(width=1920, height=1080)


@dataclass(frozen=True)
class Picture:
    """A picture, and how the page comes to show what is on it."""

    name: str
    size: ViewportSize
    scheme: Literal["light", "dark"]
    show: Callable[[Page], None]


def first_minute(page: Page) -> None:
    """The chain of the first page, at its first question."""
    page.set_content(welcome_page("en"))
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("group", name="What do you say?").wait_for()


def desk(page: Page) -> None:
    """A prepared case on the projector, with its question and the class's votes."""
    Alone(page, Desk(public_url="https://lab.example.org/"), "desk_main", ["desk"])
    page.get_by_role("button", name="Project and ask").click()
    page.get_by_role("group", name="What do you say?").wait_for()
    more = page.get_by_role("button", name=re.compile(r"^One vote more"))
    for place, votes in enumerate((7, 12, 3)):
        for _ in range(votes):
            more.nth(place).click()


def referee(page: Page) -> None:
    """A challenge, judged by both rule sets."""
    Alone(page, Referee(), "referee_main", ["claims", "table", "others"])
    page.get_by_role("link", name="Watch it on a table").wait_for()


def chain(page: Page) -> None:
    """The second of three Item Boxes has turned up its item."""
    told_until(opened(page, Lab()), "shows a Mushroom")


def challenge(page: Page) -> None:
    """Ben's Wild Draw Four was a bluff, and Chi has said so."""
    lab = Lab()
    lab.go("last")
    lab.play("W+4", "red")
    lab.challenge()
    told_until(opened(page, lab), "It was a bluff")


def branches(page: Page) -> None:
    """Ana has drawn a card in place of her first box; both lines are compared."""
    lab = Lab()
    lab.go("last")
    lab.name("Three boxes in a row")
    lab.go(6)
    lab.draw()
    lab.name("Ana draws")
    opened(page, lab)
    page.get_by_role("button", name="Branches").click()
    page.get_by_role("button", name="Compare with the line shown").click()


def audience(page: Page) -> None:
    """The same chain, on the projector."""
    lab = opened(page, Lab())
    page.get_by_role("button", name="Projector").click()
    told_until(lab, "shows a Mushroom")


PICTURES: Final = (
    Picture("first-minute", LAPTOP, "light", first_minute),
    Picture("desk", PROJECTOR, "light", desk),
    Picture("referee", LAPTOP, "light", referee),
    Picture("play", LAPTOP, "light", chain),
    Picture("play-dark", LAPTOP, "dark", chain),
    Picture("play-narrow", PHONE, "dark", chain),
    Picture("challenge", LAPTOP, "light", challenge),
    Picture("compare", LAPTOP, "light", branches),
    Picture("projector", PROJECTOR, "light", audience),
)


def opened(page: Page, lab: Lab) -> LabPage:
    """Show a Lab on the page."""
    Alone(page, lab)
    return LabPage(page)


def told_until(lab: LabPage, said: str) -> None:
    """Press Next until a sentence says so much."""
    while said not in lab.next():
        pass


def take(browser: Browser, picture: Picture) -> None:
    """Take one picture."""
    page = browser.new_page(
        viewport=picture.size, color_scheme=picture.scheme, reduced_motion="reduce"
    )
    picture.show(page)
    page.mouse.move(0, 0)
    page.screenshot(path=IMAGES / f"{picture.name}.png")
    page.close()


def main() -> None:
    """Take every picture."""
    executable = installed_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for picture in PICTURES:
            take(browser, picture)
        browser.close()


if __name__ == "__main__":
    main()
