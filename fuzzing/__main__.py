"""``python -m fuzzing [PART …]``: send all, or what is named; status 1 if anything gave way."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

PARTS: Final = {
    "server": "server.messages",
    "coverage": "readers.by_coverage",
    "structure": "readers.by_structure",
}
"""A function each, which returns what gave way, a line each."""


def main() -> int:
    """Run the parts, print what gave way, and return 1 if anything did."""
    parser = argparse.ArgumentParser(prog="python -m fuzzing", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="PART", help=", ".join(PARTS))
    names = parser.parse_args().names
    for name in names:
        if name not in PARTS:
            parser.error(f"no part is called {name}: there are {', '.join(PARTS)}")

    faults = []
    for name in names or PARTS:
        print(f"{name} …", file=sys.stderr, flush=True)
        faults += [f"{name}: {fault}" for fault in _part(PARTS[name])()]
    print("\n".join(faults) or "Nothing gave way.")
    return int(bool(faults))


def _part(place: str) -> Callable[[], list[str]]:
    """Return a function by its module and name; what others need is not imported."""
    module, name = place.split(".")
    part: Callable[[], list[str]] = getattr(import_module(f"fuzzing.{module}"), name)
    return part


if __name__ == "__main__":
    sys.exit(main())
