"""The request handlers that differ from Voilà's and jupyter_server's own."""

from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.web import RequestHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK


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
    """A notebook as a page."""

    async def get(self, path: str | None = None) -> None:
        # To read the token is to set its cookie. Without it the page cannot sign the message by
        # which, on leaving, it has its kernel shut down.
        _ = self.xsrf_token
        await super().get(path)


class FirstPage(RequestHandler):
    """Leads from the root to the first notebook; relative, as a proxy may add a prefix."""

    def get(self) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"voila/render/{FIRST_NOTEBOOK}{query}")
