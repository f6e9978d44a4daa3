"""The opening card: what it does to the first turn."""

import pytest

from tests.rules.dsl import (
    B,
    G,
    R,
    Y,
    cards,
    codes,
    dealt,
    find,
    hand,
    kinds,
    only,
    play,
    refused,
    sizes,
)
from uno_kart_lab.rules.actions import ChooseColour, Draw
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.engine import legal_actions, open_round
from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardsDrawn,
    CardTurnedUp,
    ColourChosen,
    DecisionAsked,
    DirectionChanged,
    DrawDropped,
    ItemActivated,
    OpeningCardReturned,
    OpeningCardTurned,
    TurnBegun,
    TurnLost,
)
from uno_kart_lab.rules.options import QUICK
from uno_kart_lab.rules.position import LEFT, RIGHT, AwaitOpeningColour, AwaitTurn, Reason
from uno_kart_lab.rules.refusals import CheckKind
from uno_kart_lab.rules.shuffle import shuffled
from uno_kart_lab.rules.values import changed

APPLIES = ("opening_action",)


@pytest.mark.rule("OPEN-1", "SETUP-3")
@pytest.mark.parametrize("rules", ["applies", "turn_another"])
def test_a_number_lets_the_dealers_left_begin(rules: str) -> None:
    step = open_round(dealt("R1", "B1", "G1", stock="Y7 R3", dealer=1, opening_action=rules))
    assert step.events == (
        OpeningCardTurned(Reason("SETUP-3"), 1, CARDS["Y7"]),
        TurnBegun(Reason("OPEN-1", 1), 2, after=None),
    )
    assert step.action is None
    assert step.after.awaiting == AwaitTurn(2)
    assert (codes(step.after.discard), codes(step.after.stock)) == ("Y7", "R3")
    assert (step.after.turn, step.after.direction, step.after.colour) == (2, LEFT, Y)


@pytest.mark.rule("OPEN-2")
def test_every_number_and_no_other_opens_under_turn_another_but_the_item_box() -> None:
    for card in CARDS.values():
        p = dealt("R1", "B1", stock=f"{card} R3", opening_action="turn_another")
        opens = card.face.value.isdigit() or card.code == "WB"
        assert len(find(open_round(p), OpeningCardTurned)) == (1 if opens else 2), card


@pytest.mark.rule("OPEN-2")
def test_action_cards_are_ignored_and_stay_under_the_card_turned_on_them() -> None:
    p = dealt("R1", "B1", "G1", stock="YR G+2 RS W+4 B7 R4", opening_action="turn_another")
    step = open_round(p)
    ignored = [event.card for event in find(step, ActionIgnored)]
    assert ignored == list(cards("YR G+2 RS W+4"))
    assert step.events[:3] == (
        OpeningCardTurned(Reason("SETUP-3"), 0, CARDS["YR"]),
        ActionIgnored(Reason("OPEN-2", 1, options=APPLIES), CARDS["YR"]),
        OpeningCardTurned(Reason("SETUP-3"), 0, CARDS["G+2"]),
    )
    assert only(step, TurnBegun) == TurnBegun(Reason("OPEN-1", 9), 1, after=None)
    assert codes(step.after.discard) == "YR G+2 RS W+4 B7"
    assert codes(step.after.stock) == "R4"
    assert sizes(step) == [1, 1, 1]
    assert step.after.direction == LEFT
    assert step.after.generator == p.generator


@pytest.mark.rule("OPEN-3")
@pytest.mark.parametrize("dealer", [0, 2])
def test_a_reverse_turns_the_direction_and_the_dealer_plays_first(dealer: int) -> None:
    step = open_round(dealt("R1", "B1", "G1", stock="YR R3", dealer=dealer))
    assert step.events[1:] == (
        DirectionChanged(Reason("OPEN-3", 1, options=APPLIES), RIGHT),
        TurnBegun(Reason("OPEN-3", 2), dealer, after=None),
    )
    assert (step.after.turn, step.after.direction) == (dealer, RIGHT)


