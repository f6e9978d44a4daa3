"""A Jupyter server with Voilà below a visitor's path, as Binder and JupyterHub run it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.app_process import App, running_app
from uno_kart_lab.notebook_files import copy_notebooks

BASE = "/user/someone/"

# Whoever runs the tests may be root and has no token at hand. The address is printed only here.
SETTINGS = f"""
from jupyter_server.serverapp import ServerApp

async def tell(server):
    print(server.connection_url, flush=True)

ServerApp._post_start = tell
c = get_config()
c.ServerApp.allow_root = True
c.ServerApp.base_url = {BASE!r}
c.ServerApp.port = 0
c.ServerApp.open_browser = False
c.IdentityProvider.token = ""
c.ServerApp.jpserver_extensions = {{
    "jupyterlab": False,
    "uno_kart_lab.server.extension": True,
    "voila.server_extension": True,
}}
"""


@contextmanager
def running_jupyter_server(folder: Path) -> Iterator[App]:
    """Start a Jupyter server on copies of the notebooks in `folder`, with settings of its own."""
    copy_notebooks(folder / "notebooks")
    (folder / "jupyter_server_config.py").write_text(SETTINGS, "utf-8")
    root = f"--ServerApp.root_dir={folder / 'notebooks'}"
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("JUPYTER_CONFIG_DIR", str(folder))
        with running_app((sys.executable, "-m", "jupyter_server", root)) as app:
            yield app
