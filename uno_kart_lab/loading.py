"""A game out of a file, played as far as the file goes, and what is kept of a game in a file."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from uno_kart_lab import i18n
from uno_kart_lab.arrangement import Arrangement, IllegalArrangement
from uno_kart_lab.files import (
    InputError,
    Record,
    Session,
    SessionNode,
    Start,
    players_of,
    read_source,
)
from uno_kart_lab.files.at import At, shown
from uno_kart_lab.files.readers import reader_at
from uno_kart_lab.game import Game, Node
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.engine import legal_actions, open_round, start_game
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.refusals import IllegalAction, Refusal
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TEACHER, Reader, see_actions, see_position, see_refusal

_NOT_THERE: Final = _("{lang} is not there")
_EVENTS: Final = _("null or an integer from 0 to {last}")
_NO_EVENT: Final = _("null: there is none")
_OF_SEAT: Final = _("seat {seat}: {action}")
_ILLEGAL: Final = _("{place}: {asked} - {why} ({rule}); legal: {legal}")
_NOTHING: Final = _("nothing")
_NOTHING_KNOWN: Final = _("nothing that reader {reader} may know")


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a file holds, played.

    Attributes
    ----------
    game : Game
        On the node where the session stands; else after the last action.
    start : Scenario or Record
        What the game begins with, without actions.
    event : int or None
        Which event of the node is shown; None for the last.
    reader : Reader
    lang : str
        A language that there is.
    placed : bool
        Whether the file says where one stands, as a session does.
    """

    game: Game
    start: Start
    event: int | None
    reader: Reader
    lang: str
    placed: bool


def load(source: object, lang: str | None = None, reader: str | int | None = None) -> Loaded:
    """Read a scenario, a record or a session, and play all of it.

    Parameters
    ----------
    source : dict, str or bytes
        The content of a file: as Python values, or as JSON text.
    lang : str, optional
        One of `uno_kart_lab.i18n.languages`; if not given, the session's if there is such a
        language, else English.
    reader : str or int, optional
        Who looks, and is told what is illegal in the file; if not given, whom the session names,
        else the teacher.

    Raises
    ------
    InputError
        If anything is not as it has to be, or something in it can't be done; with one line that
        says where, and what is allowed.

    Examples
    --------
    >>> from uno_kart_lab.library import case
    >>> game = load(case("banana-peel").scenario).game
    >>> game.position.hands[2]
    (R5, Y5, G2, B1, B7)
    >>> game.back()
    True
    >>> game.position.hands[2]
    (Y5, G2, B7)
    """
    if lang is not None and lang not in i18n.languages():
        wrong = saying(_NOT_THERE, lang=shown(lang))
        raise At("lang", lang).refusal(", ".join(i18n.languages()), wrong)
    given = read_source(source)
    if isinstance(given, Session):
        return _played_session(given, lang, reader)
    start = replace(given, actions=())
    looks = TEACHER if reader is None else _reader(reader, start)
    game = Game(begin(start))
    for index, action in enumerate(given.actions):
        _act(game, action, f"actions[{index}]", looks)
    return Loaded(game, start, None, looks, lang or i18n.SOURCE_LANGUAGE, placed=False)


def begin(start: Start) -> Step:
    """Deal a record's game; open a scenario's round, or take its position as it is."""
    if isinstance(start, Record):
        return start_game(start.players, start.rules, start.seed, start.dealer)
    if start.opened:
        return Step(None, start.position, (), start.position)
    return open_round(start.position)


def session_of(game: Game, start: Start, event: int | None, reader: Reader, lang: str) -> Session:
    """Return what is kept of a game: all its lines, and where it stands."""
    return Session(
        start=start,
        nodes=tuple(_kept(node) for node in game.nodes[1:]),
        names=dict(game.names),
        node=_kept_index(game.at),
        event=event,
        reader=reader,
        lang=lang,
    )


def _kept(node: Node) -> SessionNode:
    done = node.arrangement or node.step.action
    assert node.parent is not None, "only the start has no parent"
    assert done is not None, "and only there nothing was done"
    return SessionNode(_kept_index(node.parent), done)


def _kept_index(node: int) -> int | None:
    """Return a node's index in a session, where the start is not one of the nodes."""
    return node - 1 if node else None


def _played_session(session: Session, lang: str | None, reader: str | int | None) -> Loaded:
    looks = session.reader if reader is None else _reader(reader, session.start)
    game = Game(begin(session.start))
    for index, node in enumerate(session.nodes):
        # Not by `go`, which walks back to the start each time.
        game.at = _index(node.parent)
        if isinstance(node.done, Arrangement):
            _arrange(game, node.done, f"nodes[{index}].arrange", looks)
        else:
            _act(game, node.done, f"nodes[{index}].action", looks)
    game.names.update(session.names)
    game.go(_index(session.node))
    _check_event(session.event, len(game.node.step.events))
    known = session.lang if session.lang in i18n.languages() else i18n.SOURCE_LANGUAGE
    return Loaded(game, session.start, session.event, looks, lang or known, placed=True)


def _index(kept: int | None) -> int:
    return 0 if kept is None else kept + 1


def _reader(reader: str | int, start: Start) -> Reader:
    return reader_at(At("reader", reader), len(players_of(start)))


def _check_event(event: int | None, events: int) -> None:
    if event is not None and event >= events:
        allowed = saying(_EVENTS, last=events - 1) if events else saying(_NO_EVENT)
        raise At("at.event", event).refusal(allowed)


def _act(game: Game, action: Action, place: str, reader: Reader) -> None:
    try:
        game.act(action)
    except IllegalAction as error:
        raise InputError(_Refused(place, error.refusal, game.position, reader)) from None


@dataclass(frozen=True, slots=True)
class _Refused:
    """Says in one line what was asked for, why not, and what would be legal, as far as told."""

    place: str
    refusal: Refusal
    position: Position
    reader: Reader

    def __call__(self, lang: str) -> str:
        position, reader = self.position, self.reader
        narrator = Narrator(lang, position.players, reader, position.rules)
        why = narrator.refusal(see_refusal(self.refusal, reader))
        awaiting = see_position(position, reader).awaiting

        def said(action: Action) -> str:
            text = narrator.action(action, awaiting)
            return saying(_OF_SEAT, seat=action.seat, action=text)(lang)

        legal = "; ".join(map(said, see_actions(legal_actions(position), reader)))
        knows_all = reader == TEACHER
        nothing = saying(_NOTHING if knows_all else _NOTHING_KNOWN, reader=str(reader))
        line = saying(
            _ILLEGAL,
            place=self.place,
            asked=said(self.refusal.action),
            why=why.sentence,
            rule=why.rule,
            legal=legal or nothing,
        )
        return line(lang)


def _arrange(game: Game, arrangement: Arrangement, place: str, reader: Reader) -> None:
    try:
        game.arrange(arrangement)
    except IllegalArrangement as error:
        raise InputError(_Hindered(place, arrangement, error, game.position, reader)) from None


@dataclass(frozen=True, slots=True)
class _Hindered:
    """Says in one line why two cards can't change places."""

    place: str
    arrangement: Arrangement
    error: IllegalArrangement
    position: Position
    reader: Reader

    def __call__(self, lang: str) -> str:
        narrator = Narrator(lang, self.position.players, self.reader, self.position.rules)
        return f"{self.place}: {narrator.hindered(self.arrangement, self.error.hindrance)}"
