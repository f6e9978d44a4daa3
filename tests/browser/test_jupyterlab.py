"""The Lab in JupyterLab, beside cells, and amid JupyterLab's own keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.jupyterlab_process import notebook, running_jupyterlab
from tests.browser.lab_page import LabPage

CELLS = (
    "from uno_kart_lab import Lab\nlab = Lab()\nlab",
    'lab.play("WB")',
    'f"{len(lab.position.hands[0])} cards in the hand"',
)

SECOND_BOX = re.compile(r"the chain is now 2 boxes long\.$")


@pytest.fixture(scope="session")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the address below which JupyterLab opens notebooks."""
    folder = tmp_path_factory.mktemp("jupyterlab")
    with running_jupyterlab(folder) as app:
        (folder / "notebooks" / "cells.ipynb").write_text(notebook(*CELLS), "utf-8")
        # Not play.ipynb: its kernel, which another test may have left, numbers its Labs on.
        (folder / "notebooks" / "restarted.ipynb").write_text(notebook(*CELLS[:1]), "utf-8")
        yield f"{app.url}lab/tree/"


def open_notebook(page: Page, address: str) -> None:
    """Open a notebook, and none of those that were open before."""
    page.goto(f"{address}?reset")
    expect(page.get_by_text("| Idle")).to_be_visible()


def run_all(page: Page) -> None:
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def reload(lab: LabPage) -> None:
    """Load the page anew; once more if JupyterLab gives up: it waits four seconds for a kernel."""
    given_up = lab.page.get_by_text("Error displaying widget")
    for _ in range(5):
        lab.page.reload()
        expect(lab.next_button.or_(given_up)).to_be_visible()
        if not given_up.is_visible():
            break


def test_the_lab_is_played_in_jupyterlab(
    page: Page, notebooks: str, page_errors: list[str]
) -> None:
    open_notebook(page, f"{notebooks}play.ipynb")
    run_all(page)
    lab = LabPage(page)

    assert lab.next() == "Ana plays an Item Box. It goes on any card."
    for _ in range(7):
        lab.next()
    expect(lab.story.get_by_role("list", name="Item Box chain")).to_contain_text("Lightning")
    lab.card("Item Box").click()
    # The box before it has the same heading.
    expect(lab.story.locator("[aria-live=polite]")).to_have_text(SECOND_BOX)

    # Each would do something to the cell: insert, cut, copy, delete it, make it text.
    lab.next_button.focus()
    for key in "abxddm":
        page.keyboard.press(key)
    page.keyboard.press("n")
    expect(lab.story).to_contain_text("turns up")
    expect(page.get_by_text("Cell 1/1")).to_be_visible()

    with page.expect_response(lambda response: response.request.method == "PUT"):
        page.keyboard.press("Control+s")
    reload(lab)
    expect(lab.story.locator("[aria-live=polite]")).to_have_text(SECOND_BOX)
    assert page_errors == []


def test_cells_and_the_page_drive_the_same_game(page: Page, notebooks: str) -> None:
    open_notebook(page, f"{notebooks}cells.ipynb")
    run = page.get_by_role("button", name="Run this cell and advance")
    run.click()
    lab = LabPage(page)
    run.click()
    expect(lab.story.get_by_role("heading")).to_have_text("Ana plays an Item Box.")

    lab.choices.get_by_role("button", name="Show the rest at once").click()
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.seat("Ana")).to_contain_text("6 cards")
    page.get_by_role("feed", name="Cells").get_by_role("textbox").last.click()
    run.click()
    expect(page.get_by_text("'6 cards in the hand'")).to_be_visible()


def test_the_game_is_back_after_the_kernel_was_restarted(page: Page, notebooks: str) -> None:
    open_notebook(page, f"{notebooks}restarted.ipynb")
    run_all(page)
    lab = LabPage(page)
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.story.get_by_role("heading")).to_have_text("Ana draws a card.")
    mark = lab.mark
    page.get_by_role("button", name="Restart the kernel", exact=True).click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    gone = page.get_by_role("alert").filter(has_text="does not answer any more")
    expect(gone).to_contain_text("Run the notebook again to go on.")

    expect(page.get_by_text("| Idle")).to_be_visible()
    run_all(page)
    expect(gone).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    expect(lab.story).to_have_attribute("data-shown", mark)
