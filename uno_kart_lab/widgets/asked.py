"""How a page's message is told from others, and read: by what it asks to have done, its `do`."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import TypeVar

from uno_kart_lab.files.at import At

_T = TypeVar("_T")


def read_asked(content: object, readers: Mapping[str, Callable[[At], _T]]) -> _T:
    """Read a message of a page.

    Parameters
    ----------
    content : object
        Untrusted, like everything that comes from a page.
    readers : mapping
        What reads a message, by what it asks for.

    Raises
    ------
    InputError
        If it is none that the page sends.
    """
    at = At("", content)
    return at.field("do").one_of(readers)(at)


def kind_asked(content: object, kinds: Container[str]) -> str:
    """Return what a message asks for, if that is one of these kinds; "" if it is not."""
    do = content.get("do") if isinstance(content, dict) else None
    return do if isinstance(do, str) and do in kinds else ""
