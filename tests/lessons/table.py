"""The table of every rule: the lesson that teaches it, what it asks about it, what tests it."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.lessons.asked import LESSONS, all_asked
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId

ROOT: Final = Path(__file__).parents[2]
PATH: Final = ROOT / "docs" / "course.md"

_HEAD: Final = """\
# Which lesson teaches which rule

Every rule has a lesson that teaches it, at least one question that the lesson asks about it, and
tests that name it. Written by `make lessons`.

| rule | lesson | questions | tests |
| --- | --- | --- | --- |
"""


class Row(NamedTuple):
    """A rule, and what there is for it."""

    rule: RuleId
    lessons: tuple[int, ...]
    kinds: tuple[str, ...]
    tests: tuple[str, ...]


@cache
def rows() -> tuple[Row, ...]:
    return tuple(
        Row(
            rule,
            tuple(each.number for each in LESSONS if rule in each.rules),
            _kinds(rule),
            tuple(f"{path} ({count})" for path, count in sorted(_tests()[rule].items())),
        )
        for rule in RULE_IDS
    )


def _kinds(rule: RuleId) -> tuple[str, ...]:
    """The kinds of questions that the lesson which teaches the rule asks about it."""
    asked = (each for each in all_asked() if rule in each.lesson.rules)
    return tuple(dict.fromkeys(e.question.kind for e in asked if e.question.rule == rule))


@cache
def _tests() -> dict[str, Counter[str]]:
    """How many tests of each file name a rule, in `pytest.mark.rule(…)`."""
    named: dict[str, Counter[str]] = {rule: Counter() for rule in RULE_IDS}
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _named_by(node):
                    named[rule][path.name] += 1
    return named


def _named_by(test: ast.FunctionDef) -> set[str]:
    calls = [each for each in test.decorator_list if isinstance(each, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    return {str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)}


def written() -> str:
    titles = rulebook("en")
    lines = [
        f"| `{row.rule}` {titles[row.rule].title} "
        f"| {', '.join(_lesson(number) for number in row.lessons)} "
        f"| {', '.join(f'`{kind}`' for kind in row.kinds)} | {', '.join(row.tests)} |\n"
        for row in rows()
    ]
    return _HEAD + "".join(lines)


def _lesson(number: int) -> str:
    lesson = LESSONS[number - 1]
    return f"[{number}. {lesson.title}](../notebooks/{lesson.notebook})"
