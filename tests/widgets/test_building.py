"""A position that is being built is judged as a file is, and what is in the way is said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uno_kart_lab import InputError, Lab
from uno_kart_lab.files import read_scenario
from uno_kart_lab.files.at import At
from uno_kart_lab.rules.cards import CARDS, COPIES
from uno_kart_lab.widgets.building import checked, draft_of

DRAFT: dict[str, Any] = {
    "title": "A puzzle",
    "rules": {"preset": "standard", "options": {}},
    "players": ["Ana", "Ben", "Chi"],
    "dealer": 0,
    "turn": 1,
    "direction": "left",
    "colour": None,
    "last_actor": None,
    "hands": [["R5", "B+2"], ["WB", "R1"], ["b7"]],
    "discard": ["G7"],
    "stock": ["R+2", "Y2"],
    "rest": False,
    "scores": [0, 0, 0],
    "round": 1,
    "seed": "7",
}


def judged(**changes: Any) -> dict[str, Any]:
    return checked(At("", {**DRAFT, **changes}), "en")


def fault(**changes: Any) -> tuple[str, str]:
    error = judged(**changes)["error"]
    return error["place"], error["text"]


def position(told: dict[str, Any]) -> Any:
    return read_scenario(told["scenario"]).position


def test_a_draft_that_stands_becomes_a_scenario_file() -> None:
    told = judged()
    assert told["error"] is None
    after = position(told)
    assert (after.turn, after.players) == (1, ("Ana", "Ben", "Chi"))
    assert [card.code for card in after.stock] == ["R+2", "Y2"]
    assert told["stock"] == 2


def test_what_can_be_done_first_is_told_in_words() -> None:
    legal = judged(hands=[["R5"], ["WB", "R1", "Y3"], ["B7"]])["legal"]
    assert {(choice["do"], choice.get("card")) for choice in legal} == {
        ("play", "WB"),
        ("draw", None),
    }
    assert all(choice["text"] for choice in legal)


def test_the_copies_left_are_counted_over_every_place() -> None:
    left = judged()["left"]
    assert list(left) == list(CARDS)
    used = sum(COPIES.values()) - sum(left.values())
    assert used == 8
    assert (left["B7"], left["WB"], left["G7"]) == (1, 7, 1)


def test_copies_are_counted_though_something_is_in_the_way() -> None:
    told = judged(hands=[["R5"], [], ["??", 7]])
    assert told["error"] is not None
    assert told["left"]["R5"] == COPIES[CARDS["R5"]] - 1


@pytest.mark.parametrize(
    ("changes", "place", "text"),
    [
        ({"hands": [["R5"], [], ["B7"]]}, "hands[1]", "Ben: everybody holds at least one card."),
        (
            {"hands": [["R0", "r0"], ["G1"], ["B7"]]},
            "hands[0][1]",
            "Ana: red 0 is laid more often than the deck has it: 1.",
        ),
        ({"hands": [["R5"], ["Q9"], ["B7"]]}, "hands[1][0]", "Ben: Q9 is no card code."),
        ({"discard": ["G7", "7G"]}, "discard[1]", "Discard pile: 7G is no card code."),
        ({"stock": ["x" * 50]}, "stock[0]", "Stock: xxxxxxxxxxxx is no card code."),
        (
            {"discard": ["G7", "WB"]},
            "colour",
            "The top card is a wild: choose the colour that was named for it.",
        ),
        (
            {"discard": [], "stock": ["W+4"]},
            "stock",
            "The stock has no card that can open the round.",
        ),
        (
            {"players": ["Ana", "Ana", "Chi"]},
            "players[1]",
            "Player 2: a name is needed that no other player has.",
        ),
        (
            {"scores": [0, 500, 0]},
            "scores[1]",
            "Points of Ben: from 0, and fewer than end the game.",
        ),
        ({"last_actor": 1}, "last_actor", "Whose turn it is can't have taken the turn before."),
    ],
)
def test_what_is_in_the_way_is_said_with_its_place(
    changes: dict[str, Any], place: str, text: str
) -> None:
    told = judged(**changes)
    assert told["error"] == {"place": place, "text": text}
    assert (told["scenario"], told["legal"]) == (None, [])


@pytest.mark.parametrize("key", ["seed", "rest", "turn", "hands", "round", "rules", "title"])
def test_what_a_page_would_never_send_is_refused_where_it_stands(key: str) -> None:
    place, text = fault(**{key: 1.5})
    assert place == key
    assert text.startswith(f"This can't be read. {key}: ")


def test_a_colour_is_asked_for_where_the_top_card_is_wild_alone() -> None:
    assert judged(discard=["wb"], colour="red")["wild"]
    assert position(judged(discard=["wb"], colour="red")).colour.value == "red"
    assert not judged(colour="red")["wild"]
    assert position(judged(colour="red")).colour.value == "green"


def test_without_a_discard_pile_the_stock_opens_the_round() -> None:
    told = judged(discard=[], stock=["G7", "R1"], colour="red", turn=2, last_actor=0)
    assert told["error"] is None
    assert read_scenario(told["scenario"]).opened is False


def test_below_the_cards_listed_come_all_others_shuffled() -> None:
    stock = position(judged(rest=True)).stock
    assert [card.code for card in stock[:2]] == ["R+2", "Y2"]
    assert len(stock) == sum(COPIES.values()) - 6
    assert stock == position(judged(rest=True)).stock
    assert stock != position(judged(rest=True, seed="8")).stock


def test_a_whole_shuffled_stock_is_told_by_its_seed() -> None:
    told = judged(rest=True, stock=[])
    assert "stock" not in json.loads(told["scenario"])
    assert told["stock"] == sum(COPIES.values()) - 6


def test_the_largest_seed_stays_exact() -> None:
    told = judged(rest=True, stock=[], seed=str(2**63 - 1))
    assert json.loads(told["scenario"])["seed"] == 2**63 - 1


def test_a_position_of_a_game_comes_back_as_it_was() -> None:
    lab = Lab()
    draft = draft_of(lab._showing)
    assert (draft.pop("reader"), draft.pop("then")) == (
        "teacher",
        {"seat": 0, "do": "play", "card": "WB"},
    )
    told = checked(At("", draft), "en")
    assert told["error"] is None
    built, shown = position(told), lab.position
    for part in ("hands", "discard", "stock", "turn", "direction", "scores", "dealer", "round"):
        assert getattr(built, part) == getattr(shown, part)


def test_the_middle_of_an_action_is_no_position_to_build_on() -> None:
    lab = Lab()
    lab.game.go(lab.game.line()[-2])
    assert lab.position.awaiting.seat == 0
    with pytest.raises(InputError, match="An action is still being carried out"):
        draft_of(lab._showing)


codes = st.sampled_from(["R5", "wb", "W+4", "??", "", "R5\n"])
things = st.none() | st.booleans() | st.integers(-2, 3) | codes | st.just({}) | st.lists(codes)
changes = st.dictionaries(
    st.sampled_from([*DRAFT, "format", "actions", ""]), things | st.lists(things), max_size=4
)


@given(changes.map(lambda changed: {**DRAFT, **changed}) | things | changes)
def test_whatever_is_sent_is_judged(draft: Any) -> None:
    told = checked(At("", draft), "en")
    assert (told["error"] is None) == (told["scenario"] is not None)
    assert sorted(told["left"]) == sorted(CARDS)
    json.dumps(told)
