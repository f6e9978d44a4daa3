"""What somebody can say was done at a table, allowed or not: the form for it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from uno_kart_lab.i18n import Message, pgettext, translate, translator
from uno_kart_lab.rules.cards import CARDS, Face


class Claim(NamedTuple):
    """A kind of action, as files call it, and what is to be said with it beside the seat."""

    do: str
    label: Message
    fields: tuple[str, ...] = ()


CLAIMS: Final = (
    Claim("play", pgettext("done at the table", "played a card"), ("card", "say_uno")),
    Claim("draw", pgettext("done at the table", "drew a card")),
    Claim("pass", pgettext("done at the table", "passed, or kept the drawn card")),
    Claim("choose_colour", pgettext("done at the table", "chose a colour"), ("colour",)),
    Claim("choose_target", pgettext("done at the table", "aimed a Green Shell"), ("target",)),
    Claim("choose_target", pgettext("done at the table", "swapped hands for a 7"), ("target",)),
    Claim("accept", pgettext("done at the table", "accepted a Wild Draw Four")),
    Claim("accept", pgettext("done at the table", "accepted the draw of a stack")),
    Claim("challenge", pgettext("done at the table", "challenged a Wild Draw Four")),
    Claim("say_uno", pgettext("done at the table", "said UNO late")),
    Claim(
        "catch_uno",
        pgettext("done at the table", "caught somebody who had not said UNO"),
        ("target",),
    ),
)


def claims_message(lang: str) -> dict[str, Any]:
    """Return the kinds of actions with their fields, and the cards that a colour goes with."""
    translations = translator(lang)
    return {
        "kinds": [
            {"do": do, "label": translate(label, translations), "fields": list(fields)}
            for do, label, fields in CLAIMS
        ],
        "coloured": [card.code for card in CARDS.values() if card.face is Face.WILD_DRAW_FOUR],
    }
