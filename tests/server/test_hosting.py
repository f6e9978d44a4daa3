import pytest

from uno_kart_lab.server import hosting

PAGES = ["index.ipynb", "lesson-1-deck.ipynb"]


@pytest.mark.parametrize(
    ("given", "base"),
    [("/", "/"), ("", "/"), ("lab", "/lab/"), ("/lab", "/lab/"), ("/user/a.b@c/", "/user/a.b@c/")],
)
def test_a_base_url_begins_and_ends_with_a_slash(given: str, base: str) -> None:
    assert hosting.base_url(given) == base


@pytest.mark.parametrize("given", ["http://x/", "/a b/", "/a?b/", "/(a|b)/", "/a//b/"])
def test_what_is_no_path_is_no_base_url(given: str) -> None:
    with pytest.raises(hosting.BadHosting, match="--base-url"):
        hosting.base_url(given)


def test_kernels_wait_for_the_pages_that_are_named() -> None:
    asked = hosting.waiting(["index=3", "lesson-1-deck=0"], PAGES)
    assert asked == {"index.ipynb": 3, "lesson-1-deck.ipynb": 0}
    assert hosting.waiting([], PAGES) == hosting.KERNELS_WAITING


@pytest.mark.parametrize("given", ["index", "index=", "index=x", "play=1", "../index=1"])
def test_what_is_no_page_and_number_is_refused(given: str) -> None:
    with pytest.raises(hosting.BadHosting, match="--waiting"):
        hosting.waiting([given], PAGES)


@pytest.mark.parametrize("given", ["*", "https://moodle.example.org", "https://*.example.org:8443"])
def test_a_site_may_show_the_pages(given: str) -> None:
    assert list(hosting.embedded_in([given])) == [given]


@pytest.mark.parametrize(
    "given", ["example.org", "https://a; script-src *", "https://a/b", "'self'"]
)
def test_what_is_no_site_is_refused(given: str) -> None:
    with pytest.raises(hosting.BadHosting, match="--embedded-in"):
        hosting.embedded_in([given])
