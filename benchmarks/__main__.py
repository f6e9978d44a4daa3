"""``python -m benchmarks [NAME …]``: measure all, or what is named, and print the table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from benchmarks.report import Row, as_table

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


def main() -> int:
    """Measure, print, and return 1 if there was a fault."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    names = parser.parse_args().names
    for name in names:
        if name not in MEASUREMENTS:
            parser.error(f"no benchmark is called {name}: there are {', '.join(MEASUREMENTS)}")

    rows = []
    for name in names or MEASUREMENTS:
        print(f"{name} …", file=sys.stderr, flush=True)
        rows += _measurement(MEASUREMENTS[name])()
    print(as_table(rows))
    return int(any(row.verdict == "FAULT" for row in rows))


def _measurement(place: str) -> Callable[[], list[Row]]:
    """Return a function by its module and name; what others need is not imported."""
    module, name = place.split(".")
    measurement: Callable[[], list[Row]] = getattr(import_module(f"benchmarks.{module}"), name)
    return measurement


if __name__ == "__main__":
    sys.exit(main())
