"""A Wild Draw Four and its answer: evidence, verdict, chance, and what each answer brings.

In the game that the Lab opens on, Ben ends up with a Wild Draw Four and a green card on a green
one: a bluff. If he plays the green card, Chi has a Wild Draw Four and nothing green: no bluff.
"""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.lab_page import LabPage


class ChallengeLab:
    """The page with the last of its actions shown, and what it tells of a Wild Draw Four."""

    def __init__(self, lab: LabPage) -> None:
        self.lab = lab
        self.panel = lab.story.get_by_role("region", name="Bluff or not")
        self.verdict = self.panel.get_by_role("heading")
        self.outcomes = lab.choices.get_by_role("list", name="What each answer brings")
        lab.next_button.focus()
        lab.page.keyboard.press("End")
        expect(lab.story).to_contain_text("Ana aims the Green Shell at Chi.")

    def hand(self, name: str) -> Locator:
        """The evidence of a player."""
        return self.panel.get_by_role("list", name=re.compile(f"^{name} held beside it"))

    def act(self, button: Locator) -> None:
        before = self.lab.mark
        button.click()
        expect(self.lab.story).not_to_have_attribute("data-shown", before)

    def play_green_1(self) -> None:
        self.act(self.lab.card("green 1"))
        self.show_all()

    def play_wild_draw_four(self) -> None:
        self.lab.card("Wild Draw Four").click()
        colours = self.lab.page.get_by_role("dialog")
        self.act(colours.get_by_role("button", name="red"))

    def answer(self, name: str) -> None:
        self.act(self.lab.choices.get_by_role("button", name=name))

    def show_all(self) -> None:
        self.act(self.lab.choices.get_by_role("button", name="Show the rest at once"))

    def look_as(self, reader: str) -> None:
        self.lab.page.get_by_label("Who is looking").select_option(label=reader)

    def next_until(self, said: str) -> None:
        for _ in range(8):
            if said in self.lab.next():
                return
        raise AssertionError(f"never told: {said}")

    def outcome(self, title: str) -> Locator:
        return self.outcomes.get_by_role("listitem").filter(has_text=title)


@pytest.fixture
def challenge(lab: LabPage) -> ChallengeLab:
    return ChallengeLab(lab)


@pytest.mark.app
@pytest.mark.rule("WD4-3", "CHAL-3")
def test_a_guilty_challenge_as_the_teacher(challenge: ChallengeLab) -> None:
    expect(challenge.panel).to_be_hidden()
    challenge.play_wild_draw_four()
    expect(challenge.verdict).to_have_text("It is a bluff.")
    expect(challenge.panel).to_contain_text("The colour before was green.")
    cards = challenge.hand("Ben").get_by_role("listitem")
    expect(cards).to_have_text(
        ["yellow Reverse", "yellow Skip", "green 1, counts as green"]
        + ["blue 1"] * 2
        + ["blue Skip"]
    )
    challenge.show_all()
    bluff = challenge.outcome("Challenged: a bluff")
    expect(bluff).to_contain_text("Ben draws the four cards. Chi draws none and takes a turn.")
    expect(bluff).to_contain_text("A challenge would bring this.")
    challenge.answer("Challenge")
    expect(bluff).to_contain_text("This happened.")
    challenge.next_until("Ben draws 4 cards")
    expect(cards).to_have_count(6)
    bluff.get_by_role("button", name="CHAL-3").click()
    expect(challenge.lab.page.get_by_role("dialog", name="It was a bluff")).to_be_visible()
    assert challenge.lab.errors == []


@pytest.mark.app
@pytest.mark.rule("CHAL-4")
def test_an_innocent_challenge_as_the_teacher(challenge: ChallengeLab) -> None:
    challenge.play_green_1()
    challenge.play_wild_draw_four()
    expect(challenge.verdict).to_have_text("It is no bluff.")
    expect(challenge.hand("Chi")).not_to_contain_text("counts as")
    challenge.show_all()
    challenge.answer("Challenge")
    no_bluff = challenge.outcome("Challenged: no bluff")
    expect(no_bluff).to_contain_text("Dana draws six cards in place of four")
    expect(no_bluff).to_contain_text("This happened.")
    challenge.next_until("Dana draws 6 cards")


@pytest.mark.rule("WD4-1")
def test_an_accepted_bluff_is_told_to_the_teacher_as_missed(challenge: ChallengeLab) -> None:
    challenge.play_wild_draw_four()
    challenge.show_all()
    challenge.answer("Accept: draw four")
    expect(challenge.outcome("Accepted")).to_contain_text("This happened.")
    missed = challenge.outcome("Challenged: a bluff")
    expect(missed).to_contain_text("A challenge would have brought this.")


