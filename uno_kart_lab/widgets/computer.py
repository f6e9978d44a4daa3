"""Which seat the computer plays for when it is asked to go on, and what that seat does."""

from __future__ import annotations

from uno_kart_lab.players import simple
from uno_kart_lab.rules.actions import Action, CatchUno
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.position import Position
from uno_kart_lab.views import see_actions, see_position


def computer_action(position: Position) -> Action | None:
    """Return what the computer does next; None when the game is over.

    It plays for whoever is awaited; but a missing UNO is caught first (UNO-2), before the next
    turn's action closes the window.
    """
    legal = legal_actions(position)
    if not legal:
        return None
    seat = next((action.seat for action in legal if isinstance(action, CatchUno)), legal[0].seat)
    return simple.choose(see_position(position, seat), see_actions(legal, seat))
