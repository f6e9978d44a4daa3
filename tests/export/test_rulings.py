"""A ruling written down."""

from __future__ import annotations

import re

from uno_kart_lab.export.rulings import ruling_markdown, write_ruling
from uno_kart_lab.files import write_action
from uno_kart_lab.library import case
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.rules.options import QUICK, STANDARD
from uno_kart_lab.rulings import Ruling, compare_rulings

DISPUTE = "held-box-is-no-colour"


def ruling(**changes: object) -> Ruling:
    return compare_rulings(case(DISPUTE).scenario | changes, [STANDARD, QUICK])


def test_it_says_what_was_done_what_is_shared_and_what_each_table_plays() -> None:
    lines = ruling_markdown(ruling()).splitlines()
    assert lines[0] == f"# {case(DISPUTE).title}"
    assert "1. Ana plays a Wild Draw Four and chooses red\\." in lines
    headings = [line for line in lines if line.startswith("## ")]
    assert headings == [
        "## Up to here these rules say the same",
        "## This table\\: Standard rules \\(Gamerules\\.com\\)",
        "## Quick rules \\(Geeky Hobbies\\)",
        "## The rules",
    ]
    parted = [line for line in lines if line.startswith("**Here they part.**")]
    assert [line.endswith("(WD4-3)") for line in parted] == [True, True]
    assert sum(line.startswith("- ") and "(CHAL-" in line for line in lines) > 3


def test_each_rule_that_had_a_say_is_there_with_its_source_and_its_note() -> None:
    text = ruling_markdown(ruling()).replace("\\", "")
    rule = rulebook("en")["WD4-3"]
    (line,) = [line for line in text.splitlines() if line.startswith("- **WD4-3 ")]
    assert rule.text in line
    assert rule.source in line
    assert rule.note in line


def test_where_all_agree_it_is_one_ruling() -> None:
    file = case("skip").scenario
    lines = ruling_markdown(compare_rulings(file, [STANDARD, QUICK])).splitlines()
    headings = [line for line in lines if line.startswith("## ")]
    assert headings == ["## The ruling", "## The rules"]


def test_a_refusal_is_the_ruling() -> None:
    each = case("no-match")
    assert each.refused is not None
    file = each.scenario | {"actions": [write_action(each.refused)]}
    text = ruling_markdown(compare_rulings(file, [STANDARD]))
    assert "**Not allowed\\:" in text
    assert "- ✗ " in text


def test_names_and_titles_stay_text() -> None:
    written = ruling_markdown(
        ruling(title="<img src=x> # *A*", players=["<b>Ana</b>", "[Ben](x)", "Chi"])
    )
    assert "\\<b\\>Ana" in written
    assert not re.search(r"(?<!\\)[<\[]", written)


def test_it_is_a_file() -> None:
    file = write_ruling(ruling())
    assert file["name"] == "uno-kart-ruling.md"
    assert file["type"] == "text/markdown"
    assert file["text"] == ruling_markdown(ruling())
