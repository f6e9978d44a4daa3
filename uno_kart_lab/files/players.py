"""The players' names."""

from __future__ import annotations

import unicodedata
from typing import Final

from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.rules.setup import MAX_PLAYERS, MIN_PLAYERS

MAX_NAME: Final = 200
_ALLOWED: Final = saying(
    _("a name of 1 to {most} characters that no other player has"), most=MAX_NAME
)
_BLANK: Final = _("a blank name is not allowed")
_TWICE: Final = _("seat {seat} has this name already")


def players_at(at: At) -> tuple[str, ...]:
    """Read the names by seat: 2 to 10, all different, none blank."""
    names: list[str] = []
    for item in at.items(MIN_PLAYERS, MAX_PLAYERS):
        name = item.text(1, MAX_NAME)
        if _is_blank(name):
            raise item.refusal(_ALLOWED, _BLANK)
        if name in names:
            raise item.refusal(_ALLOWED, saying(_TWICE, seat=names.index(name)))
        names.append(name)
    return tuple(names)


def _is_blank(name: str) -> bool:
    """Tell whether nothing of a name is seen: spaces, and joiners with nothing to join."""
    return all(c.isspace() or unicodedata.category(c) == "Cf" for c in name)
