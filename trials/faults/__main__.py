"""``python -m trials.faults [FAULT …]``: have each happen; print what became of the game."""

from __future__ import annotations

import argparse
import sys
import time

from trials.benchmarks.browser import browser
from trials.faults.cases import CASES
from trials.report import Row, as_table, write_between

DOCUMENT = "docs/hosting.md"


def main() -> int:
    """Have the faults happen, print what came of them, and return 1 if a game was lost."""
    parser = argparse.ArgumentParser(prog="python -m trials.faults", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="FAULT", help=", ".join(CASES))
    parser.add_argument("--no-docs", action="store_true", help=f"leave {DOCUMENT} as it is")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in CASES:
            parser.error(f"no fault is called {name}: there are {', '.join(CASES)}")
    rows = [_row(name) for name in asked.names or CASES]
    table = as_table(rows)
    print(table)
    if not asked.names and not asked.no_docs:
        write_between(DOCUMENT, "faults", table)
    return int(not all(row.is_good for row in rows))


def _row(name: str) -> Row:
    print(f"{name} …", file=sys.stderr, flush=True)
    begin = time.monotonic()
    case = CASES[name]
    with browser() as chromium:
        try:
            told, is_good = case.happens(chromium), True
        except AssertionError as error:
            told, is_good = str(error).splitlines()[0], False
            print(error, file=sys.stderr)
    print(f"  {told} ({time.monotonic() - begin:.0f} s)", file=sys.stderr, flush=True)
    return Row(case.name, told, case.bound, is_good)


if __name__ == "__main__":
    sys.exit(main())
