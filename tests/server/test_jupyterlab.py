"""JupyterLab, with the extension that answers for its kernels' websockets."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from websockets.sync.client import connect

from tests.app_process import App, running_app

# Says of each kernel's websocket whether it waits, and where the server is once it answers.
SCRIPT = """
import socket, sys
from pathlib import Path
from jupyter_server.serverapp import ServerApp
from uno_kart_lab.server import extension, handlers, jupyterlab

class Told(handlers.KernelWebsocket):
    async def open(self, kernel_id):
        await super().open(kernel_id)
        connection = self.ws_connection.stream.socket
        nodelay = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        print("TCP_NODELAY", nodelay, flush=True)

async def tell(server):
    print(server.connection_url, flush=True)

extension.KernelWebsocket = Told
ServerApp._post_start = tell
jupyterlab.open_jupyterlab(Path(sys.argv[1]), 0, open_browser=False)
"""


@pytest.fixture
def jupyterlab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    settings = '{"ServerApp": {"allow_root": true}, "IdentityProvider": {"token": ""}}'
    (tmp_path / "jupyter_server_config.json").write_text(settings)
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path))
    with running_app((sys.executable, "-c", SCRIPT, str(tmp_path))) as app:
        yield app


def test_a_kernels_websocket_does_not_wait_for_acknowledgements(jupyterlab: App) -> None:
    session = requests.Session()
    session.get(f"{jupyterlab.url}lab")
    headers = {"X-XSRFToken": session.cookies["_xsrf"]}
    kernel = session.post(f"{jupyterlab.url}api/kernels", headers=headers).json()["id"]
    address = jupyterlab.url.replace("http", "ws") + f"api/kernels/{kernel}/channels"
    with connect(address):
        assert jupyterlab.line() == "TCP_NODELAY 1\n"
