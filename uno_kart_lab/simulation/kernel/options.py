"""The options as numbers: the place of a value among those that the option has."""

from __future__ import annotations

from typing import Any, Final, get_args, get_type_hints

from uno_kart_lab.rules.options import GameEnd, OneRound, PointsGame, RoundsGame, RuleSet

_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    name: (False, True) if kind is bool else get_args(kind)
    for name, kind in get_type_hints(RuleSet).items()
    if kind != GameEnd
}
OPTIONS: Final = (*_VALUES, "game_end", "game_end_at")
"""The fields of a table's record that hold a rule set."""


def _number(option: str, value: object) -> int:
    return _VALUES[option].index(value)


HIGH_CARD: Final = _number("first_dealer", "high_card")
TURN_ANOTHER: Final = _number("opening_action", "turn_another")
DEALER_NAMES: Final = _number("opening_item_box_colour", "dealer")
MUST_PLAY: Final = _number("after_draw", "must_play")
DRAW_UNTIL_PLAYABLE: Final = _number("after_draw", "draw_until_playable")
NO_EFFECT: Final = _number("two_player_reverse", "no_effect")
LAST_TO_ACT: Final = _number("banana_target", "last_to_act")
CHALLENGEABLE: Final = _number("wild_draw_four", "challengeable")
ONLY_IF_NO_MATCH: Final = _number("wild_draw_four", "only_if_no_match")
ENDS_ROUND: Final = _number("last_item_box", "ends_round")
NO_STACKING: Final = _number("stacking", "off")
ANY_STACKS: Final = _number("stacking", "any")

POINTS_END, ROUNDS_END, ONE_ROUND_ENDS = range(3)


def option_numbers(rules: RuleSet) -> dict[str, int]:
    """Return a rule set as the fields of a table's record."""
    numbers = {name: _number(name, getattr(rules, name)) for name in _VALUES}
    match rules.game_end:
        case PointsGame(points):
            numbers |= {"game_end": POINTS_END, "game_end_at": points}
        case RoundsGame(rounds):
            numbers |= {"game_end": ROUNDS_END, "game_end_at": rounds}
        case OneRound():
            numbers |= {"game_end": ONE_ROUND_ENDS, "game_end_at": 0}
    return numbers
