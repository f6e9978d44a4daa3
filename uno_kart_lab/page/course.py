"""What a cell says of the course: what is asked, and which scene it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from uno_kart_lab.files.at import At

if TYPE_CHECKING:
    from uno_kart_lab.page.asking import Ask

_LONGEST_NAME: Final = 40
_MOST_SCENES: Final = 99
_ONWARD: Final = {name: name for name in ("lesson", "all", "first")}
_NOTEBOOK: Final = re.compile(r"[\w-]{1,80}\.ipynb", re.ASCII)


def asks_of(ask: bool | Sequence[str]) -> Ask | None:
    """Return what is to be asked; None if nothing is.

    Raises
    ------
    InputError
        If it names what there is not.
    """
    if ask is False:
        return None
    # Most pages never ask, and each would wait for it to be loaded.
    from uno_kart_lab.page.asking import ask_at

    given = list(ask) if isinstance(ask, Sequence) and not isinstance(ask, str) else ask
    return ask_at(At("ask", given))


def lesson_of(lesson: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return which scene of which lesson it is, if it is one.

    Raises
    ------
    InputError
        If it is said in another way.
    """
    if lesson is None:
        return None
    given = At("lesson", lesson).fields("lesson", "scene", "onward")
    scene = {
        "lesson": given["lesson"].text(1, _LONGEST_NAME),
        "scene": given["scene"].integer(1, _MOST_SCENES),
    }
    return {**scene, "onward": onward_at(given["onward"])} if "onward" in given else scene


def onward_at(onward: At) -> dict[str, str]:
    """Return where one can go from an end: the word that calls it so, and a notebook.

    Raises
    ------
    InputError
        If it is said in another way.
    """
    given = onward.fields("says", "link")
    link = given["link"]
    if type(link.value) is not str or not _NOTEBOOK.fullmatch(link.value):
        raise link.refusal('"lesson-1-deck.ipynb"')
    return {"says": given["says"].one_of(_ONWARD), "link": link.value}
