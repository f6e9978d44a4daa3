"""The replay file: one page that plays an explained game, with nothing else running.

It holds what the page of the Lab would be sent, for one reader, of every step of one line; and the
page's own front end, with a player in the place of the kernel.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from copy import copy
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING, Any, Final

from uno_kart_lab.art import symbol_sheet
from uno_kart_lab.files import Start
from uno_kart_lab.files.at import At
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import _, translate, translator
from uno_kart_lab.loading import load
from uno_kart_lab.page.book import book_in
from uno_kart_lab.page.bundle import bundle, page_style
from uno_kart_lab.page.course import asks_of, onward_at
from uno_kart_lab.page.messages import PARTS, setup_message, state_message
from uno_kart_lab.views import HIDDEN, TEACHER, Reader

if TYPE_CHECKING:
    from uno_kart_lab.page.asking import Ask

_PAGE: Final = Template(files(__package__).joinpath("replay.html").read_text("utf-8"))
_NEEDS_SCRIPT: Final = _("This page plays a game of cards. It needs JavaScript, which is off.")
_GROUND: Final = """
:root { color-scheme: light dark; }
body { margin: 0; padding: 8px; background: light-dark(#ffffff, #1c1c22); }
"""


def write_replay(
    source: object,
    lang: str = "en",
    reader: str | int = TEACHER,
    ask: bool | Sequence[str] = False,
    show: Sequence[str] = PARTS,
    onward: dict[str, Any] | None = None,
) -> str:
    """Return a page that plays a scenario, a record or a session.

    Of a session it plays the line that leads to where it stands, as `explain` does.

    Parameters
    ----------
    source : dict, str or bytes
        The content of a file: as Python values, or as JSON text.
    lang : str
        Language of the page; `uno_kart_lab.i18n.languages` lists them.
    reader : str or int
        ``"teacher"``, ``"table"`` or a seat: the page holds what this reader may know.
    ask : bool or sequence of str
        Whether the page asks what happens before it shows it; or which rules and questions it
        asks (see `uno_kart_lab.Lab`).
    show : sequence of str
        The parts of the page that are shown.
    onward : dict, optional
        A notebook that the page leads to at its end, ``{"says": "first", "link": name}``.

    Returns
    -------
    str
        An HTML file that needs no other, and no network.

    Raises
    ------
    InputError
        If anything is not as it has to be, or an action is illegal.

    Examples
    --------
    >>> from uno_kart_lab.library import case
    >>> page = write_replay(case("banana-peel").scenario, lang="nl", ask=True)
    >>> page.startswith("<!doctype html>")
    True
    """
    loaded, asks = load(source, lang, reader), asks_of(ask)
    leads = None if onward is None else onward_at(At("onward", onward))
    return replay_of(loaded.game, loaded.start, loaded.lang, loaded.reader, asks, show, leads)


def replay_of(
    game: Game,
    start: Start,
    lang: str,
    reader: Reader,
    asks: Ask | None = None,
    show: Sequence[str] = PARTS,
    onward: dict[str, str] | None = None,
) -> str:
    """Return a page that plays a game from its start to where the game stands.

    See `write_replay`; `start` is what the game was begun with.
    """
    replay = _replay(game, start, lang, reader, asks, show)
    if onward is not None:
        replay["setup"]["onward"] = onward
    style, script = _GROUND + page_style(), bundle("replay_main")
    return _PAGE.substitute(
        lang=escape(lang),
        policy=_policy(style, script),
        title=escape(replay["setup"]["title"] or replay["book"]["words"]["title"]),
        style=style,
        needs_script=escape(translate(_NEEDS_SCRIPT, translator(lang))),
        replay=_in_a_script(replay),
        script=script,
    )


def _replay(
    game: Game, start: Start, lang: str, reader: Reader, asks: Ask | None, show: Sequence[str]
) -> dict[str, Any]:
    states = list(_states(game, lang, reader, asks))
    # Odds are worked out where there is a kernel.
    setup = setup_message(start, 1, "replay", [part for part in show if part != "odds"])
    # Whoever has the start, or the seed alone, has every card of the game.
    setup |= {"start": {}, "seed": setup["seed"] if reader == TEACHER else None}
    return {
        "book": _needed(book_in(lang), setup, states),
        "setup": setup,
        "states": states,
    }


def _states(game: Game, lang: str, reader: Reader, asks: Ask | None) -> Iterator[dict[str, Any]]:
    """Tell every step up to where the game stands, as to a page that nothing can be done on."""
    shown = copy(game)
    last = game.at
    for node in game.path(game.at):
        shown.go(node)
        state = state_message(shown, reader, lang, 0, asks)
        # There is no game to be kept, for which these tell more than the reader may know.
        entry = state["entry"] | {"action": None, "arrange": None}
        yield state | {"entry": entry, "legal": [], "forward": node != last, "over": node == last}


def _needed(book: dict[str, Any], *told: Any) -> dict[str, Any]:
    """Return what of the book is needed to say `told`: no card or rule that does not come up."""
    named = {text for thing in told for text in _texts(thing)} | {HIDDEN.code}

    def of(part: str) -> dict[str, Any]:
        return {key: said for key, said in book[part].items() if key in named}

    return book | {
        "rules": of("rules"),
        "cards": of("cards"),
        "actions": of("actions"),
        "options": [option for option in book["options"] if option["name"] in named],
        "presets": [preset for preset in book["presets"] if preset["value"] in named],
        "names": [],
        "sheet": symbol_sheet(of("cards")),
    }


def _texts(thing: Any) -> Iterator[str]:
    match thing:
        case str():
            yield thing
        case dict() | list():
            for part in thing.values() if isinstance(thing, dict) else thing:
                yield from _texts(part)


def _policy(style: str, script: str) -> str:
    """Return what the page may load: its own style and script, and pictures that it makes."""
    return "; ".join(
        [
            "default-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
            "img-src data: blob:",
            f"style-src {_hash(style)}",
            f"script-src {_hash(script)}",
        ]
    )


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _in_a_script(value: Any) -> str:
    """Write JSON in which nothing can end the element around it."""
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return written.replace("<", r"\u003c")
