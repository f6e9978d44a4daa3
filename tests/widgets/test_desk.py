"""The teacher's desk: what its page asks for is answered, whatever that is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.page import Page
from tests.widgets.test_building import DRAFT
from uno_kart_lab import Desk, InputError
from uno_kart_lab.environment import PUBLIC_URL
from uno_kart_lab.library import case, cases
from uno_kart_lab.loading import load
from uno_kart_lab.widgets import desk_answers


@pytest.fixture
def page() -> Page:
    return Page(Desk())


def told(page: Page, part: str, **request: Any) -> Any:
    page.heard.clear()
    page.say(**request)
    return page.heard[-1][part]


def asked(page: Page) -> list[tuple[str, int]]:
    return [(question["ask"], question["asked"]) for question in page.lab.state["questions"]]


def test_it_opens_on_a_prepared_position_with_something_to_ask(page: Page) -> None:
    assert page.lab.setup["title"] == case("banana-peel").title
    assert page.lab.state["forward"]
    page.next()
    assert asked(page)


def test_it_opens_on_a_file_that_is_given() -> None:
    assert Desk(case("skip").scenario).setup["title"] == case("skip").title


def test_a_draft_is_checked(page: Page) -> None:
    assert told(page, "checked", do="check", draft=DRAFT)["error"] is None


def test_the_table_is_taken_over(page: Page) -> None:
    draft = told(page, "draft", do="take_over")
    assert draft["hands"][0] == ["R3", "G9", "WB"]
    assert draft["then"] == {"seat": 0, "do": "play", "card": "WB"}


def test_the_middle_of_an_action_is_not_taken_over() -> None:
    page = Page(Desk(case("green-shell").scenario))
    page.next()
    assert told(page, "of", do="take_over") == "take_over"
    assert "still being carried out" in page.refusal["text"]


def test_a_case_that_is_opened_is_asked_about_by_what_it_shows(page: Page) -> None:
    page.say(do="open_case", id="skip")
    page.next()
    rules = {question["rule"] for question in page.lab.state["questions"]}
    assert rules <= set(case("skip").rules)
    assert rules


def test_a_position_that_is_laid_is_asked_about_by_what_is_done_next(page: Page) -> None:
    page.say(do="open", text=json.dumps(case("lightning").scenario))
    assert asked(page) == []
    page.next()
    assert asked(page)


def test_a_position_with_nothing_to_follow_is_asked_about_by_itself(page: Page) -> None:
    page.say(do="open", text=json.dumps(case("lightning").scenario | {"actions": []}))
    assert [place for _, place in asked(page)] == [-1]


def test_who_turned_asking_off_is_not_asked(page: Page) -> None:
    page.say(do="ask", on=False)
    page.say(do="open_case", id="skip")
    assert "questions" not in page.lab.state


def test_of_each_case_something_can_be_asked() -> None:
    page = Page(Desk())
    for each in cases():
        page.say(do="open_case", id=each.id)
        assert told(page, "posed", do="pose", game=None, question=0), each.id
        places = [place for _, place in asked(page)]
        assert page.lab.state["event"] in places, each.id


def test_each_question_that_is_listed_is_asked_at_its_place() -> None:
    page = Page(Desk())
    for name in ("banana-peel", "opening-skip", "bluff-found-out", "uno-caught"):
        page.say(do="open_case", id=name)
        excerpt = told(page, "excerpt", do="excerpt")
        for number, question in enumerate(excerpt["questions"]):
            told(page, "posed", do="pose", game=excerpt["game"], question=number)
            assert (question["ask"], page.lab.state["event"]) in asked(page), (name, number)
            page.say(do="open", text=excerpt["game"])


def test_a_question_is_asked_in_the_game_that_is_on(page: Page) -> None:
    excerpt = told(page, "excerpt", do="excerpt")
    number = page.lab.setup["number"]
    told(page, "posed", do="pose", game=excerpt["game"], question=0)
    assert page.lab.setup["number"] == number


def test_where_nothing_more_can_be_asked_that_is_said(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_answers, "asked_at", lambda *_: ())
    page.say(do="pose", game=None, question=0)
    assert page.refusal["text"].startswith("From here on nothing comes that can be asked.")


def test_an_excerpt_is_the_position_on_the_table(page: Page) -> None:
    page.next()
    excerpt = told(page, "excerpt", do="excerpt")
    assert load(excerpt["game"]).game.position.hands == page.lab.position.hands
    assert excerpt["title"] == case("banana-peel").title


def test_a_handout_has_the_questions_that_were_chosen(page: Page) -> None:
    excerpt = told(page, "excerpt", do="excerpt")
    sheets = [{"game": excerpt["game"], "questions": [5, 13]}]
    for form, name in (("html", "uno-kart-handout.html"), ("markdown", "uno-kart-handout.md")):
        file = told(page, "handout", do="handout", form=form, sheets=sheets)
        assert file["name"] == name
        assert "Who draws now?" in file["text"]
        assert "What happens first" not in file["text"]


def test_a_question_that_is_not_there_is_refused(page: Page) -> None:
    excerpt = told(page, "excerpt", do="excerpt")
    sheets = [{"game": excerpt["game"], "questions": [150]}]
    assert told(page, "of", do="handout", form="html", sheets=sheets) == "handout"
    assert told(page, "of", do="pose", game=excerpt["game"], question=150) == "pose"


def test_a_code_for_everybody_has_no_note(page: Page) -> None:
    code = told(page, "code", do="code", link="https://lab.example.org/voila/render/play.ipynb#g")
    assert "<svg" in code["svg"]
    assert code["note"] == ""


def test_a_code_for_one_network_says_so(page: Page) -> None:
    code = told(page, "code", do="code", link="http://192.168.1.20:8866/voila/render/play.ipynb")
    assert code["note"] == "Only who is in the same network as 192.168.1.20 can open it."


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "teacher-pc"])
def test_a_code_that_no_phone_could_follow_is_refused_with_advice(page: Page, host: str) -> None:
    page.say(do="code", link=f"http://{host}:8866/voila/render/play.ipynb#game=x")
    assert host in page.refusal["text"]
    assert "--public-url" in page.refusal["text"]


def test_a_link_that_no_code_holds_is_refused(page: Page) -> None:
    page.say(do="code", link="https://lab.example.org/#game=" + "a" * 4000)
    assert page.refusal["text"].startswith("This game is too long for a code.")


def test_the_public_address_is_told_to_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Desk(public_url="https://lab.example.org").desk == {"public": "https://lab.example.org/"}
    monkeypatch.setenv(PUBLIC_URL, "https://other.example.org/")
    assert Desk().desk == {"public": "https://other.example.org/"}
    monkeypatch.setenv(PUBLIC_URL, "")
    assert Desk().desk == {"public": None}


def test_a_public_address_that_is_none_is_refused() -> None:
    with pytest.raises(InputError, match=r"^public_url: "):
        Desk(public_url="http://localhost:8866/")


texts = st.text(max_size=20) | st.sampled_from(["http://a.org/", json.dumps(case("skip").scenario)])
values = st.none() | st.booleans() | st.integers(-1, 300) | texts | st.just([]) | st.just({})
sheets = st.fixed_dictionaries({"game": values, "questions": st.lists(values, max_size=3)})
requests = st.one_of(
    st.fixed_dictionaries({"do": st.just("check"), "draft": values}),
    st.fixed_dictionaries({"do": st.just("take_over")}),
    st.fixed_dictionaries({"do": st.just("excerpt")}),
    st.fixed_dictionaries({"do": st.just("pose"), "game": values, "question": values}),
    st.fixed_dictionaries(
        {"do": st.just("handout"), "form": st.just("html") | values}
        | {"sheets": st.lists(sheets | values, max_size=2) | values}
    ),
    st.fixed_dictionaries({"do": st.just("code"), "link": values}),
    st.dictionaries(st.sampled_from(["do", "game", "link"]), values, max_size=3),
    values,
)


@given(st.lists(requests, max_size=4))
def test_every_request_is_answered(said: list[Any]) -> None:
    page = Page(Desk())
    for content in said:
        before = len(page.heard)
        page.lab._handle_custom_msg(content, [])
        assert len(page.heard) > before
    json.dumps(page.lab.state)
