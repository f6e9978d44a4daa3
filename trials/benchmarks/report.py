"""What was measured, and the table that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

Verdict = Literal["good", "below the aim", "FAULT"]

HEADINGS: Final = ("", "measured", "bound", "verdict", "for information")


class Bound(Protocol):
    """What a measured value is held to."""

    def verdict(self, value: float) -> Verdict:
        """Judge a value."""
        ...

    def text(self, unit: str) -> str:
        """Say what is asked of a value in this unit."""
        ...


@dataclass(frozen=True, slots=True)
class AtMost:
    """A limit that is not to be passed."""

    limit: float

    def verdict(self, value: float) -> Verdict:
        return "good" if value <= self.limit else "FAULT"

    def text(self, unit: str) -> str:
        return f"at most {self.limit:g}{unit}"


@dataclass(frozen=True, slots=True)
class AtLeast:
    """An aim, and below what a value is a fault."""

    aim: float
    fault: float

    def verdict(self, value: float) -> Verdict:
        if value < self.fault:
            return "FAULT"
        return "good" if value >= self.aim else "below the aim"

    def text(self, unit: str) -> str:
        return f"aim {self.aim:g}{unit}, at least {self.fault:g}{unit}"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Attributes
    ----------
    name : str
    value : float
        A ratio, unless there is a unit.
    bound : Bound
    information : str
        The absolute figures behind it, which differ from machine to machine.
    unit : str
        With the space before it, such as ``" ms"``.
    """

    name: str
    value: float
    bound: Bound
    information: str
    unit: str = ""

    @property
    def verdict(self) -> Verdict:
        """What is to be thought of it."""
        return self.bound.verdict(self.value)

    def cells(self) -> tuple[str, ...]:
        """Return its texts, one for each of `HEADINGS`."""
        measured = f"{self.value:.3g}{self.unit}"
        return (self.name, measured, self.bound.text(self.unit), self.verdict, self.information)


def as_table(rows: Sequence[Row]) -> str:
    """Return the rows as a Markdown table whose columns line up."""
    lines = [HEADINGS, *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    heading, *others = (_line(cells, widths) for cells in lines)
    rule = _line(["-" * width for width in widths], widths)
    return "\n".join([heading, rule, *others])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return f"| {' | '.join(padded)} |"
