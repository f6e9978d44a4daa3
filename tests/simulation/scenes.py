"""What games in lockstep come to, step by step, to be shown to an engine that may be changed.

Nothing here, or imported here, is of the kernel: a changed engine is imported with this alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import is_dataclass
from typing import Any, NamedTuple, Protocol

from uno_kart_lab.players.table import PLAYERS, game_seed, next_action
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import apply, legal_actions, open_round, start_game, why_not
from uno_kart_lab.rules.events import Event, HandsDealt
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import GameOver, Position
from uno_kart_lab.rules.refusals import IllegalAction, Refusal
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.values import changed, field_names

SEED = 2025
"""Of all the games in lockstep."""


class Shown(Protocol):
    """What can be shown to an engine."""

    def differences(self) -> set[str] | None:
        """Return what is told differently; None if the engine parts from the kernel here."""
        ...


class Beginning(NamedTuple):
    """How a game is dealt, by its number or a seed of its own, and what came of it."""

    game: int | None
    players: tuple[str, ...]
    rules: RuleSet
    seed: int
    dealer: int | None
    events: tuple[Event, ...]
    after: Position
    refused: tuple[str | None, ...]

    def differences(self) -> set[str] | None:
        if self.game is not None and game_seed(SEED, self.game) != self.seed:
            return None
        start = start_game(self.players, self.rules, self.seed, self.dealer)
        if not all(_same(step.after, self.after) for step in (start, opened_anew(start))):
            return None
        different = set(_told_differently(start.events, self.events))
        if refused_deals(self.players, self.rules, self.dealer) != self.refused:
            different.add("refusals")
        return different


def refused_deals(
    players: tuple[str, ...], rules: RuleSet, dealer: int | None
) -> tuple[str | None, ...]:
    """Return why games on the bounds of what can be dealt, and beyond, are refused."""
    deals: list[tuple[tuple[str, ...], int, int | None]] = [
        *((players, seed, dealer) for seed in (-1, 0, 2**63 - 1, 2**63)),
        *((players, 1, seat) for seat in (-1, len(players) - 1, len(players))),
        *((("Ana",) * many, 1, dealer and 0) for many in (1, 2, 10, 11)),
    ]
    return tuple(_why_refused(names, rules, seed, seat) for names, seed, seat in deals)


def _why_refused(
    players: tuple[str, ...], rules: RuleSet, seed: int, dealer: int | None
) -> str | None:
    try:
        start = start_game(players, rules, seed, dealer)
    except ValueError as refused:
        return str(refused)
    try:
        open_round(changed(start.after, stock=(CARDS["W+4"],)))
    except ValueError as refused:
        return str(refused)
    return None


class Scene(NamedTuple):
    """A step: what is done, by whom, what came of it, and what can be done beside it or can't."""

    before: Position
    players: tuple[str, ...]
    choices: int
    action: Action
    events: tuple[Event, ...]
    after: Position
    choices_after: int
    legal: tuple[Action, ...]
    refusals: tuple[tuple[Action, Refusal | None], ...]

    def differences(self) -> set[str] | None:
        players = [PLAYERS[name] for name in self.players]
        chosen = next_action(self.before, players, self.choices)
        step = apply(self.before, self.action)
        if chosen != (self.action, self.choices_after) or not _same(step.after, self.after):
            return None
        if isinstance(step.after.awaiting, GameOver) and legal_actions(step.after):
            return None
        different = set(_told_differently(step.events, self.events))
        if (step.action, step.before) != (self.action, self.before):
            different.add("Step")
        if legal_actions(self.before) != self.legal:
            different.add("legal")
        if not all(_refuses(self.before, action, refusal) for action, refusal in self.refusals):
            different.add("refusals")
        return different


def _refuses(position: Position, action: Action, refusal: Refusal | None) -> bool:
    """Tell whether an action is refused as it was, or legal as it was."""
    if why_not(position, action) != refusal:
        return False
    try:
        apply(position, action)
    except IllegalAction as refused:
        return (refused.refusal, str(refused)) == (refusal, str(IllegalAction(refusal)))
    return refusal is None


def opened_anew(start: Step) -> Step:
    """Open the first round of a game again, from where it has been dealt."""
    dealt = next(place for place, event in enumerate(start.events) if isinstance(event, HandsDealt))
    return open_round(start.positions()[dealt])


def differences(shown: Iterable[Shown]) -> set[str] | None:
    """Return what is told differently in all of these; None if the engine parts in one of them."""
    found: set[str] = set()
    for one in shown:
        different = one.differences()
        if different is None:
            return None
        found |= different
    return found


def _same(one: Position, other: Position) -> bool:
    return _deciding(one) == _deciding(other)


def _deciding(p: Position) -> list[Any]:
    """Return what decides how a game goes on: events' numbers and reasons don't."""
    fields = [getattr(p, name) for name in field_names(Position) if name not in _TELLING]
    asked = p.awaiting
    return [*fields, type(asked), *(getattr(asked, n) for n in field_names(asked) if n != "reason")]


_TELLING = ("awaiting", "moment")


def _told_differently(events: Sequence[Event], expected: Sequence[Event]) -> Iterator[str]:
    if list(map(type, events)) != list(map(type, expected)):
        yield "events"
        return
    for one, other in zip(events, expected, strict=True):
        if one != other:
            yield from _facts(type(one).__name__, one, other)


def _facts(name: str, one: Any, other: Any) -> Iterator[str]:
    """Yield what differs: of values in values, their fields."""
    if type(one) is not type(other) or not is_dataclass(one):
        yield name
        return
    for field in field_names(one):
        mine, theirs = getattr(one, field), getattr(other, field)
        if mine != theirs:
            yield from _facts(f"{name}.{field}", mine, theirs)
