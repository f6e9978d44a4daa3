"""What is run by make: what it says of itself, and what GitHub runs of it."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from uno_kart_lab.i18n import OWN_NAMES

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def read(path: Path) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return told


def targets_of(workflow: dict[str, Any]) -> set[str]:
    """Give what a workflow has made; what stands in its matrix is filled in."""
    named: set[str] = set()
    for job in workflow["jobs"].values():
        runs = "\n".join(step.get("run", "") for step in job["steps"])
        said = re.findall(r"^make (.*?)(?: [A-Z]+=.*)?$", runs, re.MULTILINE)
        for target in said:
            place = re.fullmatch(r"\$\{\{ matrix\.(\w+) \}\}", target)
            named.update(job["strategy"]["matrix"][place[1]] if place else target.split())
    return named


def test_make_says_of_every_target_what_it_is_for() -> None:
    help_ = subprocess.run(
        ["make", "--silent", "help"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert set(re.findall(r"^make (\S+) +\S", help_.stdout, re.MULTILINE)) == TARGETS


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_github_runs_can_be_made_here(path: Path) -> None:
    named = targets_of(read(path))
    assert named
    assert named <= TARGETS


def test_every_python_that_is_promised_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert project["requires-python"] == f">={promised[0]}"
    tested = read(GITHUB / "workflows" / "ci.yml")["jobs"]["test"]["strategy"]["matrix"]
    assert tested["python"] == promised


def test_a_mistake_can_be_reported_in_every_language() -> None:
    form = read(GITHUB / "ISSUE_TEMPLATE" / "translation.yml")
    (languages,) = (part for part in form["body"] if part.get("id") == "language")
    assert set(languages["attributes"]["options"]) == set(OWN_NAMES.values())
