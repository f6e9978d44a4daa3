"""The notebooks of the course are those that the lessons make."""

from __future__ import annotations

import pytest

from tests.lessons.table import ROOT
from uno_kart_lab.lessons.notebooks import course_notebooks

NOTEBOOKS = course_notebooks()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_current(name: str) -> None:
    kept = (ROOT / "notebooks" / name).read_text("utf-8")
    assert kept == NOTEBOOKS[name], "make lessons writes it anew"


def test_there_is_no_notebook_of_a_lesson_that_is_gone() -> None:
    kept = {path.name for path in (ROOT / "notebooks").glob("lesson-*.ipynb")}
    assert kept == set(NOTEBOOKS) - {"index.ipynb", "review.ipynb"}
