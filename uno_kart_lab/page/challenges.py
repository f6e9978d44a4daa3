"""The Wild Draw Four that waits for its answer, or gets it: what is known, and what may come.

A reader is told the evidence and the verdict from the event on that tells them (CHAL-2), and the
chance of a bluff by what can be known before.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from uno_kart_lab.narration import Narrator
from uno_kart_lab.narration.bluffs import Count
from uno_kart_lab.odds import bluff_chance, unseen
from uno_kart_lab.rules.actions import Accept, Action, Challenge, Play
from uno_kart_lab.rules.cards import Colour
from uno_kart_lab.rules.events import CardPlayed, ChallengeJudged, Event, HandShown
from uno_kart_lab.rules.position import AwaitChallenge, Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.wild_draw_four import cards_of_colour, judged_hand
from uno_kart_lab.views import HIDDEN, TEACHER, Reader, see_position

Outcome: TypeAlias = Literal["accept", "no_bluff", "bluff", "stack"]

_OUTCOMES: Final[dict[RuleId, Outcome]] = {
    "WD4-1": "accept",
    "CHAL-4": "no_bluff",
    "CHAL-3": "bluff",
    "STACK-3": "stack",
}
_FROM_THE_START: Final = -1


class _Asked(NamedTuple):
    """A Wild Draw Four that waits for its answer, in the position where it does."""

    position: Position
    player: int
    challenger: int
    colour: Colour
    draws: int
    stackable: bool


def write_challenge(step: Step, reader: Reader, narrator: Narrator) -> dict[str, Any] | None:
    """Return the Wild Draw Four that a step leaves to be answered, or that it answers.

    Events are given by their place in the step: `since` is the one that begins it, -1 if that is
    before the step; `shown` and `known` are those from which the reader knows the hand and the
    verdict, -1 if from the start, None if never.

    Returns
    -------
    dict or None
        None for any other step; so always where there is no challenge (WD4-2).
    """
    waiting = _asked(step.after)
    asked = waiting or _asked(step.before)
    if asked is None:
        return None
    position, player, challenger, colour, *_ = asked
    hand = judged_hand(position)
    matching = cards_of_colour(hand, colour, position.rules)
    shown, known = _told(step, reader, asked)
    return {
        "player": player,
        "challenger": challenger,
        "colour": colour.value,
        # A card that answers it may be another Wild Draw Four, which waits then itself.
        "since": _place(step, CardPlayed) if waiting else _FROM_THE_START,
        "shown": shown,
        "hand": [(HIDDEN if shown is None else card).code for card in hand],
        "matching": [] if shown is None else [i for i, c in enumerate(hand) if c in matching],
        "known": known,
        "verdict": None if known is None else "bluff" if matching else "no_bluff",
        "chosen": None if waiting else _chosen(step.action),
        "outcomes": [
            {"when": _OUTCOMES[rule], "rule": rule, "text": text}
            for rule, text in _answers(asked, narrator).items()
        ],
        "chance": _chance(asked, reader, narrator),
    }


def _asked(position: Position) -> _Asked | None:
    awaiting = position.awaiting
    if not isinstance(awaiting, AwaitChallenge):
        return None
    seat, colour, count = awaiting.seat, awaiting.colour, awaiting.count
    return _Asked(position, position.turn, seat, colour, count, awaiting.stackable)


def _answers(asked: _Asked, narrator: Narrator) -> dict[RuleId, str]:
    """Return what comes of each answer that there is, by the rule that says so."""
    answers = narrator.answers(asked.challenger, asked.player, asked.draws)
    if asked.stackable:
        answers["STACK-3"] = narrator.stacked(asked.challenger)
    return answers


def _told(step: Step, reader: Reader, asked: _Asked) -> tuple[int | None, int | None]:
    """Return from which event on the reader knows the hand, and the verdict."""
    if reader in (TEACHER, asked.player):
        return _FROM_THE_START, _FROM_THE_START
    if not isinstance(step.action, Challenge):
        return None, None
    shown = _place(step, HandShown) if reader == asked.challenger else None
    return shown, _place(step, ChallengeJudged)


def _place(step: Step, kind: type[Event]) -> int:
    """Return the place of the step's event of a kind; -1 if there is none."""
    return next((at for at, event in enumerate(step.events) if isinstance(event, kind)), -1)


def _chosen(action: Action | None) -> str | None:
    match action:
        case Accept():
            return "accept"
        case Challenge():
            return "challenge"
        case Play():
            return "stack"
        case _:
            return None


def _chance(asked: _Asked, reader: Reader, narrator: Narrator) -> dict[str, Any] | None:
    """Return how likely a bluff is; the teacher is told what the challenger can work out."""
    position, player, challenger, colour, *_ = asked
    if reader == player:
        return None
    knower = challenger if reader == TEACHER else reader
    view = see_position(position, knower)
    pool = unseen(view)
    matching = cards_of_colour(pool, colour, view.rules)
    count = Count(len(pool), len(matching), len(judged_hand(view)))
    return {
        "share": _rounded(bluff_chance(view, player, colour)),
        "whose": narrator.whose_chance(knower),
        "text": narrator.how_counted(knower, player, colour, count),
    }


def _rounded(chance: Fraction) -> float:
    """Round to a tenth of a percent, but to nothing or all only what is certain."""
    if chance in (0, 1):
        return float(chance)
    return min(max(round(float(chance), 3), 0.001), 0.999)
