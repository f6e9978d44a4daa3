"""What if a card lay elsewhere: which cards change places, and which can't."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import R, cards, codes, hand, put, table
from tests.strategies import rounds
from uno_kart_lab.arrangement import (
    Arrangement,
    Hindrance,
    IllegalArrangement,
    arrange,
    arrangeable,
    why_not_arranged,
)
from uno_kart_lab.rules.actions import CatchUno, Draw, Play
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import apply, legal_actions, why_not
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.resolution import Step
from uno_kart_lab.rules.values import changed

TABLE = table("R5 WB", "B7 G3", "Y8 G3", top="Y1 R1", stock="Y2 B4 G9 B4 Y5")


def in_hand(seat: int, card: str, wanted: str) -> Arrangement:
    return Arrangement(seat, CARDS[card], CARDS[wanted])


def next_card(wanted: str) -> Arrangement:
    return Arrangement(None, None, CARDS[wanted])


def hindrance(position: Position, arrangement: Arrangement) -> Hindrance:
    """Give why the cards can't change places, and see that they don't."""
    with pytest.raises(IllegalArrangement) as refused:
        arrange(position, arrangement)
    assert refused.value.arrangement == arrangement
    assert why_not_arranged(position, arrangement) == refused.value.hindrance
    return refused.value.hindrance


def test_a_card_of_a_hand_changes_places_with_the_copy_nearest_the_bottom() -> None:
    after = arrange(TABLE, in_hand(0, "R5", "B4"))
    assert hand(after, 0) == "B4 WB"
    assert codes(after.stock) == "Y2 B4 G9 R5 Y5"
    assert changed(after, hands=TABLE.hands, stock=TABLE.stock) == TABLE


def test_the_next_card_of_the_stock_changes_places_with_one_below_it() -> None:
    after = arrange(TABLE, next_card("B4"))
    assert codes(after.stock) == "B4 B4 G9 Y2 Y5"


def test_a_card_that_is_not_in_the_stock_comes_from_the_next_hand_that_has_it() -> None:
    after = arrange(TABLE, in_hand(0, "WB", "G3"))
    assert [hand(after, seat) for seat in range(3)] == ["R5 G3", "B7 WB", "Y8 G3"]
    assert arrange(TABLE, in_hand(2, "Y8", "B7")).hands[1] == cards("Y8 G3")


def test_the_next_card_comes_from_the_hand_whose_turn_it_is_before_others() -> None:
    on_turn = changed(TABLE, turn=2)
    after = arrange(on_turn, next_card("G3"))
    assert codes(after.stock) == "G3 B4 G9 B4 Y5"
    assert hand(after, 2) == "Y2 Y8"
    assert hand(after, 1) == hand(on_turn, 1)


@pytest.mark.parametrize(
    ("arrangement", "reason"),
    [
        (in_hand(0, "R6", "B4"), Hindrance.CARD_NOT_IN_HAND),
        (in_hand(0, "B7", "B4"), Hindrance.CARD_NOT_IN_HAND),
        (in_hand(0, "R5", "R5"), Hindrance.SAME_CARD),
        (next_card("Y2"), Hindrance.SAME_CARD),
        (in_hand(0, "R5", "R1"), Hindrance.NOT_OUT_OF_SIGHT),
        (in_hand(0, "R5", "Y1"), Hindrance.NOT_OUT_OF_SIGHT),
        (in_hand(0, "R5", "WB"), Hindrance.NOT_OUT_OF_SIGHT),
        (next_card("R9"), Hindrance.NOT_OUT_OF_SIGHT),
    ],
    ids=str,
)
def test_what_cannot_change_places_says_why(arrangement: Arrangement, reason: Hindrance) -> None:
    assert hindrance(TABLE, arrangement) is reason


def test_an_empty_stock_has_no_next_card() -> None:
    bare = changed(TABLE, stock=())
    assert hindrance(bare, next_card("B7")) is Hindrance.STOCK_EMPTY
    assert arrangeable(bare, None) == ()


def test_when_the_round_is_over_nothing_changes_places() -> None:
    over = apply(table("R5", "B7", top="R1", stock="Y2"), put(0, "R5")).after
    assert hindrance(over, next_card("B7")) is Hindrance.ROUND_NOT_ON
    assert hindrance(over, in_hand(1, "B7", "Y2")) is Hindrance.ROUND_NOT_ON
    assert arrangeable(over, 1) == ()


@pytest.mark.rule("TURN-3")
def test_a_hand_that_decides_about_its_drawn_card_stays() -> None:
    drawn = apply(table("R5 Y7", "B7", top="G1", stock="G9 Y2"), Draw(0)).after
    assert hindrance(drawn, in_hand(0, "R5", "B7")) is Hindrance.DRAWN_CARD
    assert hindrance(drawn, in_hand(0, "G9", "B7")) is Hindrance.DRAWN_CARD
    assert hindrance(drawn, in_hand(1, "B7", "G9")) is Hindrance.NOT_OUT_OF_SIGHT
    assert arrangeable(drawn, 0) == ()
    assert arrangeable(drawn, 1) == cards("Y2")
    assert arrangeable(drawn, None) == cards("B7")


@pytest.mark.rule("WD4-2", "UNO-2", "STACK-4")
def test_a_hand_that_is_judged_stays_once_its_player_was_caught() -> None:
    p = table("Y1 W+4", "B7 R2", "G1 G2", top="R1", stock="Y2 Y3 Y4 Y5", stacking="any")
    aimed = apply(p, Play(0, CARDS["W+4"], R)).after
    assert hand(arrange(aimed, in_hand(0, "Y1", "R2")), 0) == "R2"
    caught = apply(aimed, CatchUno(1, 0)).after
    assert hindrance(caught, in_hand(0, "Y1", "R2")) is Hindrance.JUDGED_HAND
    assert arrangeable(caught, 0) == ()
    assert hindrance(caught, in_hand(1, "B7", "Y1")) is Hindrance.NOT_OUT_OF_SIGHT


@pytest.mark.rule("WD4-3", "CHAL-2")
def test_the_hand_a_challenge_will_look_at_can_be_another() -> None:
    honest = apply(
        table("B5 B6 W+4", "B7 R2", top="R1", stock="Y2 Y3 Y4 Y5 Y6 Y7 Y8"),
        Play(0, CARDS["W+4"], R),
    ).after
    assert hand(arrange(honest, in_hand(0, "B5", "R2")), 0) == "R2 B6"


def test_a_place_is_named_as_it_has_to_be() -> None:
    with pytest.raises(ValueError, match="named"):
        Arrangement(0, None, CARDS["R5"])
    with pytest.raises(ValueError, match="named"):
        Arrangement(None, CARDS["R5"], CARDS["R5"])


def test_what_can_be_wanted_is_what_lies_out_of_sight_elsewhere() -> None:
    assert arrangeable(TABLE, 0) == cards("Y2 Y5 Y8 G3 G9 B4 B7")
    assert arrangeable(TABLE, None) == cards("R5 Y5 Y8 G3 G9 B4 B7 WB")


@given(rounds(most=40), st.data())
def test_whatever_is_arranged_the_game_has_its_cards_and_goes_on(
    steps: list[Step], data: st.DataObject
) -> None:
    p = data.draw(st.sampled_from(steps)).after
    seat = data.draw(st.sampled_from([None, *range(len(p.hands))]))
    for wanted in arrangeable(p, seat):
        card = None if seat is None else data.draw(st.sampled_from(p.hands[seat]))
        if wanted is card:
            continue
        after = arrange(p, Arrangement(seat, card, wanted))
        assert all_cards(after) == all_cards(p)
        assert [len(held) for held in after.hands] == [len(held) for held in p.hands]
        assert wanted in (after.stock[:1] if seat is None else after.hands[seat])
        actions = legal_actions(after)
        assert actions
        assert all(why_not(after, action) is None for action in actions)


def all_cards(p: Position) -> list[str]:
    return sorted(card.code for pile in (*p.hands, p.stock, p.discard) for card in pile)


@given(rounds(most=40), st.data())
def test_nothing_can_be_wanted_but_what_is_offered(steps: list[Step], data: st.DataObject) -> None:
    p = data.draw(st.sampled_from(steps)).after
    seat = data.draw(st.sampled_from([None, *range(len(p.hands))]))
    card = None if seat is None else data.draw(st.sampled_from([*p.hands[seat], *CARDS.values()]))
    offered = arrangeable(p, seat)
    for wanted in CARDS.values():
        reason = why_not_arranged(p, Arrangement(seat, card, wanted))
        held = seat is None or card in p.hands[seat]
        assert (reason is None) == (wanted in offered and held and wanted is not card)
