"""Who reads, as files, commands and pages write it: "teacher", "table" or a seat."""

from __future__ import annotations

from uno_kart_lab.files.at import At
from uno_kart_lab.views import TABLE, TEACHER, Reader


def reader_at(at: At, seats: int) -> Reader:
    """Read who reads a game of so many seats; a seat is a number, or the same in digits."""
    readers: dict[object, Reader] = {TEACHER: TEACHER, TABLE: TABLE}
    for seat in range(seats):
        readers |= {seat: seat, str(seat): seat}
    # A key's equal of another type, such as true for 1, is no reader.
    if type(at.value) in (int, str) and at.value in readers:
        return readers[at.value]
    raise at.refusal(f"{TEACHER}, {TABLE} or a seat from 0 to {seats - 1}")
