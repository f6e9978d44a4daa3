"""The kernels of visitors who never came, or who left a page open and forgot it."""

import asyncio
import subprocess
import sys
from contextvars import ContextVar
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_client.session import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError

from tests.elsewhere import run_elsewhere
from uno_kart_lab.server import without_debugger
from uno_kart_lab.server.kernels import CONNECTED_KERNEL_KEPT, Kernel, KernelManager

A_PAGE = ContextVar("A_PAGE", default="")


@pytest.fixture
def kernels(monkeypatch: pytest.MonkeyPatch) -> KernelManager:
    """Give a manager of one kernel that has no process."""
    kernels = KernelManager(most_visitors=1)
    kernels._kernels["one"] = SimpleNamespace(last_activity=utcnow())
    kernels._kernel_connections["one"] = 0

    async def end(kernel_id: str) -> None:
        kernels.remove_kernel(kernel_id)

    async def leave_alone(_: KernelManager, kernel_id: str) -> None:
        assert kernel_id in kernels

    monkeypatch.setattr(kernels, "shutdown_kernel", end)
    monkeypatch.setattr(AsyncMappingKernelManager, "cull_kernel_if_idle", leave_alone)
    return kernels


def look_round(kernels: KernelManager) -> bool:
    """Tell whether the kernel is still there after a look."""
    run_elsewhere(kernels.cull_kernel_if_idle("one"))
    return "one" in kernels


def test_a_kernel_that_nobody_comes_to_is_ended_the_second_time_round(
    kernels: KernelManager,
) -> None:
    assert look_round(kernels)
    assert not look_round(kernels)


def test_a_kernel_whose_visitor_was_cut_off_is_kept(kernels: KernelManager) -> None:
    kernels.notify_connect("one")
    kernels.notify_disconnect("one")
    assert look_round(kernels)
    assert look_round(kernels)


def test_a_kernel_whose_page_is_open_and_forgotten_is_ended(kernels: KernelManager) -> None:
    kernels.notify_connect("one")
    assert look_round(kernels)
    kernels._kernels["one"].last_activity -= CONNECTED_KERNEL_KEPT + timedelta(seconds=1)
    assert not look_round(kernels)


def test_a_kernel_that_was_left_is_ended_unless_somebody_came_back(
    kernels: KernelManager,
) -> None:
    kernels.notify_connect("one")
    run_elsewhere(kernels.end_if_left("one"))
    assert "one" in kernels
    kernels.notify_disconnect("one")
    run_elsewhere(kernels.end_if_left("one"))
    assert "one" not in kernels


def test_there_are_sockets_for_every_visitor_that_may_come() -> None:
    kernels = KernelManager(most_visitors=500)
    assert kernels.context.max_sockets >= 12 * 500
    kernels.context.destroy()


def test_no_more_visitors_are_let_in_than_may_be(kernels: KernelManager) -> None:
    assert not kernels.has_room
    with pytest.raises(HTTPError):
        run_elsewhere(kernels.start_kernel())
    kernels.remove_kernel("one")
    assert kernels.has_room


def test_a_kernel_that_is_being_ended_makes_room_at_once(
    kernels: KernelManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = []

    async def end(manager: KernelManager, _: str, **__: Any) -> None:
        room.append(manager.has_room)

    monkeypatch.undo()
    monkeypatch.setattr(AsyncMappingKernelManager, "shutdown_kernel", end)
    run_elsewhere(kernels.shutdown_kernel("one"))
    assert room == [True]


@pytest.mark.parametrize("asked", [{}, {"now": False}, {"now": True}])
def test_no_kernel_is_waited_for_to_tidy_up_after_itself(
    kernels: KernelManager, monkeypatch: pytest.MonkeyPatch, asked: dict[str, bool]
) -> None:
    how: list[dict[str, bool]] = []

    async def end(_: KernelManager, __: str, **told: bool) -> None:
        how.append(told)

    monkeypatch.undo()
    monkeypatch.setattr(AsyncMappingKernelManager, "shutdown_kernel", end)
    run_elsewhere(kernels.shutdown_kernel("one", **asked))
    assert how == [{"now": True}]


def test_what_watches_a_kernel_does_not_hold_on_to_the_page_that_asked_for_it(
    kernels: KernelManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start(_: KernelManager, **__: Any) -> str:
        return A_PAGE.get()

    async def asked_for() -> str:
        A_PAGE.set("with all that belongs to it")
        return await kernels.start_kernel()

    kernels.remove_kernel("one")
    monkeypatch.setattr(AsyncMappingKernelManager, "start_kernel", start)
    assert run_elsewhere(asked_for()) == ""


def test_it_is_known_when_a_kernel_last_came_or_went(
    kernels: KernelManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start(_: KernelManager, **__: Any) -> str:
        return "another"

    monkeypatch.setattr(AsyncMappingKernelManager, "start_kernel", start)
    before = kernels.changed_at
    kernels.remove_kernel("one")
    gone = kernels.changed_at
    run_elsewhere(kernels.start_kernel())
    assert before < gone < kernels.changed_at


def test_the_events_of_all_kernels_are_told_to_one(kernels: KernelManager) -> None:
    one, another = (kernels.kernel_manager_factory(parent=kernels) for _ in range(2))
    assert isinstance(one, Kernel)
    assert one.event_logger is another.event_logger


def test_a_visitors_kernel_has_no_debugger(tmp_path: Path) -> None:
    kernel = Kernel(kernel_name="python3")
    kernel._launch_args = {}
    command = kernel.format_kernel_cmd()
    assert command[1:3] == ["-m", without_debugger.__name__]
    (tmp_path / "ipykernel_launcher.py").write_text(
        "import sys\n"
        "try:\n import debugpy\n"
        "except ImportError:\n print(__name__, 'without', *sys.argv[1:])\n"
    )
    # The folder that a kernel is started in is the first of those that are looked through.
    said = subprocess.run(
        [sys.executable, *command[1:3], "-f", "x"], cwd=tmp_path, capture_output=True, text=True
    )
    assert (said.stdout, said.stderr) == ("__main__ without -f x\n", "")


def test_a_kernel_that_waits_is_no_visitor(
    kernels: KernelManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: asyncio.Future[dict[str, str]] = asyncio.Future(loop=asyncio.new_event_loop())
    ready.set_result({"kernel_id": "one"})
    monkeypatch.setattr(kernels, "_pools", {"play.ipynb": [ready]}, raising=False)
    assert kernels.visitors == 0
    ready.get_loop().close()
