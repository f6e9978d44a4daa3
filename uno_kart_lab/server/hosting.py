"""How the app is hosted: where below a host, for how many, in whose frames."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK

MOST_VISITORS: Final = 100
"""At once, unless another number is asked for: they take some 4 GiB."""

# A kernel that waits takes about 40 MiB: so only the pages that are opened first have one.
KERNELS_WAITING: Final[Mapping[str, int]] = MappingProxyType({FIRST_NOTEBOOK: 1, "play.ipynb": 1})
"""How many kernels wait for visitors of a notebook."""

_BASE: Final = re.compile(r"(/[\w.~@%-]+)*/")
_PAGE: Final = re.compile(r"(?P<page>[\w-]+)=(?P<waiting>\d{1,3})")
_ORIGIN: Final = re.compile(r"https?://(\*\.)?[\w.-]+(:\d{1,5})?")
ANYWHERE: Final = "*"


class BadHosting(ValueError):
    """Something was asked for that cannot be; says what."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """How the app is hosted.

    Attributes
    ----------
    base_url : str
        The path below which everything is, with a slash at both ends.
    most_visitors : int
        How many there may be at once.
    waiting : mapping
        How many kernels wait for visitors of a notebook, by its file's name.
    embedded_in : sequence of str
        The sites that may show the pages in a frame, beside the app itself.
    """

    base_url: str = "/"
    most_visitors: int = MOST_VISITORS
    waiting: Mapping[str, int] = field(default_factory=lambda: KERNELS_WAITING)
    embedded_in: Sequence[str] = ()


def base_url(path: str) -> str:
    """Read the path below which everything is; slashes at its ends may be left out."""
    base = f"/{path.strip('/')}/" if path.strip("/") else "/"
    if not _BASE.fullmatch(base):
        raise BadHosting(f"--base-url: {path!r} is no path such as /lab/")
    return base


def waiting(asked: Sequence[str], pages: Sequence[str]) -> Mapping[str, int]:
    """Read how many kernels wait for visitors of each page: ``index=2``.

    Parameters
    ----------
    asked : sequence of str
        The defaults hold if it is empty.
    pages : sequence of str
        The names of the notebooks' files that there are.
    """
    return dict(_waiting(one, pages) for one in asked) if asked else KERNELS_WAITING


def _waiting(asked: str, pages: Sequence[str]) -> tuple[str, int]:
    found = _PAGE.fullmatch(asked)
    if not found or f"{found['page']}.ipynb" not in pages:
        raise BadHosting(f"--waiting: {asked!r} is not PAGE=NUMBER, such as index=2")
    return f"{found['page']}.ipynb", int(found["waiting"])


def embedded_in(origins: Sequence[str]) -> Sequence[str]:
    """Read the sites that may show the pages in a frame; `ANYWHERE` stands for all."""
    for origin in origins:
        if origin != ANYWHERE and not _ORIGIN.fullmatch(origin):
            raise BadHosting(f"--embedded-in: {origin!r} is no site such as https://example.org")
    return tuple(origins)
