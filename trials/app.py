"""The app as it is hosted, in a process of its own, and what its processes take."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import IO, Final

import psutil

COMMAND: Final = (sys.executable, "-m", "uno_kart_lab", "app", "--no-browser")
PATIENCE: Final = 60  # seconds
MIB: Final = 2**20


@dataclass(frozen=True, slots=True)
class App:
    """An app that answers.

    Attributes
    ----------
    url : str
        Its address, with a slash at the end.
    process : subprocess.Popen
    said : file
        Takes what it complains of.
    """

    url: str
    process: subprocess.Popen[str]
    said: IO[str]

    def complaints(self) -> str:
        """Return what it has complained of."""
        self.said.seek(0)
        return self.said.read()

    def kernels(self) -> list[psutil.Process]:
        """Return the processes that it started."""
        children: list[psutil.Process] = psutil.Process(self.process.pid).children(recursive=True)
        return children

    def memory(self) -> int:
        """Return the bytes that it takes with its kernels, what they share counted once."""
        return sum(map(_memory, (psutil.Process(self.process.pid), *self.kernels())))


@contextmanager
def running_app(*options: str, port: int = 0) -> Iterator[App]:
    """Run the app with options of its own; stop it at the end."""
    command = [*COMMAND, "--port", str(port), *options]
    # To append: the process and the reader of its words share one place in the file.
    with TemporaryFile("a+") as said:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True)
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            address = re.search(r"http://\S+", first)
            if address is None:
                raise RuntimeError(f"the app did not start: {first}")
            yield App(address[0], process, said)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
            process.stdout.close()


def _memory(process: psutil.Process) -> int:
    try:
        return int(process.memory_full_info().pss)
    except psutil.NoSuchProcess:
        return 0
