"""Readers, and the card that stands for one they may not know."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from uno_kart_lab.rules.cards import Card

Reader: TypeAlias = Literal["teacher", "table"] | int
"""Who is looking: the teacher sees all, the table what everyone sees, a seat also its own hand."""

TEACHER: Final[Literal["teacher"]] = "teacher"
TABLE: Final[Literal["table"]] = "table"


class _HiddenCard(Card):
    """A card the reader may not know: it has a code, and nothing else can be read off it."""

    __slots__ = ()

    def __init__(self) -> None:
        object.__setattr__(self, "code", "??")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _card_behind, (self.code,)


def _card_behind(_code: str) -> Card:
    return HIDDEN


HIDDEN: Final[Card] = _HiddenCard()


def hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return as many hidden cards."""
    return (HIDDEN,) * len(cards)
