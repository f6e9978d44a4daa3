"""What a page is told that asks, and for which no step changes."""

from __future__ import annotations

from typing import Any, TypeAlias, assert_never

from uno_kart_lab.files import write_names
from uno_kart_lab.files.codes import write_cards
from uno_kart_lab.page.comparison import comparison_message
from uno_kart_lab.page.entries import tree_message
from uno_kart_lab.widgets.case_requests import Find
from uno_kart_lab.widgets.requests import (
    Arrangeable,
    Compare,
    Computers,
    Export,
    Hello,
    Name,
)
from uno_kart_lab.widgets.showing import Showing

Question: TypeAlias = Hello | Name | Compare | Arrangeable | Computers | Export | Find


def answer(showing: Showing, question: Question) -> dict[str, Any]:
    """Return the message that answers a question of the page.

    Raises
    ------
    InputError
        If there is no answer, with the reason.
    """
    match question:
        case Hello():
            return tree_message(showing.game, showing.reader, showing.lang)
        case Name(node, text):
            showing.name(node, text)
            return {"names": write_names(showing.game.names)}
        case Compare():
            node, other = showing.node("node", question.node), showing.node("other", question.other)
            return comparison_message(showing.game, node, other, showing.reader, showing.lang)
        case Arrangeable(node, seat):
            cards = write_cards(showing.arrangeable(node, seat))
            return {"arrangeable": {"seat": seat, "cards": cards}}
        case Computers(names):
            if names is not None:
                showing.seat_computers(names)
            return {"computers": list(showing.computer.names)}
        case Export(what):
            # Most pages never ask for one, and each would wait for it to be loaded.
            from uno_kart_lab.widgets.exports import exported

            return {"file": exported(showing, what)}
        case Find():
            # Nor for the library.
            from uno_kart_lab.widgets.case_answers import found

            return found(question, showing.lang)
        case _:
            assert_never(question)
