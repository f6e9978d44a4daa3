"""A game that goes on."""

from uno_kart_lab.game import Game
from uno_kart_lab.widgets.computer import usual_computer


def play_on(game: Game, steps: int = 1) -> None:
    """Have the usual computer players do so much more, round after round."""
    computer = usual_computer(len(game.position.players))
    for _ in range(steps):
        action = computer.action(game.position)
        assert action is not None
        game.act(action)
