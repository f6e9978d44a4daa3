"""The games that the site plays without any kernel: a replay file each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from uno_kart_lab.export.replay import write_replay
from uno_kart_lab.library import Case, case
from uno_kart_lab.rules.cards import Item

SHELF: Final[dict[str, str | Item]] = {
    "same-colour": "R2",
    "same-symbol": "YS",
    "reverse": "RR",
    "mushroom": Item.MUSHROOM,
    "banana-peel": Item.BANANA,
    "green-shell": Item.SHELL,
    "lightning": Item.LIGHTNING,
    "bob-omb": Item.BOBOMB,
    "chain-of-three": "WB",
    "bluff-found-out": "W+4",
    "uno-caught": "R2",
    "last-box-lightning": "WB",
}
"""Cases of the library, from every chapter, and the card or item that each is about.

Not many: each is a file of 0.3 MB in each language.
"""


def cases_of(lang: str) -> tuple[Case, ...]:
    """Return the cases of the shelf."""
    return tuple(case(case_id, lang) for case_id in SHELF)


def file_of(shown: Case) -> str:
    """Return the name of the file that plays a case."""
    return f"{shown.id}.html"


def replays(lang: str) -> Iterator[tuple[str, str]]:
    """Give each file of the shelf: its name, and the page that it is.

    The pages ask what happens before they show it.
    """
    for shown in cases_of(lang):
        yield file_of(shown), write_replay(shown.scenario, lang, ask=True)
