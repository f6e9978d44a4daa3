"""A question as a learner reads it, and its form in JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from uno_kart_lab.questions.answers import Answer
from uno_kart_lab.questions.drafts import Draft
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.views import Reader


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to choose.

    Attributes
    ----------
    text : str
    right : bool
    why : str
        Why it is right, or wrong.
    rule : RuleId
        The rule that says so.
    answer : Answer
        What it says, without words.
    mistake : Mistake or None
        What gives it; None for the right one.
    """

    text: str
    right: bool
    why: str
    rule: RuleId
    answer: Answer
    mistake: Mistake | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What happens now? One question, for one reader.

    Attributes
    ----------
    kind : str
        One of `kinds.Kind`.
    rule : RuleId
        The one that answers it.
    ask : str
    choices : tuple of Choice
        Exactly one of them is right; all say something else.
    asked : int
        The event of the step after which it is asked, by its place; -1 before the first.
    reveal : int
        The event that shows the answer; -1 for a question about a position or a fact, which no
        event answers.
    reader : Reader
        Whom it is honest to ask: it is made of what this reader sees, and tells no more.
    draft : Draft
        The same without words.
    """

    kind: str
    rule: RuleId
    ask: str
    choices: tuple[Choice, ...]
    asked: int
    reveal: int
    reader: Reader
    draft: Draft

    @property
    def right(self) -> int:
        """The place of the right choice."""
        return next(place for place, choice in enumerate(self.choices) if choice.right)


def write_question(question: Question) -> dict[str, Any]:
    """Return a question as JSON."""
    return {
        "kind": question.kind,
        "rule": question.rule,
        "ask": question.ask,
        "choices": [
            {
                "text": choice.text,
                "right": choice.right,
                "why": choice.why,
                "rule": choice.rule,
                "mistake": choice.mistake.code if choice.mistake else None,
            }
            for choice in question.choices
        ],
        "asked": question.asked,
        "reveal": question.reveal,
        "reader": str(question.reader),
    }
