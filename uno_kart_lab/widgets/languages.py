"""Where the language is chosen on a page that has no other place for it."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import translate, translator
from uno_kart_lab.page.bundle import bundle, page_style
from uno_kart_lab.page.messages import refusal_message
from uno_kart_lab.page.words import LANGUAGE
from uno_kart_lab.spoken import speak
from uno_kart_lab.widgets.speaking import language_of, speak_at, speech


class Languages(anywidget.AnyWidget):
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
    _css = page_style()

    speech = traitlets.Dict().tag(sync=True)

    def __init__(self, lang: str | None = None, title: str = "") -> None:
        self._title = title
        self._lang, self._names_language = language_of(lang), lang is not None
        super().__init__(speech=self._told())
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return "Languages"

    def _told(self) -> dict[str, Any]:
        word = translate(LANGUAGE, translator(self._lang))
        words = {"language": word}
        told = speech(self._lang, self._names_language)
        return {**told, "words": words, "title": self._title}

    def _hear(self, _: object, content: object, __: object) -> None:
        """Speak another language from now on."""
        try:
            self._lang = speak_at(At("", content)).lang
        except InputError as error:
            self.send(refusal_message("", error.said(self._lang)))
            return
        speak(self._lang)
        self.speech = self._told()
