"""The list of the lessons, and the first minute."""

from __future__ import annotations

import re

from tests.lessons.asked import LESSONS
from tests.lessons.table import ROOT
from uno_kart_lab.files.at import At
from uno_kart_lab.lessons import Course, welcome
from uno_kart_lab.lessons.welcome import ASKED, CHAIN
from uno_kart_lab.loading import load
from uno_kart_lab.page.asking import ask_at, asked_at
from uno_kart_lab.rules.events import CardPlayed, CardTurnedUp, ItemActivated


def test_the_page_is_told_every_lesson_and_how_many_scenes_it_has() -> None:
    told = Course().course["lessons"]
    assert [(each["lesson"], each["link"], each["scenes"]) for each in told] == [
        (each.id, each.notebook, len(each.scenes)) for each in LESSONS
    ]


def test_every_link_leads_to_a_notebook() -> None:
    told = Course().course
    links = {each["link"] for each in (*told["lessons"], *told["places"])}
    there = {path.name for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert links - there == set()


def test_where_it_is_only_read_the_list_is_text_with_links() -> None:
    bundle, _ = Course()._repr_mimebundle_()
    assert "5. [Item Boxes and chains](lesson-5-item-boxes.ipynb)" in bundle["text/markdown"]
    assert "- [The teacher’s desk](teach.ipynb): " in bundle["text/markdown"]


def test_the_first_minute_is_a_frame_with_a_title_that_asks_no_server() -> None:
    shown = welcome()._repr_html_()
    assert re.search(r'<iframe class="[\w-]+" title="[^"]+" srcdoc="', shown)
    assert "<script" not in shown


def test_the_third_press_asks_who_draws() -> None:
    """The first shows the box, the second what it turns up, and the third would show the item."""
    game = load(CHAIN).game
    game.go(1)
    kinds = [type(event) for event in game.node.step.events[:3]]
    assert kinds == [CardPlayed, CardTurnedUp, ItemActivated]
    ask = ask_at(At("ask", list(ASKED)))
    assert ask is not None
    first = asked_at(game, "teacher", "en", ask)[0]
    assert (first.place, first.question.ask) == (1, "Who draws now?")


def test_its_chain_is_three_boxes_long() -> None:
    game = load(CHAIN).game
    links = {e.reason.link for node in game.nodes for e in node.step.events if e.reason.chain}
    assert links == {1, 2, 3}
