"""What a page would say to a Lab, and hear from it."""

from __future__ import annotations

from typing import Any

from uno_kart_lab import Lab


class Page:
    """A page that is heard and never seen."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.heard: list[Any] = []
        lab.send = self.heard.append

    def say(self, **content: Any) -> None:
        self.lab._handle_custom_msg(content, [])

    def act(self, **action: Any) -> None:
        self.say(do="act", node=self.lab.state["node"], action=action)

    def next(self) -> None:
        self.say(do="next", node=self.lab.state["node"])

    @property
    def refused(self) -> list[Any]:
        return [message for message in self.heard if "refusal" in message]

    @property
    def tree(self) -> dict[str, Any]:
        tree: dict[str, Any] = self.heard[-1]["tree"]
        return tree

    @property
    def refusal(self) -> dict[str, Any]:
        refusal: dict[str, Any] = self.heard[-1]["refusal"]
        return refusal
