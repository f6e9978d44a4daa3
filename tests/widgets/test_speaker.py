"""What only speaks, and is asked for another language."""

from __future__ import annotations

from typing import Any

import pytest

from uno_kart_lab import spoken
from uno_kart_lab.lessons import Course
from uno_kart_lab.widgets.languages import Languages
from uno_kart_lab.widgets.speaker import Speaker

SPEAKERS = [(Course, "course"), (Languages, "speech")]


@pytest.fixture(autouse=True)
def nothing_is_chosen_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spoken, "_chosen", [])


@pytest.mark.parametrize(("kind", "trait"), SPEAKERS)
def test_a_wish_is_granted_for_all_that_is_made_from_then_on(
    kind: type[Speaker], trait: str
) -> None:
    speaker = kind()
    before = getattr(speaker, trait)
    speaker._handle_custom_msg({"do": "speak", "lang": "nl"}, [])
    after = getattr(speaker, trait)
    assert (before["lang"], after["lang"]) == ("en", "nl")
    assert after["words"] != before["words"]
    assert getattr(kind(), trait)["lang"] == "nl"


@pytest.mark.parametrize(("kind", "trait"), SPEAKERS)
@pytest.mark.parametrize("wish", [{"do": "speak", "lang": "tlh"}, {"do": "next"}, None])
def test_what_is_no_wish_is_refused_in_the_language_that_is_spoken(
    kind: type[Speaker], trait: str, wish: object
) -> None:
    speaker = kind("nl")
    heard: list[Any] = []
    speaker.send = heard.append
    speaker._handle_custom_msg(wish, [])
    (refused,) = heard
    assert "toegestaan" in refused["refusal"]["text"]
    assert getattr(speaker, trait)["lang"] == "nl"
