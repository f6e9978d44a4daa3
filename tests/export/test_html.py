"""The explained transcript as a page to print."""

import re
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.export.test_transcript import BOX, RECORD
from uno_kart_lab import explain
from uno_kart_lab.export import write_html

HOSTILE = "</table><script>alert(1)</script><img src=x onerror=alert(1)> \"'&amp; {0} $title"


class Reader(HTMLParser):
    """Reads a page: which elements it has, and what they say."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.said: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.said.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.said).split())

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def read(source: dict[str, Any], **asked: Any) -> Reader:
    return Reader(write_html(explain(source, **asked)))


def test_every_sentence_stands_beside_its_rule() -> None:
    explained = explain(BOX)
    page = write_html(explained)
    events = [event for step in explained["steps"] for event in step["events"]]
    rows = re.findall(r"<tr><td>(.*)</td><td>(.*)</td></tr>", page)
    assert [unescape(sentence) for sentence, _ in rows] == [event["text"] for event in events]
    for (_, rules), event in zip(rows, events, strict=True):
        assert f">{event['rule']}</a>" in rules


@pytest.mark.parametrize("source", [BOX, RECORD], ids=["scenario", "record"])
def test_the_page_is_whole_and_each_rule_that_is_cited_is_on_it(source: dict[str, Any]) -> None:
    page = read(source)
    assert page.open == []
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    cited = {str(link["href"]) for link in page.all("a")}
    assert cited
    assert {link.removeprefix("#") for link in cited} <= set(ids)


def test_the_table_is_drawn_at_the_start_and_at_the_end() -> None:
    pictures = [svg["aria-label"] for svg in read(BOX).all("svg") if "aria-label" in svg]
    start = ["red 3", "yellow 1", "Item Box", "blue 1", "blue 2", "green 1", "green 2", "blue 9"]
    assert pictures[: len(start)] == start
    assert pictures[-4:] == ["blue 9", "Item Box", "red Draw Two", "hidden card"]


def test_every_picture_is_on_the_page() -> None:
    page = read(BOX)
    drawn = {str(use["href"]).removeprefix("#") for use in page.all("use")}
    assert drawn <= {attributes["id"] for _, attributes in page.elements if "id" in attributes}


def test_a_reader_is_not_shown_what_it_may_not_know() -> None:
    page = read({**BOX, "actions": []}, reader=1)
    pictures = [svg["aria-label"] for svg in page.all("svg") if "aria-label" in svg]
    assert pictures[:5] == ["hidden card", "hidden card", "hidden card", "blue 1", "blue 2"]
    assert "Told to: Ben" in page.text
    assert "uk-card-R3" not in [symbol["id"] for symbol in page.all("symbol")]


def test_names_and_titles_are_text() -> None:
    page = read({**BOX, "title": HOSTILE, "players": [HOSTILE, "Ben", "Chi"]})
    assert page.open == []
    assert page.text.count(HOSTILE) > 5
    tags = {tag for tag, _ in page.elements}
    assert not tags & {"script", "img", "iframe", "object", "link"}
    assert not any(name.startswith("on") for _, attributes in page.elements for name in attributes)


def test_a_name_from_right_to_left_turns_only_itself_round() -> None:
    name = "\u05d0\u05d1 (1)\u202e"
    page = read({**BOX, "players": [name, "Ben", "Chi"]})
    assert "\u2068\u05d0\u05d1 (1)\u2069 plays an Item Box" in page.text
    assert "\u202e" not in page.text


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = write_html(explain(BOX))
    assert not re.search(r"""(?:src|href)=["'](?!#)|url\(|@import""", page)
    assert "default-src &#x27;none&#x27;" in page or "default-src 'none'" in page


def test_the_page_says_its_language_and_its_title() -> None:
    assert read(BOX).all("html") == [{"lang": "en"}]
    assert "<title>A box turns up a Draw Two</title>" in write_html(explain(BOX))
    assert "<title>A game of UNO Mario Kart, explained</title>" in write_html(explain(RECORD))


def test_a_position_alone_is_drawn_once() -> None:
    assert len(read({**BOX, "actions": []}).all("figure")) == 1
