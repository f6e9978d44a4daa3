"""Reading JSON from strangers: bounded work, and no more leniency than the standard has.

Python's own parser does the parsing. What it lets pass and no format of ours can hold (a number
with a fraction, NaN, an integer too long to be worth converting, an object that names a key twice)
becomes a `Stray`, which is refused by its place when `At` comes to it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from uno_kart_lab.files.at import WHOLE, At, Stray, quoted, refused
from uno_kart_lab.i18n import SOURCE_LANGUAGE, Words, _, say, saying, translator

_T = TypeVar("_T")

MAX_BYTES: Final = 2**20
MAX_NESTING: Final = 32
_MAX_DIGITS: Final = 20

_EMPTY: Final = _("it is empty")
_TOO_LONG: Final = _("it is too long")
_BYTES: Final = _("{count} bytes")
_BYTE: Final = _("byte {number}")
_NO_UTF_8: Final = _("this is not UTF-8")
_LINE_AND_COLUMN: Final = _("line {line}, column {column}")
_NO_JSON: Final = _("this is not JSON")
_TOO_DEEP: Final = _("nested too deep")
_LEVELS: Final = _("{count} levels")
_TWICE: Final = _("the key {key} twice")

# A string without its end reaches to the end of the text, so that no part of it is looked at twice.
_BRACKET_OR_STRING: Final = re.compile(r'[\[\]{}]|"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_DEEPER: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


@dataclass(frozen=True, slots=True)
class _Fault:
    """What Python's parser says of a text, which it says in English alone."""

    told: str

    def __call__(self, lang: str) -> str:
        return self.told if lang == SOURCE_LANGUAGE else say(_NO_JSON, translator(lang))


def input_at(source: object) -> At:
    """Return the whole input: what JSON text says, or the same given as a Python value."""
    return At("", read_json(source) if isinstance(source, bytes | str) else source)


def read_as(source: object, formats: Mapping[str, Callable[[At], _T]]) -> _T:
    """Read input by the format that it names, one of these.

    Parameters
    ----------
    source : bytes, str or dict
        JSON text, or the same content as Python values.
    formats : mapping of str to callable
        Reads the input of each format.

    Raises
    ------
    InputError
        If anything in it is not as the format wants it; the whole is refused.
    """
    at = input_at(source)
    read = at.field("format").one_of(formats)
    return read(at)


def read_json(source: bytes | str) -> object:
    """Parse JSON text, in UTF-8 if it is bytes.

    Raises
    ------
    InputError
        If it is longer than 1 MiB, empty, not UTF-8, nested more than 32 deep, or not JSON.
    """
    text = _decoded(source)
    if not text.strip():
        raise refused(saying(WHOLE), _EMPTY, "JSON")
    _check_nesting(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=Stray,
            parse_constant=Stray,
        )
    except json.JSONDecodeError as error:
        raise refused(_place(text, error.pos), _Fault(error.msg), "JSON") from None


def _decoded(source: bytes | str) -> str:
    # Before a string is encoded: it has at least as many bytes as characters.
    if len(source) > MAX_BYTES:
        raise refused(saying(WHOLE), _TOO_LONG, saying(_BYTES, count=MAX_BYTES))
    if isinstance(source, str):
        return _decoded(source.encode("utf-8", "surrogatepass"))
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refused(saying(_BYTE, number=error.start), _NO_UTF_8, "UTF-8") from None


def _check_nesting(text: str) -> None:
    """Refuse deep nesting before the parser, which is recursive, comes to it."""
    depth = 0
    for token in _BRACKET_OR_STRING.finditer(text):
        depth += _DEEPER.get(token[0], 0)
        if depth > MAX_NESTING:
            place = _place(text, token.start())
            raise refused(place, _TOO_DEEP, saying(_LEVELS, count=MAX_NESTING))


def _place(text: str, position: int) -> Words:
    line_start = text.rfind("\n", 0, position) + 1
    line = text.count("\n", 0, position) + 1
    return saying(_LINE_AND_COLUMN, line=line, column=position - line_start + 1)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object] | Stray:
    values: dict[str, object] = {}
    for key, value in pairs:
        if key in values:
            return Stray(saying(_TWICE, key=quoted(key)))
        values[key] = value
    return values


def _integer(digits: str) -> int | Stray:
    return int(digits) if len(digits) <= _MAX_DIGITS else Stray(digits)
