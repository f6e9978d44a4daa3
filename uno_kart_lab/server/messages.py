"""What a page may tell its kernel: what our pages say, and nothing else.

Whoever opens a page may write to its kernel's websocket, and the protocol that is spoken there can
run any code. So a message is not looked at and handed on: it is read, and what the kernel gets is
written anew from what was read.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""The form of the messages, which the page and the server agree on."""

LARGEST: Final = 4 * 2**20
"""Bytes of a message: a file of 1 MiB, each of its letters escaped."""

FROM_KERNEL: Final = frozenset(
    {"status", "comm_open", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply"}
)
"""The types of message that a page is sent: no code, no output, no traceback."""

_CHANNEL: Final = b"shell"
_CONTROL: Final = "jupyter.widget.control"
_PARTS: Final = 4  # header, parent header, metadata, content
_MOST_LETTERS: Final = 200
_WORD: Final = 8  # bytes of a number

_HEADER: Final = ("date", "msg_id", "msg_type", "session", "username", "version")


class Refused(Exception):
    """A message that none of our pages sends; says why."""


def checked(message: bytes | str) -> bytes:
    """Return a page's message as its kernel may read it.

    Raises
    ------
    Refused
        If it is not one of those that the kernel needs, or is not as it has to be.
    """
    if isinstance(message, str):
        raise Refused("text")
    try:
        header, _, metadata, content = map(_object, _parts(message))
        return _written(
            _checked_header(header), _version_of(metadata), _checked_content(header, content)
        )
    except RecursionError as error:
        raise Refused("too deep") from error


def _parts(message: bytes) -> list[bytes]:
    """Take a message of the shell's channel apart."""
    count = _PARTS + 2  # where the channel begins and ends, and where each part does
    if _number(message, 0) != count or len(message) < _WORD * (count + 1):
        raise Refused("not of four parts")
    places = [_number(message, place) for place in range(1, count + 1)]
    if places[0] != _WORD * (count + 1) or places[-1] != len(message) or places != sorted(places):
        raise Refused("parts that overlap")
    channel, *parts = (message[begin:end] for begin, end in itertools.pairwise(places))
    if channel != _CHANNEL:
        raise Refused("another channel")
    return parts


def _number(message: bytes, place: int) -> int:
    return int.from_bytes(message[_WORD * place : _WORD * (place + 1)], "little")


def _object(part: bytes) -> dict[str, Any]:
    try:
        value = json.loads(part)
    except ValueError as error:
        raise Refused("no JSON") from error
    if not isinstance(value, dict):
        raise Refused("no object")
    return value


def _checked_header(header: Mapping[str, Any]) -> dict[str, str]:
    return {name: _text(header, name) for name in _HEADER}


def _version_of(metadata: Mapping[str, Any]) -> dict[str, str]:
    return {"version": _text(metadata, "version")} if "version" in metadata else {}


def _checked_content(header: Mapping[str, Any], content: Mapping[str, Any]) -> dict[str, Any]:
    check = _CONTENTS.get(header["msg_type"])
    if check is None:
        raise Refused("another type")
    return check(content)


def _nothing(_: Mapping[str, Any]) -> dict[str, Any]:
    return {}


def _comms_of(content: Mapping[str, Any]) -> dict[str, Any]:
    return {"target_name": _text(content, "target_name")} if "target_name" in content else {}


def _opened(content: Mapping[str, Any]) -> dict[str, Any]:
    """To open any other would make a widget in the kernel."""
    if content.get("target_name") != _CONTROL:
        raise Refused("another target")
    return {"comm_id": _text(content, "comm_id"), "target_name": _CONTROL, "data": {}}


def _said(content: Mapping[str, Any]) -> dict[str, Any]:
    return {"comm_id": _text(content, "comm_id"), "data": _data(content.get("data"))}


def _data(data: object) -> dict[str, Any]:
    """Our pages speak to their widgets in words of their own, and never set a trait."""
    if not isinstance(data, dict):
        raise Refused("no data")
    match data.get("method"):
        case "custom":
            return {"method": "custom", "content": data.get("content")}
        case "request_state" | "request_states" as method:
            return {"method": method}
    raise Refused("another method")


def _closed(content: Mapping[str, Any]) -> dict[str, Any]:
    return {"comm_id": _text(content, "comm_id"), "data": {}}


_CONTENTS: Final[Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]]] = {
    "kernel_info_request": _nothing,
    "comm_info_request": _comms_of,
    "comm_open": _opened,
    "comm_msg": _said,
    "comm_close": _closed,
}


def _text(values: Mapping[str, Any], name: str) -> str:
    value = values.get(name)
    if not isinstance(value, str) or len(value) > _MOST_LETTERS:
        raise Refused(f"no {name}")
    return value


def _written(
    header: Mapping[str, str], metadata: Mapping[str, str], content: Mapping[str, Any]
) -> bytes:
    parts = [_CHANNEL, *map(_json, (header, {}, metadata, content))]
    place = _WORD * (len(parts) + 2)
    places = [place]
    for part in parts:
        place += len(part)
        places.append(place)
    return b"".join([*map(_as_bytes, (len(places), *places)), *parts])


def _json(value: Mapping[str, Any]) -> bytes:
    try:
        return json.dumps(value, allow_nan=False).encode()
    except ValueError as error:
        raise Refused("no number") from error


def _as_bytes(number: int) -> bytes:
    return number.to_bytes(_WORD, "little")
