"""Reading whatever is given: the format it names decides what it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uno_kart_lab.files.at import At
from uno_kart_lab.files.records import RECORD_FORMAT, Record, record_at
from uno_kart_lab.files.scenarios import SCENARIO_FORMAT, Scenario, scenario_at
from uno_kart_lab.files.strict_json import input_at

_FORMATS: Final[dict[str, Callable[[At], Scenario | Record]]] = {
    SCENARIO_FORMAT: scenario_at,
    RECORD_FORMAT: record_at,
}


def read_source(source: object) -> Scenario | Record:
    """Read a scenario or a record.

    Parameters
    ----------
    source : bytes, str or dict
        JSON text, or the same content as Python values.

    Raises
    ------
    InputError
        If it is neither, or anything in it is not as its format wants it; the whole is refused.
    """
    at = input_at(source)
    read = at.field("format").one_of(_FORMATS)
    return read(at)
