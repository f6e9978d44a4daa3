"""Which questions a page asks of a step, and where in it: predict, then see it happen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

from uno_kart_lab.files.at import At
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.questions import (
    FACTS,
    RULES_OF,
    Kind,
    Question,
    fact_questions,
    position_questions,
    step_questions,
    write_question,
)
from uno_kart_lab.rules.cards import CARDS, Card
from uno_kart_lab.rules.events import (
    ActionIgnored,
    Event,
    ItemActivated,
    StackAccepted,
    TargetChosen,
    WildDrawFourAccepted,
)
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId
from uno_kart_lab.views import Reader

MOST_WANTED: Final = 100
_LONGEST: Final = 60
_KINDS: Final = {kind.value: kind for kind in Kind}
_RULES: Final[dict[str, RuleId]] = {rule: rule for rule in RULE_IDS}
_ENTRIES: Final = _("true, false, or a list of entries, each {example}")
_EXAMPLE: Final = _(
    'a rule such as "ITEM-BANANA", or a question such as "who_draws ITEM-BANANA" or'
    ' "copies DECK-1 WB"'
)


class Want(NamedTuple):
    """Questions on a rule; of one kind, and about one card, where these are given."""

    rule: RuleId
    kind: Kind | None = None
    card: Card | None = None

    def covers(self, question: Question) -> bool:
        """Tell whether a question is one of these."""
        return (
            question.rule == self.rule
            and (self.kind is None or self.kind.value == question.kind)
            and (self.card is None or self.card == question.draft.subject.card)
        )


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked.

    Attributes
    ----------
    wants : tuple of Want
        In the order of preference where several could be asked at one place; if there are none,
        anything is asked that a step or a position gives.
    """

    wants: tuple[Want, ...] = ()


