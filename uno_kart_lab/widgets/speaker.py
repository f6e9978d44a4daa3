"""What is there to be read, and is asked for nothing but another language."""

from __future__ import annotations

from typing import Any

import anywidget

from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import At
from uno_kart_lab.page.bundle import page_style
from uno_kart_lab.page.messages import refusal_message
from uno_kart_lab.spoken import speak
from uno_kart_lab.widgets.speaking import language_of, speak_at, speech


class Speaker(anywidget.AnyWidget):
    """A widget that says what it has to say in the language that is chosen on its page.

    Parameters
    ----------
    lang : str, optional
        The one that is spoken; if not given, the one that is chosen for the page.

    Raises
    ------
    InputError
        For an unknown language.
    """

    _css = page_style()

    def __init__(self, lang: str | None = None) -> None:
        self._lang, self._names_language = language_of(lang), lang is not None
        super().__init__(**self._said())
        self.on_msg(self._hear)

    def _said(self) -> dict[str, Any]:
        """Return the traits, as they are in the language that is spoken."""
        raise NotImplementedError

    def _speech(self) -> dict[str, Any]:
        return speech(self._lang, self._names_language)

    def _hear(self, _: object, content: object, __: object) -> None:
        """Say the same in another language, if that is what the page asks for."""
        try:
            self._lang = speak_at(At("", content)).lang
        except InputError as error:
            self.send(refusal_message("", error.said(self._lang)))
            return
        speak(self._lang)
        for name, value in self._said().items():
            self.set_trait(name, value)
