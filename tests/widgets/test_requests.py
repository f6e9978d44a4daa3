from typing import Any

import pytest

from uno_kart_lab.arrangement import Arrangement
from uno_kart_lab.files import InputError
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.options import QUICK
from uno_kart_lab.widgets.requests import (
    Act,
    Arrange,
    Arrangeable,
    Compare,
    Export,
    Go,
    Hello,
    Name,
    NewGame,
    Next,
    Open,
    ReadAs,
    read_request,
)

NEW = {"do": "new", "players": ["Ana", "Ben"], "rules": {"preset": "quick"}, "seed": "7"}


@pytest.mark.parametrize(
    ("content", "request_"),
    [
        (
            {"do": "act", "node": 3, "action": {"seat": 1, "do": "play", "card": "R5"}},
            Act(3, Play(1, CARDS["R5"])),
        ),
        ({"do": "next", "node": 3}, Next(3)),
        ({"do": "go", "to": "back"}, Go("back", None)),
        ({"do": "go", "to": 12}, Go(12, None)),
        ({"do": "go", "to": 12, "event": 3}, Go(12, 3)),
        (
            {"do": "arrange", "node": 3, "seat": 1, "card": "r5", "for": "WB"},
            Arrange(3, Arrangement(1, CARDS["R5"], CARDS["WB"])),
        ),
        (
            {"do": "arrange", "node": 3, "seat": None, "for": "WB"},
            Arrange(3, Arrangement(None, None, CARDS["WB"])),
        ),
        ({"do": "arrangeable", "node": 3, "seat": None}, Arrangeable(3, None)),
        ({"do": "open", "text": "{}\n"}, Open("{}\n")),
        ({"do": "hello"}, Hello()),
        ({"do": "export", "what": "html"}, Export("html")),
        ({"do": "name", "node": 3, "text": ""}, Name(3, "")),
        ({"do": "compare", "node": 3, "other": 5}, Compare(3, 5)),
        ({"do": "read_as", "reader": "teacher", "event": -1}, ReadAs("teacher", -1)),
        ({"do": "read_as", "reader": "1", "event": 2}, ReadAs(1, 2)),
        (NEW, NewGame(("Ana", "Ben"), QUICK, 7, None)),
        (NEW | {"dealer": 1}, NewGame(("Ana", "Ben"), QUICK, 7, 1)),
        (NEW | {"seed": str(2**63 - 1)}, NewGame(("Ana", "Ben"), QUICK, 2**63 - 1, None)),
    ],
    ids=str,
)
def test_what_the_page_asks_is_read(content: Any, request_: object) -> None:
    assert read_request(content, seats=2) == request_


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("next", "input"),
        ({}, "do"),
        ({"do": "win"}, "do"),
        ({"do": "next", "node": "3"}, "node"),
        ({"do": "next", "node": 3, "more": 1}, "more"),
        ({"do": "go", "to": "nowhere"}, "to"),
        ({"do": "read_as", "reader": "2", "event": 0}, "reader"),
        ({"do": "read_as", "reader": True, "event": 0}, "reader"),
        ({"do": "go", "to": -1}, "to"),
        ({"do": "go", "to": True}, "to"),
        ({"do": "go", "to": 1, "event": None}, "event"),
        ({"do": "arrange", "node": 0, "seat": 2, "card": "R5", "for": "G7"}, "seat"),
        ({"do": "arrange", "node": 0, "seat": None, "card": "R5", "for": "G7"}, "card"),
        ({"do": "arrange", "node": 0, "seat": 1, "for": "G7"}, "card"),
        ({"do": "arrange", "node": 0, "seat": None}, "for"),
        ({"do": "arrangeable", "node": 0, "seat": 2}, "seat"),
        ({"do": "open", "text": {}}, "text"),
        ({"do": "hello", "node": 0}, "node"),
        ({"do": "export", "what": "pdf"}, "what"),
        ({"do": "name", "node": 0, "text": "x" * 101}, "text"),
        ({"do": "name", "node": 0, "text": "a\nb"}, "text"),
        ({"do": "compare", "node": 0}, "other"),
        ({"do": "act", "node": 0, "action": {"seat": 5, "do": "draw"}}, "action.seat"),
        ({"do": "act", "node": 0, "action": {"seat": 0, "do": "play", "card": "R"}}, "action.card"),
        ({"do": "act", "node": 0, "action": []}, "action"),
        (NEW | {"players": ["Ana"]}, "players"),
        (NEW | {"players": ["Ana", "Ana"]}, "players[1]"),
        (NEW | {"players": ["Ana", " "]}, "players[1]"),
        (NEW | {"players": ["Ana", "B\nen"]}, "players[1]"),
        (NEW | {"seed": "-1"}, "seed"),
        (NEW | {"seed": "1e3"}, "seed"),
        (NEW | {"seed": "\u0663"}, "seed"),
        (NEW | {"seed": str(2**63)}, "seed"),
        (NEW | {"seed": "9" * 30}, "seed"),
        (NEW | {"dealer": 2}, "dealer"),
        (NEW | {"rules": {"options": {"draw": 1}}}, "rules.options.draw"),
    ],
    ids=str,
)
def test_anything_else_is_refused_with_the_place(content: Any, place: str) -> None:
    with pytest.raises(InputError) as refused:
        read_request(content, seats=2)
    assert str(refused.value).startswith(f"{place}:")
    assert "\n" not in str(refused.value)
