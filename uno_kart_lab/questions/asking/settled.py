"""Where to stop before what a turn's beginning brings with it."""

from __future__ import annotations

from uno_kart_lab.questions.scenes import Scene
from uno_kart_lab.rules.events import DirectionChanged, TurnLost, UnoWindowOpened


def before_settled(scene: Scene, place: int) -> int:
    """Return the event after which it is still open whose turn begins at `place`.

    Whoever has seen a turn lost, or the direction changed, has been told half of the answer.
    """
    while place and isinstance(
        scene.events[place - 1], DirectionChanged | TurnLost | UnoWindowOpened
    ):
        place -= 1
    return place - 1
