"""The teacher's desk, as a teacher uses it."""

import re
from typing import Any, Final

import pytest
import zxingcpp
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import Alone
from tests.browser.axe import violations
from tests.browser.lab_page import LabPage
from uno_kart_lab import Desk, Lab
from uno_kart_lab.files import write_position
from uno_kart_lab.widgets import desk_answers

PUBLIC: Final = "https://lab.example.org/"
PHONE, ZOOMED = (390, 844), (640, 400)
PARTS: Final = ("Cases", "Build", "Questions", "Link")
# The table beside it is the same whatever part is open.
OPEN_PART: Final = "[role=tabpanel]:not([hidden])"


class DeskPage:
    """A page with a desk on it."""

    def __init__(self, page: Page, desk: Desk | None = None) -> None:
        self.page = page
        self.desk = desk or Desk(public_url=PUBLIC)
        self.alone = Alone(page, self.desk, "desk_main", ["desk"])
        self.lab = LabPage(page)
        self.question = page.locator(".uk-ask-question")

    def part(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel", name=name)

    def build(self) -> Locator:
        builder = self.part("Build")
        expect(builder.get_by_text("The position can be played.")).to_be_visible()
        return builder


@pytest.fixture
def desk(page: Page, page_errors: list[str]) -> Any:
    yield DeskPage(page)
    assert page_errors == []


def lay(desk: DeskPage, title: str) -> None:
    """Put what was built on the table under a title, and see it come."""
    desk.page.get_by_label("Title").fill(title)
    lay_button = desk.page.get_by_role("button", name="Put it on the table")
    expect(lay_button).not_to_have_attribute("aria-disabled", "true")
    lay_button.click()
    expect(desk.page.locator(".uk-bar-rules")).to_contain_text(title)


def test_a_position_is_built_by_pressing_cards(desk: DeskPage) -> None:
    builder = desk.build()
    builder.get_by_role("button", name="Ben, 3 cards").click()
    palette = builder.get_by_role("group", name="Cards to add: Ben, 3 cards")
    palette.get_by_role("button", name="green 5, left: 2").click()
    expect(builder.get_by_role("button", name="green 5, left: 1")).to_be_visible()
    builder.get_by_role("button", name="Take away: red 9").click()
    expect(builder.get_by_role("button", name="Ben, 3 cards")).to_be_visible()
    lay(desk, "Mine")
    hand = [card.code for card in desk.desk.position.hands[1]]
    assert hand == ["Y2", "G1", "G5"]


def test_codes_are_checked_as_they_are_typed(desk: DeskPage) -> None:
    builder = desk.build()
    builder.get_by_role("button", name="Chi, 3 cards").click()
    codes = builder.get_by_role("textbox", name="Codes of the cards: Chi")
    codes.press("End")
    codes.press_sequentially(" g0 G0")
    expect(builder.get_by_role("status")).to_have_text(
        "Chi: green 0 is laid more often than the deck has it: 1."
    )
    expect(builder.locator(".uk-faulty")).to_contain_text("Chi, 5 cards")
    wrong = builder.get_by_role("button", name="Take away: green 0").nth(1)
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(desk.page.get_by_role("button", name="Put it on the table")).to_have_attribute(
        "aria-disabled", "true"
    )
    wrong.click()
    expect(builder.get_by_role("status")).to_have_text("The position can be played.")


def test_what_stands_in_the_way_is_led_to(desk: DeskPage) -> None:
    builder = desk.build()
    builder.get_by_role("textbox", name="Codes of the cards: Ana").fill("")
    expect(builder.get_by_role("status")).to_have_text("Ana: everybody holds at least one card.")
    number = desk.desk.setup["number"]
    desk.page.get_by_role("button", name="Put it on the table").focus()
    desk.page.keyboard.press("Enter")
    expect(builder.get_by_role("button", name="Ana, 0 cards")).to_be_focused()
    assert desk.desk.setup["number"] == number


def test_a_wild_on_top_wants_its_colour(desk: DeskPage) -> None:
    builder = desk.build()
    colour = builder.get_by_label("The colour named for the wild card on top")
    expect(colour).to_be_hidden()
    builder.get_by_role("button", name="Discard pile, 1 card").click()
    builder.get_by_role("button", name="Wild Draw Four, left: 4").click()
    expect(builder.get_by_role("status")).to_contain_text("choose the colour")
    colour.select_option("red")
    expect(builder.get_by_role("status")).to_have_text("The position can be played.")


def test_what_is_done_next_and_who_sees_the_hands_come_along(desk: DeskPage) -> None:
    builder = desk.build()
    builder.get_by_label("What is done next").select_option("Draw a card")
    builder.get_by_label("Hands that can be seen").select_option("only that of Ben")
    builder.get_by_label("Whose turn it is").select_option("Ben")
    expect(builder.get_by_label("What is done next")).not_to_have_value("Draw a card")
    expect(builder.get_by_text("The position can be played.")).to_be_visible()
    builder.get_by_label("What is done next").select_option("Draw a card")
    lay(desk, "Mine")
    assert desk.desk.state["reader"] == "1"
    assert desk.desk.state["forward"]


def test_what_is_laid_on_the_table_comes_into_sight_and_that_is_said(
    desk: DeskPage, page: Page
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    desk.build()
    expect(desk.lab.table).not_to_be_in_viewport()
    lay(desk, "Mine")
    expect(page.locator(".uk-desk-said").first).to_have_text("It is on the table.")
    expect(page.locator(".uk-desk > .uk").last).to_be_in_viewport()


def test_players_come_and_go(desk: DeskPage) -> None:
    builder = desk.build()
    builder.get_by_text("Players and points").click()
    builder.get_by_label("How many").select_option("4")
    expect(builder.get_by_role("status")).to_contain_text("Dana: everybody holds")
    builder.get_by_role("button", name="Dana, 0 cards").click()
    builder.get_by_role("textbox", name="Codes of the cards: Dana").fill("rs")
    expect(builder.get_by_text("The position can be played.")).to_be_visible()
    builder.get_by_label("Player 4", exact=True).fill("Ben")
    expect(builder.get_by_role("status")).to_contain_text("Player 4: a name is needed")


def test_the_palette_is_gone_through_with_the_arrow_keys(desk: DeskPage) -> None:
    builder = desk.build()
    builder.get_by_role("button", name=re.compile("^red 0, left")).focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        desk.page.keyboard.press(key)
    ana = builder.get_by_role("group", name="Ana, 4 cards", exact=True)
    expect(ana.get_by_role("button", name="Take away: green 2")).to_be_visible()


def test_the_focus_stays_where_a_card_was_taken_away(desk: DeskPage) -> None:
    builder = desk.build()
    builder.get_by_role("button", name="Take away: red 3").focus()
    desk.page.keyboard.press("Enter")
    expect(builder.get_by_role("button", name="Take away: green 9")).to_be_focused()
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.press("Enter")
    expect(builder.get_by_role("button", name="Ana, 0 cards")).to_be_focused()


def test_project_and_ask_fills_the_screen_with_a_question(desk: DeskPage) -> None:
    desk.page.get_by_role("button", name="Project and ask").click()
    expect(desk.page.locator("[data-projector]")).to_be_visible()
    expect(desk.question).to_contain_text("What does it do?")
    desk.page.get_by_role("button", name="One vote more for answer 3").click()
    desk.page.get_by_role("button", name="Show me").click()
    expect(desk.page.locator("[data-answered]")).to_be_visible()


def test_any_question_that_is_listed_can_be_asked(desk: DeskPage) -> None:
    questions = desk.part("Questions")
    questions.get_by_role("button", name="Ask the class: Who draws now?").click()
    expect(desk.page.locator("[data-projector]")).to_be_visible()
    expect(desk.question).to_have_text("Who draws now?")


def test_that_nothing_can_be_asked_is_not_said_any_more_when_something_is(
    desk: DeskPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = desk.part("Questions")
    said = desk.page.get_by_text("From here on nothing comes that can be asked.")
    with monkeypatch.context() as patched:
        patched.setattr(desk_answers, "asked_at", lambda *_: ())
        desk.page.get_by_role("button", name="Project and ask").click()
        expect(said).to_be_visible()
    questions.get_by_role("button", name="Ask the class: Who draws now?").click()
    expect(desk.question).to_have_text("Who draws now?")
    expect(said).to_have_count(0)


def test_the_questions_are_those_of_the_table_as_it_stands(desk: DeskPage) -> None:
    questions = desk.part("Questions")
    expect(questions.get_by_text("Who draws now?")).to_be_visible()
    desk.part("Cases").get_by_role("button", name="A Skip", exact=False).first.click()
    expect(desk.part("Questions").get_by_text("Who draws now?")).to_be_hidden()


def test_a_handout_is_put_together_from_positions(desk: DeskPage) -> None:
    questions = desk.part("Questions")
    questions.get_by_role("checkbox", name="Take into the handout: Who draws now?").check()
    questions.get_by_role("button", name="Add to the handout").click()
    expect(questions.get_by_text("A Banana Peel (questions: 1)")).to_be_visible()
    with desk.page.expect_download() as download:
        questions.get_by_role("button", name="Page to print").click()
    assert "Who draws now?" in download.value.path().read_text("utf-8")
    expect(questions.get_by_text("Saved: uno-kart-handout.html")).to_be_visible()
    questions.get_by_role("button", name="Take out: A Banana Peel").click()
    expect(questions.get_by_role("button", name="Page to print")).to_be_hidden()


def test_on_paper_no_card_is_cut_and_the_answers_begin_a_page(page: Page) -> None:
    from uno_kart_lab.export.exercises import exercise_of
    from uno_kart_lab.export.handout_html import handout_html
    from uno_kart_lab.library import case

    page.emulate_media(media="print")
    page.set_content(handout_html([exercise_of(case("skip").scenario, None, "en")], "en"))
    for part in ("figure", "figure div", "figure svg", ".question", ".key dl div"):
        styles = page.locator(part).evaluate_all(
            "all => all.map(e => getComputedStyle(e).breakInside)"
        )
        assert set(styles) == {"avoid"}, part
    assert page.locator(".key").evaluate("e => getComputedStyle(e).breakBefore") == "page"


def code_on(desk: DeskPage) -> str:
    desk.part("Link").get_by_role("button", name="Show as a QR code").click()
    picture = desk.page.get_by_role("img", name="A QR code.")
    expect(picture).to_be_visible()
    grey = picture.evaluate(
        """async (image) => {
          await image.decode();
          const side = 600;
          const canvas = document.createElement("canvas");
          canvas.width = canvas.height = side;
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0, side, side);
          const { data } = context.getImageData(0, 0, side, side);
          return Array.from({ length: side * side }, (_, at) => data[4 * at]);
        }"""
    )
    side = 600
    (found,) = zxingcpp.read_barcodes(memoryview(bytes(grey)).cast("B", (side, side)))
    return str(found.text)


def test_the_code_leads_to_the_same_position(desk: DeskPage, page: Page) -> None:
    desk.lab.next()
    desk.page.keyboard.press("Escape")
    link = code_on(desk)
    assert link.startswith(f"{PUBLIC}voila/render/play.ipynb#game=")
    shown = write_position(desk.desk.position)

    other = page.context.new_page()
    lab = Lab()
    Alone(other, lab)
    opened = LabPage(other)
    other.evaluate("fragment => { location.hash = fragment }", link.partition("#")[2])
    expect(opened.seats()).to_have_count(3)
    assert write_position(lab.position) == shown


def test_a_code_is_saved_as_a_picture(desk: DeskPage) -> None:
    code_on(desk)
    with desk.page.expect_download() as download:
        desk.page.get_by_role("button", name="Save the code").click()
    assert "<svg" in download.value.path().read_text("utf-8")


def test_where_others_have_no_address_that_is_said(page: Page) -> None:
    desk = DeskPage(page, Desk())
    link = desk.part("Link")
    expect(link).to_contain_text("--public-url")
    expect(link.get_by_role("button")).to_have_count(0)


def test_the_parts_are_gone_through_with_the_arrow_keys(desk: DeskPage) -> None:
    desk.page.get_by_role("tab", name="Cases").focus()
    for name in ("Build", "Questions", "Link", "Cases"):
        desk.page.keyboard.press("ArrowRight")
        tab = desk.page.get_by_role("tab", name=name)
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
    expect(desk.page.locator("[role=tab][tabindex='0']")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wrong_with_the_desk(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    desk = DeskPage(page)
    assert violations(page) == []
    for name in PARTS:
        expect(desk.part(name)).to_be_visible()
        assert violations(page, OPEN_PART) == [], name
    code_on(desk)
    assert violations(page, OPEN_PART) == []


@pytest.mark.parametrize("size", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_nothing_is_wrong_where_there_is_little_room(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    desk = DeskPage(page)
    for name in PARTS:
        expect(desk.part(name)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], name
        assert violations(page, OPEN_PART) == [], name


def test_a_teacher_s_first_minute_is_at_most_six_clicks(
    page: Page, app_url: str, page_errors: list[str]
) -> None:
    clicks = 0

    def click(what: Locator) -> None:
        nonlocal clicks
        clicks += 1
        what.click()

    page.goto(app_url)
    click(page.get_by_role("link", name="The teacher’s desk"))
    click(page.get_by_role("button", name=re.compile("^An Item Box turns up a Skip")))
    expect(page.locator(".uk-bar-rules")).to_contain_text("turns up a Skip")
    click(page.get_by_role("button", name="Project and ask"))

    projected = page.locator("[data-projector]")
    expect(projected.locator(".uk-ask-question")).to_be_visible()
    assert page.evaluate("document.fullscreenElement?.matches('[data-projector]')")
    assert clicks <= 6
    assert page_errors == []


def test_a_code_of_the_app_on_this_machine_is_refused_with_advice(page: Page, app_url: str) -> None:
    page.goto(f"{app_url}voila/render/teach.ipynb")
    page.get_by_role("tab", name="Link").click()
    page.get_by_role("button", name="Show as a QR code").click()
    expect(page.get_by_role("alert").filter(has_text="--public-url")).to_be_visible()
    link = page.get_by_role("textbox", name="Link").input_value()
    assert link.startswith(f"{app_url}voila/render/play.ipynb#game=")


def test_what_was_begun_stays_when_the_language_changes(page: Page) -> None:
    desk = DeskPage(page)
    builder = desk.build()
    builder.get_by_role("button", name="Take away: red 3").click()
    questions = desk.part("Questions")
    questions.get_by_role("checkbox", name="Take into the handout: Who draws now?").check()
    questions.get_by_role("button", name="Add to the handout").click()

    book = desk.desk.book
    words = {**book["words"], "desk_title": "Stůl", "desk_questions": "Otázky"}
    desk.alone.tell({"book": {**book, "words": words}})
    expect(page.get_by_role("heading", name="Stůl")).to_be_visible()
    tab = page.get_by_role("tab", name="Otázky")
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("A Banana Peel (questions: 1)")).to_be_visible()
    desk.part("Build")
    expect(page.get_by_role("button", name="Ana, 2 cards")).to_be_visible()
