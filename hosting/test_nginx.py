"""Several apps behind nginx: `make hosting` runs this; nginx is Debian's package of that name."""

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hosting.processes import serving
from tests.app_process import App, running_app
from tests.browser.conftest import PATIENT
from tests.browser.lab_page import LabPage

CONFIG = Path(__file__).with_name("nginx.conf").read_text("utf-8")
APP = (sys.executable, "-m", "uno_kart_lab", "app", "--no-browser", "--port", "0")


@pytest.fixture
def apps() -> Iterator[list[App]]:
    """Give two running apps."""
    with ExitStack() as running:
        yield [running.enter_context(running_app(APP)) for _ in range(2)]


@pytest.fixture
def front(apps: list[App], free_port: Callable[[], str], tmp_path: Path) -> Iterator[str]:
    """Give the address of nginx in front of the two, with the settings that we hand out."""
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
    assert nginx is not None, "nginx is not installed"
    port = free_port()
    settings = CONFIG.replace("8080", port)
    for given, app in zip(("8866", "8867"), apps, strict=True):
        settings = settings.replace(f"server 127.0.0.1:{given}", f"server {port_of(app)}")
    (tmp_path / "nginx.conf").write_text(settings, "utf-8")
    url = f"http://127.0.0.1:{port}/"
    command = (nginx, "-p", tmp_path, "-c", tmp_path / "nginx.conf", "-g", "daemon off;")
    with serving(command, url, tmp_path):
        yield url


def port_of(app: App) -> str:
    """Give host and port of an app."""
    return re.sub(r"^http://([^/]+)/$", r"\1", app.url)


def kernels(apps: list[App]) -> list[int]:
    """Give how many kernels run for each."""
    return [len(app.children()) for app in apps]


def test_each_visitor_stays_with_one_app_and_changes_when_it_is_gone(
    browser: Browser, apps: list[App], front: str
) -> None:
    visitors = []
    # Which app a visitor is given is chance: before long each has one.
    for _ in range(30):
        context = browser.new_context()
        context.add_init_script(PATIENT)
        page = context.new_page()
        page.goto(f"{front}voila/render/referee.ipynb?lang=en")
        expect(page.locator(".uk").first).to_be_visible()
        visitors.append(page)
        if all(kernels(apps)):
            break
    page = visitors[-1]
    lab = LabPage(page, f"{front}voila/render/play.ipynb?lang=en")
    lab.next()
    before = page.context.cookies()
    page.reload()
    LabPage(page)
    own = "uno_kart_lab_visitor"
    cookies = [
        {one["name"]: one["value"] for one in every} for every in (before, page.context.cookies())
    ]
    assert cookies[0][own] == cookies[1][own]

    apps[0].process.terminate()
    apps[0].process.wait()
    for page in visitors[-2:]:
        LabPage(page, f"{front}voila/render/play.ipynb?lang=en").next()
