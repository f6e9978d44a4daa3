from dataclasses import replace
from typing import Any

import pytest

from tests.files.samples import as_bytes, record, refusal, scenario, without
from uno_kart_lab.files import Scenario, read_scenario, write_scenario
from uno_kart_lab.rules.actions import Draw, Play
from uno_kart_lab.rules.cards import CARDS, COPIES, DECK, Card, Colour
from uno_kart_lab.rules.engine import apply, open_round, start_game
from uno_kart_lab.rules.options import QUICK, STANDARD
from uno_kart_lab.rules.position import LEFT, RIGHT, AwaitTurn, SettingUp
from uno_kart_lab.rules.shuffle import shuffled
from uno_kart_lab.rules.values import changed

FULL: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "title": "A box turns up a Draw Two",
    "rules": {"preset": "standard", "options": {"item_box_counts_as_colour": True}},
    "players": ["Ana", "Ben", "Chi"],
    "dealer": 2,
    "turn": 1,
    "direction": "right",
    "hands": [["R5", "B+2"], ["R1", "Y3", "WB"], ["B7"]],
    "discard": ["G7", "W+4"],
    "colour": "green",
    "stock": ["R+2", "Y2", "B4"],
    "scores": [0, 499, 20],
    "round": 3,
    "last_actor": 2,
    "seed": 7,
    "actions": [{"seat": 1, "do": "play", "card": "WB"}, {"seat": 1, "do": "draw"}],
}
UNOPENED = scenario(discard=[], stock=["R5", "G1"])


def cards(*codes: str) -> tuple[Card, ...]:
    return tuple(CARDS[code] for code in codes)


def test_every_key_of_a_scenario_is_read() -> None:
    read = read_scenario(FULL)
    assert read.title == "A box turns up a Draw Two"
    assert read.opened
    assert read.actions == (Play(1, CARDS["WB"]), Draw(1))
    p = read.position
    assert p.rules == replace(STANDARD, item_box_counts_as_colour=True)
    assert p.players == ("Ana", "Ben", "Chi")
    assert (p.dealer, p.turn, p.direction) == (2, 1, RIGHT)
    assert p.hands == (cards("R5", "B+2"), cards("R1", "Y3", "WB"), cards("B7"))
    assert (p.discard, p.top, p.colour) == (cards("G7", "W+4"), CARDS["W+4"], Colour.GREEN)
    assert p.stock == cards("R+2", "Y2", "B4")
    assert (p.scores, p.round, p.last_actor) == ((0, 499, 20), 3, 2)
    assert p.awaiting == AwaitTurn(1)
    assert p.generator == 7


def test_json_and_a_dict_say_the_same() -> None:
    assert read_scenario(as_bytes(FULL)) == read_scenario(FULL)


def test_a_reading_leaves_its_source_as_it_is() -> None:
    before = as_bytes(FULL)
    read_scenario(FULL)
    assert as_bytes(FULL) == before


def test_four_keys_are_enough() -> None:
    read = read_scenario(scenario())
    assert (read.title, read.actions) == ("", ())
    p = read.position
    assert p.rules == STANDARD
    assert (p.dealer, p.turn, p.direction) == (0, 1, LEFT)
    assert p.colour is Colour.GREEN
    assert (p.scores, p.round, p.last_actor) == ((0, 0), 1, None)
    assert p.awaiting == AwaitTurn(1)


@pytest.mark.parametrize("key", ["format", "players", "hands", "discard"])
def test_what_a_scenario_needs_is_named(key: str) -> None:
    line = refusal(without(scenario(), key), read_scenario)
    assert line.startswith(f"{key}: this key is missing")


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    line = refusal(scenario(dealr=1), read_scenario)
    assert line.startswith("dealr: this key is unknown; allowed: format, title, rules, players, ")


def test_a_record_is_no_scenario() -> None:
    line = refusal(record(), read_scenario)
    assert line == ('format: "uno-kart-record/1" is not allowed; allowed: "uno-kart-scenario/1"')


def test_rules_can_be_named() -> None:
    assert read_scenario(scenario(rules="quick")).position.rules == QUICK


def test_hands_are_sorted() -> None:
    read = read_scenario(scenario(hands=[["wb", "b+2", "w+4", "r5", "R0"], ["G1"]]))
    assert read.position.hands[0] == cards("R0", "R5", "B+2", "W+4", "WB")


