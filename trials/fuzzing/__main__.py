"""``python -m trials.fuzzing [PART …]``: send all, or what is named; 1 if anything gave way."""

from __future__ import annotations

import sys
from typing import Final

from trials.parts import run_parts

PARTS: Final = {
    "server": "server.messages",
    "coverage": "readers.by_coverage",
    "structure": "readers.by_structure",
}
"""A function each, which returns what gave way, a line each."""


def main() -> int:
    """Run the parts, print what gave way, and return 1 if anything did."""
    told = run_parts("trials.fuzzing", PARTS, __doc__)
    faults = [f"{name}: {fault}" for name, part in told for fault in part]
    print("\n".join(faults) or "Nothing gave way.")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
