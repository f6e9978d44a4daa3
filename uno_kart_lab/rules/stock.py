"""The stock: drawing from it, and making a new one (STOCK-1, STOCK-2)."""

from __future__ import annotations

from uno_kart_lab.rules.events import CardsDrawn, DiscardReshuffled, DrawDropped
from uno_kart_lab.rules.position import Position, Reason
from uno_kart_lab.rules.resolution import Resolution
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.shuffle import shuffled


def can_draw(p: Position) -> bool:
    """Tell whether at least one card can be drawn, if need be after a reshuffle (STOCK-1)."""
    return bool(p.stock) or len(p.discard) > 1


def draw(p: Position, seat: int, count: int, reason: Reason) -> Resolution:
    """Let `seat` draw `count` cards, or what there is (STOCK-1, STOCK-2)."""
    missing = count
    while missing and can_draw(p):
        if not p.stock:
            p = yield renewed(p, reason)
        taken = p.stock[:missing]
        p = yield CardsDrawn(reason, seat, taken)
        missing -= len(taken)
    if missing:
        p = yield DrawDropped(reason.then("STOCK-2", reason.cause), seat, missing)
    return p


def renewed(p: Position, reason: Reason, also: tuple[RuleId, ...] = ()) -> DiscardReshuffled:
    """A card is needed and the stock is empty: reshuffle the discard pile but its top (STOCK-1)."""
    stock, generator = shuffled(p.discard[:-1], p.generator)
    return DiscardReshuffled(reason.then("STOCK-1", reason.cause, also=also), stock, generator)
