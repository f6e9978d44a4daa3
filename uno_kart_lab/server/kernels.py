"""The kernels that the web app runs."""

import asyncio
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager


class KernelManager(AsyncMappingKernelManager):
    """Leaves no kernel behind, even where one is still starting when all are shut down."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._starting: set[asyncio.Future[str]] = set()
        self._closed = False

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        if self._closed:
            raise RuntimeError("the server is being stopped")
        starting = asyncio.ensure_future(super().start_kernel(**options))
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        return await starting

    async def shutdown_all(self, now: bool = False) -> None:  # type: ignore[override]
        # The base class does not find a kernel that has no process yet.
        self._closed = True
        await asyncio.gather(*self._starting, return_exceptions=True)
        await super().shutdown_all(now=now)
