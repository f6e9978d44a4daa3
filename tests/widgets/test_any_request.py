"""Whatever a page says, it is answered, and the game stays one that can be kept."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.page import Page
from tests.widgets.test_sources import PUZZLE, SESSION
from uno_kart_lab import Lab
from uno_kart_lab.loading import load

numbers = st.integers(-1, 4)
cards = st.sampled_from(["R5", "B5", "WB", "G9", "R1", "W+4", "??"])
values = numbers | cards | st.sampled_from([None, "teacher", "table", "last", "", [], {}, "draw"])
actions = st.fixed_dictionaries(
    {"seat": numbers, "do": st.sampled_from(["play", "draw", "pass", "say_uno", "choose_target"])},
    optional={"card": cards, "target": numbers, "say_uno": st.booleans()},
)
requests = st.one_of(
    st.fixed_dictionaries({"do": st.just("act"), "node": numbers, "action": actions | values}),
    st.fixed_dictionaries({"do": st.just("next"), "node": numbers}),
    st.fixed_dictionaries({"do": st.just("go"), "to": values}, optional={"event": numbers}),
    st.fixed_dictionaries({"do": st.just("read_as"), "reader": values, "event": numbers}),
    st.fixed_dictionaries({"do": st.just("ask"), "on": st.booleans() | values}),
    st.fixed_dictionaries(
        {"do": st.just("arrange"), "node": numbers, "seat": values, "for": cards},
        optional={"card": cards},
    ),
    st.fixed_dictionaries({"do": st.just("arrangeable"), "node": numbers, "seat": values}),
    st.fixed_dictionaries({"do": st.just("name"), "node": numbers, "text": st.text() | values}),
    st.fixed_dictionaries({"do": st.just("compare"), "node": numbers, "other": numbers}),
    st.fixed_dictionaries(
        {"do": st.just("open"), "text": st.text() | values | st.just(json.dumps(SESSION))}
    ),
    st.fixed_dictionaries({"do": st.just("hello")}),
    st.fixed_dictionaries(
        {"do": st.just("computers")},
        optional={"seats": values | st.lists(st.sampled_from(["random", "careful"]))},
    ),
    st.fixed_dictionaries({"do": st.just("odds"), "node": st.just(-1) | st.just("x") | st.none()}),
    st.dictionaries(st.text(max_size=4) | st.just("do"), values, max_size=3),
    values,
)


@given(st.lists(requests, max_size=8))
def test_every_request_is_answered(said: list[Any]) -> None:
    page = Page(Lab(PUZZLE))
    for content in said:
        page.lab._handle_custom_msg(content, [])
    assert all(len(message) in (1, 2) for message in page.heard)
    kept = page.lab.session
    assert load(json.dumps(kept)).game.nodes == page.lab.game.nodes
    json.dumps(page.lab.state)
