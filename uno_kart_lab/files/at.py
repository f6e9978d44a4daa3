"""A value of untrusted input, at its place.

Every reader of this package walks through its input with `At`: asked for an integer, the value at
``scores[1]`` is one, or an `InputError` says what stands at ``scores[1]`` and what may. Kinds are
exact, so that Python values pass no more easily than the same JSON: a boolean or an enumeration's
member is no integer, a tuple is no list.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from uno_kart_lab.files.errors import InputError
from uno_kart_lab.i18n import Message, Words, _, saying

_T = TypeVar("_T")

LINE: Final = _("{place}: {wrong}; allowed: {allowed}")
WHOLE: Final = _("input")
_MISSING: Final = _("this key is missing")
_UNKNOWN: Final = _("this key is unknown")
_NOT_ALLOWED: Final = _("{value} is not allowed")
_NO_STRING: Final = _("the key {key} is not a string")
_INTEGER: Final = _("an integer from {low} to {high}")
_INTEGER_OR_NULL: Final = _("null or an integer from {low} to {high}")
_BOOLEAN: Final = _("true or false")
_TEXT: Final = _("a text of {fewest} to {most} characters, none of them a control character")
_OF_LENGTH: Final = _("a text of {length} characters is not allowed")
_OBJECT_WITH: Final = _("an object with keys such as {names}")
_LIST: Final = _("a list")
_LIST_OF: Final = _("a list of {count}")
_LIST_FROM: Final = _("a list of {fewest} or more")
_LIST_FROM_TO: Final = _("a list of {fewest} to {most}")
_OBJECT: Final = _("an object")
_HUGE: Final = _("an integer of more than {digits} digits")
_OF_TYPE: Final = _("a value of type {name}")
_NOTHING: Final = _("nothing")

_SHOWN_CHARACTERS: Final = 40
_SHOWN_DIGITS: Final = 20
_PLAIN_KEY: Final = re.compile(r"\w{1,40}", re.ASCII)
_NO_TEXT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, line and paragraph separators, and half a surrogate pair."""


@dataclass(frozen=True, slots=True)
class Stray:
    """What JSON can say and no format of ours can hold, such as ``1e999``; `text` shows it."""

    text: str | Words


MISSING: Final = Stray(saying(_NOTHING))
"""Stands where a key isn't given."""


