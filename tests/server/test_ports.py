import socket

import pytest

from uno_kart_lab.server import ports

HERE = "127.0.0.1"
NOT_HERE = "203.0.113.1"  # an address kept for documentation


def test_without_a_port_the_first_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with ports.listen(HERE, 0) as taken:
        monkeypatch.setattr(ports, "FIRST_PORT", ports.port_of(taken))
        with ports.listen(HERE) as listener:
            assert ports.port_of(listener) > ports.port_of(taken)


def test_without_a_port_and_none_free_the_range_that_was_tried_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with ports.listen(HERE, 0) as taken:
        port = ports.port_of(taken)
        monkeypatch.setattr(ports, "FIRST_PORT", port)
        monkeypatch.setattr(ports, "PORTS_TRIED", 1)
        with pytest.raises(ports.NoFreePort, match=f"no port from {port} to {port} is free"):
            ports.listen(HERE)


def test_a_port_that_is_asked_for_and_taken_is_not_replaced_by_another() -> None:
    with ports.listen(HERE, 0) as taken:
        port = ports.port_of(taken)
        with pytest.raises(
            ports.CannotListen, match=f"{HERE}, port {port}: Address already in use"
        ):
            ports.listen(HERE, port)


@pytest.mark.parametrize("host", [NOT_HERE, "a" * 64])
@pytest.mark.parametrize("port", [0, None])
def test_a_host_that_is_not_this_machine_is_named(host: str, port: int | None) -> None:
    with pytest.raises(ports.CannotListen, match=f"cannot listen on {host}"):
        ports.listen(host, port)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        (HERE, HERE),
        ("localhost", "localhost"),
        ("::1", "[::1]"),
        ("0.0.0.0", socket.gethostname()),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, name: str) -> None:
    with ports.listen(HERE, 0) as listener:
        assert ports.url(host, listener) == f"http://{name}:{ports.port_of(listener)}/"
