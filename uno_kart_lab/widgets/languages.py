"""Where the language is chosen on a page that has no other place for it."""

from __future__ import annotations

from typing import Any

import traitlets

from uno_kart_lab.i18n import translate, translator
from uno_kart_lab.page.bundle import bundle
from uno_kart_lab.page.words import LANGUAGE
from uno_kart_lab.widgets.speaker import Speaker


class Languages(Speaker):
    """The languages that there are, of which one is chosen for everything on the page.

    Parameters
    ----------
    lang : str, optional
        The one that is spoken; if not given, the one that is chosen for the page.
    title : str
        What the page is called, in that language.

    Raises
    ------
    InputError
        For an unknown language.
    """

    _esm = bundle("languages_main")

    speech = traitlets.Dict().tag(sync=True)

    def __init__(self, lang: str | None = None, title: str = "") -> None:
        self._title = title
        super().__init__(lang)

    def __repr__(self) -> str:
        return "Languages"

    def _said(self) -> dict[str, Any]:
        words = {"language": translate(LANGUAGE, translator(self._lang))}
        return {"speech": {**self._speech(), "words": words, "title": self._title}}
