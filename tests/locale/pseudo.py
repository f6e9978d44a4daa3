"""A language made for tests: every message in brackets, and longer than in English.

What stands outside all brackets did not come from a catalogue.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tests.locale.languages import english, messages, template
from uno_kart_lab import i18n

PSEUDO: Final = "xx"
_BRACKETED: Final = re.compile(r"⟦[^⟦⟧]*⟧")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
# Codes of cards and rules, and names, are the same in every language.
_CODE: Final = re.compile(r"\b(?:[A-Z]+\d*(?:-[A-Z0-9]+)+|W\+4|WB|[RYGB][0-9+RS]2?)\b")


def pseudo(text: str) -> str:
    """A text as that language says it: half as long again, as translations can be."""
    return f"⟦{text}{' ~' * max(1, len(text) // 8)}⟧"


def write_pseudo_language(locale: Path) -> None:
    """Put the language into a folder of catalogues."""
    catalog = Catalog(locale="nl")
    for message in messages(template()):
        forms = tuple(map(pseudo, english(message)))
        said = forms if message.pluralizable else forms[0]
        catalog.add(message.id, said, context=message.context)
    compiled = locale / PSEUDO / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
    compiled.parent.mkdir(parents=True)
    with compiled.open("wb") as file:
        write_mo(file, catalog)


def untranslated(text: str, same: tuple[str, ...] = ()) -> list[str]:
    """The words of a text that no catalogue gave; `same` are those that need none."""
    while _BRACKETED.search(text):
        text = _BRACKETED.sub(" ", text)
    text = _CODE.sub(" ", text)
    for word in sorted(same, key=len, reverse=True):
        text = text.replace(word, " ")
    return _WORD.findall(text)
