"""Questions in words, in one language and for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from uno_kart_lab.i18n import Message
from uno_kart_lab.narration import Narrator, RuleText, rulebook
from uno_kart_lab.narration.cards import card_name, card_names, colour_name, item_name, subject_card
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.questions.answers import Answer, Claim
from uno_kart_lab.questions.drafts import FEWEST_WRONG, Draft, Ground, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.question import Choice, Question
from uno_kart_lab.questions.scenes import mixed
from uno_kart_lab.questions.words import asks, claims
from uno_kart_lab.questions.words.asks import ASKS, Words
from uno_kart_lab.questions.words.claims import CLAIMS
from uno_kart_lab.questions.words.whys import GROUNDS, WHYS
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId
from uno_kart_lab.views import Reader

_KINDS: Final = tuple(Kind)


class Wording:
    """Words drafts for one reader in one language.

    Parameters
    ----------
    lang : str
        One of `uno_kart_lab.i18n.languages`.
    players : sequence of str
        Names by seat.
    reader : Reader
        A seat is addressed as "you".
    rules : RuleSet

    Raises
    ------
    ValueError
        For an unknown language.
    """

    def __init__(self, lang: str, players: Sequence[str], reader: Reader, rules: RuleSet) -> None:
        self._reader = reader
        self._voice = Voice(lang, players, reader, rules)
        self._narrator = Narrator(lang, players, reader, rules)
        self._lang = lang

    @cached_property
    def _rules(self) -> dict[RuleId, RuleText]:
        # Most steps are explained without it, and it is all of sixty rules.
        return rulebook(self._lang)

    def question(self, draft: Draft, *seed: int) -> Question | None:
        """Return a draft in words, its choices in an order that depends on the seed.

        None if too few choices are left, since players' names can make two of them the same.
        """
        right = Choice(self._answer(draft.right), True, self._proof(draft), draft.rule, draft.right)
        choices = {right.text: right}
        for wrong in draft.wrong:
            text, why = self._answer(wrong.answer), self._why(wrong)
            choice = Choice(text, False, why, wrong.against, wrong.answer, wrong.mistake)
            choices.setdefault(text, choice)
        if len(choices) <= FEWEST_WRONG:
            return None
        order = mixed(tuple(choices.values()), *seed, *_numbers(draft))
        return Question(
            draft.kind.value,
            draft.rule,
            self._ask(draft),
            order,
            draft.asked,
            draft.reveal,
            self._reader,
            draft,
        )

    # --- What is asked

    def _ask(self, draft: Draft) -> str:
        voice, subject = self._voice, draft.subject
        facts = {}
        if subject.card is not None:
            # It begins the sentence where something is said of it.
            name = subject_card if draft.kind in _CARD_IS_SUBJECT else card_name
            facts["card"] = name(voice, subject.card)
        if subject.colour is not None:
            facts["colour"] = colour_name(voice, subject.colour)
        if subject.item is not None:
            facts["item"] = item_name(voice, subject.item)
        if subject.rule is not None:
            facts["title"] = self._rules[subject.rule].title
            facts["text"] = self._rules[subject.rule].text
        return self._say(_words_of(draft), subject.seat, subject.number, **facts)

    def _say(self, words: Words, seat: int | None, number: int | None = None, **facts: str) -> str:
        if isinstance(words, Message):
            return self._voice.say(words, number, **facts)
        assert seat is not None, "what is said to you or of another needs a player"
        you, other = words
        return self._voice.of(seat, you, other, number, **facts)

    # --- What is answered

    def _answer(self, answer: Answer) -> str:
        voice, number = self._voice, answer.number
        match answer.claim:
            case Claim.PLAYERS:
                return self._players(answer.seats)
            case Claim.CARDS:
                return voice.say(claims.CARDS, number)
            case Claim.POINTS:
                return voice.say(claims.POINTS, number)
            case Claim.COLOUR if answer.colour is not None:
                return colour_name(voice, answer.colour)
            case Claim.CARD | Claim.HELD:
                held = answer.cards
                return card_names(voice, held) if held else voice.say(claims.NONE_OF_THEM)
            case Claim.ITEM if answer.item is not None:
                return item_name(voice, answer.item)
            case Claim.TITLE if answer.rule is not None:
                return self._rules[answer.rule].title
            case Claim.SOURCE if answer.rule is not None:
                return self._rules[answer.rule].source
            case Claim.DRAW:
                return self._draw(answer.seats, number)
            case claim:
                seat = answer.seats[0] if answer.seats else None
                return self._say(CLAIMS[claim], seat, number)

    def _players(self, seats: tuple[int, ...]) -> str:
        voice = self._voice
        everyone = len(voice.players)
        if not seats:
            return voice.say(claims.NOBODY)
        if len(seats) == everyone:
            return voice.say(claims.EVERYONE)
        if len(seats) == 1:
            (seat,) = seats
            return voice.say(claims.YOU) if voice.is_reader(seat) else voice.players[seat]
        if len(seats) == everyone - 1:
            return self._say(claims.EVERYONE_BUT, _missing(seats, everyone))
        others = [voice.players[seat] for seat in seats if not voice.is_reader(seat)]
        if len(others) == len(seats):
            return voice.listed(others)
        return voice.say(claims.YOU_AND, players=voice.listed(others))

    def _draw(self, seats: tuple[int, ...], number: int | None) -> str:
        everyone = len(self._voice.players)
        if len(seats) == 1:
            return self._say(claims.DRAW, seats[0], number)
        if len(seats) == everyone:
            return self._voice.say(claims.DRAW_ALL, number)
        return self._say(claims.DRAW_ALL_BUT, _missing(seats, everyone), number)

    # --- Why

    def _proof(self, draft: Draft) -> str:
        match draft.proof:
            case None if draft.kind is Kind.RULE_SOURCE:
                return self._source(self._rules[draft.rule])
            case None:
                return self._rules[draft.rule].text
            case Ground() as ground:
                return self._voice.say(GROUNDS[ground])
            case Refusal() as refusal:
                return self._narrator.refusal(refusal).sentence
            case event:
                return self._narrator.event(event)

    def _source(self, rule: RuleText) -> str:
        said = self._voice.say(claims.COMES_FROM, source=rule.source)
        return self._voice.then(said, rule.note) if rule.note else said

    def _why(self, wrong: Wrong) -> str:
        message = WHYS[wrong.mistake]
        if wrong.mistake is Mistake.ANOTHER_RULE:
            return self._voice.say(message, text=self._rules[wrong.against].text)
        return self._voice.say(message)


def _numbers(draft: Draft) -> tuple[int, ...]:
    """Return what tells a draft from others that are asked at the same time."""
    subject = draft.subject
    card = 0 if subject.card is None else subject.card.rank + 1
    return _KINDS.index(draft.kind), RULE_IDS.index(draft.rule), draft.asked + 1, card


_CARD_IS_SUBJECT: Final = frozenset({Kind.WHY_NO_ACTION, Kind.ITEM_DOES})
_BY_RULE: Final[dict[tuple[Kind, RuleId], Words]] = {
    (Kind.WHO_CHOOSES, "OPEN-7"): asks.WHO_CHOOSES_COLOUR,
    (Kind.WHO_CHOOSES, "WD4-1"): asks.WHO_CHOOSES_COLOUR,
    (Kind.WHO_CHOOSES, "ITEM-BOBOMB"): asks.WHO_CHOOSES_COLOUR,
    (Kind.WHO_CHOOSES, "ITEM-SHELL"): asks.WHO_CHOOSES_TARGET,
    (Kind.WHO_CHOOSES, "SEVEN-1"): asks.WHO_CHOOSES_SWAP,
    (Kind.TOO_LATE_TO_CATCH, "STACK-2"): asks.TOO_LATE_AFTER_ANSWER,
}


def _words_of(draft: Draft) -> Words:
    """Return what a draft is asked with."""
    subject = draft.subject
    match draft.kind:
        case Kind.HOW_MANY:
            return asks.HOW_MANY_EACH if subject.seat is None else asks.HOW_MANY
        case Kind.WHICH_MATCHES:
            assert subject.card is not None, "something lies on top"
            return asks.WHICH_MATCHES_WILD if subject.card.is_wild else asks.WHICH_MATCHES
        case Kind.ITEM_OF_COLOUR:
            return asks.ITEM_OF_WILDS if subject.colour is None else asks.ITEM_OF_COLOUR
        case kind:
            return _BY_RULE.get((kind, draft.rule)) or ASKS[kind]


def _missing(seats: tuple[int, ...], everyone: int) -> int:
    """Return the one seat that is not there."""
    (seat,) = set(range(everyone)) - set(seats)
    return seat
