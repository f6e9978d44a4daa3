"""A game that is being shown: which step of it, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from uno_kart_lab.arrangement import Arrangement, IllegalArrangement, arrangeable
from uno_kart_lab.files import InputError, write_session
from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import translate, translator
from uno_kart_lab.loading import Loaded, session_of
from uno_kart_lab.narration import ExplainedRefusal, Narrator
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.page.messages import state_message
from uno_kart_lab.page.words import FOR_THE_TEACHER
from uno_kart_lab.players.motive import Motive
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.views import TEACHER, Reader, see_refusal
from uno_kart_lab.widgets.computer import Computer, seed_of, usual_computer
from uno_kart_lab.widgets.requests import Way

if TYPE_CHECKING:
    from uno_kart_lab.page.asking import Ask

FIRST_EVENT: Final = 0
LAST_EVENT: Final = 2**53 - 1
"""However many there are."""


class Showing:
    """A game, where one stands in it, and who looks.

    What is asked for here and can't be done raises `InputError` with the reason, or, for an
    action, `IllegalAction`; the game stays as it was.

    Attributes
    ----------
    game : Game
    start : Scenario or Record
        What it begins with.
    reader : Reader
    lang : str
    ask : Ask or None
        What is asked before it is shown.
    computer : Computer
        Who plays for each seat when the computer is asked to go on.
    """

    def __init__(self, loaded: Loaded) -> None:
        self.game = loaded.game
        self.start = loaded.start
        self.reader: Reader = loaded.reader
        self.lang = loaded.lang
        self.ask: Ask | None = None
        self.computer = usual_computer(len(self.position.players))
        self._motives: dict[int, Motive] = {}
        self._event = LAST_EVENT if loaded.event is None else loaded.event

    @property
    def position(self) -> Position:
        """The position after the step that is shown."""
        return self.game.position

    def act(self, action: Action) -> None:
        """Do an action, and show it from its first event."""
        self.game.act(action)
        self._event = FIRST_EVENT

    def next(self) -> None:
        """Go on by one step: along the line that is known, else the computer plays."""
        if not self.game.forward():
            before = self.position
            action = self.computer.action(before)
            if action is not None:
                motive = self.computer.motive(before, action)
                self.game.act(action)
                self._motives[self.game.at] = motive
        self._event = FIRST_EVENT

    def seat_computers(self, names: Sequence[str]) -> None:
        """Have these computer players sit at the table, by seat, from now on."""
        self.computer = Computer(names, seed_of(self.start))

    def go(self, to: Way | int, event: int | None = None) -> None:
        """Go to another step of the line or to a node: to one of its events, else to the last."""
        match to:
            case "first":
                self.game.go(0)
            case "back":
                self.game.back()
            case "forward":
                self.game.forward()
            case "last":
                self.game.go(self.game.line()[-1])
            case _:
                self.game.go(self.node("to", to))
        if event is None:
            event = FIRST_EVENT if to == "first" else LAST_EVENT
        self._event = event

    def arrange(self, arrangement: Arrangement) -> None:
        """Let two cards change places."""
        self._refuse_all_but_teacher()
        try:
            self.game.arrange(arrangement)
        except IllegalArrangement as error:
            raise InputError(self._narrator().hindered(arrangement, error.hindrance)) from None
        self._event = LAST_EVENT

    def arrangeable(self, node: int, seat: int | None) -> tuple[Card, ...]:
        """Return the cards that can be wanted in a hand, or as the next card of the stock."""
        self._refuse_all_but_teacher()
        return arrangeable(self.game.nodes[self.node("node", node)].step.after, seat)

    def name(self, node: int, text: str) -> None:
        """Name a node; an empty text takes its name away."""
        named = self.node("node", node)
        if text.strip():
            self.game.names[named] = text.strip()
        else:
            self.game.names.pop(named, None)

    def read_as(self, reader: Reader, event: int) -> None:
        """Show the same step, at one of its events, to another reader."""
        self.reader = reader
        self._event = event

    def state(self) -> dict[str, Any]:
        """Return what the page is told of the step."""
        message = state_message(self.game, self.reader, self.lang, self._event, self.ask)
        why = self._why()
        return {**message, "why": why} if why else message

    def _why(self) -> str | None:
        """Return why the computer did what is shown, where the reader sees what its seat does."""
        motive, action = self._motives.get(self.game.at), self.game.node.step.action
        if motive is None or action is None or self.reader not in (TEACHER, action.seat):
            return None
        from uno_kart_lab.players.motive_words import motive_in_words

        position = self.position
        voice = Voice(self.lang, position.players, self.reader, position.rules)
        return motive_in_words(voice, action.seat, motive)

    def session(self) -> dict[str, Any]:
        """Return all of it as a session file does."""
        last = len(self.game.node.step.events) - 1
        event = min(self._event, last) if self._event >= 0 and last >= 0 else None
        return write_session(session_of(self.game, self.start, event, self.reader, self.lang))

    def explained(self, refusal: Refusal) -> ExplainedRefusal:
        """Return why an action can't be done, for who looks."""
        return self._narrator().refusal(see_refusal(refusal, self.reader))

    def _narrator(self) -> Narrator:
        return Narrator(self.lang, self.position.players, self.reader, self.position.rules)

    def node(self, place: str, node: int) -> int:
        """Return a node that is asked for at a place of a request, if it is there."""
        return At(place, node).integer(0, len(self.game.nodes) - 1)

    def _refuse_all_but_teacher(self) -> None:
        if self.reader != TEACHER:
            raise InputError(translate(FOR_THE_TEACHER, translator(self.lang)))
