"""A rule set in words: its preset, and each option that differs from it."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.files import write_rules
from uno_kart_lab.i18n import _, say, translate, translator
from uno_kart_lab.page.option_words import OPTIONS, PRESET_LABELS
from uno_kart_lab.rules.options import (
    OneRound,
    OptionName,
    PointsGame,
    RoundsGame,
    RuleSet,
)

_PLAYED_BY: Final = _("{option}: {value}")
_NUMBERED: Final = _("{value}: {number}")
_SEPARATOR: Final = " · "


def rules_in_words(rules: RuleSet, lang: str) -> str:
    """Return what a table plays by, such as "Quick rules (Geeky Hobbies) · After drawing: …".

    Raises
    ------
    ValueError
        For an unknown language.
    """
    written: Any = write_rules(rules)
    preset, options = (
        (written, {}) if isinstance(written, str) else (written["preset"], written["options"])
    )
    said = translate(PRESET_LABELS[preset], translator(lang))
    return _SEPARATOR.join([said, *(option_in_words(name, rules, lang) for name in options)])


def option_in_words(name: OptionName, rules: RuleSet, lang: str) -> str:
    """Return an option, and its value in a rule set."""
    translations = translator(lang)
    label = translate(OPTIONS[name].label, translations)
    called, number = _called(getattr(rules, name))
    value = next(
        translate(value.label, translations)
        for value in OPTIONS[name].values
        if value.value == called
    )
    if number is not None:
        value = say(_NUMBERED, translations, number, value=value)
    return say(_PLAYED_BY, translations, option=label, value=value)


def _called(value: object) -> tuple[object, int | None]:
    """Return what a value is called among the option's values, and its number."""
    match value:
        case PointsGame(points):
            return "points", points
        case RoundsGame(rounds):
            return "rounds", rounds
        case OneRound():
            return "one_round", None
        case _:
            return value, None
