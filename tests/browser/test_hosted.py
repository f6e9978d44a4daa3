"""The pages where others host them, and what is seen in the place of a page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PATIENT
from tests.browser.jupyter_server_process import BASE, running_jupyter_server
from tests.browser.lab_page import LabPage
from tests.locale.languages import LANGUAGES
from uno_kart_lab.notebook_files import copy_notebooks
from uno_kart_lab.server.error_pages import error_page

EXTENSIONS = {
    "jupyterlab": False,
    "uno_kart_lab.server.extension": True,
    "voila.server_extension": True,
}
OVERFLOWING = Path(__file__).with_name("overflowing.js").read_text("utf-8")


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[str]:
    """Give the address below which a Jupyter server renders the notebooks."""
    notebooks = tmp_path / "notebooks"
    copy_notebooks(notebooks)
    with running_jupyter_server(notebooks, tmp_path, extensions=EXTENSIONS) as app:
        assert app.url.endswith(BASE)
        yield f"{app.url}voila/render/"


def test_the_pages_are_the_same_below_a_visitor_s_path(
    page: Page, pages: str, page_errors: list[str], browser: Browser
) -> None:
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    lab = LabPage(page, f"{pages}play.ipynb?lang=en", page_errors)
    lab.next()
    mark = lab.mark
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile(f"^{re.escape(pages)}play.ipynb.*#game="))
    address = link.input_value()
    page.reload()
    page.get_by_role("button", name="Continue").click()
    expect(lab.story).to_have_attribute("data-shown", mark)

    other = browser.new_context()
    other.add_init_script(PATIENT)
    there = LabPage(other.new_page(), address)
    expect(there.story).to_have_attribute("data-shown", mark)
    other.close()

    page.goto(f"{pages}index.ipynb")
    lesson = page.get_by_role("link", name="Saying UNO").last
    assert lesson.evaluate("link => link.href") == f"{pages}lesson-7-saying-uno.ipynb"
    own = (pages.removesuffix("voila/render/"), "blob:", "data:")
    assert [url for url in asked_for if not url.startswith(own)] == []
    assert page_errors == []


def test_until_the_page_is_there_the_visitor_is_told_so_and_not_what_runs(
    page: Page, play_url: str
) -> None:
    page.route("**/voila.js", lambda _: None)
    page.goto(f"{play_url}?lang=nl", wait_until="commit")
    expect(page.get_by_role("status")).to_be_visible()
    expect(page.get_by_text("ipynb").or_(page.get_by_text("Executing"))).to_have_count(0)
    expect(page.get_by_role("heading")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wrong_with_the_page_in_place_of_another(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size({"width": 390, "height": 844})
    for lang in LANGUAGES:
        page.set_content(error_page(503, lang, "/"))
        expect(page.get_by_role("heading")).to_be_visible()
        assert page.get_by_role("link").count() == 2
        assert page.evaluate(OVERFLOWING) == [], lang
    assert violations(page) == []
