"""What the page asks for: untrusted, like everything that comes from a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from uno_kart_lab.arrangement import Arrangement
from uno_kart_lab.files.actions import action_at
from uno_kart_lab.files.arrangements import arrangement_of
from uno_kart_lab.files.at import At, Fields
from uno_kart_lab.files.players import players_at
from uno_kart_lab.files.readers import reader_at
from uno_kart_lab.files.rule_sets import rules_at
from uno_kart_lab.files.sessions import MAX_NODE_NAME
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.setup import MAX_SEED
from uno_kart_lab.views import Reader
from uno_kart_lab.widgets.case_requests import Find, OpenCase, find_at, open_case_at
from uno_kart_lab.widgets.computer import names_at
from uno_kart_lab.widgets.speaking import Speak, speak_at

Way: TypeAlias = Literal["first", "back", "forward", "last"]
Form: TypeAlias = Literal["markdown", "html", "replay"]

_WAYS: Final[dict[str, Way]] = {way: way for way in ("first", "back", "forward", "last")}
_FORMS: Final[dict[str, Form]] = {form: form for form in ("markdown", "html", "replay")}
A_FILE: Final = _("a file's text")
_DIGITS: Final = _("digits, from 0 to {most}")
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
    """Go to another step of the line, or to a node, and there to an event."""

    to: Way | int
    event: int | None


@dataclass(frozen=True, slots=True)
class Arrange:
    """Let two cards change places; `node` is where the page stands."""

    node: int
    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class ReadAs:
    """Look at the same event as another reader."""

    reader: Reader
    event: int


@dataclass(frozen=True, slots=True)
class AskOn:
    """Ask what happens before it is shown, or do not any more."""

    on: bool


@dataclass(frozen=True, slots=True)
class NewGame:
    """Deal a new game; `computers` play where the computer is asked to, None for who did."""

    players: tuple[str, ...]
    rules: RuleSet
    seed: int
    dealer: int | None
    computers: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Open:
    """Open a scenario, a record or a session."""

    text: str


@dataclass(frozen=True, slots=True)
class Hello:
    """Tell the page, which has just opened, all that has been played."""


@dataclass(frozen=True, slots=True)
class Name:
    """Name a node; an empty text takes its name away."""

    node: int
    text: str


@dataclass(frozen=True, slots=True)
class Compare:
    """Tell how two nodes differ."""

    node: int
    other: int


@dataclass(frozen=True, slots=True)
class Arrangeable:
    """Tell which cards can be wanted in a hand (None: as the next card of the stock)."""

    node: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Computers:
    """Tell which computer player sits where; those that are named sit down first."""

    names: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class AskOdds:
    """Work out the odds of the node where the page stands."""

    node: int


@dataclass(frozen=True, slots=True)
class Export:
    """Write what happened, up to where the page stands, as a file."""

    what: Form


Request: TypeAlias = (
    Act
    | Next
    | Go
    | Arrange
    | ReadAs
    | AskOn
    | NewGame
    | Open
    | Hello
    | Name
    | Compare
    | Arrangeable
    | Computers
    | AskOdds
    | Export
    | Find
    | OpenCase
    | Speak
)


def read_request(content: object, seats: int) -> Request:
    """Read a message of the page in a game of so many seats.

    Raises
    ------
    InputError
        If it is not one of those that the page sends.
    """
    at = At("", content)
    read = at.field("do").one_of(REQUESTS)
    return read(at, seats)


def _act(at: At, seats: int) -> Act:
    given = at.fields("do", "node", "action")
    return Act(_count(given, "node"), action_at(given["action"], seats))


def _next(at: At, _: int) -> Next:
    return Next(_count(at.fields("do", "node"), "node"))


def _go(at: At, _: int) -> Go:
    given = at.fields("do", "to", "event")
    return Go(way_at(given["to"]), event_at(given["event"]) if "event" in given else None)


def way_at(at: At) -> Way | int:
    """Read where to go: a word, or the number of a node."""
    return at.integer(0, _MOST) if at.is_a(int) else at.one_of(_WAYS)


def event_at(at: At) -> int:
    """Read the number of an event in its step; -1 is before the first."""
    return at.integer(-1, _MOST)


def _arrange(at: At, seats: int) -> Arrange:
    given = at.fields("do", "node", "seat", "card", "for")
    return Arrange(_count(given, "node"), arrangement_of(given, seats))


def _read_as(at: At, seats: int) -> ReadAs:
    given = at.fields("do", "reader", "event")
    return ReadAs(reader_at(given["reader"], seats), event_at(given["event"]))


def _ask(at: At, _: int) -> AskOn:
    return AskOn(at.fields("do", "on")["on"].boolean())


def _new(at: At, _: int) -> NewGame:
    given = at.fields("do", "players", "rules", "seed", "dealer", "computers")
    players = players_at(given["players"])
    dealer = given.get("dealer", None).integer_or_null(0, len(players) - 1)
    computers = names_at(given["computers"], len(players)) if "computers" in given else None
    seed = seed_in_digits(given["seed"])
    return NewGame(players, rules_at(given["rules"]), seed, dealer, computers)


def _hello(at: At, _: int) -> Hello:
    at.fields("do")
    return Hello()


def _open(at: At, _: int) -> Open:
    text = at.fields("do", "text")["text"]
    if not isinstance(text.value, str):
        raise text.refusal(A_FILE)
    return Open(text.value)


def _name(at: At, _: int) -> Name:
    given = at.fields("do", "node", "text")
    return Name(_count(given, "node"), given["text"].text(0, MAX_NODE_NAME))


def _compare(at: At, _: int) -> Compare:
    given = at.fields("do", "node", "other")
    return Compare(_count(given, "node"), _count(given, "other"))


def _arrangeable(at: At, seats: int) -> Arrangeable:
    given = at.fields("do", "node", "seat")
    return Arrangeable(_count(given, "node"), given["seat"].integer_or_null(0, seats - 1))


def _computers(at: At, seats: int) -> Computers:
    given = at.fields("do", "seats")
    return Computers(names_at(given["seats"], seats) if "seats" in given else None)


def _odds(at: At, _: int) -> AskOdds:
    return AskOdds(_count(at.fields("do", "node"), "node"))


def _export(at: At, _: int) -> Export:
    return Export(at.fields("do", "what")["what"].one_of(_FORMS))


def _find(at: At, _: int) -> Find:
    return find_at(at)


def _open_case(at: At, _: int) -> OpenCase:
    return open_case_at(at)


def _speak(at: At, _: int) -> Speak:
    return speak_at(at)


def seed_in_digits(at: At) -> int:
    """Read a seed in digits: the largest ones are no exact numbers in a page."""
    digits = at.text(1, len(str(MAX_SEED)))
    if not (digits.isascii() and digits.isdigit() and int(digits) <= MAX_SEED):
        raise at.refusal(saying(_DIGITS, most=MAX_SEED))
    return int(digits)


def _count(given: Fields, name: str) -> int:
    return given[name].integer(0, _MOST)


REQUESTS: Final[dict[str, Callable[[At, int], Request]]] = {
    "act": _act,
    "next": _next,
    "go": _go,
    "read_as": _read_as,
    "ask": _ask,
    "new": _new,
    "open": _open,
    "hello": _hello,
    "name": _name,
    "compare": _compare,
    "arrange": _arrange,
    "arrangeable": _arrangeable,
    "computers": _computers,
    "odds": _odds,
    "export": _export,
    "find": _find,
    "open_case": _open_case,
    "speak": _speak,
}
