"""A session: a game with all its lines, what they are called, and where one stands in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from uno_kart_lab.arrangement import Arrangement
from uno_kart_lab.files.actions import MAX_ACTIONS, action_at, write_action
from uno_kart_lab.files.arrangements import arrangement_at, write_arrangement
from uno_kart_lab.files.at import At
from uno_kart_lab.files.readers import reader_at
from uno_kart_lab.files.records import RECORD_FORMAT, Record, record_at, write_record
from uno_kart_lab.files.scenarios import SCENARIO_FORMAT, Scenario, scenario_at, write_scenario
from uno_kart_lab.files.strict_json import read_as
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.views import TEACHER, Reader

SESSION_FORMAT: Final = "uno-kart-session/1"

MAX_NODE_NAME: Final = 100
MAX_EVENT: Final = 2**53 - 1
"""No step has that many: this bounds what is read before the step is known."""

Start: TypeAlias = Scenario | Record
STARTS: Final[dict[str, Callable[[At], Start]]] = {
    SCENARIO_FORMAT: scenario_at,
    RECORD_FORMAT: record_at,
}
"""What a game begins with, by the format that it is written in."""

_NO_ACTIONS: Final = _("no actions: what is done stands in nodes")
_NEW: Final = _("what is not there yet")
_SAME: Final = _("{place} is the same")
_ONE_OF_BOTH: Final = _("one of action and arrange")
_BOTH: Final = _("there are both")
_NO_OTHER_NODE: Final = _("null: there is no other node")
_NODES: Final = _("the numbers of nodes, 0 to {last}")
_NO_SUCH_NODE: Final = _("there is no such node")
_A_LANGUAGE_TAG: Final = _("a language tag such as en or pt-BR")
_KEYS: Final = ("format", "start", "nodes", "names", "at", "reader", "lang")
_NODE_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
_LANGUAGE_TAG: Final = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*", re.ASCII)
_LONGEST_TAG: Final = 35


@dataclass(frozen=True, slots=True)
class SessionNode:
    """What was done, and after which node: an index, or None for the start."""

    parent: int | None
    done: Action | Arrangement


@dataclass(frozen=True, slots=True)
class Session:
    """A game with all its lines.

    Attributes
    ----------
    start : Scenario or Record
        Without actions.
    nodes : tuple of SessionNode
        Each after its parent, and none twice; of the right shape, not necessarily legal.
    names : dict of int to str
        What nodes are called: 0 is the start, *i* + 1 is ``nodes[i]``.
    node : int or None
        The index of the node one stands on; None for the start.
    event : int or None
        Which of its events is shown, from 0; None for the last.
    reader : "teacher", "table" or int
    lang : str
        A tag; there need not be such a translation.
    """

    start: Start
    nodes: tuple[SessionNode, ...]
    names: dict[int, str]
    node: int | None
    event: int | None
    reader: Reader
    lang: str


def read_session(source: object) -> Session:
    """Read a session, in JSON text or as Python values.

    Raises
    ------
    InputError
        If it is none; the whole is refused.

    Examples
    --------
    >>> start = {"format": "uno-kart-record/1", "players": ["Ana", "Ben"], "seed": 7}
    >>> read_session({"format": "uno-kart-session/1", "start": start}).reader
    'teacher'
    """
    return read_as(source, {SESSION_FORMAT: session_at})


def session_at(at: At) -> Session:
    """Read a session whose format has been looked at; see `read_session`."""
    given = at.fields(*_KEYS)
    start = _start(given["start"])
    seats = len(players_of(start))
    nodes = _nodes(given.get("nodes", []), seats)
    stands = given.get("at", {}).fields("node", "event")
    return Session(
        start=start,
        nodes=nodes,
        names=_names(given.get("names", {}), len(nodes)),
        node=_one_of_first(stands.get("node", None), len(nodes)),
        event=stands.get("event", None).integer_or_null(0, MAX_EVENT),
        reader=reader_at(given.get("reader", TEACHER), seats),
        lang=_language(given.get("lang", "en")),
    )


def players_of(start: Start) -> tuple[str, ...]:
    """Return the players' names by seat."""
    return start.players if isinstance(start, Record) else start.position.players


def title_of(start: Start) -> str:
    """Return what a game is called, "" if it has no title."""
    return start.title if isinstance(start, Scenario) else ""


def _start(at: At) -> Start:
    read = at.field("format").one_of(STARTS)
    start = read(at)
    if start.actions:
        raise at.field("actions").refusal(_NO_ACTIONS)
    return start


def _nodes(at: At, seats: int) -> tuple[SessionNode, ...]:
    read: dict[SessionNode, int] = {}
    for index, item in enumerate(at.items(most=MAX_ACTIONS)):
        node = _node(item, index, seats)
        if node in read:
            raise item.refusal(_NEW, saying(_SAME, place=f"nodes[{read[node]}]"))
        read[node] = index
    return tuple(read)


def _node(at: At, index: int, seats: int) -> SessionNode:
    given = at.fields("parent", "action", "arrange")
    parent = _one_of_first(given["parent"], index)
    if "action" in given and "arrange" in given:
        raise at.refusal(_ONE_OF_BOTH, _BOTH)
    if "arrange" in given:
        return SessionNode(parent, arrangement_at(given["arrange"], seats))
    return SessionNode(parent, action_at(given["action"], seats))


def _one_of_first(at: At, count: int) -> int | None:
    """Read the index of one of the first `count` nodes, or null for the start."""
    if count:
        return at.integer_or_null(0, count - 1)
    if at.value is not None:
        raise at.refusal(_NO_OTHER_NODE)
    return None


def _names(at: At, nodes: int) -> dict[int, str]:
    names = {}
    for number, name in at.entries("1"):
        if not _NODE_NUMBER.fullmatch(number) or int(number) > nodes:
            raise name.refusal(saying(_NODES, last=nodes), _NO_SUCH_NODE)
        names[int(number)] = name.text(1, MAX_NODE_NAME)
    return names


def _language(at: At) -> str:
    tag = at.text(2, _LONGEST_TAG)
    if not _LANGUAGE_TAG.fullmatch(tag):
        raise at.refusal(_A_LANGUAGE_TAG)
    return tag


def write_session(session: Session) -> dict[str, Any]:
    """Return a session as JSON values.

    Examples
    --------
    >>> start = {"format": "uno-kart-record/1", "players": ["Ana", "Ben"], "seed": 7}
    >>> session = read_session({"format": "uno-kart-session/1", "start": start})
    >>> write_session(session)["at"]
    {'node': None, 'event': None}
    """
    return {
        "format": SESSION_FORMAT,
        "start": write_start(session.start),
        "nodes": [{"parent": node.parent, **_write_done(node.done)} for node in session.nodes],
        "names": write_names(session.names),
        "at": {"node": session.node, "event": session.event},
        "reader": session.reader,
        "lang": session.lang,
    }


def write_start(start: Start) -> dict[str, Any]:
    """Return what a game begins with as JSON values, without actions."""
    written = write_record(start) if isinstance(start, Record) else write_scenario(start)
    del written["actions"]
    return written


def write_names(names: dict[int, str]) -> dict[str, str]:
    """Return what nodes are called, by their numbers in digits."""
    return {str(number): name for number, name in names.items()}


def _write_done(done: Action | Arrangement) -> dict[str, Any]:
    if isinstance(done, Arrangement):
        return {"arrange": write_arrangement(done)}
    return {"action": write_action(done)}
