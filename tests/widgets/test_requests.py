from typing import Any

import pytest

from uno_kart_lab.files import InputError
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.options import QUICK
from uno_kart_lab.widgets.requests import Act, Go, NewGame, Next, ReadAs, read_request

NEW = {"do": "new", "players": ["Ana", "Ben"], "rules": {"preset": "quick"}, "seed": "7"}


@pytest.mark.parametrize(
    ("content", "request_"),
    [
        (
            {"do": "act", "node": 3, "action": {"seat": 1, "do": "play", "card": "R5"}},
            Act(3, Play(1, CARDS["R5"])),
        ),
        ({"do": "next", "node": 3}, Next(3)),
        ({"do": "go", "to": "back"}, Go("back")),
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
        ({"do": "read_as", "reader": 1, "event": 0}, "reader"),
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
