"""What is asked of a step, and where: never after a sentence has told the answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.page.test_messages import MOST_BYTES, lightning_among_ten, scene, size
from tests.playing import play_on
from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import At
from uno_kart_lab.game import Game
from uno_kart_lab.page.asking import ANYTHING, Ask, Asked, ask_at, asked_at, item_of
from uno_kart_lab.page.book import NAMES
from uno_kart_lab.page.course import asks_of, lesson_of
from uno_kart_lab.page.messages import state_message
from uno_kart_lab.questions import Kind, fact_questions
from uno_kart_lab.rules.actions import Accept, ChooseTarget, Draw, Play
from uno_kart_lab.rules.cards import CARDS, DECK, Colour
from uno_kart_lab.rules.engine import start_game
from uno_kart_lab.rules.events import HandsPassedOn, HandsSwapped, JumpedIn, StackGrew
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.views import TABLE, TEACHER, Reader


def asks(*entries: str) -> Ask:
    ask = asks_of(list(entries))
    assert ask is not None
    return ask


def asked(game: Game, ask: Ask = ANYTHING, reader: Reader = TEACHER) -> tuple[Asked, ...]:
    return asked_at(game, reader, "en", ask)


def places(game: Game, *entries: str) -> list[tuple[str, int]]:
    return [(item_of(each.question), each.place) for each in asked(game, asks(*entries))]


def box(turned_up: str) -> Game:
    """Give a game in which Ana has just played an Item Box."""
    deck = [card.code for card in DECK]
    for card in ("WB", "R5", "G1", "G2", "B1", "B2", "G7", turned_up):
        deck.remove(card)
    game = scene(
        hands=[["WB", "R5"], ["G1", "G2"], ["B1", "B2"]],
        discard=["G7"],
        turn=0,
        stock=[turned_up, *deck],
    )
    game.act(Play(0, CARDS["WB"]))
    return game


@pytest.mark.rule("ITEM-BANANA", "ITEM-LIGHTNING", "ITEM-BOBOMB")
@pytest.mark.parametrize(
    ("card", "rule", "place"),
    [("Y5", "ITEM-BANANA", 1), ("B5", "ITEM-LIGHTNING", 1), ("W+4", "ITEM-BOBOMB", 2)],
)
def test_who_draws_is_asked_before_the_item_tells_it(card: str, rule: str, place: int) -> None:
    game = box(card)
    kinds = [type(event).__name__ for event in game.node.step.events]
    assert kinds[place + 1] == "ItemActivated"
    assert places(game, f"who_draws {rule}") == [(f"who_draws {rule}", place)]


@pytest.mark.rule("ITEM-MUSHROOM")
def test_whose_turn_it_is_is_asked_before_the_mushroom_tells_it() -> None:
    assert places(box("R5"), "next_turn ITEM-MUSHROOM") == [("next_turn ITEM-MUSHROOM", 1)]


@pytest.mark.rule("ACT-4")
def test_why_a_card_does_not_act_is_asked_before_it_is_told() -> None:
    assert places(box("Y+2"), "ACT-4") == [("why_no_action ACT-4", 1)]


@pytest.mark.rule("WD4-1", "ITEM-SHELL")
def test_what_an_action_says_itself_is_not_asked() -> None:
    game = scene(hands=[["W+4", "R5"], ["G1", "G2"], ["B1"]], discard=["G7"], turn=0)
    game.act(Play(0, CARDS["W+4"], Colour.RED))
    game.act(Accept(1))
    assert places(game, "WD4-1") == [("next_turn WD4-1", 1)]
    shell = box("G5")
    shell.act(ChooseTarget(0, 2))
    assert places(shell, "how_many ITEM-SHELL") == []


def test_at_each_place_there_is_one_question_and_no_sentence_before_it_is_the_answer() -> None:
    game = Game(start_game(NAMES[:4], seed=4))
    for _ in range(80):
        play_on(game)
        found = asked(game)
        last = len(game.node.step.events) - 1
        assert len({each.place for each in found}) == len(found)
        for each in found:
            assert -1 <= each.place <= last
            assert each.question.reveal == -1 or each.place < each.question.reveal
            assert each.question.reveal != -1 or each.place == last


def test_what_is_wanted_first_is_asked_where_several_could_be() -> None:
    one, other = "which_item DECK-2", "turned_up_action ITEM-2"
    assert places(box("Y+2"), one, other) == [(one, 1)]
    assert places(box("Y+2"), other, one) == [(other, 1)]


def test_a_rule_stands_for_all_its_questions() -> None:
    game = box("Y5")
    for each in asked(game, asks("ITEM-BANANA")):
        assert each.question.rule == "ITEM-BANANA"
    assert asked(game, asks("ITEM-BANANA"))
    assert asked(game, asks("ITEM-SHELL")) == ()


def test_facts_are_asked_where_the_game_starts_in_the_order_they_are_named_in() -> None:
    game = scene(hands=[["R5", "G1"], ["B1"], ["Y1"]], discard=["R7"], turn=0)
    ask = asks("copies DECK-1 WB", "ITEM-7", "deck_size DECK-1", "points_of_card DECK-3 W+4")
    found = [
        (item_of(each.question), each.question.draft.subject.card) for each in asked(game, ask)
    ]
    assert found == [
        ("copies DECK-1", CARDS["WB"]),
        ("all_draw_two ITEM-7", None),
        ("deck_size DECK-1", None),
        ("points_of_card DECK-3", CARDS["W+4"]),
    ]
    game.act(Draw(0))
    assert asked(game, ask) == ()


def test_each_fact_can_be_named() -> None:
    game = scene(hands=[["R5", "G1"], ["B1"], ["Y1"]], discard=["R7"], turn=0)
    for item in sorted({item_of(question) for question in fact_questions()}):
        (each,) = asked(game, asks(item))
        assert item_of(each.question) == item


@pytest.mark.rule("CHAL-1")
def test_what_was_asked_as_a_step_ended_is_not_asked_again_in_the_next() -> None:
    game = Game(start_game(NAMES[:3], seed=9))
    for _ in range(120):
        ended = {
            (item_of(each.question), each.question.ask)
            for each in asked(game)
            if each.question.reveal == -1
        }
        play_on(game)
        of_step = [each for each in asked(game) if each.question.reveal != -1]
        assert not ended & {(item_of(each.question), each.question.ask) for each in of_step}


@pytest.mark.parametrize("reader", [TABLE, 0, 2])
def test_only_what_a_reader_may_know_is_asked(reader: Reader) -> None:
    game = Game(start_game(NAMES[:3], seed=8))
    for _ in range(60):
        play_on(game)
        assert all(each.question.reader == reader for each in asked(game, reader=reader))


@pytest.mark.rule("STACK-3", "SEVEN-1", "JUMP-1")
def test_house_rules_are_played_while_something_is_asked() -> None:
    rules = RuleSet(stacking="any", seven_zero=True, jump_in=True)
    game = Game(start_game(NAMES[:4], seed=2, rules=rules))
    kinds = set()
    for _ in range(150):
        play_on(game)
        state_message(game, TEACHER, "en", 0, ANYTHING)
        kinds |= {type(event) for event in game.node.step.events}
    assert kinds >= {StackGrew, HandsSwapped, HandsPassedOn, JumpedIn}


def test_a_page_is_told_what_it_needs_and_nothing_when_nothing_is_asked() -> None:
    game = box("Y5")
    ask = asks("who_draws ITEM-BANANA")
    (question,) = state_message(game, TEACHER, "en", 0, ask)["questions"]
    assert {key: question[key] for key in ("id", "asked", "reveal", "kind", "rule", "ask")} == {
        "id": "who_draws ITEM-BANANA",
        "asked": 1,
        "reveal": 3,
        "kind": "who_draws",
        "rule": "ITEM-BANANA",
        "ask": "Who draws now?",
    }
    assert [set(choice) for choice in question["choices"]] == [
        {"text", "right", "why", "rule"}
    ] * len(question["choices"])
    assert [choice["text"] for choice in question["choices"] if choice["right"]] == ["Chi"]
    assert "questions" not in state_message(game, TEACHER, "en", 0)


@pytest.mark.parametrize("reader", [TEACHER, 3])
def test_a_step_of_ten_players_with_its_questions_is_a_small_message(reader: Reader) -> None:
    game = Game(start_game([name * 20 for name in NAMES], seed=1))
    sizes = []
    for _ in range(150):
        play_on(game)
        sizes.append(size(state_message(game, reader, "en", 0, ANYTHING)))
    assert max(sizes) < MOST_BYTES


def test_lightning_among_ten_players_is_a_small_message_with_its_questions_too() -> None:
    game = lightning_among_ten("B+2")
    assert size(state_message(game, TEACHER, "en", 0, ANYTHING)) < MOST_BYTES


@pytest.mark.parametrize(
    "given",
    [
        "ITEM-BANANA",
        None,
        7,
        [],
        [7],
        ["ITEM-TRUCK"],
        ["who_draws"],
        ["who_draws DECK-1"],
        ["no_such_kind DECK-1"],
        [" DECK-1"],
        ["copies DECK-1 "],
        ["copies DECK-1 R55"],
        ["copies DECK-1 R5 R5"],
        ["DECK-1 R5"],
        ["DECK-1"] * 101,
    ],
)
def test_what_can_not_be_asked_is_refused_in_one_line(given: Any) -> None:
    with pytest.raises(InputError) as refused:
        ask_at(At("ask", given))
    assert str(refused.value).startswith("ask")
    assert "\n" not in str(refused.value)


def test_a_cell_may_say_yes_or_no_or_give_any_sequence() -> None:
    assert asks_of(ask=False) is None
    assert asks_of(ask=True) == ANYTHING
    assert asks_of(("DECK-1",)) == asks_of(["DECK-1"])
    with pytest.raises(InputError, match=r"ask: \"DECK-1\" is not allowed"):
        asks_of("DECK-1")


def test_a_scene_is_a_lesson_and_a_number() -> None:
    assert lesson_of(None) is None
    given = {"lesson": "item-boxes", "scene": 2}
    assert lesson_of(given) == given
    for wrong in ({"lesson": "x"}, {"lesson": "", "scene": 1}, {"lesson": "x", "scene": 0}, "x"):
        with pytest.raises(InputError, match="lesson"):
            lesson_of(wrong)  # type: ignore[arg-type]


def test_the_last_scene_may_lead_to_another_notebook_and_nowhere_else() -> None:
    leads = {"says": "lesson", "link": "lesson-2-setting-up.ipynb"}
    given = {"lesson": "deck", "scene": 4, "onward": leads}
    assert lesson_of(given) == given
    for link in ("https://example.org/", "javascript:alert(1)", "../x.ipynb", "", 1, None):
        with pytest.raises(InputError, match=r"lesson\.onward\.link"):
            lesson_of(given | {"onward": leads | {"link": link}})
    with pytest.raises(InputError, match=r"lesson\.onward\.says"):
        lesson_of(given | {"onward": leads | {"says": "home"}})


def test_every_kind_has_a_name_that_fits_the_items_of_progress() -> None:
    assert all(kind.value.replace("_", "").isalpha() and len(kind.value) <= 40 for kind in Kind)
    json.dumps([kind.value for kind in Kind])
