"""Nothing is lost: a reload, a dead kernel, a second tab; links and files that take it along."""

import json
import os
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.app_process import App
from tests.browser.alone import ADDRESS, Alone
from tests.browser.axe import violations
from tests.browser.lab_page import LabPage
from uno_kart_lab import Lab

HOSTILE = "<img src=x onerror=document.title='hit'>"
RECORD: dict[str, Any] = {"format": "uno-kart-record/1", "players": ["Ana", "Ben"], "seed": 7}


@pytest.fixture
def lab(page: Page, play_url: str, page_errors: list[str]) -> LabPage:
    return LabPage(page, play_url, page_errors)


@pytest.fixture
def other_browser(browser: Browser) -> Iterator[BrowserContext]:
    """Give another person's browser, which has kept nothing."""
    context = browser.new_context()
    yield context
    context.close()


def play_on(lab: LabPage) -> str:
    """Go on, make a branch, and stop in the middle of an action; give where that is."""
    for _ in range(9):
        lab.next()
    lab.page.get_by_role("button", name="Action back").click()
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.story).to_contain_text("Ana draws a card.")
    lab.page.get_by_label("Who is looking").select_option(label="Ana")
    expect(lab.story).to_contain_text("You draw")
    return lab.mark


def say_continue(lab: LabPage) -> None:
    lab.page.get_by_role("button", name="Continue").click()
    expect(found(lab)).to_be_hidden()


def found(lab: LabPage) -> Locator:
    return lab.page.get_by_role("alert").filter(has_text="Your game is still here")


def share(lab: LabPage) -> Locator:
    lab.page.get_by_role("button", name="Share").click()
    return lab.page.get_by_role("dialog", name="Share")


def saved(lab: LabPage) -> Any:
    """Give the game as the page saves it."""
    dialog = share(lab)
    with lab.page.expect_download() as download:
        dialog.get_by_role("button", name="Save this game").click()
    expect(dialog).to_contain_text("Saved: uno-kart-game-")
    lab.page.keyboard.press("Escape")
    assert re.fullmatch(r"uno-kart-game-[-\d]+\.json", download.value.suggested_filename)
    return json.loads(Path(download.value.path()).read_text("utf-8"))


def kill_kernel(page: Page, app: App) -> None:
    """Kill the kernel that runs this page, so that it has no time for anything."""
    kernel = page.evaluate(
        "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
    )
    (process,) = (one for one in app.children() if kernel in " ".join(one.cmdline()))
    process.kill()


def fragment(text: str) -> str:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush())
    return f"#game={packed.decode().rstrip('=')}"


# In the app


def test_a_reload_brings_a_choice_and_then_the_game_as_it_was(lab: LabPage) -> None:
    mark = play_on(lab)
    game = saved(lab)
    lab.page.reload()
    expect(found(lab)).to_contain_text(
        re.compile("Your game is still here: action 8, with Ana, Ben, Chi, Dana")
    )
    assert lab.mark != mark
    say_continue(lab)
    expect(lab.story).to_have_attribute("data-shown", mark)
    expect(lab.page.get_by_label("Who is looking")).to_have_value("0")
    assert saved(lab) == game
    assert lab.errors == []


def test_the_game_is_back_after_its_kernel_was_killed(lab: LabPage, app: App) -> None:
    mark = play_on(lab)
    kill_kernel(lab.page, app)
    gone = lab.page.get_by_role("alert").filter(has_text="does not answer any more")
    expect(gone).to_contain_text("Your game is kept in this browser. Reload the page")
    with lab.page.expect_download() as download:
        gone.get_by_role("button", name="Save to a file").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["at"]["event"] == 0
    gone.get_by_role("button", name="Reload the page").click()
    say_continue(lab)
    expect(lab.story).to_have_attribute("data-shown", mark)


def test_what_is_pressed_without_a_kernel_is_not_swallowed_for_ever(lab: LabPage, app: App) -> None:
    kill_kernel(lab.page, app)
    expect(lab.page.get_by_role("alert")).to_contain_text("does not answer any more")
    for _ in range(2):
        lab.page.get_by_role("button", name="New game").click()
        dialog = lab.page.get_by_role("dialog", name="New game")
        dialog.get_by_role("button", name="Deal").click()
        expect(dialog).to_be_hidden()
    expect(lab.page.get_by_role("alert")).to_contain_text("does not answer any more")