@pytest.mark.rule("OPEN-4")
def test_a_draw_two_costs_the_dealers_left_two_cards_and_its_turn() -> None:
    step = open_round(dealt("R1", "B1", "G1", stock="Y+2 R3 R4 B8"))
    why = Reason("OPEN-4", 1, options=APPLIES)
    assert step.events[1:] == (
        CardsDrawn(why, 1, cards("R3 R4")),
        TurnLost(why, 1),
        TurnBegun(Reason("OPEN-4", 3), 2, after=None),
    )
    assert hand(step, 1) == "R3 R4 B1"
    assert (step.after.turn, step.after.last_actor) == (2, None)


@pytest.mark.rule("OPEN-4", "STOCK-2")
def test_what_an_opening_draw_two_cannot_draw_is_dropped() -> None:
    step = open_round(dealt("R1", "B1", "G1", stock="Y+2 R3"))
    assert kinds(step)[1:] == ["CardsDrawn", "DrawDropped", "TurnLost", "TurnBegun"]
    assert only(step, DrawDropped).missing == 1
    assert step.after.turn == 2


@pytest.mark.rule("OPEN-5")
def test_a_skip_costs_the_dealers_left_its_turn() -> None:
    step = open_round(dealt("R1", "B1", "G1", stock="YS R3", dealer=2))
    why = Reason("OPEN-5", 1, options=APPLIES)
    assert step.events[1:] == (
        TurnLost(why, 0),
        TurnBegun(Reason("OPEN-5", 2), 1, after=None),
    )
    assert sizes(step) == [1, 1, 1]


@pytest.mark.rule("OPEN-6")
def test_a_wild_draw_four_goes_back_and_the_stock_is_shuffled() -> None:
    p = dealt("R1", "B1", "G1", stock="W+4 R3 R4 B8", generator=4)
    step = open_round(p)
    stock, generator = shuffled(cards("W+4 R3 R4 B8"), 4)
    assert step.events[:2] == (
        OpeningCardTurned(Reason("SETUP-3"), 0, CARDS["W+4"]),
        OpeningCardReturned(Reason("OPEN-6", 1), CARDS["W+4"], stock, generator),
    )
    between = step.positions()[1]
    assert (between.discard, between.stock, between.generator) == ((), stock, generator)
    assert codes(step.after.discard) in {"R3", "R4", "B8"}
    assert sizes(step) == [1, 1, 1]


@pytest.mark.rule("OPEN-6")
def test_wild_draw_fours_go_back_again_if_need_be() -> None:
    step = open_round(dealt("R1", "B1", stock="W+4 W+4 W+4 R3", generator=4))
    assert len(find(step, OpeningCardReturned)) > 1
    assert codes(step.after.discard) == "R3"
    assert codes(step.after.stock) == "W+4 W+4 W+4"
    assert step.after.generator != 4


@pytest.mark.rule("OPEN-6", "OPEN-2")
@pytest.mark.parametrize(
    ("stock", "opening_action"),
    [("W+4 W+4", "applies"), ("W+4 RS Y+2 BR", "turn_another"), ("", "applies")],
)
def test_a_stock_in_which_nothing_can_open_is_refused(stock: str, opening_action: str) -> None:
    with pytest.raises(ValueError, match=r"^no card of the stock can open$"):
        open_round(dealt("R1", "B1", stock=stock, opening_action=opening_action))


@pytest.mark.rule("OPEN-7")
@pytest.mark.parametrize("opening_action", ["applies", "turn_another"])
def test_an_item_box_activates_nothing_and_only_a_colour_is_chosen(opening_action: str) -> None:
    step = open_round(dealt("R1", "B1", "G1", stock="WB R3", opening_action=opening_action))
    why = Reason("OPEN-7", 1)
    assert step.events[1:] == (
        ActionIgnored(why, CARDS["WB"]),
        DecisionAsked(changed(why, options=("opening_item_box_colour",)), AwaitOpeningColour(0)),
    )
    assert not find(step, ItemActivated)
    assert not find(step, CardTurnedUp)
    assert (codes(step.after.discard), codes(step.after.stock)) == ("WB", "R3")
    assert (step.after.colour, step.after.turn) == (None, 1)


