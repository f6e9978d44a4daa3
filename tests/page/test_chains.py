"""A chain of Item Boxes, as the page is sent it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.narration.games import random_games
from tests.playing import play_on
from tests.rules.dsl import B, R, put, table
from uno_kart_lab.game import Game, Node
from uno_kart_lab.page.book import NAMES
from uno_kart_lab.page.chains import STEPS_SENT, write_chain
from uno_kart_lab.page.messages import state_message
from uno_kart_lab.rules.actions import Action, CatchUno, ChooseColour, ChooseTarget, Draw, NextRound
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TABLE, TEACHER, Reader

MOST_BYTES = 16 * 1024


def game_from(position: Position) -> Game:
    return Game(Step(None, position, (), position))


def game_after(position: Position, *actions: Action) -> Game:
    game = game_from(position)
    for action in actions:
        game.act(action)
    return game


def steps(game: Game, reader: Reader = TEACHER) -> list[dict[str, Any]]:
    chain = write_chain(game, reader)
    assert chain is not None
    steps: list[dict[str, Any]] = chain["steps"]
    return steps


def box_on_box(stock: str, boxes: int = 3) -> Game:
    """Have Ana hold so many boxes and two cards more, and play one after the other."""
    hand = " ".join(["WB"] * boxes)
    position = table(f"{hand} R1 R2", "B1 B2", "Y1 Y2", top="G7", stock=stock)
    return game_after(position, *[put(0, "WB")] * boxes)


@pytest.mark.rule("ITEM-5")
def test_a_chain_goes_over_all_the_steps_that_it_took() -> None:
    game = box_on_box("R2 R3 Y6 G2 G3")
    assert write_chain(game, TEACHER) == {
        "number": 1,
        "seat": 0,
        "steps": [
            {
                "node": 1,
                "link": 1,
                "box": [0, "WB"],
                "card": [1, "R2"],
                "item": [2, "mushroom"],
                "again": [3],
            },
            {
                "node": 2,
                "link": 2,
                "box": [0, "WB"],
                "card": [1, "R3"],
                "item": [2, "mushroom"],
                "again": [3],
            },
            {
                "node": 3,
                "link": 3,
                "box": [0, "WB"],
                "card": [1, "Y6"],
                "item": [2, "banana"],
                "draws": [[3, 2, "G2", "G3"]],
            },
        ],
    }


@pytest.mark.rule("ITEM-5")
def test_of_the_steps_to_come_a_chain_tells_nothing() -> None:
    game = box_on_box("R2 R3 Y6 G2 G3")
    game.go(2)
    assert [step["node"] for step in steps(game)] == [1, 2]


@pytest.mark.rule("ITEM-1")
def test_a_lone_box_is_a_chain_of_one() -> None:
    assert [step["link"] for step in steps(box_on_box("Y6 G2 G3", boxes=1))] == [1]


@pytest.mark.rule("ITEM-2")
@pytest.mark.parametrize("card", ["R+2", "RR", "RS", "W+4", "WB"])
def test_the_action_of_the_card_turned_up_is_told_as_ignored(card: str) -> None:
    (step,) = steps(box_on_box(f"{card} G2 G3 G4", boxes=1))
    assert step["card"] == [1, card]
    assert step["ignored"] == [2, "ITEM-2"]


@pytest.mark.rule("ITEM-2")
def test_a_number_turned_up_has_no_action_to_ignore() -> None:
    (step,) = steps(box_on_box("R2 G2", boxes=1))
    assert "ignored" not in step


@pytest.mark.rule("ITEM-LIGHTNING")
def test_who_drew_what_is_told_one_by_one() -> None:
    (step,) = steps(box_on_box("B2 G2 G3", boxes=1))
    assert step["draws"] == [[3, 1, "G2"], [4, 2, "G3"]]
    assert step["again"] == [5]


@pytest.mark.rule("ITEM-LIGHTNING")
def test_a_reader_is_told_which_card_was_drawn_if_it_is_the_readers_own() -> None:
    game = box_on_box("B2 G2 G3", boxes=1)
    assert steps(game, TABLE)[0]["draws"] == [[3, 1, "??"], [4, 2, "??"]]
    assert steps(game, 2)[0]["draws"] == [[3, 1, "??"], [4, 2, "G3"]]


@pytest.mark.rule("ITEM-LIGHTNING", "STOCK-2")
def test_a_draw_for_which_no_card_is_left_is_told_without_a_card() -> None:
    position = table("WB R1", "B1", "Y1", "Y2", top="G7", stock="B2")
    (step,) = steps(game_after(position, put(0, "WB")))
    # The box and the card under it are reshuffled, and are all there is to draw.
    *drawn, missed = step["draws"]
    assert {card for _, _, card in drawn} == {"G7", "WB"}
    assert missed == [6, 3]


@pytest.mark.rule("ITEM-SHELL")
def test_the_choice_of_a_target_belongs_to_its_box() -> None:
    game = box_on_box("R2 G6 Y3", boxes=2)
    assert steps(game)[-1]["item"] == [2, "shell"]
    game.act(ChooseTarget(0, 2))
    assert steps(game)[1:] == [
        {"node": 2, "link": 2, "box": [0, "WB"], "card": [1, "G6"], "item": [2, "shell"]},
        {"node": 3, "link": 2, "target": [0, 2], "draws": [[1, 2, "Y3"]]},
    ]


@pytest.mark.rule("ITEM-BOBOMB")
def test_the_choice_of_a_colour_belongs_to_its_box() -> None:
    game = box_on_box("WB Y3 Y4", boxes=1)
    game.act(ChooseColour(0, B))
    assert steps(game) == [
        {
            "node": 1,
            "link": 1,
            "box": [0, "WB"],
            "card": [1, "WB"],
            "ignored": [2, "ITEM-2"],
            "item": [3, "bobomb"],
            "draws": [[4, 0, "Y3", "Y4"]],
        },
        {"node": 2, "link": 1, "colour": [0, "blue"]},
    ]


@pytest.mark.rule("ITEM-5")
def test_a_chain_is_over_when_the_next_player_acts() -> None:
    game = box_on_box("Y6 G2 G3", boxes=1)
    game.act(Draw(1))
    assert write_chain(game, TEACHER) is None


@pytest.mark.rule("ITEM-5")
def test_an_extra_turn_without_a_box_is_no_part_of_the_chain() -> None:
    game = box_on_box("R2 G6 Y3", boxes=1)
    game.act(put(0, "R1"))
    assert write_chain(game, TEACHER) is None


@pytest.mark.rule("WD4-1")
def test_a_wild_draw_four_in_an_extra_turn_ends_the_chain_though_its_answer_is_awaited() -> None:
    game = game_after(
        table("WB W+4 R1 R2", "B1 B2", "Y1", top="G7", stock="R2 G6"),
        put(0, "WB"),
        put(0, "W+4", R),
    )
    assert write_chain(game, TEACHER) is None


@pytest.mark.rule("ITEM-5", "TURN-3")
def test_a_box_drawn_in_an_extra_turn_goes_on_with_the_chain() -> None:
    game = box_on_box("R2 WB Y6 G2 G3", boxes=1)
    game.act(Draw(0))
    assert [step["node"] for step in steps(game)] == [1]
    game.act(put(0, "WB"))
    assert [(step["node"], step["link"]) for step in steps(game)] == [(1, 1), (3, 2)]


@pytest.mark.rule("UNO-2")
def test_being_caught_in_an_extra_turn_does_not_break_the_chain() -> None:
    game = game_after(
        table("WB R1", "B1 B2", "Y1", top="G7", stock="R2 G6 G5"), put(0, "WB"), CatchUno(1, 0)
    )
    assert [step["node"] for step in steps(game)] == [1]


@pytest.mark.rule("ITEM-5")
def test_another_players_chain_is_another_chain() -> None:
    game = game_after(
        table("WB R1 R2", "WB B1 B2", "Y1", top="G7", stock="Y6 G2 G3 Y7 G4 G5"),
        put(0, "WB"),
        put(1, "WB"),
    )
    chain = write_chain(game, TEACHER)
    assert chain is not None
    assert (chain["number"], chain["seat"]) == (2, 1)
    assert [(step["node"], step["link"]) for step in chain["steps"]] == [(2, 1)]


@pytest.mark.rule("ITEM-5")
def test_a_chain_of_the_round_before_is_another_chain() -> None:
    last_box = table("WB", "B1 B2", "Y1", top="G7", stock="Y6 G2 G3")
    game = game_after(last_box, put(0, "WB"), NextRound(0))
    assert write_chain(game, TEACHER) is None
    deal = game.at
    while write_chain(game, TEACHER) is None:
        play_on(game)
    chain = write_chain(game, TEACHER)
    assert chain is not None
    assert chain["number"] == 1
    assert min(step["node"] for step in chain["steps"]) > deal


def test_a_chain_follows_the_line_of_the_game_that_it_is_on() -> None:
    game = box_on_box("R2 R3 Y6 G2 G3")
    game.go(1)
    game.act(Draw(0))
    assert [step["node"] for step in steps(game)] == [1]
    game.go(3)
    assert [step["node"] for step in steps(game)] == [1, 2, 3]


def told_of_chains(step: Step, number: int) -> set[tuple[str, int]]:
    """Give what of a step has to be in a chain, with its places."""
    parts = {
        "CardPlayed": "box",
        "CardTurnedUp": "card",
        "ActionIgnored": "ignored",
        "ItemActivated": "item",
        "TargetChosen": "target",
        "ColourChosen": "colour",
        "TurnBegun": "again",
        "CardsDrawn": "draws",
        "DrawDropped": "draws",
    }
    return {
        (parts[kind], at)
        for at, event in enumerate(step.events)
        if event.reason.chain == number
        and (kind := type(event).__name__) in parts
        and getattr(event, "extra", True)
    }


def parts_of(step: dict[str, Any]) -> set[tuple[str, int]]:
    facts = {name: [fact] for name, fact in step.items() if name not in ("node", "link", "draws")}
    facts["draws"] = step.get("draws", [])
    return {(name, fact[0]) for name, all_facts in facts.items() for fact in all_facts}


@pytest.mark.rule("ITEM-5")
def test_whatever_comes_of_a_box_is_in_its_chain() -> None:
    found = 0
    for step in random_games(games=16):
        game = game_from(step.before)
        game.nodes[0] = Node(None, step, 0)
        chain = write_chain(game, TEACHER)
        if chain is None:
            assert not any(event.reason.chain for event in step.events)
        elif chain["steps"]:
            assert parts_of(chain["steps"][-1]) == told_of_chains(step, chain["number"])
            found += 1
    assert found > 50


def test_of_a_chain_without_end_only_the_last_steps_are_sent() -> None:
    game = box_on_box("R2 " * 40, boxes=2 * STEPS_SENT)
    links = [step["link"] for step in steps(game)]
    assert links == list(range(STEPS_SENT + 1, 2 * STEPS_SENT + 1))


@pytest.mark.rule("ITEM-LIGHTNING")
@pytest.mark.parametrize("name", ["{name}", "{name} of a long name" + "x" * 180])
@pytest.mark.parametrize("reader", [TEACHER, 0])
def test_the_longest_chain_of_lightnings_among_ten_is_a_small_message(
    reader: Reader, name: str
) -> None:
    position = table(
        "WB " * STEPS_SENT + "R1 R2",
        *["R+2 Y+2"] * 9,
        top="G7",
        stock=" ".join(["B+2", *["W+4"] * 9] * STEPS_SENT),
        players=tuple(name.format(name=one)[:200] for one in NAMES),
    )
    game = game_from(position)
    for _ in range(STEPS_SENT):
        game.act(put(0, "WB"))
        assert len(json.dumps(state_message(game, reader, "en", 0)).encode()) < MOST_BYTES
    assert len(steps(game)) == STEPS_SENT
