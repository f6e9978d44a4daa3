"""What a cell can do at the table: a method for each action, and for going through the game."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.files.actions import action_at
from uno_kart_lab.files.arrangements import arrangement_at
from uno_kart_lab.files.at import At
from uno_kart_lab.files.codes import card_at, colour_at
from uno_kart_lab.files.errors import InputError
from uno_kart_lab.files.sessions import MAX_NODE_NAME
from uno_kart_lab.rules import actions
from uno_kart_lab.rules.refusals import IllegalAction
from uno_kart_lab.rules.setup import next_dealer
from uno_kart_lab.widgets.answers import Question
from uno_kart_lab.widgets.requests import Name, Way, event_at, way_at
from uno_kart_lab.widgets.showing import Showing


class Moves:
    """What a cell can do at the table. It shows on the page, as what the page does shows here.

    Seats are numbers from 0, clockwise. What can't be done raises `InputError` with the reason,
    and the game stays as it was.
    """

    _showing: Showing

    def _show(self) -> None:
        """Show the page the step that the game stands on now."""
        raise NotImplementedError

    def _tell(self, question: Question) -> None:
        """Tell the page the answer to a question that it might ask."""
        raise NotImplementedError

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
        """
        chosen = None if colour is None else colour_at(At("colour", colour))
        called = At("say_uno", say_uno).boolean()
        self._do(actions.Play(self._asked, card_at(At("card", card)), chosen, called))

    def draw(self) -> None:
        """Draw in place of playing (TURN-1)."""
        self._do(actions.Draw(self._asked))

    def pass_(self) -> None:
        """Keep the card just drawn (TURN-3), or pass when nothing can be drawn (STOCK-3)."""
        self._do(actions.Pass(self._asked))

    def choose(self, colour: str) -> None:
        """Choose a colour after a Bob-omb (ITEM-BOBOMB) or for an opening Item Box (OPEN-7)."""
        self._do(actions.ChooseColour(self._asked, colour_at(At("colour", colour))))

    def target(self, seat: int) -> None:
        """Choose who draws for a Green Shell (ITEM-SHELL)."""
        self._do(actions.ChooseTarget(self._asked, self._seat("seat", seat)))

    def accept(self) -> None:
        """Accept a Wild Draw Four (CHAL-1)."""
        self._do(actions.Accept(self._asked))

    def challenge(self) -> None:
        """Challenge a Wild Draw Four (CHAL-1)."""
        self._do(actions.Challenge(self._asked))

    def say_uno(self) -> None:
        """Say UNO late, for the player who forgot it (UNO-2)."""
        self._do(actions.SayUno(self._forgot))

    def catch(self, by: int) -> None:
        """Have a seat catch the player who did not say UNO (UNO-2)."""
        self._do(actions.CatchUno(self._seat("by", by), self._forgot))

    def next_round(self) -> None:
        """Deal the next round (SETUP-4)."""
        self._do(actions.NextRound(next_dealer(self._showing.position)))

    def act(self, action: dict[str, Any]) -> None:
        """Do an action that is written as in files: ``{"seat": 1, "do": "play", "card": "R5"}``."""
        self._do(action_at(At("action", action), self._seats))

    def next(self) -> None:
        """Go on by one action: along the line that is known, else the computer plays."""
        self._showing.next()
        self._show()

    def back(self) -> None:
        """Go back by one action."""
        self.go("back")

    def forward(self) -> None:
        """Go on by one action along the line that is known."""
        self.go("forward")

    def go(self, to: Way | int, event: int | None = None) -> None:
        """Go to another step.

        Parameters
        ----------
        to : str or int
            ``"first"``, ``"back"``, ``"forward"``, ``"last"``, or the number of a node in
            ``game.nodes``.
        event : int, optional
            Which of its events is shown, from 0; the last if not given, at the start the first.
        """
        shown = None if event is None else event_at(At("event", event))
        self._showing.go(way_at(At("to", to)), shown)
        self._show()

    def arrange(self, wanted: str, seat: int | None = None, card: str | None = None) -> None:
        """Ask what would be if a card lay elsewhere: it changes places, on a line of its own.

        Parameters
        ----------
        wanted : str
            The code of the card.
        seat, card : int and str, optional
            In whose hand it is to be, in place of which card; if not given, it is the next card of
            the stock.
        """
        written = {"seat": seat, "for": wanted} | ({} if card is None else {"card": card})
        self._showing.arrange(arrangement_at(At("arrange", written), self._seats))
        self._show()

    def name(self, text: str, node: int | None = None) -> None:
        """Name the step that is shown, or another node; an empty text takes its name away."""
        named = self._showing.game.at if node is None else node
        self._tell(Name(named, At("text", text).text(0, MAX_NODE_NAME)))

    @property
    def _seats(self) -> int:
        return len(self._showing.position.players)

    @property
    def _asked(self) -> int:
        """Who decides; when a round is over, whose turn it was."""
        position = self._showing.position
        return position.turn if position.awaiting.seat is None else position.awaiting.seat

    @property
    def _forgot(self) -> int:
        """Who can be caught; if nobody, whoever decides, who will be told why not."""
        window = self._showing.position.uno_window
        return self._asked if window is None else window

    def _seat(self, place: str, seat: int) -> int:
        return At(place, seat).integer(0, self._seats - 1)

    def _do(self, action: actions.Action) -> None:
        try:
            self._showing.act(action)
        except IllegalAction as error:
            raise InputError(self._showing.explained(error.refusal).sentence) from None
        self._show()
