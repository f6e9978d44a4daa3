"""What can be asked, and by which rules it is answered."""

from __future__ import annotations

from enum import Enum
from typing import Final

from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId


class Kind(Enum):
    """A kind of question; the closed set of them."""

    # Setting up
    FIRST_DEALER = "first_dealer"
    NEXT_DEALER = "next_dealer"
    HAND_SIZE = "hand_size"
    FIRST_DEALT = "first_dealt"
    FIRST_CARD = "first_card"
    OPENING_EFFECT = "opening_effect"
    FIRST_PLAYER = "first_player"
    # A turn
    NEXT_TURN = "next_turn"
    DIRECTION = "direction"
    MAY_DRAW = "may_draw"
    MAY_PASS = "may_pass"
    DRAWING = "drawing"
    DRAWN_CARD = "drawn_card"
    # What matches
    MAY_PLAY = "may_play"
    WHICH_MATCHES = "which_matches"
    # Drawing because of a card
    WHO_DRAWS = "who_draws"
    HOW_MANY = "how_many"
    NEW_STOCK = "new_stock"
    # The Item Box
    BOX_OPENS = "box_opens"
    TURNED_UP_ACTION = "turned_up_action"
    WHY_NO_ACTION = "why_no_action"
    WHICH_ITEM = "which_item"
    ITEM_DOES = "item_does"
    WHO_CHOOSES = "who_chooses"
    MAY_CHAIN = "may_chain"
    # Wild Draw Four
    MAY_BLUFF = "may_bluff"
    WHO_CHALLENGES = "who_challenges"
    HAND_SHOWN = "hand_shown"
    JUDGED_COLOUR = "judged_colour"
    EVIDENCE = "evidence"
    COLOUR_AFTER = "colour_after"
    # UNO
    MUST_SAY_UNO = "must_say_uno"
    UNO_UNSAID = "uno_unsaid"
    WHO_CATCHES = "who_catches"
    TOO_LATE_TO_CATCH = "too_late_to_catch"
    LATE_UNO = "late_uno"
    # The end
    LAST_CARD = "last_card"
    AFTER_LAST_BOX = "after_last_box"
    BLOCKED = "blocked"
    WHO_SCORES = "who_scores"
    HOW_MANY_POINTS = "how_many_points"
    WHO_HAS_WON = "who_has_won"
    # Facts, which need no position
    COPIES = "copies"
    DECK_SIZE = "deck_size"
    ITEM_OF_COLOUR = "item_of_colour"
    POINTS_OF_CARD = "points_of_card"
    ALL_DRAW_TWO = "all_draw_two"
    RULE_NAME = "rule_name"
    RULE_SOURCE = "rule_source"
    # House rules
    DRAW_ANSWER = "draw_answer"
    STACK_SUM = "stack_sum"
    MAY_STACK = "may_stack"
    STACKED_ON = "stacked_on"
    HANDS_MOVE = "hands_move"
    HAND_FROM = "hand_from"
    UNO_FOR_HAND = "uno_for_hand"
    MAY_JUMP_IN = "may_jump_in"


