"""What an event is, and what each reader is told of it."""

from __future__ import annotations

from typing import NamedTuple

from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.events import CardPlayed, Event
from uno_kart_lab.rules.position import Reason
from uno_kart_lab.rules.rule_ids import RuleId

ANA, BEN, CHI = 0, 1, 2


class Told(NamedTuple):
    """An event and its sentences; `table`, and Ana's, are the teacher's unless they are given."""

    event: Event
    teacher: str
    ben: str
    ana: str = ""
    table: str = ""


def by(rule: RuleId, *also: RuleId, cause: int | None = 1, options: str = "") -> Reason:
    return Reason(rule, cause, options=tuple(options.split()), also=also)


def played(card: str, onto: str, rule: RuleId, colour: Colour, link: int = 0) -> CardPlayed:
    reason = Reason(rule, chain=1 if link else None, link=link or None)
    return CardPlayed(reason, BEN, CARDS[card], CARDS[onto], colour, False, False)
