"""What is in the way of a position that is being built, as it is said to a person."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from uno_kart_lab.files import InputError
from uno_kart_lab.i18n import Message, _, say, translator
from uno_kart_lab.narration import Narrator
from uno_kart_lab.page.words import WORDS
from uno_kart_lab.rules.cards import CARDS, COPIES
from uno_kart_lab.views import TEACHER

_NO_CARD: Final = _("{place}: everybody holds at least one card.")
_TOO_MANY: Final = _("{place}: {card} is laid more often than the deck has it: {copies}.")
_NO_CODE: Final = _("{place}: {code} is no card code.")
_NO_NAME: Final = _("Player {number}: a name is needed that no other player has.")
_NO_COLOUR: Final = _("The top card is a wild: choose the colour that was named for it.")
_NO_OPENING: Final = _("The stock has no card that can open the round.")
_POINTS: Final = _("Points of {place}: from 0, and fewer than end the game.")
_SAME_TURN: Final = _("Whose turn it is can't have taken the turn before.")
_ELSE: Final = _("This can't be read. {error}")

_PLACE: Final = re.compile(r"([a-z_]+)(?:\[(\d+)\])?(?:\[(\d+)\])?")
_OF_ONE: Final = {
    ("colour", 0): _NO_COLOUR,
    ("stock", 0): _NO_OPENING,
    ("last_actor", 0): _SAME_TURN,
    ("players", 1): _NO_NAME,
    ("scores", 1): _POINTS,
    ("hands", 1): _NO_CARD,
}
"""By the name of a place and how many indexes follow it."""

_LONGEST_CODE: Final = 12


def draft_error(error: InputError, draft: Mapping[str, Any], lang: str) -> dict[str, str]:
    """Return the place in a draft, and what is to be done there.

    Parameters
    ----------
    error : InputError
        What the reader of scenarios says.
    draft : mapping
        What it says it of.
    lang : str
    """
    place = str(error).partition(": ")[0]
    return {"place": place, "text": _in_words(error.said(lang), place, draft, lang)}


def _in_words(line: str, place: str, draft: Mapping[str, Any], lang: str) -> str:
    translations = translator(lang)

    def said(message: Message, **values: object) -> str:
        return say(message, translations, **values)

    found = _PLACE.fullmatch(place)
    if found is None:
        return said(_ELSE, error=line)
    name = found[1]
    indexes = [int(index) for index in found.groups()[1:] if index is not None]
    where = said(WORDS["discard_pile"]) if name == "discard" else said(WORDS["stock"])
    number = indexes[0] + 1 if indexes else 0
    if name in ("hands", "scores"):
        where = _player(draft, number) or said(WORDS["player"], number=number)
    if (name, len(indexes)) in _OF_ONE:
        return said(_OF_ONE[name, len(indexes)], place=where, number=number)
    code = _code(draft, name, indexes)
    if code is None:
        return said(_ELSE, error=line)
    card = CARDS.get(code.upper())
    if card is None:
        return said(_NO_CODE, place=where, code=code[:_LONGEST_CODE])
    spoken = Narrator(lang, (), TEACHER).card(card)
    return said(_TOO_MANY, place=where, card=spoken, copies=COPIES[card])


def _player(draft: Mapping[str, Any], number: int) -> str:
    """Return the name of a player, counted from 1; "" if none is given."""
    players = draft.get("players")
    name = players[number - 1] if isinstance(players, list) and number <= len(players) else ""
    return name if isinstance(name, str) else ""


def _code(draft: Mapping[str, Any], name: str, indexes: list[int]) -> str | None:
    """Return the code that a place of a card holds; None if it is none of a card."""
    piles = {("hands", 2), ("discard", 1), ("stock", 1)}
    if (name, len(indexes)) not in piles:
        return None
    code: object = draft[name]
    for index in indexes:
        # Below the cards that were listed lie those that nobody wrote, and these are in order.
        code = code[index] if isinstance(code, list) and index < len(code) else None
    return code if isinstance(code, str) else None
