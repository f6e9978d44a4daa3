"""The page without a server: in a blank document, answered by a Lab of this process."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page, Route

from uno_kart_lab.page.bundle import bundle, page_style
from uno_kart_lab.widgets.lab import Lab

# Of a kind that may write to the clipboard.
ADDRESS: Final = "https://lab.test/"
TRAITS: Final = ["book", "setup", "state"]

_DOCUMENT = (
    "<!doctype html><html lang='en'><head><title>Lab</title>"
    "<style>:root { color-scheme: light dark; background: canvas }</style></head>"
    "<body><main></main>"
)

# What anywidget gives to a page: the traits, and a way to speak to the kernel.
_RENDER = """async ({ source, style, traits }) => {
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
  const calls = new Map();
  const tell = (name, what) => (calls.get(name) ?? []).forEach((call) => call(what));
  window.tellPage = ({ changed, messages }) => {
    Object.assign(traits, changed);
    if (Object.keys(changed).length) tell("change");
    messages.forEach((message) => tell("msg:custom", message));
  };
  const model = {
    get: (name) => traits[name],
    on: (name, call) => calls.set(name, [...(calls.get(name) ?? []), call]),
    off: () => {},
    send: async (content) => window.tellPage(await window.askLab(content)),
  };
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { default: widget } = await import(address);
  widget.render({ model, el: document.querySelector("main") });
}"""


class Alone:
    """A Lab on a page, with no kernel between them.

    Parameters
    ----------
    page
        The browser's.
    lab
        What is shown.
    main
        The module of its page.
    traits
        What it tells its page beside what every Lab does.
    query
        Of the page's address, with its question mark.
    """

    def __init__(
        self,
        page: Page,
        lab: Lab,
        main: str = "main",
        traits: Sequence[str] = (),
        query: str = "",
    ) -> None:
        self._page = page
        self._lab = lab
        # Not every page is one of a Lab.
        self._traits = [name for name in (*TRAITS, *traits) if hasattr(lab, name)]
        page.route(f"{ADDRESS}*", _give_document)
        page.goto(f"{ADDRESS}{query}")
        page.expose_function("askLab", self._answer)
        page.evaluate(
            _RENDER, {"source": bundle(main), "style": page_style(), "traits": self._told()}
        )

    def show(self, lab: Lab) -> None:
        """Show another Lab in its place."""
        self._lab = lab
        self.tell({name: getattr(lab, name) for name in ("setup", "state")})

    def tell(self, changed: dict[str, Any]) -> None:
        """Tell the page that traits have changed."""
        self._page.evaluate("told => tellPage(told)", {"changed": changed, "messages": []})

    def _answer(self, content: object) -> dict[str, Any]:
        messages: list[Any] = []
        before = self._told()
        self._lab.send = lambda message, *_: messages.append(message)
        self._lab._handle_custom_msg(content, [])
        after = self._told()
        changed = {name: after[name] for name in after if after[name] is not before[name]}
        return {"changed": changed, "messages": messages}

    def _told(self) -> dict[str, Any]:
        return {name: getattr(self._lab, name) for name in self._traits}


def _give_document(route: Route) -> None:
    route.fulfill(body=_DOCUMENT, content_type="text/html")
