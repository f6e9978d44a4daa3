import json
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import psutil
import pytest
import requests
from websockets.sync.client import connect

from tests.app_process import App, running_app
from trials.wire import PROTOCOL

FIRST = "voila/render/index.ipynb"
PLAY = "voila/render/play.ipynb"

# Serves a folder of the test's own, and says of each kernel's websocket whether it waits.
SCRIPT = """
import socket, sys
from pathlib import Path
from uno_kart_lab.server import app, handlers, ports

class Told(handlers.AppKernelWebsocket):
    async def open(self, kernel_id):
        await super().open(kernel_id)
        connection = self.ws_connection.stream.socket
        nodelay = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        print("TCP_NODELAY", nodelay, flush=True)
        print("PINGS", self.ws_connection.params.ping_interval, flush=True)

app.SERVED[app.VoilaKernelWebsocketHandler] = Told
listener = ports.listen("127.0.0.1", 0)
url = ports.url("127.0.0.1", listener)
app.serve(listener, Path(sys.argv[1]), on_ready=lambda: print(url, flush=True))
"""


class Visitor:
    """A browser without a screen: it keeps cookies, and does not follow where it is led."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._session = requests.Session()

    def get(self, path: str) -> requests.Response:
        return self._session.get(self._app.url + path, allow_redirects=False)

    def post(self, path: str, form: dict[str, str]) -> requests.Response:
        return self._session.post(self._app.url + path, form)

    @property
    def token(self) -> str:
        return self._session.cookies["_xsrf"]

    def open_page(self, path: str) -> tuple[str, str]:
        """Give the page, and the id of its kernel."""
        page = self.get(path).text
        config = re.search(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.S)
        assert config is not None
        return page, json.loads(config[1])["kernelId"]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    with running_app() as app:
        yield app


@pytest.fixture
def visitor(app: App) -> Visitor:
    return Visitor(app)


@pytest.mark.parametrize("query", ["", "?game=abc"])
def test_the_root_leads_to_the_first_page_wherever_a_proxy_puts_it(
    visitor: Visitor, query: str
) -> None:
    answer = visitor.get(query)
    assert (answer.status_code, answer.headers["Location"]) == (302, FIRST + query)


@pytest.mark.parametrize("path", [FIRST, PLAY])
def test_a_page_has_a_title_and_shows_no_code(visitor: Visitor, path: str) -> None:
    page, _ = visitor.open_page(path)
    assert "<title>Uno Kart Lab</title>" in page
    assert "jp-CodeMirrorEditor" not in page


@pytest.mark.parametrize("path", [FIRST, PLAY])
def test_a_page_loads_nothing_from_another_host(visitor: Visitor, path: str) -> None:
    page, _ = visitor.open_page(path)
    assert re.findall(r"""<(?:script|link)[^>]*(?:src|href)=["'](?:https?:)?//""", page) == []


@pytest.mark.parametrize("path", ["voila/tree/", "voila/api/contents/", "voila/files/play.ipynb"])
def test_a_visitor_gets_no_list_of_the_files_and_no_notebook(visitor: Visitor, path: str) -> None:
    assert visitor.get(path).status_code in (403, 404)


def test_a_page_that_is_left_takes_its_kernel_with_it(visitor: Visitor) -> None:
    _, kernel = visitor.open_page(PLAY)
    assert visitor.get(f"api/kernels/{kernel}").status_code == 200
    goodbye = visitor.post(f"voila/api/shutdown/{kernel}", {"_xsrf": visitor.token})
    assert goodbye.status_code == 204
    assert visitor.get(f"api/kernels/{kernel}").status_code == 404


def test_another_site_cannot_end_a_kernel(visitor: Visitor) -> None:
    _, kernel = visitor.open_page(PLAY)
    assert visitor.post(f"voila/api/shutdown/{kernel}", {}).status_code == 403
    assert visitor.get(f"api/kernels/{kernel}").status_code == 200


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_and_leaves_no_process_behind(how: signal.Signals) -> None:
    with running_app() as app:
        Visitor(app).open_page(PLAY)
        # Nothing of what visitors do is told on the terminal.
        for path in ("voila/templates/lab?secret", "voila/render/%00", f"{PLAY}?lang=\xff"):
            Visitor(app).get(path)
        kernels = app.children()
        app.process.send_signal(how)
        printed, complaints = app.finish()
    assert kernels
    assert not [kernel for kernel in kernels if kernel.is_running()]
    assert (app.process.returncode, printed, complaints) == (0, "", "")


def test_it_stops_while_its_first_kernel_is_still_starting() -> None:
    with running_app() as app:
        process = psutil.Process(app.process.pid)
        app.process.send_signal(signal.SIGINT)
        kernels = process.children(recursive=True)
        _, complaints = app.finish()
    assert not [kernel for kernel in kernels if kernel.is_running()]
    assert (app.process.returncode, complaints) == (0, "")


@pytest.fixture
def own_notebook(tmp_path: Path) -> Iterator[App]:
    """An app whose only page fails."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell("secret = 'in the code'\nraise ValueError(secret)")]
    )
    nbformat.write(notebook, tmp_path / "play.ipynb")
    with running_app((sys.executable, "-c", SCRIPT, str(tmp_path))) as app:
        yield app


def test_a_cell_that_fails_shows_neither_its_code_nor_where_it_failed(own_notebook: App) -> None:
    page, _ = Visitor(own_notebook).open_page(PLAY)
    assert "Reload the page" in page
    assert "in the code" not in page
    assert "ValueError" not in page


def test_a_kernels_websocket_waits_for_no_acknowledgement_and_is_pinged_once(
    own_notebook: App,
) -> None:
    _, kernel = Visitor(own_notebook).open_page(PLAY)
    address = own_notebook.url.replace("http", "ws") + f"api/kernels/{kernel}/channels"
    with connect(f"{address}?session_id=s", subprotocols=[PROTOCOL]):
        assert own_notebook.line() == "TCP_NODELAY 1\n"
        assert own_notebook.line() == "PINGS None\n"  # of Tornado's; Jupyter has its own
