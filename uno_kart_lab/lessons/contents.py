"""What a lesson consists of, as it stands in its folder."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from uno_kart_lab.i18n import SOURCE_LANGUAGE
from uno_kart_lab.library import case
from uno_kart_lab.rules.rule_ids import RuleId

COURSE: Final = (
    "deck",
    "setting-up",
    "turn",
    "action-cards",
    "item-boxes",
    "wild-draw-four",
    "saying-uno",
    "winning",
    "two-rule-books",
    "stacking",
    "swaps-and-jumps",
)
"""The lessons' ids in the order of the course: the names of their folders."""

_FOLDER: Final = Path(__file__).parent
_FOLLOWS: Final = re.compile(r"<!-- english: ([0-9a-f]{12}(?: [0-9a-f]{12})*) -->\n")
"""Heads a translation: the English sections that it was made from, each by its digest."""

_HEADING: Final = re.compile(r"^#{1,2} (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a lesson's prose, and the Markdown below it."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A part of a lesson: something at a table, to be predicted or played.

    Attributes
    ----------
    prose : Section
    source : dict
        The scenario or the record, as in a file.
    ask : tuple of str
        What is asked, as `uno_kart_lab.Lab` takes it; empty for a scene that is there to be played.
    reader : str or int
        Who looks.
    """

    prose: Section
    source: dict[str, Any]
    ask: tuple[str, ...]
    reader: str | int


@dataclass(frozen=True, slots=True)
class Contents:
    """All of a lesson, in one language.

    Attributes
    ----------
    id : str
    opening, closing : Section
        The opening's title is the lesson's.
    scenes : tuple of Scene
    rules : tuple of RuleId
        Those it is there to teach; every rule is taught by one lesson.
    cards : tuple of str
        The codes of those it is about.
    """

    id: str
    opening: Section
    scenes: tuple[Scene, ...]
    closing: Section
    rules: tuple[RuleId, ...]
    cards: tuple[str, ...]


@cache
def contents(lesson_id: str, lang: str) -> Contents:
    """Return a lesson's contents; where the prose isn't translated, in the source language.

    Raises
    ------
    KeyError
        If there is no such lesson.
    """
    if lesson_id not in COURSE:
        raise KeyError(f"no lesson {lesson_id!r}: there is {', '.join(COURSE)}")
    folder = _FOLDER / lesson_id
    data = json.loads((folder / "lesson.json").read_bytes())
    opening, *middle, closing = _prose(folder, lang)
    scenes = zip(middle, data["scenes"], strict=True)
    return Contents(
        lesson_id,
        opening,
        tuple(_scene(prose, scene, lang) for prose, scene in scenes),
        closing,
        tuple(data["rules"]),
        tuple(data["cards"]),
    )


def stale_sections(lesson_id: str, lang: str) -> list[str]:
    """Return the English titles of the sections that were changed after they were translated.

    Of a lesson that is not translated at all these are all.
    """
    folder = _FOLDER / lesson_id
    path = folder / f"{lang}.md"
    followed = _FOLLOWS.match(path.read_text("utf-8")) if path.exists() else None
    made_from = followed[1].split() if followed else []
    sections = _prose(folder, SOURCE_LANGUAGE)
    return [section.title for section in sections if digest(section) not in made_from]


def digest(section: Section) -> str:
    """Return what a section is known by, as long as nobody changes a word of it."""
    return sha256(f"{section.title}\n{section.text}".encode()).hexdigest()[:12]


def followed_line(lesson_id: str) -> str:
    """Return the line that heads a translation of a lesson's English as it is now."""
    digests = " ".join(map(digest, _prose(_FOLDER / lesson_id, SOURCE_LANGUAGE)))
    return f"<!-- english: {digests} -->"


def _prose(folder: Path, lang: str) -> list[Section]:
    """Return the sections of the prose: the opening, each scene's, the closing."""
    path = folder / f"{lang}.md"
    if not path.exists():
        path = folder / f"{SOURCE_LANGUAGE}.md"
    _, *parts = _HEADING.split(_FOLLOWS.sub("", path.read_text("utf-8")))
    titles, texts = parts[::2], parts[1::2]
    return [Section(title, text.strip()) for title, text in zip(titles, texts, strict=True)]


def _scene(prose: Section, data: dict[str, Any], lang: str) -> Scene:
    source = data["scenario"] if "scenario" in data else case(data["case"], lang).scenario
    if "actions" in data:
        source = source | {"actions": source["actions"][: data["actions"]]}
    return Scene(prose, source, tuple(data["ask"]), data.get("reader", "teacher"))
