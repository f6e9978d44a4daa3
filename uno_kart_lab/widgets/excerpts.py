"""Where one stands in a game, as a session of its own: what a link or a handout takes along."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.arrangement import Arrangement
from uno_kart_lab.files import Scenario, Session, SessionNode, title_of
from uno_kart_lab.game import Game
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.position import AwaitTurn, Position
from uno_kart_lab.widgets.showing import Showing

_FOLLOWING: Final = 12
"""So many of the actions that are known to follow come along; a game may have hundreds."""


def excerpt(showing: Showing) -> Session:
    """Return where a game stands, with no more of what came before than it takes to tell that.

    It begins with the last position that a scenario can say, which is where a turn begins.
    """
    game = showing.game
    path = game.path(game.at)
    can_begin = (at for at in reversed(path) if _can_begin(game.nodes[at].step.after))
    first = next(can_begin, path[0])
    start = showing.start
    if first != path[0]:
        start = Scenario(title_of(start), game.nodes[first].step.after, ())
    before = path[path.index(first) + 1 :]
    after = game.line()[len(path) : len(path) + _FOLLOWING]
    nodes = [
        SessionNode(place - 1 if place else None, _done(game, node))
        for place, node in enumerate([*before, *after])
    ]
    return Session(
        start=start,
        nodes=tuple(nodes),
        names={},
        node=len(before) - 1 if before else None,
        event=None,
        reader=showing.reader,
        lang=showing.lang,
    )


def _can_begin(p: Position) -> bool:
    """Tell whether a scenario says all of a position: no window, no passes and no chain."""
    at_a_turn = isinstance(p.awaiting, AwaitTurn)
    return at_a_turn and p.uno_window is None and not p.passes and not p.link


def _done(game: Game, node: int) -> Action | Arrangement:
    done = game.nodes[node].arrangement or game.nodes[node].step.action
    assert done is not None, "only at the start nothing was done"
    return done
