import pytest

from tests.files.samples import as_bytes, record, refusal, scenario, session
from uno_kart_lab.files import (
    Record,
    Scenario,
    Session,
    read_record,
    read_scenario,
    read_session,
    read_source,
)


def test_the_format_decides_what_is_read() -> None:
    assert read_source(scenario()) == read_scenario(scenario())
    assert read_source(record()) == read_record(record())
    assert read_source(session()) == read_session(session())


def test_bytes_a_string_and_a_dict_say_the_same() -> None:
    for value, kind in ((scenario(), Scenario), (record(), Record), (session(), Session)):
        read = read_source(value)
        assert isinstance(read, kind)
        assert read_source(as_bytes(value)) == read
        assert read_source(as_bytes(value).decode()) == read


@pytest.mark.parametrize("name", ["uno-kart-scenario/2", "", "UNO-KART-RECORD/1", None, 1, []])
def test_an_unknown_format_is_refused_with_those_there_are(name: object) -> None:
    line = refusal(scenario(format=name))
    assert line.startswith("format: ")
    assert line.endswith(
        '; allowed: "uno-kart-scenario/1", "uno-kart-record/1", "uno-kart-session/1"'
    )


def test_a_missing_format_is_told_what_it_could_be() -> None:
    line = refusal({})
    assert line.startswith("format: this key is missing; allowed: ")


@pytest.mark.parametrize(
    "source", [None, [], 1, True, 1.5, (), b"[]", "null", bytearray(b"{}"), object()]
)
def test_an_input_is_an_object(source: object) -> None:
    assert refusal(source).startswith("input: ")


def test_a_key_given_twice_is_refused_wherever_it_stands() -> None:
    text = as_bytes(scenario(actions=[{"seat": 0, "do": "draw"}])).decode()
    assert refusal(text.replace('"players":', '"format": 1, "players":')) == (
        'input: the key "format" twice is not allowed; allowed: an object with keys such as format'
    )
    assert refusal(text.replace('"do":', '"seat": 0, "do":')) == (
        'actions[0]: the key "seat" twice is not allowed; allowed: an object with keys such as do'
    )


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "1e999", "0.5", "1" * 5000])
def test_a_number_that_is_no_integer_is_refused_at_its_place(number: str) -> None:
    text = as_bytes(scenario(seed="SEED")).decode().replace('"SEED"', number)
    assert refusal(text).startswith(f"seed: {number[:40]}")


def test_half_a_surrogate_pair_is_refused_at_its_place() -> None:
    assert refusal(as_bytes(scenario(players=["Ana", "\ud800"]))).startswith(
        r'players[1]: "\ud800" is not allowed'
    )
