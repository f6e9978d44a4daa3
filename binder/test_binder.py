"""What Binder installs, served as Binder serves it: run by `make binder`, which installs it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import (  # noqa: F401
    browser_type_launch_args,
    context,
    errors_of,
)
from tests.browser.jupyter_server_process import BASE, running_jupyter_server
from tests.browser.lab_page import LabPage

ROOT = Path(__file__).parents[1]
INSTALLED = ROOT / ".venv-binder"
README = (ROOT / "docs" / "binder.md").read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the address of a server with what the environment has, and no settings but those."""
    settings = tmp_path_factory.mktemp("settings")
    with running_jupyter_server(ROOT, settings, str(INSTALLED / "bin" / "python")) as app:
        assert app.url.endswith(BASE)
        yield app.url


def opened(badge: str) -> str:
    """Give what a badge opens, as its address says it."""
    found = re.search(rf"\[!\[{badge}\].*?urlpath=([^)]+)\)", README)
    assert found is not None
    return found[1].replace("%2F", "/")


def test_the_first_badge_opens_the_course_from_where_a_lesson_is_found(
    page: Page, server: str
) -> None:
    errors = errors_of(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server}{opened('Course')}?lang=en")
    page.get_by_role("link", name="Deal your own game").click()
    lab = LabPage(page)
    lab.next()
    assert f"{BASE}voila/render/notebooks/play.ipynb" in page.url
    assert [url for url in asked if not url.startswith((server, "blob:", "data:"))] == []
    assert errors == []


def test_the_second_badge_opens_jupyterlab(page: Page, server: str) -> None:
    page.goto(f"{server}{opened('JupyterLab')}")
    expect(page.get_by_role("tab", name="index.ipynb")).to_be_visible()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    link = page.get_by_role("link", name="Deal your own game")
    expect(link).to_have_attribute("href", f"{BASE}lab/tree/notebooks/play.ipynb")
