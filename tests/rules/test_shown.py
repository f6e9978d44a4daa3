"""Values of the rules show themselves; what they show is tested in tests/export."""

from unittest.mock import Mock

import pytest

from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import start_game

DEAL = start_game(["Ana", "Ben"], seed=1)


@pytest.mark.parametrize("thing", [CARDS["R5"], DEAL.after], ids=["card", "position"])
def test_a_card_and_a_position_are_pictures(thing) -> None:
    assert thing._repr_svg_().startswith("<svg")


def test_a_step_is_a_list() -> None:
    assert DEAL._repr_html_().startswith("<ol>")


@pytest.mark.parametrize("thing", [DEAL, DEAL.after], ids=["step", "position"])
def test_a_step_and_a_position_are_texts_too(thing) -> None:
    printer = Mock()
    thing._repr_pretty_(printer, False)
    assert "Ana" in printer.text.call_args.args[0]
