"""Answers, without words: what a choice says, as data that can be compared and checked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from uno_kart_lab.rules.cards import Card, Colour, Item
from uno_kart_lab.rules.rule_ids import RuleId


class Claim(Enum):
    """What an answer says; the closed set. What it says it of stands beside it, in `Answer`."""

    # By themselves
    PLAYERS = "players"
    CARDS = "cards"
    POINTS = "points"
    COLOUR = "colour"
    CARD = "card"
    HELD = "held"
    ITEM = "item"
    TITLE = "title"
    SOURCE = "source"
    # Who is next, or first
    NOBODY_ROUND_OVER = "nobody_round_over"
    NOBODY_COLOUR_FIRST = "nobody_colour_first"
    YOUNGEST = "youngest"
    HIGHEST_CARD = "highest_card"
    DRAW_AGAIN = "draw_again"
    ALL_DRAW_AGAIN = "all_draw_again"
    # The direction
    TO_LEFT = "to_left"
    TO_RIGHT = "to_right"
    STAYS_AND_SKIPS = "stays_and_skips"
    # Opening
    TURN_UP_TOP = "turn_up_top"
    DEALER_PLAYS = "dealer_plays"
    FIRST_PLAYS = "first_plays"
    CARRIED_OUT = "carried_out"
    ANOTHER_ON_TOP = "another_on_top"
    BACK_INTO_STOCK = "back_into_stock"
    COLOUR_ONLY = "colour_only"
    NO_COLOUR_CHOSEN = "no_colour_chosen"
    OPENING_BOX_OPENS = "opening_box_opens"
    OPENING_BOBOMB = "opening_bobomb"
    # Drawing, keeping, passing
    FREE_TO_DRAW = "free_to_draw"
    DRAW_AND_KEEP = "draw_and_keep"
    HAS_TO_PLAY = "has_to_play"
    FREE_TO_PASS = "free_to_pass"
    PASS_ENDS_ROUND = "pass_ends_round"
    JUST_ONE = "just_one"
    UNTIL_ONE_FITS = "until_one_fits"
    JUST_TWO = "just_two"
    PLAY_OR_KEEP = "play_or_keep"
    MUST_PLAY_IT = "must_play_it"
    PLAY_ANY = "play_any"
    TURN_ENDS = "turn_ends"
    DRAW_ON = "draw_on"
    # May it be played?
    YES_COLOUR = "yes_colour"
    YES_SYMBOL = "yes_symbol"
    YES_ANY = "yes_any"
    YES_UNDER = "yes_under"
    YES_IN_PLACE = "yes_in_place"
    YES_AS_WELL = "yes_as_well"
    NO_NEITHER = "no_neither"
    NO_BOTH_NEEDED = "no_both_needed"
    NO_OTHERS_FIT = "no_others_fit"
    NO_DRAWN_ONLY = "no_drawn_only"
    YES_A_BLUFF = "yes_a_bluff"
    YES_NO_BLUFF = "yes_no_bluff"
    NO_COLOUR_HELD = "no_colour_held"
    YES_NEXT_LINK = "yes_next_link"
    YES_NEW_CHAIN = "yes_new_chain"
    NO_ONE_BOX = "no_one_box"
    # A new stock
    ALL_BUT_TOP = "all_but_top"
    ALL_WITH_TOP = "all_with_top"
    NO_CARD_TAKEN = "no_card_taken"
    ROUND_OVER = "round_over"
    # The Item Box
    TOP_OF_STOCK = "top_of_stock"
    CHOOSES_COLOUR = "chooses_colour"
    TAKES_CARD = "takes_card"
    ONLY_ITEM = "only_item"
    SKIPS = "skips"
    DRAWS_TWO_AND_LOSES = "draws_two_and_loses"
    TURNS_ROUND = "turns_round"
    ANSWERS_FOUR = "answers_four"
    TURNS_UP_MORE = "turns_up_more"
    ACTS_LATER = "acts_later"
    PLAYER_MAY_CHOOSE = "player_may_choose"
    NOT_FROM_HAND = "not_from_hand"
    DOES_NOT_MATCH = "does_not_match"
    ONE_ACTION_A_TURN = "one_action_a_turn"
    NOBODY_AFTER_BOX = "nobody_after_box"
    EXTRA_TURN = "extra_turn"
    NO_EXTRA_TURN = "no_extra_turn"
    DRAW = "draw"
    DRAW_AND_EXTRA_TURN = "draw_and_extra_turn"
    DRAW_AND_PASS_ON = "draw_and_pass_on"
    NEXT_DRAWS = "next_draws"
    AIM = "aim"
    DRAW_AND_COLOUR = "draw_and_colour"
    DRAW_NO_COLOUR = "draw_no_colour"
    COLOUR_STAYS = "colour_stays"
    ANY_COLOUR = "any_colour"
    HITS_NEXT = "hits_next"
    # Wild Draw Four
    BEFORE_DRAWING = "before_drawing"
    AFTER_DRAWING = "after_drawing"
    ANYONE_ELSE = "anyone_else"
    NOBODY_AT_ALL = "nobody_at_all"
    ONLY_MATCHING_SHOWN = "only_matching_shown"
    EITHER_COLOUR = "either_colour"
    CHALLENGER_NAMES = "challenger_names"
    NUMBER_NOT_COLOUR = "number_not_colour"
    # UNO
    YES_ONE_LEFT = "yes_one_left"
    YES_TWO_LEFT = "yes_two_left"
    YES_LAST = "yes_last"
    NO_MORE_LEFT = "no_more_left"
    NO_NONE_LEFT = "no_none_left"
    NO_ONLY_WITH_LAST = "no_only_with_last"
    UNTIL_NEXT_TURN = "until_next_turn"
    UNTIL_OWN_TURN = "until_own_turn"
    DRAWS_AT_ONCE = "draws_at_once"
    NOTHING_COMES = "nothing_comes"
    NOBODY_TOO_LATE = "nobody_too_late"
    NOBODY_NEEDS_TO = "nobody_needs_to"
    TOO_LATE = "too_late"
    WHILE_ONE_CARD = "while_one_card"
    UNTIL_TURN_AGAIN = "until_turn_again"
    SAFE = "safe"
    LOSES_NEXT_TURN = "loses_next_turn"
    # The end
    WINS_AT_ONCE = "wins_at_once"
    DRAW_THEN_OVER = "draw_then_over"
    BOX_FIRST = "box_first"
    PLAY_GOES_ON = "play_goes_on"
    ONE_MORE_TURN_EACH = "one_more_turn_each"
    ENDS_COUNTED = "ends_counted"
    ENDS_UNCOUNTED = "ends_uncounted"
    CARDS_AGAIN = "cards_again"
    TURN_FIRST = "turn_first"
    NO_WINNER = "no_winner"
    FEWEST_CARDS_WIN = "fewest_cards_win"
    FEWEST_POINTS_WIN = "fewest_points_win"
    PASS_ON_AND_ON = "pass_on_and_on"
    NOT_YET = "not_yet"
    # Facts
    NO_ITEM = "no_item"
    # Stacking
    ACCEPT_OR_STACK = "accept_or_stack"
    ACCEPT_STACK_OR_CHALLENGE = "accept_stack_or_challenge"
    ACCEPT_OR_CHALLENGE = "accept_or_challenge"
    ACCEPT_ONLY = "accept_only"
    DRAW_THEN_STACK = "draw_then_stack"
    ANYONE_STACKS = "anyone_stacks"
    YES_SAME_KIND = "yes_same_kind"
    YES_DRAW_CARD = "yes_draw_card"
    NO_COLOUR_TOO = "no_colour_too"
    NO_OTHER_KIND = "no_other_kind"
    NO_NO_DRAW_CARD = "no_no_draw_card"
    NO_DRAW_FIRST = "no_draw_first"
    NO_NEVER_STACKED = "no_never_stacked"
    NO_ROUND_WON = "no_round_won"
    NO_UNPLAYED = "no_unplayed"
    YES_BY_NEXT = "yes_by_next"
    STACK_FIRST = "stack_first"
    UNTIL_ANSWER = "until_answer"
    # Seven-zero
    SWAPS_CHOSEN = "swaps_chosen"
    SWAPS_NEXT = "swaps_next"
    SWAPS_CARD = "swaps_card"
    MAY_SWAP = "may_swap"
    PASSED_ON = "passed_on"
    PASSED_LEFT = "passed_left"
    PASSED_CARD = "passed_card"
    HANDS_STAY = "hands_stay"
    ALWAYS_NEXT = "always_next"
    NO_OWN_PLAY = "no_own_play"
    YES_AT_ONCE = "yes_at_once"
    YES_ON_TURN = "yes_on_turn"
    # Jumping in
    YES_TWIN = "yes_twin"
    YES_AS_ANY_MATCH = "yes_as_any_match"
    NO_NOT_ITS_TURN = "no_not_its_turn"
    NO_ONLY_NEXT = "no_only_next"
    NO_NO_TWIN = "no_no_twin"
    NO_WILD = "no_wild"
    NO_ACTED = "no_acted"


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer.

    Attributes
    ----------
    claim : Claim
    seats : tuple of int
        Whom it speaks of, rising.
    number : int or None
        How many cards or points.
    colour : Colour or None
    cards : tuple of Card
    item : Item or None
    rule : RuleId or None
    """

    claim: Claim
    seats: tuple[int, ...] = ()
    number: int | None = None
    colour: Colour | None = None
    cards: tuple[Card, ...] = ()
    item: Item | None = None
    rule: RuleId | None = None


def players(*seats: int) -> Answer:
    """Return that it is these players, or nobody."""
    return Answer(Claim.PLAYERS, tuple(sorted(set(seats))))


def of_player(claim: Claim, seat: int, number: int | None = None) -> Answer:
    """Return a claim about a player."""
    return Answer(claim, (seat,), number)


def cards(number: int) -> Answer:
    """Return so many cards."""
    return Answer(Claim.CARDS, number=number)


def points(number: int) -> Answer:
    """Return so many points."""
    return Answer(Claim.POINTS, number=number)


def colour(value: Colour) -> Answer:
    """Return a colour."""
    return Answer(Claim.COLOUR, colour=value)


def card(value: Card) -> Answer:
    """Return a card."""
    return Answer(Claim.CARD, cards=(value,))


def held(values: tuple[Card, ...]) -> Answer:
    """Return some cards of a hand, or none of them."""
    return Answer(Claim.HELD, cards=values)


def item(value: Item) -> Answer:
    """Return an item."""
    return Answer(Claim.ITEM, item=value)


def draw(seats: tuple[int, ...], number: int) -> Answer:
    """Return that these players draw so many cards each."""
    return Answer(Claim.DRAW, tuple(sorted(seats)), number)
