"""A table of computer players: who is asked, in which order, and where chance comes from.

While the UNO window is open each seat is asked once whether it acts in it: first the one that
forgot, whether it says UNO late, then the others by seat, whether they catch it. If nobody does,
and at any other time, each seat that can jump in as a turn begins is asked once whether it does, in
order of play from the one that is awaited. If nobody does, the seat that is awaited decides.

Players draw their numbers from a stream of their own, the *choices' stream*: the generator of
`rules.shuffle`, begun half its period away from the stream that shuffles. So what players choose
does not change what is dealt, and the same seed and the same players play the same game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from uno_kart_lab.players import beginner, careful, expert, random, simple
from uno_kart_lab.players.jumping import jump_ins
from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.rules.actions import Action, CatchUno, Draw, NextRound, Play, SayUno
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.shuffle import MASK, next_word
from uno_kart_lab.views import see_actions, see_position


class Player(Protocol):
    """How one seat decides: by what it sees, and by numbers from the choices' stream.

    All but the last are given the stream's state last, and return the state to go on with.
    """

    def choose(
        self, view: Position, legal: Sequence[Action], choices: int, /
    ) -> tuple[Action, int]:
        """Choose one of `legal`, which are the awaited seat's; a play may say UNO as well."""
        ...

    def speaks_up(
        self, view: Position, action: SayUno | CatchUno, choices: int, /
    ) -> tuple[bool, int]:
        """Tell whether the seat does `action` in the UNO window that is open."""
        ...

    def jumps_in(self, view: Position, play: Play, choices: int, /) -> tuple[Action | None, int]:
        """Return `play`, by which the seat would jump in, maybe with UNO said; None to wait."""
        ...

    def why(self, view: Position, legal: Sequence[Action], action: Action, /) -> Motive:
        """Return why `choose` chose `action`: a reason in what the view shows."""
        ...


PLAYERS: Final[Mapping[str, Player]] = {
    "simple": simple,
    "random": random,
    "beginner": beginner,
    "careful": careful,
    "expert": expert,
}
"""The players by name."""


def game_seed(seed: int, game: int) -> int:
    """Return the seed of one game of many: the word of that number that `seed` generates, halved.

    Parameters
    ----------
    seed : int
        Of all the games, 0 … 2⁶³ − 1.
    game : int
        From 0.
    """
    word, _ = next_word((seed + game * _STEP) & MASK)
    return word >> 1


_STEP: Final = next_word(0)[1]
"""What the generator's state grows by with each word: the way to the word of any number."""


def choices_of(seed: int) -> int:
    """Return the choices' stream of the game that is dealt with `seed`, at its beginning."""
    return seed ^ (1 << 63)


def next_action(position: Position, players: Sequence[Player], choices: int) -> tuple[Action, int]:
    """Ask the players what is done next.

    Parameters
    ----------
    position : Position
        In which a player's decision is awaited.
    players : sequence of Player
        By seat.
    choices : int
        The state of the choices' stream.

    Returns
    -------
    action : Action
    choices : int
        The state to go on with.
    """
    legal = legal_actions(position)
    for action in legal:
        if isinstance(action, SayUno | CatchUno):
            view = see_position(position, action.seat)
            does, choices = players[action.seat].speaks_up(view, action, choices)
            if does:
                return action, choices
    for play in jump_ins(position, legal):
        view = see_position(position, play.seat)
        jump, choices = players[play.seat].jumps_in(view, play, choices)
        if jump is not None:
            return jump, choices
    seat, view, own = _asked(position)
    return players[seat].choose(view, own, choices)


def motive(position: Position, players: Sequence[Player], action: Action) -> Motive:
    """Return why the players do what `next_action` has just said, in facts that its seat knows."""
    match action:
        case SayUno():
            return Motive(MotiveKind.SAFE_IF_FIRST)
        case CatchUno(_, target):
            return Motive(MotiveKind.NOT_SAID, seat=target)
        case NextRound():
            return Motive(MotiveKind.ROUND_OVER)
        case Play(seat) if seat != position.awaiting.seat:
            return Motive(MotiveKind.JUMPS_IN)
    seat, view, own = _asked(position)
    if len(own) == 1:
        draws = isinstance(action, Draw)
        return Motive(MotiveKind.NOTHING_FITS if draws else MotiveKind.ONLY_ONE)
    return players[seat].why(view, own, action)


def _asked(position: Position) -> tuple[int, Position, tuple[Action, ...]]:
    """Return the seat that is awaited, what it sees, and what it can do beside the UNO window."""
    legal = legal_actions(position)
    seat = legal[0].seat
    own = [one for one in see_actions(legal, seat) if not isinstance(one, SayUno | CatchUno)]
    return seat, see_position(position, seat), tuple(own)
