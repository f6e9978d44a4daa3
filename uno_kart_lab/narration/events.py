"""What happens, in words: each kind of event goes to the chapter that tells it."""

from __future__ import annotations

from uno_kart_lab.narration import (
    challenges,
    decisions,
    draws,
    endings,
    house_rules,
    items,
    setup,
    turns,
    uno,
)
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.events import Event


def told(voice: Voice, event: Event) -> str:
    """Return what happened and why, for the voice's reader; the event is redacted for it."""
    if isinstance(event, setup.SetupEvent):
        return setup.tell(voice, event)
    if isinstance(event, turns.TurnEvent):
        return turns.tell(voice, event)
    if isinstance(event, draws.DrawEvent):
        return draws.tell(voice, event)
    if isinstance(event, items.ItemEvent):
        return items.tell(voice, event)
    if isinstance(event, challenges.ChallengeEvent):
        return challenges.tell(voice, event)
    if isinstance(event, uno.UnoEvent):
        return uno.tell(voice, event)
    if isinstance(event, endings.EndingEvent):
        return endings.tell(voice, event)
    if isinstance(event, house_rules.HouseRuleEvent):
        return house_rules.tell(voice, event)
    return decisions.decision_asked(voice, event)
