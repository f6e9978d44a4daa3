"""Finding cases by what is said of them."""

from __future__ import annotations

from collections.abc import Collection
from unicodedata import normalize

from uno_kart_lab.i18n import SOURCE_LANGUAGE
from uno_kart_lab.library.catalogue import Case, cases
from uno_kart_lab.library.entry import Difficulty
from uno_kart_lab.narration.rulebook import RuleText, rulebook
from uno_kart_lab.rules.rule_ids import RuleId


def find(
    words: str = "",
    rules: Collection[RuleId] = (),
    difficulty: Difficulty | None = None,
    lang: str = SOURCE_LANGUAGE,
) -> tuple[Case, ...]:
    """Return the cases that have all that is asked for, in the order of a course.

    Parameters
    ----------
    words : str
        Each has to stand, whole or in part, in the case's title, in what it shows, or in the ids
        and titles of its rules. Case, accents and punctuation make no difference.
    rules : collection of RuleId
        The case is there for one of them; for any rule if none is given.
    difficulty : Difficulty, optional
        The case is this difficult; as difficult as any if not given.
    lang : str

    Raises
    ------
    ValueError
        For an unknown language.

    Examples
    --------
    >>> [case.title for case in find("shell", difficulty=1)]
    ['A Green Shell']
    """
    book = rulebook(lang)
    wanted = _folded(words).split()
    return tuple(
        case
        for case in cases(lang)
        if (not rules or not set(rules).isdisjoint(case.rules))
        and difficulty in (None, case.difficulty)
        and _says(case, [book[rule] for rule in case.rules], wanted)
    )


def _says(case: Case, rules: list[RuleText], wanted: list[str]) -> bool:
    said = [case.title, case.shows, *(text for rule in rules for text in (rule.id, rule.title))]
    text = _folded(" ".join(said))
    return all(word in text for word in wanted)


def _folded(text: str) -> str:
    """Return the text in small letters, without accents and without what joins or ends words."""
    letters = normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter.isspace())
