"""A visitor who writes to the websocket what no page does, beside one who plays."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from trials.app import running_app
from trials.visitor import Visitor
from trials.wire import CONTROL, header, joined, taken_apart, written

_SEED: Final = 7
_MUTATIONS: Final = 10_000
_LARGE: Final = 50 * 2**20
_EACH: Final = 500
"""Messages, after which it is looked whether all goes on."""
_SOON: Final = 60  # seconds
_MOST_TOLD: Final = 20
"""Lines of what the app complains of."""

_KINDS: Final = (
    *("execute_request", "inspect_request", "complete_request", "history_request"),
    *("is_complete_request", "shutdown_request", "interrupt_request", "debug_request"),
    *("input_reply", "usage_request", "create_subshell_request", "comm_open", "comm_msg", "wat"),
)
_CHANNELS: Final = ("shell", "control", "stdin", "iopub", "wat", "")
_ODD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 2**70, 1e308, "", "\0", "\ud800", "x" * 10**5),
    *([], {}, [[]] * 100, {"do": "next"}, {"do": "wat"}),
)


def messages() -> list[str]:
    """Attack an app; return what gave way."""
    with TemporaryDirectory() as folder, running_app() as app:
        faults = asyncio.run(_attacked(app.url, Path(folder) / "trace"))
        return [*faults, *app.complaints().splitlines()[:_MOST_TOLD]]


async def _attacked(root: str, trace: Path) -> list[str]:
    hostile, neighbour = Visitor(root), Visitor(root)
    for visitor in (hostile, neighbour):
        await visitor.visit()
    attacks: dict[str, Callable[[], Awaitable[None]]] = {
        "every type on every channel": lambda: _types(hostile, trace),
        "odd values": lambda: _odd_values(hostile),
        "foreign widgets": lambda: _foreign(hostile),
        "too large": lambda: _too_large(hostile),
        "mutations": lambda: _mutations(hostile, neighbour),
    }
    faults = []
    for name, attack in attacks.items():
        await attack()
        faults += [f"{name}: {fault}" for fault in await _gave_way(hostile, neighbour)]
    if trace.exists():
        faults.append("a visitor's code was run")
    for visitor in (hostile, neighbour):
        await visitor.leave()
    return faults


async def _gave_way(hostile: Visitor, neighbour: Visitor) -> list[str]:
    """Return who does not go on: both are to, the hostile one in a connection of its own."""
    await hostile.connect()
    faults = []
    for who, visitor in (("the visitor", hostile), ("a neighbour", neighbour)):
        try:
            await asyncio.wait_for(visitor.act(), _SOON)
        except (TimeoutError, ConnectionError):
            faults.append(f"{who} has no answer any more")
    return faults


async def _types(visitor: Visitor, trace: Path) -> None:
    code = f"open({str(trace)!r}, 'w')"
    for kind in _KINDS:
        for channel in _CHANNELS:
            content = {"code": code, "value": code, "silent": True, "restart": False}
            await visitor.send(written(header(kind, visitor.session), content, channel=channel))


async def _odd_values(visitor: Visitor) -> None:
    """Put odd values in the place of each part of a message that would be right."""
    for odd in _ODD:
        await visitor.ask(odd)
        await visitor.ask({"do": "next", "node": odd})
        await visitor.ask({"do": odd})
        await visitor.say("comm_msg", odd)
        await visitor.say("comm_msg", {"comm_id": odd, "data": odd})
        await visitor.say("kernel_info_request", {}, odd)
        for name in header("", ""):
            head: dict[str, Any] = header("kernel_info_request", visitor.session)
            await visitor.send(written({**head, name: odd}, {}))


async def _foreign(visitor: Visitor) -> None:
    """Speak to widgets that are not there, change those that are, and make more."""
    for comm in ("nobody", "", visitor.model):
        for method in ("update", "request_state", "echo_update", "wat", "custom"):
            for odd in _ODD:
                data = {"method": method, "state": {"state": odd, "_esm": odd}, "content": odd}
                await visitor.say("comm_msg", {"comm_id": comm, "data": data})
    for target in ("jupyter.widget", "jupyter.widget.version", CONTROL, "wat"):
        for number in range(50):
            opened: Any = {"comm_id": f"own-{number}", "target_name": target, "data": {"state": {}}}
            await visitor.say("comm_open", opened, {"version": "2.1.0"})
            await visitor.say("comm_close", {"comm_id": f"own-{number}", "data": {}})


async def _too_large(visitor: Visitor) -> None:
    for message in (b"x" * _LARGE, written(header("comm_msg", "s"), {"comm_id": "x" * _LARGE})):
        try:
            await visitor.send(message)
            await visitor.hear(lambda _: False)
        except ConnectionError:
            await visitor.connect()


async def _mutations(hostile: Visitor, neighbour: Visitor) -> None:
    chance = random.Random(_SEED)
    for number in range(_MUTATIONS):
        try:
            await hostile.send(_mutated(_right(hostile, chance), chance))
        except ConnectionError:
            await hostile.connect()
        if number % _EACH == 0:
            await _heard(hostile)
            await asyncio.wait_for(neighbour.act(), _SOON)
    await _heard(hostile)


async def _heard(visitor: Visitor) -> None:
    """Wait until the app has read all that a visitor wrote, which it does at its own pace."""
    asked = await visitor.say("kernel_info_request", {})
    await visitor.hear(lambda heard: heard.type == "kernel_info_reply" and heard.parent == asked)


def _right(visitor: Visitor, chance: random.Random) -> bytes:
    """Write one of the messages that a page sends."""
    do = chance.choice([{"do": "hello"}, {"do": "next", "node": visitor.state["node"]}])
    data = {"method": "custom", "content": do}
    return chance.choice(
        [
            written(header("kernel_info_request", visitor.session), {}),
            written(header("comm_msg", visitor.session), {"comm_id": visitor.model, "data": data}),
        ]
    )


def _mutated(message: bytes, chance: random.Random) -> bytes | str:
    """Change a message in one of the ways in which one can be wrong."""
    match chance.randrange(6):
        case 0:
            return _with_other_bytes(message, chance)
        case 1:
            return message[: chance.randrange(len(message))]
        case 2:
            return message + chance.randbytes(chance.randrange(1, 50))
        case 3:
            return chance.randbytes(chance.randrange(200))
        case 4:
            return message.decode("latin-1")
        case _:
            return _with_another_part(message, chance)


def _with_other_bytes(message: bytes, chance: random.Random) -> bytes:
    changed = bytearray(message)
    for _ in range(chance.randint(1, 8)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _with_another_part(message: bytes, chance: random.Random) -> bytes:
    parts = taken_apart(message)
    place = chance.randrange(len(parts))
    odd = chance.choice(_ODD)
    parts[place] = chance.choice([b"", b"[" * 10**4, json.dumps(odd).encode(), parts[place] * 2])
    return joined(parts)
