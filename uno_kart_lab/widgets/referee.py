"""The referee: what was done at a table, judged step by step under its rules and under others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, assert_never

import anywidget
import traitlets

from uno_kart_lab.export.rulings import write_ruling
from uno_kart_lab.files import InputError, write_action, write_rules
from uno_kart_lab.files.at import At
from uno_kart_lab.files.rule_sets import rules_at
from uno_kart_lab.files.scenarios import read_scenario, write_scenario
from uno_kart_lab.library import Case, case
from uno_kart_lab.page.book import book_in
from uno_kart_lab.page.bundle import bundle, page_style
from uno_kart_lab.page.claims import claims_message
from uno_kart_lab.page.messages import refusal_message
from uno_kart_lab.page.rules_in_words import rules_in_words
from uno_kart_lab.page.rulings import ruling_message
from uno_kart_lab.rules.options import PRESETS, RuleSet
from uno_kart_lab.rulings import Ruling, compare_rulings
from uno_kart_lab.spoken import speak
from uno_kart_lab.views import TEACHER
from uno_kart_lab.widgets.asked import kind_asked, read_asked
from uno_kart_lab.widgets.building import Check, checked, draft_of
from uno_kart_lab.widgets.case_answers import case_of, found
from uno_kart_lab.widgets.case_requests import Find, OpenCase
from uno_kart_lab.widgets.games import opened
from uno_kart_lab.widgets.referee_requests import REFEREE_REQUESTS, Judge, Write
from uno_kart_lab.widgets.showing import Showing
from uno_kart_lab.widgets.speaking import Speak, language_of, speech

_MAX_OTHERS: Final = 3
_DISPUTE: Final = "held-box-is-no-colour"
"""What it opens on: the two rule books do not agree on it, and half a hand of cards hangs on it."""


class Referee(anywidget.AnyWidget):
    """What happened at a table, and what the rules say of it.

    It opens on a dispute that is ready. The position can be changed, what was done can be chosen
    from all that is allowed or claimed, and the ruling is there at once: under the table's rules,
    and under others beside them.

    Parameters
    ----------
    source : dict, str or bytes, optional
        A scenario with what was done in it; an action that is not allowed may be the last.
    others : sequence of str or dict
        Rule sets to judge the same by, at most three: presets, or as in files.
    lang : str, optional
        One of `uno_kart_lab.i18n.languages`; if not given, the one that is chosen for the page.

    Raises
    ------
    InputError
        For anything that is not as it has to be.
    """

    _esm = bundle("referee_main")
    _css = page_style()

    book = traitlets.Dict().tag(sync=True)
    claims = traitlets.Dict().tag(sync=True)
    table = traitlets.Dict().tag(sync=True)
    others: Any = traitlets.List().tag(sync=True)

    def __init__(
        self,
        source: dict[str, Any] | str | bytes | None = None,
        *,
        others: Sequence[str | dict[str, Any]] = ("standard", "quick"),
        lang: str | None = None,
    ) -> None:
        self._lang, self._names_language = language_of(lang), lang is not None
        scenario = read_scenario(_dispute(case(_DISPUTE, self._lang)) if source is None else source)
        sets = At("others", list(others)).items(most=_MAX_OTHERS)
        self._judge = Judge(scenario, tuple(rules_at(rules) for rules in sets), TEACHER)
        super().__init__(
            **self._words(),
            table=_table(write_scenario(scenario), self._lang),
        )
        self.on_msg(self._hear)

    def _words(self) -> dict[str, Any]:
        """Return all that the page is told that differs by the language alone."""
        return {
            "book": {**book_in(self._lang), **speech(self._lang, self._names_language)},
            "claims": claims_message(self._lang),
            "others": _offered(self._judge.others, self._lang),
        }

    @property
    def ruling(self) -> Ruling:
        """The ruling that is shown: a course for the table's own rules, then for each other set."""
        scenario, others = self._judge.scenario, self._judge.others
        rule_sets = [scenario.position.rules, *others]
        return compare_rulings(write_scenario(scenario), rule_sets, self._judge.reader, self._lang)

    def _hear(self, _: object, content: object, __: object) -> None:
        """Answer the page, whatever it says."""
        try:
            request = read_asked(content, REFEREE_REQUESTS)
            if isinstance(request, Speak):
                self._speak(request.lang)
            else:
                self.send(self._answer(request))
        except InputError as error:
            of = kind_asked(content, REFEREE_REQUESTS)
            self.send(refusal_message(of, error.said(self._lang)))

    def _speak(self, lang: str) -> None:
        """Say the same in another language."""
        speak(lang)
        self._lang = lang
        with self.hold_sync():
            for name, told in self._words().items():
                setattr(self, name, told)

    def _answer(self, request: Judge | Write | Check | Find | OpenCase) -> dict[str, Any]:
        match request:
            case Judge():
                self._judge = request
                return {"ruling": ruling_message(self.ruling)}
            case Write(what):
                self._judge = what
                return {"file": write_ruling(self.ruling)}
            case Check(draft):
                return {"checked": checked(draft, self._lang)}
            case Find():
                return found(request, self._lang)
            case OpenCase():
                return {"table": _table(_dispute(case_of(request, self._lang)), self._lang)}
            case _:
                assert_never(request)


def _offered(others: tuple[RuleSet, ...], lang: str) -> list[dict[str, Any]]:
    """Return the rule sets that the page offers: those asked for, and the presets."""
    sets = dict.fromkeys((*others, *PRESETS.values()))
    return [
        {
            "rules": write_rules(rules),
            "text": rules_in_words(rules, lang),
            "on": rules in others,
        }
        for rules in sets
    ]


def _dispute(shown: Case) -> dict[str, Any]:
    """Return a case's file, with what somebody tries at its end as the last thing that is done."""
    file = shown.scenario
    tried = [write_action(shown.refused)] if shown.refused else []
    return {**file, "actions": [*file["actions"], *tried]}


def _table(file: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return a file's position as a draft, and what is done in it."""
    start = Showing(opened({**file, "actions": []}, lang))
    return {"draft": draft_of(start), "actions": file["actions"]}
