"""The notebooks of the course as pages: what they say, and their scenes as replays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import nbformat

from docs.rule_places import ROOT

PAGES: Final = ("index", "lesson-*", "explore", "experiments")
"""The notebooks that there is something to read in: patterns of their names."""

_NOTEBOOKS: Final = ROOT / "notebooks"
_LESSON: Final = re.compile(r'lesson\("([\w-]+)"\)')
_SCENE: Final = re.compile(r"\w+\.play\((\d+)\)")
_COURSE: Final = "Course()"
_TITLE: Final = "# The course"
_LESSONS: Final = "\n\n```{toctree}\n:hidden:\n:glob:\n\nlesson-*\n```\n"
_LINK: Final = re.compile(r"\[([^\]]+)\]\(([\w-]+\.ipynb)\)")


def as_page(text: str) -> Any:
    """Read a notebook; where all it says is output, as its readers see it, without its code."""
    notebook = nbformat.reads(text, as_version=4)
    if all(cell.cell_type == "code" for cell in notebook.cells):
        lesson = _LESSON.search(text.replace('\\"', '"'))
        of = lesson[1] if lesson else ""
        notebook.cells = [shown for cell in notebook.cells for shown in _shown(cell, of)]
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = _LINK.sub(_led, cell.source)
    if _COURSE in text:
        first, last = notebook.cells[0], notebook.cells[-1]
        first.source = f"{_TITLE}\n\n{first.source}"
        last.source += _LESSONS
    return notebook


def _shown(cell: Any, lesson: str) -> Iterator[Any]:
    scene = _SCENE.fullmatch(cell.source)
    if scene:
        yield nbformat.v4.new_markdown_cell(f"```{{scene}} {lesson} {scene[1]}\n```")
    for output in cell.outputs:
        if "text/markdown" in output.data:
            yield nbformat.v4.new_markdown_cell(output.data["text/markdown"])
        else:
            cell.metadata.tags = ["remove-input"]
            yield cell


def _led(link: re.Match[str]) -> str:
    """Leave a link as it is if its notebook is a page; else there is only its name."""
    led = any((_NOTEBOOKS / link[2]).match(f"{page}.ipynb") for page in PAGES)
    return link[0] if led else f"{link[1]} (`{link[2]}` in the app)"
