"""What Binder goes by."""

import os
import re
import tomllib
from pathlib import Path

from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[1]
BINDER = ROOT / "binder"


def test_the_versions_are_those_that_the_tests_run_with() -> None:
    lines = (BINDER / "requirements.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == [
        "-c ../requirements.txt",
        ".[sim]",
    ]


def test_the_python_is_one_that_the_package_runs_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = (BINDER / "runtime.txt").read_text("utf-8").strip().split("-")
    assert name == "python"
    assert version in SpecifierSet(project["requires-python"])


def test_what_runs_at_the_end_of_the_build_stops_it_when_it_fails() -> None:
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    assert re.search(r"^set -e", script.read_text("utf-8"), re.MULTILINE)


def test_the_links_lead_to_notebooks() -> None:
    links = re.findall(r"urlpath=([\w%.]+)", (ROOT / "docs" / "binder.md").read_text("utf-8"))
    opened = [link.replace("%2F", "/") for link in links]
    assert opened == ["voila/render/notebooks/index.ipynb", "lab/tree/notebooks/index.ipynb"]
    assert (ROOT / "notebooks" / "index.ipynb").is_file()
