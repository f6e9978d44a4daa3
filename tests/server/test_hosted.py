"""The app as it is hosted: below a path, for a few visitors, embedded, watched."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from websockets.sync.client import connect

from tests.app_process import COMMAND, App, running_app
from tests.server.test_app import Visitor
from trials.wire import PROTOCOL

PLAY = "voila/render/play.ipynb"
SITE = "https://moodle.example.org"
OPTIONS = (
    *("--base-url", "/class/lab", "--max-visitors", "2", "--embedded-in", SITE),
    *("--waiting", "play=0"),
)
SOON = 30  # seconds


@pytest.fixture(scope="module")
def visits(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "visits.log"


@pytest.fixture(scope="module")
def app(visits: Path) -> Iterator[App]:
    with running_app([*COMMAND, *OPTIONS, "--visits", str(visits)]) as app:
        yield app


def visitors(app: App) -> int:
    return int(requests.get(f"{app.url}healthz").json()["visitors"])


def test_it_is_below_its_base_url_and_nowhere_else(app: App) -> None:
    assert app.url.endswith("/class/lab/")
    assert requests.get(app.url, allow_redirects=False).status_code == 302
    root = app.url.removesuffix("class/lab/")
    assert requests.get(f"{root}{PLAY}").status_code == 404
    assert 'href="/class/lab/"' in requests.get(root).text


def test_whoever_watches_it_is_told_how_many_visitors_there_are(app: App) -> None:
    health = requests.get(f"{app.url}healthz")
    assert health.status_code == 200
    assert health.json() == {"visitors": 0, "most_visitors": 2}


def test_a_visitor_too_many_is_asked_to_wait_until_another_leaves(app: App) -> None:
    first, second, third = (Visitor(app) for _ in range(3))
    _, kernel = first.open_page(PLAY)
    second.open_page(PLAY)
    refused = third.get(f"{PLAY}?lang=nl")
    assert refused.status_code == 503
    assert refused.headers["Retry-After"]
    assert '<html lang="nl">' in refused.text
    assert "<h1>" in refused.text
    first.post(f"voila/api/shutdown/{kernel}", {"_xsrf": first.token})
    _, kernel = third.open_page(PLAY)
    third.post(f"voila/api/shutdown/{kernel}", {"_xsrf": third.token})
    assert visitors(app) == 1


def test_a_visit_is_written_without_the_visitor(app: App, visits: Path) -> None:
    requests.get(f"{app.url}voila/render/none.ipynb?name=Ann&lang=ko")
    requests.get(f"{app.url}healthz")  # it is written when that has been answered
    lines = visits.read_text("utf-8").splitlines()
    assert re.fullmatch(r"[-\d]+T[:\d]+[-+]\d{4} - ko 404 \d+\.\ds \d", lines[-1])
    assert "127.0.0.1" not in "".join(lines)


@pytest.mark.parametrize(
    ("method", "page", "told"),
    [("POST", "a%0A2026-01-01 b en", "- en 403"), ("BREW", "play.ipynb", "- en 405")],
)
def test_what_is_no_visit_is_a_line_without_what_was_asked(
    app: App, visits: Path, method: str, page: str, told: str
) -> None:
    before = visits.read_text("utf-8").splitlines()
    requests.request(method, f"{app.url}voila/render/{page}?lang=en", timeout=SOON)
    requests.get(f"{app.url}healthz")  # it is written when that has been answered
    (line,) = visits.read_text("utf-8").splitlines()[len(before) :]
    assert f" {told} " in line


@pytest.mark.parametrize("path", ["", "healthz", "none", "voila/static/voila.js"])
def test_every_answer_holds_the_browser_to_the_app(app: App, path: str) -> None:
    headers = requests.get(app.url + path, allow_redirects=False).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "http:" not in policy
    assert f"frame-ancestors 'self' {SITE}" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "Python" not in headers["Server"]


def test_a_page_that_is_left_without_a_goodbye_is_noticed(app: App) -> None:
    visitor = Visitor(app)
    before = visitors(app)
    _, kernel = visitor.open_page(PLAY)
    address = app.url.replace("http", "ws") + f"api/kernels/{kernel}/channels?session_id=s"
    with connect(address, subprotocols=[PROTOCOL]) as socket:
        assert visitors(app) == before + 1
        socket.close(1001)
    late = time.monotonic() + SOON
    while visitors(app) > before:
        assert time.monotonic() < late
        time.sleep(0.2)