@pytest.mark.parametrize(("dealer", "turn"), [(0, 1), (1, 2), (2, 0)])
def test_the_turn_is_the_dealers_left_unless_it_is_given(dealer: int, turn: int) -> None:
    source = {**without(FULL, "turn", "last_actor"), "dealer": dealer}
    assert read_scenario(source).position.turn == turn
    assert read_scenario({**source, "turn": dealer}).position.turn == dealer


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("title", "two\nlines", "title: "),
        ("title", "a" * 1_001, "title: "),
        ("title", None, "title: "),
        ("rules", "fast", "rules: "),
        ("rules", {"options": {"after_draw": "never"}}, "rules.options.after_draw: "),
        ("players", ["Ana"], "players: "),
        ("players", ["Ana", " "], "players[1]: "),
        ("dealer", 2, "dealer: 2"),
        ("dealer", -1, "dealer: -1"),
        ("dealer", None, "dealer: null"),
        ("turn", 2, "turn: 2"),
        ("turn", True, "turn: true"),
        ("turn", None, "turn: null"),
        ("direction", "up", "direction: "),
        ("direction", None, "direction: "),
        ("hands", [["R5"]], "hands: a list of 1"),
        ("hands", [["R5"], ["B1"], ["G1"]], "hands: a list of 3"),
        ("hands", [["R5"], []], "hands[1]: a list of 0"),
        ("hands", [["R5"], "B1"], "hands[1]: "),
        ("hands", [["R5"], ["B1", "X9"]], 'hands[1][1]: "X9"'),
        ("discard", "G7", "discard: "),
        ("discard", [None], "discard[0]: null"),
        ("stock", None, "stock: null"),
        ("stock", ["B1", "??"], 'stock[1]: "??"'),
        ("scores", [0], "scores: a list of 1"),
        ("scores", [0, -1], "scores[1]: -1"),
        ("scores", [0, 1.0], "scores[1]: 1.0"),
        ("round", 0, "round: 0"),
        ("round", None, "round: null"),
        ("last_actor", 2, "last_actor: 2"),
        ("seed", -1, "seed: -1"),
        ("seed", 2**63, "seed: 9223372036854775808"),
        ("seed", "7", 'seed: "7"'),
        ("actions", {}, "actions: an object"),
        ("actions", [{"seat": 0, "do": "play", "card": "X"}], "actions[0].card: "),
    ],
)
def test_a_wrong_value_is_refused_at_its_place(key: str, value: Any, place: str) -> None:
    line = refusal(scenario(**{key: value}), read_scenario)
    assert line.startswith(place)
    assert "; allowed: " in line


def test_a_title_has_at_most_a_thousand_characters() -> None:
    assert read_scenario(scenario(title="é" * 1_000)).title == "é" * 1_000


# The cards


@pytest.mark.rule("DECK-1")
@pytest.mark.parametrize(
    ("piles", "line"),
    [
        ({"hands": [["R5", "r5", "R5"], ["B1"]]}, "hands[0][2]: R5 is one more than the deck has"),
        ({"hands": [["R5", "R5"], ["B1", "R5"]]}, "hands[1][1]: R5 is one more than the deck has"),
        ({"discard": ["R5", "G7", "R5"]}, "discard[2]: R5 is one more than the deck has"),
        ({"stock": ["G7", "G7"]}, "stock[1]: G7 is one more than the deck has"),
        ({"stock": ["Y0", "Y0"]}, "stock[1]: Y0 is one more than the deck has; allowed: 1 of it"),
        ({"stock": ["W+4"] * 5}, "stock[4]: W+4 is one more than the deck has; allowed: 4 of it"),
        ({"stock": ["WB"] * 9}, "stock[7]: WB is one more than the deck has; allowed: 8 of it"),
        (
            {"hands": [["R5", "R5"], ["B1"]], "discard": ["R5"], "stock": ["B1", "B1"]},
            "discard[0]: R5 is one more than the deck has; allowed: 2 of it",
        ),
    ],
)
def test_the_first_card_that_is_one_too_many_is_named(piles: dict[str, Any], line: str) -> None:
    assert refusal(scenario(**piles), read_scenario).startswith(line)


@pytest.mark.rule("DECK-1")
def test_a_scenario_can_hold_the_whole_deck() -> None:
    codes = [card.code for card in DECK]
    read = read_scenario(
        scenario(hands=[codes[:7], codes[7:14]], discard=codes[14:15], stock=codes[15:])
    )
    p = read.position
    assert sorted(c.rank for c in (*p.hands[0], *p.hands[1], *p.discard, *p.stock)) == [
        card.rank for card in DECK
    ]


