"""What the library says of one case, before translation."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from uno_kart_lab.i18n import Message
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.rule_ids import RuleId

Difficulty: TypeAlias = Literal[1, 2, 3]
"""1: one card does one thing. 2: several things come of it. 3: what tables argue about."""


class Entry(NamedTuple):
    """A case; its scenario is the file in `scenarios` that is named by its id.

    Attributes
    ----------
    id : str
    title : Message
        The situation, with nothing said of how it turns out: a class may be asked that.
    shows : Message
        How it turns out, and why.
    rules : tuple of RuleId
        The rules it is there for, in the rulebook's order.
    difficulty : Difficulty
    refused : Action or None
        What somebody tries at the end, and may not do.
    """

    id: str
    title: Message
    shows: Message
    rules: tuple[RuleId, ...]
    difficulty: Difficulty
    refused: Action | None = None
