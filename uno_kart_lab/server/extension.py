"""The jupyter_server extension: clicks come back as fast in JupyterLab as in the web app."""

from jupyter_server.serverapp import ServerApp
from jupyter_server.utils import url_path_join

from uno_kart_lab.server.handlers import KernelWebsocket


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Answer for the kernels' websockets in place of the server's own handler."""
    path = url_path_join(
        server.web_app.settings["base_url"], r"api/kernels/(?P<kernel_id>[\w-]+)/channels"
    )
    server.web_app.add_handlers(".*$", [(path, KernelWebsocket)])
