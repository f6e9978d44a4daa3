"""The Lab: a game to be played and looked at, one action and one event at a time."""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import At
from uno_kart_lab.files.readers import reader_at
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.loading import Loaded
from uno_kart_lab.page.book import book_in
from uno_kart_lab.page.bundle import bundle, page_style
from uno_kart_lab.page.course import asks_of, lesson_of
from uno_kart_lab.page.messages import PARTS, refusal_message, setup_message
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.refusals import IllegalAction
from uno_kart_lab.spoken import speak
from uno_kart_lab.views import TABLE, TEACHER
from uno_kart_lab.widgets.answers import Question, answer
from uno_kart_lab.widgets.asked import kind_asked
from uno_kart_lab.widgets.case_requests import OpenCase
from uno_kart_lab.widgets.computer import names_at
from uno_kart_lab.widgets.games import dealt, new_game, opened
from uno_kart_lab.widgets.moves import Moves
from uno_kart_lab.widgets.requests import (
    REQUESTS,
    Act,
    Arrange,
    AskOdds,
    AskOn,
    Go,
    Hello,
    NewGame,
    Next,
    Open,
    ReadAs,
    Request,
    read_request,
)
from uno_kart_lab.widgets.scenes import OPENING
from uno_kart_lab.widgets.showing import Showing
from uno_kart_lab.widgets.speaking import Speak, language_of, speech

if TYPE_CHECKING:
    from uno_kart_lab.widgets.odds import Odds

_MAX_KEY: Final = 100
_SEED: Final = 7
_PLAYERS: Final = 4
_NOTHING_ASKED: Final = (None, _SEED, "standard", None)
_BOTH_ASKED: Final = _(
    "source: it has its own players, cards and rules; allowed: no players, seed, rules or dealer"
    " beside it"
)
_NUMBERS: Final = itertools.count(1)
"""Of the Labs, in the order in which they are made."""


