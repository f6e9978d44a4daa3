"""What this process speaks: the one place where the language is chosen.

That is what was chosen last; else what the visitor's page asked for (``?lang=``); else what the
app was started with (``--lang``); else English, which a page then changes to what its browser
prefers.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import parse_qs

from uno_kart_lab.environment import LANGUAGE, VISITOR_LANGUAGE
from uno_kart_lab.i18n import SOURCE_LANGUAGE, languages

_RANGE: Final = re.compile(r"\s*([A-Za-z]+)(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")
"""One of the languages that a browser accepts, and how much it wants it."""

_chosen: list[str] = []
"""The language chosen last, if one was."""


def spoken() -> str:
    """Return the language that is spoken where none is named."""
    return next(_wishes(), SOURCE_LANGUAGE)


def is_settled() -> bool:
    """Tell whether somebody wished for the language, and it is not merely the one there is."""
    return next(_wishes(), None) is not None


def speak(lang: str) -> None:
    """Speak a language from now on.

    Parameters
    ----------
    lang : str
        One of `uno_kart_lab.i18n.languages`.
    """
    _chosen[:] = [lang]


def asked_for(query: str) -> str | None:
    """Return the language that a page's query string asks for (``lang=nl``), if there is such."""
    return known(parse_qs(query).get("lang", [""])[-1])


def preferred(accepted: str) -> str | None:
    """Return which of our languages a browser likes best, by its ``Accept-Language``."""
    ranges = filter(None, map(_RANGE.fullmatch, accepted.split(",")))
    wanted = [(float(found[2] or 1), found[1].lower()) for found in ranges]
    best = sorted((one for one in wanted if one[0]), key=lambda one: -one[0])
    return next((lang for _, lang in best if lang in languages()), None)


def known(lang: str | None) -> str | None:
    """Return a language if it is one of ours."""
    return lang if lang in languages() else None


def _wishes() -> Iterator[str]:
    """Give what is wished for, the strongest wish first."""
    yield from _chosen
    wishes = (
        known(os.environ.get(VISITOR_LANGUAGE)),
        asked_for(os.environ.get("QUERY_STRING", "")),
        known(os.environ.get(LANGUAGE)),
    )
    yield from filter(None, wishes)
