"""Many games at once: rounds played by computer players, told as a table, one row a game.

It needs the extra ``sim`` (numpy, numba, pandas …), which nothing else of the package imports.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from uno_kart_lab.simulation.games import simulate
    from uno_kart_lab.simulation.records import record
    from uno_kart_lab.simulation.runs import Cancelled

__all__ = ["Cancelled", "record", "simulate"]

# Imported when asked for: rollouts have no use for pandas.
_HOMES: Final = {
    "Cancelled": "uno_kart_lab.simulation.runs",
    "record": "uno_kart_lab.simulation.records",
    "simulate": "uno_kart_lab.simulation.games",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
