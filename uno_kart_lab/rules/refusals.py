"""Why an action is refused: the checks that were made, and the one that failed."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias

from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.cards import Card, Colour
from uno_kart_lab.rules.position import Awaiting, Position
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.values import value


class CheckKind(Enum):
    """What is asked about an action; the closed set of reasons to refuse one."""

    ROUND_IS_ON = "round_is_on"
    DECISION_IS_ASKED = "decision_is_asked"
    SEAT_IS_ASKED = "seat_is_asked"
    CARD_IN_HAND = "card_in_hand"
    DRAWN_CARD_ONLY = "drawn_card_only"
    NOT_A_LAST_CARD = "not_a_last_card"
    CARD_STACKS = "card_stacks"
    TURN_IS_AWAITED = "turn_is_awaited"
    CARD_IS_TWIN = "card_is_twin"
    CARD_MATCHES = "card_matches"
    NO_CARD_OF_COLOUR = "no_card_of_colour"
    COLOUR_CHOSEN = "colour_chosen"
    COLOUR_NOT_CHOSEN = "colour_not_chosen"
    ONE_CARD_LEFT = "one_card_left"
    CARDS_TO_DRAW = "cards_to_draw"
    NO_CARDS_TO_DRAW = "no_cards_to_draw"
    DRAWN_CARD_MAY_BE_KEPT = "drawn_card_may_be_kept"
    TARGET_IS_OPPONENT = "target_is_opponent"
    WINDOW_IS_OPEN = "window_is_open"
    SEAT_FORGOT_UNO = "seat_forgot_uno"
    TARGET_FORGOT_UNO = "target_forgot_uno"
    SEAT_IS_ANOTHER = "seat_is_another"
    ROUND_IS_OVER = "round_is_over"
    SEAT_DEALS_NEXT = "seat_deals_next"


@value
class Check:
    """One question about an action, with its answer and what was compared.

    Attributes
    ----------
    kind : CheckKind
    rule : RuleId
        Where the question comes from.
    passed : bool
    seat : int or None
        The seat that it would have to be.
    card, onto : Card or None
        The card that was tested, and the card it would go on.
    colour : Colour or None
        The active colour.
    cards : tuple of Card
        The cards that speak against it.
    left : int or None
        How many cards the play would leave in the hand.
    """

    kind: CheckKind
    rule: RuleId
    passed: bool
    seat: int | None = None
    card: Card | None = None
    onto: Card | None = None
    colour: Colour | None = None
    cards: tuple[Card, ...] = ()
    left: int | None = None


Checks: TypeAlias = Iterator[Check]
"""Checks in the order in which they are made; none is made after one that failed."""


@value
class Refusal:
    """Why `action` can't be done.

    Attributes
    ----------
    action : Action
    awaiting : Awaiting
        What the position asks for in its place.
    checks : tuple of Check
        All passed but the last.
    """

    action: Action
    awaiting: Awaiting
    checks: tuple[Check, ...]

    @property
    def failed(self) -> Check:
        """The check that failed."""
        return self.checks[-1]


class IllegalAction(ValueError):
    """An action was applied that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.action}: {refusal.failed.kind.value} ({refusal.failed.rule})")
        self.refusal = refusal


def refusal_of(position: Position, action: Action, checks: Checks) -> Refusal | None:
    """Make checks until one fails; None if all pass."""
    made = []
    for check in checks:
        made.append(check)
        if not check.passed:
            return Refusal(action, position.awaiting, tuple(made))
    return None


def asked_check(
    p: Position, seat: int, answers: type[Awaiting] | tuple[type[Awaiting], ...], rule: RuleId
) -> Check:
    """Check that the action answers what is asked, and by whom it is asked.

    One check of three: what is asked in its place is what a learner wants to know, not that the
    round is on as well.
    """
    asked = p.awaiting.seat
    if asked is None:
        return Check(CheckKind.ROUND_IS_ON, "END-1", False)
    if not isinstance(p.awaiting, answers):
        return Check(CheckKind.DECISION_IS_ASKED, rule, False, asked)
    return Check(CheckKind.SEAT_IS_ASKED, rule, seat == asked, asked)
