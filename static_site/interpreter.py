"""Python for the browser: its core from npm, and the wheels that the notebooks need."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from static_site.stand_ins import stand_in

CORE = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"

# The kernel asks for these by name, and runs without them: there is no socket to encrypt and no
# history to keep, and what completes code is 5 MB.
NOT_NEEDED = ("ssl", "sqlite3", "jedi")

# By their names here, the kernel looks for them nowhere else.
LOADED_AT_THE_START = (
    "micropip",
    "piplite",
    "ipykernel",
    "comm",
    "pyodide_kernel",
    "ipython",
    *NOT_NEEDED,
    "uno-kart-lab",
)


def put_together(core: Path, wheels: Iterable[Path], folder: Path) -> None:
    """Put everything into a folder, with a lock file that names what lies there and nothing else.

    Parameters
    ----------
    core : Path
        The npm package.
    wheels : iterable of Path
        Pure Python each.
    folder : Path
        Is made.

    Raises
    ------
    RuntimeError
        If a wheel needs something that is not there.
    """
    folder.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(core / name, folder / name)
    for wheel in wheels:
        shutil.copyfile(wheel, folder / wheel.name)
    for name in NOT_NEEDED:
        stand_in(name, folder)
    lock = PyodideLockSpec.from_json(core / LOCK)
    # Of what it lists, the npm package holds nothing.
    lock.packages.clear()
    add_wheels_to_spec(lock, sorted(folder.glob("*.whl"))).to_json(folder / LOCK)
