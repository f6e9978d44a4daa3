"""What is answered out of the library of cases."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import _
from uno_kart_lab.library import Case, case
from uno_kart_lab.page.cases import cases_message
from uno_kart_lab.widgets.case_requests import Find, OpenCase

_A_CASE: Final = _("the name of a case in the library")


def found(asked: Find, lang: str) -> dict[str, Any]:
    """Return the message that tells the cases that were looked for."""
    return cases_message(asked.words, asked.rule, asked.difficulty, lang)


def case_of(asked: OpenCase, lang: str) -> Case:
    """Return the case that is to be opened.

    Raises
    ------
    InputError
        If there is none of this name.
    """
    try:
        return case(asked.case, lang)
    except KeyError:
        raise At("id", asked.case).refusal(_A_CASE) from None
