"""Where the server listens."""

import errno
import os
import socket

FIRST_PORT = 8866
PORTS_TRIED = 100

_EVERY_ADDRESS = ("", "0.0.0.0", "::")


class CannotListen(Exception):
    """The host or port that was asked for cannot be listened on; says which, and why."""


class NoFreePort(Exception):
    """No port was asked for, and all that were tried are taken."""


def listen(host: str, port: int | None = None) -> socket.socket:
    """Give a socket that listens.

    Parameters
    ----------
    host
        A name or an address of this machine.
    port
        0 for any; if it is not given, the first free one from `FIRST_PORT`.

    Raises
    ------
    CannotListen
        There is no such host here, or the port is not to be had.
    NoFreePort
        None of the `PORTS_TRIED` ports is free.
    """
    if port is not None:
        return _listen(host, port)
    for candidate in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return _listen(host, candidate)
        except CannotListen as error:
            if not _is_taken(error):
                raise
    raise NoFreePort(f"{host}: no port from {FIRST_PORT} to {candidate} is free")


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name == "posix":  # a port that was served on a moment ago is free
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
        listener.setblocking(False)
    except (OSError, UnicodeError) as error:  # the latter for what cannot be a host's name
        listener.close()
        reason = error.strerror if isinstance(error, OSError) else error
        raise CannotListen(f"cannot listen on {host}, port {port}: {reason}") from error
    return listener


def _is_taken(error: CannotListen) -> bool:
    return isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.EADDRINUSE


def port_of(listener: socket.socket) -> int:
    """Give the port that `listener` listens on."""
    return int(listener.getsockname()[1])


def url(host: str, listener: socket.socket, base_url: str = "/") -> str:
    """Give the address that a browser opens."""
    name = socket.gethostname() if host in _EVERY_ADDRESS else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port_of(listener)}{base_url}"
