"""``python -m trials.load``: many visitors at once; print what it comes to, and put it in docs."""

from __future__ import annotations

import argparse
import asyncio
import sys

from trials.load.measure import measured
from trials.report import as_table, write_between

DOCUMENT = "docs/hosting.md"


def main() -> int:
    """Measure, print and write, and return 1 if a bound was passed."""
    parser = argparse.ArgumentParser(prog="python -m trials.load", description=__doc__)
    parser.add_argument("--visitors", type=int, default=200, help="how many at once")
    parser.add_argument("--few", type=int, default=10, help="beside how many they are measured")
    parser.add_argument("--rounds", type=int, default=3, help="how often they come and go")
    parser.add_argument("--seconds", type=int, default=60, help="how long they play")
    parser.add_argument("--no-docs", action="store_true", help=f"leave {DOCUMENT} as it is")
    asked = parser.parse_args()
    rows = asyncio.run(measured(asked.few, asked.visitors, asked.rounds, asked.seconds))
    table = as_table(rows)
    print(table)
    if not asked.no_docs:
        write_between(DOCUMENT, "load", table)
    return int(not all(row.is_good for row in rows))


if __name__ == "__main__":
    sys.exit(main())
