"""Memory that visitors who left have taken, given back."""

import ctypes
import gc
from functools import cache
from typing import Any, Final

_MOST_ARENAS: Final = -8
"""What the GNU C library calls M_ARENA_MAX."""


def keep_together() -> None:
    """Have all threads take memory from one place; call it before there are any.

    The GNU C library gives each thread half a MiB of its own, and keeps it. There is a thread for
    each visitor, for a moment.
    """
    _told("mallopt", _MOST_ARENAS, 1)


def keep_for_good() -> None:
    """Have what is there looked through no more; call it when all is loaded.

    Python looks for what nobody uses any more when there is a quarter more than before. Beside all
    that is loaded, what a crowd leaves is soon not as much.
    """
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Let go of what nobody uses any more: Python and the C library else keep it for later."""
    gc.collect()
    _told("malloc_trim", 0)


def _told(name: str, *values: int) -> None:
    """Call a function of the C library, where there is one that has it."""
    function = getattr(_c_library(), name, None)
    if function is not None:
        function(*values)


@cache
def _c_library() -> Any:
    try:
        return ctypes.CDLL(None)
    except (OSError, TypeError):
        return None
