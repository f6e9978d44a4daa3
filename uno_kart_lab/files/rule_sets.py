"""A rule set as files write it: a preset, and the options that differ from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, get_args, get_type_hints

from uno_kart_lab.files.at import At
from uno_kart_lab.files.errors import InputError
from uno_kart_lab.files.strict_json import read_json
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.rules.options import (
    PRESETS,
    GameEnd,
    OneRound,
    PointsGame,
    RoundsGame,
    RuleSet,
)

MAX_POINTS: Final = 1_000_000
MAX_ROUNDS: Final = 1_000

_OPTIONS: Final[dict[str, Any]] = get_type_hints(RuleSet)
"""Each option's type, which tells the values that are allowed."""

_ONE_ROUND: Final = "one_round"
_GAME_ENDS: Final = saying(
    _('"{word}", {open}"points": 1 to {points}{close} or {open}"rounds": 1 to {rounds}{close}'),
    word=_ONE_ROUND,
    points=MAX_POINTS,
    rounds=MAX_ROUNDS,
    open="{",
    close="}",
)


def read_rules(value: object) -> RuleSet:
    """Read a rule set.

    Parameters
    ----------
    value : object
        A preset's name, or ``{"preset": name, "options": {name: value}}``, both keys optional.

    Raises
    ------
    InputError
        For anything else: an unknown name or value comes back with those that are allowed.

    Examples
    --------
    >>> read_rules({"preset": "quick", "options": {"after_draw": "must_play"}}).after_draw
    'must_play'
    """
    return rules_at(At("rules", value))


def option_in(text: str) -> tuple[str, object]:
    """Split ``name=value``, as a command is given an option; a value that is no JSON is a word."""
    name, _, value = text.partition("=")
    try:
        return name.strip(), read_json(value)
    except InputError:
        return name.strip(), value.strip()


def rules_at(at: At) -> RuleSet:
    """Read a rule set; see `read_rules`."""
    if not at.is_a(dict):
        return at.one_of(PRESETS)
    given = at.fields("preset", "options")
    preset = given.get("preset", "standard").one_of(PRESETS)
    options = given.get("options", {}).fields(*_OPTIONS)
    return replace(preset, **{name: _option_at(options[name], name) for name in options.names()})


def _option_at(at: At, name: str) -> Any:
    kind = _OPTIONS[name]
    if kind is bool:
        return at.boolean()
    if kind == GameEnd:
        return _game_end_at(at)
    return at.one_of({value: value for value in get_args(kind)})


def _game_end_at(at: At) -> GameEnd:
    if at.is_a(dict):
        given = at.fields("points", "rounds")
        if given.names() == ["points"]:
            return PointsGame(given["points"].integer(1, MAX_POINTS))
        if given.names() == ["rounds"]:
            return RoundsGame(given["rounds"].integer(1, MAX_ROUNDS))
    elif at.is_a(str) and at.value == _ONE_ROUND:
        return OneRound()
    raise at.refusal(_GAME_ENDS)


def write_rules(rules: RuleSet) -> str | dict[str, Any]:
    """Return the preset that comes closest, with the options that differ from it if any do.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from uno_kart_lab.rules.options import QUICK
    >>> write_rules(replace(QUICK, after_draw="must_play"))
    {'preset': 'quick', 'options': {'after_draw': 'must_play'}}
    """
    changed = {name: _changed_options(rules, preset) for name, preset in PRESETS.items()}
    closest = min(changed, key=lambda name: len(changed[name]))
    options = changed[closest]
    return {"preset": closest, "options": options} if options else closest


def _changed_options(rules: RuleSet, preset: RuleSet) -> dict[str, Any]:
    return {
        name: _write_option(getattr(rules, name))
        for name in _OPTIONS
        if getattr(rules, name) != getattr(preset, name)
    }


def _write_option(value: Any) -> Any:
    match value:
        case PointsGame(points):
            return {"points": points}
        case RoundsGame(rounds):
            return {"rounds": rounds}
        case OneRound():
            return _ONE_ROUND
        case _:
            return value
