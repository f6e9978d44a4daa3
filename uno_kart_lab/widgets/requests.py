"""What the page asks for: untrusted, like everything that comes from a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from uno_kart_lab.files.actions import action_at
from uno_kart_lab.files.at import At, Fields
from uno_kart_lab.files.codes import MAX_SEED
from uno_kart_lab.files.players import players_at
from uno_kart_lab.files.rule_sets import rules_at
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.views import TABLE, TEACHER, Reader

Way: TypeAlias = Literal["first", "back", "forward", "last"]

_WAYS: Final[dict[str, Way]] = {way: way for way in ("first", "back", "forward", "last")}
_MOST: Final = 2**53 - 1
"""Numbers of nodes and events stay below what a page counts exactly."""


@dataclass(frozen=True, slots=True)
class Act:
    """Do an action; `node` is where the page stands."""

    node: int
    action: Action


@dataclass(frozen=True, slots=True)
class Next:
    """Go on by a step: along the line that is known, else the computer plays."""

    node: int


@dataclass(frozen=True, slots=True)
class Go:
    """Go to another step of the line."""

    to: Way


@dataclass(frozen=True, slots=True)
class ReadAs:
    """Look at the same event as another reader."""

    reader: Reader
    event: int


@dataclass(frozen=True, slots=True)
class NewGame:
    """Deal a new game."""

    players: tuple[str, ...]
    rules: RuleSet
    seed: int
    dealer: int | None


Request: TypeAlias = Act | Next | Go | ReadAs | NewGame


def read_request(content: object, seats: int) -> Request:
    """Read a message of the page in a game of so many seats.

    Raises
    ------
    InputError
        If it is not one of those that the page sends.
    """
    at = At("", content)
    read = at.field("do").one_of(_READERS)
    return read(at, seats)


def _act(at: At, seats: int) -> Act:
    given = at.fields("do", "node", "action")
    return Act(_count(given, "node"), action_at(given["action"], seats))


def _next(at: At, _: int) -> Next:
    return Next(_count(at.fields("do", "node"), "node"))


def _go(at: At, _: int) -> Go:
    return Go(at.fields("do", "to")["to"].one_of(_WAYS))


def _read_as(at: At, seats: int) -> ReadAs:
    given = at.fields("do", "reader", "event")
    readers: dict[str, Reader] = {
        TEACHER: TEACHER,
        TABLE: TABLE,
        **{str(seat): seat for seat in range(seats)},
    }
    return ReadAs(given["reader"].one_of(readers), given["event"].integer(-1, _MOST))


def _new(at: At, _: int) -> NewGame:
    given = at.fields("do", "players", "rules", "seed", "dealer")
    players = players_at(given["players"])
    dealer = given.get("dealer", None).integer_or_null(0, len(players) - 1)
    return NewGame(players, rules_at(given["rules"]), _seed(given["seed"]), dealer)


def _seed(at: At) -> int:
    """Read a seed in digits: the largest ones are no exact numbers in a page."""
    digits = at.text(1, len(str(MAX_SEED)))
    if not (digits.isascii() and digits.isdigit() and int(digits) <= MAX_SEED):
        raise at.refusal(f"digits, from 0 to {MAX_SEED}")
    return int(digits)


def _count(given: Fields, name: str) -> int:
    return given[name].integer(0, _MOST)


_READERS: Final[dict[str, Callable[[At, int], Request]]] = {
    "act": _act,
    "next": _next,
    "go": _go,
    "read_as": _read_as,
    "new": _new,
}
