"""Going through a game, and playing it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lab_page import LabPage


@pytest.mark.app
def test_the_lab_opens_on_a_game_that_waits_before_an_item_box(lab: LabPage) -> None:
    expect(lab.seats()).to_have_count(4)
    assert "Ana's turn" in lab.sentence
    assert lab.next() == "Ana plays an Item Box. It goes on any card."
    assert lab.errors == []


@pytest.mark.app
def test_next_tells_one_thing_after_the_other_and_the_table_follows(lab: LabPage) -> None:
    told = [lab.next() for _ in range(8)]
    assert told[1].startswith("Ana's Item Box turns up a blue Draw Two.")
    assert told[-1].startswith("It is Ana's turn again.")
    expect(lab.seat("Ben")).to_contain_text("7 cards")
    expect(lab.table.get_by_text("Stock 79", exact=True)).to_be_visible()
    earlier = lab.story.get_by_role("list", name="Before that, in this action")
    expect(earlier.get_by_role("listitem")).to_have_count(7)


def test_back_takes_the_last_thing_off_the_table_again(lab: LabPage) -> None:
    told = [lab.next() for _ in range(5)]
    expect(lab.seat("Ben")).to_contain_text("7 cards")
    lab.page.get_by_role("button", name="Back", exact=True).click()
    assert lab.sentence == told[3]
    expect(lab.seat("Ben")).to_contain_text("6 cards")


def test_an_earlier_sentence_leads_back_to_its_table(lab: LabPage) -> None:
    first = lab.next()
    for _ in range(5):
        lab.next()
    lab.story.get_by_role("button", name=first).click()
    assert lab.sentence == first
    expect(lab.table.get_by_text("Stock 83", exact=True)).to_be_visible()


def test_a_rule_opens_with_its_text_and_source(lab: LabPage) -> None:
    for _ in range(3):
        lab.next()
    lab.story.get_by_role("button", name="ITEM-2").last.click()
    rule = lab.page.get_by_role("dialog", name="Only the item acts")
    expect(rule).to_contain_text("A Draw Two makes nobody draw")
    expect(rule).to_contain_text("Gamerules.com and Geeky Hobbies")
    expect(rule).to_contain_text("our ruling")
    lab.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()


def test_one_goes_back_and_on_by_actions_and_to_the_ends(lab: LabPage) -> None:
    def press(name: str) -> None:
        lab.page.get_by_role("navigation").get_by_role("button", name=name).click()

    place = lab.page.get_by_role("navigation")
    press("Action back")
    expect(place).to_contain_text("Action 5")
    expect(lab.story).to_contain_text("Chi plays a green 5.")
    press("Action forward")
    expect(place).to_contain_text("Action 6")
    press("First")
    expect(place).to_contain_text("Action 0")
    assert lab.sentence.startswith("The deck is shuffled")
    press("Last")
    expect(place).to_contain_text("Action 10")
    expect(place.get_by_role("button", name="Last")).to_be_disabled()


def test_an_action_is_chosen_from_those_that_are_legal(lab: LabPage) -> None:
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.story).to_contain_text("Ana draws")
    expect(lab.next_button).to_be_focused()
    expect(lab.seat("Ana")).to_contain_text("7 cards")


def test_a_card_that_cannot_be_played_says_why(lab: LabPage) -> None:
    lab.card("yellow 8").click()
    why = lab.choices.get_by_role("alert")
    expect(why).to_contain_text("The yellow 8 is in the hand.")
    expect(why).to_contain_text(
        "The yellow 8 does not match: the colour is green and the top card shows the number 7."
    )
    why.get_by_role("button", name="MATCH-1").click()
    expect(lab.page.get_by_role("dialog", name="Same colour")).to_be_visible()


def test_a_shell_is_aimed_by_choosing_a_player(lab: LabPage) -> None:
    while "chooses who draws a card" not in lab.next():
        pass
    lab.choices.get_by_role("button", name="Dana draws (Green Shell)").click()
    expect(lab.story).to_contain_text("Dana, who has to draw one")
    lab.next()
    expect(lab.seat("Dana")).to_contain_text("7 cards")


def test_a_hand_is_shown_large(lab: LabPage) -> None:
    lab.seat("Dana").get_by_role("button").click()
    hand = lab.page.get_by_role("dialog", name="Dana")
    expect(hand.get_by_role("listitem")).to_have_text(
        ["red 2", "red 6", "red 7", "yellow 2", "yellow 5"]
    )


@pytest.mark.parametrize("players", [2, 10])
def test_a_game_is_dealt_to_as_many_as_are_asked_for(lab: LabPage, players: int) -> None:
    lab.deal(players, seed=7)
    expect(lab.seats()).to_have_count(players)
    expect(lab.page.get_by_text("seed 7")).to_be_visible()
    expect(lab.story.get_by_role("button", name=re.compile("deals 7 cards"))).to_be_visible()
    assert lab.errors == []


@pytest.mark.rule("SCORE-1")
def test_a_round_is_played_to_its_end_and_the_points_are_explained(lab: LabPage) -> None:
    lab.deal(2, seed=2342)
    everything = lab.choices.get_by_role("button", name="Show the rest at once")
    for turn in range(200):
        if lab.story.get_by_text("wins the round").count():
            break
        if everything.is_visible():
            everything.click()
        elif turn % 4 == 0 and (play := lab.playable()).count():
            before = lab.mark
            play.first.click()
            expect(lab.story).not_to_have_attribute("data-shown", before)
        else:
            lab.next()
    while not re.search(r"scores? \d+ points?", lab.sentence):
        lab.next()
    points = re.search(r"scores? (\d+) point", lab.sentence)
    assert points
    sums = lab.story.get_by_text(re.compile(r"= \d+$"))
    assert sum(int(line.rpartition("= ")[2]) for line in sums.all_inner_texts()) == int(points[1])
    expect(lab.story.get_by_role("button", name="SCORE-1")).to_be_visible()
    expect(lab.choices.get_by_role("button", name="Deal the next round")).to_be_visible()
    assert lab.errors == []


def test_the_last_event_of_a_game_is_the_end_of_next(lab: LabPage) -> None:
    lab.deal(2, seed=431, rules="Quick rules (Geeky Hobbies)")
    everything = lab.choices.get_by_role("button", name="Show the rest at once")
    for _ in range(300):
        if everything.is_visible():
            everything.click()
        elif lab.next_button.is_disabled():
            break
        else:
            lab.next()
    expect(lab.choices).to_contain_text("The game is over.")
    expect(lab.table.get_by_text("winner")).to_be_visible()
    expect(lab.choices.get_by_role("button")).to_have_count(0)


def test_a_players_name_is_shown_as_it_is_written(lab: LabPage) -> None:
    hostile = "<img src=x onerror=document.title='hit'>"
    lab.deal([hostile, "<b>Ben</b>"], seed=7)
    expect(lab.table.get_by_text(hostile).first).to_be_visible()
    for _ in range(4):
        lab.next()
    assert "<b>Ben</b>" in lab.page.locator("body").inner_text()
    expect(lab.page.locator("img[src=x]")).to_have_count(0)
    expect(lab.page).to_have_title("Lab")
    assert lab.errors == []


def test_names_that_are_not_allowed_are_refused_in_the_form(lab: LabPage) -> None:
    lab.page.get_by_role("button", name="New game").click()
    dialog = lab.page.get_by_role("dialog", name="New game")
    dialog.get_by_label("Player 2", exact=True).fill("Ana")
    dialog.get_by_role("button", name="Deal").click()
    expect(dialog.get_by_role("alert")).to_contain_text("players[1]")


def test_options_are_set_and_told_where_they_decide(lab: LabPage) -> None:
    lab.page.get_by_role("button", name="New game").click()
    dialog = lab.page.get_by_role("dialog", name="New game")
    expect(dialog.get_by_label("Dealer", exact=True)).to_be_hidden()
    dialog.get_by_text("Every option").click()
    dialog.get_by_label("First dealer", exact=True).select_option(label="chosen by the players")
    dialog.get_by_label("Dealer", exact=True).select_option(label="Chi")
    dialog.get_by_label("The game ends", exact=True).select_option(label="after so many rounds")
    rounds = dialog.get_by_label("The game ends: the number")
    rounds.fill("0")
    dialog.get_by_text("Every option").click()
    dialog.get_by_role("button", name="Deal").click()
    # What is wrong is opened, or nobody would know why nothing is dealt.
    expect(rounds).to_be_focused()
    rounds.fill("2")
    dialog.get_by_label("Seed").fill("5")
    dialog.get_by_role("button", name="Deal").click()
    expect(dialog).to_be_hidden()
    expect(lab.page.get_by_text("options changed: 2")).to_be_visible()
    expect(lab.seat("Chi")).to_contain_text("dealer")


@pytest.mark.app
def test_a_seat_sees_its_own_hand_alone(lab: LabPage) -> None:
    lab.page.get_by_label("Who is looking").select_option(label="Ben")
    expect(lab.hand).to_have_count(0)
    lab.seat("Ana").get_by_role("button").click()
    hand = lab.page.get_by_role("dialog", name="Ana")
    expect(hand.get_by_role("listitem")).to_have_text(["hidden card"] * 6)
    lab.page.keyboard.press("Escape")
    lab.seat("Ben").get_by_role("button").click()
    expect(lab.page.get_by_role("dialog", name="Ben")).to_contain_text("yellow Skip")
