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

_T = TypeVar("_T")

_SHOWN_CHARACTERS: Final = 40
_SHOWN_DIGITS: Final = 20
_PLAIN_KEY: Final = re.compile(r"\w{1,40}", re.ASCII)
_NO_TEXT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, line and paragraph separators, and half a surrogate pair."""


@dataclass(frozen=True, slots=True)
class Stray:
    """What JSON can say and no format of ours can hold, such as ``1e999``; `text` shows it."""

    text: str


MISSING: Final = Stray("nothing")
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

    def refusal(self, allowed: str, wrong: str = "") -> InputError:
        """Return the error for this value; `wrong` says what is wrong if its sight does not."""
        if not wrong:
            missing = self.value is MISSING
            wrong = "this key is missing" if missing else f"{shown(self.value)} is not allowed"
        return InputError(f"{self.place or 'input'}: {wrong}; allowed: {allowed}")

    def is_a(self, kind: type) -> bool:
        """Tell whether the value is of exactly this type."""
        return type(self.value) is kind

    def integer(self, low: int, high: int) -> int:
        """Return an integer from `low` to `high`."""
        return self._integer(low, high, f"an integer from {low} to {high}")

    def integer_or_null(self, low: int, high: int) -> int | None:
        """Return an integer from `low` to `high`, or None for null."""
        if self.value is None:
            return None
        return self._integer(low, high, f"null or an integer from {low} to {high}")

    def _integer(self, low: int, high: int, allowed: str) -> int:
        if type(self.value) is int and low <= self.value <= high:
            return self.value
        raise self.refusal(allowed)

    def boolean(self) -> bool:
        """Return a boolean."""
        if type(self.value) is bool:
            return self.value
        raise self.refusal("true or false")

    def text(self, fewest: int, most: int) -> str:
        """Return a text of `fewest` to `most` characters, on one line."""
        allowed = f"a text of {fewest} to {most} characters, none of them a control character"
        if type(self.value) is not str:
            raise self.refusal(allowed)
        if not fewest <= len(self.value) <= most:
            raise self.refusal(allowed, f"a text of {len(self.value)} characters is not allowed")
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
                raise stranger.refusal(", ".join(names), "this key is unknown")
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
                raise self.refusal(_object_with(names), f"the key {shown(key)} is not a string")
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


def shown(value: object) -> str:
    """Return a short text for a value; for a list or an object it says only that it is one."""
    if value is None or type(value) is bool or type(value) is float:
        return json.dumps(value)
    if type(value) is int:
        huge = abs(value) >= 10**_SHOWN_DIGITS
        return f"an integer of more than {_SHOWN_DIGITS} digits" if huge else str(value)
    if type(value) is str:
        return json.dumps(_abbreviated(value), ensure_ascii=False)
    if type(value) is list:
        return f"a list of {len(value)}"
    if type(value) is dict:
        return "an object"
    if type(value) is Stray:
        return _abbreviated(value.text)
    return f"a value of type {_abbreviated(type(value).__name__)}"


def _quoted(words: Mapping[str, object]) -> str:
    """Return words as an error lists them."""
    return ", ".join(f'"{word}"' for word in words)


def _abbreviated(text: str) -> str:
    return text if len(text) <= _SHOWN_CHARACTERS else text[:_SHOWN_CHARACTERS] + "…"


def _object_with(names: tuple[str, ...]) -> str:
    return f"an object with keys such as {', '.join(names)}"


def _list_of(fewest: int, most: int | None) -> str:
    if most is None:
        return f"a list of {fewest} or more" if fewest else "a list"
    return f"a list of {fewest}" if fewest == most else f"a list of {fewest} to {most}"


def _inside(place: str, key: str) -> str:
    if not _PLAIN_KEY.fullmatch(key):
        return f"{place}[{shown(key)}]"
    return f"{place}.{key}" if place else key
