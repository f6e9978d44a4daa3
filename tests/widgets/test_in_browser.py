"""A kernel in the visitor's browser."""

import json
from typing import Any

from uno_kart_lab.widgets.in_browser import mend_messages


class Shell:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []

    def send_comm(self, *message: Any) -> None:
        self.sent.append(message)


def test_what_a_widget_says_is_read_by_the_browser_itself() -> None:
    shell, read = Shell(), []

    def parse(text: str) -> str:
        read.append(json.loads(text))
        return f"read: {text}"

    mend_messages(shell, parse)
    said = {"comm_id": "1", "data": {"state": {"seat": None, "names": ["Ana", "보라"]}}}
    shell.send_comm("comm_msg", said, {}, "topic", [b"picture"])
    assert read == [said]
    assert shell.sent == [("comm_msg", f"read: {json.dumps(said)}", {}, "topic", [b"picture"])]