def test_a_list_without_end_is_read_no_further_than_the_deck_goes() -> None:
    line = refusal(scenario(stock=["R1"] * 10_000_000), read_scenario)
    assert line.startswith("stock[2]: R1 is one more")


def test_a_stock_that_is_listed_is_exactly_that() -> None:
    read = read_scenario(scenario(stock=["Y2", "R9", "B4"], seed=5))
    assert read.position.stock == cards("Y2", "R9", "B4")
    assert read.position.generator == 5
    assert read_scenario(scenario(stock=[])).position.stock == ()


def test_without_a_stock_what_lies_nowhere_else_is_shuffled_by_the_seed() -> None:
    read = read_scenario(scenario(seed=5))
    lying = [CARDS[code] for code in ("R5", "B+2", "WB", "G7")]
    rest = list(DECK)
    for card in lying:
        rest.remove(card)
    assert (read.position.stock, read.position.generator) == shuffled(rest, 5)
    assert len(read.position.stock) == sum(COPIES.values()) - 4


def test_the_seed_is_zero_unless_it_is_given() -> None:
    assert read_scenario(scenario()) == read_scenario(scenario(seed=0))
    assert read_scenario(scenario()) != read_scenario(scenario(seed=1))


# The active colour


@pytest.mark.parametrize("top", ["W+4", "WB"])
def test_a_wild_top_card_needs_a_colour(top: str) -> None:
    line = refusal(scenario(discard=["G7", top]), read_scenario)
    assert line == ('colour: this key is missing; allowed: "red", "yellow", "green", "blue"')
    p = read_scenario(scenario(discard=["G7", top], colour="blue")).position
    assert (p.colour, p.chosen_colour) == (Colour.BLUE, Colour.BLUE)


def test_any_other_top_card_has_its_own_colour() -> None:
    for source in (scenario(), scenario(colour="green")):
        p = read_scenario(source).position
        assert (p.colour, p.chosen_colour) == (Colour.GREEN, None)


@pytest.mark.parametrize(
    ("colour", "line"),
    [
        ("red", 'colour: "red" is not allowed; allowed: "green", the colour of the top card'),
        ("Green", 'colour: "Green" is not allowed; allowed: "red", "yellow", "green", "blue"'),
        (None, 'colour: null is not allowed; allowed: "red", "yellow", "green", "blue"'),
    ],
)
def test_another_colour_than_the_top_cards_is_refused(colour: object, line: str) -> None:
    assert refusal(scenario(colour=colour), read_scenario) == line


# How the game stands


@pytest.mark.rule("ITEM-BANANA")
def test_the_last_actor_is_another_seat_or_nobody() -> None:
    assert read_scenario(scenario(turn=1, last_actor=0)).position.last_actor == 0
    assert read_scenario(scenario(turn=1, last_actor=None)).position.last_actor is None
    line = refusal(scenario(turn=1, last_actor=1), read_scenario)
    assert line == "last_actor: it is the turn of seat 1; allowed: null or another seat"


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(
    ("game_end", "most"),
    [
        ({"points": 500}, 499),
        ({"points": 1}, 0),
        ({"rounds": 2}, 1_000_000_000),
        ("one_round", 1_000_000_000),
    ],
)
def test_scores_are_below_the_points_that_end_the_game(game_end: object, most: int) -> None:
    rules = {"options": {"game_end": game_end}}
    assert read_scenario(scenario(rules=rules, scores=[0, most])).position.scores == (0, most)
    line = refusal(scenario(rules=rules, scores=[0, most + 1]), read_scenario)
    assert line == (f"scores[1]: {most + 1} is not allowed; allowed: an integer from 0 to {most}")


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(
    ("game_end", "last"),
    [({"rounds": 2}, 2), ({"points": 500}, 1_000_000), ("one_round", 1_000_000)],
)
def test_the_round_is_one_that_is_played(game_end: object, last: int) -> None:
    rules = {"options": {"game_end": game_end}}
    assert read_scenario(scenario(rules=rules, round=last)).position.round == last
    line = refusal(scenario(rules=rules, round=last + 1), read_scenario)
    assert line == f"round: {last + 1} is not allowed; allowed: an integer from 1 to {last}"


