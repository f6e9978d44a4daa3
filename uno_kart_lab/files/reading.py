"""Reading whatever is given: the format it names decides what it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uno_kart_lab.files.at import At
from uno_kart_lab.files.records import Record
from uno_kart_lab.files.scenarios import Scenario
from uno_kart_lab.files.sessions import SESSION_FORMAT, STARTS, Session, session_at
from uno_kart_lab.files.strict_json import read_as

_FORMATS: Final[dict[str, Callable[[At], Scenario | Record | Session]]] = {
    **STARTS,
    SESSION_FORMAT: session_at,
}


def read_source(source: object) -> Scenario | Record | Session:
    """Read a scenario, a record or a session, in JSON text or as Python values.

    Raises
    ------
    InputError
        If it is none, or anything in it is not as its format wants it; the whole is refused.

    Examples
    --------
    >>> record = read_source({"format": "uno-kart-record/1", "players": ["Ana", "Ben"], "seed": 7})
    >>> type(record).__name__, record.seed
    ('Record', 7)
    >>> read_source({"format": "uno-kart-record/1", "players": ["Ana", "Ana"], "seed": 7})
    Traceback (most recent call last):
    uno_kart_lab.files.errors.InputError: ...
    """
    return read_as(source, _FORMATS)