class Lab(Moves, anywidget.AnyWidget):
    """A game on a table, to be gone through one event at a time.

    Without arguments it opens on a prepared scene: a game that has been dealt, and is about to get
    interesting. What a cell does (`play`, `next`, …) shows on the page, and what is done on the
    page is there for the next cell (`game`, `position`, `session`).

    Parameters
    ----------
    source : dict, str, bytes or path, optional
        A scenario, a record or a session: its content, as Python values or JSON text, or where the
        file is. If not given, a new game is dealt:
    players : int or sequence of str, optional
        How many, or their names by seat; 2 … 10.
    seed : int
        0 … 2⁶³ − 1; the same seed deals the same game everywhere.
    rules : str or dict
        A preset's name, or ``{"preset": name, "options": {name: value}}``.
    dealer : int, optional
        The seat that deals first, where the rules say ``first_dealer: chosen``.
    reader : str or int, optional
        Who looks: ``"teacher"``, ``"table"`` or a seat. If not given, whom a session names, else
        the teacher.
    show : sequence of str
        The parts of the page that are shown, of ``"bar"``, ``"table"``, ``"story"``,
        ``"choices"``, ``"timeline"``, ``"odds"``.
    key : str, optional
        Tells this Lab from others of the notebook, where a browser keeps what was played; if not
        given, they are numbered in the order in which they are made.
    ask : bool or sequence of str
        Whether the page asks what happens before it shows it; or what it asks: rules
        (``"ITEM-BANANA"``) and questions (``"who_draws ITEM-BANANA"``; of a fact, about which
        card: ``"copies DECK-1 WB"``).
    lesson : dict, optional
        Which lesson's scene this is, ``{"lesson": name, "scene": number}``: the browser keeps
        which of them are done. The last scene leads ``"onward"``, with ``{"says": "lesson" or
        "all", "link": notebook}``.
    computers : sequence of str, optional
        Who plays for each seat where the computer is asked to: names of
        `uno_kart_lab.players.table.PLAYERS`. If not given, ``"simple"`` for all.
    lang : str, optional
        One of `uno_kart_lab.i18n.languages`; if not given, the one that is chosen for the page.

    Raises
    ------
    InputError
        For an argument, or anything in a file, that is not as it has to be.

    Examples
    --------
    >>> from uno_kart_lab import Lab
    >>> lab = Lab(players=3, seed=109)
    >>> lab.play("WB")
    >>> lab.position.top
    B+2
    >>> lab.back()
    >>> len(lab.session["nodes"])
    1
    """

    _esm = bundle("main")
    _css = page_style()

    book = traitlets.Dict().tag(sync=True)
    setup = traitlets.Dict().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        source: dict[str, Any] | str | bytes | os.PathLike[str] | None = None,
        *,
        players: int | Sequence[str] | None = None,
        seed: int = _SEED,
        rules: str | dict[str, Any] = "standard",
        dealer: int | None = None,
        reader: str | int | None = None,
        show: Sequence[str] = PARTS,
        key: str | None = None,
        ask: bool | Sequence[str] = False,
        lesson: dict[str, Any] | None = None,
        computers: Sequence[str] | None = None,
        lang: str | None = None,
    ) -> None:
        said = language_of(lang)
        self._names_language = lang is not None
        asked = (players, seed, rules, dealer)
        if source is not None and asked != _NOTHING_ASKED:
            raise InputError(saying(_BOTH_ASKED))
        if source is not None:
            loaded = opened(source, said)
        elif asked != _NOTHING_ASKED:
            seats = _PLAYERS if players is None else players
            loaded = dealt(new_game(seats, seed, rules, dealer), said)
        else:
            loaded = OPENING.play(said)
        self._showing = Showing(loaded)
        if reader is not None:
            self._showing.reader = reader_at(At("reader", reader), self._seats)
        if computers is not None:
            names = names_at(At("computers", list(computers)), self._seats)
            self._showing.seat_computers(names)
        self._parts = _parts(show)
        self._key = _key(key)
        self._asks = asks_of(ask)
        self._showing.ask = self._asks
        self._lesson, self._scene = lesson_of(lesson), self._showing.start
        self._games = 1
        self._odds: Odds | None = None
        super().__init__(book=self._book(), setup=self._setup(), state=self._showing.state())
        self.on_msg(self._hear)

    @property
    def game(self) -> Game:
        """The game, with all that has been played in it."""
        return self._showing.game

    @property
    def position(self) -> Position:
        """The position after the action that is shown."""
        return self._showing.position

    @property
    def session(self) -> dict[str, Any]:
        """All that has been played, what it is called and where it stands, as in a file."""
        return self._showing.session()

    def _book(self) -> dict[str, Any]:
        lang = self._showing.lang
        return {**book_in(lang), **speech(lang, self._names_language)}

    def _setup(self) -> dict[str, Any]:
        start = self._showing.start
        lesson = self._lesson if start == self._scene else None
        return setup_message(start, self._games, self._key, self._parts, lesson)

    def _begin(self, loaded: Loaded, computers: Sequence[str] | None = None) -> None:
        """Show another game, to whoever looks if there is such a seat in it.

        The computer players sit where they did, if there are as many seats.
        """
        reader, ask = self._showing.reader, self._showing.ask
        names = self._showing.computer.names if computers is None else computers
        self._showing = Showing(loaded)
        self._showing.ask = ask
        if len(names) == self._seats:
            self._showing.seat_computers(names)
        if not loaded.placed and reader in (TEACHER, TABLE, *range(self._seats)):
            self._showing.reader = reader
        self._games += 1
        with self.hold_sync():
            self.setup = self._setup()
            self._show()
        self._tell(Hello())

    def _show(self) -> None:
        if self._odds:
            self._odds.stop()
        self.state = self._showing.state()

    def _work_out_odds(self) -> None:
        """Work out the odds of the step that is shown, and tell them as they come."""
        if self._odds is None:
            # Most pages never ask, and each would wait for it to be loaded.
            from uno_kart_lab.widgets.odds import Odds

            self._odds = Odds()
        self._odds.begin(self._showing, self.send)

    def _tell(self, question: Question) -> None:
        self.send(answer(self._showing, question))

    def _hear(self, _: object, content: object, __: object) -> None:
        """Answer the page, whatever it says."""
        of = kind_asked(content, REQUESTS)
        try:
            self._answer(read_request(content, self._seats))
        except InputError as error:
            self.send(refusal_message(of, error.said(self._showing.lang)))
        except IllegalAction as error:
            explained = self._showing.explained(error.refusal)
            self.send(refusal_message(of, explained.sentence, explained))

    def _answer(self, request: Request) -> None:
        lang = self._showing.lang
        match request:
            case Act() | Next() | Arrange() if request.node != self.game.at:
                # Asked of a step that is no longer shown, as by a second click: show what is.
                self.send_state("state")
            case Act() | Next() | Arrange() | Go():
                self._move(request)
                self._show()
            case ReadAs(reader, event):
                self._showing.read_as(reader, event)
                self._show()
                self._tell(Hello())
            case AskOn(on):
                self._asks = self._asks or asks_of(ask=True)
                self._showing.ask = self._asks if on else None
                self._show()
            case Speak():
                self._speak(request.lang)
            case NewGame():
                self._begin(dealt(request, lang), request.computers)
            case Open(text):
                self._begin(opened(text, lang))
            case OpenCase():
                from uno_kart_lab.widgets.case_answers import case_of

                self._begin(opened(case_of(request, lang).scenario, lang))
            case AskOdds(node):
                # Of a step that is no longer shown, the page will not want to know.
                if node == self.game.at:
                    self._work_out_odds()
            case _:
                self._tell(request)

    def _speak(self, lang: str) -> None:
        """Say the same in another language."""
        speak(lang)
        self._showing.lang = lang
        with self.hold_sync():
            self.book = self._book()
            self._show()
        self._tell(Hello())

    def _move(self, request: Act | Next | Arrange | Go) -> None:
        match request:
            case Act(_, action):
                self._showing.act(action)
            case Next():
                self._showing.next()
            case Arrange(_, arrangement):
                self._showing.arrange(arrangement)
            case Go(to, event):
                self._showing.go(to, event)


def _parts(show: Sequence[str]) -> list[str]:
    """Return the parts of the page that are asked for, in their order."""
    known = {part: part for part in PARTS}
    asked = {item.one_of(known) for item in At("show", list(show)).items(1)}
    return [part for part in PARTS if part in asked]


def _key(key: str | None) -> str:
    number = next(_NUMBERS)
    return f"lab-{number}" if key is None else At("key", key).text(1, _MAX_KEY)
