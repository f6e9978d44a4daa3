"""The Lab: a game to be played and looked at, one action and one event at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import anywidget
import traitlets

from uno_kart_lab.art.suits import SUITS
from uno_kart_lab.files.at import At
from uno_kart_lab.files.codes import card_at, colour_at, seed_at
from uno_kart_lab.files.errors import InputError
from uno_kart_lab.files.players import players_at
from uno_kart_lab.files.rule_sets import rules_at
from uno_kart_lab.game import Game
from uno_kart_lab.narration import ExplainedRefusal, Narrator
from uno_kart_lab.page.book import NAMES, book_in
from uno_kart_lab.page.bundle import bundle, style
from uno_kart_lab.page.messages import refusal_message, setup_message, state_message
from uno_kart_lab.rules.actions import Action, Play
from uno_kart_lab.rules.cards import Colour
from uno_kart_lab.rules.engine import start_game
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.refusals import IllegalAction, Refusal
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_refusal
from uno_kart_lab.widgets.computer import computer_action
from uno_kart_lab.widgets.requests import Act, Go, NewGame, Next, ReadAs, Request, read_request
from uno_kart_lab.widgets.scenes import OPENING

_LANGUAGE: Final = "en"
_FIRST_FRAME: Final = 0
_LAST_FRAME: Final = 2**53 - 1
"""However many there are."""

_PALETTE: Final = "".join(f"--uk-{colour.value}:{SUITS[colour].field};" for colour in Colour)


class Lab(anywidget.AnyWidget):
    """A game on a table, to be gone through one event at a time.

    Without arguments it opens on a prepared scene: a game that has been dealt, and is about to get
    interesting.

    Parameters
    ----------
    players : int or sequence of str, optional
        How many, or their names by seat; 2 … 10.
    seed : int
        0 … 2⁶³ − 1; the same seed deals the same game everywhere.
    rules : str or dict
        A preset's name, or ``{"preset": name, "options": {name: value}}``.

    Raises
    ------
    InputError
        For an argument outside its bounds.
    """

    _esm = bundle("main")
    _css = f".uk {{{_PALETTE}}}\n" + style("base", "layout", "table", "story", "decide", "dialogs")

    book = traitlets.Dict().tag(sync=True)
    setup = traitlets.Dict().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        players: int | Sequence[str] | None = None,
        seed: int = 7,
        rules: str | dict[str, Any] = "standard",
    ) -> None:
        self._games = 0
        self._reader: Reader = TEACHER
        if players is None:
            self._begin(*OPENING.play())
        else:
            self._begin(_new_game(_arguments(players, seed, rules)), seed)
        super().__init__(
            book=book_in(_LANGUAGE), setup=self._setup(), state=self._state(_LAST_FRAME)
        )
        self.on_msg(self._hear)

    @property
    def game(self) -> Game:
        """The game, with all that has been played in it."""
        return self._game

    @property
    def position(self) -> Position:
        """The position after the action that is shown."""
        return self._game.position

    def play(self, card: str, colour: str | None = None, say_uno: bool = False) -> None:
        """Play a card for the player whose turn it is.

        Parameters
        ----------
        card : str
            Its code, such as ``"R5"`` or ``"WB"``.
        colour : str, optional
            What is chosen with a Wild Draw Four (WD4-1).
        say_uno : bool
            Whether UNO is said with it (UNO-1).

        Raises
        ------
        InputError
            If that can't be done, with the reason.
        """
        awaited = self.position.awaiting.seat
        action = Play(
            seat=self.position.turn if awaited is None else awaited,
            card=card_at(At("card", card)),
            colour=None if colour is None else colour_at(At("colour", colour)),
            say_uno=say_uno,
        )
        try:
            self._act(action)
        except IllegalAction as error:
            raise InputError(self._explained(error.refusal).sentence) from None

    def next(self) -> None:
        """Go on by one action: along the line that is known, else the computer plays."""
        if not self._game.forward():
            action = computer_action(self.position)
            if action is not None:
                self._game.act(action)
        self.state = self._state(_FIRST_FRAME)

    def _begin(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._games += 1
        if self._reader not in (TEACHER, TABLE, *range(len(game.position.players))):
            self._reader = TEACHER

    def _setup(self) -> dict[str, Any]:
        return setup_message(self.position, self._seed, _LANGUAGE, self._games)

    def _state(self, event: int) -> dict[str, Any]:
        return state_message(self._game, self._reader, _LANGUAGE, event)

    def _explained(self, refusal: Refusal) -> ExplainedRefusal:
        seen = see_refusal(refusal, self._reader)
        position = self.position
        narrator = Narrator(_LANGUAGE, position.players, self._reader, position.rules)
        return narrator.refusal(seen)

    def _hear(self, _: object, content: object, __: object) -> None:
        """Answer the page, whatever it says."""
        try:
            self._answer(read_request(content, len(self.position.players)))
        except InputError as error:
            self.send(refusal_message(str(error)))
        except IllegalAction as error:
            explained = self._explained(error.refusal)
            self.send(refusal_message(explained.sentence, explained))

    def _answer(self, request: Request) -> None:
        match request:
            case Act(node, action) if node == self._game.at:
                self._act(action)
            case Next(node) if node == self._game.at:
                self.next()
            case Go(to):
                self._go(to)
            case ReadAs(reader, event):
                self._reader = reader
                self.state = self._state(event)
            case NewGame():
                self._begin(_new_game(request), request.seed)
                with self.hold_sync():
                    self.setup = self._setup()
                    self.state = self._state(_LAST_FRAME)
            case Act() | Next():
                # Asked of a step that is no longer shown, as by a second click: show what is.
                self.send_state("state")

    def _act(self, action: Action) -> None:
        self._game.act(action)
        self.state = self._state(_FIRST_FRAME)

    def _go(self, to: str) -> None:
        game = self._game
        match to:
            case "first":
                game.go(0)
            case "back":
                game.back()
            case "forward":
                game.forward()
            case "last":
                game.go(game.line()[-1])
        self.state = self._state(_FIRST_FRAME if to == "first" else _LAST_FRAME)


def _arguments(players: int | Sequence[str], seed: int, rules: str | dict[str, Any]) -> NewGame:
    """Check what a cell gives as strictly as what a page or a file does."""
    if isinstance(players, int):
        players = NAMES[: At("players", players).integer(2, len(NAMES))]
    return NewGame(
        players=players_at(At("players", list(players))),
        rules=rules_at(At("rules", rules)),
        seed=seed_at(At("seed", seed)),
        dealer=None,
    )


def _new_game(wanted: NewGame) -> Game:
    if wanted.dealer is not None and wanted.rules.first_dealer != "chosen":
        raise InputError("dealer: the highest card decides (first_dealer: high_card)")
    return Game(start_game(wanted.players, wanted.rules, wanted.seed, wanted.dealer))
