"""How values of the rules show themselves in a notebook.

Their pictures and sentences are made in layers above, which the rules do not know. They are found
by name, and only once a notebook asks: whoever just computes does not load them.
"""

from __future__ import annotations

from importlib import import_module

_HOME = "uno_kart_lab.export.reprs"


def shown(value: object, form: str) -> str:
    """Return `value` in a form, which is the name of a function that is given it."""
    made: str = getattr(import_module(_HOME), form)(value)
    return made