def test_a_lost_connection_is_told_and_so_is_its_return(lab: LabPage) -> None:
    gone = lab.page.get_by_role("alert").filter(has_text="does not answer any more")
    lab.page.context.set_offline(True)
    expect(gone).to_be_visible()
    lab.page.context.set_offline(False)
    expect(gone).to_have_count(0)
    lab.next()


def test_a_link_opens_the_game_in_another_browser(
    lab: LabPage, other_browser: BrowserContext
) -> None:
    mark = play_on(lab)
    dialog = share(lab)
    link = dialog.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("#game="))
    expect(dialog).to_contain_text("The link works on this computer only.")
    there = LabPage(other_browser.new_page(), link.input_value())
    expect(there.story).to_have_attribute("data-shown", mark)
    expect(there.page).not_to_have_url(re.compile("#"))
    expect(there.page.get_by_role("alert")).to_have_count(0)
    there.page.reload()
    say_continue(there)
    expect(there.story).to_have_attribute("data-shown", mark)


# Answered by a Lab of this process


class Visits:
    """A browser that opens a Lab anew, as often as it is asked to."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context

    def open(self, lab: Lab | None = None, fragment: str = "", before: str = "") -> LabPage:
        """Open a page on a Lab that knows nothing of those before; first run a script in it."""
        page = self.context.new_page()
        if before:
            page.add_init_script(before)
        if fragment:
            page.add_init_script(f"history.replaceState(null, '', {json.dumps(fragment)})")
        Alone(page, lab or game(seed=7))
        return LabPage(page)


@pytest.fixture
def visits(context: BrowserContext) -> Visits:
    return Visits(context)


def game(seed: int, key: str = "lab") -> Lab:
    return Lab(players=["Ana", "Ben"], seed=seed, key=key)


def named_all_over() -> Lab:
    """Give a game that nothing makes short."""
    lab = game(seed=7)
    for _ in range(160):
        lab.next()
    session = lab.session
    names = {str(node): os.urandom(50).hex() for node in range(len(session["nodes"]))}
    return Lab({**session, "names": names}, key="lab")


def draw(lab: LabPage) -> str:
    """Draw a card; give where that is."""
    before = lab.mark
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.story).not_to_have_attribute("data-shown", before)
    return lab.mark


def kept(lab: LabPage) -> None:
    """Wait until its game is kept, which is done when the browser has nothing else to do."""
    lab.page.wait_for_function("Object.keys(localStorage).some(name => name.endsWith(' a'))")


def leave(lab: LabPage) -> None:
    """Close the tab, as a person does: a page is told of that."""
    lab.page.goto("about:blank")
    lab.page.close()


def test_nothing_is_asked_where_nothing_was_done(visits: Visits) -> None:
    first = visits.open()
    expect(first.page.get_by_role("alert")).to_have_count(0)
    leave(first)
    second = visits.open()
    draw(second)
    expect(second.page.get_by_role("alert")).to_have_count(0)


def test_a_game_that_is_started_anew_can_be_brought_back(visits: Visits) -> None:
    first = visits.open(game(seed=3))
    mark = draw(first)
    leave(first)
    second = visits.open()
    second.page.get_by_role("button", name="Start anew").click()
    expect(found(second)).to_be_hidden()
    draw(second)
    leave(second)
    third = visits.open()
    say_continue(third)
    back = share(third).get_by_role("button", name="Bring back the game before")
    back.click()
    expect(back).to_be_hidden()
    expect(third.page.get_by_text("seed 3")).to_be_visible()
    expect(third.story).to_have_attribute("data-shown", mark)
    leave(third)
    fourth = visits.open()
    say_continue(fourth)
    expect(fourth.page.get_by_text("seed 3")).to_be_visible()


def test_to_act_in_the_new_game_is_to_start_anew(visits: Visits) -> None:
    first = visits.open(game(seed=3))
    draw(first)
    leave(first)
    second = visits.open()
    expect(found(second)).to_be_visible()
    draw(second)
    expect(found(second)).to_be_hidden()
    before = share(second).get_by_role("button", name="Bring back the game before")
    expect(before).to_be_visible()


def test_the_choice_is_made_by_keyboard(visits: Visits) -> None:
    first = visits.open()
    mark = draw(first)
    leave(first)
    second = visits.open()
    expect(found(second)).to_be_visible()
    second.page.keyboard.press("Tab")
    expect(second.page.get_by_role("button", name="Continue")).to_be_focused()
    second.page.keyboard.press("Enter")
    expect(second.story).to_have_attribute("data-shown", mark)
    expect(second.next_button).to_be_focused()


def test_labs_of_one_notebook_keep_their_own_games(visits: Visits) -> None:
    first = visits.open(game(seed=3, key="one"))
    draw(first)
    leave(first)
    expect(visits.open(game(seed=3, key="other")).next_button).to_be_visible()
    again = visits.open(game(seed=3, key="one"))
    expect(found(again)).to_be_visible()
    expect(visits.context.pages[0].get_by_role("alert")).to_have_count(0)


def test_a_second_tab_is_asked_and_takes_the_game_over_and_back(visits: Visits) -> None:
    first = visits.open(Lab(key="lab"))
    mark = play_on(first)
    kept(first)
    second = visits.open(Lab(key="lab"))
    question = second.page.get_by_role("alert")
    expect(question).to_contain_text("This game is open in another tab.")
    question.get_by_role("button", name="Take over").click()
    expect(second.story).to_have_attribute("data-shown", mark)
    expect(question).to_have_count(0)

    taken = first.page.get_by_role("alert")
    expect(taken).to_contain_text("Another tab has taken over this game.")
    second.page.get_by_role("button", name="Last", exact=True).click()
    expect(second.story).not_to_have_attribute("data-shown", mark)
    mark = second.mark
    taken.get_by_role("button", name="Take it back").click()
    expect(first.story).to_have_attribute("data-shown", mark)
    expect(question).to_contain_text("Another tab has taken over this game.")


def test_a_tab_that_was_closed_holds_nothing(visits: Visits) -> None:
    first = visits.open(Lab(key="lab"))
    mark = play_on(first)
    kept(first)
    first.page.close()
    second = visits.open(Lab(key="lab"))
    say_continue(second)
    expect(second.story).to_have_attribute("data-shown", mark)


def test_a_tab_that_is_too_busy_to_answer_at_once_is_heard_later(visits: Visits) -> None:
    first = visits.open(
        before="""
        const post = BroadcastChannel.prototype.postMessage;
        window.late = [];
        BroadcastChannel.prototype.postMessage = function (message) {
          const say = () => post.call(this, message);
          if (message.says === "mine") window.late.push(say);
          else say();
        };
        """
    )
    draw(first)
    kept(first)
    second = visits.open()
    expect(found(second)).to_be_visible()
    first.page.evaluate("late.forEach(say => say())")
    expect(second.page.get_by_role("alert")).to_contain_text("This game is open in another tab.")
    expect(found(second)).to_have_count(0)


def test_a_second_tab_can_play_another_game_that_is_not_kept(visits: Visits) -> None:
    first = visits.open()
    draw(first)
    kept(first)
    second = visits.open(game(seed=3))
    question = second.page.get_by_role("alert")
    question.get_by_role("button", name="Play another game here, which is not kept").click()
    expect(question).to_have_count(0)
    draw(second)
    leave(second)
    first.next()
    mark = first.mark
    leave(first)
    third = visits.open()
    say_continue(third)
    expect(third.story).to_have_attribute("data-shown", mark)


def test_what_the_browser_kept_can_be_damaged(visits: Visits) -> None:
    first = visits.open()
    draw(first)
    leave(first)
    damage = """for (const name of Object.keys(localStorage)) {
      if (name.endsWith(" a0")) localStorage.setItem(name, "[{");
    }"""
    second = visits.open(before=damage)
    expect(second.page.get_by_role("status").filter(has_text="was damaged")).to_be_visible()
    draw(second)
    leave(second)
    third = visits.open()
    expect(found(third)).to_be_visible()


@pytest.mark.parametrize(
    "forbidden",
    [
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };",
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });",
    ],
    ids=["full", "forbidden"],
)
def test_a_browser_that_keeps_nothing_says_so_once(
    visits: Visits, forbidden: str, page_errors: list[str]
) -> None:
    lab = visits.open(before=forbidden)
    draw(lab)
    said = lab.page.get_by_role("status").filter(has_text="This browser does not keep your game.")
    with lab.page.expect_download() as download:
        said.get_by_role("button", name="Save to a file").click()
    assert len(json.loads(Path(download.value.path()).read_text("utf-8"))["nodes"]) == 1
    said.get_by_role("button", name="Close").click()
    lab.next()
    lab.choices.get_by_role("button", name="Pass").or_(lab.next_button).first.click()
    expect(said).to_have_count(0)
    assert page_errors == []


def test_a_game_with_any_names_is_offered_as_text(visits: Visits) -> None:
    names = [HOSTILE, "\u05d0\u05d1 (1)", "x" * 200]
    first = visits.open(Lab(players=names, seed=3, key="lab"))
    draw(first)
    leave(first)
    second = visits.open()
    expect(found(second)).to_contain_text("<img src=x onerror=docu\u2026")
    expect(second.page.locator("img[src=x]")).to_have_count(0)
    assert second.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    say_continue(second)
    expect(second.table.get_by_text(HOSTILE).first).to_be_visible()


# Links


def test_a_link_is_copied(visits: Visits) -> None:
    visits.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lab = visits.open()
    dialog = share(lab)
    link = dialog.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("#game="))
    dialog.get_by_role("button", name="Copy the link").click()
    expect(dialog.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert lab.page.evaluate("navigator.clipboard.readText()") == link.input_value()


@pytest.mark.parametrize(
    "damaged",
    [
        "#game=xyz",
        "#game=",
        "#game=" + "A" * 3_000,
        fragment(json.dumps({**RECORD, "actions": []}))[:-9],
        fragment("x" * 5_000_000),
        fragment("no JSON"),
        fragment("[" * 900_000),
        fragment(json.dumps({**RECORD, "players": [HOSTILE, HOSTILE]})),
        fragment(json.dumps({"format": HOSTILE})),
        fragment(json.dumps({**RECORD, "actions": [{"seat": 0, "do": "accept"}]})),
    ],
    ids=["letters", "empty", "zeros", "cut", "bomb", "text", "deep", "names", "format", "action"],
)
def test_a_damaged_link_is_told_and_a_fresh_game_is_there(visits: Visits, damaged: str) -> None:
    lab = visits.open(fragment=damaged)
    told = lab.page.get_by_role("alert")
    expect(told).to_contain_text(re.compile("The link is damaged|The game in the link can't be"))
    assert lab.page.url == ADDRESS
    draw(lab)
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(lab.page.locator("img[src=x]")).to_have_count(0)
    expect(lab.page).to_have_title("Lab")


def test_a_title_and_names_from_a_link_are_shown_as_text(visits: Visits) -> None:
    scenario = {
        "format": "uno-kart-scenario/1",
        "title": HOSTILE,
        "players": [HOSTILE, "Ben"],
        "hands": [["R5", "WB"], ["B7", "B8"]],
        "discard": ["R7"],
    }
    lab = visits.open(fragment=fragment(json.dumps(scenario)))
    expect(lab.table.get_by_text(HOSTILE).first).to_be_visible()
    expect(lab.page.locator("img[src=x]")).to_have_count(0)
    expect(lab.page).to_have_title("Lab")


def test_a_link_that_is_followed_on_an_open_page_leaves_the_game_as_the_one_before(
    visits: Visits,
) -> None:
    lab = visits.open()
    mark = draw(lab)
    kept(lab)
    lab.page.evaluate(
        "link => { location.hash = link }", fragment(json.dumps({**RECORD, "seed": 3}))
    )
    expect(lab.page.get_by_text("seed 3")).to_be_visible()
    assert lab.page.url == ADDRESS
    share(lab).get_by_role("button", name="Bring back the game before").click()
    expect(lab.page.get_by_text("seed 7")).to_be_visible()
    expect(lab.story).to_have_attribute("data-shown", mark)


def test_a_link_to_a_prepared_game_lasts_over_a_reload(visits: Visits) -> None:
    first = visits.open(fragment=fragment(json.dumps({**RECORD, "seed": 3})))
    expect(first.page.get_by_text("seed 3")).to_be_visible()
    leave(first)
    second = visits.open()
    say_continue(second)
    expect(second.page.get_by_text("seed 3")).to_be_visible()


def test_a_link_that_is_too_long_is_said_to_be(visits: Visits) -> None:
    lab = visits.open(named_all_over())
    expect(share(lab)).to_contain_text(re.compile(r"The link has \d{4,} letters"))


# Files


def test_a_saved_game_is_opened_in_another_browser(
    visits: Visits, other_browser: BrowserContext, tmp_path: Path
) -> None:
    lab = visits.open(game(seed=3))
    mark = draw(lab)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved(lab)), "utf-8")
    there = Visits(other_browser).open()
    share(there).get_by_label("Open a file").set_input_files(file)
    expect(there.page.get_by_text("seed 3")).to_be_visible()
    expect(there.page.get_by_role("dialog")).to_have_count(0)
    expect(there.story).to_have_attribute("data-shown", mark)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "JSON"),
        (json.dumps({**RECORD, "players": ["Ana"]}), "players"),
        (" " * (2**20 + 1), "1 MiB"),
    ],
    ids=["no JSON", "one player", "too large"],
)
def test_a_file_that_is_no_game_is_refused_where_it_was_chosen(
    visits: Visits, tmp_path: Path, text: str, why: str
) -> None:
    lab = visits.open()
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    dialog = share(lab)
    dialog.get_by_label("Open a file").set_input_files(file)
    expect(dialog.get_by_role("alert")).to_contain_text(why)
    lab.page.keyboard.press("Escape")
    draw(lab)


@pytest.mark.parametrize(
    ("what", "name", "first"),
    [
        ("A page to print", "uno-kart-game.html", "<!doctype html>"),
        ("Markdown", "uno-kart-game.md", "## The start"),
        ("A replay", "uno-kart-game.replay.html", "<!doctype html>"),
    ],
)
def test_what_happened_is_saved_to_be_read(
    visits: Visits, what: str, name: str, first: str
) -> None:
    lab = visits.open()
    draw(lab)
    dialog = share(lab)
    with lab.page.expect_download() as download:
        dialog.get_by_role("button", name=what).click()
    expect(dialog.get_by_role("status").filter(has_text=f"Saved: {name}")).to_be_visible()
    assert download.value.suggested_filename == name
    text = Path(download.value.path()).read_text("utf-8")
    assert text.startswith(first)
    assert "draws a card" in text


# What is said


def test_a_kernel_that_is_silent_is_told_and_so_is_its_answer(visits: Visits) -> None:
    page = visits.context.new_page()
    page.clock.install()
    Alone(page, game(seed=7))
    lab = LabPage(page)
    mark = lab.mark
    page.evaluate("""() => {
      window.answering = window.askLab;
      window.askLab = () => new Promise(() => {});
    }""")
    lab.choices.get_by_role("button", name="Draw a card").click()
    gone = page.get_by_role("alert").filter(has_text="does not answer any more")
    expect(gone).to_have_count(0)
    page.clock.fast_forward("00:07")
    expect(gone).to_be_visible()
    assert lab.mark == mark
    page.evaluate("() => { window.askLab = window.answering }")
    lab.choices.get_by_role("button", name="Draw a card").click()
    expect(lab.story).not_to_have_attribute("data-shown", mark)
    expect(gone).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_is_wrong_with_what_is_said_and_shared(
    visits: Visits, scheme: str, width: int
) -> None:
    first = visits.open()
    draw(first)
    leave(first)
    page = visits.context.new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size({"width": width, "height": 800})
    page.add_init_script("history.replaceState(null, '', '#game=xyz')")
    Alone(page, game(seed=7))
    page.add_style_tag(content="body { background: light-dark(#fff, #111) }")
    lab = LabPage(page)
    expect(found(lab)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    expect(share(lab)).to_contain_text("The link")
    assert violations(page) == []
