"""Prepared games: where the Lab opens when no game is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from uno_kart_lab.files.records import RECORD_FORMAT
from uno_kart_lab.loading import Loaded, load


@dataclass(frozen=True, slots=True)
class Scene:
    """A game that is known, and where to begin to look at it.

    Attributes
    ----------
    record : dict
        As in a file.
    paused : int
        After how many of its actions.
    """

    record: dict[str, object]
    paused: int

    def play(self, lang: str) -> Loaded:
        """Play the record, and go back to where the scene is paused."""
        loaded = load(self.record, lang)
        loaded.game.go(self.paused)
        return loaded


# Ana has no green card and three Item Boxes. Each of the first two gives her another turn, and
# both turn up an action card that must not act: the most surprising things a box does, in a row.
OPENING: Final = Scene(
    record={
        "format": RECORD_FORMAT,
        "players": ["Ana", "Ben", "Chi", "Dana"],
        "seed": 4138,
        "actions": [
            {"seat": 2, "do": "play", "card": "B2"},
            {"seat": 3, "do": "play", "card": "B6"},
            {"seat": 0, "do": "play", "card": "G6"},
            {"seat": 1, "do": "play", "card": "G4"},
            {"seat": 2, "do": "play", "card": "G5"},
            {"seat": 3, "do": "play", "card": "G7"},
            {"seat": 0, "do": "play", "card": "WB"},
            {"seat": 0, "do": "play", "card": "WB"},
            {"seat": 0, "do": "play", "card": "WB"},
            {"seat": 0, "do": "choose_target", "target": 2},
        ],
    },
    paused=6,
)
