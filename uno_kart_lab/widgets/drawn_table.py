"""A position as one still picture: the piles, and every hand."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from uno_kart_lab.art import card_svg, colour_svg
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.position import LEFT, Position
from uno_kart_lab.views import TEACHER

# All in units of the picture.
_WIDTH: Final = 760
_CARD: Final = 36
_ROW: Final = 66
_HEAD: Final = 40
_LEFT: Final = 170
_LOOSEST: Final = 30
_NAME_LETTERS: Final = 14
_DISCARD_SHOWN: Final = 3


def position_svg(position: Position) -> str:
    """Draw a position as the teacher sees it, with no script and nothing from elsewhere."""
    narrator = Narrator("en", position.players, TEACHER, position.rules)
    awaited = narrator.awaiting(position.awaiting)
    height = _HEAD + _ROW * (1 + len(position.players))
    rows = [_piles(position, narrator), *(_hand(position, s) for s in range(len(position.hands)))]
    body = "".join(
        f'<g transform="translate(0 {_HEAD + _ROW * place})">{row}</g>'
        for place, row in enumerate(rows)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
        f' width="{_WIDTH}" height="{height}" font-family="sans-serif" role="img">'
        f"<title>{escape(awaited)}</title>"
        f'<rect width="{_WIDTH}" height="{height}" rx="8" fill="#fff"/>'
        f"{_text(10, 26, awaited, 16)}{body}</svg>"
    )


def _piles(position: Position, narrator: Narrator) -> str:
    direction = "to the left" if position.direction == LEFT else "to the right"
    colour = position.colour
    badge = colour_svg(colour.value, width=22) if colour else ""
    name = narrator.colour(colour) if colour else "no colour yet"
    stock = f"stock: {len(position.stock)}"
    return (
        f'<g transform="translate(10 4)">{badge}</g>{_text(38, 21, name, 15)}'
        f"{_text(10, 46, f'play goes {direction}', 13)}"
        f"{_cards(position.discard[-_DISCARD_SHOWN:])}{_text(_LEFT + 130, 32, stock, 13)}"
    )


def _hand(position: Position, seat: int) -> str:
    name = position.players[seat]
    if len(name) > _NAME_LETTERS:
        name = name[: _NAME_LETTERS - 1] + "\u2026"
    marks = (("turn", position.turn), ("dealer", position.dealer))
    said = ", ".join(mark for mark, at in marks if at == seat)
    hand = position.hands[seat]
    return f"{_text(10, 24, name, 15)}{_text(10, 44, said, 13)}{_cards(hand)}"


def _cards(cards: Sequence[Card]) -> str:
    """Lay cards from left to right, closer together if there are many."""
    room = _WIDTH - _LEFT - _CARD - 10
    step = min(_LOOSEST, room / max(1, len(cards) - 1))
    return "".join(
        f'<g transform="translate({_LEFT + step * place:g} 4)">'
        f"{card_svg(card.code, label=card.code, width=_CARD)}</g>"
        for place, card in enumerate(cards)
    )


def _text(x: float, y: float, text: str, size: int) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="#111">{escape(text)}</text>'
