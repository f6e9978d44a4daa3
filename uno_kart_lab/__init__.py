"""Uno Kart Lab: the card game UNO Mario Kart, explained one action at a time."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from uno_kart_lab.export.transcript import explain
    from uno_kart_lab.files.errors import InputError
    from uno_kart_lab.widgets.desk import Desk
    from uno_kart_lab.widgets.lab import Lab
    from uno_kart_lab.widgets.referee import Referee
    from uno_kart_lab.widgets.review import Review
    from uno_kart_lab.widgets.simulating import SimulationLab

__all__ = [
    "Desk",
    "InputError",
    "Lab",
    "Referee",
    "Review",
    "SimulationLab",
    "__version__",
    "explain",
]

__version__ = "0.1.0.dev0"

# Imported when asked for: `explain` has to start without the notebook's libraries.
_HOMES: Final = {
    "Desk": "uno_kart_lab.widgets.desk",
    "InputError": "uno_kart_lab.files.errors",
    "Lab": "uno_kart_lab.widgets.lab",
    "Referee": "uno_kart_lab.widgets.referee",
    "Review": "uno_kart_lab.widgets.review",
    "SimulationLab": "uno_kart_lab.widgets.simulating",
    "explain": "uno_kart_lab.export.transcript",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
