"""Why a computer player does what it does, in facts that its seat knows."""

from __future__ import annotations

from enum import Enum

from uno_kart_lab.rules.cards import Card, Colour
from uno_kart_lab.rules.values import value


class MotiveKind(Enum):
    """The closed set of reasons."""

    AT_RANDOM = "at_random"
    FIRST = "first"
    ONLY_ONE = "only_one"
    ROUND_OVER = "round_over"
    NOT_SAID = "not_said"
    SAFE_IF_FIRST = "safe_if_first"
    NOTHING_FITS = "nothing_fits"
    DRAWN_FITS = "drawn_fits"
    DEAREST = "dearest"
    KEEPS_WILD = "keeps_wild"
    ONLY_WILDS = "only_wilds"
    HOLDS_MOST = "holds_most"
    GOES_ON_WITH = "goes_on_with"
    FEWEST_CARDS = "fewest_cards"
    HINDERS_NEXT = "hinders_next"
    STACKS = "stacks"
    JUMPS_IN = "jumps_in"
    NEVER_CHALLENGES = "never_challenges"
    BLUFF_LIKELY = "bluff_likely"
    BLUFF_UNLIKELY = "bluff_unlikely"
    TRIED_OUT = "tried_out"


@value
class Motive:
    """Why a player does something.

    Attributes
    ----------
    kind : MotiveKind
    card : Card or None
        Which one is kept.
    colour : Colour or None
        Which one is held most.
    seat : int or None
        Who else it is about.
    number : int or None
        How many cards are meant; how likely a bluff is, in percent; or how many of the games that
        were tried out are won.
    least : int or None
        From how many percent on it pays to challenge.
    games : int or None
        How many games were tried out.
    """

    kind: MotiveKind
    card: Card | None = None
    colour: Colour | None = None
    seat: int | None = None
    number: int | None = None
    least: int | None = None
    games: int | None = None
