import json
from dataclasses import replace
from typing import Any

import pytest

from tests.playing import play_on
from uno_kart_lab.files import read_scenario
from uno_kart_lab.frames import table
from uno_kart_lab.game import Game
from uno_kart_lab.page.book import NAMES
from uno_kart_lab.page.messages import state_message
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import CARDS, DECK
from uno_kart_lab.rules.engine import legal_actions, start_game
from uno_kart_lab.rules.options import RoundsGame, RuleSet
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.values import changed
from uno_kart_lab.views import TABLE, TEACHER, Reader

MOST_BYTES = 16 * 1024
COUNTERS = ("node", "parent", "step", "number", "cause")


def scene(**scenario: Any) -> Game:
    """Give a game that begins at a prepared position."""
    scenario.setdefault("players", ["Ana", "Ben", "Chi"][: len(scenario["hands"])])
    position = read_scenario({"format": "uno-kart-scenario/1", **scenario}).position
    return Game(Step(None, position, (), position))


def state(game: Game, reader: Reader = TEACHER) -> dict[str, Any]:
    return state_message(game, reader, "en", 0)


def size(message: dict[str, Any]) -> int:
    return len(json.dumps(message).encode())


def without_counters(message: Any) -> Any:
    match message:
        case dict():
            return {
                key: without_counters(value)
                for key, value in message.items()
                if key not in COUNTERS
            }
        case list():
            return [without_counters(value) for value in message]
        case _:
            return message


@pytest.mark.parametrize("reader", [TEACHER, TABLE, 3])
def test_a_step_of_ten_players_is_a_small_message(reader: Reader) -> None:
    game = Game(start_game(NAMES, seed=1))
    sizes = [size(state(game, reader))]
    for _ in range(250):
        play_on(game, 1)
        sizes.append(size(state(game, reader)))
    assert max(sizes) < MOST_BYTES


def lightning_among_ten(turned_up: str) -> Game:
    """Return a game of ten players with large hands, where a box turned up this card, Lightning."""
    deck = [card.code for card in DECK]
    for card in ("WB", turned_up, "G7"):
        deck.remove(card)
    game = scene(
        players=[name * 20 for name in NAMES],
        hands=[["WB", *deck[:9]], *(deck[10 * seat : 10 * seat + 10] for seat in range(1, 10))],
        discard=["G7"],
        turn=0,
        stock=[turned_up, *deck[100:]],
    )
    game.act(Play(0, CARDS["WB"]))
    return game


def test_lightning_among_ten_players_with_large_hands_is_a_small_message() -> None:
    assert size(state(lightning_among_ten("B5"))) < MOST_BYTES


@pytest.mark.rule("SEVEN-2")
@pytest.mark.parametrize("reader", [TEACHER, 3])
def test_ten_large_hands_that_are_passed_on_are_a_small_message(reader: Reader) -> None:
    deck = [card.code for card in DECK]
    for card in ("G0", "G7"):
        deck.remove(card)
    game = scene(
        players=[name * 20 for name in NAMES],
        hands=[["G0", *deck[:10]], *(deck[10 * seat : 10 * seat + 10] for seat in range(1, 10))],
        discard=["G7"],
        turn=0,
        rules={"preset": "standard", "options": {"seven_zero": True}},
    )
    game.act(Play(0, CARDS["G0"]))
    assert size(state(game, reader)) < MOST_BYTES


def test_the_same_step_is_the_same_message_however_long_the_game_has_gone_on() -> None:
    played = []
    position = scene(hands=[["R5", "G1"], ["B1"], ["Y1"]], discard=["R7"], turn=0).position
    for earlier in (10, 1000):
        game = Game(start_game(NAMES[:3], RuleSet(game_end=RoundsGame(1000)), seed=5))
        play_on(game, earlier)
        here = changed(position, moment=game.position.moment)
        game.nodes[game.at] = replace(game.node, step=Step(None, here, (), here))
        game.act(Play(0, CARDS["R5"]))
        played.append(state(game))
    short, long = played
    assert long["step"] > short["step"] + 900
    assert without_counters(long) == without_counters(short)


