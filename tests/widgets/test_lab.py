import subprocess
import sys
from typing import Any

import pytest

from tests.widgets.page import Page
from uno_kart_lab import Lab


@pytest.mark.rule("ITEM-1", "ITEM-2", "ITEM-5")
def test_the_lab_opens_just_before_a_chain_of_item_boxes(page: Page) -> None:
    assert page.lab.state["forward"]
    assert page.lab.state["event"] == len(page.lab.state["frames"]) - 1
    assert any(choice.get("card") == "WB" for choice in page.lab.state["legal"])
    kinds = []
    for _ in range(3):
        page.next()
        frames = page.lab.state["frames"]
        assert page.lab.state["event"] == 0
        assert frames[0]["marks"]["cards"] == ["WB"]
        kinds += [frame["kind"] for frame in frames]
    turned_up = [step["card"][1] for step in page.lab.state["chain"]["steps"]]
    assert turned_up == ["B+2", "RS", "G1"]
    assert kinds.count("action_ignored") == 2
    assert kinds.count("item_activated") == 3


def test_at_the_end_of_the_known_line_the_computer_plays_to_the_end_of_the_round(
    page: Page,
) -> None:
    while not page.lab.position.round_winner:
        page.next()
    assert page.heard == []
    assert page.lab.position.awaiting.seat is None


def test_an_action_of_the_page_is_done(page: Page) -> None:
    page.act(seat=0, do="draw")
    assert page.lab.state["entry"]["text"] == "Ana draws a card."
    assert page.lab.state["forward"] is False


def test_going_back_and_acting_again_keeps_what_was_known_when_it_is_the_same(page: Page) -> None:
    page.act(seat=0, do="play", card="WB")
    assert page.lab.state["forward"]


def test_an_illegal_action_is_answered_with_the_checks_and_changes_nothing(page: Page) -> None:
    before = page.lab.state
    page.act(seat=0, do="play", card="Y8")
    assert page.lab.state is before
    assert page.refusal["text"] == page.refusal["checks"][-1]["sentence"]
    assert [check["passed"] for check in page.refusal["checks"]] == [True, True, False]
    assert page.refusal["checks"][-1]["rule"] == "MATCH-1"


@pytest.mark.parametrize("content", [None, 7, "next", [], {"do": "next"}, {"do": {}}], ids=str)
def test_a_message_that_no_page_sends_is_answered_with_a_sentence(page: Page, content: Any) -> None:
    before = page.lab.state
    page.lab._handle_custom_msg(content, [])
    assert page.refusal["text"]
    assert page.refusal["checks"] == []
    assert page.lab.state is before


def test_a_refusal_says_what_kind_of_request_it_answers(page: Page) -> None:
    page.act(seat=0, do="play", card="Y8")
    page.say(do="new")
    page.say(do="win")
    page.say(do=[])
    assert [message["of"] for message in page.heard] == ["act", "new", "", ""]


def test_a_page_that_opens_is_told_all_that_has_been_played(page: Page) -> None:
    page.act(seat=0, do="draw")
    before = page.lab.state
    page.say(do="hello")
    nodes = page.tree["nodes"]
    assert [node["node"] for node in nodes] == list(range(12))
    assert [node["parent"] for node in nodes] == [None, *range(10), 6]
    assert nodes[0]["text"] == ""
    assert nodes[7]["text"] == "Ana plays an Item Box."
    assert nodes[11]["action"] == {"seat": 0, "do": "draw"}
    assert page.lab.state is before


def test_another_reader_and_a_new_game_are_told_with_their_tree(page: Page) -> None:
    page.say(do="read_as", reader="0", event=0)
    assert page.tree["nodes"][7]["text"] == "You play an Item Box."
    page.say(do="new", players=["Ana", "Ben"], rules={}, seed="1")
    assert len(page.tree["nodes"]) == 1


def test_a_second_click_on_a_step_that_is_gone_does_nothing(page: Page) -> None:
    node = page.lab.state["node"]
    page.next()
    after = page.lab.state
    page.say(do="next", node=node)
    page.say(do="act", node=node, action={"seat": 0, "do": "draw"})
    assert page.lab.state is after
    assert page.heard == []


def test_one_goes_through_the_game_by_actions(page: Page) -> None:
    steps = []
    for to in ("back", "first", "forward", "last", "forward"):
        page.say(do="go", to=to)
        steps.append((page.lab.state["step"], page.lab.state["back"], page.lab.state["forward"]))
    assert steps == [
        (5, True, True),
        (0, False, True),
        (1, True, True),
        (10, True, False),
        (10, True, False),
    ]


def test_the_beginning_of_the_game_is_shown_from_its_first_event_and_others_from_their_last(
    page: Page,
) -> None:
    page.say(do="go", to="first")
    assert page.lab.state["event"] == 0
    page.say(do="go", to="forward")
    assert page.lab.state["event"] == len(page.lab.state["frames"]) - 1


def test_another_reader_sees_the_same_event(page: Page) -> None:
    page.next()
    page.say(do="read_as", reader="1", event=4)
    assert page.lab.state["event"] == 4
    assert page.lab.state["reader"] == "1"
    assert page.lab.state["frames"][4]["text"].startswith("You draw")
    assert set(page.lab.state["base"]["hand0"]) == {"??"}


def test_a_new_game_is_dealt_as_asked(page: Page) -> None:
    page.say(
        do="new",
        players=["Ana", "<img src=x onerror=alert(1)>"],
        rules={"preset": "quick", "options": {"game_end": {"rounds": 2}}},
        seed="11",
        dealer=1,
    )
    assert page.refused == []
    assert page.lab.setup["players"][1] == "<img src=x onerror=alert(1)>"
    assert page.lab.setup["rules"] == {"preset": "quick", "options": {"game_end": {"rounds": 2}}}
    assert page.lab.state["base"]["dealer"] is not None
    assert page.lab.position.dealer == 1


def test_the_same_new_game_again_is_told_from_the_one_before(page: Page) -> None:
    game = {"players": ["Ana", "Ben"], "rules": {}, "seed": "1"}
    page.say(do="new", **game)
    first = page.lab.setup
    page.say(do="new", **game)
    assert page.lab.setup != first


def test_a_dealer_cannot_be_chosen_where_the_cards_decide(page: Page) -> None:
    page.say(do="new", players=["Ana", "Ben"], rules={}, seed="1", dealer=0)
    assert "dealer" in page.refusal["text"]


def test_a_reader_who_has_no_seat_in_a_new_game_becomes_the_teacher(page: Page) -> None:
    page.say(do="read_as", reader="3", event=0)
    page.say(do="new", players=["Ana", "Ben"], rules={}, seed="1")
    assert page.lab.state["reader"] == "teacher"


def test_a_missing_uno_is_caught_by_the_computer() -> None:
    page = Page(Lab(players=2, seed=3))
    while len(page.lab.position.hands[page.lab.position.turn]) != 2 or not any(
        choice.get("say_uno") is False and not choice.get("colour")
        for choice in page.lab.state["legal"]
    ):
        page.next()
    silent = next(c for c in page.lab.state["legal"] if c.get("say_uno") is False)
    page.act(**{key: value for key, value in silent.items() if key != "text"})
    if page.lab.position.uno_window is not None:
        page.next()
        assert page.lab.state["frames"][0]["kind"] == "uno_caught"


def test_the_widgets_import_nothing_heavy() -> None:
    heavy = "{'numpy', 'pandas', 'matplotlib', 'voila', 'jupyterlab', 'jupyter_server'}"
    code = f"import sys, uno_kart_lab.widgets; print(*({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
