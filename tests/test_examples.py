"""The examples in the docstrings come to what they say."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import uno_kart_lab

ROOT = Path(uno_kart_lab.__file__).parents[1]
LIBRARY = (ROOT / "docs" / "api.md").read_text("utf-8")

MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in sorted((ROOT / "uno_kart_lab").rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]
# To play many games takes compiling: tests/simulation runs these, which has done it.
QUICK = [module for module in MODULES if ".simulation." not in module]


@pytest.mark.parametrize("module", QUICK)
def test_an_example_comes_to_what_it_says(module: str) -> None:
    assert doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("name", re.findall(r"autofunction:: (\S+)", LIBRARY))
def test_every_function_of_the_library_has_an_example(name: str) -> None:
    module, _, function = name.rpartition(".")
    documented: Any = getattr(import_module(module), function)
    assert ">>> " in documented.__doc__
