"""A voice: one language, speaking to one reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from uno_kart_lab.i18n import Message, pgettext, say, translator
from uno_kart_lab.rules.options import STANDARD, RuleSet
from uno_kart_lab.views import Reader

_PAIR = pgettext("list: the last two, or both", "{before} and {last}")
_MORE = pgettext("list: one more, but not the last", "{before}, {next}")
_SENTENCES = pgettext("one sentence after the other", "{first} {second}")


class Voice:
    """Says messages in one language, and to a seat in the second person.

    Parameters
    ----------
    lang : str
        One of `i18n.languages`.
    players : sequence of str
        Names by seat. A name is data: whatever stands in it is said as it is.
    reader : Reader
        Who is spoken to. Only a seat is addressed as "you".
    rules : RuleSet
        What is played by: some sentences differ by an option.

    Raises
    ------
    ValueError
        For an unknown language.
    """

    def __init__(
        self, lang: str, players: Sequence[str], reader: Reader, rules: RuleSet = STANDARD
    ) -> None:
        self.rules = rules
        self.players = tuple(players)
        self.reader = reader
        self._translations = translator(lang)

    def say(self, message: Message, number: int | None = None, /, **facts: str) -> str:
        """Return a message with its placeholders filled; a `number` chooses the form, too."""
        return say(message, self._translations, number, **facts)

    def is_reader(self, seat: int) -> bool:
        """Tell whether `seat` is the one spoken to."""
        return seat == self.reader

    def of(
        self, seat: int, you: Message, other: Message, number: int | None = None, **facts: str
    ) -> str:
        """Say what `seat` does: `you` if it is the reader, else `other` of ``{player}``."""
        message = you if self.is_reader(seat) else other
        return self.say(message, number, player=self.players[seat], **facts)

    def between(
        self, seat: int, to: int, you: Message, to_you: Message, others: Message, **facts: str
    ) -> str:
        """Say what ``{player}`` does to ``{other}``, in three messages by who is the reader."""
        message = you if self.is_reader(seat) else to_you if self.is_reader(to) else others
        return self.say(message, player=self.players[seat], other=self.players[to], **facts)

    def then(self, first: str, second: str) -> str:
        """Return one sentence after the other."""
        return self.say(_SENTENCES, first=first, second=second)

    def listed(self, names: Sequence[str]) -> str:
        """Return "a", "a and b", "a, b and c"."""
        *before, last = names
        if not before:
            return last
        most = reduce(lambda said, name: self.say(_MORE, before=said, next=name), before)
        return self.say(_PAIR, before=most, last=last)
