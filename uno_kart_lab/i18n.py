"""Languages: marking what is said, and finding its translation (gettext).

A text is marked where it is written, with `_`, `ngettext` or `pgettext`, which Babel finds by
their names. Marking makes a `Message`, and only a `Message` can be said, so that the type checker
sees to it that nothing goes past the translators. A message is a whole sentence, or a name in one
grammatical role (its context tells which): a translation may put the words in any order, and
inflect them. What differs from one telling to the next stands in it as a named ``{placeholder}``.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from uno_kart_lab.particles import settled

DOMAIN: Final = "uno_kart_lab"
SOURCE_LANGUAGE: Final = "en"
LOCALE: Final = Path(__file__).parent / "locale"


@dataclass(frozen=True, slots=True)
class Message:
    """A text in the source language, marked for translation.

    Attributes
    ----------
    text : str
        With named placeholders in braces.
    plural : str or None
        The text for more than one, where a number decides.
    context : str or None
        What tells two uses of the same English words apart.
    """

    text: str
    plural: str | None = None
    context: str | None = None


def _(text: str) -> Message:
    """Mark a text."""
    return Message(text)


def ngettext(singular: str, plural: str) -> Message:
    """Mark a text that depends on a number, which is said as ``{number}``."""
    return Message(singular, plural)


def pgettext(context: str, text: str) -> Message:
    """Mark a text whose English words have another use elsewhere."""
    return Message(text, context=context)


# Not in the catalogues: to list them would take each into a visitor's memory, 2 MiB in all.
OWN_NAMES: Final = {
    "en": "English",
    "cs": "Čeština",
    "et": "Eesti",
    "ko": "한국어",
    "mr": "मराठी",
    "nl": "Nederlands",
}
"""What each language is called by those who speak it, as an entry of a list."""


def languages() -> tuple[str, ...]:
    """Return the languages there are: the source language first, then one for each catalogue.

    Examples
    --------
    >>> languages()[0]
    'en'
    """
    return _languages_in(LOCALE)


@cache
def _languages_in(locale: Path) -> tuple[str, ...]:
    catalogues = locale.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return (SOURCE_LANGUAGE, *sorted(path.parent.parent.name for path in catalogues))


def translator(lang: str) -> gettext.NullTranslations:
    """Return the translations into a language.

    Raises
    ------
    ValueError
        If there is no such language; the message lists those there are.
    """
    if lang == SOURCE_LANGUAGE:
        return gettext.NullTranslations()
    known = languages()
    if lang not in known:
        raise ValueError(f"no language {lang!r}: there is {', '.join(known)}")
    return gettext.translation(DOMAIN, LOCALE, [lang])


def fill(text: str, /, **values: object) -> str:
    """Return a text of some language with its placeholders filled.

    Each is looked for in the text alone: braces in a value are not looked at. A Korean particle
    takes the form that what was filled in asks for.
    """
    return settled(text, values).format(**values)


def say(
    message: Message,
    translations: gettext.NullTranslations,
    number: int | None = None,
    /,
    **values: object,
) -> str:
    """Return the message in the translations' language; its parameters are `translate`'s.

    Its placeholders are filled with the `values`, and ``{number}`` with the number.
    """
    return fill(translate(message, translations, number), **{"number": number, **values})


Words: TypeAlias = Callable[[str], str]
"""What can be said in any language: called with one, it returns the text."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A message with what fills its placeholders, to be said in any language.

    Attributes
    ----------
    message : Message
    values : mapping
        Data that is the same in every language, or words that are not.
    """

    message: Message
    values: Mapping[str, object]

    def __call__(self, lang: str) -> str:
        values = {name: in_language(value, lang) for name, value in self.values.items()}
        return say(self.message, translator(lang), **values)


def saying(message: Message, /, **values: str | int | Words) -> Saying:
    """Return a message to be said in any language, with what fills its placeholders."""
    return Saying(message, values)


def in_language(value: object, lang: str) -> str:
    """Return words as they are said in a language; what is no words is the same in all."""
    return value(lang) if callable(value) else str(value)


def translate(
    message: Message, translations: gettext.NullTranslations, number: int | None = None
) -> str:
    """Return the message's text in the translations' language, its placeholders not yet filled.

    Parameters
    ----------
    message : Message
    translations : gettext.NullTranslations
    number : int or None
        What chooses the plural form; needed by a message that has one.
    """
    if message.plural is not None:
        if number is None:
            raise TypeError(f"{message.text!r} needs a number to choose its form by")
        return translations.ngettext(message.text, message.plural, number)
    if message.context is not None:
        return translations.pgettext(message.context, message.text)
    return translations.gettext(message.text)
