"""Build the site: ``python -m static_site FOLDER`` in the environment that `make site` makes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from static_site.interpreter import LOADED_AT_THE_START, put_together
from static_site.pages import FORWARD, NOTEBOOKS, placed

HERE = Path(__file__).parent
ENVIRONMENT = Path(sys.prefix)
KERNEL = "@jupyterlite/pyodide-kernel-extension"
EXTENSIONS = (KERNEL, "anywidget")

# Of what Voici lays out, a page asks for no more.
KEPT = (
    *(f"extensions/{name}" for name in EXTENSIONS),
    "build/schemas",
    "build/themes",
    "static/pyodide",
    "voici/build",
)
PAGES = "voici/render"
ROOT = "../../"


def main(out: Path) -> None:
    """Build the site in a folder, where nothing is left of what was there before."""
    scratch = ENVIRONMENT / "build"
    for folder in (scratch, out):
        shutil.rmtree(folder, ignore_errors=True)
    wheels = scratch / "wheels"
    run("pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, ".")
    build_pages(scratch, sorted(wheels.iterdir()))
    keep(scratch / "out", out)
    write_own_pages(out)


def run(command: str, *arguments: str | Path, cwd: Path = Path()) -> None:
    """Run a command of this environment, which finds our templates."""
    environment = os.environ | {"JUPYTER_PATH": str((HERE / "templates").resolve())}
    subprocess.run(
        [ENVIRONMENT / "bin" / command, *arguments], check=True, cwd=cwd, env=environment
    )


def build_pages(scratch: Path, own: list[Path]) -> None:
    """Have Voici lay out the pages of the notebooks, with the interpreter beside them."""
    from uno_kart_lab.notebook_files import notebook_folder
    from uno_kart_lab.site import SETTINGS, page_settings

    kernels = ENVIRONMENT / "share/jupyter/labextensions" / KERNEL / "static/pypi"
    others = (ENVIRONMENT / "in-browser").glob("*.whl")
    wheels = [*others, *kernels.glob("*.whl"), *own]
    put_together(ENVIRONMENT / "node_modules/pyodide", wheels, scratch / "static/pyodide")
    settings = {
        SETTINGS: page_settings(),
        "litePluginSettings": {
            f"{KERNEL}:kernel": {
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": list(LOADED_AT_THE_START)},
            }
        },
    }
    config = {"jupyter-lite-schema-version": 0, "jupyter-config-data": settings}
    (scratch / "jupyter-lite.json").write_text(json.dumps(config), "utf-8")
    (scratch / "notebooks").mkdir()
    for pattern in NOTEBOOKS:
        for notebook in notebook_folder().glob(pattern):
            shutil.copy(notebook, scratch / "notebooks")
    run(
        "voici",
        "build",
        "--contents=notebooks",
        "--output-dir=out",
        "--no-sourcemaps",
        "--template=uno-kart-lab",
        "--strip_sources=True",
        "--log-level=ERROR",
        cwd=scratch,
    )


def keep(laid_out: Path, out: Path) -> None:
    """Take over what the pages need, and put each where its links find it."""
    for name in KEPT:
        shutil.copytree(laid_out / name, out / name, ignore=shutil.ignore_patterns("*.map"))
    for made in (laid_out / PAGES).glob("*.html"):
        page = out / PAGES / made.name
        page.parent.mkdir(exist_ok=True)
        page.write_text(placed(made.read_text("utf-8"), ROOT, EXTENSIONS), "utf-8")
        # Notebooks lead to one another by their names.
        forward = page.with_suffix(".ipynb") / "index.html"
        forward.parent.mkdir()
        forward.write_text(FORWARD.format(page=page.name), "utf-8")


def write_own_pages(out: Path) -> None:
    """Write the first page in every language, and the games that need no kernel."""
    from uno_kart_lab.i18n import languages
    from uno_kart_lab.site import first_page, language_page, page_script, replays

    (out / "site.js").write_text(page_script(), "utf-8")
    (out / "index.html").write_text(language_page(), "utf-8")
    for lang in languages():
        folder = out / lang
        folder.mkdir()
        (folder / "index.html").write_text(first_page(lang, f"../{PAGES}"), "utf-8")
        for name, page in replays(lang):
            (folder / name).write_text(page, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
