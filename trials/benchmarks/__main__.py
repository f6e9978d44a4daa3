"""``python -m trials.benchmarks [PART …]``: measure all, or what is named, and print the table."""

from __future__ import annotations

import sys
from typing import Final

from trials.benchmarks.report import as_table
from trials.parts import run_parts

MEASUREMENTS: Final = {
    "engine": "engine.speed",
    "decision": "engine.decision",
    "growth": "engine.growth",
    "kernel": "kernel.speed",
    "table": "kernel.table",
    "cancel": "kernel.cancel",
    "step": "page.step",
    "crowd": "page.crowd",
    "ready": "page.ready",
    "memory": "page.memory",
    "odds": "odds.step",
    "rollouts": "odds.rollouts",
}
"""A function each, which returns the rows of the table."""


def main() -> int:
    """Measure, print, and return 1 if there was a fault."""
    told = run_parts("trials.benchmarks", MEASUREMENTS, __doc__)
    rows = [row for _, measured in told for row in measured]
    print(as_table(rows))
    return int(any(row.verdict == "FAULT" for row in rows))


if __name__ == "__main__":
    sys.exit(main())
