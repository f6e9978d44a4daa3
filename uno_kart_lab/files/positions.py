"""A position as `explain` returns it: the table, to be looked at and not to be read again."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.files.codes import write_cards, write_colour, write_direction
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitColour,
    AwaitDrawnCard,
    Awaiting,
    AwaitOpeningColour,
    AwaitStack,
    AwaitSwap,
    AwaitTarget,
    AwaitTurn,
    GameOver,
    Position,
    RoundOver,
    SettingUp,
)

_ASKED: Final[dict[type[Awaiting], str]] = {
    SettingUp: "setting_up",
    AwaitTurn: "turn",
    AwaitDrawnCard: "drawn_card",
    AwaitOpeningColour: "colour",
    AwaitColour: "colour",
    AwaitTarget: "target",
    AwaitChallenge: "challenge",
    AwaitStack: "stack",
    AwaitSwap: "swap",
    RoundOver: "round_over",
    GameOver: "game_over",
}


def write_position(position: Position) -> dict[str, Any]:
    """Return the whole table as JSON values; the keys are those of a scenario, and some more.

    Examples
    --------
    >>> from uno_kart_lab.rules.engine import start_game
    >>> write_position(start_game(["Ana", "Ben"], seed=7).after)["direction"]
    'left'
    """
    return {
        "players": list(position.players),
        "dealer": position.dealer,
        "turn": position.turn,
        "direction": write_direction(position.direction),
        "hands": [write_cards(hand) for hand in position.hands],
        "discard": write_cards(position.discard),
        "colour": write_colour(position.colour) if position.colour else None,
        "stock": write_cards(position.stock),
        "scores": list(position.scores),
        "round": position.round,
        "last_actor": position.last_actor,
        "awaiting": write_awaiting(position.awaiting),
        "uno_window": position.uno_window,
        "round_winner": position.round_winner,
        "game_winners": list(position.game_winners),
    }


def write_awaiting(awaiting: Awaiting) -> dict[str, Any]:
    """Return who has to decide, if anyone, and what."""
    return {"seat": awaiting.seat, "for": _ASKED[type(awaiting)]}
