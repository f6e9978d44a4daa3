"""Which cards may be played on which: colour, number, symbol, wilds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import B, G, R, Y, codes, play, put, refused, table
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import CARDS, Card, Colour
from uno_kart_lab.rules.engine import legal_actions, why_not
from uno_kart_lab.rules.refusals import Check, CheckKind
from uno_kart_lab.rules.turns import match_rule

ALL = " ".join(CARDS)


def playable(top: str, colour: Colour | None = None) -> str:
    """Return which of all cards may be played on `top`."""
    p = table(ALL, "R1", top=top, stock="R1", chosen_colour=colour)
    return codes(tuple(dict.fromkeys(a.card for a in legal_actions(p) if isinstance(a, Play))))


@pytest.mark.rule("MATCH-1", "MATCH-2", "MATCH-3", "MATCH-4")
@pytest.mark.parametrize(
    ("top", "fits"),
    [
        ("R5", "R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R+2 RR RS Y5 G5 B5 W+4 WB"),
        ("G+2", "R+2 Y+2 G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 G+2 GR GS B+2 W+4 WB"),
        ("YR", "RR Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y+2 YR YS GR BR W+4 WB"),
        ("BS", "RS YS GS B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 B+2 BR BS W+4 WB"),
    ],
)
def test_a_card_fits_by_colour_by_number_or_by_symbol(top: str, fits: str) -> None:
    assert playable(top) == fits


@pytest.mark.rule("MATCH-1", "MATCH-4")
@pytest.mark.parametrize("top", ["W+4", "WB"])
def test_on_a_wild_only_the_chosen_colour_and_wilds_fit(top: str) -> None:
    assert playable(top, Y) == "Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y+2 YR YS W+4 WB"


@pytest.mark.rule("MATCH-1", "MATCH-2", "MATCH-3", "MATCH-4")
@given(
    st.sampled_from(list(CARDS.values())),
    st.sampled_from(list(CARDS.values())),
    st.sampled_from(Colour),
)
def test_the_rule_that_lets_a_card_be_played(card: Card, onto: Card, chosen: Colour) -> None:
    active = chosen if onto.is_wild else onto.colour
    expected = None
    if card.code == "WB":
        expected = "MATCH-3"
    elif card.code == "W+4":
        expected = "MATCH-4"
    elif card.colour is active:
        expected = "MATCH-1"
    elif card.code[1:] == onto.code[1:]:
        expected = "MATCH-2"
    assert match_rule(card, onto, active) == expected


@pytest.mark.rule("MATCH-2")
def test_a_colour_counts_before_a_number_as_the_reason_of_a_play() -> None:
    p = table("R5 B5", "R1", top="R5", stock="R1")
    assert play(p, put(0, "R5", uno=True)).events[0].reason.rule == "MATCH-1"
    assert play(p, put(0, "B5", uno=True)).events[0].reason.rule == "MATCH-2"


@pytest.mark.rule("MATCH-2", "ITEM-2", "ITEM-3")
def test_a_symbol_that_an_item_box_turned_up_is_matched_though_it_did_not_act() -> None:
    p = table("WB Y1 Y2", "R+2 R1", "G1 G2", top="R9", stock="Y+2 R3 R4")
    after = play(p, put(0, "WB")).after
    assert put(1, "R+2") in legal_actions(after)
    assert why_not(after, put(1, "R1")) is not None


@pytest.mark.rule("MATCH-1", "MATCH-2")
def test_a_card_that_does_not_match_is_refused_with_what_was_compared() -> None:
    p = table("B1 Y2", "R1", top="G7", stock="R1")
    assert refused(p, put(0, "B1", uno=True)) == Check(
        CheckKind.CARD_MATCHES, "MATCH-1", False, card=CARDS["B1"], onto=CARDS["G7"], colour=G
    )


@pytest.mark.rule("MATCH-4")
@pytest.mark.parametrize("chosen", [R, B])
def test_a_chosen_colour_is_what_a_refusal_on_a_wild_compares(chosen: Colour) -> None:
    p = table("Y1 Y2", "R1", top="W+4", stock="R1", chosen_colour=chosen)
    assert refused(p, put(0, "Y1")) == Check(
        CheckKind.CARD_MATCHES, "MATCH-1", False, card=CARDS["Y1"], onto=CARDS["W+4"], colour=chosen
    )
