"""Writes the course's notebooks: ``python -m uno_kart_lab.lessons.notebooks FOLDER``.

What does not need a kernel to be looked at, prose and pictures, is kept in them as output; a table
is not.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from IPython.core.formatters import DisplayFormatter

from uno_kart_lab.lessons.course import Course
from uno_kart_lab.lessons.lesson import Lesson, lessons
from uno_kart_lab.notebook_files import FIRST_NOTEBOOK

_KERNEL: Final = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
REVIEW_NOTEBOOK: Final = "review.ipynb"
_FIRST_TITLE: Final = "Uno Kart Lab"
_REVIEW_TITLE: Final = "What you missed"


def course_notebooks() -> dict[str, str]:
    """Return the course's notebooks, their texts by the names of their files.

    The first page, every lesson, and what comes back of what was missed.
    """
    return {
        FIRST_NOTEBOOK: _written(_first_cells(), _FIRST_TITLE),
        REVIEW_NOTEBOOK: _written(
            [_code("review", "from uno_kart_lab import Review\n\nReview()")], _REVIEW_TITLE
        ),
        **{each.notebook: _written(_cells(each), each.title) for each in lessons()},
    }


def _cells(lesson: Lesson) -> list[dict[str, Any]]:
    name = lesson.id.replace("-", "_")
    imported = f'from uno_kart_lab.lessons import lesson\n\n{name} = lesson("{lesson.id}")\n'
    cells = [
        _code("language", f"{imported}{name}.language()"),
        _code("opening", f"{name}.opening()", lesson.opening()),
        _code("cards", f"{name}.cards()", lesson.cards()),
    ]
    for number in range(1, len(lesson.scenes) + 1):
        scene = _code(f"scene-{number}", f"{name}.scene({number})", lesson.scene(number))
        cells += [scene, _code(f"play-{number}", f"{name}.play({number})")]
    return [*cells, _code("closing", f"{name}.closing()", lesson.closing())]


def _first_cells() -> list[dict[str, Any]]:
    return [
        _code("welcome", "from uno_kart_lab.lessons import Course, welcome\n\nwelcome()"),
        _code("course", "Course()", Course()),
    ]


def _code(name: str, source: str, output: object = None) -> dict[str, Any]:
    """Return a cell; what it shows is kept in it if it is given here."""
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": {},
        "outputs": [] if output is None else [_output(output)],
        "source": _lines(source),
    }


def _output(shown: object) -> dict[str, Any]:
    """Return what a kernel sends when a cell ends with a value, without what needs a kernel."""
    data, metadata = DisplayFormatter().format(shown)  # type: ignore[no-untyped-call]
    kept = {kind: text for kind, text in sorted(data.items()) if isinstance(text, str)}
    return {
        "data": {kind: _lines(text) for kind, text in kept.items()},
        "execution_count": None,
        "metadata": metadata,
        "output_type": "execute_result",
    }


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _written(cells: list[dict[str, Any]], title: str) -> str:
    notebook = {
        "cells": cells,
        "metadata": {**_KERNEL, "title": title},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def write_notebooks(folder: Path) -> None:
    """Write the notebooks of the course into a folder."""
    for name, text in course_notebooks().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write_notebooks(Path(sys.argv[1]))
