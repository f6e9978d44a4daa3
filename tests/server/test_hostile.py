"""Visitors who are up to no good: refused, and nobody else notices."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import requests

from tests.app_process import App, running_app
from tests.elsewhere import Elsewhere
from trials.visitor import Visitor
from trials.wire import PROTOCOL, header, read, written

NOBODY = "00000000-0000-4000-8000-000000000000"
SOON = 20  # seconds


Attack = Callable[[Callable[[Visitor], Awaitable[None]]], None]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    with running_app() as app:
        yield app


@pytest.fixture(scope="module")
def runner() -> Iterator[Elsewhere]:
    with Elsewhere() as runner:
        yield runner


@pytest.fixture(scope="module")
def visitors(app: App, runner: Elsewhere) -> Iterator[tuple[Visitor, Visitor]]:
    """Give two visitors: one who attacks, and one who is to notice nothing."""

    async def arrived() -> Visitor:
        visitor = Visitor(app.url)
        await visitor.visit()
        return visitor

    hostile, neighbour = runner.run(arrived()), runner.run(arrived())
    yield hostile, neighbour
    for visitor in (hostile, neighbour):
        runner.run(visitor.leave())


@pytest.fixture
def attacked(visitors: tuple[Visitor, Visitor], runner: Elsewhere) -> Attack:
    """Have a visitor attack; see that the own game goes on, and a neighbour's."""

    async def run(attack: Callable[[Visitor], Awaitable[None]]) -> None:
        await attack(visitors[0])
        for visitor in visitors:
            node = visitor.state["node"]
            await asyncio.wait_for(visitor.act(), SOON)
            assert visitor.state["node"] == node + 1

    return lambda attack: runner.run(run(attack))


def test_no_code_is_run_for_a_visitor(attacked: Attack, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    code = f"open({str(trace)!r}, 'w')"

    async def attack(visitor: Visitor) -> None:
        for channel in ("shell", "control", "stdin", "iopub", "wat"):
            for kind in ("execute_request", "debug_request", "shutdown_request", "input_reply"):
                content = {"code": code, "silent": False, "restart": False, "value": code}
                head = header(kind, visitor.session)
                await visitor.send(written(head, content, channel=channel))

    attacked(attack)
    assert not trace.exists()


def test_widgets_are_neither_made_nor_changed(attacked: Attack) -> None:
    async def attack(visitor: Visitor) -> None:
        state = {"_model_module": "anywidget", "_model_name": "AnyModel", "_esm": "x" * 10**6}
        await visitor.say(
            "comm_open",
            {"comm_id": "own", "target_name": "jupyter.widget", "data": {"state": state}},
            {"version": "2.1.0"},
        )
        model = visitor.model
        for comm in (model, "own", "nobody's"):
            for wrong in ({"state": 5}, {"book": []}, {"_esm": None}, {"keys": ["state"]}, 7):
                data = {"method": "update", "state": wrong, "buffer_paths": [["state"]]}
                await visitor.say("comm_msg", {"comm_id": comm, "data": data})
        await visitor.say("comm_info_request", {})
        told = await visitor.hear(lambda heard: heard.type == "comm_info_reply")
        assert model in told.content["comms"]
        assert "own" not in told.content["comms"]

    attacked(attack)


def test_requests_that_make_no_sense_are_refused_in_words(attacked: Attack) -> None:
    async def attack(visitor: Visitor) -> None:
        for content in (None, 5, [], {"do": "wat"}, {"do": ["next"]}, {"do": "go", "to": 10**400}):
            await visitor.ask(content)

    attacked(attack)


def test_messages_that_are_changed_at_random_do_no_harm(attacked: Attack) -> None:
    async def attack(visitor: Visitor) -> None:
        chance = random.Random(7)
        data = {"method": "custom", "content": {"do": "hello"}}
        for _ in range(150):
            head = header("comm_msg", visitor.session)
            message = bytearray(written(head, {"comm_id": visitor.model, "data": data}))
            for _ in range(chance.randint(1, 4)):
                message[chance.randrange(len(message))] = chance.randrange(256)
            await visitor.send(bytes(message))
        await visitor.send("{}")

    attacked(attack)


async def overwhelm(visitor: Visitor) -> None:
    await visitor.send(b"x" * (50 * 2**20))
    await visitor.hear(lambda _: False)


def test_a_message_that_is_too_large_ends_the_connection_and_not_the_game(attacked: Attack) -> None:
    async def attack(visitor: Visitor) -> None:
        with pytest.raises(ConnectionError):
            await overwhelm(visitor)
        await visitor.connect()

    attacked(attack)


def test_nothing_but_what_the_page_is_for_comes_from_the_kernel(attacked: Attack) -> None:
    async def attack(visitor: Visitor) -> None:
        await visitor.ask({"do": "open", "text": "[" * 10**5})
        await visitor.ask({"do": "hello"})
        assert visitor.socket is not None
        kinds = set()
        for _ in range(6):
            message: Any = await visitor.socket.read_message()
            kinds.add(read(message).type)
        assert kinds <= {"status", "comm_msg"}

    attacked(attack)


@pytest.mark.parametrize(
    ("query", "headers", "status"),
    [
        ("?session_id=s", {"Origin": "https://elsewhere.example"}, 403),
        ("?session_id=s", {"Sec-WebSocket-Protocol": "other"}, 400),
        ("?session_id=s", {"Sec-WebSocket-Protocol": ""}, 400),
        (f"?session_id={'s' * 300}", {}, 400),
        ("?session_id=%00", {}, 400),
        ("", {}, 400),
    ],
)
def test_a_websocket_that_is_not_the_page_s_is_refused(
    app: App,
    visitors: tuple[Visitor, Visitor],
    query: str,
    headers: dict[str, str],
    status: int,
) -> None:
    assert handshake(app, visitors[0].kernel, query, headers) == status


def handshake(app: App, kernel: str, query: str, headers: dict[str, str]) -> int:
    """Ask for a websocket; give the status of the answer."""
    asked = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Protocol": PROTOCOL,
    }
    address = f"{app.url}api/kernels/{kernel}/channels{query}"
    return requests.get(address, headers=asked | headers).status_code


