"""The first page of the site of files alone."""

import re

import pytest

from tests.export.test_html import Reader
from tests.locale.languages import LANGUAGES
from uno_kart_lab.library import case
from uno_kart_lab.site import first_page, language_page, replays
from uno_kart_lab.site.shelf import SHELF


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_leads_to_each_game_by_its_title(lang: str) -> None:
    page = Reader(first_page(lang, "../notebooks"))
    links = [link["href"] for link in page.all("a")]
    for case_id in SHELF:
        assert f"{case_id}.html" in links
        assert case(case_id, lang).title in page.text


def test_each_game_is_a_file_that_needs_no_other() -> None:
    made = dict(replays("en"))
    assert list(made) == [f"{case_id}.html" for case_id in SHELF]
    for page in made.values():
        assert "default-src 'none'" in page


def test_it_leads_to_the_notebooks_in_the_language_that_is_read() -> None:
    page = Reader(first_page("nl", "../notebooks"))
    links = [str(link["href"]) for link in page.all("a")]
    leading = [link for link in links if link.startswith("../notebooks/")]
    assert leading[0] == "../notebooks/index.html?lang=nl"
    assert "../notebooks/play.html?lang=nl" in leading


def test_it_leads_to_itself_in_every_language() -> None:
    page = Reader(first_page("nl", "../notebooks"))
    there = {str(link["lang"]): link for link in page.all("a") if "lang" in link}
    assert set(there) == set(LANGUAGES)
    assert there["ko"]["href"] == "../ko/index.html"
    assert [lang for lang, link in there.items() if "aria-current" in link] == ["nl"]


def test_nothing_comes_from_elsewhere() -> None:
    for page in (first_page("en", "../notebooks"), language_page()):
        assert re.findall(r"""(?:src|href)=["'](?:\w+:|//)|url\(|@import""", page) == []


def test_the_root_leads_to_each_language_without_a_script() -> None:
    page = Reader(language_page())
    assert {link["href"] for link in page.all("a")} == {f"{lang}/index.html" for lang in LANGUAGES}
