"""A visitor without a browser: opens the page of a game, and plays it over the websocket."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlencode
from uuid import uuid4

from tornado.httpclient import HTTPRequest
from tornado.simple_httpclient import SimpleAsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from trials.wire import CONTROL, PROTOCOL, Heard, header, read, written

PAGE: Final = "voila/render/play.ipynb"
PATIENCE: Final = 300
"""Seconds for a page, and for an answer."""

_GOING_AWAY: Final = 1001

_CONFIG: Final = re.compile(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', re.S)


class Turned(Exception):
    """The server did not let the visitor in; carries the status."""


class Visitor:
    """A visitor of an app.

    Parameters
    ----------
    root : str
        The app's address, with a slash at the end.
    """

    def __init__(self, root: str) -> None:
        self.root = root
        self.kernel = ""
        self.session = str(uuid4())
        self.state: dict[str, Any] = {}
        self.socket: WebSocketClientConnection | None = None
        self._token = ""
        self.model = ""
        self._client = SimpleAsyncHTTPClient(force_instance=True, max_clients=4)

    async def visit(self) -> None:
        """Open the page, and do as it does until the game is there."""
        await self.open_page()
        await self.connect()
        await self.shake_hands()

    async def open_page(self, path: str = PAGE) -> str:
        """Ask for the page; it tells which kernel is the visitor's."""
        answer = await self._ask(self.root + path)
        if answer.code != 200:
            raise Turned(answer.code)
        page: str = answer.body.decode()
        config = _CONFIG.search(page)
        assert config is not None
        self.kernel = json.loads(config[1])["kernelId"]
        cookies = SimpleCookie()
        for cookie in answer.headers.get_list("Set-Cookie"):
            cookies.load(cookie)
        self._token = cookies["_xsrf"].value
        return page

    async def connect(self) -> None:
        """Open the websocket to the kernel, in place of the one before."""
        await self.disconnect()
        address = f"{self.root}api/kernels/{self.kernel}/channels?session_id={self.session}"
        self.socket = await websocket_connect(
            HTTPRequest(address.replace("http", "ws", 1), request_timeout=PATIENCE),
            subprotocols=[PROTOCOL],
            max_message_size=2**27,
        )

    async def shake_hands(self) -> None:
        """Find the game among the kernel's widgets, and greet it."""
        await self.say("kernel_info_request", {})
        await self.hear(lambda heard: heard.type == "kernel_info_reply")
        comm = uuid4().hex
        opened = {"comm_id": comm, "target_name": CONTROL, "data": {}}
        await self.say("comm_open", opened, {"version": "1.0.0"})
        await self.say("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        told = await self.hear(lambda heard: _data(heard).get("method") == "update_states")
        await self.say("comm_close", {"comm_id": comm, "data": {}})
        states = _data(told)["states"]
        (self.model,) = (name for name, each in states.items() if "setup" in each["state"])
        self.state = states[self.model]["state"]["state"]
        await self.ask({"do": "hello"})
        await self.hear(self._is_from_game)

    async def act(self) -> float:
        """Have the next step done; return the seconds until it is told."""
        begin = time.perf_counter()
        if self.state["over"]:
            await self.ask(_new_game())
        else:
            await self.ask({"do": "next", "node": self.state["node"]})
        heard = await self.hear(lambda heard: "state" in _data(heard).get("state", {}))
        seconds = time.perf_counter() - begin
        self.state = _data(heard)["state"]["state"]
        return seconds

    async def leave(self) -> int:
        """Say goodbye as the page does when it is closed; return the status of the answer."""
        await self.disconnect()
        answer = await self._ask(
            f"{self.root}voila/api/shutdown/{self.kernel}",
            method="POST",
            body=urlencode({"_xsrf": self._token}),
            headers={"Cookie": f"_xsrf={self._token}"},
        )
        return int(answer.code)

    async def disconnect(self) -> None:
        """Close the websocket as a browser does that leaves the page."""
        if self.socket is not None:
            self.socket.close(_GOING_AWAY)
            while await self.socket.read_message() is not None:
                pass
            self.socket = None

    async def ask(self, content: Any) -> None:
        """Tell the game something in the words of its page."""
        data = {"method": "custom", "content": content}
        await self.say("comm_msg", {"comm_id": self.model, "data": data})

    async def say(self, kind: str, content: Any, metadata: Any = None) -> str:
        """Send a message; return its id."""
        head = header(kind, self.session)
        await self.send(written(head, content, metadata))
        return head["msg_id"]

    async def send(self, message: bytes | str) -> None:
        """Send anything."""
        assert self.socket is not None
        try:
            await self.socket.write_message(message, binary=isinstance(message, bytes))
        except WebSocketClosedError as error:
            raise ConnectionError("the websocket was closed") from error

    async def hear(self, awaited: Callable[[Heard], bool], seconds: float = PATIENCE) -> Heard:
        """Wait for a message of the kernel."""
        async with asyncio.timeout(seconds):
            while True:
                heard = await self.hear_any()
                if awaited(heard):
                    return heard

    async def hear_any(self) -> Heard:
        """Wait for the next message of the kernel."""
        assert self.socket is not None
        message = await self.socket.read_message()
        if message is None:
            raise ConnectionError("the websocket was closed")
        assert isinstance(message, bytes)
        return read(message)

    def _is_from_game(self, heard: Heard) -> bool:
        return heard.type == "comm_msg" and heard.content["comm_id"] == self.model

    async def _ask(self, address: str, **options: Any) -> Any:
        request = HTTPRequest(
            address, request_timeout=PATIENCE, connect_timeout=PATIENCE, **options
        )
        return await self._client.fetch(request, raise_error=False)


def _data(heard: Heard) -> dict[str, Any]:
    data = heard.content.get("data")
    return data if heard.type == "comm_msg" and isinstance(data, dict) else {}


def _new_game() -> dict[str, Any]:
    players = ["Ana", "Ben", "Chi", "Dana"]
    return {"do": "new", "players": players, "rules": "standard", "seed": "7", "dealer": None}
