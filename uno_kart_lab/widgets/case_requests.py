"""What a page asks for that shows the library of cases: untrusted, as all that it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from uno_kart_lab.files.at import At
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId

if TYPE_CHECKING:
    # Most pages never ask for a case, and each would wait for all of them.
    from uno_kart_lab.library.entry import Difficulty

MAX_WORDS: Final = 200
_MAX_ID: Final = 100

_RULES: Final[dict[str, RuleId]] = {rule: rule for rule in RULE_IDS}
_DIFFICULTIES: Final[dict[int, Difficulty]] = {1: 1, 2: 2, 3: 3}


@dataclass(frozen=True, slots=True)
class Find:
    """Tell which cases have all of this."""

    words: str
    rule: RuleId | None
    difficulty: Difficulty | None


@dataclass(frozen=True, slots=True)
class OpenCase:
    """Open a case of the library, if there is one of this name."""

    case: str


def find_at(at: At) -> Find:
    """Read what is looked for."""
    given = at.fields("do", "words", "rule", "difficulty")
    rule, difficulty = given["rule"], given["difficulty"].integer_or_null(1, 3)
    return Find(
        given["words"].text(0, MAX_WORDS),
        None if rule.value is None else rule.one_of(_RULES),
        None if difficulty is None else _DIFFICULTIES[difficulty],
    )


def open_case_at(at: At) -> OpenCase:
    """Read which case is to be opened."""
    return OpenCase(at.fields("do", "id")["id"].text(1, _MAX_ID))
