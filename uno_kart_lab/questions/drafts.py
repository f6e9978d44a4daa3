"""A question without words: what is asked, the right answer, and what mistakes would answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from uno_kart_lab.questions.answers import Answer
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.rules.cards import Card, Colour, Item
from uno_kart_lab.rules.events import Event
from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.rules.rule_ids import RuleId

FEWEST_WRONG: Final = 2
MOST_WRONG: Final = 4


class Ground(Enum):
    """Why an answer is right where neither an event nor the rule's own text says it.

    The text of a rule tells what holds with the presets; these stand where an option has it
    otherwise, or where the answer has to be counted.
    """

    DRAWN_MAY_BE_KEPT = "drawn_may_be_kept"
    DRAWN_HAS_TO_BE_PLAYED = "drawn_has_to_be_played"
    DRAWN_UNTIL_ONE_FITS = "drawn_until_one_fits"
    BLUFF_ALLOWED = "bluff_allowed"
    NO_BLUFF = "no_bluff"
    CHALLENGE_BANNED = "challenge_banned"
    COLOUR_IS_EVIDENCE = "colour_is_evidence"
    COLOUR_OR_BOX_IS_EVIDENCE = "colour_or_box_is_evidence"
    NOTHING_IS_EVIDENCE = "nothing_is_evidence"
    ONE_CARD_LEFT = "one_card_left"
    NOT_ONE_CARD_LEFT = "not_one_card_left"
    LAST_BOX_OPENS = "last_box_opens"
    LAST_BOX_STAYS_SHUT = "last_box_stays_shut"
    GAME_IS_NOT_WON = "game_is_not_won"
    OPENING_CARRIED_OUT = "opening_carried_out"
    DRAW_CARD_IS_ANSWERED = "draw_card_is_answered"
    OWN_KIND_STACKS = "own_kind_stacks"
    ANY_KIND_STACKS = "any_kind_stacks"
    NO_PLAY_LEFT_IT = "no_play_left_it"
    JUST_LIKE_TOP_CARD = "just_like_top_card"
    PLAY_GOES_ON_FROM_JUMP = "play_goes_on_from_jump"
    FIRST_ACTION_WAS_FIRST = "first_action_was_first"


Proof: TypeAlias = Event | Refusal | Ground | None
"""What the right answer is explained by: what the event says, what the refusal says, a ground, or
(None) the text of the rule."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer, and the mistake that gives it.

    Attributes
    ----------
    mistake : Mistake
    answer : Answer
    rule : RuleId or None
        What the mistake goes against, where that depends on what is asked.
    """

    mistake: Mistake
    answer: Answer
    rule: RuleId | None = None

    @property
    def against(self) -> RuleId:
        """The rule that the mistake goes against."""
        return self.rule or self.mistake.rule


@dataclass(frozen=True, slots=True)
class Subject:
    """What a question speaks of; each kind of question takes what it needs."""

    seat: int | None = None
    card: Card | None = None
    colour: Colour | None = None
    item: Item | None = None
    number: int | None = None
    rule: RuleId | None = None


NOTHING_MORE: Final = Subject()


@dataclass(frozen=True, slots=True)
class Draft:
    """A question without words.

    Attributes
    ----------
    kind : Kind
    rule : RuleId
        The one that answers it.
    asked : int
        The event after which it is asked, by its place in the step; -1 before the first.
    reveal : int
        The event that answers it; -1 if the position alone does.
    right : Answer
    wrong : tuple of Wrong
        Real mistakes first, in the order in which they are worth offering.
    proof : Proof
        What explains the right answer.
    subject : Subject
    spare : tuple of Wrong
        Plain misunderstandings, offered where a small table leaves too few real mistakes.
    """

    kind: Kind
    rule: RuleId
    asked: int
    reveal: int
    right: Answer
    wrong: tuple[Wrong, ...]
    proof: Proof = None
    subject: Subject = NOTHING_MORE
    spare: tuple[Wrong, ...] = ()


def sound(drafts: Iterable[Draft]) -> tuple[Draft, ...]:
    """Return the drafts that are left with enough to choose from, each without doubles.

    A mistake that happens to give the right answer, or that of another mistake, is dropped.
    """
    without_doubles = (replace(draft, wrong=_different(draft), spare=()) for draft in drafts)
    return tuple(draft for draft in without_doubles if len(draft.wrong) >= FEWEST_WRONG)


def _different(draft: Draft) -> tuple[Wrong, ...]:
    kept: dict[Answer, Wrong] = {}
    for each in draft.wrong:
        kept.setdefault(each.answer, each)
    kept.pop(draft.right, None)
    for each in draft.spare:
        if len(kept) < FEWEST_WRONG and each.answer != draft.right:
            kept.setdefault(each.answer, each)
    return tuple(kept.values())[:MOST_WRONG]
