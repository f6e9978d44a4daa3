"""The kernels that the web app runs: one for each visitor, and some that wait for one."""

import asyncio
import math
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextvars import Context
from datetime import timedelta
from typing import Any, Final

import zmq.asyncio
from jupyter_client.session import utcnow
from jupyter_events import EventLogger
from jupyter_server.services.kernels.kernelmanager import (
    AsyncMappingKernelManager,
    ServerKernelManager,
)
from tornado.web import HTTPError
from traitlets import Integer, default
from voila.request_info_handler import RequestInfoSocketHandler
from voila.utils import ENV_VARIABLE

from uno_kart_lab.server import without_debugger
from uno_kart_lab.server.throttle import Throttle

FULL: Final = 503
"""The status of a page that is not there for want of a place."""

# What a visitor's kernel complains of is of no use to whoever hosts it, and may be without end.
_SILENT: Final[dict[str, Any]] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}

# Of a page that is open: it may be left open for days, and the game is kept in the browser.
CONNECTED_KERNEL_KEPT = timedelta(hours=4)


# To a kernel and to its page; the messaging library allows some thousand in all, which is 170
# visitors: the next one's kernel would never answer.
_SOCKETS_FOR_EACH: Final = 16
_OTHER_SOCKETS: Final = 1_000


_LAUNCHER: Final = without_debugger.__name__
_JUPYTERS_LAUNCHER: Final = "ipykernel_launcher"

_TOLD_TO_NOBODY: Final = EventLogger()


class Kernel(ServerKernelManager):
    """A kernel that can't be debugged, and of which nobody is told."""

    @default("event_logger")
    def _default_event_logger(self) -> EventLogger:
        # Jupyter would make one for each kernel: that reads a file, and is never let go of.
        return _TOLD_TO_NOBODY

    def format_kernel_cmd(self, extra_arguments: list[str] | None = None) -> list[str]:
        command: list[str] = super().format_kernel_cmd(extra_arguments)
        return [_LAUNCHER if word == _JUPYTERS_LAUNCHER else word for word in command]


class KernelManager(AsyncMappingKernelManager):
    """Knows how many visitors there are, and lets in no more than it may.

    Leaves no kernel behind, even where one is still starting when all are shut down.

    Attributes
    ----------
    limits : dict
        For each kernel that a page has spoken to, how many messages and bytes it may say.
    changed_at : float
        When the last kernel came or went, by the monotonic clock.
    """

    most_visitors = Integer(config=True, help="How many visitors there may be at once.")

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.changed_at = -math.inf
        self.limits: dict[str, tuple[Throttle, Throttle]] = {}
        self._being_started: set[asyncio.Future[str]] = set()
        self._being_opened: set[str] = set()
        self._being_heated: set[str] = set()
        self._being_ended: set[str] = set()
        self._visited: set[str] = set()
        self._missed: set[str] = set()
        self._closed = False

    @default("kernel_manager_class")
    def _default_kernel_manager_class(self) -> str:
        return f"{Kernel.__module__}.{Kernel.__qualname__}"

    @default("context")
    def _context_for_all(self) -> zmq.asyncio.Context:
        context: zmq.asyncio.Context = super()._context_default()
        context.max_sockets = _SOCKETS_FOR_EACH * self.most_visitors + _OTHER_SOCKETS
        return context

    @property
    def visitors(self) -> int:
        """How many visitors there are: the kernels that do not wait for one."""
        kernels = {*self.list_kernel_ids(), *self._being_opened}
        return len(kernels.difference(self._being_heated, self._being_ended, self._waiting()))

    @property
    def is_closed(self) -> bool:
        """Whether the server is being stopped."""
        return self._closed

    @property
    def has_room(self) -> bool:
        """Whether another visitor may come."""
        return self.visitors < self.most_visitors

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        if self._closed:
            raise HTTPError(FULL)
        if _is_heated(options):
            return await self._start(self._being_heated, options)
        if not self.has_room:
            raise HTTPError(FULL)
        return await self._start(self._being_opened, options)

    async def _start(self, among: set[str], options: dict[str, Any]) -> str:
        """Start a kernel, whose id is among those that are being started meanwhile."""
        kernel_id = self.new_kernel_id()
        among.add(kernel_id)
        starting = asyncio.create_task(
            super().start_kernel(kernel_id=kernel_id, **options, **_SILENT),
            # Else what watches the kernel would hold on to the request of its page.
            context=Context(),
        )
        self._being_started.add(starting)
        starting.add_done_callback(self._being_started.discard)
        try:
            return await starting
        finally:
            self.changed_at = time.monotonic()
            among.discard(kernel_id)

    async def shutdown_kernel(  # type: ignore[override]
        self, kernel_id: str, *_how: Any, **_more: Any
    ) -> None:
        self._being_ended.add(kernel_id)
        try:
            # It has nothing to save, and to take leave costs it a third of what it cost to start:
            # a class that goes home together would keep the others waiting.
            await super().shutdown_kernel(kernel_id, now=True)
        finally:
            self._being_ended.discard(kernel_id)

    async def shutdown_all(self, now: bool = False) -> None:  # type: ignore[override]
        # The base class does not find a kernel that has no process yet.
        self._closed = True
        await asyncio.gather(*self._being_started, return_exceptions=True)
        await super().shutdown_all(now=now)

    def remove_kernel(self, kernel_id: str) -> Any:
        self.changed_at = time.monotonic()
        self.limits.pop(kernel_id, None)
        self._visited.discard(kernel_id)
        self._missed.discard(kernel_id)
        # Voilà remembers for each that waited what its visitor asked for, for good.
        RequestInfoSocketHandler._cache.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    def notify_connect(self, kernel_id: str) -> None:
        self._visited.add(kernel_id)
        super().notify_connect(kernel_id)

    def connections(self, kernel_id: str) -> int:
        """Return how many websockets are open to a kernel."""
        return int(self._kernel_connections.get(kernel_id, 0))

    async def end_if_left(self, kernel_id: str) -> None:
        """End a kernel if nobody is connected to it."""
        if kernel_id in self and not self.connections(kernel_id):
            await self.shutdown_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        # Voilà does not call this for those that wait. It comes round once a minute.
        if self._has_nobody_come(kernel_id) or self._is_forgotten(kernel_id):
            await self.shutdown_kernel(kernel_id)
        else:
            await super().cull_kernel_if_idle(kernel_id)

    def _has_nobody_come(self, kernel_id: str) -> bool:
        """Tell whether a page was asked for, and nobody had opened it the last time round."""
        if kernel_id in self._visited or self.connections(kernel_id):
            return False
        if kernel_id in self._missed:
            return True
        self._missed.add(kernel_id)
        return False

    def _is_forgotten(self, kernel_id: str) -> bool:
        kernel: Any = self.get_kernel(kernel_id)
        idle = utcnow() - kernel.last_activity
        return bool(self.connections(kernel_id) and idle > CONNECTED_KERNEL_KEPT)

    def _waiting(self) -> Iterator[str]:
        """Give the kernels that wait; of those that are being started nobody knows the id."""
        for pool in getattr(self, "_pools", {}).values():
            for task in pool:
                if task.done() and not task.cancelled() and task.exception() is None:
                    yield task.result()["kernel_id"]


def _is_heated(options: Mapping[str, Any]) -> bool:
    """Tell whether a kernel is to wait for a visitor."""
    return bool(options.get("env", {}).get(ENV_VARIABLE.VOILA_PREHEAT) == str(True))
