"""A lesson as its notebook shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uno_kart_lab.files import write_session
from uno_kart_lab.i18n import Message, say, translator
from uno_kart_lab.lessons import words
from uno_kart_lab.lessons.contents import COURSE, Scene, contents
from uno_kart_lab.lessons.picture import CardsPicture
from uno_kart_lab.lessons.shown import Prose
from uno_kart_lab.loading import load, session_of
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.notebook_files import FIRST_NOTEBOOK
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.widgets.languages import Languages
from uno_kart_lab.widgets.speaking import language_of

if TYPE_CHECKING:
    from uno_kart_lab.widgets.lab import Lab

PARTS: Final = ("table", "story", "choices", "timeline")
"""Of the Lab's page, in a lesson: no bar, for there is nothing to be set up."""


class Lesson:
    """A lesson of the course, in one language.

    Parameters
    ----------
    lesson_id : str
        One of `COURSE`.
    lang : str
        One of `uno_kart_lab.i18n.languages`.

    Raises
    ------
    KeyError
        If there is no such lesson.
    ValueError
        For an unknown language.
    """

    def __init__(self, lesson_id: str, lang: str) -> None:
        self._contents = contents(lesson_id, lang)
        self._translations = translator(lang)
        self._lang = lang

    @property
    def id(self) -> str:
        """By which links and progress name the lesson."""
        return self._contents.id

    @property
    def number(self) -> int:
        """Its place in the course, from 1."""
        return COURSE.index(self.id) + 1

    @property
    def title(self) -> str:
        """What it is called."""
        return self._contents.opening.title

    @property
    def notebook(self) -> str:
        """The name of its notebook's file."""
        return f"lesson-{self.number}-{self.id}.ipynb"

    @property
    def rules(self) -> tuple[RuleId, ...]:
        """The rules it is there to teach."""
        return self._contents.rules

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """Its scenes in order."""
        return self._contents.scenes

    def language(self) -> Languages:
        """Return where the language is chosen."""
        return Languages(self._lang, self.title)

    def opening(self) -> Prose:
        """Return what the lesson begins with."""
        heading = self._say(words.LESSON, number=self.number, lessons=len(COURSE), title=self.title)
        return Prose(f"# {heading}", self._contents.opening.text, self._to_the_course())

    def cards(self) -> CardsPicture:
        """Return a picture of the cards that the lesson is about."""
        title = self._say(words.CARDS_OF_THIS_LESSON)
        return CardsPicture(self._contents.cards, title, self._lang)

    def scene(self, number: int) -> Prose:
        """Return what is said before a scene, the first of which is number 1."""
        prose = self.scenes[number - 1].prose
        heading = self._say(words.SCENE, number=number, title=prose.title)
        return Prose(f"## {heading}", prose.text)

    def play(self, number: int) -> Lab:
        """Return the table of a scene, to be gone through and to be played at."""
        # The list of the lessons has no table, and its kernel need not be able to make one.
        from uno_kart_lab.widgets.lab import Lab

        scene = self.scenes[number - 1]
        return Lab(
            _from_the_first_event(scene, self._lang),
            ask=list(scene.ask) or False,
            lesson={"lesson": self.id, "scene": number, **self._onward_from(number)},
            show=PARTS,
            key=f"{self.id}-{number}",
            lang=self._lang,
        )

    def _onward_from(self, number: int) -> dict[str, Any]:
        """Return where the table of a scene leads in the end, if not to the next scene."""
        if number < len(self.scenes):
            return {}
        if self.number == len(COURSE):
            return {"onward": {"says": "all", "link": FIRST_NOTEBOOK}}
        following = Lesson(COURSE[self.number], self._lang)
        return {"onward": {"says": "lesson", "link": following.notebook}}

    def closing(self) -> Prose:
        """Return what the lesson ends with: its rules by their titles, and what comes next."""
        closing, book = self._contents.closing, rulebook(self._lang)
        rules = "\n".join(f"- {book[rule].title} `{rule}`" for rule in self.rules)
        return Prose(
            f"## {closing.title}",
            closing.text,
            f"**{self._say(words.RULES_OF_THIS_LESSON)}**",
            rules,
            f"{self._onward()} · {self._to_the_course()}",
        )

    def _onward(self) -> str:
        if self.number == len(COURSE):
            return self._link(words.DEAL_YOUR_OWN, "play.ipynb")
        following = Lesson(COURSE[self.number], self._lang)
        return self._link(words.NEXT_LESSON, following.notebook, title=following.title)

    def _to_the_course(self) -> str:
        return self._link(words.ALL_LESSONS, FIRST_NOTEBOOK)

    def _link(self, message: Message, to: str, **facts: object) -> str:
        return f"[{self._say(message, **facts)}]({to})"

    def _say(self, message: Message, **facts: object) -> str:
        return say(message, self._translations, **facts)


def lesson(lesson_id: str, lang: str | None = None) -> Lesson:
    """Return a lesson of the course by its id, in the language of the page if none is named.

    See `Lesson`.
    """
    return Lesson(lesson_id, language_of(lang))


def lessons(lang: str | None = None) -> tuple[Lesson, ...]:
    """Return every lesson, in the order of the course."""
    lang = language_of(lang)
    return tuple(Lesson(lesson_id, lang) for lesson_id in COURSE)


def _from_the_first_event(scene: Scene, lang: str) -> dict[str, Any]:
    """Return a scene as a session: a deal, too, is gone through from its beginning."""
    loaded = load(scene.source, lang, scene.reader)
    loaded.game.go(0)
    event = 0 if loaded.game.node.step.events else None
    return write_session(session_of(loaded.game, loaded.start, event, loaded.reader, lang))
