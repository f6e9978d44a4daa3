"""Wheels for what is asked for and not needed."""

import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

from static_site.stand_ins import stand_in


def test_pip_takes_it_for_the_distribution(tmp_path: Path) -> None:
    wheel = stand_in("sqlite3", tmp_path)
    target = tmp_path / "installed"
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps")
    subprocess.run([*pip, "--target", target, wheel], check=True)
    assert [found.name for found in distributions(path=[str(target)])] == ["sqlite3"]
    assert not (target / "sqlite3").exists()
    assert not (target / "sqlite3.py").exists()
