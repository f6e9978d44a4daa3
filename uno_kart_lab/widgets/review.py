"""What a learner has to be asked again, one question after the other."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import At
from uno_kart_lab.library import case
from uno_kart_lab.page.bundle import bundle
from uno_kart_lab.page.messages import refusal_message
from uno_kart_lab.widgets.lab import Lab
from uno_kart_lab.widgets.reviewing import due_at, review_of
from uno_kart_lab.widgets.speaking import language_of

_REQUEST: Final = "review"
_FIRST_CASE: Final = "banana-peel"
"""What lies there until the page has said what is due."""
_PARTS: Final = ("table", "story", "choices")


class Review(Lab):
    """Questions that have come back: those answered wrong, and after some days the others.

    The browser knows what is due. Each is asked of a case of the library.

    Parameters
    ----------
    key : str, optional
        Tells it from other Labs of the notebook.
    lang : str, optional
        One of `uno_kart_lab.i18n.languages`; if not given, the one that is chosen for the page.

    Raises
    ------
    InputError
        For a key that is none.
    """

    _esm = bundle("review_main")

    def __init__(self, *, key: str | None = None, lang: str | None = None) -> None:
        self._turn = 0
        first = case(_FIRST_CASE, language_of(lang))
        super().__init__(first.scenario, show=_PARTS, key=key, lang=lang)

    def _hear(self, _: object, content: object, buffers: object) -> None:
        if not (isinstance(content, dict) and content.get("do") == _REQUEST):
            super()._hear(_, content, buffers)
            return
        try:
            self._review(At("", content))
        except InputError as error:
            self.send(refusal_message(_REQUEST, error.said(self._showing.lang)))

    def _review(self, asked: At) -> None:
        """Show the place of the question that is due, and say which it is."""
        lang = self._showing.lang
        review = review_of(due_at(asked), lang, self._turn)
        if review is not None:
            self._turn += 1
            self._asks = self._showing.ask = review.ask
            loaded = review.loaded(lang)
            loaded.game.go(review.node)
            self._begin(loaded)
            self._showing.go(review.node, review.place)
            self._show()
        self.send({"review": review.item if review else None})
