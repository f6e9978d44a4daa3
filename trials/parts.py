"""What ``python -m trials.NAME [PART …]`` is: parts, each a function that is run by its name."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any


def run_parts(
    package: str, parts: Mapping[str, str], about: str | None
) -> Iterator[tuple[str, list[Any]]]:
    """Run the parts that the command line names, or all.

    Parameters
    ----------
    package : str
        Where the parts are, and how the command is called.
    parts : mapping of str to str
        Under each name the place of a function in the package, ``"module.function"``, which takes
        nothing and returns a list. A part that is not run is not imported.
    about : str or None
        For ``--help``.

    Yields
    ------
    tuple of (str, list)
        The name of a part, and what its function returned.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {package}", description=about)
    parser.add_argument("names", nargs="*", metavar="PART", help=", ".join(parts))
    names = parser.parse_args().names
    for name in names:
        if name not in parts:
            parser.error(f"no part is called {name}: there are {', '.join(parts)}")
    for name in names or parts:
        print(f"{name} …", file=sys.stderr, flush=True)
        yield name, _function(package, parts[name])()


def _function(package: str, place: str) -> Callable[[], list[Any]]:
    module, name = place.split(".")
    function: Callable[[], list[Any]] = getattr(import_module(f"{package}.{module}"), name)
    return function
