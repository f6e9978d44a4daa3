"""One word for each thing, in all that a language says."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest

from tests.locale.languages import TRANSLATED, catalogue, english, messages, number_of, translations
from uno_kart_lab import i18n

TERMS: Final = (
    "Draw Two",
    "Reverse",
    "Skip",
    "Wild Draw Four",
    "Item Box",
    "Mushroom",
    "Banana Peel",
    "Green Shell",
    "Lightning",
    "Bob-omb",
    "item",
    "chain",
    "stock",
    "discard pile",
    "hand",
    "dealer",
    "turn",
    "round",
    "direction",
    "colour",
    "bluff",
    "challenge",
    "points",
    "extra turn",
    "reshuffle",
)


def glossary(lang: str) -> dict[str, Any]:
    return json.loads((i18n.LOCALE / lang / "glossary.json").read_text("utf-8"))["terms"]


def speaks_of(term: str, text: str) -> bool:
    """Whether an English text has the term, or more than one of it."""
    # With a capital it is a card or an item; what is small may begin a sentence.
    flags = re.NOFLAG if term[0].isupper() else re.IGNORECASE
    said = re.sub(r"\{\w+\}", "", text)
    return bool(re.search(rf"(?<![\w-]){re.escape(term)}(s|es)?(?![\w-])", said, flags))


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_glossary_has_every_term(lang: str) -> None:
    assert set(glossary(lang)) == set(TERMS)


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_called_by_its_word_wherever_it_is_spoken_of(lang: str, term: str) -> None:
    use = glossary(lang)[term]
    wrong = []
    for message in messages(catalogue(lang)):
        if number_of(message) in use.get("except", []):
            continue
        said = " ".join(translations(message)).lower()
        spoken_of = any(speaks_of(term, text) for text in english(message))
        if spoken_of and not any(stem.lower() in said for stem in use["stems"]):
            wrong.append((number_of(message), english(message)[0], said))
        avoided = [word for word in use.get("avoid", []) if word.lower() in said]
        wrong += [(number_of(message), word, said) for word in avoided]
    assert not wrong