# A round that has still to be opened


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize(("dealer", "turn"), [(0, 1), (1, 2), (2, 0)])
def test_an_empty_discard_pile_has_still_to_be_opened(dealer: int, turn: int) -> None:
    source = without(FULL, "turn", "direction", "colour", "last_actor")
    read = read_scenario({**source, "dealer": dealer, "discard": [], "stock": ["WB", "G1"]})
    assert not read.opened
    p = read.position
    assert p.awaiting == SettingUp()
    assert (p.discard, p.colour, p.last_actor, p.direction) == ((), None, None, LEFT)
    assert (p.scores, p.round, p.turn) == ((0, 499, 20), 3, turn)
    opened = open_round(p).after
    assert opened.top is CARDS["WB"]
    assert opened.turn == turn


@pytest.mark.parametrize(
    ("key", "value"),
    [("turn", 1), ("direction", "left"), ("colour", "red"), ("last_actor", None)],
)
def test_what_the_opening_sets_is_not_given(key: str, value: object) -> None:
    line = refusal({**UNOPENED, key: value}, read_scenario)
    assert line == (
        f"{key}: the opening card sets this; allowed: no such key while discard is empty"
    )


@pytest.mark.rule("OPEN-6")
@pytest.mark.parametrize(
    ("rules", "stock"),
    [
        ("standard", []),
        ("standard", ["W+4", "W+4"]),
        ("quick", ["W+4", "R+2", "RS", "RR"]),
    ],
)
def test_a_stock_without_a_card_that_can_open_is_refused(rules: str, stock: list[str]) -> None:
    line = refusal({**UNOPENED, "rules": rules, "stock": stock}, read_scenario)
    assert line == (
        "stock: no card here can open the round; allowed: a stock with a card that can open"
    )


@pytest.mark.rule("OPEN-6")
def test_so_is_a_rest_of_the_deck_without_one() -> None:
    wilds = ["W+4"] * 4
    others = [card.code for card in DECK if card.code != "W+4"]
    source = scenario(hands=[others[:50], others[50:]], discard=[])
    assert refusal(source, read_scenario).startswith("stock: no card here can open the round")
    assert refusal({**source, "stock": wilds}, read_scenario).startswith("stock: ")


@pytest.mark.rule("OPEN-2", "OPEN-6")
@pytest.mark.parametrize(("rules", "stock"), [("standard", ["W+4", "RS"]), ("quick", ["RS", "WB"])])
def test_one_card_that_can_open_is_enough(rules: str, stock: list[str]) -> None:
    read = read_scenario({**UNOPENED, "rules": rules, "stock": stock})
    assert open_round(read.position).after.top is CARDS[stock[1]]


# Writing


@pytest.mark.parametrize("source", [FULL, UNOPENED, scenario(), scenario(discard=[], seed=3)])
def test_a_scenario_is_written_as_it_was_read(source: dict[str, Any]) -> None:
    read = read_scenario(source)
    assert read_scenario(write_scenario(read)) == read


def test_a_scenario_is_written_whole() -> None:
    assert write_scenario(read_scenario(FULL)) == FULL


def test_what_the_opening_sets_is_not_written_before_it() -> None:
    assert write_scenario(read_scenario(UNOPENED)) == {
        "title": "",
        "rules": "standard",
        "dealer": 0,
        "scores": [0, 0],
        "round": 1,
        "seed": 0,
        "actions": [],
        **UNOPENED,
    }


def test_a_stock_that_was_shuffled_is_written_by_its_seed() -> None:
    written = write_scenario(read_scenario(scenario(seed=5)))
    assert written["seed"] == 5
    assert "stock" not in written


def test_a_position_of_a_game_can_be_written_as_a_scenario() -> None:
    p = start_game(["Ana", "Ben"], seed=2**63 - 1).after
    assert p.generator >= 2**63
    read = read_scenario(write_scenario(Scenario("From a game", p, ())))
    assert read.position == changed(p, generator=p.generator - 2**63, moment=0)


def test_a_scenario_begins_with_a_turn() -> None:
    p = read_scenario(scenario(hands=[["R5"], ["W+4", "R1"]])).position
    challenged = apply(p, Play(1, CARDS["W+4"], Colour.RED)).after
    with pytest.raises(ValueError, match="a scenario begins with a turn, not with AwaitChallenge"):
        write_scenario(Scenario("", challenged, ()))
