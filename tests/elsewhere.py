"""Coroutines in tests: in a thread of their own, since Playwright has a loop in the tests'."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Self, TypeVar

_T = TypeVar("_T")


class Elsewhere:
    """Runs one coroutine after the other, in one loop."""

    def __enter__(self) -> Self:
        self._thread = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()
        return self

    def run(self, coroutine: Coroutine[Any, Any, _T]) -> _T:
        return self._thread.submit(self._runner.run, coroutine).result()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()


def run_elsewhere(coroutine: Coroutine[Any, Any, _T]) -> _T:
    """Run a coroutine by itself."""
    with Elsewhere() as elsewhere:
        return elsewhere.run(coroutine)
