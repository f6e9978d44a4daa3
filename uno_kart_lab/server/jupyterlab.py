"""JupyterLab, opened on a folder of notebooks."""

from pathlib import Path

from jupyterlab.labapp import LabApp as JupyterLab

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK


def open_jupyterlab(folder: Path, port: int | None, *, open_browser: bool) -> None:
    """Run JupyterLab until it is stopped.

    Parameters
    ----------
    folder
        What it shows.
    port
        JupyterLab's own choice if it is not given.
    open_browser
        Whether a browser is opened, on the first notebook.
    """
    options = [
        f"--ServerApp.root_dir={folder.resolve()}",
        f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK}",
        f"--ServerApp.open_browser={open_browser}",
        "--ServerApp.jpserver_extensions=uno_kart_lab.server.extension=True",
    ]
    if port is not None:
        options.append(f"--ServerApp.port={port}")
    JupyterLab.launch_instance(options)
