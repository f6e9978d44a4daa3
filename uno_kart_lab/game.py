"""A game that has been played, or several: a tree of steps, and where one stands in it.

Nodes are only ever added. Going back is moving the cursor; acting there starts another line.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from uno_kart_lab.arrangement import Arrangement, arrange
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.engine import apply
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step


@dataclass(frozen=True, slots=True)
class Node:
    """A step, and the index of the node that it follows (None for the game's start).

    A node of an arrangement has a step without an action and without events.
    """

    parent: int | None
    step: Step
    depth: int
    arrangement: Arrangement | None = None


@dataclass
class Game:
    """An append-only tree of nodes, and a cursor in it.

    Attributes
    ----------
    nodes : list of Node
        The first is the start: the deal, or a prepared position (a step without an action).
    at : int
        The node the cursor is on.
    names : dict of int to str
        What nodes are called, by their index.

    Examples
    --------
    >>> from uno_kart_lab.rules.actions import Draw
    >>> from uno_kart_lab.rules.engine import start_game
    >>> game = Game(start_game(["Ana", "Ben", "Chi"], seed=109))
    >>> step = game.act(Draw(1))
    >>> game.back(), game.at, game.next
    (True, 0, 1)
    """

    start: Step
    nodes: list[Node] = field(init=False)
    at: int = field(init=False, default=0)
    names: dict[int, str] = field(init=False, default_factory=dict)
    _onward: dict[int, int] = field(init=False, default_factory=dict)
    _known: dict[tuple[int, Action | Arrangement], int] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.nodes = [Node(None, self.start, 0)]

    @property
    def node(self) -> Node:
        """The node the cursor is on."""
        return self.nodes[self.at]

    @property
    def position(self) -> Position:
        """The position at the cursor, after its step."""
        return self.node.step.after

    @property
    def next(self) -> int | None:
        """The node that follows the cursor on the line visited last; None at its end."""
        return self._onward.get(self.at)

    def act(self, action: Action) -> Step:
        """Apply `action` at the cursor and move on to what comes of it.

        Doing again what was done here before goes to the node that is there already.

        Raises
        ------
        IllegalAction
            If the rules refuse it; the game stays as it was.
        """
        known = self._known.get((self.at, action))
        if known is None:
            step = apply(self.position, action)
            known = self._append(action, Node(self.at, step, self.node.depth + 1))
        return self._move_on(known)

    def arrange(self, arrangement: Arrangement) -> Step:
        """Let two cards change places at the cursor and move on to what the table is then.

        Raises
        ------
        IllegalArrangement
            If they can't; the game stays as it was.
        """
        known = self._known.get((self.at, arrangement))
        if known is None:
            step = Step(None, self.position, (), arrange(self.position, arrangement))
            node = Node(self.at, step, self.node.depth + 1, arrangement)
            known = self._append(arrangement, node)
        return self._move_on(known)

    def _append(self, done: Action | Arrangement, node: Node) -> int:
        index = len(self.nodes)
        self._known[self.at, done] = index
        self.nodes.append(node)
        return index

    def _move_on(self, index: int) -> Step:
        self._onward[self.at] = index
        self.at = index
        return self.node.step

    def go(self, index: int) -> None:
        """Move the cursor to a node, and remember the line that leads there.

        Raises
        ------
        IndexError
            If there is no such node.
        """
        if not 0 <= index < len(self.nodes):
            raise IndexError(f"no node {index}: there are 0 to {len(self.nodes) - 1}")
        self.at = index
        while (parent := self.nodes[index].parent) is not None:
            self._onward[parent] = index
            index = parent

    def back(self) -> bool:
        """Go one step back; False at the start."""
        parent = self.node.parent
        if parent is None:
            return False
        self.at = parent
        return True

    def forward(self) -> bool:
        """Go one step on along the line visited last; False at its end."""
        onward = self.next
        if onward is None:
            return False
        self.at = onward
        return True

    def line(self) -> list[int]:
        """Return the nodes from the start to the end of the line that the cursor is on."""
        line = self.path(self.at)
        while (onward := self._onward.get(line[-1])) is not None:
            line.append(onward)
        return line

    def path(self, index: int) -> list[int]:
        """Return the nodes from the start to one of them."""
        path = [index]
        while (parent := self.nodes[path[-1]].parent) is not None:
            path.append(parent)
        path.reverse()
        return path

    def ends(self) -> list[int]:
        """Return the last node of every line."""
        parents = {node.parent for node in self.nodes}
        return [index for index in range(len(self.nodes)) if index not in parents]

    def parting(self, one: int, other: int) -> int:
        """Return the last node that the ways to two nodes share."""
        shared = zip(self.path(one), self.path(other), strict=False)
        return [mine for mine, its in shared if mine == its][-1]
