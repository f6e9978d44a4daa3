"""Actions as files write them, such as ``{"seat": 1, "do": "play", "card": "R5"}``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from uno_kart_lab.files.at import At, Fields
from uno_kart_lab.files.codes import card_at, colour_at, write_card, write_colour
from uno_kart_lab.i18n import _
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import Card, Colour, Face
from uno_kart_lab.rules.values import field_names

_WITH_WILD_ALONE: Final = _("a colour with W+4 alone")
_NO_COLOUR: Final = _("this play chooses no colour")
MAX_ACTIONS: Final = 50_000
"""No file of the largest size holds more: this bounds what is given as a Python value."""

_KINDS: Final[dict[str, type[Action]]] = {
    "play": Play,
    "draw": Draw,
    "pass": Pass,
    "choose_colour": ChooseColour,
    "choose_target": ChooseTarget,
    "accept": Accept,
    "challenge": Challenge,
    "say_uno": SayUno,
    "catch_uno": CatchUno,
    "next_round": NextRound,
}
_WORDS: Final = {kind: word for word, kind in _KINDS.items()}
_KEYS: Final = {kind: field_names(kind) for kind in _WORDS}


def actions_at(at: At, seats: int) -> tuple[Action, ...]:
    """Read the shape of actions in a game of so many seats; whether they are legal is not asked."""
    read: dict[str, Action] = {}
    return tuple(_action_once(item, seats, read) for item in at.items(most=MAX_ACTIONS))


def _action_once(at: At, seats: int, read: dict[str, Action]) -> Action:
    """Read an action unless one like it was read: of the thousands in a file, most are alike."""
    try:
        written = repr(at.value)  # which tells 1 from true, as == does not
    except (RecursionError, ValueError):  # no JSON text is as deep, or has as long a number
        return action_at(at, seats)
    if written not in read:
        read[written] = action_at(at, seats)
    return read[written]


def action_at(at: At, seats: int) -> Action:
    """Read one action in a game of so many seats."""
    kind = at.field("do").one_of(_KINDS)
    keys = _KEYS[kind]
    given = at.fields("do", *keys)
    return kind(**{key: _READERS[key](given, seats) for key in keys})


def _seat(given: Fields, seats: int) -> int:
    return given["seat"].integer(0, seats - 1)


def _target(given: Fields, seats: int) -> int:
    return given["target"].integer(0, seats - 1)


def _card(given: Fields, _: int) -> Card:
    return card_at(given["card"])


def _colour(given: Fields, _: int) -> Colour | None:
    """Of all plays a Wild Draw Four alone chooses a colour, and has to (WD4-1)."""
    if "card" in given and card_at(given["card"]).face is not Face.WILD_DRAW_FOUR:
        if "colour" in given:
            raise given["colour"].refusal(_WITH_WILD_ALONE, _NO_COLOUR)
        return None
    return colour_at(given["colour"])


def _say_uno(given: Fields, _: int) -> bool:
    return given.get("say_uno", False).boolean()


_Reader: TypeAlias = Callable[[Fields, int], Any]
_READERS: Final[dict[str, _Reader]] = {
    "seat": _seat,
    "target": _target,
    "card": _card,
    "colour": _colour,
    "say_uno": _say_uno,
}


def write_action(action: Action) -> dict[str, Any]:
    """Return an action as JSON values; `colour` and `say_uno` only where they say something."""
    written: dict[str, Any] = {"seat": action.seat, "do": _WORDS[type(action)]}
    for key in _KEYS[type(action)]:
        match getattr(action, key):
            case None | False:
                continue
            case Card() as card:
                written[key] = write_card(card)
            case Colour() as colour:
                written[key] = write_colour(colour)
            case value:
                written[key] = value
    return written