@dataclass(frozen=True, slots=True)
class At:
    """A value of untrusted input.

    Asked for what it isn't, the value raises `InputError`.

    Attributes
    ----------
    place : str
        Where it stands, such as ``actions[0].card``; empty for the whole input.
    value : object
        Anything.
    """

    place: str
    value: object

    def refusal(
        self,
        allowed: str | Message | Words,
        wrong: Message | Words | None = None,
    ) -> InputError:
        """Return the error for this value; `wrong` says what is wrong if its sight does not."""
        if wrong is None:
            missing = self.value is MISSING
            wrong = _MISSING if missing else saying(_NOT_ALLOWED, value=shown(self.value))
        return refused(self.place or saying(WHOLE), wrong, allowed)

    def is_a(self, kind: type) -> bool:
        """Tell whether the value is of exactly this type."""
        return type(self.value) is kind

    def integer(self, low: int, high: int) -> int:
        """Return an integer from `low` to `high`."""
        return self._integer(low, high, _INTEGER)

    def integer_or_null(self, low: int, high: int) -> int | None:
        """Return an integer from `low` to `high`, or None for null."""
        if self.value is None:
            return None
        return self._integer(low, high, _INTEGER_OR_NULL)

    def _integer(self, low: int, high: int, allowed: Message) -> int:
        if type(self.value) is int and low <= self.value <= high:
            return self.value
        raise self.refusal(saying(allowed, low=low, high=high))

    def boolean(self) -> bool:
        """Return a boolean."""
        if type(self.value) is bool:
            return self.value
        raise self.refusal(_BOOLEAN)

    def text(self, fewest: int, most: int) -> str:
        """Return a text of `fewest` to `most` characters, on one line."""
        allowed = saying(_TEXT, fewest=fewest, most=most)
        if type(self.value) is not str:
            raise self.refusal(allowed)
        if not fewest <= len(self.value) <= most:
            raise self.refusal(allowed, saying(_OF_LENGTH, length=len(self.value)))
        if _NO_TEXT.search(self.value):
            raise self.refusal(allowed)
        return self.value

    def one_of(self, meanings: Mapping[str, _T]) -> _T:
        """Return what a word means, by a table of the words there are."""
        if type(self.value) is str and self.value in meanings:
            return meanings[self.value]
        raise self.refusal(_quoted(meanings))

    def items(self, fewest: int = 0, most: int | None = None) -> Iterator[At]:
        """Return the items of a list one at a time, after a look at how many there are."""
        if type(self.value) is not list:
            raise self.refusal(_list_of(fewest, most))
        count = len(self.value)
        if count < fewest or (most is not None and count > most):
            raise self.refusal(_list_of(fewest, most))
        return (At(f"{self.place}[{index}]", item) for index, item in enumerate(self.value))

    def fields(self, *names: str) -> Fields:
        """Return the fields of an object that has no others than `names`."""
        values = self._object(names)
        for name, value in values.items():
            if name not in names:
                stranger = At(_inside(self.place, name), value)
                raise stranger.refusal(", ".join(names), _UNKNOWN)
        return Fields(self.place, values)

    def field(self, name: str) -> At:
        """Return one field of an object, the one that tells which others it may have."""
        return Fields(self.place, self._object((name,)))[name]

    def entries(self, example: str) -> Iterator[tuple[str, At]]:
        """Return the fields of an object that may have any, such as `example`, with their names."""
        given = Fields(self.place, self._object((example,)))
        return ((name, given[name]) for name in given.names())

    def _object(self, names: tuple[str, ...]) -> dict[str, object]:
        if type(self.value) is not dict:
            raise self.refusal(_object_with(names))
        for key in self.value:
            if type(key) is not str:
                raise self.refusal(_object_with(names), saying(_NO_STRING, key=shown(key)))
        return self.value


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of an object, found by name.

    Attributes
    ----------
    place : str
        Where the object stands.
    values : dict
        What is given.
    """

    place: str
    values: dict[str, object]

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def names(self) -> list[str]:
        """Return the names of the fields that are given."""
        return list(self.values)

    def __getitem__(self, name: str) -> At:
        """Return a field that has to be given: if it isn't, whatever is asked of it is refused."""
        return self.get(name, MISSING)

    def get(self, name: str, default: object) -> At:
        """Return a field; if it isn't given, as if `default` were."""
        return At(_inside(self.place, name), self.values.get(name, default))


def refused(
    place: str | Words, wrong: Message | Words, allowed: str | Message | Words
) -> InputError:
    """Return the error for what stands at a place: what is wrong with it, and what may be there."""
    return InputError(saying(LINE, place=place, wrong=_words(wrong), allowed=_words(allowed)))


def _words(text: str | Message | Words) -> str | Words:
    return saying(text) if isinstance(text, Message) else text


def shown(value: object) -> str | Words:
    """Return a short text for a value; for a list or an object it says only that it is one."""
    if value is None or type(value) is bool or type(value) is float:
        return json.dumps(value)
    if type(value) is int:
        huge = abs(value) >= 10**_SHOWN_DIGITS
        return saying(_HUGE, digits=_SHOWN_DIGITS) if huge else str(value)
    if type(value) is str:
        return quoted(value)
    if type(value) is list:
        return saying(_LIST_OF, count=len(value))
    if type(value) is dict:
        return saying(_OBJECT)
    if type(value) is Stray:
        return _abbreviated(value.text) if isinstance(value.text, str) else value.text
    return saying(_OF_TYPE, name=_abbreviated(type(value).__name__))


def quoted(text: str) -> str:
    """Return the beginning of a text, as JSON writes it."""
    return json.dumps(_abbreviated(text), ensure_ascii=False)


def _quoted(words: Mapping[str, object]) -> str:
    """Return words as an error lists them."""
    return ", ".join(f'"{word}"' for word in words)


def _abbreviated(text: str) -> str:
    return text if len(text) <= _SHOWN_CHARACTERS else text[:_SHOWN_CHARACTERS] + "…"


def _object_with(names: tuple[str, ...]) -> Words:
    return saying(_OBJECT_WITH, names=", ".join(names))


def _list_of(fewest: int, most: int | None) -> Words:
    if most is None:
        return saying(_LIST_FROM, fewest=fewest) if fewest else saying(_LIST)
    if fewest == most:
        return saying(_LIST_OF, count=fewest)
    return saying(_LIST_FROM_TO, fewest=fewest, most=most)


def _inside(place: str, key: str) -> str:
    if not _PLAIN_KEY.fullmatch(key):
        return f"{place}[{quoted(key)}]"
    return f"{place}.{key}" if place else key
