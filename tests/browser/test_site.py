"""The first page of the site of files alone, as it is seen."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from uno_kart_lab.site import first_page


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_it_fits_and_axe_finds_nothing_wrong(
    page: Page, tmp_path: Path, width: int, scheme: str
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    (tmp_path / "index.html").write_text(first_page("mr", ".."), "utf-8")
    page.goto((tmp_path / "index.html").as_uri())
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page, "html") == []
