"""What the page is told of a node."""

from typing import Any

import pytest

from tests.page.test_messages import scene
from uno_kart_lab.page.entries import tree_message
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseTarget,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import CARDS, Colour


def entry(actions: list[Action], **scenario: Any) -> dict[str, Any]:
    """Give the entry of the last of the actions."""
    game = scene(**scenario)
    for action in actions:
        game.act(action)
    nodes = tree_message(game, "teacher", "en")["tree"]["nodes"]
    last: dict[str, Any] = nodes[-1]
    return last


HANDS = [["WB", "W+4", "R5", "R6"], ["B1", "R7", "B3"], ["Y1", "Y2"]]
BOX = {"hands": HANDS, "discard": ["R9"], "turn": 0, "stock": ["Y6", "G1", "G2"]}
WD4 = {"hands": HANDS, "discard": ["G9"], "turn": 0}
LAST_TWO = {"hands": [["R5", "R6"], ["B1", "R7"], ["Y1"]], "discard": ["R9"], "turn": 0}
WILD = Play(0, CARDS["W+4"], Colour.RED)
HOUSE = {
    "hands": [["R+2", "R+2", "G1", "G2"], ["B+2", "G1", "B3"], ["R7", "R0", "Y2"]],
    "discard": ["R9"],
    "turn": 0,
    "rules": {
        "preset": "standard",
        "options": {"stacking": "same", "seven_zero": True, "jump_in": True},
    },
}
DRAW_TWO = Play(0, CARDS["R+2"])

MARKED = [
    ([Play(0, CARDS["WB"])], BOX, ["box"]),
    ([WILD], WD4, []),
    ([WILD, Challenge(1)], WD4, ["challenge"]),
    ([WILD, Accept(1)], WD4, []),
    ([Play(0, CARDS["R5"], say_uno=True)], LAST_TWO, ["uno"]),
    ([Play(0, CARDS["R5"])], LAST_TWO, ["uno"]),
    ([Play(0, CARDS["R5"]), SayUno(0)], LAST_TWO, ["uno"]),
    ([Play(0, CARDS["R5"]), CatchUno(1, 0)], LAST_TWO, ["uno"]),
    ([Play(0, CARDS["R5"])], LAST_TWO | {"hands": [["R5"], ["B1"], ["Y1"]]}, ["round_end"]),
    ([Play(0, CARDS["WB"])], BOX | {"hands": [["WB"], ["B1"], ["Y1"]]}, ["box", "round_end"]),
    ([Play(0, CARDS["R5"])], BOX, []),
    ([DRAW_TWO], HOUSE, []),
    ([DRAW_TWO, Play(1, CARDS["B+2"])], HOUSE, ["house_rule"]),
    ([DRAW_TWO, Accept(1), Play(2, CARDS["R7"])], HOUSE, []),
    ([DRAW_TWO, Accept(1), Play(2, CARDS["R7"]), ChooseTarget(2, 0)], HOUSE, ["house_rule"]),
    ([DRAW_TWO, Accept(1), Play(2, CARDS["R0"])], HOUSE, ["house_rule"]),
    ([DRAW_TWO, Accept(1), Play(0, CARDS["R+2"])], HOUSE, ["house_rule"]),
]


@pytest.mark.parametrize(("actions", "scenario", "marks"), MARKED)
def test_what_is_looked_for_in_a_long_game_is_marked(
    actions: list[Action], scenario: dict[str, Any], marks: list[str]
) -> None:
    assert entry(actions, **scenario)["marks"] == marks


def test_an_entry_tells_who_did_what_after_which() -> None:
    assert entry([WILD, Accept(1)], **WD4) == {
        "node": 2,
        "parent": 1,
        "seat": 1,
        "text": "Ben accepts the Wild Draw Four.",
        "action": {"seat": 1, "do": "accept"},
        "arrange": None,
        "marks": [],
    }


def test_the_start_has_no_words() -> None:
    start = tree_message(scene(**WD4), "teacher", "en")["tree"]["nodes"][0]
    assert {name: start[name] for name in ("parent", "seat", "text", "action")} == {
        "parent": None,
        "seat": None,
        "text": "",
        "action": None,
    }