@pytest.mark.rule("OPEN-7")
@pytest.mark.parametrize(
    ("option", "dealer", "chooser"),
    [("dealer", 0, 0), ("dealer", 2, 2), ("first_player", 0, 1), ("first_player", 2, 0)],
)
def test_the_dealer_or_the_first_player_chooses_the_colour_and_the_dealers_left_plays_first(
    option: str, dealer: int, chooser: int
) -> None:
    opened = open_round(
        dealt("R1", "B1", "G1", stock="WB R3", dealer=dealer, opening_item_box_colour=option)
    ).after
    assert opened.awaiting == AwaitOpeningColour(chooser)
    assert legal_actions(opened) == tuple(ChooseColour(chooser, colour) for colour in Colour)
    first = (dealer + 1) % 3
    step = play(opened, ChooseColour(chooser, G))
    assert step.events == (
        ColourChosen(Reason("OPEN-7"), chooser, G),
        TurnBegun(Reason("OPEN-7", 4), first, after=None),
    )
    assert (step.after.colour, step.after.awaiting) == (G, AwaitTurn(first))
    assert step.after.last_actor is None


@pytest.mark.rule("OPEN-7")
def test_nobody_else_chooses_the_opening_colour() -> None:
    opened = open_round(dealt("R1", "B1", "G1", stock="WB R3")).after
    check = refused(opened, ChooseColour(1, R))
    assert (check.kind, check.rule, check.seat) == (CheckKind.SEAT_IS_ASKED, "OPEN-7", 0)
    assert refused(opened, Draw(1)).kind is CheckKind.DECISION_IS_ASKED


@pytest.mark.rule("OPEN-7")
def test_the_sets_differ_in_who_chooses_the_opening_colour() -> None:
    standard = open_round(dealt("R1", "B1", stock="WB")).after
    quick = open_round(dealt("R1", "B1", stock="WB", rules=QUICK)).after
    assert (standard.awaiting.seat, quick.awaiting.seat) == (0, 1)


@pytest.mark.rule("OPEN-8")
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("two_player_reverse", ["skip", "no_effect"])
@pytest.mark.parametrize(("top", "direction"), [("BR", RIGHT), ("BS", LEFT), ("B+2", LEFT)])
def test_with_two_players_the_dealer_begins_after_an_action_card(
    dealer: int, two_player_reverse: str, top: str, direction: int
) -> None:
    p = dealt(
        "R1", "B1", stock=f"{top} R3 R4", dealer=dealer, two_player_reverse=two_player_reverse
    )
    after = open_round(p).after
    assert (after.turn, after.direction) == (dealer, direction)


@pytest.mark.rule("OPEN-8")
@pytest.mark.parametrize(("top", "rule"), [("BS", "OPEN-5"), ("B+2", "OPEN-4")])
def test_with_two_players_the_seat_after_it_is_said_to_be_the_dealer(top: str, rule: str) -> None:
    step = open_round(dealt("R1", "B1", stock=f"{top} R3 R4"))
    lost, begun = only(step, TurnLost), only(step, TurnBegun)
    assert lost.reason == Reason(rule, 1, options=APPLIES)  # type: ignore[arg-type]
    assert begun.reason.rule == rule
    assert begun.reason.also == ("OPEN-8",)
    step = open_round(dealt("R1", "B1", "G1", stock=f"{top} R3 R4"))
    assert only(step, TurnBegun).reason.also == ()


@pytest.mark.rule("OPEN-8", "OPEN-3")
@pytest.mark.parametrize(("hands", "also"), [(["R1", "B1"], ("OPEN-8",)), (["R1", "B1", "G1"], ())])
def test_after_a_reverse_the_dealer_begins_and_of_two_it_is_said(
    hands: list[str], also: tuple[str, ...]
) -> None:
    begun = only(open_round(dealt(*hands, stock="BR")), TurnBegun)
    assert (begun.reason.rule, begun.reason.also) == ("OPEN-3", also)


@pytest.mark.rule("OPEN-1")
def test_with_two_players_the_dealers_left_begins_on_a_number() -> None:
    assert open_round(dealt("R1", "B1", stock="B5", dealer=1)).after.turn == 0
    assert open_round(dealt("R1", "B1", stock="B5", dealer=0)).after.turn == 1


@pytest.mark.rule("OPEN-3", "MATCH-1")
@pytest.mark.parametrize(("top", "colour"), [("R5", R), ("Y5", Y), ("G5", G), ("B5", B)])
def test_the_opening_cards_colour_is_active(top: str, colour: Colour) -> None:
    assert open_round(dealt("R1", "B1", stock=top)).after.colour is colour
