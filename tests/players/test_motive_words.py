"""Why a computer player does something, in words."""

import pytest

from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.players.motive import Motive, MotiveKind
from uno_kart_lab.players.motive_words import motive_in_words
from uno_kart_lab.rules.cards import CARDS, Colour

PLAYERS = ("Ana", "Ben", "Chi")


def said(reader: int, **facts: object) -> str:
    motive = Motive(**facts)  # type: ignore[arg-type]
    return motive_in_words(Voice("en", PLAYERS, reader), 0, motive)


@pytest.mark.parametrize("kind", list(MotiveKind))
def test_every_reason_has_words_for_its_player_and_for_others(kind: MotiveKind) -> None:
    facts = {
        "card": CARDS["W+4"],
        "colour": Colour.GREEN,
        "seat": 1,
        "number": 2,
        "least": 34,
        "games": 9,
    }
    own, other = said(0, kind=kind, **facts), said(2, kind=kind, **facts)
    assert "{" not in own + other
    assert "Ana" not in own


def test_what_is_kept_is_named() -> None:
    kept = {"kind": MotiveKind.KEEPS_WILD, "card": CARDS["W+4"]}
    assert said(2, **kept) == (
        "Ana keeps the Wild Draw Four for later, because a coloured card fits."
    )
    assert said(0, **kept) == "You keep the Wild Draw Four for later, because a coloured card fits."


def test_the_odds_of_a_bluff_are_told() -> None:
    assert said(2, kind=MotiveKind.BLUFF_LIKELY, number=81, least=34) == (
        "For Ana the chance of a bluff is 81 %. It pays to challenge from 34 %."
    )
