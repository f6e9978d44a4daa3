"""The messages between a page and its kernel, as the page's side writes and reads them."""

from __future__ import annotations

import itertools
import json
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple
from uuid import uuid4

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
CONTROL: Final = "jupyter.widget.control"

_WORD: Final = 8


class Heard(NamedTuple):
    """What a kernel said."""

    type: str
    content: dict[str, Any]
    parent: str


def header(kind: str, session: str) -> dict[str, str]:
    """Return a message's header, with an id of its own."""
    return {
        "date": datetime.now(UTC).isoformat(),
        "msg_id": str(uuid4()),
        "msg_type": kind,
        "session": session,
        "username": "",
        "version": "5.2",
    }


def written(
    head: dict[str, Any], content: Any, metadata: Any = None, channel: str = "shell"
) -> bytes:
    """Write a message."""
    values: tuple[Any, ...] = (head, {}, metadata or {}, content)
    return joined([channel.encode(), *(json.dumps(value).encode() for value in values)])


def joined(parts: list[bytes]) -> bytes:
    """Join the parts of a message, the channel first."""
    places = [_WORD * (len(parts) + 2)]
    for part in parts:
        places.append(places[-1] + len(part))
    return b"".join([_word(len(places)), *map(_word, places), *parts])


def taken_apart(message: bytes) -> list[bytes]:
    """Return the parts of a message, the channel first."""
    count = int.from_bytes(message[:_WORD], "little")
    places = [
        int.from_bytes(message[_WORD * number : _WORD * (number + 1)], "little")
        for number in range(1, count + 1)
    ]
    return [message[begin:end] for begin, end in itertools.pairwise(places)]


def read(message: bytes) -> Heard:
    """Read what a kernel said."""
    _, head, parent, _, content = taken_apart(message)[:5]
    return Heard(
        json.loads(head)["msg_type"], json.loads(content), json.loads(parent).get("msg_id", "")
    )


def _word(number: int) -> bytes:
    return number.to_bytes(_WORD, "little")
