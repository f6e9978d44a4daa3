"""The list of the lessons, with where one is in them."""

from __future__ import annotations

import sys
from typing import Any, Final

import traitlets

from uno_kart_lab.i18n import say, translate, translator
from uno_kart_lab.lessons.lesson import lessons
from uno_kart_lab.lessons.words import COURSE_SCENES, COURSE_WORDS
from uno_kart_lab.page.bundle import bundle
from uno_kart_lab.widgets.speaker import Speaker

# The other notebooks that the list leads to: what they are called among its words.
PLACES: Final = {
    "review": "review.ipynb",
    "play": "play.ipynb",
    "teach": "teach.ipynb",
    "referee": "referee.ipynb",
}
# What plays many games is compiled, which Python in a browser can't do.
COMPILED_PLACES: Final = {"simulate": "simulate.ipynb", "experiments": "experiments.ipynb"}


class Course(Speaker):
    """The lessons, each with how much of it is done in this browser, and where else one can go.

    Parameters
    ----------
    lang : str, optional
        One of `uno_kart_lab.i18n.languages`; if not given, the one that is chosen for the page.

    Raises
    ------
    InputError
        For an unknown language.
    """

    _esm = bundle("course_main")

    course = traitlets.Dict().tag(sync=True)

    def _said(self) -> dict[str, Any]:
        return {"course": {**course_message(self._lang), **self._speech()}}

    def __repr__(self) -> str:
        return "Course"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        # Where a notebook is only read, there is the list without the progress.
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return data | {"text/markdown": course_list(self._lang)}, metadata


def _places() -> dict[str, str]:
    return PLACES if sys.platform == "emscripten" else PLACES | COMPILED_PLACES


def course_list(lang: str) -> str:
    """Return the lessons and the places as Markdown."""
    translations = translator(lang)

    def say(name: str) -> str:
        return translate(COURSE_WORDS[name], translations)

    return "\n".join(
        [
            f"## {say('course')}",
            "",
            say("course_help"),
            "",
            *(f"{each.number}. [{each.title}]({each.notebook})" for each in lessons(lang)),
            "",
            f"## {say('course_more')}",
            "",
            *(
                f"- [{say(f'course_{place}')}]({link}): {say(f'course_{place}_help')}"
                for place, link in _places().items()
            ),
        ]
    )


def course_message(lang: str) -> dict[str, Any]:
    """Return what the page is told: words, lessons and places."""
    translations = translator(lang)
    return {
        "words": {name: translate(said, translations) for name, said in COURSE_WORDS.items()},
        "lessons": [
            {
                "lesson": lesson.id,
                "title": lesson.title,
                "link": lesson.notebook,
                "scenes": len(lesson.scenes),
                "counted": say(COURSE_SCENES, translations, len(lesson.scenes)),
            }
            for lesson in lessons(lang)
        ],
        "places": [{"place": place, "link": link} for place, link in _places().items()],
    }
