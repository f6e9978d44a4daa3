"""Where the notebooks are, and copies of them that a person may change."""

import shutil
from dataclasses import dataclass
from pathlib import Path

FIRST_NOTEBOOK = "index.ipynb"


def notebook_folder() -> Path:
    """Give the folder that holds the notebooks.

    A wheel carries them inside the package; an editable install leaves them beside it.

    Returns
    -------
    Path
        An existing folder, to be read only.

    Raises
    ------
    FileNotFoundError
        The installation holds no notebooks.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / "notebooks", package.parent / "notebooks"):
        if (folder / FIRST_NOTEBOOK).is_file():
            return folder
    raise FileNotFoundError(f"no notebooks were installed with {package}")


@dataclass(frozen=True)
class Copied:
    """What became of each notebook: names relative to the folder, in order.

    Attributes
    ----------
    written
        Those that were not there before.
    kept
        Those that were there with other content, and were left as they are.
    """

    written: tuple[str, ...]
    kept: tuple[str, ...]


def copy_notebooks(target: Path) -> Copied:
    """Copy the notebooks into a folder, which is made if need be.

    A file that is already there is never written over.

    Raises
    ------
    OSError
        The folder cannot be made or written.
    """
    source = notebook_folder()
    written, kept = [], []
    for original in _files(source):
        name = original.relative_to(source).as_posix()
        copy = target / name
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(original, copy)
            written.append(name)
        elif copy.read_bytes() != original.read_bytes():
            kept.append(name)
    return Copied(tuple(written), tuple(kept))


def _files(folder: Path) -> list[Path]:
    """Give all files below `folder`, without those that Jupyter keeps for itself."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and ".ipynb_checkpoints" not in path.parts
    )
