"""The request handlers that differ from Voilà's and jupyter_server's own."""

import asyncio
import os
import re
import time
from collections.abc import Collection
from typing import Any, Final

from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RequestHandler
from traitlets.config import Config
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import (
    VoilaKernelWebsocketHandler,
    read_header_from_binary_message,
)

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK
from uno_kart_lab.server import visits
from uno_kart_lab.server.error_pages import ErrorPage
from uno_kart_lab.server.kernels import FULL, KernelManager
from uno_kart_lab.server.languages import visitors_language
from uno_kart_lab.server.messages import FROM_KERNEL, PROTOCOL, Refused, checked
from uno_kart_lab.server.settings import LANGUAGE_HEADER, in_language
from uno_kart_lab.server.throttle import Throttle
from uno_kart_lab.spoken import spoken

# A visitor who presses as fast as the keyboard repeats asks some 30 times a second.
_MESSAGES: Final = (50, 200)
_BYTES: Final = (2**20, 8 * 2**20)
"""What a visitor may say in a second, and at once after a pause."""

_MOST_CONNECTIONS: Final = 4
"""Websockets to one kernel: a page has one, and another before it has noticed that one is gone."""

_SESSION: Final = re.compile(r"[\w-]{1,64}")

_GOING_AWAY: Final = 1001
"""How a browser closes the websocket of a page that is left."""

_PATIENCE: Final = 2
"""Seconds until a page that was left, and came back to its kernel, must have done so."""

_ROOM_WITHIN: Final = 1.0
"""Seconds that a page is asked to wait for room, before its visitor is."""

_AT_ONCE: Final = 2 * (os.cpu_count() or 1)
"""Pages that are made at once: more would each take longer, and some too long."""


class KernelWebsocket(KernelWebsocketHandler):
    """A kernel's websocket that sends at once.

    A step is a few small messages. Nagle's algorithm holds the second one back until the first is
    acknowledged, which the browser puts off: 40 ms a click.
    """

    def get_websocket_protocol(self) -> Any:
        protocol: Any = super().get_websocket_protocol()
        if protocol is not None:
            # Jupyter pings by itself. What it says in milliseconds are seconds for Tornado, whose
            # timer would hold on to the closed websocket for hours.
            protocol.params.ping_interval = None
        return protocol

    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)
        await super().open(kernel_id)


class AppKernelWebsocket(KernelWebsocket, VoilaKernelWebsocketHandler):
    """The same, through which a visitor does nothing but what our pages do."""

    kernel_manager: KernelManager

    async def pre_get(self) -> None:
        # Any other form of message is not looked through.
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "").split(",")
        if PROTOCOL not in map(str.strip, offered):
            raise HTTPError(400)
        if not _SESSION.fullmatch(self.get_argument("session_id", "")):
            raise HTTPError(400)
        if self.kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        if self.kernel_manager.connections(self.kernel_id) >= _MOST_CONNECTIONS:
            raise HTTPError(429)
        # Whoever connects anew is not let in for more.
        limits = self.kernel_manager.limits
        self._limits = limits.setdefault(self.kernel_id, (Throttle(*_MESSAGES), Throttle(*_BYTES)))
        await super().pre_get()

    async def on_message(self, message: bytes | str) -> None:
        # The next message is not read before this one is through.
        by_number, by_size = self._limits
        if seconds := max(by_number.wait(1), by_size.wait(len(message))):
            await asyncio.sleep(seconds)
        try:
            message = checked(message)
        except Refused:
            return
        if self.ws_connection is not None and self.connection is not None:
            super().on_message(message)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        header = read_header_from_binary_message(message) if binary else None
        if header and header.get("msg_type") in FROM_KERNEL:
            return super().write_message(message, binary)
        return None

    def on_close(self) -> None:
        if self.connection is not None:
            super().on_close()
        if self.close_code == _GOING_AWAY:
            end = self.kernel_manager.end_if_left
            IOLoop.current().call_later(_PATIENCE, end, self.kernel_id)


class KernelState(KernelHandler):
    """Tells a page about its kernel; to end it there is the page's goodbye."""

    SUPPORTED_METHODS = ("GET", "HEAD", "OPTIONS")


class TemplateFile(TemplateStaticFileHandler):
    """A file of Voilà's templates."""

    def parse_url_path(self, path: str) -> str:
        if not re.fullmatch(r"\w+/static/(?!.*\.\.)[\w./-]+", path):
            raise HTTPError(404)
        file: str = super().parse_url_path(path)
        return file


class Page(ErrorPage, TornadoVoilaHandler):
    """A notebook as a page, in the visitor's language.

    Attributes
    ----------
    is_there : bool
        Whether it was asked for by its name, and as a page is asked for.
    """

    _being_made = asyncio.Semaphore(_AT_ONCE)

    def initialize(self, notebooks: Collection[str] | None = None, **given: Any) -> None:
        super().initialize(**given)
        self._notebooks = notebooks
        self._config = given.get("config")
        self._language = spoken()
        self._is_left = False
        self.is_there = False

    def on_connection_close(self) -> None:
        self._is_left = True

    async def get(self, path: str | None = None) -> None:
        if self._notebooks is not None and path not in self._notebooks:
            raise HTTPError(404)
        self.is_there = True
        self._language = visitors_language(self.request)
        # Voilà hands this on to the kernel.
        self.request.headers[LANGUAGE_HEADER] = self._language
        config = Config(self._config)
        config.merge(in_language(self._language))
        self.traitlet_config = config
        # To read the token is to set its cookie. Without it the page cannot sign the message by
        # which, on leaving, it has its kernel shut down.
        _ = self.xsrf_token
        await self._wait_for_room()
        async with self._being_made:
            # Whoever waited in vain, and asked again, does not get a kernel for each time.
            if not self._is_left:
                await TornadoVoilaHandler.get(self, path)

    async def _wait_for_room(self) -> None:
        """Wait a little: whoever goes from one page to the next leaves a kernel at that moment."""
        late = time.monotonic() + _ROOM_WITHIN
        while not self._has_room() and time.monotonic() < late:
            await asyncio.sleep(_ROOM_WITHIN / 10)
        self._let_in()

    def _has_room(self) -> bool:
        return not isinstance(self.kernel_manager, KernelManager) or self.kernel_manager.has_room

    def _let_in(self) -> None:
        if not self._has_room():
            raise HTTPError(FULL)

    def should_use_rendered_notebook(self, *conditions: Any) -> bool:
        self._let_in()
        # A kernel that waits for a visitor has spoken already.
        return self._language == spoken() and super().should_use_rendered_notebook(*conditions)


class FirstPage(RequestHandler):
    """Leads from the root to the first notebook; relative, as a proxy may add a prefix."""

    def get(self) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"voila/render/{FIRST_NOTEBOOK}{query}")


class Health(RequestHandler):
    """Tells whoever watches the server that it answers, and how many visitors there are."""

    def get(self) -> None:
        kernels: KernelManager = self.settings["kernel_manager"]
        self.set_header("Cache-Control", "no-store")
        self.set_status(FULL if kernels.is_closed else 200)
        self.finish({"visitors": kernels.visitors, "most_visitors": kernels.most_visitors})


def note_visit(handler: RequestHandler) -> None:
    """Note each page that was opened, and nothing of who opened it."""
    if isinstance(handler, Page):
        visits.note(
            # Of a page that there is not, the address may be anything.
            handler.path_args[0] if handler.is_there else "-",
            visitors_language(handler.request),
            handler.get_status(),
            time.time() - handler.request._start_time,
            handler.kernel_manager.visitors,
        )
