"""The languages that the Lab speaks, and what there is to be said."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po

from uno_kart_lab import i18n

TRANSLATED: Final = ("cs", "et", "ko", "mr", "nl")
LANGUAGES: Final = (i18n.SOURCE_LANGUAGE, *TRANSLATED)
PACKAGE: Final = Path(i18n.__file__).parent


@cache
def template() -> Catalog:
    """All that the package says, as it stands in its sources."""
    catalog = Catalog()
    for file, line, ids, comments, context in extract_from_dir(
        PACKAGE, [("**.py", "python")], {}, DEFAULT_KEYWORDS
    ):
        catalog.add(ids, None, [(file, line)], auto_comments=comments, context=context)
    return catalog


def path_of(lang: str) -> Path:
    return i18n.LOCALE / lang / "LC_MESSAGES" / f"{i18n.DOMAIN}.po"


@cache
def catalogue(lang: str) -> Catalog:
    with path_of(lang).open("rb") as file:
        return read_po(file, locale=lang)


def messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def english(message: Message) -> tuple[str, ...]:
    """The singular and, if there is one, the plural."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def translations(message: Message) -> tuple[str, ...]:
    """Each of its forms, as far as it is translated."""
    forms = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    return tuple(form or "" for form in forms)


def number_of(message: Message) -> str:
    """By which a glossary names a message."""
    named = (message.context or "") + "\4" + "\0".join(english(message))
    return hashlib.sha1(named.encode()).hexdigest()[:7]
