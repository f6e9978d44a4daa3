"""Arrangements of cards as files write them, such as ``{"seat": 1, "card": "R5", "for": "G7"}``."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.arrangement import Arrangement
from uno_kart_lab.files.at import At, Fields
from uno_kart_lab.files.codes import card_at, write_card
from uno_kart_lab.i18n import _

_NO_KEY: Final = _("no such key where seat is null")
_NEXT_OF_STOCK: Final = _("this is the stock's next")


def arrangement_at(at: At, seats: int) -> Arrangement:
    """Read an arrangement in a game of so many seats; whether it is possible is not asked."""
    return arrangement_of(at.fields("seat", "card", "for"), seats)


def arrangement_of(given: Fields, seats: int) -> Arrangement:
    """Read the fields of an arrangement: a card of a hand is named, the stock's next is not."""
    seat = given["seat"].integer_or_null(0, seats - 1)
    if seat is None and "card" in given:
        raise given["card"].refusal(_NO_KEY, _NEXT_OF_STOCK)
    card = None if seat is None else card_at(given["card"])
    return Arrangement(seat, card, card_at(given["for"]))


def write_arrangement(arrangement: Arrangement) -> dict[str, Any]:
    """Return an arrangement as JSON values."""
    card = {} if arrangement.card is None else {"card": write_card(arrangement.card)}
    return {"seat": arrangement.seat, **card, "for": write_card(arrangement.wanted)}
