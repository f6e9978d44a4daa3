"""``python -m trials.benchmarks.serve FOLDER``: serve it as ``uno-kart-lab app`` serves the Lab."""

from __future__ import annotations

import sys
from pathlib import Path

from uno_kart_lab.server import ports, quick_start


def main() -> None:
    """Serve until a signal comes."""
    quick_start.leave_out_slow_grammar()
    from uno_kart_lab.server.app import serve

    listener = ports.listen("127.0.0.1", 0)
    url = ports.url("127.0.0.1", listener)
    serve(listener, Path(sys.argv[1]), on_ready=lambda: print(url, flush=True))


if __name__ == "__main__":
    main()
