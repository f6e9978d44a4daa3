"""A line for each visit, which says nothing of the visitor."""

from __future__ import annotations

import logging
import sys
from logging.handlers import WatchedFileHandler
from typing import Final

VISITS: Final = logging.getLogger("uno_kart_lab.visits")


def write_visits(place: str) -> None:
    """Have the visits written.

    Parameters
    ----------
    place : str
        A file, or ``"-"`` for the standard error output.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    VISITS.propagate = False
    VISITS.setLevel(logging.INFO)
    # A full disk is no reason to turn visitors away, or to fill the terminal.
    logging.raiseExceptions = False
    handler = (
        logging.StreamHandler(sys.stderr)
        if place == "-"
        else WatchedFileHandler(place, encoding="utf-8")
    )
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%dT%H:%M:%S%z"))
    VISITS.addHandler(handler)


def note(page: str, lang: str, status: int, seconds: float, visitors: int) -> None:
    """Write that a page was opened."""
    VISITS.info("%s %s %d %.1fs %d", page, lang, status, seconds, visitors)
