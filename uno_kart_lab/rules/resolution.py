"""How a rule tells what happens: it yields events and is sent the position after each."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.events import Event, evolve
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.shown import shown
from uno_kart_lab.rules.values import value

Resolution: TypeAlias = Generator[Event, Position, Position]
"""A rule being carried out: ``position = yield event``, and the last position is returned."""


@value
class Step:
    """An action (None for a deal or an opening) and everything that came of it.

    Attributes
    ----------
    action : Action or None
    before, after : Position
    events : tuple of Event
        In the order in which they happened; event *i* has the number ``before.moment + 1 + i``.
    """

    action: Action | None
    before: Position
    events: tuple[Event, ...]
    after: Position

    def positions(self) -> tuple[Position, ...]:
        """Return the position after each event, so that one can stop inside the action."""
        positions = []
        position = self.before
        for event in self.events:
            position = evolve(position, event)
            positions.append(position)
        return tuple(positions)

    def _repr_html_(self) -> str:
        return shown(self, "step_html")

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text(shown(self, "step_text"))


def resolve(action: Action | None, before: Position, resolution: Resolution) -> Step:
    """Run a rule to its end and fold its events."""
    events = []
    position = before
    try:
        event = next(resolution)
        while True:
            events.append(event)
            position = evolve(position, event)
            event = resolution.send(position)
    except StopIteration:
        return Step(action, before, tuple(events), position)
