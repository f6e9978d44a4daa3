"""A Jupyter server with Voilà below a visitor's path, as Binder and JupyterHub run it."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.app_process import App, running_app

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
"""


@contextmanager
def running_jupyter_server(
    served: Path,
    settings: Path,
    python: str = sys.executable,
    extensions: Mapping[str, bool] | None = None,
) -> Iterator[App]:
    """Start a Jupyter server.

    Parameters
    ----------
    served
        The folder that it serves.
    settings
        A folder for its settings, which are those above.
    python
        The interpreter that has what is served.
    extensions
        Those that are switched on or off; if none is given, as they were installed.
    """
    switched = f"c.ServerApp.jpserver_extensions = {dict(extensions or {})!r}"
    (settings / "jupyter_server_config.py").write_text(f"{SETTINGS}{switched}", "utf-8")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("JUPYTER_CONFIG_DIR", str(settings))
        # JupyterLab's own command adds what it is opened by.
        command = (python, "-m", "jupyter_server", f"--ServerApp.root_dir={served}")
        with running_app(command) as app:
            yield app
