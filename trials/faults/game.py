"""A visitor's game in a browser, and what is asked of it after a fault."""

from __future__ import annotations

import os
import re
import signal
from typing import Final

import psutil
from playwright.sync_api import BrowserContext, Locator, Page, expect

from trials.app import App
from trials.visitor import PAGE

PATIENCE: Final = 60_000  # milliseconds

expect.set_options(timeout=PATIENCE)

_KERNEL: Final = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
_STEADY: Final = """async () => {
  const shown = () => document.querySelector("[data-shown]").dataset.shown;
  for (let before = null; before !== shown(); ) {
    before = shown();
    await new Promise((then) => setTimeout(then, 250));
  }
  return shown();
}"""


class Game:
    """A game on the page of an app.

    Parameters
    ----------
    context
        The browser's, which keeps the game.
    app : App
    """

    def __init__(self, context: BrowserContext, app: App) -> None:
        self.page: Page = context.new_page()
        self.page.emulate_media(reduced_motion="reduce")
        self.page.goto(app.url + PAGE)
        self.next_button = self.page.get_by_role("button", name=re.compile("^(Next|Show me)$"))
        self.story = self.page.get_by_role("region", name="What happened")
        expect(self.next_button).to_be_visible()

    @property
    def mark(self) -> str:
        """What tells the event that is shown from every other, once nothing changes any more."""
        mark: str = self.page.evaluate(_STEADY)
        return mark

    @property
    def kernel(self) -> str:
        """The id of its kernel."""
        kernel: str = self.page.evaluate(_KERNEL)
        return kernel

    def play(self, steps: int = 6) -> str:
        """Go on by some steps; return where that is."""
        for _ in range(steps):
            before = self.mark
            self.next_button.click()
            expect(self.story).not_to_have_attribute("data-shown", before)
        return self.mark

    def alert(self, words: str) -> Locator:
        """Find what the page says of itself."""
        return self.page.get_by_role("alert").filter(has_text=words)

    def is_told_to_be_gone(self) -> None:
        """See that the page says that nobody answers, and that the game is kept."""
        gone = self.alert("does not answer any more")
        expect(gone).to_contain_text("Your game is kept in this browser")

    def reload(self) -> None:
        """Load the page anew, and go on with the game that is found."""
        self.page.reload()
        self.go_on()

    def go_on(self) -> None:
        """Say that the game that is found is to go on."""
        self.page.get_by_role("button", name="Continue").click()
        expect(self.alert("Your game is still here")).to_be_hidden()

    def is_at(self, mark: str) -> None:
        """See that the game is where it was."""
        expect(self.story).to_have_attribute("data-shown", mark)


def kill_kernel(app: App, kernel: str) -> None:
    """Kill a kernel, so that it has no time for anything."""
    for process in app.kernels():
        if kernel in " ".join(_command(process)):
            os.kill(process.pid, signal.SIGKILL)


def _command(process: psutil.Process) -> list[str]:
    try:
        command: list[str] = process.cmdline()
    except psutil.Error:
        return []
    return command
