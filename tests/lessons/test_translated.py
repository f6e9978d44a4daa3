"""The prose of each lesson in each language, as current as the English is."""

from __future__ import annotations

import re

import pytest

from tests.locale.languages import TRANSLATED
from uno_kart_lab.lessons import COURSE, contents
from uno_kart_lab.lessons.contents import Section, digest, followed_line, stale_sections

LINK = re.compile(r"\]\(([^)]*)\)|`([^`]*)`")


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("lesson_id", COURSE)
def test_no_section_has_been_changed_since_it_was_translated(lesson_id: str, lang: str) -> None:
    assert stale_sections(lesson_id, lang) == []


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("lesson_id", COURSE)
def test_a_translation_has_the_same_sections_and_leads_to_the_same_places(
    lesson_id: str, lang: str
) -> None:
    english, translated = (
        contents._prose(contents._FOLDER / lesson_id, each) for each in ("en", lang)
    )
    assert len(translated) == len(english)
    for one, other in zip(english, translated, strict=True):
        assert one.title != other.title or one.title in ("Mushroom", "Banana Peel")
        assert sorted(LINK.findall(one.text)) == sorted(LINK.findall(other.text))
        assert one.text.count("\n\n") == other.text.count("\n\n")


@pytest.mark.parametrize("lesson_id", COURSE)
def test_a_lesson_without_a_translation_is_stale_as_a_whole(lesson_id: str) -> None:
    assert len(stale_sections(lesson_id, "xx")) == len(followed_line(lesson_id).split()) - 3


def test_a_word_makes_another_digest_of_a_section() -> None:
    assert digest(Section("A", "b c")) != digest(Section("A", "b d"))
    assert digest(Section("A", "b")) != digest(Section("C", "b"))
