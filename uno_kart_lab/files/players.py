"""The players' names."""

from __future__ import annotations

import unicodedata
from typing import Final

from uno_kart_lab.files.at import At
from uno_kart_lab.rules.setup import MAX_PLAYERS, MIN_PLAYERS

MAX_NAME: Final = 200
_ALLOWED: Final = f"a name of 1 to {MAX_NAME} characters that no other player has"


def players_at(at: At) -> tuple[str, ...]:
    """Read the names by seat: 2 to 10, all different, none blank."""
    names: list[str] = []
    for item in at.items(MIN_PLAYERS, MAX_PLAYERS):
        name = item.text(1, MAX_NAME)
        if _is_blank(name):
            raise item.refusal(_ALLOWED, "a blank name is not allowed")
        if name in names:
            raise item.refusal(_ALLOWED, f"seat {names.index(name)} has this name already")
        names.append(name)
    return tuple(names)


def _is_blank(name: str) -> bool:
    """Tell whether nothing of a name is seen: spaces, and joiners with nothing to join."""
    return all(c.isspace() or unicodedata.category(c) == "Cf" for c in name)
