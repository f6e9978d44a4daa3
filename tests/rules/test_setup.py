"""Setting up: who deals, the deal, and the rounds after the first."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import (
    NAMES,
    cards,
    codes,
    find,
    kinds,
    only,
    play,
    put,
    refused,
    sizes,
    table,
)
from uno_kart_lab.rules import setup
from uno_kart_lab.rules.actions import Draw, NextRound
from uno_kart_lab.rules.cards import COPIES, DECK, Card
from uno_kart_lab.rules.engine import legal_actions, start_game
from uno_kart_lab.rules.events import (
    DealerCardsDrawn,
    DealerNamed,
    Event,
    HandsDealt,
    OpeningCardTurned,
    RoundBegun,
    StockShuffled,
    evolve,
)
from uno_kart_lab.rules.options import QUICK, STANDARD, RuleSet
from uno_kart_lab.rules.position import LEFT, RIGHT, Position, Reason, SettingUp
from uno_kart_lab.rules.refusals import CheckKind
from uno_kart_lab.rules.shuffle import shuffled
from uno_kart_lab.rules.values import changed


def all_cards(p: Position) -> Counter[Card]:
    return Counter([*p.stock, *p.discard, *(card for hand in p.hands for card in hand)])


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 11])
def test_two_to_ten_can_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"^{players} players: 2 to 10 can play$"):
        start_game(["x"] * players)


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("players", [2, 10])
def test_as_few_as_two_and_as_many_as_ten_play(players: int) -> None:
    step = start_game(NAMES[:players])
    assert step.after.players == NAMES[:players]
    assert len(only(step, HandsDealt).hands) == players


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_outside_its_bounds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=rf"^seed {seed}: 0 to 2\^63 - 1 is allowed$"):
        start_game(NAMES[:2], seed=seed)


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_first_and_the_last_seed_deal(seed: int) -> None:
    assert start_game(NAMES[:2], seed=seed).before.generator == seed


@pytest.mark.rule("SETUP-1")
def test_without_a_seed_the_game_is_that_of_seed_0_under_the_standard_rules() -> None:
    assert start_game(NAMES[:3]) == start_game(NAMES[:3], STANDARD, 0)


@pytest.mark.rule("SETUP-1")
def test_a_table_before_the_first_shuffle_holds_the_deck_in_order() -> None:
    assert start_game(NAMES[:3], seed=5).before == Position(
        rules=STANDARD,
        players=("Ana", "Ben", "Chi"),
        dealer=0,
        turn=1,
        direction=LEFT,
        hands=((), (), ()),
        discard=(),
        chosen_colour=None,
        stock=DECK,
        scores=(0, 0, 0),
        round=1,
        last_actor=None,
        awaiting=SettingUp(),
        generator=5,
    )


@pytest.mark.rule("SETUP-1")
@given(st.integers(2, 10), st.integers(0, 2**63 - 1))
def test_the_highest_card_finds_the_dealer(players: int, seed: int) -> None:
    step = start_game(NAMES[:players], seed=seed)
    draws = find(step, DealerCardsDrawn)
    still_in = tuple(range(players))
    for drawn in draws:
        assert drawn.seats == still_in
        assert list(drawn.values) == [
            int(card.face.value) if card.face.value.isdigit() else 0 for card in drawn.cards
        ]
        best = max(drawn.values)
        still_in = tuple(s for s, v in zip(drawn.seats, drawn.values, strict=True) if v == best)
        assert drawn is draws[-1] or len(still_in) > 1
    assert (only(step, DealerNamed).seat,) == still_in


@pytest.mark.rule("SETUP-1")
def test_each_draws_from_the_shuffled_deck_and_the_cards_go_back() -> None:
    step = start_game(NAMES[:3], seed=1)
    shuffle, draw, named, again, dealt = step.events[:5]
    stock, generator = shuffled(DECK, 1)
    why = Reason("SETUP-1", options=("first_dealer",))
    assert kinds(step)[:5] == [
        "StockShuffled",
        "DealerCardsDrawn",
        "DealerNamed",
        "StockShuffled",
        "HandsDealt",
    ]
    assert shuffle == StockShuffled(why, stock, generator)
    assert isinstance(draw, DealerCardsDrawn)
    assert (draw.reason, draw.cards) == (why, stock[:3])
    assert named == DealerNamed(changed(why, cause=2), draw.values.index(max(draw.values)))
    assert again == StockShuffled(Reason("SETUP-2"), *shuffled(DECK, generator))
    assert isinstance(dealt, HandsDealt)
    assert step.positions()[1].stock == stock


TIE_OF_SYMBOLS = 19
"""A seed: two players draw a Reverse and a Wild Draw Four, which both count 0."""

THREE_OF_FOUR = 9
"""A seed: of four players three draw the same highest number."""


@pytest.mark.rule("SETUP-1")
def test_tied_players_draw_again_from_what_is_left() -> None:
    step = start_game(NAMES[:2], seed=TIE_OF_SYMBOLS)
    shuffle, draw, again, named = step.events[:4]
    assert kinds(step)[1:4] == ["DealerCardsDrawn", "DealerCardsDrawn", "DealerNamed"]
    assert isinstance(shuffle, StockShuffled)
    assert isinstance(draw, DealerCardsDrawn)
    assert (codes(draw.cards), draw.values) == ("YR W+4", (0, 0))
    assert isinstance(again, DealerCardsDrawn)
    why = Reason("SETUP-1", cause=2, options=("first_dealer",))
    assert (again.reason, again.cards) == (why, shuffle.stock[2:4])
    assert named.reason == changed(why, cause=3)


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize(("size", "shuffles"), [(4, 1), (3, 2)])
def test_when_too_few_are_left_the_cards_go_back_first(size: int, shuffles: int) -> None:
    deck = cards("R+2 G+2 R9 B1")[:size]
    table = changed(setup.empty_table(NAMES[:2], STANDARD, 0), stock=deck)
    tied_first = next(
        seed for seed in range(100) if set(shuffled(deck, seed)[0][:2]) == set(cards("R+2 G+2"))
    )
    p = changed(table, generator=tied_first)
    finding = setup._draw_for_dealer(p)
    told: list[Event] = []
    event = next(finding)
    while not isinstance(event, DealerNamed):
        told.append(event)
        p = evolve(p, event)
        event = finding.send(p)
    assert sum(isinstance(event, StockShuffled) for event in told[:3]) == shuffles


@pytest.mark.rule("SETUP-1")
def test_who_did_not_tie_does_not_draw_again() -> None:
    first, second, *_ = find(start_game(NAMES[:4], seed=THREE_OF_FOUR), DealerCardsDrawn)
    assert len(set(first.values)) == 2
    (out,) = (seat for seat in range(4) if first.values[seat] < max(first.values))
    assert second.seats == tuple(seat for seat in range(4) if seat != out)
    assert len(second.cards) == 3


@pytest.mark.rule("SETUP-1")
def test_the_players_name_the_dealer_under_chosen() -> None:
    step = start_game(NAMES[:3], QUICK, dealer=2)
    assert only(step, DealerNamed) == DealerNamed(Reason("SETUP-1", options=("first_dealer",)), 2)
    assert not find(step, DealerCardsDrawn)
    assert step.after.dealer == 2


@pytest.mark.rule("SETUP-1", "OPEN-1")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_dealers_left_comes_first_unless_the_opening_says_else(dealer: int, first: int) -> None:
    named = start_game(NAMES[:3], QUICK, dealer=dealer).positions()[0]
    assert (named.dealer, named.turn) == (dealer, first)


@pytest.mark.rule("SETUP-1")
def test_seat_0_deals_if_the_players_name_nobody() -> None:
    assert start_game(NAMES[:3], QUICK) == start_game(NAMES[:3], QUICK, dealer=0)
    assert start_game(NAMES[:3], QUICK).after.dealer == 0


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("dealer", [-1, 3])
def test_a_seat_that_does_not_exist_cannot_deal(dealer: int) -> None:
    with pytest.raises(ValueError, match=f"^dealer {dealer}: seats are 0 to 2$"):
        start_game(NAMES[:3], QUICK, dealer=dealer)


@pytest.mark.rule("SETUP-1")
def test_nobody_names_the_dealer_under_high_card() -> None:
    with pytest.raises(ValueError, match=r"^dealer: the highest card decides under first_dealer"):
        start_game(NAMES[:3], dealer=0)


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_seven_cards_are_dealt_one_at_a_time_from_the_dealers_left(dealer: int) -> None:
    step = start_game(NAMES[:3], QUICK, seed=11, dealer=dealer)
    named, shuffle, dealt = step.events[:3]
    assert kinds(step)[:3] == ["DealerNamed", "StockShuffled", "HandsDealt"]
    stock, generator = shuffled(DECK, 11)
    assert shuffle == StockShuffled(Reason("SETUP-2"), stock, generator)
    hands: list[list[Card]] = [[], [], []]
    for i in range(21):
        hands[(dealer + 1 + i) % 3].append(stock[i])
    assert isinstance(named, DealerNamed)
    assert dealt == HandsDealt(
        Reason("SETUP-2", 2),
        dealer,
        tuple(tuple(sorted(h, key=DECK.index)) for h in hands),
        stock[21:],
    )
    table = step.positions()[2]
    assert sizes(table) == [7, 7, 7]
    assert len(table.stock) == 112 - 21


@pytest.mark.rule("SETUP-2", "DECK-1")
@given(st.integers(2, 10), st.integers(0, 2**63 - 1), st.sampled_from([STANDARD, QUICK]))
def test_all_cards_are_on_the_table_after_the_deal(players: int, seed: int, rules: RuleSet) -> None:
    p = start_game(NAMES[:players], rules, seed).after
    assert all_cards(p) == COPIES


@pytest.mark.rule("SETUP-3")
def test_the_dealer_turns_up_the_stocks_top_card() -> None:
    step = start_game(NAMES[:3], QUICK, dealer=1)
    dealt, turned = step.events[2:4]
    assert isinstance(dealt, HandsDealt)
    assert isinstance(turned, OpeningCardTurned)
    assert turned == OpeningCardTurned(Reason("SETUP-3"), 1, dealt.stock[0])
    table = step.positions()[3]
    assert (table.discard, table.stock) == ((dealt.stock[0],), dealt.stock[1:])


def round_over(**more: Any) -> Position:
    """Seat 1 of three has won a round that seat 1 dealt, and the game goes on."""
    p = table("B1 B2", "R5", "G1", top="B9 R1", stock="Y1", turn=1, **({"dealer": 1} | more))
    return play(p, put(1, "R5")).after


@pytest.mark.rule("SETUP-4")
def test_the_deal_passes_to_the_left() -> None:
    step = play(round_over(), NextRound(2))
    assert step.after.dealer == 2
    assert kinds(step)[:4] == ["RoundBegun", "DealerNamed", "StockShuffled", "HandsDealt"]
    moment = step.before.moment
    assert step.events[:2] == (
        RoundBegun(Reason("SETUP-4"), 2),
        DealerNamed(Reason("SETUP-4", moment + 1), 2),
    )


@pytest.mark.rule("SETUP-4")
def test_after_the_last_seat_the_first_deals() -> None:
    over = round_over(dealer=2)
    assert legal_actions(over) == (NextRound(0),)
    assert play(over, NextRound(0)).after.dealer == 0


@pytest.mark.rule("SETUP-4")
def test_the_deal_goes_left_whatever_the_direction_of_play() -> None:
    assert legal_actions(round_over(direction=RIGHT)) == (NextRound(2),)


@pytest.mark.rule("SETUP-4")
def test_a_round_begins_with_all_cards_and_nothing_of_the_last_but_the_scores() -> None:
    over = round_over(
        direction=RIGHT,
        last_actor=0,
        chain=3,
        scores=(10, 20, 30),
        round=4,
        chosen_colour=None,
        uno_due=True,
        uno_window=0,
        passes=2,
        link=1,
    )
    begun = play(over, NextRound(2)).positions()[0]
    assert begun == changed(
        over,
        round=5,
        direction=LEFT,
        hands=((), (), ()),
        discard=(),
        chosen_colour=None,
        stock=DECK,
        scores=(10, 24, 30),
        last_actor=None,
        awaiting=SettingUp(),
        uno_due=False,
        uno_window=None,
        passes=0,
        chain=0,
        link=0,
        round_winner=None,
        moment=over.moment + 1,
    )


@pytest.mark.rule("SETUP-4", "SETUP-2")
def test_all_112_cards_are_shuffled_with_the_generator_as_it_stands() -> None:
    over = round_over(generator=77)
    step = play(over, NextRound(2))
    assert only(step, StockShuffled).stock == shuffled(DECK, 77)[0]
    assert all_cards(step.after) == COPIES
    assert sizes(step.positions()[3]) == [7, 7, 7]


@pytest.mark.rule("SETUP-4")
def test_the_next_round_is_a_deal_like_the_first() -> None:
    """The same generator deals the same cards, whatever lay on the table before."""
    first = start_game(NAMES[:3], QUICK, seed=9, dealer=2)
    later = play(round_over(generator=9), NextRound(2))
    assert only(later, HandsDealt).hands == only(first, HandsDealt).hands


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("seat", [-1, 0, 1, 3])
def test_nobody_else_deals_next(seat: int) -> None:
    check = refused(round_over(), NextRound(seat))
    assert (check.kind, check.rule, check.seat) == (CheckKind.SEAT_DEALS_NEXT, "SETUP-4", 2)


@pytest.mark.rule("SETUP-4")
def test_no_round_is_dealt_while_one_is_on() -> None:
    p = table("R1 R2", "R3", top="R4", stock="Y1")
    check = refused(p, NextRound(0))
    assert (check.kind, check.rule) == (CheckKind.ROUND_IS_OVER, "SETUP-4")


@pytest.mark.rule("SETUP-4")
def test_no_round_is_dealt_when_the_game_is_over() -> None:
    p = table("R1", "R3", top="R4", stock="Y1", rules=QUICK)
    over = play(p, put(0, "R1")).after
    assert refused(over, NextRound(0)).kind is CheckKind.ROUND_IS_OVER
    assert legal_actions(over) == ()


@pytest.mark.rule("SETUP-2")
def test_nobody_does_anything_while_a_round_is_set_up() -> None:
    p = start_game(NAMES[:3]).before
    assert legal_actions(p) == ()
    assert refused(p, Draw(0)).kind is CheckKind.ROUND_IS_ON
