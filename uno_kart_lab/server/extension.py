"""The jupyter_server extension, for JupyterLab, Binder and JupyterHub.

Clicks come back as fast as in the web app, and where Voilà is there too, the Lab's notebooks are
the same pages as there. Who may come, and what they may do, is up to the server.
"""

import re
from typing import Any, Final

from jupyter_server.serverapp import ServerApp
from jupyter_server.utils import url_path_join
from traitlets.config import Config
from voila.configuration import VoilaConfiguration
from voila.paths import collect_template_paths

from uno_kart_lab.notebook_files import notebook_folder
from uno_kart_lab.server.error_pages import TEMPLATES
from uno_kart_lab.server.handlers import KernelWebsocket, Page
from uno_kart_lab.server.settings import page_settings

_KERNEL: Final = r"api/kernels/(?P<kernel_id>[\w-]+)/channels"


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Answer for the kernels' websockets and the Lab's pages, in place of the server and Voilà."""
    base = server.web_app.settings["base_url"]
    handlers: list[tuple[Any, ...]] = [(url_path_join(base, _KERNEL), KernelWebsocket)]
    if server.extension_manager.extensions.get("voila.server_extension"):
        handlers.append((url_path_join(base, _pages()), Page, _page_options(server)))
    server.web_app.add_handlers(".*$", handlers)


def _pages() -> str:
    """Return a pattern for the addresses of the Lab's notebooks, in whatever folder they are."""
    names = "|".join(re.escape(path.name) for path in sorted(notebook_folder().glob("*.ipynb")))
    return rf"voila/render/((?:[^?]*/)?(?:{names}))"


def _page_options(server: ServerApp) -> dict[str, Any]:
    config = Config(server.config)
    config.merge(page_settings())
    voila = VoilaConfiguration(config=config)
    templates = collect_template_paths(["voila", "nbconvert"], voila.template, prune=True)
    return {
        "config": config,
        "template_paths": [str(TEMPLATES), *templates],
        "voila_configuration": voila,
    }
