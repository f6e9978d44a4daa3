"""JupyterLab as a person starts it with the command, on a folder of its own."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.app_process import App, running_app

# Its question whether to show news would lie over the page.
NEWS = Path("@jupyterlab", "apputils-extension", "notification.jupyterlab-settings")

# Whoever runs the tests may be root and has no token at hand. The address is printed only here.
SETTINGS = """
from jupyter_server.serverapp import ServerApp

async def tell(server):
    print(server.connection_url, flush=True)

ServerApp._post_start = tell
c = get_config()
c.ServerApp.allow_root = True
c.IdentityProvider.token = ""
c.LabApp.expose_app_in_browser = True
"""


@contextmanager
def running_jupyterlab(folder: Path) -> Iterator[App]:
    """Start JupyterLab on the notebooks' copies in `folder`, with settings of its own."""
    home = folder / "settings"
    (home / NEWS).parent.mkdir(parents=True)
    (home / NEWS).write_text('{"fetchNews": "false"}', "utf-8")
    (home / "jupyter_server_config.py").write_text(SETTINGS, "utf-8")
    command = (sys.executable, "-m", "uno_kart_lab", "lab", str(folder / "notebooks"))
    with pytest.MonkeyPatch.context() as environment:
        for place in ("JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR"):
            environment.setenv(place, str(home))
        with running_app((*command, "--no-browser", "--port", "0")) as app:
            yield app


def notebook(*cells: str) -> str:
    """Write a notebook of code cells."""
    return json.dumps(
        {
            "cells": [
                {
                    "cell_type": "code",
                    "id": f"cell-{number}",
                    "source": source,
                    "metadata": {},
                    "execution_count": None,
                    "outputs": [],
                }
                for number, source in enumerate(cells)
            ],
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
    )
