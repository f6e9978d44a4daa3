"""A position that is being built: whether it can be played yet, and if not, what is in the way.

What the page holds is a *draft*: the keys of a scenario but its actions; the seed in digits, as the
largest seeds are no exact numbers in a page; `rest`, whether the cards that lie nowhere come below
those of the listed stock; and always a colour, whether the top card needs one or not. The reader of
scenarios judges it, as it does a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, assert_never

from uno_kart_lab.files import (
    InputError,
    Scenario,
    read_scenario,
    title_of,
    write_action,
    write_scenario,
)
from uno_kart_lab.files.at import At
from uno_kart_lab.files.codes import write_cards
from uno_kart_lab.files.scenarios import SCENARIO_FORMAT, SCENARIO_KEYS, SET_BY_OPENING
from uno_kart_lab.i18n import _, translate, translator
from uno_kart_lab.loading import begin
from uno_kart_lab.narration import Narrator
from uno_kart_lab.page.messages import legal_choices
from uno_kart_lab.rules.cards import CARDS, COPIES, Card
from uno_kart_lab.rules.position import AwaitTurn
from uno_kart_lab.rules.shuffle import shuffled
from uno_kart_lab.views import TEACHER
from uno_kart_lab.widgets.draft_errors import draft_error
from uno_kart_lab.widgets.requests import seed_in_digits
from uno_kart_lab.widgets.showing import Showing

_KEYS: Final = (*(key for key in SCENARIO_KEYS if key not in ("format", "actions")), "rest")
_IN_BETWEEN: Final = _(
    "An action is still being carried out here. Go to where somebody's turn begins: that position"
    " can be built on."
)


@dataclass(frozen=True, slots=True)
class Check:
    """Tell whether a draft can be played."""

    draft: At


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Tell the position that is shown, as a draft."""


Building: TypeAlias = Check | TakeOver


def check_at(at: At) -> Check:
    """Read the wish to have a draft checked; the draft itself is judged in the answer."""
    return Check(At("", at.fields("do", "draft")["draft"].value))


def take_over_at(at: At) -> TakeOver:
    """Read the wish to build on the position that is shown."""
    at.fields("do")
    return TakeOver()


def building_answer(showing: Showing, asked: Building) -> dict[str, Any]:
    """Return the message that answers a builder.

    Raises
    ------
    InputError
        If the position that is shown can't be taken over.
    """
    match asked:
        case Check(draft):
            return {"checked": checked(draft, showing.lang)}
        case TakeOver():
            return {"draft": draft_of(showing)}
        case _:
            assert_never(asked)


def checked(draft: At, lang: str) -> dict[str, Any]:
    """Judge a draft.

    Parameters
    ----------
    draft : At
        Whatever a page sent.
    lang : str

    Returns
    -------
    dict
        `left`: how many of each card lie nowhere; `wild`: whether the top card is one, so that its
        colour is to be named; `error`: None, or the `place` and the `text` of what is in the way.
        If nothing is: `scenario`, the file as text, without actions; `stock`, how many cards that
        has; `legal`, what can be done first, in words. Else None, 0 and none.
    """
    given: dict[str, Any] = draft.value if isinstance(draft.value, dict) else {}
    left = _left(given)
    told: dict[str, Any] = {
        "left": {card.code: count for card, count in left.items()},
        "wild": _is_wild_on_top(given),
        "error": None,
        "scenario": None,
        "stock": 0,
        "legal": [],
    }
    try:
        scenario = read_scenario(_file_of(draft, left))
    except InputError as error:
        return told | {"error": draft_error(error, given, lang)}
    after = begin(scenario).after
    return told | {
        "scenario": json.dumps(write_scenario(scenario), ensure_ascii=False, separators=(",", ":")),
        "stock": len(scenario.position.stock),
        "legal": legal_choices(after, TEACHER, Narrator(lang, after.players, TEACHER, after.rules)),
    }


def _file_of(draft: At, left: Mapping[Card, int]) -> dict[str, Any]:
    """Return a draft as a scenario's file says it."""
    given = draft.fields(*_KEYS)
    rest = given.get("rest", False).boolean()
    seed = seed_in_digits(given.get("seed", "0"))
    file: dict[str, Any] = {**given.values, "format": SCENARIO_FORMAT, "seed": seed}
    file.pop("rest", None)
    if file.get("discard") == []:
        for name in SET_BY_OPENING:
            file.pop(name, None)
    elif not _is_wild_on_top(file):
        file.pop("colour", None)
    stock = file.get("stock")
    if rest and stock == []:
        del file["stock"]
    elif rest and isinstance(stock, list):
        below = [card for card, count in left.items() for _ in range(count)]
        file["stock"] = [*stock, *write_cards(shuffled(below, seed)[0])]
    return file


def _is_wild_on_top(draft: Mapping[str, Any]) -> bool:
    discard = draft.get("discard")
    top = _card(discard[-1]) if isinstance(discard, list) and discard else None
    return top is not None and top.is_wild


def _left(draft: Mapping[str, Any]) -> dict[Card, int]:
    """Return how many of each card lie nowhere; what is no card does not count."""
    left = dict(COPIES)
    for code in _codes(draft):
        card = _card(code)
        if card is not None:
            left[card] = max(0, left[card] - 1)
    return left


def _codes(draft: Mapping[str, Any]) -> Iterator[object]:
    hands = draft.get("hands")
    piles = [*(hands if isinstance(hands, list) else ()), draft.get("discard"), draft.get("stock")]
    for pile in piles:
        if isinstance(pile, list):
            yield from pile


def _card(code: object) -> Card | None:
    return CARDS.get(code.upper()) if isinstance(code, str) else None


def draft_of(showing: Showing) -> dict[str, Any]:
    """Return the position that is shown as a draft.

    Beside its keys it has `reader`, who looks, and `then`, the action that is known to follow.

    Raises
    ------
    InputError
        If it is in the middle of an action, where a scenario can't begin.
    """
    scenario = _scenario_at(showing)
    p = scenario.position
    written = write_scenario(scenario)
    del written["format"], written["actions"]
    return {
        "turn": p.turn,
        "direction": "left",
        "colour": None,
        "last_actor": None,
        "stock": [],
        **written,
        "rest": scenario.shuffled_by is not None,
        "seed": str(written["seed"]),
        "reader": str(showing.reader),
        "then": _next_action(showing),
    }


def _scenario_at(showing: Showing) -> Scenario:
    start = showing.start
    if showing.game.at == 0 and isinstance(start, Scenario):
        return start
    if not isinstance(showing.position.awaiting, AwaitTurn):
        raise InputError(translate(_IN_BETWEEN, translator(showing.lang)))
    return Scenario(title_of(start), showing.position, ())


def _next_action(showing: Showing) -> dict[str, Any] | None:
    onward = showing.game.next
    action = showing.game.nodes[onward].step.action if onward is not None else None
    return None if action is None else write_action(action)
