"""Finding cases: by words, by rule, by difficulty, in any language."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from uno_kart_lab import i18n
from uno_kart_lab.library import cases, find


def ids(*args: object, **kwargs: object) -> list[str]:
    return [case.id for case in find(*args, **kwargs)]  # type: ignore[arg-type]


def test_who_asks_for_nothing_gets_everything() -> None:
    assert find() == find("  ") == cases()


def test_every_word_has_to_be_there_in_any_order() -> None:
    assert ids("Skip symbol") == ids("symbol Skip") == ["same-symbol"]
    assert ids("Skip elephant") == []


def test_words_are_looked_for_in_what_a_case_shows() -> None:
    assert ids("skips nobody") == ["skip-turned-up"]


@pytest.mark.parametrize("words", ["item-shell", "ITEM-SHELL", "itemshell"])
def test_words_are_looked_for_in_the_ids_of_rules(words: str) -> None:
    assert ids(words) == ids(rules=["ITEM-SHELL"])


def test_words_are_looked_for_in_the_titles_of_rules() -> None:
    assert "no-match" in ids("Same colour")


@pytest.mark.parametrize("words", ["bob-omb", "BOBOMB", "Bóbömb", "Bob-omb,"])
def test_case_accents_and_punctuation_make_no_difference(words: str) -> None:
    assert ids(words) == ids("Bob-omb")
    assert "bob-omb" in ids(words)


def test_one_of_several_rules_is_enough() -> None:
    assert ids(rules=["ACT-3", "SETUP-4"]) == ["next-round", "same-symbol", "skip"]


def test_words_rules_and_difficulty_all_have_to_hold() -> None:
    assert ids("two", rules=["ACT-2"], difficulty=2) == ["reverse-of-two"]
    assert {case.difficulty for case in find(difficulty=3)} == {3}


def test_words_are_looked_for_in_the_language_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog = Catalog(locale="cs")
    catalog.add("A Skip", "Přeskočení")
    compiled = tmp_path / "cs" / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
    compiled.parent.mkdir(parents=True)
    with compiled.open("wb") as file:
        write_mo(file, catalog)
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    assert ids("preskoceni", lang="cs") == ["skip"]
    assert find("preskoceni") == ()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'"):
        find(lang="tlh")
