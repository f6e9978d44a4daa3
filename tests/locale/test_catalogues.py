"""Each language says everything, with the same facts in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from babel.messages.catalog import Message
from babel.messages.plurals import get_plural

from tests.locale.languages import (
    LANGUAGES,
    TRANSLATED,
    catalogue,
    english,
    messages,
    template,
    translations,
)
from uno_kart_lab import i18n

PLACEHOLDER = re.compile(r"\{\w+\}")
PARTICLE = re.compile(r"\}[”’]*(은|는|이|가|을|를|과|와|으로|로)(?![\w(])")


def key(message: Message) -> tuple[str | None, tuple[str, ...]]:
    return message.context, english(message)


def pairs(lang: str) -> Iterator[tuple[Message, str]]:
    """Each message with each of its forms."""
    for message in messages(catalogue(lang)):
        for form in translations(message):
            yield message, form


def test_there_are_six_languages() -> None:
    assert len(LANGUAGES) == 6
    assert set(i18n.languages()) == set(LANGUAGES)


def test_each_language_calls_itself_by_its_own_name() -> None:
    assert {
        lang: str(Locale(lang).get_language_name(lang)).capitalize() for lang in LANGUAGES
    } == i18n.OWN_NAMES


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_catalogue_has_what_the_sources_say_and_nothing_else(lang: str) -> None:
    assert {*map(key, messages(catalogue(lang)))} == {*map(key, messages(template()))}
    assert not catalogue(lang).obsolete


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_message_is_translated_in_all_its_forms(lang: str) -> None:
    forms = catalogue(lang).num_plurals
    for message in messages(catalogue(lang)):
        assert all(translations(message)), english(message)
        assert len(translations(message)) == (forms if message.pluralizable else 1)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_translation_is_a_guess(lang: str) -> None:
    assert not catalogue(lang).fuzzy
    assert not [message.id for message in messages(catalogue(lang)) if message.fuzzy]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_numbers_choose_their_forms_as_the_language_has_it(lang: str) -> None:
    assert catalogue(lang).plural_forms == get_plural(lang).plural_forms


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translation_has_the_placeholders_of_the_english(lang: str) -> None:
    for message, form in pairs(lang):
        wanted = {*PLACEHOLDER.findall(english(message)[-1])}
        there = {*PLACEHOLDER.findall(form)}
        # "One card" needs no number; whatever is said of the others does.
        last = form == translations(message)[-1]
        assert there == wanted if last else there <= wanted, (english(message), form)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translation_can_be_filled_and_begins_and_ends_like_the_english(lang: str) -> None:
    for message, form in pairs(lang):
        names = {name.strip("{}"): "x" for name in PLACEHOLDER.findall(english(message)[-1])}
        assert "{" not in i18n.fill(form, **names), form
        assert form == form.strip(), form


def test_a_korean_particle_after_a_placeholder_is_left_to_the_program() -> None:
    wrong = [form for _, form in pairs("ko") if PARTICLE.search(form)]
    assert not wrong
