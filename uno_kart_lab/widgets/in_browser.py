"""What is different where the kernel runs in the visitor's browser (Pyodide)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


def mend_messages(shell: Any, parse: Callable[[str], Any]) -> None:
    """Have None reach the page as null, as from any other kernel.

    What is handed to the page value by value has undefined in its place.

    Parameters
    ----------
    shell : IPython.core.interactiveshell.InteractiveShell
        Its `send_comm` sends what a widget says.
    parse : callable
        The browser's own reader of JSON.
    """
    send = shell.send_comm

    def send_comm(kind: str, content: dict[str, Any], *others: Any) -> None:
        send(kind, parse(json.dumps(content)), *others)

    shell.send_comm = send_comm
