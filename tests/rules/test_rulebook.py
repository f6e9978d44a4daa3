"""Every rule of the rulebook has a test that names it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from uno_kart_lab.rules.rule_ids import RULE_IDS


def named_in(path: Path) -> Iterator[object]:
    """Return the arguments of every `pytest.mark.rule(…)` in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


NAMED = {rule for path in Path(__file__).parent.glob("test_*.py") for rule in named_in(path)}


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_is_tested(rule: str) -> None:
    assert rule in NAMED


def test_no_test_names_a_rule_that_the_rulebook_does_not_have() -> None:
    assert set(RULE_IDS) >= NAMED


def test_the_ids_differ() -> None:
    assert len(set(RULE_IDS)) == len(RULE_IDS) == 73
