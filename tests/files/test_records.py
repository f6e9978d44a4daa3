from typing import Any

import pytest

from tests.files.samples import as_bytes, record, refusal, scenario, without
from uno_kart_lab.files import Record, read_record, write_record
from uno_kart_lab.rules.actions import Draw
from uno_kart_lab.rules.engine import start_game
from uno_kart_lab.rules.options import QUICK, STANDARD

FULL = record(rules="quick", dealer=2, seed=2**63 - 1, actions=[{"seat": 0, "do": "draw"}])


def test_a_whole_record_is_read() -> None:
    expected = Record(("Ana", "Ben", "Chi"), QUICK, 2**63 - 1, 2, (Draw(0),))
    assert read_record(FULL) == expected
    assert read_record(as_bytes(FULL)) == expected


def test_players_and_a_seed_are_enough() -> None:
    assert read_record(record()) == Record(("Ana", "Ben", "Chi"), STANDARD, 7, None, ())


@pytest.mark.parametrize("key", ["format", "players", "seed"])
def test_what_a_record_needs_is_named(key: str) -> None:
    assert refusal(without(record(), key), read_record).startswith(f"{key}: this key is missing")


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    line = refusal(record(hands=[]), read_record)
    assert line == (
        "hands: this key is unknown; allowed: format, rules, players, seed, dealer, actions"
    )


def test_a_scenario_is_no_record() -> None:
    line = refusal(scenario(), read_record)
    assert line == ('format: "uno-kart-scenario/1" is not allowed; allowed: "uno-kart-record/1"')


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("dealer", [0, 2])
def test_a_dealer_can_be_chosen(dealer: int) -> None:
    read = read_record(record(rules="quick", dealer=dealer))
    assert read.dealer == dealer
    step = start_game(read.players, read.rules, read.seed, read.dealer)
    assert step.after.dealer == dealer


def test_where_none_is_given_the_first_player_is_the_chosen_dealer() -> None:
    assert read_record(record(rules="quick")).dealer == 0


@pytest.mark.parametrize("dealer", [3, -1, True, "Ana", None])
def test_a_chosen_dealer_has_a_seat(dealer: object) -> None:
    line = refusal(record(rules="quick", dealer=dealer), read_record)
    assert line.startswith("dealer: ")
    assert line.endswith("allowed: an integer from 0 to 2")


@pytest.mark.rule("SETUP-1")
def test_no_dealer_is_named_where_the_highest_card_decides() -> None:
    assert read_record(record(dealer=None)).dealer is None
    line = refusal(record(dealer=0), read_record)
    assert line == (
        "dealer: 0 is not allowed; "
        "allowed: null, since the highest card decides (first_dealer: high_card)"
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", ["Ana"]),
        ("seed", 2**63),
        ("seed", None),
        ("rules", "fast"),
        ("rules", None),
        ("actions", None),
        ("actions", [{"seat": 3, "do": "draw"}]),
    ],
)
def test_a_wrong_value_is_refused_at_its_place(key: str, value: Any) -> None:
    assert refusal(record(**{key: value}), read_record).startswith(key)


@pytest.mark.parametrize("source", [record(), FULL])
def test_a_record_is_written_as_it_was_read(source: dict[str, Any]) -> None:
    read = read_record(source)
    assert read_record(write_record(read)) == read


def test_a_record_is_written_whole() -> None:
    assert write_record(read_record(FULL)) == FULL
    assert write_record(read_record(record())) == record(rules="standard", dealer=None, actions=[])