RULES_OF: Final[dict[Kind, tuple[RuleId, ...]]] = {
    Kind.FIRST_DEALER: ("SETUP-1",),
    Kind.NEXT_DEALER: ("SETUP-4",),
    Kind.HAND_SIZE: ("SETUP-2",),
    Kind.FIRST_DEALT: ("SETUP-2",),
    Kind.FIRST_CARD: ("SETUP-3",),
    Kind.OPENING_EFFECT: ("OPEN-2", "OPEN-6", "OPEN-7"),
    Kind.FIRST_PLAYER: ("OPEN-1", "OPEN-3", "OPEN-4", "OPEN-5", "OPEN-7", "OPEN-8"),
    Kind.NEXT_TURN: (
        "TURN-1",
        "TURN-4",
        "ACT-1",
        "ACT-2",
        "ACT-3",
        "ITEM-MUSHROOM",
        "ITEM-LIGHTNING",
        "ITEM-4",
        "WD4-1",
        "CHAL-3",
        "CHAL-4",
        "STACK-3",
        "STACK-4",
        "JUMP-2",
    ),
    Kind.DIRECTION: ("OPEN-3", "ACT-2"),
    Kind.MAY_DRAW: ("TURN-2",),
    Kind.MAY_PASS: ("STOCK-3",),
    Kind.DRAWING: ("TURN-1", "TURN-3"),
    Kind.DRAWN_CARD: ("TURN-3", "TURN-4"),
    Kind.MAY_PLAY: ("TURN-3", "MATCH-1", "MATCH-2", "MATCH-3"),
    Kind.WHICH_MATCHES: ("MATCH-1", "MATCH-2", "MATCH-3", "MATCH-4", "ITEM-3"),
    Kind.WHO_DRAWS: (
        "OPEN-4",
        "ACT-1",
        "ITEM-BANANA",
        "ITEM-LIGHTNING",
        "ITEM-BOBOMB",
        "WD4-1",
        "CHAL-3",
        "CHAL-4",
        "UNO-2",
        "END-2",
        "STACK-3",
        "STACK-4",
    ),
    Kind.HOW_MANY: (
        "OPEN-4",
        "ACT-1",
        "ITEM-BANANA",
        "ITEM-SHELL",
        "ITEM-LIGHTNING",
        "ITEM-BOBOMB",
        "WD4-1",
        "CHAL-3",
        "CHAL-4",
        "UNO-2",
        "STOCK-2",
        "STACK-3",
        "STACK-4",
    ),
    Kind.NEW_STOCK: ("ITEM-6", "STOCK-1"),
    Kind.BOX_OPENS: ("ITEM-1",),
    Kind.TURNED_UP_ACTION: ("ITEM-2",),
    Kind.WHY_NO_ACTION: ("ACT-4",),
    Kind.WHICH_ITEM: ("DECK-2",),
    Kind.ITEM_DOES: (
        "ITEM-MUSHROOM",
        "ITEM-BANANA",
        "ITEM-SHELL",
        "ITEM-LIGHTNING",
        "ITEM-BOBOMB",
        "END-3",
    ),
    Kind.WHO_CHOOSES: ("OPEN-7", "ITEM-SHELL", "ITEM-BOBOMB", "WD4-1", "SEVEN-1"),
    Kind.MAY_CHAIN: ("ITEM-5",),
    Kind.MAY_BLUFF: ("WD4-2",),
    Kind.WHO_CHALLENGES: ("WD4-2", "CHAL-1"),
    Kind.HAND_SHOWN: ("CHAL-2",),
    Kind.JUDGED_COLOUR: ("CHAL-5",),
    Kind.EVIDENCE: ("WD4-3",),
    Kind.COLOUR_AFTER: ("WD4-4",),
    Kind.MUST_SAY_UNO: ("UNO-1", "UNO-4"),
    Kind.UNO_UNSAID: ("UNO-3", "STACK-2"),
    Kind.WHO_CATCHES: ("UNO-2",),
    Kind.TOO_LATE_TO_CATCH: ("UNO-3", "STACK-2"),
    Kind.LATE_UNO: ("UNO-2",),
    Kind.LAST_CARD: ("END-1", "END-2", "END-3", "STACK-5"),
    Kind.AFTER_LAST_BOX: ("END-3",),
    Kind.BLOCKED: ("STOCK-3",),
    Kind.WHO_SCORES: ("SCORE-1",),
    Kind.HOW_MANY_POINTS: ("SCORE-1",),
    Kind.WHO_HAS_WON: ("GAME-1",),
    Kind.COPIES: ("DECK-1",),
    Kind.DECK_SIZE: ("DECK-1",),
    Kind.ITEM_OF_COLOUR: ("DECK-2",),
    Kind.POINTS_OF_CARD: ("DECK-3",),
    Kind.ALL_DRAW_TWO: ("ITEM-7",),
    Kind.RULE_NAME: RULE_IDS,
    Kind.RULE_SOURCE: RULE_IDS,
    Kind.DRAW_ANSWER: ("STACK-2",),
    Kind.STACK_SUM: ("STACK-3",),
    Kind.MAY_STACK: ("STACK-1", "STACK-5"),
    Kind.STACKED_ON: ("STACK-6",),
    Kind.HANDS_MOVE: ("SEVEN-1", "SEVEN-2", "SEVEN-3"),
    Kind.HAND_FROM: ("SEVEN-2",),
    Kind.UNO_FOR_HAND: ("SEVEN-4",),
    Kind.MAY_JUMP_IN: ("JUMP-1", "JUMP-3"),
}
"""The rules that a kind of question can be about."""

FACTS: Final = frozenset(
    {
        Kind.COPIES,
        Kind.DECK_SIZE,
        Kind.ITEM_OF_COLOUR,
        Kind.POINTS_OF_CARD,
        Kind.ALL_DRAW_TWO,
        Kind.RULE_NAME,
        Kind.RULE_SOURCE,
    }
)
"""The kinds that are asked of the game, and not of what goes on at a table."""
