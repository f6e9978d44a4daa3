"""Many games as the page of the simulation lab is told of them: charts, and the games behind."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import NullTranslations
from typing import Any, Final

from uno_kart_lab.i18n import say, translate, translator
from uno_kart_lab.page.computer_words import COMPUTERS
from uno_kart_lab.page.rules_in_words import rules_in_words
from uno_kart_lab.page.simulation_words import (
    AND_MORE,
    CHAIN_STORY,
    CHARTS,
    COLUMNS,
    DRAWN_STORY,
    FROM_TO,
    GAME_LINE,
    GAMES_BEHIND,
    NOBODY_WON,
    PLAYER,
    STORIES,
    TURNS,
    WON_BY,
    WON_BY_NOBODY,
)
from uno_kart_lab.simulation.kernel.table import NOBODY
from uno_kart_lab.simulation.measures import MEASURES, Bar, Measure
from uno_kart_lab.simulation.plan import Plan
from uno_kart_lab.simulation.stories import Place

MOST_GAMES: Final = 8
"""That are listed at once."""


class Simulated:
    """What one or two runs came to.

    Attributes
    ----------
    plans : sequence of Plan
        With the same players.
    rows : sequence of arrays
        Of each plan's games, at least one.
    """

    def __init__(self, plans: Sequence[Plan], rows: Sequence[Any]) -> None:
        self.plans = plans
        self.rows = rows
        seats = len(plans[0].players)
        self.bars = {name: measure.bars(self.rows, seats) for name, measure in MEASURES.items()}

    def charts(self, lang: str) -> list[dict[str, Any]]:
        """Return every chart as the page draws it, as JSON values."""
        return [self._chart(measure, lang) for measure in MEASURES.values()]

    def _chart(self, measure: Measure, lang: str) -> dict[str, Any]:
        translations = translator(lang)
        return {
            "id": measure.id,
            "title": translate(CHARTS[measure.id], translations),
            "kind": measure.kind,
            "bars": [
                {
                    "label": self._label(bar, translations),
                    "runs": [measure.estimate(bar, rows).as_json() for rows in self.rows],
                }
                for bar in self.bars[measure.id]
            ],
        }

    def _label(self, bar: Bar, translations: NullTranslations) -> str:
        if bar.column in COLUMNS:
            return translate(COLUMNS[bar.column], translations)
        if bar.column == "winner":
            return self._player(bar.low, translations)
        if bar.high is None:
            return say(AND_MORE, translations, bar.low)
        if bar.low == bar.high:
            return str(bar.low)
        return say(FROM_TO, translations, low=bar.low, high=bar.high)

    def _player(self, seat: int, translations: NullTranslations) -> str:
        if seat == NOBODY:
            return translate(NOBODY_WON, translations)
        player = translate(COMPUTERS[self.plans[0].players[seat]].label, translations)
        return say(PLAYER, translations, seat + 1, player=player)

    def rules(self, lang: str) -> list[str]:
        """Return the rules of each run in words."""
        return [rules_in_words(plan.rules, lang) for plan in self.plans]

    def players(self, lang: str) -> list[str]:
        """Return what the players are called, by seat."""
        seats = range(len(self.plans[0].players))
        return [self._player(seat, translator(lang)) for seat in seats]

    def behind(self, measure: str, bar: int, run: int, first: int, lang: str) -> dict[str, Any]:
        """Return some of the games behind a bar, the first of them and those that follow."""
        rows = self.rows[run]
        games = MEASURES[measure].games(self.bars[measure][bar], rows)
        translations = translator(lang)
        shown = games[first : first + MOST_GAMES].tolist()
        return {
            "counted": say(GAMES_BEHIND, translations, len(games)),
            "next": first + MOST_GAMES if first + MOST_GAMES < len(games) else 0,
            "more": len(games) > MOST_GAMES,
            "games": [
                {"game": game, "text": self._line(game, rows[game], translations)} for game in shown
            ],
        }

    def _line(self, game: int, row: Any, translations: NullTranslations) -> str:
        won = (
            translate(WON_BY_NOBODY, translations)
            if row["winner"] == NOBODY
            else say(WON_BY, translations, player=self._player(int(row["winner"]), translations))
        )
        turns = say(TURNS, translations, int(row["turns"]))
        return say(GAME_LINE, translations, game=game, winner=won, turns=turns)


def story_in_words(place: Place, column: str, lang: str) -> str:
    """Return why a step of a game is looked at first."""
    translations = translator(lang)
    match place.why:
        case "chain":
            return say(CHAIN_STORY, translations, place.number)
        case "most":
            return say(DRAWN_STORY, translations, place.number)
        case "first":
            return translate(STORIES[column], translations)
        case _:
            return translate(STORIES[place.why], translations)
