"""What the documents say of the app and of the code is so."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from tests.docs.pages import ROOT, text_of
from tests.locale.languages import english, messages, template

# Signs on buttons.
SIGNS: Final = {"+", "\N{MINUS SIGN}"}
EXAMPLE: Final = {"bold"}


def test_the_teacher_s_guide_calls_everything_as_the_page_does() -> None:
    said = {text for message in messages(template()) for text in english(message)}
    called = set(re.findall(r"\*\*(.+?)\*\*", text_of(ROOT / "docs" / "teaching.md")))
    assert len(called) > 20
    assert called - said == SIGNS | EXAMPLE


def test_the_design_names_every_part_in_the_order_of_the_layers() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = settings["tool"]["importlinter"]["contracts"]
    rank = {
        part.strip(): place
        for place, layer in enumerate(reversed(contract["layers"]))
        for part in layer.split(":")
    }
    table = text_of(ROOT / "docs" / "design.md").split("| part | what it is |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| (`.+?) \|", table, re.MULTILINE)
    parts = [part for row in rows for part in re.findall(r"`(\w+)(?:/|\.py)`", row)]
    assert set(parts) == set(rank)
    assert [rank[part] for part in parts] == sorted(rank.values())
