"""Going along the lines of a game, and making more of them."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.lab_page import LabPage

EVERY_STEP_AT_ONCE = "a whole action"


class TimePage(LabPage):
    """The first page, with what it says about time."""

    def __init__(self, lab: LabPage) -> None:
        super().__init__(lab.page, errors=lab.errors)
        self.timeline = lab.page.get_by_role("navigation", name="Through the game")
        self.ticks = self.timeline.get_by_role("group", name="The actions of this line")
        self.current = self.ticks.locator("[aria-current=step]")
        expect(self.ticks.get_by_role("button")).not_to_have_count(0)

    def press(self, name: str) -> None:
        """Press a button of the timeline."""
        self.timeline.get_by_role("button", name=name, exact=True).click()

    def tick(self, step: int) -> Locator:
        """The tick of an action."""
        return self.ticks.get_by_role("button", name=f"Action {step}: ")

    def go_to(self, step: int) -> None:
        """Jump to an action."""
        self.tick(step).click()
        expect(self.timeline).to_contain_text(f"Action {step} of ")

    def at_once(self) -> None:
        """Have Next show whole actions."""
        self.timeline.get_by_label("Next shows").select_option(EVERY_STEP_AT_ONCE)

    def branch(self) -> None:
        """Act in the past: Ana draws where she played an Item Box."""
        self.choices.get_by_role("button", name="Draw a card").click()
        expect(self.story.get_by_role("heading")).to_have_text("Ana draws a card.")

    def put_on_the_stock(self, card: str) -> None:
        """Ask what would be if it were drawn next."""
        dialog = self.open("What if…")
        dialog.get_by_role("button", name="The next card of the stock").click()
        wanted = dialog.get_by_role("group", name="The next card of the stock: what should it be?")
        wanted.get_by_role("button", name=card, exact=True).click()
        expect(dialog).to_be_hidden()

    def open(self, button: str | re.Pattern[str]) -> Locator:
        """Open a dialog from the timeline."""
        self.timeline.get_by_role("button", name=button).click()
        return self.page.get_by_role("dialog")


@pytest.fixture
def lab(lab: LabPage) -> TimePage:
    return TimePage(lab)


def test_each_action_of_the_line_is_a_tick_that_says_what_it_was(lab: TimePage) -> None:
    expect(lab.ticks.get_by_role("button")).to_have_count(11)
    expect(lab.current).to_have_accessible_name("Action 6: Dana plays a green 7.")
    expect(lab.tick(0)).to_have_accessible_name("Action 0: The start of the game")
    expect(lab.tick(7)).to_have_accessible_name("Action 7: Ana plays an Item Box.")
    assert lab.errors == []


def test_a_tick_leads_to_its_action(lab: TimePage) -> None:
    lab.go_to(9)
    expect(lab.story.get_by_role("heading")).to_have_text("Ana plays an Item Box.")
    expect(lab.current).to_have_accessible_name("Action 9: Ana plays an Item Box.")
    lab.go_to(3)
    expect(lab.story.get_by_role("heading")).to_have_text("Ana plays a green 6.")
    assert lab.errors == []


def test_the_ticks_are_one_stop_and_the_arrows_go_along_them(lab: TimePage) -> None:
    keyboard = lab.page.keyboard
    lab.current.focus()
    expect(lab.ticks.locator("[tabindex='0']")).to_have_count(1)
    for key, step in (("ArrowLeft", 5), ("Home", 0), ("ArrowRight", 1), ("End", 10)):
        keyboard.press(key)
        expect(lab.tick(step)).to_be_focused()
    expect(lab.timeline).to_contain_text("Action 10: ")
    keyboard.press("Enter")
    expect(lab.current).to_have_accessible_name(re.compile(r"^Action 10: "))
    expect(lab.tick(10)).to_be_focused()


def test_a_clicker_goes_on_and_back(lab: TimePage) -> None:
    lab.next_button.focus()
    lab.page.keyboard.press("PageDown")
    expect(lab.story).to_contain_text("Ana plays an Item Box. It goes on any card.")
    before = lab.mark
    lab.page.keyboard.press("PageDown")
    expect(lab.story).not_to_have_attribute("data-shown", before)
    lab.page.keyboard.press("PageUp")
    expect(lab.story).to_have_attribute("data-shown", before)


def test_an_action_is_shown_one_event_at_a_time_or_at_once(lab: TimePage) -> None:
    before = lab.sentence
    first = lab.next()
    assert first == "Ana plays an Item Box. It goes on any card."
    lab.press("Event back")
    expect(lab.story.locator("[aria-live=polite]")).to_have_text(before)
    lab.at_once()
    assert lab.next().startswith("It is Ana's turn again.")
    expect(lab.story.get_by_text("8 of 8")).to_be_visible()
    lab.press("Event back")
    expect(lab.story.get_by_text("7 of 8")).to_be_visible()
    lab.next()
    expect(lab.timeline).to_contain_text("Action 7 of 10")
    lab.next()
    expect(lab.timeline).to_contain_text("Action 8 of 10")
    lab.page.get_by_role("button", name="Back", exact=True).click()
    expect(lab.timeline).to_contain_text("Action 7 of 10")


def test_the_game_goes_on_by_itself_until_it_is_paused(lab: TimePage) -> None:
    lab.timeline.get_by_label("Speed").select_option("fast")
    lab.press("Run by itself")
    expect(lab.timeline).to_contain_text("Action 8 of 10")
    lab.press("Pause")
    expect(lab.timeline.get_by_role("button", name="Run by itself")).to_be_visible()
    assert lab.errors == []


@pytest.mark.parametrize("key", ["ArrowLeft", "End", "n"])
def test_whoever_does_something_stops_it(lab: TimePage, key: str) -> None:
    lab.next_button.focus()
    lab.press("Run by itself")
    pause = lab.timeline.get_by_role("button", name="Pause")
    expect(pause).to_be_focused()
    lab.next_button.focus()
    lab.page.keyboard.press(key)
    expect(pause).to_be_hidden()


def test_the_space_bar_starts_and_stops_it_where_it_presses_nothing(lab: TimePage) -> None:
    lab.story.get_by_role("heading").click()
    lab.page.keyboard.press("Space")
    expect(lab.timeline.get_by_role("button", name="Pause")).to_be_visible()
    lab.page.keyboard.press("Space")
    expect(lab.timeline.get_by_role("button", name="Run by itself")).to_be_visible()


def test_it_does_not_go_on_where_nobody_sees_it(lab: TimePage) -> None:
    lab.timeline.get_by_label("Speed").select_option("fast")
    lab.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    before = lab.mark
    lab.press("Run by itself")
    expect(lab.timeline.get_by_role("button", name="Run by itself")).to_be_visible()
    assert lab.mark == before


def test_a_long_game_has_no_more_ticks_than_fit_and_a_slider_over_all_of_it(lab: TimePage) -> None:
    slider = lab.timeline.get_by_role("slider", name="Place in the game")
    expect(slider).to_be_hidden()
    lab.page.set_viewport_size({"width": 390, "height": 844})
    lab.deal(2, seed=7)
    lab.at_once()
    for _ in range(30):
        lab.next()
    assert lab.ticks.get_by_role("button").count() <= 16
    expect(lab.current).to_have_accessible_name(re.compile(r"^Action 30: "))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Action 30: "))
    slider.press("Home")
    expect(lab.timeline).to_contain_text("Action 0 of 30")
    expect(lab.current).to_have_accessible_name("Action 0: The start of the game")
    lab.current.focus()
    for _ in range(20):
        lab.page.keyboard.press("ArrowRight")
    expect(lab.tick(20)).to_be_focused()
    assert lab.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_action_is_found_in_the_list_of_all(lab: TimePage) -> None:
    actions = lab.open("All actions")
    expect(actions.get_by_role("listitem")).to_have_count(11)
    expect(actions.get_by_role("button", name="6 Dana plays a green 7.")).to_be_focused()
    actions.get_by_role("combobox", name="Show").select_option("Item Box (3)")
    expect(actions.get_by_role("listitem")).to_have_count(3)
    actions.get_by_role("button", name="8 Ana plays an Item Box.").click()
    expect(actions).to_be_hidden()
    expect(lab.timeline).to_contain_text("Action 8 of 10")


def test_going_to_the_action_that_is_shown_holds_nothing_up(lab: TimePage) -> None:
    actions = lab.open("All actions")
    actions.get_by_role("button", name="6 Dana plays a green 7.").press("Enter")
    expect(actions).to_be_hidden()
    assert lab.next() == "Ana plays an Item Box. It goes on any card."


def test_acting_in_the_past_makes_a_branch_and_the_old_line_stays(lab: TimePage) -> None:
    expect(lab.timeline.get_by_role("button", name="Branches")).to_be_hidden()
    lab.branch()
    expect(lab.timeline).to_contain_text("Action 7 of 7")
    ways = lab.open("Ways on after action 6 (2)")
    expect(ways.get_by_role("button", name="Action 7: Ana draws a card.")).to_have_attribute(
        "aria-current", "true"
    )
    ways.get_by_role("button", name="Action 7: Ana plays an Item Box.").click()
    expect(lab.timeline).to_contain_text("Action 7 of 10")
    expect(lab.story.get_by_role("heading")).to_have_text("Ana plays an Item Box.")
    assert lab.errors == []


def test_branches_are_listed_and_named_and_gone_to(lab: TimePage) -> None:
    lab.branch()
    branches = lab.open("Branches (2)")
    lines = branches.get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("From Action 7: Ana plays an Item Box.")
    expect(lines.nth(0)).to_contain_text("actions: 10")
    expect(lines.nth(1)).to_contain_text("the line shown")
    hostile = "<b>Three</b> boxes 🎁 שלוש"
    name = lines.nth(0).get_by_role("textbox", name="Name of the line")
    name.fill(hostile)
    name.press("Enter")
    lab.page.keyboard.press("Escape")
    expect(branches).to_be_hidden()
    lab.open("Ways on after action 6 (2)")
    expect(lab.page.get_by_role("dialog").get_by_text(hostile)).to_be_visible()
    lab.page.keyboard.press("Escape")
    branches = lab.open("Branches (2)")
    expect(branches.get_by_role("textbox").first).to_have_value(hostile)
    lines.nth(0).get_by_role("button", name="Go there").click()
    expect(lab.timeline).to_contain_text("Action 7 of 10")
    assert lab.errors == []


@pytest.mark.app
def test_two_branches_are_compared_where_they_differ(lab: TimePage) -> None:
    lab.branch()
    lab.open("Branches (2)").get_by_role("button", name="Compare with the line shown").click()
    both = lab.page.get_by_role("dialog", name="Two lines of the game")
    expect(both).to_contain_text("They part after Action 6: Dana plays a green 7.")
    sides = both.get_by_role("columnheader")
    expect(sides.nth(0)).to_contain_text("Action 7: Ana draws a card.")
    expect(sides.nth(1)).to_contain_text("Action 7: Ana plays an Item Box.")
    ana = both.get_by_role("row", name=re.compile("^Ana"))
    expect(ana.get_by_role("cell").nth(0)).to_contain_text("7 cards")
    expect(ana.get_by_role("cell").nth(1)).to_contain_text("5 cards")
    same = both.get_by_role("row", name="Points of Ana")
    expect(same).to_be_hidden()
    both.get_by_role("button", name="The same on both sides").click()
    expect(same).to_be_visible()
    sides.nth(1).get_by_role("slider").press("End")
    expect(sides.nth(1)).to_contain_text("Action 10: ")
    expect(ana.get_by_role("cell").nth(1)).to_contain_text("3 cards")
    assert lab.errors == []


def test_another_card_of_the_stock_is_drawn_and_the_branch_is_marked(lab: TimePage) -> None:
    lab.put_on_the_stock("green 9")
    told = "What if the next card of the stock were a green 9?"
    assert lab.sentence == told
    expect(lab.story.get_by_text("What if", exact=True)).to_be_visible()
    expect(lab.current).to_have_accessible_name(f"Action 7: {told}")
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.story).to_contain_text("Ana draws a green 9")
    expect(lab.story.get_by_text("What if", exact=True)).to_be_visible()
    lines = lab.open("Branches (2)").get_by_role("listitem")
    expect(lines.nth(0)).not_to_contain_text("What if")
    expect(lines.nth(1)).to_contain_text("What if")
    assert lab.errors == []


def test_a_hand_has_another_card_and_what_is_out_of_reach_says_why(lab: TimePage) -> None:
    dialog = lab.open("What if…")
    dialog.get_by_role("button", name="yellow 8 of Ana").click()
    faces = dialog.get_by_role("group", name="yellow 8 of Ana: what should it be?")
    faces.get_by_role("button", name="yellow 8, not now: why?").click()
    expect(dialog.get_by_role("alert")).to_contain_text("is the card that is there already")
    faces.get_by_role("button", name="green 9", exact=True).click()
    expect(lab.seat("Ana")).to_contain_text("6 cards")
    expect(lab.choices.get_by_role("button", name=re.compile("green 9"))).to_be_visible()
    assert lab.errors == []


def test_what_cannot_be_otherwise_says_why(lab: TimePage) -> None:
    lab.put_on_the_stock("green 9")
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.story.get_by_role("heading")).to_have_text("Ana draws a card.")
    dialog = lab.open("What if…")
    dialog.get_by_role("button", name="of Ana").first.click()
    expect(dialog.get_by_text("None of these can be put there now.")).to_be_visible()
    dialog.get_by_role("button", name="green 8, not now: why?").click()
    expect(dialog.get_by_role("alert")).to_contain_text("deciding about the card just drawn")
    dialog.get_by_role("button", name="Choose another place").click()
    expect(dialog.get_by_role("button", name="of Ana").first).to_be_focused()


def test_only_who_sees_all_cards_can_change_them(lab: TimePage) -> None:
    lab.page.get_by_label("Who is looking").select_option("Ben")
    expect(lab.timeline.get_by_role("button", name="What if…")).to_be_hidden()


def test_it_stops_where_the_game_ends(lab: TimePage) -> None:
    lab.deal(2, seed=431, rules="Quick rules (Geeky Hobbies)")
    lab.at_once()
    while not lab.next_button.is_disabled():
        lab.next()
    lab.press("Action back")
    lab.timeline.get_by_label("Speed").select_option("fast")
    lab.press("Run by itself")
    expect(lab.choices).to_contain_text("The game is over.")
    expect(lab.timeline.get_by_role("button", name="Run by itself")).to_be_disabled()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nothing_is_wrong_with_what_opens_for_who_cannot_see_or_point(
    lab: TimePage, dark: bool
) -> None:
    lab.page.emulate_media(color_scheme="dark" if dark else "light")
    found = violations(lab.page)
    lab.put_on_the_stock("green 9")

    def look_into(button: str) -> Locator:
        dialog = lab.open(button)
        expect(dialog).to_be_visible()
        found.extend(violations(lab.page))
        return dialog

    look_into("All actions")
    lab.page.keyboard.press("Escape")
    look_into("Ways on after action 6 (2)")
    lab.page.keyboard.press("Escape")
    look_into("Branches (2)").get_by_role("button", name="Compare").click()
    expect(lab.page.get_by_role("row", name="Cards in the stock")).to_be_attached()
    found.extend(violations(lab.page))
    lab.page.keyboard.press("Escape")
    lab.page.keyboard.press("Escape")
    look_into("What if…").get_by_role("button", name="of Ben").first.click()
    found.extend(violations(lab.page))
    assert found == []
