"""Predict, then reveal: what happens is asked before it is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from tests.browser.lab_page import LabPage
from tests.browser.test_presenting import everything
from uno_kart_lab import Lab
from uno_kart_lab.export.replay import write_replay

KEPT = "uno-kart-lab progress"
LIGHTNING = ["who_draws ITEM-LIGHTNING"]
BANANA: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "players": ["Ana", "Ben", "Chi"],
    "turn": 0,
    "hands": [["WB", "R5", "Y3"], ["G1", "G2"], ["B7", "B8"]],
    "discard": ["G7"],
    "stock": ["Y5", "R1", "Y2", "B4"],
    "actions": [{"seat": 0, "do": "play", "card": "WB"}],
}


def lab_of(page: Page, **arguments: Any) -> LabPage:
    Alone(page, Lab(**arguments))
    return LabPage(page)


def question(page: Page) -> Locator:
    return page.get_by_role("group", name="What do you say?")


def answer(page: Page, text: str) -> Locator:
    return question(page).get_by_role("button", name=text)


def kept(page: Page) -> dict[str, Any]:
    progress: dict[str, Any] = json.loads(page.evaluate(f"localStorage.getItem('{KEPT}')") or "{}")
    return progress


@pytest.fixture
def asked(page: Page) -> LabPage:
    """Give a page that asks who draws for the Lightning."""
    lab = lab_of(page, ask=LIGHTNING)
    for _ in range(3):
        lab.next()
    expect(question(page)).to_be_hidden()
    lab.next_button.click()
    expect(question(page)).to_contain_text("Who draws now?")
    return lab


def test_nothing_is_asked_until_predict_is_pressed(page: Page) -> None:
    lab = lab_of(page)
    lab.next()
    lab.next_button.click()
    expect(question(page)).to_be_hidden()
    page.get_by_role("button", name="Predict", pressed=False).click()
    expect(page.get_by_role("button", name="Predict", pressed=True)).to_be_visible()
    lab.next_button.click()
    expect(question(page)).to_be_visible()


def test_turned_on_and_off_the_same_event_stays_in_sight(page: Page) -> None:
    lab = lab_of(page)
    first = lab.next()
    for _ in range(3):
        lab.next()
    told, mark = lab.sentence, lab.mark
    for pressed in (True, False):
        page.get_by_role("button", name="Predict").click()
        expect(page.get_by_role("button", name="Predict", pressed=pressed)).to_be_visible()
        assert (lab.sentence, lab.mark) == (told, mark)
    # And what was told before it still leads to its own place.
    lab.story.get_by_role("button", name=first).click()
    assert lab.sentence == first


@pytest.mark.rule("ITEM-LIGHTNING")
def test_a_wrong_answer_is_explained_with_the_rule_and_then_it_happens(
    page: Page, asked: LabPage
) -> None:
    answer(
        page,
        "Everyone",
    ).nth(1).click()
    expect(question(page)).to_contain_text("Not quite.")
    expect(question(page)).to_contain_text("Lightning spares whoever played the Item Box.")
    expect(answer(page, "Everyone but Ana the right answer")).to_be_visible()
    expect(answer(page, "Everyone your answer, which is wrong")).to_be_visible()
    expect(page.get_by_role("button", name="0 of 1 right")).to_be_visible()
    question(page).get_by_role("button", name="Lightning ITEM-LIGHTNING").last.click()
    expect(page.get_by_role("dialog", name="Lightning")).to_be_visible()
    page.keyboard.press("Escape")
    assert asked.next().startswith("The blue Draw Two shows Lightning")
    expect(question(page)).to_be_hidden()
    assert kept(page)["items"]["who_draws ITEM-LIGHTNING"]["wrong"] == 1


def test_a_right_answer_counts_and_is_read_out(page: Page, asked: LabPage) -> None:
    answer(page, "Everyone but Ana").click()
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Right. Blue.")
    expect(page.get_by_role("button", name="1 of 1 right")).to_be_visible()
    item = kept(page)["items"]["who_draws ITEM-LIGHTNING"]
    assert (item["box"], item["right"], item["wrong"]) == (2, 1, 0)
    assert asked.next_button.inner_text() == "Next"


@pytest.mark.rule("ACT-1")
def test_the_next_question_marks_its_own_answer_though_the_choices_read_alike(page: Page) -> None:
    hands = [["R+2", "R5", "Y3"], ["G1", "G2"], ["B7", "B8"]]
    played = [{"seat": 0, "do": "play", "card": "R+2"}]
    source = BANANA | {"hands": hands, "discard": ["R7"], "actions": played}
    lab = lab_of(page, source=source, ask=["who_draws ACT-1", "next_turn ACT-1"])
    lab.next()
    lab.next_button.click()
    answer(page, "Ben").click()
    expect(answer(page, "Ben the right answer")).to_be_visible()
    lab.next()
    lab.next_button.click()
    expect(question(page)).to_contain_text("Who has the next turn?")
    answer(page, "Ben").click()
    expect(answer(page, "Ben your answer, which is wrong")).to_be_visible()
    expect(answer(page, "Chi the right answer")).to_be_visible()


def test_nothing_of_the_answer_is_on_the_page(page: Page, asked: LabPage) -> None:
    seen = everything(page)
    for told in ("Lightning", "ITEM-LIGHTNING", "takes another turn", "yellow Reverse", "extra"):
        assert told not in seen
    assert "Everyone but Ana" in seen
    expect(asked.table).to_contain_text("Stock 82")
    expect(asked.choices).to_contain_text("Say first, then see.")


def test_whoever_does_not_want_to_answer_is_shown_it(page: Page, asked: LabPage) -> None:
    page.get_by_role("button", name="Show me").click()
    expect(question(page)).to_contain_text("The answer: Everyone but Ana")
    expect(page.get_by_role("button", name="of 1 right")).to_be_hidden()
    assert asked.next().startswith("The blue Draw Two shows Lightning")
    assert kept(page) == {}


def test_what_was_answered_is_not_asked_again_on_the_way_back(page: Page, asked: LabPage) -> None:
    answer(page, "Everyone but Ana").click()
    asked.next()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert asked.next().startswith("The blue Draw Two makes nobody draw")
    assert asked.next().startswith("The blue Draw Two shows Lightning")


def test_it_is_done_by_keyboard_alone_and_the_focus_stays(page: Page) -> None:
    lab = lab_of(page, ask=LIGHTNING)
    lab.next_button.focus()
    for frame in range(3):
        page.keyboard.press("Enter")
        expect(lab.story).to_have_attribute("data-shown", f"7.{frame}")
    page.keyboard.press("Enter")
    expect(question(page)).to_be_visible()
    expect(page.get_by_role("button", name="Show me")).to_be_focused()
    page.keyboard.press("1")
    expect(question(page)).to_contain_text("Right.")
    expect(lab.next_button).to_be_focused()
    page.keyboard.press("n")
    expect(question(page)).to_be_hidden()
    expect(lab.next_button).to_be_focused()


def test_a_choice_that_had_the_focus_gives_it_to_next(page: Page, asked: LabPage) -> None:
    answer(page, "Everyone but Ana").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(question(page)).to_contain_text("Not quite.")
    page.keyboard.press("n")
    expect(question(page)).to_be_hidden()
    expect(asked.next_button).to_be_focused()


def test_the_question_and_its_answers_are_read_out(asked: LabPage) -> None:
    expect(asked.story.locator("[aria-live=polite]")).to_have_text(
        "Who draws now? Answer 1: Everyone but Ana Answer 2: Everyone Answer 3: Ana Answer 4: Ben"
    )


@pytest.mark.rule("MATCH-1")
def test_what_may_be_played_is_asked_before_the_hand_shows_it(page: Page) -> None:
    lab = lab_of(page, ask=["may_play MATCH-1"])
    expect(question(page)).to_contain_text("May Ana play this card now: red 3?")
    expect(lab.hand).to_have_count(0)
    answer(page, "No, nothing on it matches.").click()
    expect(lab.hand).to_be_visible()
    lab.card("Item Box").click()
    expect(question(page)).to_be_hidden()
    assert lab.sentence.startswith("Ana plays an Item Box.")


@pytest.mark.rule("TURN-1")
def test_what_is_asked_before_an_action_begins_tells_nothing_of_it(page: Page) -> None:
    source = BANANA | {"actions": [{"seat": 0, "do": "draw"}], "stock": ["Y5", "R1"]}
    lab = lab_of(page, source=source, ask=["drawing TURN-1"])
    lab.next_button.click()
    expect(question(page)).to_contain_text("How many cards does Ana draw?")
    assert "draws a card" not in everything(page)
    expect(lab.table).to_contain_text("Stock 2")
    answer(page, "One card, whatever it is").click()
    assert lab.next().startswith("Ana draws")
    expect(lab.table).to_contain_text("Stock 1")


def test_run_by_itself_it_waits_for_the_answer(page: Page) -> None:
    lab = lab_of(page, ask=LIGHTNING)
    lab.next()
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Run by itself").click()
    expect(question(page)).to_be_visible()
    expect(page.get_by_role("button", name="Run by itself")).to_be_visible()
    assert lab.mark == "7.2"


def test_a_class_votes_and_sees_how_it_voted(page: Page, asked: LabPage) -> None:
    page.get_by_role("button", name="Projector").click()
    for _ in range(3):
        page.get_by_role("button", name="One vote more for answer 2").click()
    page.get_by_role("button", name="One vote more for answer 1").click()
    page.get_by_role("button", name="One vote fewer for answer 2").click()
    expect(page.get_by_role("img", name="Votes for answer 2: 2")).to_be_visible()
    expect(page.locator(".uk-vote-bar").first).to_be_hidden()
    page.keyboard.press("r")
    expect(question(page)).to_contain_text("The answer: Everyone but Ana")
    bars = page.locator(".uk-vote-bar")
    shares = bars.evaluate_all(
        "all => all.map(bar => Number(bar.style.getPropertyValue('--share')))"
    )
    assert shares == [pytest.approx(1 / 3), pytest.approx(2 / 3), 0, 0]
    assert kept(page) == {}
    assert asked.next().startswith("The blue Draw Two shows Lightning")


def test_covered_all_hands_stay_face_down_while_it_is_asked(page: Page) -> None:
    lab = lab_of(page, ask=LIGHTNING)
    lab.next()
    page.get_by_role("button", name="Cover").click()
    for _ in range(6):
        lab.next_button.click()
    expect(question(page)).to_contain_text("Who draws now?")
    expect(page.get_by_role("button", name="One vote more for answer 1")).to_be_visible()
    assert "red 3" not in everything(page)
    page.get_by_role("button", name="Show me").click()
    # What has been answered is not covered once more.
    assert lab.next().startswith("The blue Draw Two shows Lightning")
    assert lab.next() == "What happens now?"


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
def test_on_a_projector_question_and_answers_are_large_and_all_in_sight(
    page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    lab = lab_of(page, ask=["item_does ITEM-LIGHTNING"])
    page.get_by_role("button", name="Projector").click()
    lab.next()
    for _ in range(3):
        lab.next_button.click()
    expect(question(page)).to_be_visible()
    for place in page.locator(".uk-ask-place").all():
        expect(place).to_be_in_viewport(ratio=0.99)
    sizes = page.locator(".uk-ask-question, .uk-ask-choice").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= height / 30
    assert page.evaluate("() => document.querySelector('.uk-ask').scrollWidth") <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_question_and_its_answer_are_accessible_and_fit(
    page: Page, scheme: Any, width: int, height: int
) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": height})
    lab = lab_of(page, ask=["item_does ITEM-LIGHTNING"])
    lab.next()
    for _ in range(3):
        lab.next_button.click()
    expect(question(page)).to_be_visible()
    assert violations(page) == []
    answer(page, "Everyone draws 1 card.").click()
    expect(question(page)).to_contain_text("Not quite.")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="0 of 1 right").click()
    expect(page.get_by_role("dialog", name="What you know")).to_be_visible()
    assert violations(page) == []


@pytest.mark.usefixtures("asked")
def test_what_one_knows_is_saved_and_opened_as_a_file(page: Page, tmp_path: Path) -> None:
    answer(page, "Everyone but Ana").click()
    page.get_by_role("button", name="1 of 1 right").click()
    dialog = page.get_by_role("dialog", name="What you know")
    expect(dialog.get_by_role("listitem").nth(1)).to_contain_text("1")
    with page.expect_download() as saving:
        dialog.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "progress.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == kept(page)
    page.evaluate("localStorage.clear()")
    dialog.get_by_label("Open a file").set_input_files(file)
    expect(dialog.get_by_role("status")).to_have_text(
        "Opened, and put together with what was here."
    )
    assert kept(page) == json.loads(file.read_text("utf-8"))
    file.write_text('{"format": "uno-kart-progress/1", "items": {}}', "utf-8")
    dialog.get_by_label("Open a file").set_input_files(file)
    expect(dialog.get_by_role("status")).to_contain_text("Something is wrong here: lessons")


def test_where_nothing_can_be_kept_it_goes_on_and_says_so_once(page: Page) -> None:
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    lab = lab_of(page, ask=["which_matches MATCH-1"])
    unkept = lab.story.get_by_text("This browser does not keep what you know.")
    page.keyboard.press("Tab")
    page.keyboard.press("1")
    expect(unkept).to_be_visible()
    lab.next()
    while not question(page).is_visible():
        lab.next_button.click()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name=re.compile("of 2 right"))).to_be_visible()
    expect(unkept).to_be_hidden()


def test_a_scene_is_done_when_its_end_is_shown_and_its_questions_are_answered(page: Page) -> None:
    scene = {"lesson": "item-boxes", "scene": 2}
    lab = lab_of(page, source=BANANA, ask=["who_draws ITEM-BANANA"], lesson=scene)
    done = lab.story.get_by_text("This scene is done.")
    lab.next()
    lab.next()
    lab.next_button.click()
    answer(page, "Chi").click()
    expect(done).to_be_hidden()
    while lab.sentence != "It is Ben's turn. The item is done, and it costs nobody a turn.":
        lab.next()
    expect(done).to_be_visible()
    assert kept(page)["lessons"] == {"item-boxes": {"2": True}}


@pytest.mark.rule("ITEM-BANANA")
def test_a_replay_file_asks_at_the_third_press_who_draws(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "replay.html"
    file.write_text(write_replay(BANANA, ask=["who_draws ITEM-BANANA"]), "utf-8")
    page.context.set_offline(True)
    lab = LabPage(page, file.as_uri())
    assert lab.next().startswith("Ana plays an Item Box.")
    assert lab.next().startswith("Ana's Item Box turns up a yellow 5.")
    lab.next_button.click()
    expect(question(page)).to_contain_text("Who draws now?")
    assert "Banana" not in everything(page)
    answer(page, "Chi").click()
    expect(lab.story.get_by_text("1 of 1 right")).to_be_visible()
    page.get_by_role("button", name="Predict", pressed=True).click()
    expect(page.get_by_role("button", name="Predict", pressed=False)).to_be_visible()


def test_a_replay_file_that_asks_nothing_has_no_button_for_it(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "replay.html"
    file.write_text(write_replay(BANANA), "utf-8")
    LabPage(page, file.as_uri())
    expect(page.get_by_role("button", name="Predict")).to_be_hidden()
