"""What import-linter cannot say: the rules need nothing but Python, and no part of it that acts."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "uno_kart_lab" / "rules"
FILES = sorted(RULES.glob("**/*.py"))

# Input and output, clocks, chance, global state.
ACTING = {"asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket"}
ACTING |= {"subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "warnings"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, level=level):
                yield "." * level + (module or "")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_rules_import_only_each_other_and_what_of_python_does_not_act(path: Path) -> None:
    others = {name for name in imported(path) if not name.startswith("uno_kart_lab.rules")}
    assert others <= (sys.stdlib_module_names | {"collections.abc"}) - ACTING
