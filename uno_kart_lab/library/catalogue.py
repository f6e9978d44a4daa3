"""The cases in a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any, Final

from uno_kart_lab.files import Record, Scenario, read_source, write_record, write_scenario
from uno_kart_lab.i18n import SOURCE_LANGUAGE, translate, translator
from uno_kart_lab.library.chapters import (
    action_cards,
    endings,
    house_rules,
    item_box,
    setting_up,
    turns,
    uno,
    wild_draw_four,
)
from uno_kart_lab.library.entry import Difficulty, Entry
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.rule_ids import RuleId

SCENARIOS: Final = Path(__file__).parent / "scenarios"

_ENTRIES: Final[dict[str, Entry]] = {
    entry.id: entry
    for entry in chain(
        setting_up.CASES,
        turns.CASES,
        action_cards.CASES,
        item_box.CASES,
        wild_draw_four.CASES,
        uno.CASES,
        endings.CASES,
        house_rules.CASES,
    )
}


@dataclass(frozen=True, slots=True)
class Case:
    """A prepared scenario, and what it is there for.

    Attributes
    ----------
    id : str
        Stays the same: links and lessons name a case by it.
    title : str
        The situation, with nothing said of how it turns out.
    shows : str
        How it turns out, and why.
    rules : tuple of RuleId
        The rules it is there for, in the rulebook's order.
    difficulty : Difficulty
        1: one card does one thing. 2: several things come of it. 3: what tables argue about.
    refused : Action or None
        What somebody tries at the end, and may not do.
    """

    id: str
    title: str
    shows: str
    rules: tuple[RuleId, ...]
    difficulty: Difficulty
    refused: Action | None

    @property
    def scenario(self) -> dict[str, Any]:
        """The scenario as JSON values, under the case's title; a record where a game is dealt."""
        match read_source((SCENARIOS / f"{self.id}.json").read_bytes()):
            case Scenario() as scenario:
                return write_scenario(replace(scenario, title=self.title))
            case Record() as record:
                return write_record(record)
            case _:
                raise AssertionError("a session is kept by a reader, not by the library")


def cases(lang: str = SOURCE_LANGUAGE) -> tuple[Case, ...]:
    """Return every case, in the order of a course.

    Raises
    ------
    ValueError
        For an unknown language.

    Examples
    --------
    >>> [each.title for each in cases("nl") if "ITEM-SHELL" in each.rules][:2]
    ['Een groen schild', 'Een groen schild op de volgende speler']
    """
    return tuple(_said(_ENTRIES.values(), lang))


def case(case_id: str, lang: str = SOURCE_LANGUAGE) -> Case:
    """Return one case.

    Raises
    ------
    KeyError
        If there is no such case.
    ValueError
        For an unknown language.

    Examples
    --------
    >>> case("banana-peel").shows
    'The player before draws two cards. Nobody loses a turn, and the next player goes on.'
    """
    (found,) = _said([_ENTRIES[case_id]], lang)
    return found


def _said(entries: Iterable[Entry], lang: str) -> Iterator[Case]:
    translations = translator(lang)
    for entry in entries:
        yield Case(
            entry.id,
            translate(entry.title, translations),
            translate(entry.shows, translations),
            entry.rules,
            entry.difficulty,
            entry.refused,
        )
