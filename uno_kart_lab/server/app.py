"""The Voilà app."""

import logging
import shutil
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from socket import socket
from types import FrameType
from typing import Any, Final

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyterlab_server.themes_handler import ThemesHandler
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import RequestHandler
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import (
    AllowListFileHandler,
    MultiStaticFileHandler,
    TemplateStaticFileHandler,
)
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from uno_kart_lab.server.error_pages import TEMPLATES, NotThere, with_error_page
from uno_kart_lab.server.handlers import (
    AppKernelWebsocket,
    FirstPage,
    Health,
    KernelState,
    Page,
    TemplateFile,
    note_visit,
)
from uno_kart_lab.server.headers import on_every_answer, security_headers
from uno_kart_lab.server.hosting import Hosting
from uno_kart_lab.server.memory import give_back, keep_for_good, keep_together
from uno_kart_lab.server.messages import LARGEST
from uno_kart_lab.server.open_files import allow_as_many_as_may_be
from uno_kart_lab.server.ports import port_of
from uno_kart_lab.server.settings import voila_settings

SERVED: dict[type[RequestHandler], type[RequestHandler]] = {
    TornadoVoilaHandler: Page,
    VoilaKernelWebsocketHandler: AppKernelWebsocket,
    KernelHandler: KernelState,
    TemplateStaticFileHandler: TemplateFile,
    VoilaShutdownKernelHandler: VoilaShutdownKernelHandler,
    MultiStaticFileHandler: MultiStaticFileHandler,
    ThemesHandler: ThemesHandler,
    FileFindHandler: FileFindHandler,
    AllowListFileHandler: AllowListFileHandler,
}
"""What answers in the place of each of Voilà's handlers; what is not here is not served."""

_LARGEST_BODY: Final = 64 * 2**10
_SECONDS_FOR_A_BODY: Final = 20
_SECONDS_WITHOUT_A_REQUEST: Final = 120
_TIDIED_EVERY: Final = 20_000  # milliseconds
_TIDIED_FOR: Final = 90
"""Seconds after a kernel came or went: Jupyter keeps a websocket for a minute after its opening."""


class LabApp(Voila):
    """Voilà, serving on a socket that listens already, until a signal ends it.

    Parameters
    ----------
    listener
        The socket.
    on_ready
        Called once, when requests are answered.
    """

    def __init__(
        self, listener: socket, on_ready: Callable[[], None], hosting: Hosting, **traits: Any
    ) -> None:
        super().__init__(base_url=hosting.base_url, **traits)
        self._listener = listener
        self._on_ready = on_ready
        self._hosting = hosting

    def setup_template_dirs(self) -> None:
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATES))

    def init_settings(self) -> dict[str, Any]:
        return {
            **super().init_settings(),
            "transforms": [on_every_answer(security_headers(self._hosting.embedded_in))],
            "default_handler_class": NotThere,
            "log_function": note_visit,
            "websocket_max_message_size": LARGEST,
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        of_voila = super().init_handlers()
        notebooks = {path.name for path in Path(self.root_dir).glob("*.ipynb")}
        for _, handler, *arguments in of_voila:
            if handler is TornadoVoilaHandler:
                arguments[0]["notebooks"] = notebooks
        return [
            (".*%00.*", NotThere),  # no file's name can hold it
            (self.server_url, FirstPage),
            (f"{self.server_url}healthz", Health),
            *(
                (pattern, with_error_page(SERVED[handler]), *arguments)
                for pattern, handler, *arguments in of_voila
                if handler in SERVED
            ),
        ]

    def listen(self) -> None:
        self.ioloop = IOLoop.current()
        server = HTTPServer(
            self.app,
            max_body_size=_LARGEST_BODY,
            body_timeout=_SECONDS_FOR_A_BODY,
            idle_connection_timeout=_SECONDS_WITHOUT_A_REQUEST,
        )
        server.add_socket(self._listener)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, partial(self._stop_once, server))
        PeriodicCallback(self._tidy_up, _TIDIED_EVERY).start()
        keep_for_good()
        self.ioloop.add_callback(self._on_ready)
        try:
            self.ioloop.start()
        finally:
            shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _tidy_up(self) -> None:
        if time.monotonic() - self.kernel_manager.changed_at < _TIDIED_FOR:
            give_back()

    def _stop_once(self, server: HTTPServer, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)  # whoever asks again will not wait
        self.ioloop.add_callback_from_signal(self._end, server)

    async def _end(self, server: HTTPServer) -> None:
        server.stop()
        try:
            await self.kernel_manager.shutdown_all(now=True)
        finally:
            self.ioloop.stop()


def serve(
    listener: socket,
    folder: Path,
    hosting: Hosting | None = None,
    *,
    on_ready: Callable[[], None],
) -> None:
    """Serve the notebooks until SIGINT or SIGTERM, and leave no kernel behind.

    Parameters
    ----------
    listener
        What to serve on, as `uno_kart_lab.server.ports.listen` gives it.
    folder
        Where the notebooks are.
    hosting
        How they are hosted.
    on_ready
        Called once, when requests are answered.
    """
    allow_as_many_as_may_be()
    keep_together()
    hosting = hosting or Hosting()
    # The terminal is for the address of the Lab, not for what visitors mistype.
    for name in ("tornado.access", "tornado.general", "tornado.application"):
        logging.getLogger(name).setLevel(logging.ERROR)
    app = LabApp(
        listener,
        on_ready,
        hosting,
        config=voila_settings(hosting),
        root_dir=str(folder),
        port=port_of(listener),
        log_level="ERROR",
        # A voila.py in the folder that the command is run in would be run.
        config_file_paths=[],
    )
    app.initialize([])
    app.start()
