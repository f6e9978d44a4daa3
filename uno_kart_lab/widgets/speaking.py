"""What a page says and is told about its language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import OWN_NAMES, languages
from uno_kart_lab.spoken import is_settled, spoken


@dataclass(frozen=True, slots=True)
class Speak:
    """Say everything in another language from now on."""

    lang: str


def speak_at(at: At) -> Speak:
    """Read the wish for a language."""
    known = {lang: lang for lang in languages()}
    return Speak(at.fields("do", "lang")["lang"].one_of(known))


def language_of(lang: str | None) -> str:
    """Return the language that a cell asks for, or, if it asks for none, the one that is spoken.

    Raises
    ------
    InputError
        If there is no such language.
    """
    if lang is None:
        return spoken()
    return At("lang", lang).one_of({each: each for each in languages()})


def speech(lang: str, is_named: bool) -> dict[str, Any]:
    """Return what a page is told of its language, and of those there are.

    `settled` says whether somebody wished for this one, a cell that names it or whoever looks;
    else the browser's wish counts.
    """
    return {
        "lang": lang,
        "settled": is_named or is_settled(),
        "languages": [{"lang": each, "name": OWN_NAMES[each]} for each in languages()],
    }
