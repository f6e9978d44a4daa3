"""The built site, on a server of files, and a browser that reaches nothing else."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Response, Route, expect

from tests.browser.installed import installed_browser

# Milliseconds. To start Python in a browser takes a while, and longer on a busy machine.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)

BUILT = Path("dist")

# A name that is not this machine's own: over plain HTTP, browsers keep much from such a page.
HOST = "site.test"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, *_: Any) -> None:
        """Leave the terminal to the tests."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Have the browser find the site under that name, and no other host at all."""
    resolved = f"--host-resolver-rules=MAP {HOST} 127.0.0.1, MAP * ~NOTFOUND"
    return browser_type_launch_args | {
        "executable_path": installed_browser(),
        "args": ["--no-sandbox", resolved],
    }


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Give the address of the site, which lies in a folder of a server."""
    assert (BUILT / "site" / "index.html").is_file(), "there is no site: make site builds it"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=BUILT))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{HOST}:{server.server_port}/site/"
    server.shutdown()
    server.server_close()


class Asked:
    """What the pages of a browser asked for."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self._site = site
        self.elsewhere: list[str] = []
        self.missing: list[str] = []
        self.paths: list[str] = []
        context.route("**/*", self._route)
        context.on("response", self._look_at)

    def _route(self, route: Route) -> None:
        url = route.request.url
        if url.startswith(self._site):
            self.paths.append(urlsplit(url).path)
            route.continue_()
        else:
            self.elsewhere.append(url)
            route.abort()

    def _look_at(self, response: Response) -> None:
        if response.status >= 400:
            self.missing.append(response.url)


@pytest.fixture(autouse=True)
def asked(context: BrowserContext, site: str) -> Iterator[Asked]:
    """Give what the pages asked for, which lay all in the site."""
    context.set_default_timeout(PATIENCE)
    asked = Asked(context, site)
    yield asked
    assert asked.elsewhere == []
    assert asked.missing == []
