"""A computer player asked at a table, as the table asks it."""

from uno_kart_lab.players.motive import Motive
from uno_kart_lab.players.table import Player, motive, next_action
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.position import Position


def choice(player: Player, position: Position, choices: int = 0) -> Action:
    """Tell what is done at a table where all are of a kind."""
    return next_action(position, [player] * len(position.hands), choices)[0]


def reason(player: Player, position: Position) -> Motive:
    """Tell why they do that."""
    return motive(position, [player] * len(position.hands), choice(player, position))
