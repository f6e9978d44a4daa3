"""Addresses: what is one, and who can get there."""

from __future__ import annotations

import pytest

from uno_kart_lab.files import InputError
from uno_kart_lab.files.addresses import MAX_ADDRESS, address_at, reach, root_at
from uno_kart_lab.files.at import At


def reach_of(host: str) -> str:
    return reach(address_at(At("link", f"http://{host}:8866/voila/")))


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST", "localhost.", "lab.localhost", "teacher-pc", "127.0.0.1"),
        *("127.5.5.5", "[::1]", "0.0.0.0", "[::]", "[::ffff:127.0.0.1]", "host.docker.internal"),
    ],
)
def test_nobody_else_gets_to_this_machine(host: str) -> None:
    assert reach_of(host) == "machine"


@pytest.mark.parametrize(
    "host", ["192.168.1.20", "10.0.0.5", "169.254.3.4", "[fd12::1]", "pc.local", "pc.lan", "a.home"]
)
def test_a_private_address_is_for_its_network(host: str) -> None:
    assert reach_of(host) == "network"


@pytest.mark.parametrize("host", ["lab.example.org", "8.8.8.8", "[2606:4700::1]", "local.org"])
def test_everyone_gets_to_the_rest(host: str) -> None:
    assert reach_of(host) == "everyone"


@pytest.mark.parametrize(
    "text",
    [
        *("", "lab.example.org", "ftp://lab.example.org/", "javascript:alert(1)", "http://"),
        *("http:///x", "http://[::1/", "http://a.org:99999/", "http://a.org:0/", "http://a b.org/"),
        *('http://a.org/"><script>', "http://a.org/\n", 7, None, ["http://a.org/"]),
        "https://a.org/" + "a" * MAX_ADDRESS,
    ],
)
def test_what_is_no_address_is_refused(text: object) -> None:
    with pytest.raises(InputError, match=r"^link: "):
        address_at(At("link", text))


@pytest.mark.parametrize(
    ("given", "root"),
    [
        ("https://lab.example.org", "https://lab.example.org/"),
        ("https://lab.example.org/uno//", "https://lab.example.org/uno/"),
        ("http://192.168.1.20:8866/", "http://192.168.1.20:8866/"),
    ],
)
def test_a_root_ends_with_a_slash(given: str, root: str) -> None:
    assert root_at(At("public_url", given)) == root


@pytest.mark.parametrize(
    "given",
    [
        *("http://localhost:8866/", "https://a.org/?x=1", "https://a.org/#x", "http://me@a.org/"),
        *("a.org", "http://teacher-pc/"),
    ],
)
def test_what_others_cannot_open_is_no_root(given: str) -> None:
    with pytest.raises(InputError, match=r"^public_url: .*; allowed: "):
        root_at(At("public_url", given))


def test_a_root_on_this_machine_is_refused_by_name() -> None:
    with pytest.raises(InputError, match="localhost is this machine, for itself alone"):
        root_at(At("public_url", "http://localhost/"))
