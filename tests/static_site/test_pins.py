"""What the site is built with: one version of each, which nothing else can change."""

import re
from pathlib import Path

import pytest

import static_site

FOLDER = Path(static_site.__file__).parent


def pins(name: str) -> list[str]:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("name", ["requirements.txt", "in-browser.txt"])
def test_each_package_has_one_version(name: str) -> None:
    assert [line for line in pins(name) if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


def test_the_kernel_that_would_break_the_build_is_not_installed() -> None:
    assert [line for line in pins("requirements.txt") if "xeus" in line] == []


def test_the_widgets_are_the_same_on_both_sides() -> None:
    built, run = (dict(line.lower().split("==") for line in pins(name)) for name in PINNED)
    for package in ("anywidget", "ipywidgets", "jupyterlab_widgets"):
        assert built[package] == run[package], package


PINNED = ("requirements.txt", "in-browser.txt")
