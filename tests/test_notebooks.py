"""The notebooks as they are committed; nbval runs them."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parent.parent / "notebooks").glob("*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def cells(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(request.param.read_text("utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def test_there_are_notebooks_to_begin_with_to_play_and_to_explore() -> None:
    assert {"explore", "index", "play"} <= {path.stem for path in NOTEBOOKS}


def test_no_cell_has_an_execution_count(cells: list[dict[str, Any]]) -> None:
    counts = [cell["execution_count"] for cell in cells]
    counts += [o["execution_count"] for c in cells for o in c["outputs"] if "execution_count" in o]
    assert set(counts) <= {None}


def test_no_output_is_a_widget_s(cells: list[dict[str, Any]]) -> None:
    assert "widget-view" not in json.dumps([cell["outputs"] for cell in cells])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_widget_s_state_is_kept(path: Path) -> None:
    assert "widgets" not in json.loads(path.read_text("utf-8"))["metadata"]


def test_no_cell_does_the_package_s_work(cells: list[dict[str, Any]]) -> None:
    sources = ["".join(cell["source"]) for cell in cells]
    assert not any(word in source for source in sources for word in ("def ", "class ", "for "))
    assert max(len(source.splitlines()) for source in sources) <= 6
