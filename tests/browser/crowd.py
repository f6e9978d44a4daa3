"""Tables with as many cards as are asked for, and what is wrong with how they are laid out."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from uno_kart_lab.files.scenarios import SCENARIO_FORMAT
from uno_kart_lab.page.book import NAMES
from uno_kart_lab.rules.cards import DECK

_MISPLACED: Final = Path(__file__).with_name("misplaced.js").read_text("utf-8")


def crowd(
    *hands: int | Sequence[str],
    names: Sequence[str] = NAMES,
    top: str = "G7",
    turn: int = 0,
    **facts: Any,
) -> dict[str, Any]:
    """Return a scenario with these hands by seat: cards, or how many; all others are the stock."""
    deck = [card.code for card in DECK]
    Random(5).shuffle(deck)
    for code in (top, *(code for hand in hands if not isinstance(hand, int) for code in hand)):
        deck.remove(code)
    return {
        "format": SCENARIO_FORMAT,
        "title": "",
        "players": list(names[: len(hands)]),
        "hands": [
            [deck.pop() for _ in range(hand)] if isinstance(hand, int) else list(hand)
            for hand in hands
        ],
        "turn": turn,
        "discard": [top],
        "stock": deck,
        **facts,
    }


def misplaced(page: Page) -> list[str]:
    """Return what overlaps, is cut off, or sticks out at the table."""
    found: list[str] = page.get_by_role("region", name="The table").evaluate(_MISPLACED)
    return found
