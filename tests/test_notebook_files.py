import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

from uno_kart_lab import notebook_files
from uno_kart_lab.notebook_files import Copied, copy_notebooks, notebook_folder

ROOT = Path(__file__).parent.parent


@pytest.fixture
def originals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two notebooks, one in a folder, and a copy that Jupyter keeps for itself."""
    folder = tmp_path / "originals"
    for name in ("play.ipynb", "labs/wall.ipynb", ".ipynb_checkpoints/play.ipynb"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    monkeypatch.setattr(notebook_files, "notebook_folder", lambda: folder)
    return folder


def test_an_editable_install_uses_the_notebooks_of_the_repository() -> None:
    assert notebook_folder() == ROOT / "notebooks"


@pytest.mark.usefixtures("originals")
def test_all_notebooks_are_copied_to_a_new_folder(tmp_path: Path) -> None:
    target = tmp_path / "new" / "folder"
    assert copy_notebooks(target) == Copied(("labs/wall.ipynb", "play.ipynb"), ())
    assert (target / "labs" / "wall.ipynb").read_text() == "labs/wall.ipynb"


@pytest.mark.usefixtures("originals")
def test_a_changed_copy_is_left_as_it_is_and_named(tmp_path: Path) -> None:
    copy_notebooks(tmp_path)
    (tmp_path / "play.ipynb").write_text("mine")
    assert copy_notebooks(tmp_path) == Copied((), ("play.ipynb",))
    assert (tmp_path / "play.ipynb").read_text() == "mine"


@pytest.mark.usefixtures("originals")
def test_a_copy_that_was_removed_is_made_again(tmp_path: Path) -> None:
    copy_notebooks(tmp_path)
    (tmp_path / "play.ipynb").unlink()
    assert copy_notebooks(tmp_path) == Copied(("play.ipynb",), ())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, folder], cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_a_wheel_holds_its_notebooks_and_finds_them(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    script = "from uno_kart_lab.notebook_files import notebook_folder; print(notebook_folder())"
    found = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    folder = Path(found.stdout.strip())
    assert folder == tmp_path / "uno_kart_lab" / "notebooks"
    names = {path.name for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert {path.name for path in folder.glob("*.ipynb")} == names


def test_a_wheel_holds_what_is_not_python(wheel: Path) -> None:
    """All that lies in the package: front end, templates, catalogues, the mark of its types."""
    package = ROOT / "uno_kart_lab"
    wanted = {
        path.relative_to(ROOT).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".mo" and path.parent.name != "__pycache__"
    }
    with ZipFile(wheel) as archive:
        assert wanted - set(archive.namelist()) == set()


def test_a_wheel_gives_jupyters_server_the_extension(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (setting,) = (name for name in archive.namelist() if "jupyter_server_config.d/" in name)
        extensions = json.loads(archive.read(setting))["ServerApp"]["jpserver_extensions"]
    assert setting.endswith(".data/data/etc/jupyter/jupyter_server_config.d/uno_kart_lab.json")
    assert extensions == {"uno_kart_lab.server.extension": True}
    assert find_spec("uno_kart_lab.server.extension")
