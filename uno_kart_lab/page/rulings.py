"""A ruling as the page shows it: what is shared once, then what differs side by side."""

from __future__ import annotations

from typing import Any

from uno_kart_lab.files import write_action, write_rules
from uno_kart_lab.frames import Frame
from uno_kart_lab.narration import ExplainedRefusal
from uno_kart_lab.page.option_words import OPTIONS
from uno_kart_lab.page.rules_in_words import option_in_words, rules_in_words
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rulings import Course, Judged, Parting, Place, Ruling


def ruling_message(ruling: Ruling) -> dict[str, Any]:
    """Return a ruling as JSON values.

    Returns
    -------
    dict
        `done`: what was done or tried, in words. `rules`: the rule sets, in words; in `settings` as
        in files. `shared`: the steps up to where the first courses part, all steps if none do.
        `groups`: for the rule sets that lead to the same, by their places in `rules`, what is not
        shared: `steps`, `refused` and `refusal`, `impossible`; `parting`, where it leaves the first
        group (in the first: the first parting of all); `asks`, and what can be done at the end
        where that differs, in `choices`. `next`: what can be done at the end of the first course.
    """
    first = ruling.courses[0]
    groups = ruling.groups()
    return {
        "done": list(ruling.done),
        "rules": [rules_in_words(course.rules, ruling.lang) for course in ruling.courses],
        "settings": [_settings(course.rules) for course in ruling.courses],
        "shared": _shared(ruling),
        "groups": [_group(ruling, group) for group in groups],
        "next": [
            {"text": text, **write_action(action)}
            for action, text in zip(first.choices, first.choice_texts, strict=True)
        ]
        if first.refusal is None
        else [],
    }


def _settings(rules: RuleSet) -> dict[str, Any]:
    written = write_rules(rules)
    return written if isinstance(written, dict) else {"preset": written, "options": {}}


def _shared(ruling: Ruling) -> list[dict[str, Any]]:
    steps = ruling.courses[0].steps
    if ruling.parting is None:
        return [_step(step) for step in steps]
    at, event = ruling.parting.place
    begun = [_step(steps[at], to=event)] if event >= 0 and at < len(steps) else []
    return [*(_step(step) for step in steps[:at]), *begun]


def _group(ruling: Ruling, group: list[int]) -> dict[str, Any]:
    course = ruling.courses[group[0]]
    first = group[0] == 0
    parting = ruling.parting if first else ruling.partings[group[0]]
    return {
        "rules": group,
        "steps": _own_steps(course, ruling.parting.place) if ruling.parting else [],
        "refused": ruling.done[len(course.steps) - 1] if course.refusal else "",
        "refusal": _write_refusal(course.refusal),
        "impossible": course.impossible,
        "parting": _write_parting(parting, course.rules, ruling.lang),
        "asks": course.asks,
        "choices": list(course.choice_texts) if parting and parting.kind == "choices" else [],
    }


def _own_steps(course: Course, place: Place) -> list[dict[str, Any]]:
    at, event = place
    rest = course.steps[at:]
    if event < 0 or not rest:
        return [_step(step) for step in rest]
    # What was done there is shared, and not said again.
    begun = {"text": "", "events": [_event(frame) for frame in rest[0].frames[event:]]}
    own = [begun, *(_step(step) for step in rest[1:])]
    return own if begun["events"] else own[1:]


def _step(step: Judged, to: int | None = None) -> dict[str, Any]:
    return {"text": step.text, "events": [_event(frame) for frame in step.frames[:to]]}


def _event(frame: Frame) -> dict[str, Any]:
    reason = frame.event.reason
    return {
        "text": frame.sentence,
        "rule": reason.rule,
        "also": list(reason.also),
        "options": list(reason.options),
    }


def _write_refusal(refusal: ExplainedRefusal | None) -> dict[str, Any] | None:
    if refusal is None:
        return None
    return {
        "text": refusal.sentence,
        "checks": [check._asdict() for check in refusal.checks],
    }


def _write_parting(parting: Parting | None, rules: RuleSet, lang: str) -> dict[str, Any] | None:
    if parting is None:
        return None
    return {
        "kind": parting.kind,
        "options": [
            {"text": option_in_words(name, rules, lang), "rule": OPTIONS[name].rule}
            for name in parting.options
        ],
    }
