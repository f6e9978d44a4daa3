"""The rule set: what tables differ about, and the two presets.

An option stands here only if the sources differ or are both silent; the last three are house rules,
off in both presets. `STANDARD` follows Gamerules.com, `QUICK` follows Geeky Hobbies.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class PointsGame:
    """GAME-1: rounds are played until one player has at least `points`."""

    points: int


@dataclass(frozen=True, slots=True)
class RoundsGame:
    """GAME-1: most points after `rounds` rounds; a tie is shared."""

    rounds: int


@dataclass(frozen=True, slots=True)
class OneRound:
    """GAME-1: the round's winner has won."""


GameEnd: TypeAlias = PointsGame | RoundsGame | OneRound

FirstDealer: TypeAlias = Literal["high_card", "chosen"]
OpeningAction: TypeAlias = Literal["applies", "turn_another"]
OpeningItemBoxColour: TypeAlias = Literal["dealer", "first_player"]
AfterDraw: TypeAlias = Literal["may_play", "must_play", "draw_until_playable"]
TwoPlayerReverse: TypeAlias = Literal["skip", "no_effect"]
BananaTarget: TypeAlias = Literal["previous_seat", "last_to_act"]
WildDrawFour: TypeAlias = Literal["challengeable", "only_if_no_match"]
LastItemBox: TypeAlias = Literal["resolves", "ends_round"]
Stacking: TypeAlias = Literal["off", "same", "any"]

OptionName: TypeAlias = Literal[
    "first_dealer",
    "opening_action",
    "opening_item_box_colour",
    "after_draw",
    "two_player_reverse",
    "banana_target",
    "wild_draw_four",
    "item_box_counts_as_colour",
    "last_item_box",
    "game_end",
    "stacking",
    "seven_zero",
    "jump_in",
]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One value for each option; the defaults are the preset `standard`.

    Attributes
    ----------
    first_dealer
        SETUP-1: how the first dealer is found.
    opening_action
        OPEN-2: whether an action card that opens the discard pile is carried out.
    opening_item_box_colour
        OPEN-7: who names the colour for an Item Box that opens the discard pile.
    after_draw
        TURN-3: what may be done with the card just drawn.
    two_player_reverse
        ACT-2: whether a Reverse between two players gives another turn.
    banana_target
        ITEM-BANANA: who draws.
    wild_draw_four
        WD4-2: whether a bluff may be played and challenged, or not played at all.
    item_box_counts_as_colour
        WD4-3: whether an Item Box in the hand makes a Wild Draw Four a bluff.
    last_item_box
        END-3: whether an Item Box played as the last card turns up a card.
    game_end
        GAME-1: when the game is over.
    stacking
        STACK-1: which draw cards may be played on which by the player they are aimed at.
    seven_zero
        SEVEN-1, SEVEN-2: whether a 7 swaps two hands, and a 0 passes all hands on.
    jump_in
        JUMP-1: whether a card identical to the top card may be played out of turn.
    """

    first_dealer: FirstDealer = "high_card"
    opening_action: OpeningAction = "applies"
    opening_item_box_colour: OpeningItemBoxColour = "dealer"
    after_draw: AfterDraw = "may_play"
    two_player_reverse: TwoPlayerReverse = "skip"
    banana_target: BananaTarget = "previous_seat"
    wild_draw_four: WildDrawFour = "challengeable"
    item_box_counts_as_colour: bool = False
    last_item_box: LastItemBox = "resolves"
    game_end: GameEnd = PointsGame(500)
    stacking: Stacking = "off"
    seven_zero: bool = False
    jump_in: bool = False


STANDARD: Final = RuleSet()
QUICK: Final = RuleSet(
    first_dealer="chosen",
    opening_action="turn_another",
    opening_item_box_colour="first_player",
    item_box_counts_as_colour=True,
    game_end=OneRound(),
)
PRESETS: Final[dict[str, RuleSet]] = {"standard": STANDARD, "quick": QUICK}
