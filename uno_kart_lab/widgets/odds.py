"""The odds of the step that is shown, worked out bit by bit after the page has been answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from uno_kart_lab.narration import Narrator
from uno_kart_lab.page.odds import PositionOdds, Tally, odds_message, odds_of
from uno_kart_lab.players import rollouts
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.widgets.compiled import COMPILED, PlayOut
from uno_kart_lab.widgets.showing import Showing

_SLICE: Final = 0.002
"""Seconds after which whatever has come from the page meanwhile gets its turn; a game that has been
begun is played to its end."""

_PAUSE: Final = 0.001
"""Seconds between two slices: a message takes more than one turn of the loop to come in."""

Message = dict[str, Any]


class _Plan(NamedTuple):
    """How many games are played by whom.

    Attributes
    ----------
    play_out : PlayOut
    games : int
        For the chances of all players.
    each : int
        For each action that can be done.
    lot : int
        So many at once.
    parts : int
        In so many parts of them the page is told how far it has come.
    """

    play_out: PlayOut
    games: int
    each: int
    lot: int
    parts: int


_BY_ENGINE: Final = _Plan(rollouts.play_out, games=200, each=60, lot=1, parts=4)


def _plan() -> _Plan:
    if COMPILED.play_out is None:
        return _BY_ENGINE
    return _Plan(COMPILED.play_out, games=2_000, each=1_000, lot=250, parts=1)


class Odds:
    """Works out the odds of one step at a time, in slices: between them the kernel is free."""

    def __init__(self) -> None:
        self._work: Iterator[None] | None = None

    def begin(self, showing: Showing, send: Callable[[Message], None]) -> None:
        """Work out the odds of the step that is shown, and of no other any more.

        Parameters
        ----------
        showing : Showing
        send : callable
            Is given each message for the page.
        """
        self._work = work = _told(showing, _plan(), send)
        loop = _running_loop()
        if loop is None:
            # Nobody is kept waiting.
            for _ in work:
                pass
            return
        loop.call_soon(self._go_on, work)
        COMPILED.load(lambda: self._begin_anew(work, showing, send))

    def stop(self) -> None:
        """Work out nothing more."""
        self._work = None

    def _begin_anew(
        self, work: Iterator[None], showing: Showing, send: Callable[[Message], None]
    ) -> None:
        """The compiled players have come: what was asked for is still what is asked for, or not."""
        if self._work is work:
            self.begin(showing, send)

    def _go_on(self, work: Iterator[None]) -> None:
        if self._work is not work:
            return
        end = perf_counter() + _SLICE
        for _ in work:
            if perf_counter() >= end:
                asyncio.get_running_loop().call_later(_PAUSE, self._go_on, work)
                return


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _told(showing: Showing, plan: _Plan, send: Callable[[Message], None]) -> Iterator[None]:
    """Work out the odds, and send them as they come."""
    for message in _worked_out(showing, plan):
        if message:
            send(message)
        yield None


def _worked_out(showing: Showing, plan: _Plan) -> Iterator[Message | None]:
    """Work out the odds of the step that is shown: what is exact first, then by games.

    Yields
    ------
    dict or None
        What the page is to be told; None after each lot of games.
    """
    position, node = showing.position, showing.game.at
    narrator = Narrator(showing.lang, position.players, showing.reader, position.rules)
    odds = odds_of(position, showing.reader)
    compiled = plan.play_out is not rollouts.play_out

    def told(*, done: bool) -> Message:
        return odds_message(odds, node, narrator, plan.games, compiled=compiled, done=done)

    yield told(done=not odds.is_on)
    if not odds.is_on:
        return
    for _ in range(plan.parts):
        yield from _played(plan, odds, [(odds.chances, None)], plan.games // plan.parts)
        yield told(done=not odds.actions)
    if not odds.actions:
        return
    of_actions = list(zip(odds.values, odds.actions, strict=True))
    for part in range(plan.parts):
        yield from _played(plan, odds, of_actions, plan.each // plan.parts)
        yield told(done=part == plan.parts - 1)


def _played(
    plan: _Plan, odds: PositionOdds, what: Sequence[tuple[Tally, Action | None]], games: int
) -> Iterator[None]:
    """Play so many more games for each tally, with its action first."""
    for tally, first in what:
        for _ in range(games // plan.lot):
            tally.add(plan.play_out(odds.view, plan.lot, odds.view.moment, first, tally.games))
            yield None
