"""The options of a rule set in words: what the form for a new game offers."""

from __future__ import annotations

from typing import Final, NamedTuple

from uno_kart_lab.files.rule_sets import MAX_POINTS, MAX_ROUNDS
from uno_kart_lab.i18n import Message, _
from uno_kart_lab.rules.options import OptionName
from uno_kart_lab.rules.rule_ids import RuleId


class Number(NamedTuple):
    """The number that goes with a value, such as the points that win a game."""

    least: int
    most: int
    usual: int


class Value(NamedTuple):
    """A value of an option, as files write it (with a number: its key), and its label."""

    value: str | bool
    label: Message
    number: Number | None = None


class Option(NamedTuple):
    """An option, the rule it belongs to, and its values."""

    label: Message
    rule: RuleId
    values: tuple[Value, ...]


PRESET_LABELS: Final = {
    "standard": _("Standard rules (Gamerules.com)"),
    "quick": _("Quick rules (Geeky Hobbies)"),
}

OPTIONS: Final[dict[OptionName, Option]] = {
    "first_dealer": Option(
        _("First dealer"),
        "SETUP-1",
        (
            Value("high_card", _("whoever draws the highest number")),
            Value("chosen", _("chosen by the players")),
        ),
    ),
    "opening_action": Option(
        _("An action card opens the discard pile"),
        "OPEN-2",
        (
            Value("applies", _("it is carried out")),
            Value("turn_another", _("another card is turned up")),
        ),
    ),
    "opening_item_box_colour": Option(
        _("An Item Box opens: who names the colour"),
        "OPEN-7",
        (
            Value("dealer", _("the dealer")),
            Value("first_player", _("the first player")),
        ),
    ),
    "after_draw": Option(
        _("After drawing a card"),
        "TURN-3",
        (
            Value("may_play", _("it may be played if it fits")),
            Value("must_play", _("it has to be played if it fits")),
            Value("draw_until_playable", _("draw on until one fits")),
        ),
    ),
    "two_player_reverse": Option(
        _("Reverse between two players"),
        "ACT-2",
        (
            Value("skip", _("the same player goes again")),
            Value("no_effect", _("the other player is next")),
        ),
    ),
    "banana_target": Option(
        _("Who draws for a Banana Peel"),
        "ITEM-BANANA",
        (
            Value("previous_seat", _("the player before, by seat")),
            Value("last_to_act", _("whoever took the last turn")),
        ),
    ),
    "wild_draw_four": Option(
        _("Wild Draw Four while holding the colour"),
        "WD4-2",
        (
            Value("challengeable", _("may be played and challenged")),
            Value("only_if_no_match", _("may not be played")),
        ),
    ),
    "item_box_counts_as_colour": Option(
        _("An Item Box in the hand counts as the colour"),
        "WD4-3",
        (Value(False, _("no")), Value(True, _("yes"))),
    ),
    "last_item_box": Option(
        _("An Item Box as the last card"),
        "END-3",
        (
            Value("resolves", _("still turns up a card")),
            Value("ends_round", _("ends the round at once")),
        ),
    ),
    "game_end": Option(
        _("The game ends"),
        "GAME-1",
        (
            Value("points", _("when a player has so many points"), Number(1, MAX_POINTS, 500)),
            Value("rounds", _("after so many rounds"), Number(1, MAX_ROUNDS, 3)),
            Value("one_round", _("after one round")),
        ),
    ),
    "stacking": Option(
        _("House rule: draw cards are stacked"),
        "STACK-1",
        (
            Value("off", _("no")),
            Value("same", _("each on its own kind")),
            Value("any", _("either on either")),
        ),
    ),
    "seven_zero": Option(
        _("House rule: a 7 swaps two hands, a 0 passes all on"),
        "SEVEN-1",
        (Value(False, _("no")), Value(True, _("yes"))),
    ),
    "jump_in": Option(
        _("House rule: jumping in with a card just like the top card"),
        "JUMP-1",
        (Value(False, _("no")), Value(True, _("yes"))),
    ),
}
