"""A plugin of pytest that has the kernel run as the Python that it is written in.

``pytest -p tests.simulation.uncompiled …``: of compiled code nobody can count which lines ran.
"""

import os
from operator import itemgetter
from typing import Any

import numpy as np


def _lowest(bits: Any) -> int:
    return (int(bits) & -int(bits)).bit_length() - 1


def _ones(bits: Any) -> int:
    return int(bits).bit_count()


def _fields_of(table: Any) -> Any:
    """Return the type of a record whose fields are read as attributes, as in compiled code."""
    fields = {name: property(itemgetter(name)) for name in table.names}
    return type("Fields", (np.record,), fields)


def _wide(name: str, kind: Any, _: int) -> tuple[str, Any, tuple[int, ...]]:
    """Return a field with room for what is reckoned with it: compiled code reckons in 64 bits."""
    return name, np.uint64 if kind.base == np.uint64 else np.int64, kind.shape


def pytest_configure() -> None:
    """Put Python in the place of what only compiled code can do, before anything else needs it."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    from uno_kart_lab.simulation.kernel import compiling

    vars(compiling).update(lowest=_lowest, ones=_ones)

    from uno_kart_lab.simulation import translating
    from uno_kart_lab.simulation.kernel.table import TABLE

    wide = np.dtype((_fields_of(TABLE), [_wide(name, *TABLE.fields[name]) for name in TABLE.names]))
    new_table = translating.new_table
    vars(translating).update(new_table=lambda *of: new_table(*of).astype(wide))

    from tests.simulation import told

    table_as_told = told.table_as_told
    vars(told).update(table_as_told=lambda tables: table_as_told(tables.astype(TABLE)))
    # A word of the generator has 64 bits, and what is beyond them is meant to be lost.
    np.seterr(over="ignore")
