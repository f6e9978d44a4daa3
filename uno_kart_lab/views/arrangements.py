"""An arrangement of cards as one reader sees it."""

from __future__ import annotations

from dataclasses import replace

from uno_kart_lab.arrangement import Arrangement
from uno_kart_lab.views.readers import HIDDEN, TEACHER, Reader


def see_arrangement(arrangement: Arrangement, reader: Reader) -> Arrangement:
    """Return the arrangement with the cards that `reader` may not know replaced by `HIDDEN`."""
    if reader in (TEACHER, arrangement.seat):
        return arrangement
    card = None if arrangement.card is None else HIDDEN
    return replace(arrangement, card=card, wanted=HIDDEN)
