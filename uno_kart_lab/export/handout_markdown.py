"""The handout as Markdown."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence

from uno_kart_lab.export.drawn_table import TablePicture
from uno_kart_lab.export.exercises import Exercise
from uno_kart_lab.export.handout import (
    ANSWERS,
    BEFORE_THE_PAGE,
    LETTERS,
    NEW_PAGE,
    NOT_THIS,
    RULE,
    TITLE,
    Numbered,
    Section,
    numbered,
    sections_of,
)
from uno_kart_lab.export.markdown import plain
from uno_kart_lab.i18n import Message, say, translator
from uno_kart_lab.narration.rulebook import rulebook


def handout_markdown(exercises: Sequence[Exercise], lang: str) -> str:
    """Return a handout as Markdown.

    Each table is there in words and as a picture; the pictures stand at the end of the file, so
    that the rest can be read and changed.
    """
    return "\n".join(_Writer(lang).lines(sections_of(exercises)))


class _Writer:
    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._translations = translator(lang)
        self._rules = rulebook(lang)
        self._pictures: list[str] = []

    def lines(self, sections: Sequence[Section]) -> Iterator[str]:
        yield from (f"# {self._said(TITLE)}", "")
        for section in sections:
            yield from self._section(section)
        yield from (NEW_PAGE, "", f"# {self._said(ANSWERS)}", "")
        for asked in numbered(sections):
            yield from self._answer(asked)
        for number, picture in enumerate(self._pictures, 1):
            encoded = b64encode(picture.encode()).decode()
            yield f"[table-{number}]: data:image/svg+xml;base64,{encoded}"

    def _section(self, section: Section) -> Iterator[str]:
        if section.title:
            yield from (f"## {plain(section.title)}", "")
        for number, situation in enumerate(section.situations):
            if number:
                yield from (f"*{plain(self._said(BEFORE_THE_PAGE))}*", "", NEW_PAGE, "")
            picture = TablePicture(situation.position, self._lang, situation.title)
            self._pictures.append(picture.svg())
            title, *more = picture.in_words()
            yield from (f"![{plain(title)}][table-{len(self._pictures)}]", "")
            yield from (f"- {plain(line)}" for line in more)
            yield ""
            yield from (line for told in situation.told for line in (f"> {plain(told)}", ">"))
            if situation.told:
                yield ""
            for asked in situation.asked:
                yield from (f"**{asked.number}. {plain(asked.question.ask)}**", "")
                for letter, choice in zip(LETTERS, asked.question.choices, strict=False):
                    yield f"- [ ] {letter}: {plain(choice.text)}"
                yield ""

    def _answer(self, asked: Numbered) -> Iterator[str]:
        question = asked.question
        right = question.choices[question.right]
        rule = self._rules[question.rule]
        letter = LETTERS[question.right]
        yield from (f"**{asked.number}. {letter}: {plain(right.text)}**", "", plain(right.why), "")
        for other, choice in zip(LETTERS, question.choices, strict=False):
            if not choice.right:
                yield f"- {plain(self._said(NOT_THIS, letter=other, why=choice.why))}"
        cited = self._said(RULE, rule=rule.id, title=rule.title, source=rule.source)
        yield from ("", f"*{plain(cited)}*", "")

    def _said(self, message: Message, **values: str) -> str:
        return say(message, self._translations, **values)
