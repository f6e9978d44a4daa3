"""What was measured, as a table, and its place in the documentation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_HEADINGS: Final = ("", "measured", "bound", "verdict")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Attributes
    ----------
    name : str
    value : str
        What was measured, with its unit.
    bound : str
        What is asked of it.
    is_good : bool
    """

    name: str
    value: str
    bound: str
    is_good: bool


def at_most(name: str, value: float, limit: float, unit: str) -> Row:
    """Return the line of a value that has a limit."""
    bound = f"at most {limit:g}{unit}"
    return Row(name, f"{value:.3g}{unit}", bound, value <= limit)


def as_table(rows: Sequence[Row]) -> str:
    """Write the lines as a table in Markdown."""
    lines = [_HEADINGS, *((r.name, r.value, r.bound, _verdict(r)) for r in rows)]
    written = ["| " + " | ".join(line) + " |" for line in lines]
    written.insert(1, "|---" * len(_HEADINGS) + "|")
    return "\n".join(written)


def write_between(document: str, name: str, text: str) -> None:
    """Put a text between a document's two markers of a name, in place of what is there."""
    path = Path(document)
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.S)
    whole, count = pattern.subn(
        lambda _: f"{begin}\n{text}\n{end}", path.read_text("utf-8"), count=1
    )
    if not count:
        raise ValueError(f"{document}: there is no {begin} … {end}")
    path.write_text(whole, "utf-8")


def _verdict(row: Row) -> str:
    return "good" if row.is_good else "FAULT"
