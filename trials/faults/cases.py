"""The faults, each as something that happens to a game and is told of."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import psutil
from playwright.sync_api import Browser, BrowserContext, expect

from trials.app import App, running_app
from trials.faults.game import Game, kill_kernel

_RUNS: Final = 100
_SEED: Final = 7
_CUT: Final = 30  # seconds
_LONGEST_PLAY: Final = 1.2  # seconds until a kernel is killed
_ORPHANED: Final = 15  # seconds that a kernel may outlive its server

_FORBIDDEN: Final = "Object.defineProperty(window, 'localStorage', { get() { throw new Error() } })"
_FULL: Final = (
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
)


@dataclass(frozen=True, slots=True)
class Case:
    """A fault.

    Attributes
    ----------
    name : str
        What happens.
    bound : str
        What is asked then.
    happens
        Has it happen in a browser; returns what came of it, or raises AssertionError.
    """

    name: str
    bound: str
    happens: Callable[[Browser], str]


def _kernel_killed(chromium: Browser) -> str:
    with running_app() as app:
        game = Game(chromium.new_context(), app)
        mark = game.play()
        kill_kernel(app, game.kernel)
        game.is_told_to_be_gone()
        game.reload()
        game.is_at(mark)
    return "told, and there after a reload"


def _server_killed(chromium: Browser) -> str:
    with running_app() as app:
        game = Game(chromium.new_context(), app)
        mark = game.play()
        orphans = app.kernels()
        app.process.kill()
        game.is_told_to_be_gone()
        gone = _seconds_until_gone(orphans)
    with running_app(port=urlsplit(app.url).port or 0):
        game.reload()
        game.is_at(mark)
    return f"told, and there after a restart; its kernels were gone after {gone:.0f} s"


def _seconds_until_gone(processes: list[psutil.Process]) -> float:
    begin = time.monotonic()
    _, alive = psutil.wait_procs(processes, timeout=_ORPHANED)
    assert not alive, f"{len(alive)} kernels live on without their server"
    return time.monotonic() - begin


def _network_cut(chromium: Browser) -> str:
    with running_app() as app:
        context = chromium.new_context()
        game = Game(context, app)
        game.play()
        context.set_offline(True)
        game.is_told_to_be_gone()
        time.sleep(_CUT)
        context.set_offline(False)
        expect(game.alert("does not answer any more")).to_have_count(0)
        game.play(2)
    return "told, and goes on by itself"


def _disk_full(chromium: Browser) -> str:
    with running_app("--visits", "/dev/full") as app:
        game = Game(chromium.new_context(), app)
        mark = game.play()
        game.reload()
        game.is_at(mark)
        assert app.complaints() == "", app.complaints()
    return "nothing is noticed"


def _two_tabs(chromium: Browser) -> str:
    with running_app() as app:
        context = chromium.new_context()
        first = Game(context, app)
        mark = first.play()
        second = Game(context, app)
        _take_over(second, first)
        second.is_at(mark)
    return "asked, taken over, and told"


def _take_over(second: Game, first: Game) -> None:
    question = second.alert("This game is open in another tab")
    question.get_by_role("button", name="Take over").click()
    expect(question).to_have_count(0)
    expect(first.alert("Another tab has taken over this game")).to_be_visible()


def _nothing_kept(chromium: Browser) -> str:
    with running_app() as app:
        for script in (_FULL, _FORBIDDEN):
            context = chromium.new_context()
            context.add_init_script(script)
            game = Game(context, app)
            game.play(2)
            said = game.page.get_by_role("status").filter(has_text="does not keep your game")
            expect(said.get_by_role("button", name="Save to a file")).to_be_visible()
            context.close()
    return "told, and offered as a file"


def _clock_set_back(chromium: Browser) -> str:
    with running_app() as app:
        context = chromium.new_context()
        first = Game(context, app)
        first.play()
        _set_back(context, hours=24)
        mark = first.play()
        second = Game(context, app)
        _take_over(second, first)
        second.is_at(mark)
        first.page.close()
        mark = second.play()
        second.reload()
        second.is_at(mark)
    return "nothing is noticed"


def _set_back(context: BrowserContext, hours: int) -> None:
    """Set the clock back, for the pages that are open as well as for those that come."""
    script = f"""{{ const now = Date.now; Date.now = () => now() - {hours * 3_600_000}; }}"""
    context.add_init_script(script)
    for page in context.pages:
        page.evaluate(script)


def _killed_at_random(chromium: Browser) -> str:
    chance = random.Random(_SEED)
    lost = 0
    with running_app() as app:
        game = Game(chromium.new_context(), app)
        game.play()
        for _ in range(_RUNS):
            lost += not _is_kept(game, app, chance.uniform(0, _LONGEST_PLAY))
    assert lost == 0, f"{lost} of {_RUNS} games lost"
    return f"0 of {_RUNS} games lost"


def _is_kept(game: Game, app: App, seconds: float) -> bool:
    """Play as fast as the page lets, kill the kernel amid it, and see whether all is there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and game.next_button.is_enabled():
        game.next_button.press("Enter")
    kill_kernel(app, game.kernel)
    mark = game.mark
    try:
        game.reload()
        game.is_at(mark)
    except AssertionError:
        return False
    return True


CASES: Final = {
    "kernel": Case("The kernel is killed", "told, no game lost", _kernel_killed),
    "server": Case("The server is killed, and restarted", "told, no game lost", _server_killed),
    "network": Case(f"The network is cut for {_CUT} s", "told, no game lost", _network_cut),
    "disk": Case("The disk is full where visits are written", "no game lost", _disk_full),
    "tabs": Case("Two tabs show one game", "asked, no game lost", _two_tabs),
    "storage": Case(
        "The browser's storage is full, or forbidden", "told, can be saved", _nothing_kept
    ),
    "clock": Case("The clock is set back by a day", "no game lost", _clock_set_back),
    "random": Case(f"kill -9 at {_RUNS} random moments", "no game lost", _killed_at_random),
}
