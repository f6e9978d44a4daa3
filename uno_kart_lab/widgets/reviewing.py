"""Where in the library of cases something is asked that a learner is to be asked again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final

from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import At
from uno_kart_lab.library import Case, cases
from uno_kart_lab.loading import Loaded, load
from uno_kart_lab.page.asking import Ask, ask_at, asked_at
from uno_kart_lab.views import TEACHER

MOST_DUE: Final = 1000
_ENOUGH: Final = 3
_LONGEST_ITEM: Final = 80


@dataclass(frozen=True, slots=True)
class Due:
    """Ask one of these items, the first that there is a question of."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A question of an item, and where it is asked.

    Attributes
    ----------
    item : str
    ask : Ask
        That asks this, and nothing else.
    case : str
        The case of the library.
    node : int
        The step of it.
    place : int
        The event after which it is asked, by its place in the step.
    """

    item: str
    ask: Ask
    case: str
    node: int
    place: int

    def loaded(self, lang: str) -> Loaded:
        """Return the case, played."""
        (scenario,) = (case.scenario for case in cases(lang) if case.id == self.case)
        return load(scenario, lang)


def due_at(at: At) -> Due:
    """Read which items are due: whatever is no item stays unasked."""
    due = at.fields("do", "due")["due"]
    return Due(tuple(item.text(1, _LONGEST_ITEM) for item in due.items(0, MOST_DUE)))


def review_of(due: Due, lang: str, turn: int) -> Review | None:
    """Return the question of the first item that there is one of; None if there is none at all.

    Parameters
    ----------
    due : Due
    lang : str
    turn : int
        Of several cases that ask an item it is another each time.
    """
    for item in due.items:
        found = _reviews(item, lang) if _is_item(item) else ()
        if found:
            return found[turn % len(found)]
    return None


def _is_item(item: str) -> bool:
    """Tell whether it is a kind of question and its rule."""
    words = item.split(" ")
    return len(words) == 2 and _ask(item) is not None


def _ask(item: str) -> Ask | None:
    try:
        return ask_at(At("due", [item]))
    except InputError:
        return None


@cache
def _reviews(item: str, lang: str) -> tuple[Review, ...]:
    """Return where an item is asked, in a few cases: to look at all takes longer than one waits."""
    ask = _ask(item)
    assert ask is not None, "only items are looked for"
    (want,) = ask.wants
    shown = [case for case in cases(lang) if want.rule in case.rules]
    others = [case for case in cases(lang) if want.rule not in case.rules]
    found = tuple(islice(_in_cases(item, ask, shown, lang), _ENOUGH))
    return found or tuple(islice(_in_cases(item, ask, others, lang), 1))


def _in_cases(item: str, ask: Ask, of: Iterable[Case], lang: str) -> Iterator[Review]:
    for case in of:
        game = load(case.scenario, lang).game
        for node in game.line():
            game.go(node)
            asked = asked_at(game, TEACHER, lang, ask)
            if asked:
                yield Review(item, ask, case.id, node, asked[0].place)
                break
