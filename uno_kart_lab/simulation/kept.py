"""A run that is kept in a folder, batch by batch, so that what is finished is not played again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import numpy as np

from uno_kart_lab.files.at import At
from uno_kart_lab.simulation.kernel.compiling import SOURCES
from uno_kart_lab.simulation.kernel.playing import ROW
from uno_kart_lab.simulation.plan import Plan

RUN_FORMAT: Final = "uno-kart-run/1"
_ABOUT: Final = "run.json"


class KeptRun:
    """The folder of a run: what is played, in `run.json`, and the rows of each batch."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder = folder
        self._plan = plan

    @classmethod
    def open(cls, folder: Path, plan: Plan) -> KeptRun:
        """Begin a run in a folder, or go on with the one that is there.

        Raises
        ------
        InputError
            If another run is there, or something else.
        OSError
            If the folder can't be made or read.
        """
        about = json.dumps({"format": RUN_FORMAT, "sources": SOURCES, **plan.as_json()})
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / _ABOUT
        if not file.exists():
            if any(folder.iterdir()):
                raise At("run", str(folder)).refusal("an empty folder, or one that keeps a run")
            _write(file, about.encode())
        elif file.read_text("utf-8", errors="replace") != about:
            allowed = "the folder of a run with the same seed, players, rules, dealer and version"
            raise At("run", str(folder)).refusal(allowed)
        return cls(folder, plan)

    def read(self, first: int, count: int) -> Any:
        """Return the rows of a batch if they are there and whole, else None."""
        try:
            rows = np.load(self._file(first), allow_pickle=False)
        except (OSError, ValueError, EOFError):
            return None
        whole = rows.dtype == ROW and len(rows) >= count
        return rows[:count] if whole and rows["seed"][0] == self._plan.seed_of(first) else None

    def write(self, first: int, rows: Any) -> None:
        """Keep the rows of a batch."""
        file = self._file(first)
        part = file.with_suffix(".part")
        with part.open("wb") as stream:
            np.save(stream, rows, allow_pickle=False)
        os.replace(part, file)

    def _file(self, first: int) -> Path:
        return self._folder / f"{first:010}.npy"


def _write(file: Path, content: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(content)
    os.replace(part, file)
