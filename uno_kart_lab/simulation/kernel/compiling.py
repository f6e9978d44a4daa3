"""How the functions of the kernel are compiled."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

import uno_kart_lab.rules

F = TypeVar("F", bound=Callable[..., Any])

# Typed as loosely here as where numba is not installed.
_njit: Final[Callable[..., Any]] = njit
_intrinsic: Final[Callable[..., Any]] = intrinsic


def plain(number: int) -> int:
    """Return a number as one that has a type alone, and no value, to the compiler.

    For each value that it sees in a call it would make a function of its own.
    """
    made: Any = np.int64(number)
    return made  # type: ignore[no-any-return]


def compiled(function: F) -> F:
    """Compile a function that others of the kernel call."""
    made: F = _njit(function)
    return made


def entry(function: F) -> F:
    """Compile a function that is called from Python, once for an installation.

    The compiled code is kept in numba's cache. It holds the code of all that it calls, which the
    cache does not look at: a function that is marked so has to read `SOURCES`, by which the cache
    knows it again, from the function around it.
    """
    made: F = _njit(cache=True, nogil=True)(function)
    return made


def _sources() -> int:
    """Return a number that differs when a source of the kernel, or of the rules, does."""
    digest = sha256()
    for folder in (Path(__file__).parent, Path(uno_kart_lab.rules.__file__).parent):
        for file in sorted(folder.glob("*.py")):
            digest.update(file.read_bytes())
    return int.from_bytes(digest.digest()[:7])


SOURCES: Final = _sources()


def _ones(_: Any, bits: Any) -> Any:
    """Count the bits that are set."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(bits), generate


def _lowest(_: Any, bits: Any) -> Any:
    """Return the place of the lowest bit that is set; there has to be one."""

    def generate(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        zero_is_undefined = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], zero_is_undefined)

    return types.int64(bits), generate


ones: Final[Callable[[Any], int]] = _intrinsic(_ones)
lowest: Final[Callable[[Any], int]] = _intrinsic(_lowest)
