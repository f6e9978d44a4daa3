"""A round played by the engine, told as the kernel tells it: for players that it does not know."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.players.table import PLAYERS, choices_of, next_action
from uno_kart_lab.rules.cards import Face
from uno_kart_lab.rules.engine import apply, start_game
from uno_kart_lab.rules.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeJudged,
    DiscardReshuffled,
    Event,
    JumpedIn,
    PointsScored,
    TurnBegun,
    UnoCaught,
    UnoWindowOpened,
    WildDrawFourAccepted,
)
from uno_kart_lab.rules.position import GameOver, Position, RoundOver
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.simulation.kernel.playing import ROW
from uno_kart_lab.simulation.kernel.table import NOBODY
from uno_kart_lab.simulation.plan import LIMIT, Plan

CAUSES: Final[dict[RuleId, str]] = {
    "TURN-1": "turn",
    "TURN-3": "turn",
    "ACT-1": "draw_two",
    "OPEN-4": "draw_two",
    "WD4-1": "wild_draw_four",
    "STACK-3": "stack",
    "STACK-4": "challenge",
    "CHAL-3": "challenge",
    "CHAL-4": "challenge",
    "ITEM-BANANA": "banana",
    "ITEM-SHELL": "shell",
    "ITEM-LIGHTNING": "lightning",
    "ITEM-BOBOMB": "bobomb",
    "UNO-2": "uno",
}
"""What cards are drawn for, by the rule that has them drawn."""

COUNTED: Final[dict[type[Event], str]] = {
    TurnBegun: "turns",
    WildDrawFourAccepted: "accepted",
    DiscardReshuffled: "reshuffles",
    UnoWindowOpened: "uno_forgotten",
    UnoCaught: "uno_caught",
    JumpedIn: "jump_ins",
}
"""Events that are counted as they are."""


def tell_round(plan: Plan, seed: int) -> dict[str, int]:
    """Play a round and return its row, by column of `ROW`."""
    players = [PLAYERS[name] for name in plan.players]
    choices = choices_of(seed)
    step = start_game(plan.players, plan.rules, seed, plan.dealer)
    position = step.after
    told: dict[str, int] = dict.fromkeys(ROW.names, 0)
    told |= {"seed": seed, "dealer": position.dealer, "first_seat": position.turn}
    _count(told, step.events)
    while not _is_over(position) and told["actions"] < LIMIT:
        action, choices = next_action(position, players, choices)
        step = apply(position, action)
        position = step.after
        told["actions"] += 1
        _count(told, step.events)
    told["chains"] = position.chain
    told["over"] = _is_over(position)
    winner = position.round_winner
    told["winner"] = NOBODY if winner is None else winner
    return told


def _is_over(position: Position) -> bool:
    return isinstance(position.awaiting, RoundOver | GameOver)


def _count(told: dict[str, int], events: tuple[Event, ...]) -> None:
    for event in events:
        if type(event) in COUNTED:
            told[COUNTED[type(event)]] += 1
        match event:
            case CardsDrawn():
                told[f"drawn_{CAUSES[event.reason.rule]}"] += len(event.cards)
            case CardPlayed() if event.card.face is Face.ITEM_BOX:
                told["boxes"] += 1
                told["longest_chain"] = max(told["longest_chain"], event.reason.link or 0)
            case ChallengeJudged():
                told["challenges_won" if event.bluff else "challenges_lost"] += 1
            case PointsScored():
                told["points"] = event.points
