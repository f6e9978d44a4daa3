"""Starting a program that serves, and waiting until it does."""

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import requests

PATIENCE = 120  # seconds


@contextmanager
def serving(
    command: Sequence[str | Path], url: str, folder: Path, **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a command in a folder until it answers at `url`; end it, and what it started, after."""
    process = subprocess.Popen(command, cwd=folder, env=os.environ | environment)
    try:
        late = monotonic() + PATIENCE
        while not _answers(url):
            assert process.poll() is None, f"{command[0]} has ended"
            assert monotonic() < late, f"{command[0]} does not answer"
            sleep(0.2)
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answers(url: str) -> bool:
    try:
        return requests.get(url, timeout=10).status_code == 200
    except requests.ConnectionError:
        return False
