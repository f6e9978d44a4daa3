"""The Lab's page, as a person uses it: by what is read and pressed."""

import re

from playwright.sync_api import Locator, Page, expect


class LabPage:
    """A page with a Lab on it, open on a game.

    Parameters
    ----------
    page
        The browser's.
    url
        Where it is opened; not given if it is open.
    errors
        Fills with what goes wrong in the page.
    """

    def __init__(self, page: Page, url: str | None = None, errors: list[str] | None = None) -> None:
        self.page = page
        self.errors = errors
        if url is not None:
            page.goto(url)
        # While something is asked, it shows the answer first.
        self.next_button = page.get_by_role("button", name=re.compile("^(Next|Show me)$"))
        self.story = page.get_by_role("region", name="What happened")
        self.table = page.get_by_role("region", name="The table")
        self.choices = page.get_by_role("region", name="What can be done")
        self.hand = self.choices.get_by_role("group", name=re.compile(r": \d+ cards?$"))
        expect(self.next_button).to_be_visible()

    def settled(self) -> None:
        """Wait for the answer to what was pressed, if there is any to come."""
        expect(self.page.locator(".uk[aria-busy=true]")).to_have_count(0)

    @property
    def sentence(self) -> str:
        """The current sentence, as it is read out."""
        self.settled()
        return self.story.locator("[aria-live=polite]").inner_text()

    def next(self) -> str:
        """Press Next; give the sentence that is told then."""
        before = self.mark
        self.next_button.click()
        expect(self.story).not_to_have_attribute("data-shown", before)
        return self.sentence

    @property
    def mark(self) -> str:
        """What tells the event that is shown from every other."""
        self.settled()
        return self.story.get_attribute("data-shown") or ""

    def deal(self, players: int | list[str], seed: int, rules: str = "") -> None:
        """Deal a new game."""
        self.page.get_by_role("button", name="New game").click()
        dialog = self.page.get_by_role("dialog", name="New game")
        names = players if isinstance(players, list) else []
        count = len(names) or players
        dialog.get_by_label("How many").select_option(str(count))
        for number, name in enumerate(names, 1):
            dialog.get_by_label(f"Player {number}", exact=True).fill(name)
        if rules:
            dialog.get_by_label("Rule set").select_option(label=rules)
        dialog.get_by_label("Seed").fill(str(seed))
        dialog.get_by_role("button", name="Deal").click()
        expect(dialog).to_be_hidden()

    def card(self, name: str) -> Locator:
        """The first card of this name in the hand that is asked, playable or not."""
        whole = re.compile(f"^{re.escape(name)}(, .*)?$")
        return self.hand.get_by_role("button", name=whole).first

    def playable(self) -> Locator:
        """The cards of the hand that is asked that can be played."""
        return self.hand.get_by_role("button", name=re.compile("^((?!, not now).)*$"))

    def seats(self) -> Locator:
        """The players' places."""
        return self.table.get_by_role("listitem")

    def seat(self, name: str) -> Locator:
        """The place of a player."""
        return self.seats().filter(has=self.page.get_by_role("button", name=re.compile(f"^{name}")))
