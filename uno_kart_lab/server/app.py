"""The Voilà app."""

import logging
import shutil
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from socket import socket
from types import FrameType
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from voila.app import Voila
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from uno_kart_lab.server.handlers import AppKernelWebsocket, FirstPage, Page
from uno_kart_lab.server.ports import port_of
from uno_kart_lab.server.settings import voila_settings

TEMPLATES = Path(__file__).parent / "templates"

REPLACED = {
    TornadoVoilaHandler: Page,
    VoilaKernelWebsocketHandler: AppKernelWebsocket,
}

# The list of all notebooks: the first page leads to what a visitor needs.
LEFT_OUT = (TornadoVoilaTreeHandler, VoilaContentsHandler)


class LabApp(Voila):
    """Voilà, serving on a socket that listens already, until a signal ends it.

    Parameters
    ----------
    listener
        The socket.
    on_ready
        Called once, when requests are answered.
    """

    def __init__(self, listener: socket, on_ready: Callable[[], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._listener = listener
        self._on_ready = on_ready

    def setup_template_dirs(self) -> None:
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATES))

    def init_handlers(self) -> list[tuple[Any, ...]]:
        return [
            (self.server_url, FirstPage),
            *(
                (pattern, REPLACED.get(handler, handler), *arguments)
                for pattern, handler, *arguments in super().init_handlers()
                if handler not in LEFT_OUT
            ),
        ]

    def listen(self) -> None:
        self.ioloop = IOLoop.current()
        server = HTTPServer(self.app)
        server.add_socket(self._listener)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, partial(self._stop_once, server))
        self.ioloop.add_callback(self._on_ready)
        try:
            self.ioloop.start()
        finally:
            shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _stop_once(self, server: HTTPServer, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)  # whoever asks again will not wait
        self.ioloop.add_callback_from_signal(self._end, server)

    async def _end(self, server: HTTPServer) -> None:
        server.stop()
        try:
            await self.kernel_manager.shutdown_all(now=True)
        finally:
            self.ioloop.stop()


def serve(listener: socket, folder: Path, on_ready: Callable[[], None]) -> None:
    """Serve the notebooks until SIGINT or SIGTERM, and leave no kernel behind.

    Parameters
    ----------
    listener
        What to serve on, as `uno_kart_lab.server.ports.listen` gives it.
    folder
        Where the notebooks are.
    on_ready
        Called once, when requests are answered.
    """
    # The terminal is for the address of the Lab, not for what visitors mistype.
    for name in ("tornado.access", "tornado.general"):
        logging.getLogger(name).setLevel(logging.ERROR)
    app = LabApp(
        listener,
        on_ready,
        config=voila_settings(),
        root_dir=str(folder),
        port=port_of(listener),
        log_level="ERROR",
        # A voila.py in the folder that the command is run in would be run.
        config_file_paths=[],
    )
    app.initialize([])
    app.start()
