"""How a notebook shows what the engine returns: positions, cards, steps, refusals and rules.

Each of these asks for its form here (see `uno_kart_lab.rules.shown`). What is shown is static, with
no script in it, so it is there wherever a notebook is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from uno_kart_lab.art import card_svg as drawn_card
from uno_kart_lab.export.drawn_table import TablePicture
from uno_kart_lab.frames import frames_of
from uno_kart_lab.narration import ExplainedCheck, ExplainedRefusal, Narrator
from uno_kart_lab.narration.rulebook import RuleText
from uno_kart_lab.page.book import book_in
from uno_kart_lab.rules.cards import Card
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.spoken import spoken
from uno_kart_lab.views import TEACHER

_CARD_WIDTH: Final = 80


def card_svg(card: Card) -> str:
    """Return a card's picture."""
    name = Narrator(spoken(), (), TEACHER).card(card)
    return drawn_card(card.code, label=name, width=_CARD_WIDTH)


def position_svg(position: Position) -> str:
    """Return a picture of the table as the teacher sees it."""
    return TablePicture(position, spoken()).svg()


def position_text(position: Position) -> str:
    """Return whose decision is awaited, and what lies on the table."""
    return "\n".join(TablePicture(position, spoken()).in_words())


def step_text(step: Step) -> str:
    """Return what happened, event by event, each with its rule."""
    return "\n".join(f"{rule:15} {sentence}" for rule, sentence in _told(step))


def step_html(step: Step) -> str:
    """Return what happened as a list."""
    return _list([f"{escape(text)} <code>{rule}</code>" for rule, text in _told(step)], "ol")


def refusal_text(refusal: ExplainedRefusal) -> str:
    """Return the checks that were made, in words."""
    return "\n".join(f"{_mark(check)} {check.sentence} ({check.rule})" for check in refusal.checks)


def refusal_html(refusal: ExplainedRefusal) -> str:
    """Return the checks that were made as a list."""
    checks = [
        f"{_mark(check)} {escape(check.sentence)} <code>{check.rule}</code>"
        for check in refusal.checks
    ]
    return _list(checks, "ul")


def rule_text(rule: RuleText) -> str:
    """Return a rule with its source."""
    parts = [f"{rule.title} ({rule.id})", rule.text, _sourced(rule.source), rule.note]
    return "\n".join(filter(None, parts))


def rule_html(rule: RuleText) -> str:
    """Return a rule with its source."""
    note = f"<p>{escape(rule.note)}</p>" if rule.note else ""
    return (
        f"<p><b>{escape(rule.title)}</b> <code>{rule.id}</code></p><p>{escape(rule.text)}</p>"
        f"<p>{escape(_sourced(rule.source))}</p>{note}"
    )


def _sourced(source: str) -> str:
    return f"{book_in(spoken())['words']['source']} {source}"


def _told(step: Step) -> list[tuple[str, str]]:
    narrator = Narrator(spoken(), step.after.players, TEACHER, step.after.rules)
    frames = frames_of(step, TEACHER, narrator)
    return [(frame.event.reason.rule, frame.sentence) for frame in frames]


def _list(items: Sequence[str], tag: str) -> str:
    return f"<{tag}>{''.join(f'<li>{item}</li>' for item in items)}</{tag}>"


def _mark(check: ExplainedCheck) -> str:
    return "\u2713" if check.passed else "\u2717"
