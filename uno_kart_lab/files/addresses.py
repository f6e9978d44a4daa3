"""Addresses of the web: whether one is one, and who can get there."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, Literal, TypeAlias
from urllib.parse import SplitResult, urlsplit

from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import _, saying

Reach: TypeAlias = Literal["everyone", "network", "machine"]
"""Who can get to a host: anyone, whoever is in the same network, or nobody but itself."""

MAX_ADDRESS: Final = 8_000

_ALLOWED: Final = _("an address that begins with http:// or https://")
_ROOT_ALLOWED: Final = _(
    "the address that the app has for others, such as https://lab.example.org/, with nothing after"
    " a ? or a #"
)
_ITSELF: Final = _("{host} is this machine, for itself alone")
_OF_THIS_MACHINE: Final = ("localhost", "localdomain", "internal", "invalid")
_OF_THIS_NETWORK: Final = ("local", "lan", "home", "home.arpa")
"""Ends of names that are known in one place only."""


def address_at(at: At) -> SplitResult:
    """Read an address of the web.

    Raises
    ------
    InputError
        If it is none.
    """
    text = at.text(1, MAX_ADDRESS)
    try:
        address = urlsplit(text)
        port = address.port
    except ValueError:
        raise at.refusal(_ALLOWED) from None
    named = address.hostname and not any(mark in text for mark in " \\<>\"'")
    if address.scheme not in ("http", "https") or not named or port == 0:
        raise at.refusal(_ALLOWED)
    return address


def root_at(at: At) -> str:
    """Read the address of an app, below which its pages are; return it with a slash at the end.

    Raises
    ------
    InputError
        If it is none, or others can't get there.
    """
    address = address_at(at)
    if address.query or address.fragment or address.username is not None:
        raise at.refusal(_ROOT_ALLOWED)
    if reach(address) == "machine":
        raise at.refusal(_ROOT_ALLOWED, saying(_ITSELF, host=address.hostname or ""))
    return address.geturl().rstrip("/") + "/"


def reach(address: SplitResult) -> Reach:
    """Return who can get to an address, as far as it tells."""
    host = (address.hostname or "").rstrip(".")
    try:
        return _reach_of_number(ip_address(host))
    except ValueError:
        return _reach_of_name(host)


def _reach_of_number(number: IPv4Address | IPv6Address) -> Reach:
    number = getattr(number, "ipv4_mapped", None) or number
    if number.is_loopback or number.is_unspecified:
        return "machine"
    return "everyone" if number.is_global else "network"


def _reach_of_name(host: str) -> Reach:
    def ends_with(*ends: str) -> bool:
        return any(host == end or host.endswith(f".{end}") for end in ends)

    # A name without a dot is what a machine calls itself.
    if "." not in host or ends_with(*_OF_THIS_MACHINE):
        return "machine"
    return "network" if ends_with(*_OF_THIS_NETWORK) else "everyone"
