"""Whatever a document leads to is there; the pages that are built from it check themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, anchors_of, code_in, links_in, name_of

EACH = pytest.mark.parametrize("page", PAGES, ids=name_of)

# What the pages on how to add something have somebody make.
MADE = {
    "uno_kart_lab/lessons/rumours/lesson.json",
    "uno_kart_lab/lessons/rumours/en.md",
    "uno_kart_lab/locale/fr/LC_MESSAGES/uno_kart_lab.po",
    "uno_kart_lab/locale/fr/glossary.json",
    "uno_kart_lab/players/hasty.py",
    "tests/golden/fr/",
}
TOLD = [page for page in PAGES if page.stem.startswith("add-") or page.stem == "release"]


@EACH
def test_a_link_leads_to_a_file_and_to_a_heading_in_it(page: Path) -> None:
    for link in links_in(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors_of(target), link


@EACH
def test_what_is_to_be_made_can_be_made(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for command in code_in(page):
        for target in re.findall(r"^make ((?:[a-z]+ ?)+)$", command):
            for each in target.split():
                assert f"\n{each}:" in makefile, command


@pytest.mark.parametrize("page", TOLD, ids=name_of)
def test_what_is_to_be_touched_is_there(page: Path) -> None:
    top = tuple(f"{path.name}/" for path in ROOT.iterdir() if path.is_dir())
    for code in code_in(page):
        if code.startswith(top) and not re.search("[*…]", code) and code not in MADE:
            assert (ROOT / code).exists() or code.startswith("dist/"), code


@pytest.mark.parametrize("page", TOLD, ids=name_of)
def test_the_tests_that_are_named_are_there(page: Path) -> None:
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    for code in code_in(page):
        if re.match(r"test_\w+(\[|$)", code):
            assert f"def {code.partition('[')[0]}(" in tests, code