def test_nobody_finds_another_visitor_s_kernel(app: App) -> None:
    assert handshake(app, NOBODY, "?session_id=s", {}) == 404
    assert requests.get(f"{app.url}api/kernels").status_code == 404
    assert requests.get(f"{app.url}api/kernels/{NOBODY}").status_code == 404


def test_a_kernel_takes_no_more_connections_than_a_page_needs(
    app: App, visitors: tuple[Visitor, Visitor], runner: Elsewhere
) -> None:
    async def connected() -> Visitor:
        visitor = Visitor(app.url)
        visitor.kernel = visitors[0].kernel
        await visitor.connect()
        return visitor

    more = [runner.run(connected()) for _ in range(3)]
    assert handshake(app, visitors[0].kernel, "?session_id=s", {}) == 429
    for visitor in more:
        runner.run(visitor.disconnect())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "api/kernels"),
        ("DELETE", "api/kernels/{kernel}"),
        ("POST", "api/kernels/{kernel}/restart"),
        ("POST", "api/kernels/{kernel}/interrupt"),
        ("GET", "api/contents"),
        ("GET", "api/sessions"),
        ("GET", "api/terminals"),
        ("GET", "api/kernelspecs"),
        ("GET", "api/config/notebook"),
        ("GET", "voila/execution/{kernel}"),
        ("GET", "voila/query/{kernel}"),
        ("GET", "voila/tree/"),
        ("GET", "voila/api/contents/"),
        ("GET", "files/play.ipynb"),
        ("GET", "voila/files/play.ipynb"),
        ("GET", "voila/files/../play.ipynb"),
        ("GET", "voila/files/%2e%2e/%2e%2e/etc/passwd.png"),
        ("GET", "voila/files/x%00.png"),
        ("GET", "voila/static/%2e%2e/%2e%2e/app.py"),
        ("GET", "voila/static//etc/passwd"),
        ("GET", "voila/templates/lab/static/%2e%2e/index.html.j2"),
        ("GET", "voila/templates/lab"),
        ("GET", "voila/templates/%2e%2e/static/x"),
        ("GET", "voila/labextensions/%2e%2e/%2e%2e/x"),
        ("GET", "voila/api/themes/%2e%2e/%2e%2e/x"),
        ("GET", "voila/render/%2e%2e/play.ipynb"),
        ("GET", "voila/render//etc/passwd"),
        ("GET", "voila/render/play.py"),
        ("GET", "login"),
    ],
)
def test_nothing_is_served_but_the_pages_and_what_they_need(
    app: App, method: str, path: str
) -> None:
    session = requests.Session()
    # What is refused is refused to a visitor whose requests are signed, too.
    session.cookies["_xsrf"] = "2|0|0|0"
    address = app.url + path.format(kernel=NOBODY)
    prepared = session.prepare_request(requests.Request(method, address))
    prepared.url = address  # as it stands, dots and all
    answer = session.send(prepared, allow_redirects=False)
    assert answer.status_code in (403, 404, 405)
    assert "Traceback" not in answer.text
    assert "cell_type" not in answer.text


def test_an_address_puts_nothing_into_the_page(app: App) -> None:
    query = "?lang=%22%3E%3Cscript%3Eintruder&theme=intruder&template=../intruder&x=intruder"
    page = requests.get(f"{app.url}voila/render/play.ipynb{query}")
    assert page.status_code == 200
    assert "intruder" not in page.text
    assert '<html lang="en"' in page.text


def test_a_body_that_is_too_large_is_not_read(app: App) -> None:
    address = f"{app.url}voila/api/shutdown/x"
    with requests.Session() as session:
        prepared = session.prepare_request(requests.Request("POST", address))
        prepared.headers["Content-Length"] = str(50 * 2**20)
        assert session.send(prepared).status_code in (400, 413)
