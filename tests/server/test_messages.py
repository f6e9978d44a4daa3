"""What a page may tell its kernel."""

import json
from typing import Any

import pytest

from trials.wire import CONTROL, header, joined, taken_apart, written
from uno_kart_lab.server.messages import Refused, checked

HEAD = header("comm_msg", "session")
SAID = {"comm_id": "abc", "data": {"method": "custom", "content": {"do": "next", "node": 6}}}

KERNEL = header("kernel_info_request", "session")
OPEN = header("comm_open", "session")
OPENED = {"comm_id": "abc", "target_name": CONTROL, "data": {}}


def values(message: bytes) -> list[Any]:
    return [json.loads(part) for part in taken_apart(message)[1:]]


@pytest.mark.parametrize(
    ("head", "content", "metadata"),
    [
        (HEAD, SAID, {}),
        (HEAD, {"comm_id": "abc", "data": {"method": "request_states"}}, {}),
        (KERNEL, {}, {}),
        (OPEN, OPENED, {"version": "1.0.0"}),
        (header("comm_close", "session"), {"comm_id": "abc", "data": {}}, {}),
        (header("comm_info_request", "session"), {"target_name": "jupyter.widget"}, {}),
    ],
    ids=lambda value: value.get("msg_type") if isinstance(value, dict) else None,
)
def test_what_a_page_says_is_handed_on(
    head: dict[str, str], content: dict[str, Any], metadata: dict[str, str]
) -> None:
    message = checked(written(head, content, metadata))
    assert taken_apart(message)[0] == b"shell"
    assert values(message) == [head, {}, metadata, content]


def test_nothing_is_handed_on_that_was_not_looked_at() -> None:
    head = {**KERNEL, "more": 1}
    message = checked(written(head, {"code": "1"}, {"version": "1", "target_module": "os"}))
    assert values(message) == [KERNEL, {}, {"version": "1"}, {}]


def test_the_kernel_reads_the_type_that_was_looked_at() -> None:
    twice = json.dumps(KERNEL)[:-1] + ', "msg_type": "execute_request"}'
    parts = [b"shell", twice.encode(), b"{}", b"{}", b'{"code": "1"}']
    with pytest.raises(Refused, match="type"):
        checked(joined(parts))


@pytest.mark.parametrize(
    "message",
    [
        "text",
        b"",
        b"\xff" * 40,
        written(header("execute_request", "session"), {"code": "1"}),
        written(header("shutdown_request", "session"), {}),
        written(header("input_reply", "session"), {"value": "1"}),
        written(header("wat", "session"), {}),
        written(KERNEL, {}, channel="control"),
        written(KERNEL, {}, channel="stdin"),
        written(KERNEL, {}, channel="iopub"),
        written({**KERNEL, "msg_id": 5}, {}),
        written({**KERNEL, "msg_id": "x" * 300}, {}),
        written({}, {}),
        written(HEAD, []),
        written(HEAD, None),
        written(HEAD, {"comm_id": ["abc"], "data": SAID["data"]}),
        written(HEAD, {"comm_id": "abc", "data": "custom"}),
        written(HEAD, {"comm_id": "abc", "data": {"method": "update", "state": {"book": 5}}}),
        written(HEAD, {"comm_id": "abc", "data": {"method": "custom", "content": float("nan")}}),
        written(OPEN, {**OPENED, "target_name": "jupyter.widget"}),
        written(OPEN, OPENED, {"version": 1}),
        joined([b"shell", b"{}", b"{}", b"{}"]),
        joined([b"shell", *[json.dumps(KERNEL).encode(), b"{}", b"{}", b"{}"], b"buffer"]),
        joined([b"shell", json.dumps(KERNEL).encode(), b"{}", b"{}", b"[" * 10**5]),
        joined([b"shell", json.dumps(KERNEL).encode(), b"{}", b"{}", b'{"a": 1' + b"0" * 9000]),
        joined([b"shell", json.dumps(KERNEL).encode(), b"{}", b"{}", b"\xff"]),
    ],
    ids=range(26),
)
def test_anything_else_is_refused(message: bytes | str) -> None:
    with pytest.raises(Refused):
        checked(message)


def test_a_message_whose_parts_lie_elsewhere_is_refused() -> None:
    message = written(KERNEL, {})
    for place in range(0, 56, 8):
        for number in (0, 1, 55, 57, len(message) + 1, 2**63):
            changed = message[:place] + number.to_bytes(8, "little") + message[place + 8 :]
            if changed != message:
                with pytest.raises(Refused):
                    checked(changed)
