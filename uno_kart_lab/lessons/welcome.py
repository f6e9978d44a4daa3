"""The first minute: three Item Boxes in a row, which play without a kernel."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Any, Final

from uno_kart_lab.export.replay import write_replay
from uno_kart_lab.files.scenarios import SCENARIO_FORMAT
from uno_kart_lab.i18n import Message, translate, translator
from uno_kart_lab.lessons.lesson import lessons
from uno_kart_lab.lessons.shown import Embedded
from uno_kart_lab.lessons.words import WELCOME, WELCOME_HELP, WELCOME_TITLE
from uno_kart_lab.widgets.speaking import language_of

# The first box brings Lightning, so that somebody draws by the third event.
CHAIN: Final[dict[str, Any]] = {
    "format": SCENARIO_FORMAT,
    "players": ["Ana", "Ben", "Chi"],
    "turn": 0,
    "hands": [["WB", "WB", "WB", "R3", "G9"], ["Y2", "G1"], ["B7", "Y5"]],
    "discard": ["Y8"],
    "stock": ["B3", "G5", "R1", "R+2", "GS", "Y1", "B1", "R6", "G4"],
    "actions": [
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "play", "card": "WB"},
        {"seat": 0, "do": "choose_target", "target": 2},
    ],
}
ASKED: Final = (
    "who_draws ITEM-LIGHTNING",
    "turned_up_action ITEM-2",
    "who_chooses ITEM-SHELL",
    "next_turn ITEM-4",
)

# Nothing to be set up, and no way but on and back.
_PARTS: Final = ("table", "story", "choices")

_FRAME: Final = (
    '<div style="max-width: 1240px; margin: 0 auto"><h1 style="margin: 12px 8px 4px">{title}</h1>'
    '<p style="font-size: 16px; margin: 0 8px 4px">{help}</p>'
    '<iframe class="uk-welcome" title="{about}" srcdoc="{page}" style="display: block;'
    " box-sizing: border-box; width: 100%; height: clamp(540px, 84vh, 720px); border: 0;"
    ' border-radius: 12px"></iframe></div>'
)


def welcome_page(lang: str) -> str:
    """Return the page in that frame."""
    onward = {"says": "first", "link": lessons(lang)[0].notebook}
    return write_replay(CHAIN, lang, ask=list(ASKED), show=_PARTS, onward=onward)


def welcome(lang: str | None = None) -> Embedded:
    """Return a frame in which a chain is gone through; it needs nothing that runs elsewhere."""
    return Embedded(partial(_framed, language_of(lang)), WELCOME_TITLE.text)


def _framed(lang: str) -> str:
    """Return the page in its frame, as HTML."""

    def say(message: Message) -> str:
        return escape(translate(message, translator(lang)))

    title, help_, about = say(WELCOME_TITLE), say(WELCOME_HELP), say(WELCOME)
    return _FRAME.format(title=title, help=help_, about=about, page=escape(welcome_page(lang)))
