"""The pages that are shown in place of others."""

import re

import pytest

from tests.locale.languages import LANGUAGES
from uno_kart_lab.server.error_pages import error_page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("status", [403, 404, 500, 503])
def test_each_has_a_heading_of_its_own_and_leads_to_the_first_page(status: int, lang: str) -> None:
    page = error_page(status, lang, "/lab/")
    assert f'<html lang="{lang}">' in page
    assert len(re.findall("<h1>", page)) == 1
    assert '<a href="/lab/">' in page
    assert str(status) not in re.sub("<style>.*</style>|<svg.*?</svg>", "", page, flags=re.S)


def test_none_needs_another_file_or_a_script() -> None:
    page = error_page(503, "en", "/")
    assert re.findall(r'(?:src|url|@import)[=(]|<script|href="(?!data:|/"|")', page) == []
