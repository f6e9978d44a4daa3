"""What Binder installs, served as Binder serves it: run by `make binder`, which installs it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app_process import running_app
from tests.browser.conftest import (  # noqa: F401
    browser_type_launch_args,
    context,
    errors_of,
)
from tests.browser.lab_page import LabPage

ROOT = Path(__file__).parents[1]
INSTALLED = ROOT / ".venv-binder"
README = (ROOT / "docs" / "binder.md").read_text("utf-8")
BASE = "/user/someone/"

# Whoever runs this may be root, has no token at hand, and does not want the news.
SETTINGS = f"""
from jupyter_server.serverapp import ServerApp

async def tell(server):
    print(server.connection_url, flush=True)

ServerApp._post_start = tell
c = get_config()
c.ServerApp.allow_root = True
c.ServerApp.base_url = {BASE!r}
c.ServerApp.root_dir = {str(ROOT)!r}
c.ServerApp.port = 0
c.ServerApp.open_browser = False
c.IdentityProvider.token = ""
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the address of a server with what the environment has, and no settings but those."""
    folder = tmp_path_factory.mktemp("settings")
    (folder / "jupyter_server_config.py").write_text(SETTINGS, "utf-8")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("JUPYTER_CONFIG_DIR", str(folder))
        # JupyterLab's own command adds what it is opened by.
        command = (str(INSTALLED / "bin" / "python"), "-m", "jupyter_server")
        with running_app(command) as app:
            root = re.match(r"http://[^/]+", app.url)
            assert root is not None
            yield root[0] + BASE


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
