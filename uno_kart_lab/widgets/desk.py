"""The teacher's desk: a position is chosen or built, asked about, handed out and handed on."""

from __future__ import annotations

import os
from typing import Any, Final

import traitlets

from uno_kart_lab.environment import PUBLIC_URL
from uno_kart_lab.export.exercises import exercise_of
from uno_kart_lab.files import InputError
from uno_kart_lab.files.addresses import root_at
from uno_kart_lab.files.at import At
from uno_kart_lab.library import case
from uno_kart_lab.page.bundle import bundle
from uno_kart_lab.page.messages import refusal_message
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.widgets.asked import kind_asked, read_asked
from uno_kart_lab.widgets.building import Check, TakeOver, building_answer
from uno_kart_lab.widgets.case_answers import case_of
from uno_kart_lab.widgets.case_requests import OpenCase
from uno_kart_lab.widgets.desk_answers import (
    code_answer,
    excerpt_answer,
    excerpt_text,
    focus_of,
    handout_answer,
    only,
    place_to_ask,
    rules_of_next,
)
from uno_kart_lab.widgets.desk_requests import (
    DESK_REQUESTS,
    Code,
    DeskRequest,
    Excerpt,
    Handout,
    Pose,
)
from uno_kart_lab.widgets.lab import Lab
from uno_kart_lab.widgets.requests import NewGame, Open, Request
from uno_kart_lab.widgets.speaking import language_of

_FIRST_CASE: Final = "banana-peel"
"""What lies on the desk at first: one card does one thing, and few would guess to whom."""


class Desk(Lab):
    """A Lab for who teaches: prepared positions, one's own, questions, handouts, links and codes.

    It opens on a prepared position with something to ask.

    Parameters
    ----------
    source : dict, str, bytes or path, optional
        A scenario, a record or a session to open on instead.
    public_url : str, optional
        The address that the app has for others, to which links and codes lead. If not given, that
        of the environment (``UNO_KART_LAB_PUBLIC_URL``, as ``app --public-url`` sets it), and
        without one where the page is.
    key : str, optional
        Tells this desk from other Labs of the notebook, where a browser keeps what was played.
    lang : str, optional
        One of `uno_kart_lab.i18n.languages`; if not given, the one that is chosen for the page.

    Raises
    ------
    InputError
        For an argument, or anything in a file, that is not as it has to be.
    """

    _esm = bundle("desk_main")

    desk = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        source: Any = None,
        *,
        public_url: str | None = None,
        key: str | None = None,
        lang: str | None = None,
    ) -> None:
        public = _public_url(public_url)
        first = case(_FIRST_CASE, language_of(lang))
        given = first.scenario if source is None else source
        super().__init__(given, key=key, ask=True, lang=lang)
        if source is None:
            self._focus(first.rules)
        self.desk = {"public": public}

    def _focus(self, rules: tuple[RuleId, ...]) -> None:
        """Have asked what a case is there to show, unless asking is off."""
        self._asks = focus_of(self._showing, rules)
        if self._showing.ask is not None:
            self._showing.ask = self._asks
        self._show()

    def _answer(self, request: Request) -> None:
        super()._answer(request)
        match request:
            case OpenCase():
                self._focus(case_of(request, self._showing.lang).rules)
            case Open() | NewGame():
                self._focus(rules_of_next(self._showing))

    def _hear(self, _: object, content: object, buffers: object) -> None:
        of = kind_asked(content, DESK_REQUESTS)
        if not of:
            super()._hear(_, content, buffers)
            return
        try:
            self._serve(read_asked(content, DESK_REQUESTS))
        except InputError as error:
            self.send(refusal_message(of, error.said(self._showing.lang)))

    def _serve(self, request: DeskRequest) -> None:
        match request:
            case Check() | TakeOver():
                self.send(building_answer(self._showing, request))
            case Excerpt():
                self.send(excerpt_answer(self._showing))
            case Handout():
                self.send(handout_answer(request, self._showing.lang))
            case Code():
                self.send(code_answer(request, self._showing.lang))
            case Pose():
                self._pose(request)

    def _pose(self, asked: Pose) -> None:
        """Show the place of a question, and have it asked there."""
        ask = self._asks
        if asked.game is not None:
            exercise = exercise_of(asked.game, [asked.question], self._showing.lang)
            loaded = exercise.loaded
            if loaded.start != self._showing.start or asked.game != excerpt_text(self._showing):
                self._begin(loaded)
            ask = only(exercise.posed[0].question)
        node, place, self._showing.ask = place_to_ask(self._showing, ask)
        self._showing.go(node, place)
        self._show()
        self.send({"posed": True})


def _public_url(given: str | None) -> str | None:
    if given is not None:
        return root_at(At("public_url", given))
    told = os.environ.get(PUBLIC_URL)
    return root_at(At(PUBLIC_URL, told)) if told else None
