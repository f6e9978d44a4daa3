"""Saying UNO and being caught, in words (UNO-1 … UNO-4)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from uno_kart_lab.i18n import _
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.events import UnoCaught, UnoSaid, UnoWindowClosed, UnoWindowOpened

UnoEvent: TypeAlias = UnoSaid | UnoWindowOpened | UnoWindowClosed | UnoCaught
"""The kinds of event told here."""


def tell(voice: Voice, event: UnoEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case UnoSaid():
            return _said(voice, event)
        case UnoWindowOpened():
            return _window_opened(voice, event)
        case UnoWindowClosed():
            return _window_closed(voice, event)
        case UnoCaught():
            return _caught(voice, event)
        case _:
            assert_never(event)


def _said(voice: Voice, event: UnoSaid) -> str:
    if event.late:
        return voice.of(
            event.seat,
            _("You say UNO before anyone has caught you, so you are safe."),
            _("{player} says UNO before being caught, and is safe."),
        )
    return voice.of(
        event.seat,
        _("You say UNO, because this play leaves you one card."),
        _("{player} says UNO, because this play leaves one card."),
    )


def _window_opened(voice: Voice, event: UnoWindowOpened) -> str:
    if "STACK-2" in event.reason.also:
        return voice.of(
            event.seat,
            _(
                "You have one card and did not say UNO: until the draw card is answered you can be"
                " caught, unless you say it first."
            ),
            _(
                "{player} has one card and did not say UNO: until the draw card is answered, anyone"
                " can catch {player}."
            ),
        )
    return voice.of(
        event.seat,
        _(
            "You have one card and did not say UNO: until the next turn is played you can be"
            " caught, unless you say it first."
        ),
        _(
            "{player} has one card and did not say UNO: until the next turn is played, anyone can"
            " catch {player}."
        ),
    )


def _window_closed(voice: Voice, event: UnoWindowClosed) -> str:
    if "STACK-2" in event.reason.also:
        return voice.of(
            event.seat,
            _(
                "Nobody caught you for not saying UNO, and now it is too late: the draw card is"
                " answered."
            ),
            _(
                "Nobody caught {player} for not saying UNO, and now it is too late: the draw card"
                " is answered."
            ),
        )
    return voice.of(
        event.seat,
        _("Nobody caught you for not saying UNO, and now it is too late: the next turn is played."),
        _(
            "Nobody caught {player} for not saying UNO, and now it is too late: the next turn is"
            " played."
        ),
    )


def _caught(voice: Voice, event: UnoCaught) -> str:
    return voice.between(
        event.by,
        event.seat,
        _("You catch {other}, who has one card and did not say UNO."),
        _("{player} catches you: you have one card and did not say UNO."),
        _("{player} catches {other}, who has one card and did not say UNO."),
    )
