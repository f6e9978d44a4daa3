"""The browser that the tests visit with, and free ports for what they start."""

import socket
from collections.abc import Callable

import pytest

from tests.browser.conftest import browser_type_launch_args, context, page_errors

__all__ = ["browser_type_launch_args", "context", "free_port", "page_errors"]


@pytest.fixture(scope="session")
def free_port() -> Callable[[], str]:
    """Give a function that gives a port that nothing listens on."""

    def port() -> str:
        with socket.create_server(("127.0.0.1", 0)) as server:
            return str(server.getsockname()[1])

    return port
