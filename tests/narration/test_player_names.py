"""A player's name is data: whatever stands in it is said as it is."""

import pytest

from tests.narration.golden import ANA, BEN, GOLDEN
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.actions import CatchUno, ChooseTarget
from uno_kart_lab.rules.position import AwaitTurn
from uno_kart_lab.views import TABLE

HOSTILE = [
    "{0}",
    "{card}",
    "{player.__class__}",
    "{",
    "}}",
    "%s %(player)s",
    "$player",
    "<b>Ben</b>",
    "\\n\\g<0>",
    "שרה",
    "\u202eneB\u202c",
    "मीरा",
    "  Ben  ",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_comes_out_as_it_went_in(name: str) -> None:
    plain = Narrator("en", ["Ana", "Ben", "Chi"], TABLE)
    narrator = Narrator("en", ["Ana", name, "Chi"], TABLE)
    for told in GOLDEN:
        assert narrator.event(told.event) == plain.event(told.event).replace("Ben", name)
    assert narrator.awaiting(AwaitTurn(BEN)) == plain.awaiting(AwaitTurn(BEN)).replace("Ben", name)
    for action in (ChooseTarget(ANA, BEN), CatchUno(ANA, BEN)):
        assert narrator.action(action) == plain.action(action).replace("Ben", name)
        assert narrator.did(action) == plain.did(action).replace("Ben", name)
