"""A careful computer player: counts its colours, looks at who is next, and reckons with bluffs.

It keeps its wilds while a coloured card fits, and plays of the colour it holds most of, the most
expensive card first; but whoever is next and holds few cards it hinders. It challenges a Wild Draw
Four that it can't stack on if a bluff is likely enough: the more cards are to be drawn, the less
likely it has to be. It always says UNO, and catches whoever did not. In all else it does as
`simple` does. It draws no numbers from the choices' stream.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import Final

from uno_kart_lab.odds import bluff_chance
from uno_kart_lab.players import simple
from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.rules.actions import Accept, Action, CatchUno, Challenge, Play, SayUno
from uno_kart_lab.rules.cards import DECK, DRAWS, Card, Face
from uno_kart_lab.rules.position import AwaitChallenge, AwaitTurn, Position
from uno_kart_lab.rules.wild_draw_four import IN_VAIN, cards_of_colour

FEW: Final = 2
"""Whoever is next and holds no more cards than this is hindered."""

MOST_RECKONED: Final = sum(DRAWS.get(card.face, 0) for card in DECK)
"""Cards: of more that are to be drawn it is reckoned as of these, which all draw cards come to."""

_HINDERING: Final = (Face.DRAW_TWO, Face.SKIP)


def choose(view: Position, legal: Sequence[Action], choices: int) -> tuple[Action, int]:
    """Choose what the awaited seat does; see `players.table.Player`."""
    return _careful_action(view, legal), choices


def speaks_up(_: Position, action: SayUno | CatchUno, choices: int) -> tuple[bool, int]:
    """Say UNO late, and catch whoever did not say it; see `players.table.Player`."""
    del action
    return True, choices


jumps_in = simple.jumps_in


def why(view: Position, legal: Sequence[Action], action: Action) -> Motive:
    """Return why it does what it does; see `players.table.Player`."""
    if isinstance(view.awaiting, AwaitChallenge) and not isinstance(action, Play):
        likely = isinstance(action, Challenge)
        kind = MotiveKind.BLUFF_LIKELY if likely else MotiveKind.BLUFF_UNLIKELY
        least = ceil(100 * pays_from(view.awaiting.count))
        return Motive(kind, number=round(100 * _chance_of_bluff(view, view.awaiting)), least=least)
    if isinstance(action, Play) and isinstance(view.awaiting, AwaitTurn):
        return _why_played(view, legal, action)
    return simple.why(view, legal, action)


def pays_from(count: int) -> Fraction:
    """Return from where on a challenge costs fewer cards on average than accepting so many.

    A bluff more likely than this costs none if it is one, and two more than accepting if it is
    not (CHAL-3, CHAL-4, STACK-4).
    """
    return Fraction(IN_VAIN, min(count, MOST_RECKONED) + IN_VAIN)


def _careful_action(view: Position, legal: Sequence[Action]) -> Action:
    match view.awaiting:
        case AwaitChallenge(seat) as asked if not isinstance(legal[0], Play):
            pays = _chance_of_bluff(view, asked) > pays_from(asked.count)
            return Challenge(seat) if pays else Accept(seat)
        case AwaitTurn():
            plays = [action for action in legal if isinstance(action, Play)]
            hindering = [play for play in plays if _hinders(view, play)]
            coloured = [play for play in plays if not play.card.is_wild]
            if hindering or coloured:
                best = max(hindering or coloured, key=lambda play: _liking(view, play))
                return simple.saying_uno(view, best)
    return simple.simple_action(view, legal)


def _chance_of_bluff(view: Position, asked: AwaitChallenge) -> Fraction:
    return bluff_chance(view, view.turn, asked.colour)


def _hinders(view: Position, play: Play) -> bool:
    """Tell whether it costs the next seat its turn, where that one is about to win."""
    if len(view.hands[view.next_seat(play.seat)]) > FEW:
        return False
    if play.card.face is Face.WILD_DRAW_FOUR:
        # A bluff is not worth its risk.
        return not cards_of_colour(_beside(view, play), view.colour, view.rules)
    reverses = play.card.face is Face.REVERSE and len(view.hands) > 2
    return play.card.face in _HINDERING or reverses


def _liking(view: Position, play: Play) -> tuple[int, ...]:
    """Order plays, the one to be made last."""
    return (not play.card.is_wild, _more(view, play), play.card.points)


def _why_played(view: Position, legal: Sequence[Action], play: Play) -> Motive:
    if _hinders(view, play):
        following = view.next_seat(play.seat)
        number = len(view.hands[following])
        return Motive(MotiveKind.HINDERS_NEXT, seat=following, number=number)
    kept = simple.kept_wild(legal)
    if kept or play.card.is_wild:
        return kept if kept and not play.card.is_wild else simple.why(view, legal, play)
    colours = {one.card.colour for one in legal if isinstance(one, Play)}
    more = _more(view, play)
    if more and len(colours) > 1:
        return Motive(MotiveKind.GOES_ON_WITH, colour=play.card.colour, number=more)
    return Motive(MotiveKind.DEAREST)


def _more(view: Position, play: Play) -> int:
    """Return how many more cards its seat holds of the colour that the play leaves."""
    colour = play.colour or play.card.colour
    return sum(card.colour is colour for card in _beside(view, play))


def _beside(view: Position, play: Play) -> tuple[Card, ...]:
    """Return the hand without the card that is played."""
    hand = list(view.hands[play.seat])
    hand.remove(play.card)
    return tuple(hand)
