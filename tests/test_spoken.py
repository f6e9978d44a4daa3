"""Which language is spoken: chosen, asked for, given to the app, or English."""

from __future__ import annotations

import pytest

from uno_kart_lab import spoken
from uno_kart_lab.environment import LANGUAGE, VISITOR_LANGUAGE


@pytest.fixture(autouse=True)
def _nothing_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (LANGUAGE, VISITOR_LANGUAGE, "QUERY_STRING"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(spoken, "_chosen", [])


def test_without_a_wish_it_is_english_and_not_settled() -> None:
    assert spoken.spoken() == "en"
    assert not spoken.is_settled()


def test_what_is_chosen_goes_before_the_visitor_s_wish_and_that_before_the_app_s(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(LANGUAGE, "nl")
    assert spoken.spoken() == "nl"
    monkeypatch.setenv("QUERY_STRING", "a=1&lang=ko")
    assert spoken.spoken() == "ko"
    monkeypatch.setenv(VISITOR_LANGUAGE, "cs")
    assert spoken.spoken() == "cs"
    spoken.speak("en")
    assert spoken.spoken() == "en"
    assert spoken.is_settled()


@pytest.mark.parametrize("query", ["", "lang=", "lang=xx", "lang=../en", "lang=%00", "language=nl"])
def test_a_language_that_is_not_there_is_not_asked_for(
    query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert spoken.asked_for(query) is None
    if "%00" not in query:
        monkeypatch.setenv("QUERY_STRING", query)
    assert spoken.spoken() == "en"


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("nl", "nl"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("KO-kr", "ko"),
        ("fr-FR, fr;q=0.9, cs;q=0.5, en;q=0.4", "cs"),
        ("en;q=0.4,cs;q=0.5", "cs"),
        ("nl;q=0,en", "en"),
        ("*", None),
        ("fr", None),
        ("", None),
        (",;q=,\x00", None),
        ("nl;q=2", None),
    ],
)
def test_of_the_languages_that_a_browser_accepts_the_one_it_likes_best_is_taken(
    accepted: str, lang: str | None
) -> None:
    assert spoken.preferred(accepted) == lang
