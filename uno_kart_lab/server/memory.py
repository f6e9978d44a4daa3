"""Memory that visitors who left have taken, given back."""

import ctypes
import gc
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Let go of what nobody uses any more: Python and the C library else keep it for later."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    """Return how the C library is told to, where it can be."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):  # of another library, or another system
        return None
