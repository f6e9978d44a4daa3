"""What the page needs once and for all games: words, rules, drawings, the form's options."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from uno_kart_lab.art import symbol_id, symbol_sheet
from uno_kart_lab.i18n import Message, say, translate, translator
from uno_kart_lab.narration import Narrator
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.page.ask_words import ASK_WORDS
from uno_kart_lab.page.builder_words import BUILDER_WORDS
from uno_kart_lab.page.computer_words import COMPUTER_WORDS, COMPUTERS
from uno_kart_lab.page.desk_words import DESK_WORDS
from uno_kart_lab.page.library_words import LIBRARY_WORDS
from uno_kart_lab.page.odds_words import ODDS_WORDS
from uno_kart_lab.page.onward_words import ONWARD_WORDS
from uno_kart_lab.page.option_words import OPTIONS, PRESET_LABELS, Value
from uno_kart_lab.page.referee_words import REFEREE_WORDS
from uno_kart_lab.page.words import CARD_ACTIONS, CARDS_COUNTED, WORDS
from uno_kart_lab.rules.cards import CARDS, DECK, Colour, Item
from uno_kart_lab.rules.options import (
    PRESETS,
    GameEnd,
    OneRound,
    OptionName,
    PointsGame,
    RoundsGame,
)
from uno_kart_lab.views import HIDDEN, TABLE

PAGE_WORDS: Final[dict[str, Message]] = {
    **WORDS,
    **ASK_WORDS,
    **LIBRARY_WORDS,
    **BUILDER_WORDS,
    **DESK_WORDS,
    **REFEREE_WORDS,
    **ODDS_WORDS,
    **COMPUTER_WORDS,
    **ONWARD_WORDS,
}

NAMES: Final = ("Ana", "Ben", "Chi", "Dana", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jun")
"""Proposed for players."""


@cache
def book_in(lang: str) -> dict[str, Any]:
    """Return the page's book in a language, as JSON values.

    Raises
    ------
    ValueError
        For an unknown language.
    """
    translations = translator(lang)
    narrator = Narrator(lang, (), TABLE)

    def said(message: Message) -> str:
        return translate(message, translations)

    return {
        "lang": lang,
        "words": {
            **{name: said(message) for name, message in PAGE_WORDS.items()},
            **{colour.value: narrator.colour(colour) for colour in Colour},
        },
        # Every number of cards there can be, so that the page needs no rule for plurals.
        "counts": [say(CARDS_COUNTED, translations, number) for number in range(len(DECK) + 1)],
        "rules": {
            rule: {"title": text.title, "text": text.text, "source": text.source, "note": text.note}
            for rule, text in rulebook(lang).items()
        },
        "cards": {
            card.code: {"name": narrator.card(card), "symbol": symbol_id(card.code)}
            for card in (*CARDS.values(), HIDDEN)
        },
        "actions": {
            card.code: said(CARD_ACTIONS[card.face])
            for card in CARDS.values()
            if card.face in CARD_ACTIONS
        },
        "items": {item.value: narrator.item(item) for item in Item},
        "presets": [
            {"value": preset, "label": said(label)} for preset, label in PRESET_LABELS.items()
        ],
        "options": [
            {
                "name": name,
                "label": said(option.label),
                "rule": option.rule,
                "values": [_value(value, said(value.label)) for value in option.values],
                "presets": _by_preset(name),
            }
            for name, option in OPTIONS.items()
        ],
        "computers": [
            {"value": name, "label": said(words.label), "help": said(words.help)}
            for name, words in COMPUTERS.items()
        ],
        "names": list(NAMES),
        "sheet": symbol_sheet(),
    }


def _value(value: Value, label: str) -> dict[str, Any]:
    number = {"number": value.number._asdict()} if value.number else {}
    return {"value": value.value, "label": label, **number}


def _by_preset(name: OptionName) -> dict[str, Any]:
    return {preset: _written(getattr(rules, name)) for preset, rules in PRESETS.items()}


def _written(value: str | bool | GameEnd) -> Any:
    match value:
        case PointsGame(points):
            return {"points": points}
        case RoundsGame(rounds):
            return {"rounds": rounds}
        case OneRound():
            return "one_round"
        case _:
            return value
