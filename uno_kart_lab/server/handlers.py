"""The request handlers that differ from Voilà's and jupyter_server's own."""

from typing import Any

from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.httputil import HTTPServerRequest
from tornado.web import RequestHandler
from traitlets.config import Config
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK
from uno_kart_lab.server.settings import LANGUAGE_HEADER, in_language
from uno_kart_lab.spoken import asked_for, is_settled, known, preferred, spoken

LANGUAGE_COOKIE = "uno-kart-lab-language"
"""Set by the page where a language is chosen."""


class KernelWebsocket(KernelWebsocketHandler):
    """A kernel's websocket that sends at once.

    A step is a few small messages. Nagle's algorithm holds the second one back until the first is
    acknowledged, which the browser puts off: 40 ms a click.
    """

    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)
        await super().open(kernel_id)


class AppKernelWebsocket(KernelWebsocket, VoilaKernelWebsocketHandler):
    """The same with what Voilà keeps from visitors: the source of the cells."""


class Page(TornadoVoilaHandler):
    """A notebook as a page, in the visitor's language."""

    def initialize(self, **given: Any) -> None:
        super().initialize(**given)
        self._config = given.get("config")

    async def get(self, path: str | None = None) -> None:
        self._language = visitors_language(self.request)
        # Voilà hands this on to the kernel.
        self.request.headers[LANGUAGE_HEADER] = self._language
        config = Config(self._config)
        config.merge(in_language(self._language))
        self.traitlet_config = config
        # To read the token is to set its cookie. Without it the page cannot sign the message by
        # which, on leaving, it has its kernel shut down.
        _ = self.xsrf_token
        await super().get(path)

    def should_use_rendered_notebook(self, *conditions: Any) -> bool:
        # A kernel that waits for a visitor has spoken already.
        return self._language == spoken() and super().should_use_rendered_notebook(*conditions)


def visitors_language(request: HTTPServerRequest) -> str:
    """Return what a visitor's page is to speak.

    That is what its address asks for, else what was chosen on another page, else what the app was
    started with, else what the browser prefers.
    """
    cookie = request.cookies.get(LANGUAGE_COOKIE)
    return (
        asked_for(request.query)
        or known(cookie.value if cookie else None)
        or (spoken() if is_settled() else None)
        or preferred(request.headers.get("Accept-Language", ""))
        or spoken()
    )


class FirstPage(RequestHandler):
    """Leads from the root to the first notebook; relative, as a proxy may add a prefix."""

    def get(self) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"voila/render/{FIRST_NOTEBOOK}{query}")
