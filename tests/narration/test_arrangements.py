"""Cards that change places, for the teacher, for the seat that has them, and for others."""

import pytest

from tests.narration.golden import ANA, BEN
from tests.rules.dsl import NAMES
from uno_kart_lab.arrangement import Arrangement, Hindrance
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_arrangement

NEXT = Arrangement(None, None, CARDS["WB"])
HELD = Arrangement(BEN, CARDS["R5"], CARDS["G+2"])


def narrator(reader: Reader) -> Narrator:
    return Narrator("en", NAMES[:3], reader)


@pytest.mark.parametrize(
    ("arrangement", "reader", "sentence"),
    [
        (NEXT, TEACHER, "What if the next card of the stock were an Item Box?"),
        (NEXT, BEN, "What if the next card of the stock were another?"),
        (NEXT, TABLE, "What if the next card of the stock were another?"),
        (HELD, TEACHER, "What if Ben had a green Draw Two in place of the red 5?"),
        (HELD, BEN, "What if you had a green Draw Two in place of the red 5?"),
        (HELD, ANA, "What if Ben had another card in place of one?"),
        (HELD, TABLE, "What if Ben had another card in place of one?"),
    ],
)
def test_each_reader_is_told_what_it_may_know(
    arrangement: Arrangement, reader: Reader, sentence: str
) -> None:
    assert narrator(reader).arranged(see_arrangement(arrangement, reader)) == sentence


HINDERED = [
    (NEXT, Hindrance.ROUND_NOT_ON, "Cards can be changed only while a round is being played."),
    (NEXT, Hindrance.STOCK_EMPTY, "The stock is empty: there is no next card to change."),
    (
        HELD,
        Hindrance.DRAWN_CARD,
        "Ben is deciding about the card just drawn. The hand can be changed before that card is"
        " drawn, or after the decision.",
    ),
    (
        HELD,
        Hindrance.JUDGED_HAND,
        "Ben was caught before the Wild Draw Four is answered, so it is settled which card is"
        " judged. The hand can be changed before the catch, or after the answer.",
    ),
    (HELD, Hindrance.CARD_NOT_IN_HAND, "Ben does not have the red 5."),
    (NEXT, Hindrance.SAME_CARD, "The Item Box is the card that is there already."),
    (
        HELD,
        Hindrance.NOT_OUT_OF_SIGHT,
        "The green Draw Two can't be put there: none is left in the stock or in a hand that can"
        " give it.",
    ),
]


@pytest.mark.parametrize(("arrangement", "hindrance", "sentence"), HINDERED)
def test_what_cannot_be_arranged_is_told_with_its_reason(
    arrangement: Arrangement, hindrance: Hindrance, sentence: str
) -> None:
    assert narrator(TEACHER).hindered(arrangement, hindrance) == sentence


def test_there_are_words_for_every_hindrance() -> None:
    assert {hindrance for _, hindrance, _ in HINDERED} == set(Hindrance)
