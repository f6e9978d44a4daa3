"""What the page of a desk asks for beside what the page of a Lab does: untrusted as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from uno_kart_lab.files.addresses import MAX_ADDRESS
from uno_kart_lab.files.at import At
from uno_kart_lab.i18n import _
from uno_kart_lab.widgets.building import Building, check_at, take_over_at

Form: TypeAlias = Literal["markdown", "html"]

_FORMS: Final[dict[str, Form]] = {form: form for form in ("markdown", "html")}
_A_GAME: Final = _("a game's text")
_MOST_GAMES: Final = 40
_MOST_QUESTIONS: Final = 200


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Tell where the game stands, as a game of its own, and what can be asked there."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Show the place of a question and ask it: of a game that was told, or the next there is."""

    game: str | None
    question: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A game that was told, and which of its questions are wanted."""

    game: str
    questions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Handout:
    """Write a handout."""

    form: Form
    sheets: tuple[Sheet, ...]


@dataclass(frozen=True, slots=True)
class Code:
    """Draw a link as a QR code."""

    link: At


DeskRequest: TypeAlias = Building | Excerpt | Pose | Handout | Code


def _excerpt(at: At) -> Excerpt:
    at.fields("do")
    return Excerpt()


def _pose(at: At) -> Pose:
    given = at.fields("do", "game", "question")
    game = None if given["game"].value is None else _game(given["game"])
    return Pose(game, given["question"].integer(0, _MOST_QUESTIONS))


def _handout(at: At) -> Handout:
    given = at.fields("do", "form", "sheets")
    sheets = tuple(map(_sheet, given["sheets"].items(1, _MOST_GAMES)))
    return Handout(given["form"].one_of(_FORMS), sheets)


def _sheet(at: At) -> Sheet:
    given = at.fields("game", "questions")
    picks = given["questions"].items(1, _MOST_QUESTIONS)
    return Sheet(_game(given["game"]), tuple(pick.integer(0, _MOST_QUESTIONS) for pick in picks))


def _game(at: At) -> str:
    if not isinstance(at.value, str):
        raise at.refusal(_A_GAME)
    return at.value


def _code(at: At) -> Code:
    link = at.fields("do", "link")["link"]
    link.text(1, MAX_ADDRESS)
    return Code(link)


DESK_REQUESTS: Final[dict[str, Callable[[At], DeskRequest]]] = {
    "check": check_at,
    "take_over": take_over_at,
    "excerpt": _excerpt,
    "pose": _pose,
    "handout": _handout,
    "code": _code,
}
