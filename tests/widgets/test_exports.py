"""The files that a page asks for."""

import pytest

from tests.widgets.page import Page
from uno_kart_lab import explain
from uno_kart_lab.export import write_html, write_markdown
from uno_kart_lab.export.replay import write_replay


def exported(page: Page, what: str) -> dict[str, str]:
    page.say(do="export", what=what)
    file: dict[str, str] = page.heard[-1]["file"]
    return file


@pytest.mark.parametrize("reader", ["teacher", "table", "2"])
def test_a_file_tells_the_line_up_to_the_action_shown_to_who_looks(page: Page, reader: str) -> None:
    page.say(do="read_as", reader=reader, event=0)
    before = page.lab.state
    session = page.lab.session
    told = explain(session, reader=reader)
    assert len(told["steps"]) == 1 + 6
    assert exported(page, "markdown") == {
        "name": "uno-kart-game.md",
        "type": "text/markdown",
        "text": write_markdown(told),
    }
    assert exported(page, "html") == {
        "name": "uno-kart-game.html",
        "type": "text/html",
        "text": write_html(told),
    }
    assert exported(page, "replay") == {
        "name": "uno-kart-game.replay.html",
        "type": "text/html",
        "text": write_replay(session, reader=reader),
    }
    assert page.lab.state is before


def test_a_branch_is_told_and_not_what_it_left(page: Page) -> None:
    page.act(seat=0, do="draw")
    text = exported(page, "markdown")["text"]
    assert "## 7. Ana draws a card" in text
    assert "Item Box" not in text.partition("## 7.")[2].partition("## The rules")[0]
