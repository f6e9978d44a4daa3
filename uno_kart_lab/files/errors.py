"""Refused input: one line that says where, what is wrong, and what is allowed."""

from __future__ import annotations

import re
from typing import Any, Final

from uno_kart_lab.i18n import SOURCE_LANGUAGE, Words, in_language

_BREAKS_THE_LINE: Final = re.compile(
    # Control characters, line and paragraph separators, half a surrogate pair (which can't be
    # printed at all), and the marks that make a line read in another order than it is written.
    r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\u202a-\u202e\u2066-\u2069]"
)


class InputError(ValueError):
    """Input is refused, whole. The message is one line, whatever the input holds.

    It is English, and `said` says the same in another language.

    Parameters
    ----------
    line : str or Words
        "place: what is wrong; allowed: what is allowed". What would break the line is escaped.
    """

    def __init__(self, line: str | Words) -> None:
        self._line = line
        super().__init__(self.said(SOURCE_LANGUAGE))

    def __reduce__(self) -> tuple[type[InputError], tuple[Any, ...]]:
        # Words need not be fit to be sent to another process.
        return InputError, self.args

    def said(self, lang: str) -> str:
        """Return the line in one of `uno_kart_lab.i18n.languages`."""
        return _BREAKS_THE_LINE.sub(_escaped, in_language(self._line, lang))


def _escaped(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")