@pytest.mark.rule("CHAL-2")
def test_the_challenger_learns_of_the_bluff_as_it_is_judged(challenge: ChallengeLab) -> None:
    challenge.play_wild_draw_four()
    challenge.show_all()
    challenge.look_as("Chi")
    expect(challenge.verdict).to_have_text("Only Ben knows whether it is a bluff.")
    expect(challenge.hand("Ben").get_by_role("listitem")).to_have_text(["hidden card"] * 6)
    expect(challenge.outcomes).to_contain_text("You draw four cards and lose your turn.")
    expect(challenge.outcomes).not_to_contain_text("would bring")
    challenge.answer("Challenge")
    expect(challenge.hand("Ben")).not_to_contain_text("green 1")
    challenge.next_until("shows the hand to you")
    expect(challenge.hand("Ben")).to_contain_text("green 1, counts as green")
    expect(challenge.verdict).to_have_text("Only Ben knows whether it is a bluff.")
    challenge.next_until("It was a bluff")
    expect(challenge.verdict).to_have_text("It is a bluff.")
    expect(challenge.outcome("Challenged: a bluff")).to_contain_text("This happened.")


@pytest.mark.rule("CHAL-2")
def test_the_table_learns_the_verdict_and_never_the_hand(challenge: ChallengeLab) -> None:
    challenge.play_wild_draw_four()
    challenge.show_all()
    challenge.answer("Challenge")
    challenge.look_as("Table")
    expect(challenge.verdict).to_have_text("Only Ben knows whether it is a bluff.")
    challenge.next_until("It was a bluff")
    expect(challenge.verdict).to_have_text("It is a bluff.")
    expect(challenge.hand("Ben").get_by_role("listitem")).to_have_text(["hidden card"] * 6)


def test_the_chance_is_a_number_and_says_how_it_is_counted(challenge: ChallengeLab) -> None:
    challenge.play_wild_draw_four()
    challenge.look_as("Chi")
    expect(challenge.panel).to_contain_text(
        re.compile(r"\d\d\.\d% ?Chance of a bluff, by what you")
    )
    how = challenge.panel.get_by_role("button", name="How is it counted?")
    expect(how).to_have_attribute("aria-expanded", "false")
    how.click()
    expect(challenge.panel).to_contain_text("Ben holds 6 of the unseen cards.")
    expect(challenge.panel).to_contain_text("The chance is exact if each unseen card is as likely")
    challenge.look_as("Ben")
    expect(challenge.panel.get_by_text("Chance of a bluff")).to_be_hidden()


def test_what_is_covered_is_no_answer(challenge: ChallengeLab) -> None:
    challenge.play_wild_draw_four()
    challenge.show_all()
    challenge.lab.page.get_by_role("button", name="Cover").click()
    expect(challenge.verdict).to_have_text("Only Ben knows whether it is a bluff.")
    expect(challenge.hand("Ben").get_by_role("listitem")).to_have_text(["hidden card"] * 6)
    expect(challenge.outcomes).not_to_contain_text("A challenge would bring this.")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "narrow"])
def test_the_sentence_and_the_evidence_do_not_push_each_other_away(
    challenge: ChallengeLab, size: tuple[int, int]
) -> None:
    width, height = size
    challenge.lab.page.set_viewport_size({"width": width, "height": height})
    challenge.play_wild_draw_four()
    challenge.show_all()
    challenge.lab.story.get_by_role("heading").first.scroll_into_view_if_needed()
    told = challenge.lab.story.get_by_role("paragraph").get_by_text(challenge.lab.sentence)
    expect(told).to_be_in_viewport(ratio=1)
    expect(challenge.verdict).to_be_in_viewport(ratio=1)
    assert challenge.lab.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong_with_a_challenge(challenge: ChallengeLab, dark: bool) -> None:
    page = challenge.lab.page
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    challenge.play_wild_draw_four()
    challenge.show_all()
    challenge.panel.get_by_role("button", name="How is it counted?").click()
    assert violations(page) == []
    challenge.answer("Challenge")
    challenge.next_until("It was a bluff")
    assert violations(page) == []


def test_an_audience_sees_the_evidence_and_what_each_answer_brings(
    challenge: ChallengeLab,
) -> None:
    challenge.play_wild_draw_four()
    challenge.show_all()
    challenge.lab.page.set_viewport_size({"width": 1920, "height": 1080})
    challenge.lab.page.get_by_role("button", name="Projector").click()
    expect(challenge.verdict).to_be_in_viewport(ratio=1)
    expect(challenge.outcomes).to_be_in_viewport(ratio=1)
    expect(challenge.lab.next_button).to_be_in_viewport(ratio=1)
