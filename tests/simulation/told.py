"""What decides how a game goes on, of a position and of a table of the kernel, to be compared."""

from functools import lru_cache
from typing import Any

import numpy as np

from uno_kart_lab.rules.cards import CARDS, Card
from uno_kart_lab.rules.position import AwaitChallenge, AwaitDrawnCard, AwaitStack, Position
from uno_kart_lab.simulation.kernel.options import NO_STACKING
from uno_kart_lab.simulation.kernel.table import NO_CARD, NOBODY, NUMBERS
from uno_kart_lab.simulation.translating import AWAITING, COUNTING, colour_of

_CARDS = tuple(CARDS.values())


def as_told(position: Position) -> dict[str, Any]:
    """Return what decides how a game goes on, in a form to be compared with `table_as_told`."""
    awaiting = position.awaiting
    challenge = awaiting if isinstance(awaiting, AwaitChallenge) else None
    return {
        "dealer": position.dealer,
        "turn": position.turn,
        "direction": position.direction,
        "hands": position.hands,
        "discard": position.discard,
        "chosen_colour": position.chosen_colour,
        "stock": position.stock,
        "scores": position.scores,
        "round": position.round,
        "last_actor": position.last_actor,
        "awaiting": type(awaiting),
        "awaited_seat": awaiting.seat,
        "awaited_card": awaiting.card if isinstance(awaiting, AwaitDrawnCard) else None,
        "awaited_colour": challenge and challenge.colour,
        "awaited_held": challenge and challenge.held,
        "awaited_count": awaiting.count if isinstance(awaiting, COUNTING) else None,
        "stackable": isinstance(awaiting, AwaitStack) or bool(challenge and challenge.stackable),
        "uno_due": position.uno_due,
        "uno_window": position.uno_window,
        "passes": position.passes,
        "chain": position.chain,
        "link": position.link,
        "round_winner": position.round_winner,
        "game_winners": position.game_winners,
        "generator": position.generator,
    }


def table_as_told(tables: Any) -> dict[str, Any]:
    """Return the same of a table of the kernel."""
    numbers = tables.view(np.int64)[: len(NUMBERS)].tolist()
    t = dict(zip(NUMBERS, numbers, strict=True))
    players = t["players"]
    discard = _cards(tables["discard"][0, : t["discards"]].tobytes())
    awaiting = AWAITING[t["awaiting"]]
    wild = bool(discard) and discard[-1].is_wild
    return {
        "dealer": t["dealer"],
        "turn": t["turn"],
        "direction": t["direction"],
        "hands": tuple(_hand(copies.tobytes()) for copies in tables["copies"][0, :players]),
        "discard": discard,
        "chosen_colour": colour_of(t["colour"]) if wild else None,
        "stock": _cards(tables["stock"][0, t["stock_top"] : t["stock_end"]].tobytes()),
        "scores": tuple(tables["scores"][0, :players].tolist()),
        "round": t["round"],
        "last_actor": _seat(t["last_actor"]),
        "awaiting": awaiting,
        "awaited_seat": _seat(t["awaited_seat"]),
        "awaited_card": _CARDS[t["awaited_card"]] if awaiting is AwaitDrawnCard else None,
        "awaited_colour": colour_of(t["awaited_colour"]) if awaiting is AwaitChallenge else None,
        "awaited_held": _card(t["awaited_held"]) if awaiting is AwaitChallenge else None,
        "awaited_count": t["awaited_count"] if awaiting in COUNTING else None,
        "stackable": awaiting in COUNTING and _goes_on(t, tables),
        "uno_due": bool(t["uno_due"]),
        "uno_window": _seat(t["uno_window"]),
        "passes": t["passes"],
        "chain": t["chain"],
        "link": t["link"],
        "round_winner": _seat(t["round_winner"]),
        "game_winners": tuple(s for s in range(players) if t["game_winners"] >> s & 1),
        "generator": int(tables["generator"][0]),
    }


@lru_cache(maxsize=256)
def _hand(copies: bytes) -> tuple[Card, ...]:
    return tuple(card for card, many in zip(_CARDS, copies, strict=True) for _ in range(many))


def _cards(ranks: bytes) -> tuple[Card, ...]:
    return tuple(map(_CARDS.__getitem__, ranks))


def _goes_on(t: dict[str, int], tables: Any) -> bool:
    """Tell whether the card to be answered can be stacked on, as `kernel.stacking.goes_on` does."""
    return t["stacking"] != NO_STACKING and bool(tables["held"][0, t["turn"]])


def _card(rank: int) -> Card | None:
    return None if rank == NO_CARD else _CARDS[rank]


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number
