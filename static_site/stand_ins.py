"""Wheels with nothing in them, for what is asked for and not needed."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

VERSION = "0"


def stand_in(name: str, folder: Path) -> Path:
    """Write a wheel that satisfies whoever asks for a distribution, and that nobody can import.

    Parameters
    ----------
    name : str
        As its wheel's file name spells it.
    folder : Path

    Returns
    -------
    Path
        The wheel.
    """
    wheel = folder / f"{name}-{VERSION}-py3-none-any.whl"
    about = f"{name}-{VERSION}.dist-info"
    contents = {
        # A distribution without any module is refused by whoever lists what it can import.
        f"{name}_is_not_here.py": "",
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {VERSION}\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in [*contents, f"{about}/RECORD"])
    with ZipFile(wheel, "w") as archive:
        for path, text in {**contents, f"{about}/RECORD": record}.items():
            archive.writestr(path, text)
    return wheel