ANYTHING: Final = Ask()


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and where it is asked.

    Attributes
    ----------
    question : Question
    place : int
        The event after which it is asked, by its place in the step; -1 before the first. No event
        up to there tells the answer.
    """

    question: Question
    place: int


def ask_at(at: At) -> Ask | None:
    """Read what is to be asked: true or false, or a list of rules and questions.

    None if nothing is.

    Raises
    ------
    InputError
        If it is anything else.
    """
    if at.is_a(bool):
        return ANYTHING if at.value else None
    if not at.is_a(list):
        raise at.refusal(saying(_ENTRIES, example=saying(_EXAMPLE)))
    return Ask(tuple(_want_at(item) for item in at.items(1, MOST_WANTED)))


def item_of(question: Question) -> str:
    """Return what a learner knows who can answer a question: its kind and its rule."""
    return f"{question.kind} {question.rule}"


def asked_at(game: Game, reader: Reader, lang: str, ask: Ask) -> tuple[Asked, ...]:
    """Return what is asked while the step is shown on which a game stands, in its order.

    One question at a place at most; but of the facts about the game all that are wanted, where it
    starts.

    Parameters
    ----------
    game : Game
    reader : Reader
        Who looks. What this reader does not know is not asked.
    lang : str
    ask : Ask
    """
    step = game.node.step
    last = len(step.events) - 1

    def about(position: Position, place: int) -> list[Asked]:
        return [Asked(question, place) for question in position_questions(position, reader, lang)]

    found = placed(step_questions(step, reader, lang), step.events)
    if game.node.parent is not None:
        # What was asked as the step before ended.
        asked = _chosen(about(step.before, -1), ask, step.before.moment)
        found = _others(found, asked)
    found += _others(about(step.after, last), found)
    chosen = _chosen(found, ask, step.after.moment)
    if game.node.parent is None:
        chosen += [Asked(question, last) for question in _facts(ask.wants, lang)]
    return tuple(chosen)


def write_asked(asked: Iterable[Asked]) -> list[dict[str, Any]]:
    """Return questions as the page is told them."""
    return [_written(each.question) | {"asked": each.place} for each in asked]


def _written(question: Question) -> dict[str, Any]:
    whole = write_question(question)
    choices = [
        {key: choice[key] for key in ("text", "right", "why", "rule")}
        for choice in whole["choices"]
    ]
    kept = {key: whole[key] for key in ("kind", "rule", "ask", "reveal")}
    return {"id": item_of(question), **kept, "choices": choices}


def _want_at(at: At) -> Want:
    match at.text(1, _LONGEST).split(" "):
        case [rule] if rule in _RULES:
            return Want(_RULES[rule])
        case [kind, rule, *cards] if (
            kind in _KINDS
            and rule in RULES_OF[_KINDS[kind]]
            and len(cards) <= 1
            and all(card in CARDS for card in cards)
        ):
            card = CARDS[cards[0]] if cards else None
            return Want(_RULES[rule], _KINDS[kind], card)
        case _:
            raise at.refusal(_EXAMPLE)


# --- Where


def placed(questions: Iterable[Question], events: Sequence[Event]) -> list[Asked]:
    """Return questions about a step with the places where no sentence has told the answer yet."""
    placed = [Asked(question, _place(question, events)) for question in questions]
    # Before an action there is nothing to ask of it that its own sentence tells.
    return [each for each in placed if each.place >= min(each.question.asked, 0)]


def _place(question: Question, events: Sequence[Event]) -> int:
    """Return the last place up to which no sentence has told the answer."""
    for place, event in enumerate(events[: question.asked + 1]):
        if _tells(event, question):
            return place - 1
    return question.asked


def _tells(event: Event, question: Question) -> bool:
    """Tell whether the sentence of an event says what a question asks.

    An item is told with what it will do, before that happens.
    """
    match event:
        case ItemActivated():
            return question.rule == event.reason.rule
        case ActionIgnored():
            return question.kind == Kind.WHY_NO_ACTION.value
        case TargetChosen():
            return question.kind == Kind.HOW_MANY.value
        case WildDrawFourAccepted() | StackAccepted():
            return question.kind in (Kind.WHO_DRAWS.value, Kind.HOW_MANY.value)
        case _:
            return False


# --- Which


def _others(found: list[Asked], asked: list[Asked]) -> list[Asked]:
    """Leave out what has been asked in the same words."""
    words = {(item_of(each.question), each.question.ask) for each in asked}
    return [each for each in found if (item_of(each.question), each.question.ask) not in words]


def _chosen(found: list[Asked], ask: Ask, moment: int) -> list[Asked]:
    return _wanted(found, ask.wants) if ask.wants else _interesting(found, moment)


def _wanted(found: list[Asked], wants: tuple[Want, ...]) -> list[Asked]:
    """Return one question a place: of those that are wanted, what is wanted first."""

    def rank(asked: Asked) -> int | None:
        covering = (at for at, want in enumerate(wants) if want.covers(asked.question))
        return next(covering, None)

    ranked = [(asked.place, place, asked) for asked in found if (place := rank(asked)) is not None]
    ranked.sort(key=lambda each: each[:2])
    return [next(group)[2] for _, group in groupby(ranked, key=lambda each: each[0])]


def _interesting(found: list[Asked], moment: int) -> list[Asked]:
    """Return one question a place, another each time; what is plain only where nothing else is."""
    chosen = []
    for _where, group in groupby(sorted(found, key=attrgetter("place")), key=attrgetter("place")):
        at_place = list(group)
        telling = [each for each in at_place if not _is_plain(each.question)]
        offered = telling or at_place
        chosen.append(offered[moment % len(offered)])
    return [each for each in chosen if len(chosen) == 1 or not _is_plain(each.question)]


def _is_plain(question: Question) -> bool:
    """Tell whether it asks who is next where nothing else has happened."""
    return question.kind == Kind.NEXT_TURN.value and question.rule == "TURN-1"


def _facts(wants: tuple[Want, ...], lang: str) -> list[Question]:
    """Return the facts that are wanted, in that order; each rule's by name, if a step tells it."""
    named = [want for want in wants if want.kind in FACTS or _is_fact(want)]
    left = list(fact_questions(lang)) if named else []
    chosen = []
    for want in named:
        question = next((question for question in left if want.covers(question)), None)
        if question is not None:
            left.remove(question)
            chosen.append(question)
    return chosen


def _is_fact(want: Want) -> bool:
    """Tell whether it is a whole rule that no step and no position is asked about."""
    told = {kind for kind in RULES_OF if want.rule in RULES_OF[kind]} - FACTS
    return want.kind is None and not told
