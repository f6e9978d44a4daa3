"""How many files the server may have open: a visitor takes a dozen, most of them sockets."""

from __future__ import annotations

import sys


def allow_as_many_as_may_be() -> None:
    """Go up to what the system allows; the usual limit would do for some 80 visitors."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
