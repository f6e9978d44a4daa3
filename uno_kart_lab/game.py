"""A game that has been played, or several: a tree of steps, and where one stands in it.

Nodes are only ever added. Going back is moving the cursor; acting there starts another line.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.engine import apply
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step


@dataclass(frozen=True, slots=True)
class Node:
    """A step, and the index of the node that it follows (None for the game's start)."""

    parent: int | None
    step: Step
    depth: int


@dataclass
class Game:
    """An append-only tree of nodes, and a cursor in it.

    Attributes
    ----------
    nodes : list of Node
        The first is the start: the deal, or a prepared position (a step without an action).
    at : int
        The node the cursor is on.
    """

    start: Step
    nodes: list[Node] = field(init=False)
    at: int = field(init=False, default=0)
    _onward: dict[int, int] = field(init=False, default_factory=dict)
    _known: dict[tuple[int, Action], int] = field(init=False, default_factory=dict)

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
        if (self.at, action) not in self._known:
            step = apply(self.position, action)
            self._known[self.at, action] = len(self.nodes)
            self.nodes.append(Node(self.at, step, self.node.depth + 1))
        onward = self._known[self.at, action]
        self._onward[self.at] = onward
        self.at = onward
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
        line = [self.at]
        while (parent := self.nodes[line[-1]].parent) is not None:
            line.append(parent)
        line.reverse()
        while (onward := self._onward.get(line[-1])) is not None:
            line.append(onward)
        return line
