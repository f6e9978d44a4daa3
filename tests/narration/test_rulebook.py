"""The rulebook in words, and the document that shows it."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from uno_kart_lab.narration import rulebook
from uno_kart_lab.rules.options import PRESETS, OneRound, PointsGame, RoundsGame, RuleSet
from uno_kart_lab.rules.rule_ids import RULE_IDS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "rulebook.md").read_text(encoding="utf-8")

GAMERULES = "Gamerules.com"
GEEKY_HOBBIES = "Geeky Hobbies"
BOTH = "Gamerules.com and Geeky Hobbies"
RULING = "our ruling"
SOURCES = {
    GAMERULES: "DECK-1 DECK-2 SETUP-4 OPEN-3 OPEN-4 OPEN-5 OPEN-6 WD4-4 END-2",
    GEEKY_HOBBIES: "WD4-2 STOCK-1",
    BOTH: "DECK-3 SETUP-1 SETUP-2 SETUP-3 OPEN-1 OPEN-2 OPEN-7 TURN-1 TURN-2 TURN-3 TURN-4 "
    "MATCH-1 MATCH-2 MATCH-3 MATCH-4 ACT-1 ACT-2 ACT-3 ACT-4 ITEM-1 ITEM-2 ITEM-3 ITEM-MUSHROOM "
    "ITEM-BANANA ITEM-SHELL ITEM-LIGHTNING ITEM-BOBOMB WD4-1 WD4-3 CHAL-1 CHAL-2 CHAL-3 CHAL-4 "
    "CHAL-5 UNO-1 UNO-2 END-1 SCORE-1 GAME-1",
    RULING: "OPEN-8 ITEM-4 ITEM-5 ITEM-6 ITEM-7 UNO-3 UNO-4 END-3 STOCK-2 STOCK-3 "
    "STACK-1 STACK-2 STACK-3 STACK-4 STACK-5 STACK-6 SEVEN-1 SEVEN-2 SEVEN-3 SEVEN-4 JUMP-1 JUMP-2 "
    "JUMP-3",
}
PARTLY_RULED = (
    "SETUP-1 SETUP-2 OPEN-7 ACT-2 ACT-4 ITEM-2 ITEM-BANANA ITEM-LIGHTNING WD4-2 CHAL-5 UNO-2 END-2 "
    "STOCK-1 GAME-1"
)
OF_ONE_SOURCE = {
    GAMERULES: "SETUP-1 SETUP-2 OPEN-2 OPEN-7 ITEM-BANANA END-2 END-3 GAME-1",
    GEEKY_HOBBIES: "SETUP-1 OPEN-2 OPEN-7 MATCH-4 ITEM-BANANA WD4-3 CHAL-2 CHAL-3 UNO-2 GAME-1",
}


def test_every_rule_is_in_the_rulebook_in_its_order() -> None:
    assert tuple(rulebook("en")) == RULE_IDS
    assert all(rule == text.id for rule, text in rulebook("en").items())


def test_every_text_is_made_of_sentences_and_every_title_is_short() -> None:
    for rule in rulebook("en").values():
        assert rule.text.endswith("."), rule.id
        assert 1 <= len(re.findall(r"[.!?](?: |$)", rule.text)) <= 3, rule.id
        assert not rule.note or rule.note.endswith("."), rule.id
        assert 0 < len(rule.title) <= 40, rule.id
        assert not rule.title.endswith("."), rule.id


def test_every_rule_cites_where_it_comes_from() -> None:
    cited = {rule.id: rule.source for rule in rulebook("en").values()}
    assert cited == {id_: source for source, ids in SOURCES.items() for id_ in ids.split()}


def test_every_ruling_gives_its_reason() -> None:
    for rule in rulebook("en").values():
        assert rule.source != RULING or rule.note, rule.id


def test_a_rule_that_is_partly_ours_says_which_part() -> None:
    said = {rule.id for rule in rulebook("en").values() if "our ruling" in rule.note}
    assert said - {"UNO-3"} == set(PARTLY_RULED.split())


@pytest.mark.parametrize(("source", "ids"), OF_ONE_SOURCE.items())
def test_a_part_that_only_one_source_has_is_said_to_be_of_that_source(
    source: str, ids: str
) -> None:
    rules = rulebook("en")
    for rule in RULE_IDS:
        if rule in ids.split():
            assert source in rules[rule].note, rule


def test_every_option_is_named_by_the_rule_it_belongs_to() -> None:
    notes = " ".join(rule.note for rule in rulebook("en").values())
    assert {option.name for option in fields(RuleSet) if f"Option {option.name}:" in notes} == {
        option.name for option in fields(RuleSet)
    }


def test_the_document_tells_every_rule_as_the_rulebook_does() -> None:
    for rule in rulebook("en").values():
        source = f"*{rule.source[0].upper()}{rule.source[1:]}.* {rule.note}".strip()
        assert f"### {rule.id} {rule.title}\n\n{rule.text}\n\n{source}\n" in DOCUMENT, rule.id


def test_the_document_tells_no_other_rule() -> None:
    assert tuple(re.findall(r"^### (\S+)", DOCUMENT, re.MULTILINE)) == RULE_IDS


def test_the_document_gives_the_reason_of_every_ruling() -> None:
    rulings = DOCUMENT.split("## Our rulings")[1]
    ids = {
        id_ for line in re.findall(r"^- \*\*(.+?)\*\*", rulings, re.M) for id_ in line.split(", ")
    }
    assert ids == {*SOURCES[RULING].split(), *PARTLY_RULED.split()}


def test_the_documents_options_are_those_of_the_presets() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (.+) \| `(.+)` \| `(.+)` \| (\S+) \|$", DOCUMENT, re.MULTILINE
    )
    assert {name: (standard, quick) for name, _, standard, quick, _ in rows} == {
        option.name: tuple(written(getattr(PRESETS[name], option.name)) for name in PRESETS)
        for option in fields(RuleSet)
    }
    for _, values, standard, quick, rule in rows:
        assert rule in RULE_IDS
        assert {re.sub(r"\d+", "N", standard), quick} <= set(re.findall("`(.+?)`", values))


def written(value: object) -> str:
    match value:
        case PointsGame(points):
            return json.dumps({"points": points})
        case RoundsGame(rounds):
            return json.dumps({"rounds": rounds})
        case OneRound():
            return '"one_round"'
        case bool():
            return str(value).lower()
        case _:
            return str(value)
