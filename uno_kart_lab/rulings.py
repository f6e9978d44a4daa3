"""Rulings: what comes of the same actions under several rule sets, and where they first part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from uno_kart_lab.files import InputError, Scenario, write_rules
from uno_kart_lab.files.scenarios import read_scenario, write_scenario
from uno_kart_lab.frames import Frame, frames_of
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import SOURCE_LANGUAGE
from uno_kart_lab.loading import begin
from uno_kart_lab.narration import ExplainedRefusal, Narrator
from uno_kart_lab.rules.actions import Action, Play
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.options import OptionName, RuleSet
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.refusals import IllegalAction
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.values import field_names
from uno_kart_lab.views import TEACHER, Reader, see_actions, see_position, see_refusal

PartingKind: TypeAlias = Literal["position", "event", "refusal", "choices"]
"""What differs first: whether the position can be at all; what happens; whether an action may be
done; what can be done in the end."""

_OPTIONS: Final = cast("tuple[OptionName, ...]", field_names(RuleSet))


@dataclass(frozen=True, slots=True)
class Judged:
    """One action, and what comes of it as one reader sees it.

    Attributes
    ----------
    action : Action or None
        None for the start, where the opening card may be turned up.
    text : str
        Who does what; "" for the start.
    frames : tuple of Frame
    """

    action: Action | None
    text: str
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """What happens under one rule set.

    Attributes
    ----------
    rules : RuleSet
    steps : tuple of Judged
        The start, and each action up to the first that is refused.
    refusal : ExplainedRefusal or None
        Why the action after the last step can't be done; nothing comes after it.
    impossible : str
        Why the position can't be under these rules, which ends the course before its start; "" if
        it can.
    choices : tuple of Action
        What can be done at the end, as far as it is the reader's to know; a play that leaves one
        card with UNO said and without.
    choice_texts : tuple of str
        The same in words.
    asks : str
        Whose decision is awaited at the end.
    """

    rules: RuleSet
    steps: tuple[Judged, ...]
    refusal: ExplainedRefusal | None
    impossible: str
    choices: tuple[Action, ...]
    choice_texts: tuple[str, ...]
    asks: str


class Place(NamedTuple):
    """Where two courses part: the step, and the place in it of the first event that differs.

    An action that is refused, or a position that can't be, parts them before any event (-1); what
    can be done in the end does after all of them.
    """

    step: int
    event: int


@dataclass(frozen=True, slots=True)
class Parting:
    """The first point where a course leaves another one.

    Attributes
    ----------
    kind : PartingKind
    place : Place
    options : tuple of OptionName
        What it comes of: the options that bring it about each by itself; if none does, all in
        which the two rule sets differ.
    """

    kind: PartingKind
    place: Place
    options: tuple[OptionName, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """The same actions under several rule sets.

    Attributes
    ----------
    title : str
        The scenario's.
    actions : tuple of Action
        What was done, or tried.
    done : tuple of str
        The same in words.
    courses : tuple of Course
        One for each rule set.
    partings : tuple of Parting or None
        For each course where it leaves the first one; None if it does not.
    reader : Reader
    lang : str
    """

    title: str
    actions: tuple[Action, ...]
    done: tuple[str, ...]
    courses: tuple[Course, ...]
    partings: tuple[Parting | None, ...]
    reader: Reader
    lang: str

    @property
    def parting(self) -> Parting | None:
        """The first of all partings; None if all rule sets lead to the same."""
        found = [parting for parting in self.partings if parting]
        return min(found, key=lambda parting: parting.place) if found else None

    def groups(self) -> list[list[int]]:
        """Return the courses, by their places, with those together that never part."""
        groups: list[list[int]] = []
        for at, course in enumerate(self.courses):
            same = (group for group in groups if not _parting(self.courses[group[0]], course))
            group = next(same, None)
            if group is None:
                groups.append([at])
            else:
                group.append(at)
        return groups


def compare_rulings(
    source: object,
    rule_sets: Sequence[RuleSet],
    reader: Reader = TEACHER,
    lang: str = SOURCE_LANGUAGE,
) -> Ruling:
    """Judge what is done in a scenario under several rule sets.

    The scenario's own rules count only if they are among `rule_sets`.

    Parameters
    ----------
    source : dict, str or bytes
        A scenario: as Python values, or as JSON text. An action that is illegal ends a course,
        and the refusal is the ruling.
    rule_sets : sequence of RuleSet
        At least one; the others are compared with the first.
    reader : Reader
        Courses part for a reader only where it can see that they do.
    lang : str

    Raises
    ------
    InputError
        If the scenario is none.
    ValueError
        For an unknown language, or without any rule set.

    Examples
    --------
    >>> from uno_kart_lab.files import read_rules
    >>> from uno_kart_lab.library import case
    >>> last = read_rules({"options": {"banana_target": "last_to_act"}})
    >>> skipped = case("banana-peel-for-a-skipped-player").scenario
    >>> compare_rulings(skipped, [read_rules("standard"), last]).parting
    Parting(kind='event', place=Place(step=2, event=3), options=('banana_target',))
    """
    if not rule_sets:
        raise ValueError("rule_sets: at least one is needed to judge by")
    scenario = read_scenario(source)
    table = _Table(scenario, reader, lang)
    courses = tuple(table.course(rules) for rules in rule_sets)
    first = courses[0]
    narrator = Narrator(lang, scenario.position.players, reader, first.rules)
    return Ruling(
        title=scenario.title,
        actions=scenario.actions,
        done=_done(scenario, first, narrator),
        courses=courses,
        partings=tuple(table.parting(first, course) for course in courses),
        reader=reader,
        lang=lang,
    )


def _done(scenario: Scenario, course: Course, narrator: Narrator) -> tuple[str, ...]:
    """Return what was done in words: as it is told where a course gets to, else as it stands."""
    told = [judged.text for judged in course.steps if judged.action]
    left = scenario.actions[len(told) :]
    return (*told, *(narrator.did(action) for action in left))


@dataclass(frozen=True, slots=True)
class _Table:
    """What was done at a table, to be judged for one reader in one language."""

    scenario: Scenario
    reader: Reader
    lang: str

    def course(self, rules: RuleSet) -> Course:
        """Play the scenario under a rule set, as far as that lets it be played."""
        try:
            start = self._under(rules)
        except InputError as error:
            return Course(rules, (), None, error.said(self.lang), (), (), "")
        narrator = Narrator(self.lang, start.position.players, self.reader, rules)
        game = Game(begin(replace(start, actions=())))
        refusal = None
        for action in start.actions:
            try:
                game.act(action)
            except IllegalAction as error:
                refusal = narrator.refusal(see_refusal(error.refusal, self.reader))
                break
        steps = tuple(self._judged(game.nodes[at].step, narrator) for at in game.line())
        return self._ended(rules, steps, refusal, game.position, narrator)

    def parting(self, one: Course, other: Course) -> Parting | None:
        """Return where a course leaves another one, and what it comes of."""
        found = _parting(one, other)
        return found and Parting(*found, self._deciding(one, other, found))

    def _under(self, rules: RuleSet) -> Scenario:
        """Read the scenario anew: what a position may be depends on the rules."""
        return read_scenario(write_scenario(self.scenario) | {"rules": write_rules(rules)})

    def _judged(self, step: Step, narrator: Narrator) -> Judged:
        text = narrator.did(step.action, step.before.awaiting) if step.action else ""
        return Judged(step.action, text, frames_of(step, self.reader, narrator))

    def _ended(
        self,
        rules: RuleSet,
        steps: tuple[Judged, ...],
        refusal: ExplainedRefusal | None,
        end: Position,
        narrator: Narrator,
    ) -> Course:
        legal = see_actions(legal_actions(end), self.reader)
        choices = tuple(choice for action in legal for choice in _said_or_not(action, end))
        awaiting = see_position(end, self.reader).awaiting
        return Course(
            rules=rules,
            steps=steps,
            refusal=refusal,
            impossible="",
            choices=choices,
            choice_texts=tuple(narrator.action(action, awaiting) for action in choices),
            asks=narrator.awaiting(awaiting),
        )

    def _deciding(
        self, one: Course, other: Course, found: tuple[PartingKind, Place]
    ) -> tuple[OptionName, ...]:
        """Find out by trying: each option alone is set as the other rule set has it."""
        ours, theirs = one.rules, other.rules
        differing = [name for name in _OPTIONS if getattr(ours, name) != getattr(theirs, name)]
        alone = [
            name
            for name in differing
            if _parting(one, self.course(_with(ours, name, theirs))) == found
        ]
        return tuple(alone or differing)


def _said_or_not(action: Action, position: Position) -> tuple[Action, ...]:
    """Return a play that leaves one card with UNO said and without (UNO-1), others as they are."""
    if isinstance(action, Play) and len(position.hands[action.seat]) == 2:
        return replace(action, say_uno=True), action
    return (action,)


def _with(rules: RuleSet, name: OptionName, other: RuleSet) -> RuleSet:
    return replace(rules, **{name: getattr(other, name)})


def _parting(one: Course, other: Course) -> tuple[PartingKind, Place] | None:
    """Return what differs first in two courses, as their reader sees them, and where."""
    if bool(one.impossible) != bool(other.impossible):
        return "position", Place(0, -1)
    for step, (mine, its) in enumerate(zip(one.steps, other.steps, strict=False)):
        event = _first_difference(mine.frames, its.frames)
        if event is not None:
            return "event", Place(step, event)
    steps = min(len(one.steps), len(other.steps))
    if _refusing(one, steps) != _refusing(other, steps):
        return "refusal", Place(steps, -1)
    if one.choices != other.choices:
        return "choices", Place(steps - 1, len(one.steps[-1].frames))
    return None


def _refusing(course: Course, steps: int) -> str | None:
    """Return the rule by which a course ends after so many steps; None if it does not."""
    refused = course.refusal is not None and len(course.steps) == steps
    return course.refusal.rule if course.refusal and refused else None


def _first_difference(ours: tuple[Frame, ...], theirs: tuple[Frame, ...]) -> int | None:
    pairs = enumerate(zip_longest(ours, theirs))
    return next((at for at, (mine, its) in pairs if not _same(mine, its)), None)


def _same(one: Frame | None, other: Frame | None) -> bool:
    return one is not None and other is not None and one.event == other.event