def test_frames_change_the_table_into_the_one_after_the_step() -> None:
    game = Game(start_game(NAMES[:4], seed=4))
    for _ in range(60):
        play_on(game, 1)
        message = state(game)
        shown = dict(message["base"])
        for frame in message["frames"]:
            shown.update(frame["set"])
        assert shown == table(game.position)


@pytest.mark.parametrize("reader", [TABLE, 0, 2])
def test_a_reader_is_sent_no_card_of_another_hand(reader: Reader) -> None:
    game = Game(start_game(NAMES[:3], seed=8))
    for _ in range(80):
        play_on(game, 1)
        message = state(game, reader)
        tables = [message["base"], *(frame["set"] for frame in message["frames"])]
        for shown in tables:
            for seat in set(range(3)) - {reader}:
                assert set(shown.get(f"hand{seat}", [])) <= {"??"}
        assert {choice["seat"] for choice in message["legal"]} <= {reader}


def test_all_that_is_legal_is_offered_in_words() -> None:
    game = Game(start_game(NAMES[:4], seed=2))
    message = state(game)
    assert len(message["legal"]) == len(legal_actions(game.position))
    assert all(choice["text"] for choice in message["legal"])


@pytest.mark.rule("UNO-1")
def test_a_play_that_leaves_one_card_is_offered_with_uno_and_without() -> None:
    game = scene(hands=[["R5", "G1"], ["B1"], ["Y1"]], discard=["R7"], turn=0)
    plays = [choice for choice in state(game)["legal"] if choice["do"] == "play"]
    assert [(play["card"], play["say_uno"]) for play in plays] == [("R5", True), ("R5", False)]
    assert "UNO" in plays[0]["text"]


def test_other_plays_do_not_speak_of_uno() -> None:
    game = scene(hands=[["R5", "R6", "G1"], ["B1"], ["Y1"]], discard=["R7"], turn=0)
    assert all("say_uno" not in choice for choice in state(game)["legal"])


@pytest.mark.rule("JUMP-1", "UNO-1")
@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (TEACHER, ["Chi jumps in with the red 5 and says UNO", "Chi jumps in with the red 5"]),
        (2, ["Jump in with the red 5 and say UNO", "Jump in with the red 5"]),
        (0, []),
        (TABLE, []),
    ],
)
def test_who_can_jump_in_is_told_to_whoever_may_know(reader: Reader, said: list[str]) -> None:
    rules = {"preset": "standard", "options": {"jump_in": True}}
    hands = [["Y5", "Y6", "Y7"], ["B1", "B2"], ["R5", "G1"]]
    game = scene(hands=hands, discard=["R5"], turn=0, rules=rules)
    jumps = [choice for choice in state(game, reader)["legal"] if choice["seat"] == 2]
    assert [jump["text"] for jump in jumps] == said
    assert [jump["say_uno"] for jump in jumps] == [True, False][: len(said)]


@pytest.mark.rule("SCORE-1", "DECK-3")
def test_a_score_is_added_up_for_whoever_may_see_the_cards() -> None:
    game = scene(hands=[["R5"], ["B1", "RS"], ["W+4"]], discard=["R7"], turn=0)
    game.act(Play(0, CARDS["R5"]))

    def added(reader: Reader) -> list[str]:
        frames = state(game, reader)["frames"]
        return next(frame["details"] for frame in frames if frame["kind"] == "points_scored")

    assert added(TEACHER) == ["Ben: 20 + 1 = 21", "Chi: 50 = 50"]
    assert added(2) == ["Chi: 50 = 50"]


def test_the_frame_to_show_first_is_one_of_the_step() -> None:
    game = Game(start_game(NAMES[:4], seed=2))
    assert state_message(game, TEACHER, "en", 99)["event"] == len(state(game)["frames"]) - 1


def test_before_anything_has_happened_there_is_no_frame_to_show() -> None:
    assert state(scene(hands=[["R5"], ["B1"]], discard=["R7"], turn=0))["event"] == -1
