"""Who reads, as files, commands and pages write it: "teacher", "table" or a seat."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.views import TABLE, TEACHER, Reader

_READERS: Final = _("{teacher}, {table} or a seat from 0 to {last}")


def reader_at(at: At, seats: int) -> Reader:
    """Read who reads a game of so many seats; a seat is a number, or the same in digits."""
    readers: dict[object, Reader] = {TEACHER: TEACHER, TABLE: TABLE}
    for seat in range(seats):
        readers |= {seat: seat, str(seat): seat}
    # A key's equal of another type, such as true for 1, is no reader.
    if type(at.value) in (int, str) and at.value in readers:
        return readers[at.value]
    raise at.refusal(saying(_READERS, teacher=TEACHER, table=TABLE, last=seats - 1))
