"""How a notebook shows what the engine returns: an IPython extension.

``%load_ext uno_kart_lab.widgets.reprs`` lets positions, steps, refusals and rules show themselves.
What they show is static, with no script in it, so it is there wherever a notebook is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

from uno_kart_lab.frames import frames_of
from uno_kart_lab.narration import ExplainedCheck, ExplainedRefusal, Narrator
from uno_kart_lab.narration.rulebook import RuleText
from uno_kart_lab.rules.position import LEFT, Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.views import TEACHER
from uno_kart_lab.widgets.drawn_table import position_svg

if TYPE_CHECKING:
    from IPython.core.interactiveshell import InteractiveShell

_LANGUAGE: Final = "en"


def load_ipython_extension(shell: InteractiveShell) -> None:
    """Have IPython show positions, steps, refusals and rules as people read them."""
    assert shell.display_formatter is not None, "a shell displays"
    formatters = shell.display_formatter.formatters
    formatters["image/svg+xml"].for_type(Position, position_svg)
    for kind, markup in _MARKUP.items():
        formatters["text/html"].for_type(kind, markup)
    for kind, text in _TEXT.items():
        formatters["text/plain"].for_type(
            kind, lambda thing, pretty, _, text=text: pretty.text(text(thing))
        )


def position_text(position: Position) -> str:
    """Return whose decision is awaited, and what lies on the table."""
    narrator = _narrator(position)
    lines = [narrator.awaiting(position.awaiting)]
    if position.discard:
        colour = narrator.colour(position.colour) if position.colour else "none yet"
        lines.append(f"Top card: {narrator.card(position.top)}; colour: {colour}")
    way = "left (clockwise)" if position.direction == LEFT else "right (anticlockwise)"
    lines.append(f"Direction: {way}; stock: {len(position.stock)}")
    lines += [
        f"{name}: {' '.join(card.code for card in hand)}"
        for name, hand in zip(position.players, position.hands, strict=True)
    ]
    return "\n".join(lines)


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
    parts = [f"{rule.title} ({rule.id})", rule.text, f"Source: {rule.source}", rule.note]
    return "\n".join(filter(None, parts))


def rule_html(rule: RuleText) -> str:
    """Return a rule with its source."""
    note = f"<p>{escape(rule.note)}</p>" if rule.note else ""
    return (
        f"<p><b>{escape(rule.title)}</b> <code>{rule.id}</code></p><p>{escape(rule.text)}</p>"
        f"<p>Source: {escape(rule.source)}</p>{note}"
    )


_MARKUP: Final[dict[type, Any]] = {
    Step: step_html,
    ExplainedRefusal: refusal_html,
    RuleText: rule_html,
}
_TEXT: Final[dict[type, Any]] = {
    Position: position_text,
    Step: step_text,
    ExplainedRefusal: refusal_text,
    RuleText: rule_text,
}


def _narrator(position: Position) -> Narrator:
    return Narrator(_LANGUAGE, position.players, TEACHER, position.rules)


def _told(step: Step) -> list[tuple[str, str]]:
    frames = frames_of(step, TEACHER, _narrator(step.after))
    return [(frame.event.reason.rule, frame.sentence) for frame in frames]


def _list(items: Sequence[str], tag: str) -> str:
    return f"<{tag}>{''.join(f'<li>{item}</li>' for item in items)}</{tag}>"


def _mark(check: ExplainedCheck) -> str:
    return "\u2713" if check.passed else "\u2717"
