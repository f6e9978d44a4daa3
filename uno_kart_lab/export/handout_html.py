"""The handout as a page to print."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from uno_kart_lab.art import symbol_sheet
from uno_kart_lab.export.exercises import Exercise
from uno_kart_lab.export.fonts import FONTS
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
    Situation,
    numbered,
    sections_of,
)
from uno_kart_lab.export.markup import Markup, codes_drawn
from uno_kart_lab.files import write_position
from uno_kart_lab.i18n import Message, _, say, translator
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.page.words import WORDS

_PAGE: Final = Template(files(__package__).joinpath("handout.html").read_text("utf-8"))

_NAME: Final = _("Name:")
_DATE: Final = _("Date:")
_DIRECTION: Final = _("Direction")


def handout_html(exercises: Sequence[Exercise], lang: str) -> str:
    """Return a handout as one HTML file to print, with nothing from elsewhere in it.

    Titles and names come out as text, never as markup.
    """
    page = _Page(lang)
    sections = sections_of(exercises)
    drawn = [
        write_position(situation.position)
        for section in sections
        for situation in section.situations
    ]
    return _PAGE.substitute(
        fonts=FONTS,
        lang=escape(lang),
        title=page.said(TITLE),
        name=page.said(_NAME),
        date=page.said(_DATE),
        sheet=symbol_sheet(codes_drawn(drawn)),
        exercises="\n".join(map(page.section, sections)),
        answers_title=page.said(ANSWERS),
        answers="\n".join(map(page.answer, numbered(sections))),
    )


class _Page:
    """The parts of the page, each as markup."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._translations = translator(lang)
        self._rules = rulebook(lang)

    def said(self, message: Message, **values: str) -> str:
        return escape(say(message, self._translations, **values))

    def section(self, section: Section) -> str:
        title = f"<h2>{escape(section.title)}</h2>" if section.title else ""
        onward = f'<p class="onward">{self.said(BEFORE_THE_PAGE)}</p>\n{NEW_PAGE}\n'
        situations = onward.join(map(self._situation, section.situations))
        return "\n".join(["<section>", title, situations, "</section>"])

    def _situation(self, situation: Situation) -> str:
        position = write_position(situation.position)
        markup = Markup(self._lang, position["players"])
        way = (self.said(_DIRECTION), self.said(WORDS[f"direction_{position['direction']}"]))
        turn = f"<i>{self.said(WORDS['tag_turn'])}</i>"
        told = "".join(f"<li>{markup.text(sentence)}</li>" for sentence in situation.told)
        return "\n".join(
            [
                markup.table(position, way, tags={position["turn"]: turn}),
                f'<ul class="told">{told}</ul>' if told else "",
                *(_question(markup, asked) for asked in situation.asked),
            ]
        )

    def answer(self, asked: Numbered) -> str:
        question = asked.question
        right = question.choices[question.right]
        rule = self._rules[question.rule]
        wrong = "".join(
            f'<p class="wrong">{self.said(NOT_THIS, letter=letter, why=choice.why)}</p>'
            for letter, choice in zip(LETTERS, question.choices, strict=False)
            if not choice.right
        )
        cited = self.said(RULE, rule=rule.id, title=rule.title, source=rule.source)
        return (
            f"<div><dt>{asked.number}. {escape(question.ask)}</dt>"
            f'<dd><p class="right">{LETTERS[question.right]}: {escape(right.text)}</p>'
            f"<p>{escape(right.why)}</p>{wrong}<p><small>{cited}</small></p></dd></div>"
        )


def _question(markup: Markup, asked: Numbered) -> str:
    choices = "".join(
        f"<li><span><b>{letter}</b> {markup.text(choice.text)}</span></li>"
        for letter, choice in zip(LETTERS, asked.question.choices, strict=False)
    )
    return (
        f'<div class="question"><h3>{asked.number}. {markup.text(asked.question.ask)}</h3>'
        f'<ul class="choices">{choices}</ul></div>'
    )
