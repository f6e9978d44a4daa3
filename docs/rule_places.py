"""Where each rule of the rulebook is taught, shown, computed and tested."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from uno_kart_lab.lessons import Lesson, lessons
from uno_kart_lab.library import Case, cases
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId

ROOT: Final = Path(__file__).parents[1]
_RULES: Final = "uno_kart_lab/rules"
_TESTS: Final = "tests/rules"

# These say what a position, an action and an event are; the chapters beside them compute.
_VALUES: Final = {"actions", "events", "options", "position", "refusals", "rule_ids"}

_ID: Final = re.compile(r"\b[A-Z][A-Z0-9]*-[A-Z0-9]+\b")
_RANGE: Final = re.compile(r"\b([A-Z][A-Z0-9]*)-(\d+) … \1-(\d+)\b")


class Place(NamedTuple):
    """Something with a name, in a file of the repository."""

    name: str
    path: str
    line: int


def lesson_of(rule: RuleId) -> Lesson:
    """Return the lesson that teaches a rule."""
    (lesson,) = (each for each in lessons("en") if rule in each.rules)
    return lesson


def case_of(rule: RuleId) -> Case:
    """Return the easiest case that is there for a rule, best one that is there for it above all."""
    showing = [case for case in cases() if rule in case.rules]
    return min(showing, key=lambda case: (case.rules[0] != rule, case.difficulty))


def sources_of(rule: RuleId) -> list[Place]:
    """Return the functions and classes that compute a rule: their docstrings name it."""
    return [place for place, rules in _sources() if rule in rules]


def tests_of(rule: RuleId) -> list[Place]:
    """Return the tests of a rule, which name it in `pytest.mark.rule(…)`."""
    return [place for place, rules in _tests() if rule in rules]


@cache
def _sources() -> list[tuple[Place, set[str]]]:
    chapters = (path for path in _files(_RULES) if path.stem not in _VALUES)
    return [
        (_place(path, node), rules_named(_said_of(node)))
        for path in chapters
        for node in ast.walk(_parsed(path))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]


@cache
def _tests() -> list[tuple[Place, set[str]]]:
    return [
        (_place(path, node), _marked(node))
        for path in _files(_TESTS)
        for node in ast.walk(_parsed(path))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _said_of(node: ast.FunctionDef | ast.ClassDef) -> str:
    """Return a docstring without its examples, where any rule may come up."""
    return (ast.get_docstring(node) or "").partition("\nExamples\n")[0]


def rules_named(text: str) -> set[str]:
    """Return the rules that a text names, those within `A-1 … A-3` too."""
    ranges = (
        (f"{prefix}-{number}" for number in range(int(first), int(last) + 1))
        for prefix, first, last in _RANGE.findall(text)
    )
    return {*_ID.findall(text), *chain.from_iterable(ranges)} & set(RULE_IDS)


def _marked(test: ast.FunctionDef) -> set[str]:
    calls = (each for each in test.decorator_list if isinstance(each, ast.Call))
    marks = (call for call in calls if ast.unparse(call.func) == "pytest.mark.rule")
    return {str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)}


def _files(folder: str) -> Iterator[Path]:
    return iter(sorted((ROOT / folder).glob("*.py")))


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _place(path: Path, node: ast.FunctionDef | ast.ClassDef) -> Place:
    return Place(node.name, path.relative_to(ROOT).as_posix(), node.lineno)
