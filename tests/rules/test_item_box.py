"""The Item Box: the card it turns up, each item, chains."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.dsl import (
    B,
    G,
    R,
    Y,
    cards,
    codes,
    find,
    hand,
    kinds,
    only,
    play,
    put,
    refused,
    sizes,
    table,
)
from uno_kart_lab.rules.actions import Accept, Challenge, ChooseColour, ChooseTarget, Draw, Pass
from uno_kart_lab.rules.cards import CARDS, Card, Colour, Item
from uno_kart_lab.rules.engine import legal_actions, why_not
from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    ColourChosen,
    DecisionAsked,
    DiscardReshuffled,
    DrawDropped,
    ItemActivated,
    TargetChosen,
    TurnBegun,
    TurnLost,
    UnoSaid,
    UnoWindowOpened,
)
from uno_kart_lab.rules.position import RIGHT, AwaitColour, AwaitTarget, AwaitTurn, Position, Reason
from uno_kart_lab.rules.refusals import Check, CheckKind
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.shuffle import shuffled
from uno_kart_lab.rules.values import changed


def box(
    stock: str, *, hands: int = 3, turn: int = 0, more: str = "R1 R2", **options: Any
) -> Position:
    """Lay a table at which seat `turn` holds an Item Box and `more`, everyone else two cards."""
    others = ["B1 B2", "Y1 Y2", "G1 G2", "B3 B4"][:hands]
    others[turn] = f"{more} WB"
    return table(*others, top="R9", stock=stock, turn=turn, **options)


def lone(rule: RuleId, cause: int | None, **more: Any) -> Reason:
    """Return the reason of what comes of a box that is a chain of one link."""
    return changed(Reason(rule, cause, chain=1, link=1), **more)


@pytest.mark.rule("ITEM-1", "ITEM-3", "MATCH-3")
def test_a_box_turns_the_stocks_top_card_up_onto_the_discard_pile() -> None:
    step = play(box("Y5 G8 B8 R8"), put(0, "WB"))
    played = CardPlayed(
        lone("MATCH-3", None, also=("TURN-1",)),
        0,
        CARDS["WB"],
        onto=CARDS["R9"],
        colour=R,
        drawn=False,
        uno_due=False,
    )
    assert step.events[:3] == (
        played,
        CardTurnedUp(lone("ITEM-1", 1, also=("ITEM-3",)), 0, CARDS["Y5"]),
        ItemActivated(lone("ITEM-BANANA", 2), 0, CARDS["Y5"], Item.BANANA, False),
    )
    turned_up = step.positions()[1]
    assert codes(turned_up.discard) == "R9 WB Y5"
    assert codes(turned_up.stock) == "G8 B8 R8"
    assert turned_up.colour is Y


@pytest.mark.rule("ITEM-1", "DECK-2")
@given(st.sampled_from(list(CARDS.values())))
def test_the_item_of_the_card_turned_up_acts(card: Card) -> None:
    step = play(box(f"{card} R8 G8 B8"), put(0, "WB"))
    item = {"R": "MUSHROOM", "Y": "BANANA", "G": "SHELL", "B": "LIGHTNING", "W": "BOBOMB"}
    activated = only(step, ItemActivated)
    assert activated.item is Item[item[card.code[0]]]
    assert activated.reason.rule == f"ITEM-{item[card.code[0]]}"


@pytest.mark.rule("ITEM-2")
@given(st.sampled_from(list(CARDS.values())))
def test_what_the_card_does_when_played_is_ignored_and_a_number_does_nothing(card: Card) -> None:
    step = play(box(f"{card} R8 G8 B8"), put(0, "WB"))
    ignored = find(step, ActionIgnored)
    if card.face.value.isdigit():
        assert ignored == []
    else:
        assert ignored == [ActionIgnored(lone("ITEM-2", 2, also=("ACT-4",)), card)]
    assert not find(step, TurnLost)


@pytest.mark.rule("ITEM-2", "ITEM-BOBOMB")
def test_a_box_that_is_turned_up_turns_up_no_further_card() -> None:
    step = play(box("WB Y5 G4 B8"), put(0, "WB"))
    assert len(find(step, CardTurnedUp)) == 1
    assert codes(step.after.stock) == "B8"


@pytest.mark.rule("ITEM-2")
def test_a_wild_draw_four_that_is_turned_up_cannot_be_challenged() -> None:
    p = play(box("W+4 Y5 G4 B8"), put(0, "WB")).after
    assert refused(p, Challenge(1)).kind is CheckKind.DECISION_IS_ASKED
    assert refused(p, Accept(1)).kind is CheckKind.DECISION_IS_ASKED
    after = play(p, ChooseColour(0, G)).after
    assert after.awaiting == AwaitTurn(1)
    assert sizes(after) == [4, 2, 2]


@pytest.mark.rule("ITEM-3")
def test_the_next_card_has_to_match_the_card_turned_up() -> None:
    p = table("WB B1 B2", "R5 Y3 B9 R1", "G1 G2", top="R9", stock="Y5 G8 B8 R8")
    after = play(p, put(0, "WB")).after
    playable = [a for a in legal_actions(after) if a != Draw(1)]
    assert playable == [put(1, "R5"), put(1, "Y3")]


@pytest.mark.rule("ITEM-MUSHROOM")
def test_a_mushroom_gives_another_turn_at_once() -> None:
    step = play(box("R5 G8 B8 R8"), put(0, "WB"))
    assert step.events[3:] == (
        TurnBegun(lone("ITEM-MUSHROOM", 3, also=("ITEM-5",)), 0, after=0, extra=True),
    )
    assert step.after.awaiting == AwaitTurn(0)
    assert sizes(step) == [2, 2, 2]


@pytest.mark.rule("ITEM-MUSHROOM")
def test_with_nothing_to_play_the_extra_turn_is_a_draw_as_in_any_turn() -> None:
    p = play(box("R5 Y8 R8", more="B1 B2"), put(0, "WB")).after
    assert legal_actions(p) == (Draw(0),)
    assert refused(p, Pass(0)).kind is CheckKind.NO_CARDS_TO_DRAW
    step = play(p, Draw(0))
    assert kinds(step) == ["CardsDrawn", "DrawnCardUnplayable", "TurnBegun"]
    assert step.after.turn == 1


@pytest.mark.rule("ITEM-MUSHROOM")
@pytest.mark.parametrize(("direction", "next_turn"), [(1, 1), (-1, 2)])
def test_direction_and_order_of_play_stay_as_they_are(direction: int, next_turn: int) -> None:
    p = play(box("R5 Y8 R8", direction=direction), put(0, "WB")).after
    after = play(p, put(0, "R1", uno=True)).after
    assert (after.direction, after.turn) == (direction, next_turn)


@pytest.mark.rule("ITEM-BANANA", "ITEM-4")
def test_a_banana_peel_gives_the_seat_before_two_cards() -> None:
    step = play(box("Y5 G8 B8 R8", hands=4, turn=1), put(1, "WB"))
    assert step.events[3:] == (
        CardsDrawn(lone("ITEM-BANANA", 3, options=("banana_target",)), 0, cards("G8 B8")),
        TurnBegun(lone("ITEM-4", 4), 2, after=1),
    )
    assert hand(step, 0) == "G8 B1 B2 B8"


@pytest.mark.rule("ITEM-BANANA")
@pytest.mark.parametrize(("direction", "drawing"), [(1, 3), (-1, 1)])
def test_the_seat_before_is_told_by_the_direction(direction: int, drawing: int) -> None:
    step = play(box("Y5 G8 B8 R8", hands=4, direction=direction), put(0, "WB"))
    assert only(step, CardsDrawn).seat == drawing


@pytest.mark.rule("ITEM-BANANA")
@pytest.mark.parametrize(("banana_target", "drawing"), [("previous_seat", 1), ("last_to_act", 0)])
def test_the_seat_before_draws_even_if_it_was_just_skipped(
    banana_target: str, drawing: int
) -> None:
    p = table(
        "RS R1 R2",
        "G1",
        "WB Y3 Y4",
        "B1",
        top="R4",
        stock="Y8 B5 B6 G9",
        banana_target=banana_target,
    )
    step = play(p, put(0, "RS"), put(2, "WB"))
    assert only(step, CardsDrawn).seat == drawing


def last_to_act(*hands: str, **more: Any) -> Position:
    return table(
        *hands, top="R4", stock="Y8 B5 B6 G9 B7 B8 G7 G8", banana_target="last_to_act", **more
    )


@pytest.mark.rule("ITEM-BANANA")
def test_if_nobody_has_taken_a_turn_in_the_round_the_previous_seat_draws() -> None:
    step = play(last_to_act("WB R1 R2", "G1", "B1"), put(0, "WB"))
    assert only(step, CardsDrawn).seat == 2


@pytest.mark.rule("ITEM-BANANA", "ACT-2")
def test_after_a_reverse_its_player_was_the_last_to_act_though_it_sits_ahead() -> None:
    p = last_to_act("WB R1 R2", "RR G1 G2", "Y3 Y4", turn=1, last_actor=0)
    p = play(p, put(1, "RR")).after
    assert (p.turn, p.last_actor, p.previous_seat(0)) == (0, 1, 1)


@pytest.mark.rule("ITEM-BANANA")
def test_who_took_no_turn_because_of_a_draw_two_was_not_the_last_to_act() -> None:
    p = table(
        "R+2 R1 R2", "G1", "WB Y3 Y4", top="R4", stock="B5 B6 Y8 G9 B7", banana_target="last_to_act"
    )
    step = play(p, put(0, "R+2"), put(2, "WB"))
    assert only(step, CardsDrawn).seat == 0


@pytest.mark.rule("ITEM-BANANA", "CHAL-4")
def test_who_challenged_in_vain_or_accepted_was_not_the_last_to_act() -> None:
    for answer in (Challenge(1), Accept(1)):
        p = table(
            "W+4 G1 G2",
            "G1",
            "WB Y3 Y4",
            top="R4",
            stock="B5 B6 B7 B8 B0 B1",
            banana_target="last_to_act",
        )
        after = play(p, put(0, "W+4", B), answer).after
        assert (after.turn, after.last_actor) == (2, 0)


@pytest.mark.rule("ITEM-BANANA", "CHAL-3")
def test_after_a_challenge_won_the_player_of_the_bluff_was_the_last_to_act() -> None:
    p = last_to_act("W+4 R1 R2", "WB G1 G2", "Y3 Y4", last_actor=2)
    after = play(p, put(0, "W+4", B), Challenge(1)).after
    assert (after.turn, after.last_actor) == (1, 0)


@pytest.mark.rule("ITEM-BANANA")
def test_in_ones_own_extra_turn_the_last_other_player_counts() -> None:
    p = changed(last_to_act("WB WB R1 R2", "G1", "B1", last_actor=1), stock=cards("R7 Y8 B5 B6"))
    step = play(p, put(0, "WB"), put(0, "WB"))
    assert only(step, CardsDrawn) == CardsDrawn(
        Reason("ITEM-BANANA", 7, chain=1, link=2, options=("banana_target",)), 1, cards("B5 B6")
    )


@pytest.mark.rule("ITEM-BANANA")
def test_to_keep_a_drawn_card_is_to_act() -> None:
    p = changed(last_to_act("B1 R1", "G1", "WB Y3", direction=RIGHT), stock=cards("R6 Y8 B5 B6"))
    step = play(p, Draw(0), Pass(0), put(2, "WB", uno=True))
    assert only(step, CardsDrawn).seat == 0


@pytest.mark.rule("ITEM-SHELL")
def test_a_green_shell_asks_whom_it_hits() -> None:
    step = play(box("G5 G8 B8 R8"), put(0, "WB"))
    why = lone("ITEM-SHELL", 3)
    assert step.events[3:] == (DecisionAsked(why, AwaitTarget(0, why)),)
    assert legal_actions(step.after) == (ChooseTarget(0, 1), ChooseTarget(0, 2))
    assert step.after.turn == 0


@pytest.mark.rule("ITEM-SHELL", "ITEM-4")
def test_the_opponent_that_a_green_shell_hits_draws_one_and_loses_no_turn() -> None:
    p = play(box("G5 G8 B8 R8", hands=4), put(0, "WB")).after
    step = play(p, ChooseTarget(0, 1))
    assert step.events == (
        TargetChosen(lone("ITEM-SHELL", 3), 0, 1),
        CardsDrawn(lone("ITEM-SHELL", 5), 1, cards("G8")),
        TurnBegun(lone("ITEM-4", 6), 1, after=0),
    )
    assert sizes(step) == [2, 3, 2, 2]


@pytest.mark.rule("ITEM-SHELL")
def test_with_two_players_there_is_one_to_choose() -> None:
    p = play(box("G5 G8 B8 R8", hands=2, turn=1), put(1, "WB")).after
    assert legal_actions(p) == (ChooseTarget(1, 0),)


@pytest.mark.rule("ITEM-SHELL")
@pytest.mark.parametrize("target", [-1, 0, 3])
def test_a_green_shell_hits_an_opponent_that_exists(target: int) -> None:
    p = play(box("G5 G8 B8 R8"), put(0, "WB")).after
    assert refused(p, ChooseTarget(0, target)) == Check(
        CheckKind.TARGET_IS_OPPONENT, "ITEM-SHELL", False, seat=0
    )


@pytest.mark.rule("ITEM-SHELL")
def test_nobody_else_aims_a_green_shell() -> None:
    p = play(box("G5 G8 B8 R8"), put(0, "WB")).after
    check = refused(p, ChooseTarget(1, 2))
    assert (check.kind, check.rule, check.seat) == (CheckKind.SEAT_IS_ASKED, "ITEM-SHELL", 0)
    check = refused(play(p, ChooseTarget(0, 1)).after, ChooseTarget(0, 1))
    assert (check.kind, check.rule) == (CheckKind.DECISION_IS_ASKED, "ITEM-SHELL")


@pytest.mark.rule("ITEM-LIGHTNING")
@pytest.mark.parametrize(("direction", "order"), [(1, [2, 3, 0]), (-1, [0, 3, 2])])
def test_lightning_hits_everyone_else_in_order_of_play(direction: int, order: list[int]) -> None:
    step = play(box("B5 G8 B8 R8 Y8", hands=4, turn=1, direction=direction), put(1, "WB"))
    why = lone("ITEM-LIGHTNING", 3)
    assert step.events[3:] == (
        CardsDrawn(why, order[0], cards("G8")),
        CardsDrawn(why, order[1], cards("B8")),
        CardsDrawn(why, order[2], cards("R8")),
        TurnBegun(changed(why, also=("ITEM-5",)), 1, after=1, extra=True),
    )
    assert step.after.awaiting == AwaitTurn(1)
    assert sizes(step) == [3, 2, 3, 3]


@pytest.mark.rule("ITEM-LIGHTNING", "STOCK-1", "STOCK-2")
def test_lightning_hits_in_order_of_play_as_long_as_there_are_cards() -> None:
    p = table("WB R1 R2", "Y1", "G1", "B1", top="R9", stock="B5")
    step = play(p, put(0, "WB"))
    assert [event.seat for event in find(step, CardsDrawn)] == [1, 2]
    assert only(step, DrawDropped) == DrawDropped(lone("STOCK-2", 3), 3, 1)
    assert step.after.awaiting == AwaitTurn(0)


@pytest.mark.rule("ITEM-BOBOMB", "ITEM-4")
@pytest.mark.parametrize("turned_up", ["WB", "W+4"])
def test_a_bobomb_costs_its_player_two_cards_before_it_chooses_the_colour(turned_up: str) -> None:
    p = box(f"{turned_up} Y5 G4 B8")
    step = play(p, put(0, "WB"))
    why = lone("ITEM-BOBOMB", 4)
    assert step.events[4:] == (
        CardsDrawn(why, 0, cards("Y5 G4")),
        DecisionAsked(why, AwaitColour(0, why)),
    )
    assert (step.after.colour, step.after.turn) == (None, 0)
    assert legal_actions(step.after) == tuple(ChooseColour(0, colour) for colour in Colour)
    chosen = play(step.after, ChooseColour(0, G))
    assert chosen.events == (
        ColourChosen(why, 0, G),
        TurnBegun(lone("ITEM-4", 7), 1, after=0),
    )
    assert (chosen.after.colour, chosen.after.awaiting) == (G, AwaitTurn(1))


@pytest.mark.rule("ITEM-BOBOMB")
def test_nobody_else_chooses_the_colour_after_a_bobomb() -> None:
    p = play(box("WB Y5 G4 B8"), put(0, "WB")).after
    check = refused(p, ChooseColour(1, R))
    assert (check.kind, check.rule, check.seat) == (CheckKind.SEAT_IS_ASKED, "ITEM-BOBOMB", 0)


@pytest.mark.rule("ITEM-BOBOMB")
def test_a_colour_is_not_chosen_where_none_is_asked_for() -> None:
    check = refused(box("WB Y5 G4 B8"), ChooseColour(0, R))
    assert (check.kind, check.rule) == (CheckKind.DECISION_IS_ASKED, "ITEM-BOBOMB")


@pytest.mark.rule("ITEM-4")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("turned_up", ["Y5", "G5", "WB"])
def test_play_passes_to_the_next_seat_though_that_seat_drew(turned_up: str, direction: int) -> None:
    p = play(box(f"{turned_up} Y8 G8", hands=2, direction=direction), put(0, "WB")).after
    if isinstance(p.awaiting, AwaitTarget):
        p = play(p, ChooseTarget(0, 1)).after
    elif isinstance(p.awaiting, AwaitColour):
        p = play(p, ChooseColour(0, R)).after
    assert p.awaiting == AwaitTurn(1)


@pytest.mark.rule("ITEM-5")
def test_boxes_in_extra_turns_are_links_of_one_chain() -> None:
    p = table("WB WB WB R1 R2", "Y2", "G1", top="Y9", stock="R7 B4 Y7 G8 G3 B5 B6")
    seen = []
    for action in (put(0, "WB"), put(0, "WB"), put(0, "WB"), ChooseTarget(0, 2)):
        step = play(p, action)
        seen.append({(e.reason.chain, e.reason.link) for e in step.events})
        p = step.after
    assert seen == [{(1, 1)}, {(1, 2)}, {(1, 3)}, {(1, 3)}]
    assert (p.turn, p.chain, p.link) == (1, 1, 0)
    assert (hand(p, 1), hand(p, 2)) == ("Y2 Y7", "G1 G8 B5")


@pytest.mark.rule("ITEM-5")
def test_a_box_of_another_turn_begins_another_chain() -> None:
    p = table("WB R1 R2", "WB Y1 Y2", "G1", top="Y9", stock="Y7 B4 Y8 G8 G3 B5 B6")
    step = play(p, put(0, "WB"), put(1, "WB"))
    assert {(e.reason.chain, e.reason.link) for e in step.events} == {(2, 1)}


@pytest.mark.rule("ITEM-5")
def test_a_box_drawn_in_the_extra_turn_is_of_the_chain_too() -> None:
    p = table("WB Y1 Y2", "B1", "G1", top="Y9", stock="R7 WB R8 G8 G3 B5 B6")
    step = play(p, put(0, "WB"), Draw(0), put(0, "WB"))
    played = only(step, CardPlayed)
    assert (played.reason.chain, played.reason.link, played.drawn) == (1, 2, True)


@pytest.mark.rule("ITEM-5")
def test_another_card_ends_the_chain_even_if_the_same_player_goes_again() -> None:
    p = table("WB WB RS R2 R3", "B1", top="Y9", stock="R7 R8 G8 G3 B5 B6")
    step = play(p, put(0, "WB"), put(0, "RS"))
    assert {(e.reason.chain, e.reason.link) for e in step.events} == {(None, None)}
    assert step.after.turn == 0
    box_again = play(step.after, put(0, "WB")).events[0]
    assert (box_again.reason.chain, box_again.reason.link) == (2, 1)


@pytest.mark.rule("ITEM-5")
def test_drawing_in_the_extra_turn_is_not_of_the_chain() -> None:
    p = table("WB Y1 Y2", "B1", "G1", top="Y9", stock="R7 B5 R8 G8")
    step = play(p, put(0, "WB"), Draw(0))
    assert {(e.reason.chain, e.reason.link) for e in step.events} == {(None, None)}
    assert (step.after.chain, step.after.link) == (1, 0)


@pytest.mark.rule("ITEM-5", "UNO-1", "UNO-3")
def test_uno_said_or_forgotten_with_a_box_is_of_its_chain() -> None:
    p = box("Y5 G8 B8 R8", more="R1")
    said = only(play(p, put(0, "WB", uno=True)), UnoSaid)
    assert said == UnoSaid(lone("UNO-1", 1), 0, late=False)
    opened = only(play(p, put(0, "WB")), UnoWindowOpened)
    assert opened == UnoWindowOpened(lone("UNO-3", 4, also=("UNO-1",)), 0)


@pytest.mark.rule("ITEM-5", "UNO-1")
def test_uno_said_with_another_card_in_an_extra_turn_is_not_of_the_chain() -> None:
    p = play(box("R5 G8 B8 R8"), put(0, "WB")).after
    assert only(play(p, put(0, "R1", uno=True)), UnoSaid).reason == Reason("UNO-1", 5)


@pytest.mark.rule("ITEM-6", "STOCK-1")
def test_with_the_stock_empty_the_card_under_the_box_is_turned_up() -> None:
    p = table("WB R1 R2", "Y1 Y2", "G1 G2", top="Y9", generator=3)
    step = play(p, put(0, "WB"))
    stock, generator = shuffled(cards("Y9"), 3)
    assert step.events[1:3] == (
        DiscardReshuffled(lone("STOCK-1", 1, also=("ITEM-6",)), stock, generator),
        CardTurnedUp(lone("ITEM-1", 1, also=("ITEM-3",)), 0, CARDS["Y9"]),
    )
    assert only(step, ItemActivated).reason.cause == 3
    assert codes(step.after.discard) == "Y9", "the Banana Peel drew the box"
    assert hand(step, 2) == "G1 G2 WB"
    assert only(step, DrawDropped).missing == 1


@pytest.mark.rule("ITEM-6")
def test_a_reshuffle_is_told_of_only_if_there_is_one() -> None:
    step = play(box("Y5 G8 B8 R8"), put(0, "WB"))
    assert "ITEM-6" not in {rule for event in step.events for rule in event.reason.also}


@pytest.mark.rule("ITEM-7")
@given(st.sampled_from(list(CARDS.values())))
def test_no_item_makes_everyone_else_draw_two(card: Card) -> None:
    p = table("WB B1 B2", "Y1", "G1", "R1", top="R9", stock=f"{card} R8 G8 B8 Y8 R7 G7 B7 Y7")
    p = play(p, put(0, "WB")).after
    if isinstance(p.awaiting, AwaitTarget):
        p = play(p, ChooseTarget(0, 1)).after
    assert max(len(p.hands[seat]) for seat in (1, 2)) <= 2
    assert sum(sizes(p)[1:]) - 3 in {0, 1, 2, 3}


@pytest.mark.rule("ITEM-MUSHROOM")
def test_the_extra_turn_is_begun_by_its_own_player_only() -> None:
    p = play(box("R5 G8 B8 R8"), put(0, "WB")).after
    assert why_not(p, put(0, "R1", uno=True)) is None
    assert refused(p, Draw(1)).kind is CheckKind.SEAT_IS_ASKED
