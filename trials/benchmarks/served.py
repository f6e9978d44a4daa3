"""Servers of notebooks, each a process of its own, and the kernels that they run."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final

import psutil

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK

PATIENCE: Final = 60  # seconds

QUIET: Final = 0.05
"""The part of a processor that a server and its kernels take when they have nothing to do."""


@dataclass(frozen=True, slots=True)
class Served:
    """A server that answers.

    Attributes
    ----------
    page : str
        The address of its first notebook, as a page.
    process : psutil.Process
    """

    page: str
    process: psutil.Process

    def kernels(self) -> list[psutil.Process]:
        """Return its kernels, the oldest first."""
        children: list[psutil.Process] = self.process.children()
        return sorted(children, key=lambda child: float(child.create_time()))

    def settle(self) -> None:
        """Wait until the server and its kernels rest: until the next visitor's kernel is ready."""
        late = time.monotonic() + PATIENCE
        while self._busy(seconds=0.5) > QUIET:
            if time.monotonic() > late:
                raise TimeoutError(f"{self.page}: does not come to rest")

    def _busy(self, seconds: float) -> float:
        before = self._computed()
        time.sleep(seconds)
        return (self._computed() - before) / seconds

    def _computed(self) -> float:
        """Return the seconds that all its processes have computed so far."""
        total = 0.0
        for process in (self.process, *self.process.children(recursive=True)):
            try:
                times = process.cpu_times()
            except psutil.NoSuchProcess:
                continue
            total += times.user + times.system
        return total


@contextmanager
def the_lab() -> Iterator[Served]:
    """Serve the Lab's own notebooks with its own command."""
    with _running("uno_kart_lab", "app", "--no-browser", "--port", "0") as (process, said):
        yield _served(process, said, "voila/render/play.ipynb")


@contextmanager
def as_the_lab(folder: Path) -> Iterator[Served]:
    """Serve a folder's notebooks as the Lab's are."""
    with _running("trials.benchmarks.serve", str(folder)) as (process, said):
        yield _served(process, said, f"voila/render/{FIRST_NOTEBOOK}")


@contextmanager
def stock_voila(folder: Path) -> Iterator[Served]:
    """Serve a folder's first notebook with Voilà as it is."""
    notebook = str(folder / FIRST_NOTEBOOK)
    with _running("voila", "--no-browser", notebook) as (process, said):
        yield _served(process, said, "")


@contextmanager
def _running(module: str, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """Run a module; give its process, and the file that takes what it says."""
    # To append: the process and the reader of its words share one place in the file.
    with TemporaryFile("a+b") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments], stdout=said, stderr=subprocess.STDOUT
        )
        try:
            yield process, said
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _served(process: subprocess.Popen[bytes], said: IO[bytes], path: str) -> Served:
    return Served(_address(process, said) + path, psutil.Process(process.pid))


def _address(process: subprocess.Popen[bytes], said: IO[bytes]) -> str:
    """Wait for the address that a server announces."""
    late = time.monotonic() + PATIENCE
    while True:
        said.seek(0)
        text = said.read().decode()
        if address := re.search(r"http://\S+(?=\s)", text):
            return address[0]
        if process.poll() is not None or time.monotonic() > late:
            raise RuntimeError(f"no server started: {text}")
        time.sleep(0.1)
