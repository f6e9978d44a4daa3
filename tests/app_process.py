"""The app as a person starts it: a process of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Timer

import psutil

COMMAND = (sys.executable, "-m", "uno_kart_lab", "app", "--no-browser", "--port", "0")
PATIENCE = 60  # seconds


@dataclass
class App:
    """A running app.

    Attributes
    ----------
    url
        Its root, with a slash at the end.
    process
        Its process.
    """

    url: str
    process: subprocess.Popen[str]

    def line(self) -> str:
        """Give the next line that it prints, the line's end included."""
        return _line(self.process)

    def children(self) -> list[psutil.Process]:
        """Give the processes that it started: the kernels."""
        children: list[psutil.Process] = psutil.Process(self.process.pid).children(recursive=True)
        return children

    def finish(self) -> tuple[str, str]:
        """Wait for its end; give the rest of what it printed, and its complaints."""
        return self.process.communicate(timeout=PATIENCE)


@contextmanager
def running_app(command: Sequence[str] = COMMAND) -> Iterator[App]:
    """Start an app that prints its address in its first line; stop it at the end."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        first = _line(process)
        address = re.search(r"http://\S+", first)
        if address is None:
            process.kill()
            raise AssertionError(f"the app did not start: {first}{process.communicate()[1]}")
        yield App(address[0], process)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    too_late = Timer(PATIENCE, process.kill)
    too_late.start()
    line = process.stdout.readline()
    too_late.cancel()
    return line
