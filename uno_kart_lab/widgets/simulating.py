"""The simulation lab: many games at once, and from each bar to the games behind it."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import traitlets

from uno_kart_lab.files import InputError, write_rules
from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import saying, translate, translator
from uno_kart_lab.loading import load
from uno_kart_lab.page.bundle import bundle, page_style
from uno_kart_lab.page.messages import refusal_message
from uno_kart_lab.page.simulation_words import NOTHING_PLAYED, SIMULATION_WORDS
from uno_kart_lab.widgets.asked import kind_asked, read_asked
from uno_kart_lab.widgets.lab import Lab
from uno_kart_lab.widgets.simulating_requests import (
    MOST_GAMES,
    SIMULATION_REQUESTS,
    BarAt,
    Behind,
    Save,
    Simulate,
    SimulationRequest,
    Stop,
    Story,
)
from uno_kart_lab.widgets.simulating_runs import (
    Failed,
    Outcome,
    Progress,
    Runs,
    Told,
    can_simulate,
)

if TYPE_CHECKING:
    from uno_kart_lab.page.simulated import Simulated
    from uno_kart_lab.simulation.stories import Place

_GAMES: Final = 10_000
_SEED: Final = 7
_PLAYERS: Final = ("simple",) * 4
_PARTS: Final = ("table", "story", "choices", "timeline", "odds")


class SimulationLab(Lab):
    """Many games by computer players, their charts, and a table for the story behind each bar.

    What a run needs (the extra ``sim``) is imported when one is begun.

    Parameters
    ----------
    players : sequence of str
        By seat, names of `uno_kart_lab.players.table.PLAYERS`; what the form begins with, as are
    rules : str or dict
        A preset's name, or an object as in files;
    games : int
        How many, 1 … 200,000 (`uno_kart_lab.simulation.simulate` plays more);
    seed : int
        0 … 2⁶³ − 1.
    key : str, optional
        Tells it from other Labs of the notebook.
    lang : str, optional
        One of `uno_kart_lab.i18n.languages`; if not given, the one that is chosen for the page.

    Raises
    ------
    InputError
        For an argument that is not as it has to be.
    """

    _esm = bundle("simulate_main")
    _css = page_style("simulate")

    bench = traitlets.Dict().tag(sync=True)
    run = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        players: Sequence[str] = _PLAYERS,
        rules: str | dict[str, Any] = "standard",
        *,
        games: int = _GAMES,
        seed: int = _SEED,
        key: str | None = None,
        lang: str | None = None,
    ) -> None:
        asked = {
            "do": "simulate",
            "games": games,
            "seed": str(seed),
            "players": list(players),
            "rules": [rules],
        }
        first = read_asked(asked, SIMULATION_REQUESTS)
        assert isinstance(first, Simulate), "that is what was asked for"
        self._first = self._wanted = first
        self._runs = Runs()
        self._told: Told | None = None
        self._simulated: Simulated | None = None
        self._story: tuple[Place, str] | None = None
        super().__init__(show=_PARTS, key=key, lang=lang)
        self._say_all()

    def _say_all(self) -> None:
        lang = self._showing.lang
        self.bench = {
            "words": {
                name: translate(word, translator(lang)) for name, word in SIMULATION_WORDS.items()
            },
            "players": list(self._first.players),
            "rules": _as_object(write_rules(self._first.rules[0])),
            "games": self._first.games,
            "most": MOST_GAMES,
            "seed": str(self._first.seed),
            "able": can_simulate(),
        }
        self._tell_run()

    def _speak(self, lang: str) -> None:
        super()._speak(lang)
        self._say_all()
        if self._story is not None:
            self.send({"why": self._why()})

    def _hear(self, _: object, content: object, buffers: object) -> None:
        of = kind_asked(content, SIMULATION_REQUESTS)
        if not of:
            super()._hear(_, content, buffers)
            return
        try:
            self._serve(read_asked(content, SIMULATION_REQUESTS))
        except InputError as error:
            self.send(refusal_message(of, error.said(self._showing.lang)))

    def _serve(self, request: SimulationRequest) -> None:
        match request:
            case Simulate():
                self._wanted, self._simulated = request, None
                self._runs.begin(request, self._take_in)
            case Stop():
                self._runs.stop()
            case Behind(bar, first):
                measure, place, run = self._bar(bar)
                lang = self._showing.lang
                self.send({"behind": self._played.behind(measure, place, run, first, lang)})
            case Story():
                self._tell_story(request)
            case Save(form, run):
                self.send({"saved": self._file(form, self._run_at(run))})

    def _take_in(self, told: Told) -> None:
        self._told = told
        if isinstance(told, Outcome):
            self._simulated = told.simulated
        self._tell_run()

    def _tell_run(self) -> None:
        """Tell the page how far the games are, and what has come of them."""
        asked = self._wanted
        of = {"games": asked.games * len(asked.rules)}
        match self._told:
            case None:
                self.run = {"state": "none"}
            case Progress(done):
                self.run = {"state": "playing", "done": done, **of}
            case Failed(why):
                self.run = {"state": "failed", "why": why}
            case Outcome(simulated, done, stopped):
                lang = self._showing.lang
                self.run = {
                    "state": "stopped" if stopped else "done",
                    "done": done,
                    **of,
                    "rules": simulated.rules(lang) if simulated else [],
                    "charts": simulated.charts(lang) if simulated else [],
                }

    @property
    def _played(self) -> Simulated:
        if self._simulated is None:
            raise InputError(saying(NOTHING_PLAYED))
        return self._simulated

    def _run_at(self, at: At) -> int:
        return at.integer(0, len(self._played.rows) - 1)

    def _bar(self, at: BarAt) -> tuple[str, int, int]:
        bars = self._played.bars
        measure = at.measure.one_of({name: name for name in bars})
        return measure, at.bar.integer(0, len(bars[measure]) - 1), self._run_at(at.run)

    def _tell_story(self, request: Story) -> None:
        """Lay a game on the table at the place that a bar is about, and say why there."""
        from uno_kart_lab.simulation.records import record
        from uno_kart_lab.simulation.stories import deciding_place

        measure, bar, run = self._bar(request.bar)
        played = self._played
        plan = played.plans[run]
        game = request.game.integer(0, len(played.rows[run]) - 1)
        column = played.bars[measure][bar].column

        def show(told: dict[str, Any]) -> None:
            lang = self._showing.lang
            told["players"] = played.players(lang)
            loaded = load(told, lang)
            place = deciding_place([node.step for node in loaded.game.nodes], column)
            self._begin(loaded, plan.players)
            self._showing.go(place.step, place.event)
            self._show()
            self._story = place, column
            text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
            self.send({"story": {"game": game, "why": self._why(), "record": text}})

        self._runs.aside(
            lambda: record(game, plan.seed, plan.players, plan.rules, dealer=plan.dealer), show
        )

    def _why(self) -> str:
        """Return why the story that was opened last begins where it does."""
        from uno_kart_lab.page.simulated import story_in_words

        assert self._story is not None, "one was opened"
        return story_in_words(*self._story, self._showing.lang)

    def _file(self, form: str, run: int) -> dict[str, Any]:
        from uno_kart_lab.simulation.games import as_table

        table = as_table(self._played.rows[run])
        if form == "csv":
            kind, content = "text/csv", table.to_csv(index=False, lineterminator="\n").encode()
        else:
            kind, content = "application/vnd.apache.parquet", table.to_parquet(index=False)
        written = b64encode(content).decode()
        return {"name": f"uno-kart-games.{form}", "type": kind, "base64": written}


def _as_object(rules: Any) -> dict[str, Any]:
    """Return rules with a preset and options, where a file may have the preset's name alone."""
    return {"preset": rules, "options": {}} if isinstance(rules, str) else rules
