"""The languages, and how a text is marked and translated."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from uno_kart_lab import i18n
from uno_kart_lab.i18n import _, languages, ngettext, pgettext, translate, translator

CARD = pgettext("card", "Skip")
VERB = pgettext("verb", "Skip")
DRAWN = ngettext("{number} card", "{number} cards")


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalog = Catalog(locale="nl")
    catalog.add("red", "rood")
    catalog.add("Skip", "Sla over", context="card")
    catalog.add("Skip", "overslaan", context="verb")
    catalog.add(("{number} card", "{number} cards"), ("{number} kaart", "{number} kaarten"))
    compiled = tmp_path / "nl" / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
    compiled.parent.mkdir(parents=True)
    with compiled.open("wb") as file:
        write_mo(file, catalog)
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)


def test_english_is_there_without_a_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "LOCALE", tmp_path / "nowhere")
    assert languages() == ("en",)
    assert translate(_("red"), translator("en")) == "red"


@pytest.mark.usefixtures("dutch")
def test_a_compiled_catalogue_is_a_language() -> None:
    assert languages() == ("en", "nl")
    assert translate(_("red"), translator("nl")) == "rood"


@pytest.mark.parametrize("lang", ["xx", "EN", "", "../en"])
@pytest.mark.usefixtures("dutch")
def test_an_unknown_language_is_refused_with_the_list_of_those_there_are(lang: str) -> None:
    with pytest.raises(ValueError, match="there is en, nl"):
        translator(lang)


@pytest.mark.usefixtures("dutch")
def test_what_has_no_translation_yet_stays_english() -> None:
    assert translate(_("yellow"), translator("nl")) == "yellow"


@pytest.mark.usefixtures("dutch")
def test_a_context_tells_two_uses_of_a_word_apart() -> None:
    assert translate(CARD, translator("nl")) == "Sla over"
    assert translate(VERB, translator("nl")) == "overslaan"
    assert translate(CARD, translator("en")) == translate(VERB, translator("en")) == "Skip"


@pytest.mark.usefixtures("dutch")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_number_chooses_the_form(lang: str) -> None:
    one, several = {
        "en": ("{number} card", "{number} cards"),
        "nl": ("{number} kaart", "{number} kaarten"),
    }[lang]
    assert translate(DRAWN, translator(lang), 1) == one
    assert translate(DRAWN, translator(lang), 2) == several
    assert translate(DRAWN, translator(lang), 0) == several


def test_a_text_with_a_plural_can_not_be_said_without_a_number() -> None:
    with pytest.raises(TypeError, match="needs a number"):
        translate(DRAWN, translator("en"))
