"""The documents as they are written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "uno_kart_lab" / "locale" / "README.md",
    *sorted((ROOT / "tests").glob("*/SURVIVORS.md")),
    ROOT / "trials" / "benchmarks" / "README.md",
)

_BLOCK: Final = re.compile(r"^( *)(`{3,}|:{3,}).*?^\1\2$", re.MULTILINE | re.DOTALL)
_CODE: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_LINK: Final = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)


def name_of(page: Path) -> str:
    """What a test calls a page."""
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    """A page without its blocks of code and directives."""
    return _BLOCK.sub("", page.read_text("utf-8"))


def code_in(page: Path) -> list[str]:
    """What stands as code in its sentences."""
    return _CODE.findall(text_of(page))


def links_in(page: Path) -> list[str]:
    """Where its links lead, those to other hosts left out."""
    links = _LINK.findall(_CODE.sub("", text_of(page)))
    return [link for link in links if not re.match(r"https?:", link)]


def anchors_of(page: Path) -> set[str]:
    """What a link can lead to in a page, as GitHub and MyST name its headings."""
    headings = (heading.replace("`", "") for heading in _HEADING.findall(text_of(page)))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
