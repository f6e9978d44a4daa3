"""A round with house rules, as it is read and pressed: stacking, a swap, jumping in."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from tests.browser.crowd import crowd, misplaced
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab

RULES = {"options": {"stacking": "any", "seven_zero": True, "jump_in": True}}
HANDS = (
    ["R+2", "G7", "B1", "B2"],
    ["W+4", "R7", "Y1", "Y2"],
    ["B+2", "G7", "Y4", "B9"],
)


class HouseRules:
    """A Lab where three players play all house rules."""

    def __init__(self, page: Page, top: str) -> None:
        Alone(page, Lab(crowd(*HANDS, top=top, rules=RULES)))
        self.lab = LabPage(page)

    def play(self, card: str, colour: str = "") -> None:
        """Play a card, and see what comes of it to its end."""
        self.lab.card(card).click()
        if colour:
            self.lab.page.get_by_role("dialog").get_by_role("button", name=colour).click()
        self.show_all()

    def press(self, choice: str) -> None:
        """Press what can be done, and see what comes of it to its end."""
        self.lab.choices.get_by_role("button", name=choice).click()
        self.show_all()

    def show_all(self) -> None:
        """Have the rest of what was done shown at once."""
        self.lab.choices.get_by_role("button", name="Show the rest at once").click()
        self.lab.settled()


@pytest.mark.rule("STACK-1", "STACK-2", "STACK-3", "STACK-4")
def test_a_stack_grows_until_somebody_draws_it(page: Page) -> None:
    house = HouseRules(page, top="R1")
    lab = house.lab
    house.play("red Draw Two")
    expect(lab.table.get_by_text("To draw: 2 cards")).to_be_visible()
    lab.card("red 7").click()
    expect(lab.choices).to_contain_text("The red 7 can't be stacked here")

    house.play("Wild Draw Four", "green")
    expect(lab.table.get_by_text("To draw: 6 cards")).to_be_visible()
    expect(lab.table).to_contain_text("Still to be drawn: 6 cards.")
    answers = lab.choices.get_by_role("list", name="What each answer brings")
    expect(answers.get_by_role("listitem")).to_contain_text(
        ["Chi draws 6 cards", "Chi draws 8 cards", "Ben draws all the cards", "Chi plays a draw"]
    )
    assert misplaced(page) == []
    assert violations(page) == []

    house.play("blue Draw Two")
    house.press("Accept: draw 8 cards")
    expect(lab.table.get_by_text("To draw: ")).to_be_hidden()
    expect(lab.seat("Ana")).to_contain_text("11 cards")
    lab.page.get_by_role("button", name="All actions").click()
    marked = lab.page.get_by_role("option", name="House rule (2)")
    expect(marked).to_be_attached()


@pytest.mark.rule("SEVEN-1", "JUMP-1")
def test_hands_are_swapped_and_then_somebody_jumps_in(page: Page) -> None:
    house = HouseRules(page, top="G1")
    lab = house.lab
    house.play("green 7")
    # On the table, as a Green Shell is aimed.
    lab.seat("Chi").get_by_text("4 cards").click()
    house.show_all()
    expect(lab.seat("Ana")).to_contain_text("4 cards")
    expect(lab.seat("Chi")).to_contain_text("3 cards")

    jump = lab.choices.get_by_role("group", name="Out of turn").get_by_role("button")
    expect(jump).to_have_text("Ana jumps in with the green 7")
    assert misplaced(page) == []
    who = page.get_by_label("Who is looking")
    who.select_option(label="Chi")
    expect(jump).to_have_count(0)
    who.select_option(label="Ana")
    expect(jump).to_have_text("Jump in with the green 7")
    jump.press("Enter")
    expect(lab.story).to_contain_text("You jump in before Ben does anything")

    page.get_by_role("button", name="Action back").click()
    who.select_option(label="Teacher")
    # Its corner lies in front of the cards before it.
    lab.seat("Ana").locator("img").nth(1).click(position={"x": 8, "y": 20})
    expect(lab.story).to_contain_text("Ana jumps in before Ben does anything")


@pytest.mark.rule("STACK-1")
def test_what_a_house_rule_is_is_told_where_it_is_chosen(lab: LabPage) -> None:
    lab.page.get_by_role("button", name="New game").click()
    form = lab.page.get_by_role("dialog", name="New game")
    form.get_by_text("Every option").click()
    stacking = form.get_by_label("House rule: draw cards are stacked", exact=True)
    told = form.get_by_text("nobody draws first and then stacks")
    expect(told).to_be_hidden()
    stacking.select_option(label="either on either")
    expect(told).to_be_visible()
    expect(stacking).to_have_accessible_description(re.compile("nobody draws first"))
    form.get_by_label("Rule set").select_option(label="Quick rules (Geeky Hobbies)")
    expect(told).to_be_hidden()
