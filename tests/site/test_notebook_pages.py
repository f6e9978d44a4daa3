"""What is put on the pages of the site's notebooks."""

from tests.locale.languages import LANGUAGES
from uno_kart_lab.site import page_script, page_settings
from uno_kart_lab.spoken import VISITOR_LANGUAGE


def test_the_script_is_no_module() -> None:
    script = page_script()
    assert "import {" not in script
    assert "export " not in script


def test_it_says_in_each_language_that_the_lab_starts() -> None:
    settings = page_settings()
    assert set(settings["starting"]) == set(LANGUAGES)
    assert all(settings["starting"].values())


def test_a_kernel_is_told_the_language_as_by_the_app() -> None:
    assert page_settings()["variable"] == VISITOR_LANGUAGE
