"""A language made of the marked texts, which shows what went past the translators."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.frontend import CommandLineInterface
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from uno_kart_lab import i18n

ROOT = Path(__file__).parents[2]
PSEUDO = "xx"
_WIDE = {letter: letter + 0xFEE0 for letter in (*range(ord("A"), ord("Z") + 1), *range(97, 123))}


def widened(text: str) -> str:
    """Put full-width letters for the text's own, but not for its placeholders'."""
    parts = re.split(r"(\{\w+\})", text)
    return "".join(part if part.startswith("{") else part.translate(_WIDE) for part in parts)


def translated(catalog: Catalog) -> Catalog:
    for message in catalog:
        texts = message.id
        message.string = (
            widened(texts) if isinstance(texts, str) else tuple(widened(text) for text in texts)
        )
    return catalog


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """Everything that Babel finds with the repository's own configuration."""
    pot = tmp_path_factory.mktemp("babel") / "messages.pot"
    config = str(ROOT / "babel.cfg")
    CommandLineInterface().run(  # type: ignore[no-untyped-call]
        ["pybabel", "-q", "extract", "-F", config, "-o", str(pot), str(ROOT / "uno_kart_lab")]
    )
    with pot.open("rb") as file:
        return read_po(file)


@pytest.fixture
def pseudo(template: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language whose catalogue is compiled for this test; every letter of it is full-width."""
    compiled = tmp_path / PSEUDO / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
    compiled.parent.mkdir(parents=True)
    with compiled.open("wb") as file:
        write_mo(file, translated(template))
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    return PSEUDO
