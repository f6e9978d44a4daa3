"""The app's pages come in the visitor's language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from unittest.mock import Mock

import pytest
import requests
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from tests.app_process import COMMAND, App, running_app
from uno_kart_lab import spoken
from uno_kart_lab.environment import LANGUAGE
from uno_kart_lab.i18n import translate, translator
from uno_kart_lab.lessons import lesson
from uno_kart_lab.lessons.words import WELCOME_HELP
from uno_kart_lab.server.languages import LANGUAGE_COOKIE, visitors_language
from uno_kart_lab.server.settings import in_language

LESSON = "voila/render/lesson-1-deck.ipynb"
FIRST = "voila/render/index.ipynb"
# Outputs stand in the page as JSON.
HELP = {
    lang: json.dumps(translate(WELCOME_HELP, translator(lang)))[1:-1] for lang in ("en", "ko", "cs")
}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    with running_app() as running:
        yield running


def request(query: str = "", cookie: str = "", accepted: str = "") -> HTTPServerRequest:
    headers = HTTPHeaders({"Host": "lab", "Accept-Language": accepted, "Cookie": cookie})
    line = RequestStartLine("GET", f"/?{query}", "HTTP/1.1")
    return HTTPServerRequest(start_line=line, headers=headers, connection=Mock())


@pytest.fixture(autouse=True)
def _nothing_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spoken, "_chosen", [])
    monkeypatch.delenv(LANGUAGE, raising=False)


def test_the_address_goes_before_what_was_chosen_and_that_before_the_app_and_the_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert visitors_language(request()) == "en"
    assert visitors_language(request(accepted="fr, nl;q=0.5")) == "nl"
    monkeypatch.setenv(LANGUAGE, "cs")
    assert visitors_language(request(accepted="nl")) == "cs"
    cookie = f"other=1; {LANGUAGE_COOKIE}=ko"
    assert visitors_language(request(cookie=cookie, accepted="nl")) == "ko"
    assert visitors_language(request("lang=nl", cookie)) == "nl"
    assert visitors_language(request("lang=xx", f"{LANGUAGE_COOKIE}=xx")) == "cs"


def page_language(page: str) -> str:
    found = re.search(r'<html lang="(\w+)"', page)
    assert found
    return found[1]


def page_word(lang: str) -> str:
    """Say what a page says where there is no JavaScript."""
    word: str = in_language(lang).TemplateExporter.filters["page_word"](None, "no_script")
    return word


def test_prose_and_the_page_itself_come_as_the_address_asks(app: App) -> None:
    page = requests.get(f"{app.url}{LESSON}?lang=nl").text
    assert page_language(page) == "nl"
    assert repr(lesson("deck", "nl").opening()) in page
    assert repr(lesson("deck", "en").opening()) not in page


def test_the_first_page_that_waits_is_for_those_who_speak_its_language(app: App) -> None:
    english = requests.get(app.url + FIRST).content.decode()
    assert page_language(english) == "en"
    wanted = {"Accept-Language": "ko-KR"}
    korean = requests.get(app.url + FIRST, headers=wanted).content.decode()
    assert page_language(korean) == "ko"
    assert HELP["ko"] in korean
    assert HELP["ko"] not in english
    # Of the template, which is compiled but once.
    assert page_word("en") in english
    assert page_word("ko") in korean


def test_the_command_says_what_the_app_speaks() -> None:
    with running_app([*COMMAND, "--lang", "cs"]) as app:
        page = requests.get(app.url + FIRST, headers={"Accept-Language": "nl"}).text
    assert page_language(page) == "cs"
    assert HELP["cs"] in page
